"""Set 6: cards seen on top of decks, Orcs on stacks, wins of Gollum and Sméagol, tokens that are spotted."""

import pytest
from msgspec.structs import replace

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.events import WoundPrevented
from pelipoyta.games.lotr.model import Assign, Play, Use, Zone


def made(make, number, title, culture, race, **more):
    facts = {"cost": 2, "strength": 5, "vitality": 4, "site": 1} | more
    return make(minion(f"9C{number}", title, culture, race, **facts))


@pytest.mark.card("6U8")
def test_too_long_have_these_peasants_stood(scenario):
    sc = scenario(twilight=9)
    hero, foe = sc.put("4C74"), sc.put("4C10", 1)
    mine, theirs = sc.put("4C44"), sc.put("4R6", 1)
    sc.set_strength(foe, 9)
    sc.hand(1, "6U8")
    sc.fight(hero, foe).resolve()
    sc.play("6U8")
    assert (sc.lives(mine), sc.lives(theirs)) == (False, False)


@pytest.mark.card("6U16")
def test_forearmed(scenario):
    """The cost of the card on top, which stays there."""
    sc = scenario()
    legolas, foe = sc.put("4C74"), sc.put("4C192", 1)
    before = sc.strength(foe)
    sc.hand(0, "6U16", "4C87")
    sc.deck(0, "4P364")
    sc.fight(legolas, foe)
    sc.play("6U16")
    assert sc.strength(foe) == before - CARDS[4364].twilight
    assert sc.s.players[0].deck.top == (4364,)


@pytest.mark.card("6C21")
@pytest.mark.parametrize(("name", "wounds"), [("4C87", 1), ("4C42", 0)])
def test_naith_longbow(scenario, name, wounds):
    sc = scenario()
    legolas, foe = sc.put("4C74"), sc.put("4C197", 1)
    bow = sc.put("6C21", on=legolas)
    sc.deck(0, name)
    sc.begin("archery")
    sc.use(bow)
    assert (sc.wounds(legolas), sc.in_discard(0), sc.wounds(foe)) == (1, [name], wounds)


@pytest.mark.card("6C37")
def test_treebeard_is_roused(scenario):
    """LOTR-26.8."""
    sc = scenario()
    ent, merry, foe = sc.put("6C37"), sc.put("4C310"), sc.put("4C192", 1)
    sc.begin("assignment")
    assert not sc.can(Assign(ent, foe))
    sc.use(ent)
    sc.pass_until("defend")
    assert (sc.can(Assign(ent, foe)), sc.wounds(merry)) == (True, 1)
    sc.hand(0, "4C87")
    sc.fight(ent, foe)
    sc.use(ent, 1)
    assert (sc.keyword(ent, Keyword.DAMAGE), sc.wounds(ent)) == (1, 1)


@pytest.mark.card("6C38", "6C43")
@pytest.mark.parametrize(("name", "burdens", "dies"), [("6C38", 4, True), ("6C43", 1, False)])
def test_smeagol_wins(scenario, name, burdens, dies):
    sc = scenario()
    smeagol, foe, other = sc.put("5C28", wounds=1), sc.put("4C10", 1), sc.put("4C192", 1)
    sc.set_player(0, burdens=3)
    sc.set_strength(smeagol, 12)
    sc.hand(0, name)
    sc.fight(smeagol, foe).resolve()
    sc.play(name)
    assert (sc.burdens(), sc.lives(other), sc.wounds(smeagol)) == (burdens, not dies, 1 if dies else 0)


@pytest.mark.card("6C42", "6C47")
@pytest.mark.parametrize(("name", "burdens", "wounds"), [("6C42", 1, 0), ("6C47", 0, 1)])
def test_gollum_wins(scenario, make, name, burdens, wounds):
    gollum = made(make, 61, "Gollum", GOLLUM, None, side=Side.SHADOW, strength=9)
    sc = scenario(twilight=9)
    hero, far, foe = sc.put("4C74"), sc.put("4C49"), sc.put(gollum, 1)
    sc.hand(1, name)
    sc.fight(hero, foe).resolve()
    sc.play(name)
    if wounds:
        assert sc.offered == {hero, far}
        sc.choose(far)
    assert (sc.burdens(), sc.wounds(far)) == (burdens, wounds)


