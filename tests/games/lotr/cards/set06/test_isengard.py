"""Set 6, Isengard: Orcs spent and laid on the works, ladders, banners, traitors."""

import pytest
from tests.games.lotr.cards.dark import add_tokens, beaten, foe, hold, in_fight, in_phase, printed, tokens

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play, Use, Zone

FRIENDS = ("4P364", "4C49", "4C286", "4C74", "1U97", "4C310")


@pytest.fixture
def orc(make):
    return foe(make, 63, ISENGARD, ORC)


@pytest.fixture
def spy(make):
    """A Man of Isengard."""
    return foe(make, 91, ISENGARD, MAN)


@pytest.mark.card("6U58")
@pytest.mark.parametrize(("count", "able"), [(2, False), (3, True)])
def test_assault_ladder(scenario, count, able):
    sc = scenario()
    hero, uruk, ladder = sc.put("4C74"), sc.put("4C192", 1), sc.put("6U58", 1)
    add_tokens(sc, ladder, count)
    sc.hand(1, "4C151")
    in_fight(sc, hero, uruk)
    assert sc.can(Use(ladder, 1)) is able
    if able:
        sc.use(ladder, 1)
        assert (sc.strength(uruk), sc.lives(ladder)) == (printed("4C192").strength + 3, False)


@pytest.mark.card("6U58")
def test_assault_ladder_is_built(scenario, orc):
    sc = scenario()
    uruk, other, ladder = sc.put("4C192", 1), sc.put(orc, 1), sc.put("6U58", 1)
    in_phase(sc, "shadow")
    sc.use(ladder)
    assert (tokens(sc, ladder), sc.wounds(uruk), sc.wounds(other)) == (1, 1, 0)


@pytest.mark.card("6C59")
@pytest.mark.parametrize("sites", [0, 2])
def test_banner_of_isengard(scenario, sites):
    """The Free Peoples player tires a companion for each site."""
    sc = scenario(site=5)
    hero, gimli, uruk = sc.put("4P364"), sc.put("4C49"), sc.put("4C192", 1)
    sc.put("6C59", 1, on=uruk)
    hold(sc, sites)
    beaten(sc, hero, uruk, 10)
    for _ in range(sites):
        assert sc.asked == 0
        sc.choose(gimli)
    assert sc.wounds(gimli) == sites
    assert sc.asks == "move-again"


@pytest.mark.card("6U61")
def test_desertion(scenario, orc, spy):
    """A minion of Isengard weaker than the bearer; not a stronger one, nor another culture's."""
    sc = scenario()
    hero, uruk, weak, strong = sc.put("4P364"), sc.put("4C10", 1), sc.put(orc, 1), sc.put("4C192", 1)
    sc.set_strength(uruk, 1), sc.set_strength(strong, 9)
    flight = sc.put("6U61", 1, on=hero)
    assert sc.strength(hero) == 7
    in_phase(sc, "assignment")
    sc.use(flight, 1)
    assert [(fight.character, fight.minions) for fight in sc.s.fights] == [(hero, (weak,))]
    assert not sc.lives(flight)


@pytest.mark.card("6U61")
def test_desertion_needs_a_man_of_isengard(scenario, spy):
    sc = scenario(site=5, twilight=9)
    hero = sc.put("4P364")
    sc.put("4C10", 1), sc.hand(1, "6U61", "4C192")
    in_phase(sc, "shadow")
    assert sc.refused(Play(6061)).rule == "LOTR-18.1"
    sc.put(spy, 1)
    sc.play("6U61")
    assert sc.s.cards[sc.find("6U61")].host == hero


@pytest.mark.card("6U64", "6U73")
@pytest.mark.parametrize("name", ["6U64", "6U73"])
@pytest.mark.parametrize(("phase", "ability", "laid"), [("regroup", 0, 1), ("maneuver", 1, 0)])
def test_works_gather_orcs(scenario, make, orc, name, phase, ability, laid):
    """Those a regroup action discards."""
    order = make(
        condition("9C64", "Order", ISENGARD, cost=0).says(
            regroup(do=Discard(Choose(ORC))), maneuver(do=Discard(Choose(ORC)))
        )
    )
    sc = scenario()
    works, foreman = sc.put(name, 1), sc.put(order, 1)
    sc.put(orc, 1), sc.put("4C192", 1)
    in_phase(sc, phase)
    sc.use(foreman, ability)
    assert sc.can(Use(works, 0), 1) is bool(laid)
    if laid:
        sc.use(works)
        while sc.asks == "card":
            sc.choose(min(sc.offered))
    assert sum(card.zone is Zone.STACKED and card.host == works for card in sc.s.cards.values()) == laid


@pytest.mark.card("6U64", "6U73")
def test_an_orc_is_laid_on_one_of_two_works(scenario, make, orc):
    order = make(condition("9C64", "Order", ISENGARD, cost=0).says(regroup(do=Discard(Choose(ORC)))))
    sc = scenario()
    fist, scaffold, foreman = sc.put("6U64", 1), sc.put("6U73", 1), sc.put(order, 1)
    sc.put(orc, 1)
    in_phase(sc, "regroup")
    sc.use(foreman).use(fist)
    sc.choose(orc).use(scaffold)
    laid = [card.host for card in sc.s.cards.values() if card.zone is Zone.STACKED]
    assert (laid, sc.in_discard(1), sc.asks) == ([fist], [], "regroup")


