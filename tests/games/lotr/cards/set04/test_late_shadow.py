"""Isengard and Raiders of set 4 that waited for a word."""

import pytest
from tests.games.lotr.cards.dark import foe, in_fight, in_phase

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Assign, Play, Use
from pelipoyta.games.lotr.words.facts import code_of

ARAGORN, HELD, SCOUT = "4P364", "4C87", "4C189"


@pytest.fixture
def tracker(make):
    return foe(make, 61, ISENGARD, URUK_HAI, keywords=TRACKER)


@pytest.fixture
def raider(make):
    return foe(make, 62, RAIDER, MAN, keywords=SOUTHRON)


@pytest.mark.card("4U143")
@pytest.mark.parametrize(("race", "asked"), [(MAN, True), (HOBBIT, False)])
@pytest.mark.parametrize("paid", [True, False])
def test_brought_back_alive(scenario, make, tracker, race, asked, paid):
    """The tracker meets an unbound companion, who may exert instead unless a Hobbit."""
    hero = make(companion("9C63", "Hero", "", ROHAN, race, cost=1, strength=5, vitality=4))
    sc = scenario(site=4, twilight=9)
    friend, hunter = sc.put(hero), sc.put(tracker, 1)
    sc.hand(1, "4U143", HELD)
    in_phase(sc, "assignment").play("4U143")
    if asked:
        sc.decide(int(paid))
    met = [(fight.character, fight.minions) for fight in sc.s.fights]
    assert met == ([] if asked and paid else [(friend, (hunter,))])
    assert (sc.wounds(hunter), sc.wounds(friend)) == (1, int(asked and paid))


@pytest.mark.card("4R162")
def test_new_power_rising(scenario):
    """The hand is shown, the Free Peoples' cards in it thrown away, and a card of Isengard taken back."""
    sc = scenario(site=4, twilight=9)
    sc.hand(1, "4R162", HELD, "4C10")
    sc.discard(1, "4C10", "4C189")
    sc.put("4C189", 1)
    in_phase(sc, "regroup")
    assert sc.refused(Play(code_of("4R162"))).rule == "LOTR-17.9"
    sc.put("4R173", 1)
    sc.play("4R162").let_pass()
    if sc.asks == "card":
        sc.choose("4C189")
    assert sorted(sc.in_hand(1)) == ["4C10", "4C189"]
    assert HELD in sc.in_discard(1)


@pytest.mark.card("4R174")
def test_sarumans_staff(scenario):
    """Fierce and more harmful; what keeps him out of the fight may be laid aside."""
    sc = scenario(site=4, twilight=9)
    hero, saruman = sc.put(ARAGORN), sc.put("4R173", 1)
    was = sc.strength(saruman), sc.keyword(saruman, Keyword.DAMAGE)
    staff = sc.put("4R174", 1, on=saruman)
    now = [sc.strength(saruman), sc.keyword(saruman, Keyword.DAMAGE), sc.keyword(saruman, Keyword.FIERCE)]
    assert now == [was[0] + 2, was[1] + 1, 1]
    sc.hand(1, HELD)
    sc.begin("assignment")
    assert not sc.can(Assign(hero, saruman), 0)
    in_phase(sc, "maneuver").use(staff, 1)
    sc.pass_until("defend")
    assert sc.can(Assign(hero, saruman))


@pytest.mark.card("4U208")
def test_vengeance(scenario, tracker):
    """Two for each card on whom it fights."""
    sc = scenario(site=4, twilight=9)
    hero, friend, hunter = sc.put(ARAGORN), sc.put("4C49"), sc.put(tracker, 1)
    sc.put("4C283", on=hero), sc.put("4R261", 1, on=hero), sc.put("4C283", on=friend)
    sc.hand(1, "4U208", HELD)
    in_fight(sc, hero, hunter).play("4U208")
    assert sc.strength(hunter) == 9