@pytest.mark.card("6C38", "6C42", "6C43", "6C47", "6U8")
@pytest.mark.parametrize("name", ["6C38", "6C42", "6C43", "6C47", "6U8"])
def test_the_win_of_another_is_not_theirs(scenario, name):
    sc = scenario(twilight=9)
    hero, foe = sc.put("4C74"), sc.put("4C192", 1)
    sc.set_strength(foe, 9)
    for seat in (0, 1):
        sc.hand(seat, name)
    sc.fight(hero, foe).resolve()
    assert sc.asks != "respond"


@pytest.mark.card("6C53")
@pytest.mark.parametrize(("culture", "wounds"), [(Culture.ROHAN, 1), (Culture.GONDOR, 0)])
def test_mortal_men(scenario, culture, wounds):
    sc = scenario()
    boromir, foe, fort = sc.put("1U97"), sc.put("4C197", 1), sc.put("5U79")
    sc.s.cards[fort] = replace(sc.s.cards[fort], tokens=((culture, 1),))
    sc.hand(0, "6C53", "4C87")
    sc.fight(boromir, foe)
    sc.play("6C53")
    assert (sc.strength(boromir), sc.wounds(foe)) == (CARDS[1097].strength + 2, wounds)


@pytest.mark.card("6R57")
def test_agents_of_orthanc(scenario):
    """Each culture over two; Frodo is of the Shire, and the Shadow's cultures do not count."""
    sc = scenario()
    agents = sc.put("6R57", 1)
    sc.put("4C10", 1)
    for name, more in (("4C74", 0), ("4C49", 1), ("4C286", 2)):
        sc.put(name)
        assert sc.strength(agents) == CARDS[6057].strength + 2 * more
        assert sc.keyword(agents, Keyword.DAMAGE) == more


@pytest.mark.card("6R60")
def test_berserk_butcher(scenario, make):
    engine = make(condition("9C62", "Engine", ISENGARD, cost=0, keywords=MACHINE))
    sc = scenario()
    butcher, machine, man = sc.put("6R60", 1), sc.put(engine, 1), sc.put("4C10", 1)
    sc.s.cards[machine] = replace(sc.s.cards[machine], tokens=((Culture.ISENGARD, 1),))
    blow = make(event("9C64", "Blow", GANDALF, cost=0).says(maneuver(do=Wound(Choose(MINION)))))
    sc.hand(0, blow, blow, "4C98")
    sc.begin("maneuver")
    sc.pass_until_seat(1)
    sc.use(butcher, 1)
    assert (sc.wounds(butcher), sc.s.cards[machine].tokens) == (2, ())
    sc.play(blow)
    assert sc.offered == {butcher, man}, "a wound that is prevented may be aimed at him all the same"
    sc.choose(butcher).pass_until_seat(0).play(blow).choose(man)
    assert (sc.wounds(butcher), sc.lives(man), sc.told(WoundPrevented)) == (
        2,
        False,
        [WoundPrevented(butcher, cause=6060)],
    )
    sc.pass_until("defend")
    assert sc.s.lasting == []


@pytest.mark.card("6U63", "6U66")
def test_orcs_are_laid_on_the_works(scenario, make):
    """By a regroup action only; there Isengard's builders still speak."""
    orc = made(make, 63, "Digger", ISENGARD, ORC)
    order = make(
        condition("9C64", "Order", ISENGARD, cost=0).says(
            regroup(do=Discard(Choose(ORC))), maneuver(do=Discard(Choose(ORC)))
        )
    )
    sc = scenario(twilight=9)
    works, foreman, builder, digger = sc.put("6U63", 1), sc.put(order, 1), sc.put("6U66", 1), sc.put(orc, 1)
    sc.begin("maneuver").pass_until_seat(1)
    sc.use(foreman, 1).choose(digger)
    assert not any(card.zone is Zone.STACKED for card in sc.s.cards.values())
    sc.begin("regroup").pass_until_seat(1)
    sc.use(foreman)
    sc.use(works)
    while sc.asks == "card":
        sc.choose(min(sc.offered))
    laid = sc.find("6U66")
    assert (sc.s.cards[laid].host, builder in sc.s.cards) == (works, False)
    sc.pass_until_seat(1)
    sc.use(laid)
    assert (sc.lives(laid), sc.s.twilight) == (False, 11)