@pytest.mark.card("6U64")
@pytest.mark.parametrize(("count", "able"), [(2, False), (3, True)])
def test_iron_fist_of_the_orc(scenario, orc, count, able):
    sc = scenario(twilight=1)
    hero, fist = sc.put("4P364"), sc.put("6U64", 1)
    sword, mine = sc.put("4C306", on=hero), sc.put("6U73", 1)
    for _ in range(count):
        sc.stack(orc, 1, fist)
    sc.begin("regroup")
    sc.pass_until_seat(1) if able else None
    assert sc.can(Use(fist, 1), 1) is able
    if able:
        sc.use(fist, 1)
        assert (sc.lives(sword), sc.in_discard(1), sc.s.twilight) == (False, [orc] * 3, 0)
        assert sc.lives(mine)


@pytest.mark.card("6U73")
@pytest.mark.parametrize(("who", "able"), [("orc", True), ("4C192", False)])
def test_scaffolding(scenario, orc, who, able):
    sc = scenario()
    hero, minion, works = sc.put("4P364"), sc.put(orc if who == "orc" else who, 1), sc.put("6U73", 1)
    for _ in range(2):
        sc.stack(orc, 1, works)
    sc.set_strength(hero, 9)
    sc.fight(hero, minion).resolve()
    assert sc.can(Use(works, 1), 1) is able
    if able:
        sc.use(works, 1)
        assert (sc.wounds(minion), sc.in_discard(1)) == (0, [orc, orc])


@pytest.mark.card("6C65", "6C67", "6C69", "6C71", "6R68")
@pytest.mark.parametrize(
    ("name", "friends", "count"),
    [("6C65", 5, 1), ("6C67", 1, 1), ("6C69", 1, 1), ("6C71", 1, 1), ("6R68", 4, 1), ("6R68", 5, 2)],
)
def test_an_orc_is_spent(scenario, make, orc, name, friends, count):
    """An Orc of Isengard; the Free Peoples player chooses who is wounded."""
    sc = scenario()
    fellows = [sc.put(one) for one in FRIENDS[:friends]]
    worker, spent, uruk = sc.put(name, 1), sc.put(orc, 1), sc.put("4C192", 1)
    sc.put(foe(make, 64, SAURON, ORC), 1)
    in_phase(sc, "regroup")
    sc.use(worker)
    assert sc.offered == {worker, spent}
    sc.choose(spent)
    assert (sc.asked, sc.offered) == (0, {*fellows, sc.frodo})
    for hurt in fellows[:count]:
        sc.choose(hurt)
    assert [sc.wounds(one) for one in fellows[:count]] == [1] * count
    assert (sc.lives(spent), sc.lives(uruk), sc.lives(worker)) == (False, True, True)


@pytest.mark.card("6R68", "6U70")
@pytest.mark.parametrize(("name", "ability"), [("6R68", 1), ("6U70", 0)])
@pytest.mark.parametrize(("shelf", "able"), [("6U64", True), ("4R6", False)])
def test_orcs_speak_from_the_works(scenario, orc, name, ability, shelf, able):
    """Stacked on a card of Isengard, not on another's."""
    sc = scenario(twilight=2)
    hero = sc.put("4P364")
    sc.put(orc, 1)
    laid = sc.stack(name, 1, sc.put(shelf, 1))
    sc.begin("regroup")
    sc.pass_until_seat(1) if able else None
    assert sc.can(Use(laid, ability), 1) is able
    if able:
        sc.use(laid, ability)
        if sc.asked == 1 and hero in sc.offered:
            sc.choose(hero)
        tired = sc.vitality(hero) == 1
        assert (sc.s.twilight, tired, sc.in_discard(1)) == ((5, False, [name]) if name == "6R68" else (0, True, [name]))


@pytest.mark.card("6C72")
@pytest.mark.parametrize(("mark", "more"), [("4C212", 2), ("5C32", 0)])
def test_rohirrim_traitor(scenario, mark, more):
    sc = scenario()
    hero, traitor = sc.put("4P364"), sc.put("6C72", 1)
    sc.put(mark, 1, on=hero)
    assert sc.strength(traitor) == printed("6C72").strength + more


@pytest.mark.card("6R74")
def test_sharku_vile_marauder(scenario):
    sc = scenario()
    sharku = sc.put("6R74", 1)
    assert sc.keyword(sharku, Keyword.FIERCE) == 1
    in_phase(sc, "regroup")
    sc.use(sharku, 1)
    assert (sc.s.twilight, sc.keyword(sharku, Keyword.FIERCE)) == (1, 0)


@pytest.mark.card("6U75")
@pytest.mark.parametrize(("who", "able"), [("spy", True), ("4C192", False), ("4C10", False)])
def test_twisted_tales(scenario, spy, who, able):
    sc = scenario()
    hero, minion = sc.put("4P364"), sc.put(spy if who == "spy" else who, 1)
    sword, tales = sc.put("4C306", on=hero), sc.put("6U75", 1)
    beaten(sc, hero, minion, 12)
    assert sc.can(Use(tales, 0), 1) is able
    if able:
        sc.use(tales)
        assert (sc.s.cards[sword].zone, sc.s.cards[sword].host) == (Zone.STACKED, tales)