@pytest.mark.card("4R237")
@pytest.mark.parametrize(("site", "twilight", "able"), [(7, 6, True), (7, 7, False), (6, 0, False)])
def test_ithilien_wilderness(scenario, site, twilight, able):
    sc = scenario(site=site, twilight=twilight)
    wilds = sc.put("4R237", 1)
    sc.hand(1, HELD)
    sc.begin("shadows")
    assert sc.can(Use(wilds, 0), 1) is able
    if able:
        assert sc.use(wilds, 0).s.twilight == 14


@pytest.mark.card("4R237")
def test_ithilien_wilderness_at_the_end_of_the_phase_of_the_move(scenario):
    """Offered though the Shadow phase is skipped, and before it begins; not where nobody moved."""
    sc = scenario(site=7, twilight=6)
    wilds = sc.put("4R237", 1)
    sc.s.used["skips/1"] = 1
    sc.begin("shadows")
    assert (sc.asks, sc.s.phase is Phase.SHADOW) == ("respond", False)
    before = sc.s.twilight
    assert sc.use(wilds, 0).s.twilight == before + 8
    sc = scenario(site=7)
    wilds = sc.put("4R237", 1)
    sc.hand(1, HELD)
    sc.begin("shadow", 1)
    assert not sc.can(Use(wilds, 0), 1)


@pytest.mark.card("4R237", "4R261")
@pytest.mark.parametrize("name", ["4R237", "4R261"])
def test_given_up_for_a_raider(scenario, raider, tracker, name):
    sc = scenario(site=4, twilight=9)
    hero, man, other = sc.put(ARAGORN), sc.put(raider, 1), sc.put(tracker, 1)
    thing = sc.put(name, 1)
    in_fight(sc, hero, man).use(thing, 1)
    assert (sc.strength(man), sc.strength(other), sc.lives(thing)) == (7, 5, False)


@pytest.mark.card("4R256")
@pytest.mark.parametrize("paid", [True, False])
def test_southron_troop(scenario, make, raider, paid):
    """Against the Ring-bearer, unless the Shadow player may discard a companion."""
    sc = scenario(site=4, twilight=20)
    sc.hand(1, "4R256", HELD)
    sc.begin("shadow", 1)
    assert sc.refused(Play(code_of("4R256"))).rule == "LOTR-18.1"
    sc.put(raider, 1)
    sc.play("4R256")
    troop = sc.find("4R256")
    heroes = [
        sc.put(make(companion(f"9C{n}", f"Hero {n}", "", ROHAN, MAN, cost=1, strength=5, vitality=4)))
        for n in range(64, 69)
    ]
    in_phase(sc, "assignment")
    assert not sc.can(Use(troop, 1))
    heroes.append(sc.put(ARAGORN))
    sc.use(troop, 1).decide(int(paid))
    if paid:
        assert (sc.asked, sc.offered) == (1, set(heroes))
        sc.choose(heroes[0])
    assert sc.lives(heroes[0]) is not paid
    assert [(fight.character, fight.minions) for fight in sc.s.fights] == ([] if paid else [(sc.frodo, (troop,))])
    assert [sc.keyword(troop, word) for word in (Keyword.ARCHER, Keyword.AMBUSH, Keyword.SOUTHRON)] == [1, 1, 1]


@pytest.mark.card("4R261")
@pytest.mark.parametrize(
    ("words", "man", "hurt"), [("ranger", True, True), ("ranger", False, False), ("man", True, False)]
)
def test_wrath_of_harad(scenario, make, raider, tracker, words, man, hurt):
    """Who calls on a ranger pays with a wound, while a Man of the Raiders is there."""
    which = RANGER if words == "ranger" else MAN
    call = make(event("9C69", "Call", GONDOR, cost=0).says(skirmish(cost=Spot(which), do=AddTwilight())))
    sc = scenario(site=4, twilight=9)
    hero, enemy = sc.put(ARAGORN), sc.put(raider if man else tracker, 1)
    sc.give(hero, Keyword.RANGER)
    sc.put("4R261", 1)
    sc.hand(0, call, HELD)
    sc.fight(hero, enemy).play(call)
    if hurt:
        assert (sc.asked, sc.offered) == (0, {hero, sc.frodo})
        sc.choose(hero)
    assert (sc.wounds(hero), sc.s.twilight) == (int(hurt), 10)