@pytest.mark.card("6U63")
def test_two_cards_from_the_works(scenario, make):
    orc = made(make, 63, "Digger", ISENGARD, ORC)
    sc = scenario(twilight=9)
    works = sc.put("6U63", 1)
    sc.discard(1, orc)
    sc.stack("4C10", 1, works)
    sc.begin("shadow", 1)
    assert sc.refused(Use(works, 1)).rule == "LOTR-18.3"
    sc.stack("4C12", 1, works)
    sc.use(works, 1).choose(orc)
    assert (sc.s.cards[sc.find(orc)].zone, sc.s.twilight) == (Zone.CENTRE, 9 - 1 - 2)


@pytest.mark.card("6R76")
def test_the_balrog_scorns_the_weak(scenario):
    sc = scenario()
    weak, strong, balrog = sc.put("4C286"), sc.put("4C74"), sc.put("6R76", 1)
    assert sc.strength(weak) == 5
    sc.begin("defend")
    assert sc.refused(Assign(weak, balrog)).reason == "kept-out"
    assert sc.can(Assign(strong, balrog))
    sc.strengthen(weak, 1)
    assert sc.can(Assign(weak, balrog))


@pytest.mark.card("6R76")
@pytest.mark.parametrize(("name", "less"), [("1C191", 3), ("4C192", 0)])
def test_the_balrog_follows_moria(scenario, name, less):
    sc = scenario(site=9, twilight=30)
    sc.put(name, 1)
    sc.hand(1, "6R76")
    sc.begin("shadow", 1)
    sc.play("6R76")
    assert sc.s.twilight == 30 - CARDS[6076].twilight + less


@pytest.mark.card("6R92")
def test_eomer(scenario):
    """The wounds of minions in the chosen Man's own skirmish."""
    sc = scenario()
    eomer, foe, far = sc.put("6R92"), sc.put("4C197", 1, wounds=1), sc.put("4C192", 1, wounds=1)
    sc.hand(0, "4C42", "4C87", "4C297", "4C297")
    sc.fight(eomer, foe)
    sc.use(eomer, 1).choose("4C42", "4C87", "4C297")
    assert (sc.strength(eomer), sc.in_hand(0), sc.wounds(far)) == (CARDS[6092].strength + 2, ["4C297"], 1)


@pytest.mark.card("6C100")
def test_dead_ones(scenario, make):
    """A burden, or the sight of another of the twilight."""
    ghost = made(make, 65, "Ghost", SAURON, WRAITH, keywords=TWILIGHT)
    sc = scenario(twilight=9, site=9)
    sc.hand(1, "6C100", "6C100")
    sc.begin("shadow", 1)
    assert sc.refused(Play(6100)).rule == "LOTR-18.3"
    sc.set_player(0, burdens=1)
    sc.play("6C100")
    assert sc.burdens() == 0
    sc.put(ghost, 1)
    sc.s.twilight = 9
    sc.play("6C100")
    assert sum(card.code == 6100 for card in sc.s.cards.values()) == 2


@pytest.mark.card("6U105")
def test_peril(scenario, make):
    orc = made(make, 66, "Orc", SAURON, ORC)
    troll = made(make, 67, "Troll", SAURON, TROLL, cost=6)
    sc = scenario(twilight=9)
    peril, warden = sc.put("6U105", 1), sc.put(orc, 1)
    sc.hand(1, troll, "4C10")
    sc.begin("regroup").pass_until_seat(1)
    sc.use(peril)
    assert sc.offered == {9067}
    sc.choose(troll)
    beast = sc.find(troll)
    assert (sc.vitality(beast), sc.wounds(beast), sc.wounds(warden), sc.s.twilight) == (1, 3, 1, 7)


@pytest.mark.card("6C112")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_long_slow_wrath(scenario, make, count):
    friends = [
        make(companion(f"9C7{n}", f"Friend {n}", "", GANDALF, MAN, cost=1, strength=3, vitality=3)) for n in (1, 2)
    ]
    sc = scenario()
    merry, foe = sc.put("4C310"), sc.put("4C192", 1)
    for name in friends[:count]:
        sc.put(name)
    sc.hand(0, "6C112", "4C87")
    sc.fight(merry, foe)
    before = sc.strength(merry)
    sc.play("6C112")
    assert (sc.strength(merry), sc.keyword(merry, Keyword.DAMAGE)) == (before + count, count)
