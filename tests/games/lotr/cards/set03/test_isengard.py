"""Isengard of set 3: Orcs that strike as one regroups, Saruman who keeps his Uruk-hai."""

import pytest
from tests.games.lotr.cards.dark import foe, in_phase
from tests.games.lotr.cards.old_road import gatherings

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Assign, Play, Use, Zone
from pelipoyta.games.lotr.words.facts import code_of

ARAGORN, BOROMIR, LEGOLAS, GIMLI, SAM, URUK, GOBLIN = "1P365", "1U97", "1U51", "1U12", "1C311", "1C158", "1C177"


@pytest.fixture
def orc(make):
    """Of Isengard, but no Uruk-hai."""
    return foe(make, 61, ISENGARD, ORC)


@pytest.fixture
def pits(scenario):
    return gatherings(scenario, 1, site=5, twilight=9)


@pytest.mark.card("3C49")
@pytest.mark.parametrize("thrown", [0, 2])
def test_abandoning_reason_for_madness(pits, orc, thrown):
    """It needs a minion of Isengard; as many are drawn as were thrown away."""
    sc, _ = pits(hand=["3C49", GOBLIN, GOBLIN, GOBLIN, GOBLIN])
    sc.put(GOBLIN, 1)
    sc.deck(1, URUK, URUK, URUK)
    sc.begin("shadow", 1)
    assert not sc.can(Play(code_of("3C49")))
    sc.put(orc, 1)
    sc.play("3C49").choose(*[GOBLIN] * thrown).pass_()
    assert (sc.in_hand(1).count(URUK), sc.in_hand(1).count(GOBLIN)) == (thrown, 4 - thrown)


@pytest.mark.card("3R52")
def test_a_fell_voice_on_the_air(pits, make):
    """A weather condition of Isengard from the discard pile, two cheaper."""
    storm = make(condition("9C62", "Storm", ISENGARD, cost=3, keywords=WEATHER))
    gale = make(condition("9C63", "Gale", MORIA, cost=3, keywords=WEATHER))
    sc, _ = pits(twilight=1)
    saruman, voice = sc.put("3R68", 1), sc.put("3R52", 1)
    sc.discard(1, storm, gale, "1C133")
    sc.begin("shadow", 1).use(voice)
    assert sc.offered == {code_of(storm)}
    sc.choose(storm)
    assert (sc.lives(sc.find(storm)), sc.s.twilight, sc.wounds(saruman)) == (True, 0, 1)


@pytest.mark.card("3U53")
@pytest.mark.parametrize(("others", "able"), [((URUK, GOBLIN), True), ((URUK,), False), ((GOBLIN,), False)])
def test_hate_and_anger(pits, others, able):
    sc, _ = pits(hand=["3U53", "1C133"])
    for name in others:
        sc.put(name, 1)
    sc.deck(1, URUK, URUK, URUK, URUK)
    sc.begin("shadow", 1)
    assert sc.can(Play(code_of("3U53"))) is able
    if able:
        assert sc.play("3U53").in_hand(1).count(URUK) == 3


@pytest.mark.card("3R54")
def test_hollowing_of_isengard(pits, orc):
    sc, _ = pits(hand=["3R54"], twilight=4)
    sc.put(URUK, 1), sc.put(GOBLIN, 1)
    sc.begin("shadow", 1)
    assert sc.refused(Play(code_of("3R54"))).rule == "LOTR-18.1"
    sc.put(orc, 1)
    sc.play("3R54").use(sc.find("3R54"), 1)
    assert (sc.s.twilight, sc.in_discard(1)) == (3, ["3R54"])


@pytest.mark.card("3C55")
def test_isengard_axe(pits, orc):
    sc, _ = pits(hand=["3C55"], twilight=0)
    bearer = sc.put(orc, 1)
    sc.put(URUK, 1), sc.put(GOBLIN, 1)
    sc.begin("shadow", 1).play("3C55")
    assert (sc.s.cards[sc.find("3C55")].host, sc.strength(bearer), sc.s.twilight) == (bearer, 7, 1)


@pytest.mark.card("3C56")
def test_isengard_forger(pits):
    sc, _ = pits(twilight=0)
    forger = sc.put("3C56", 1)
    sc.begin("shadow", 1).use(forger)
    assert (sc.wounds(forger), sc.s.twilight) == (1, 1)


@pytest.mark.card("3U57", "3U58", "3C62", "3R64")
@pytest.mark.parametrize(("name", "ability"), [("3U57", 0), ("3U58", 0), ("3C62", 0), ("3R64", 1)])
def test_orcs_that_strike_at_the_end(pits, name, ability):
    """The Free Peoples player says which companion is hurt."""
    sc, [hero] = pits(friends=[ARAGORN])
    orc, friend = sc.put(name, 1), sc.put("1U309")
    in_phase(sc, "regroup").use(orc, ability)
    assert (sc.asked, sc.offered) == (0, {hero, sc.frodo})
    sc.choose(hero)
    assert (sc.wounds(hero), sc.wounds(orc), sc.wounds(friend)) == (1, 1, 0)


@pytest.mark.card("3R64")
def test_orc_commander(pits, orc):
    sc, _ = pits()
    chief, kin, uruk, goblin = sc.put("3R64", 1), sc.put(orc, 1), sc.put(URUK, 1), sc.put(GOBLIN, 1)
    assert [sc.strength(card) for card in (chief, kin, uruk, goblin)] == [11, 6, 9, 13]


@pytest.mark.card("3C59")
@pytest.mark.parametrize(("victim", "saved"), [("orc", True), (URUK, False)])
def test_isengard_shaman(pits, orc, victim, saved):
    sc, [hero] = pits(friends=[ARAGORN], twilight=2)
    shaman, fighter = sc.put("3C59", 1), sc.put(orc if victim == "orc" else victim, 1)
    sc.set_strength(fighter, 5)
    sc.fight(hero, fighter).resolve()
    if saved:
        sc.use(shaman)
    assert (sc.wounds(fighter), sc.s.twilight) == ((0, 0) if saved else (1, 2))


@pytest.mark.card("3U60")
@pytest.mark.parametrize("friends", [(ARAGORN, BOROMIR, LEGOLAS), (ARAGORN, BOROMIR, LEGOLAS, GIMLI)])
def test_isengard_smith(pits, friends):
    """A weapon; with five companions in sight all that the Free Peoples own."""
    sc, heroes = pits(friends=friends)
    mail, sword = sc.put("1C101", on=heroes[0]), sc.put("1C299", on=sc.frodo)
    own, smith = sc.put("1C180", 1, on=sc.put(GOBLIN, 1)), sc.put("3U60", 1)
    in_phase(sc, "regroup").use(smith)
    if len(friends) == 3:
        assert sc.offered == {sword, own}
        sc.choose(sword)
    assert (sc.lives(sword), sc.lives(mail), sc.lives(own)) == (False, len(friends) == 3, True)


@pytest.mark.card("3R65", "3R66")
@pytest.mark.parametrize(("name", "phase", "burdens"), [("3R65", "regroup", 0), ("3R66", "maneuver", 5)])
def test_who_wears_a_companion_out(pits, name, phase, burdens):
    sc, [hero] = pits(friends=[ARAGORN])
    orc = sc.put(name, 1)
    sc.set_player(0, burdens=burdens)
    in_phase(sc, phase).use(orc)
    assert (sc.vitality(hero), sc.vitality(sc.frodo) > 1, sc.wounds(orc)) == (1, True, 2)


@pytest.mark.card("3R66")
def test_orthanc_berserker_needs_five_burdens(pits):
    sc, _ = pits(friends=[ARAGORN])
    orc = sc.put("3R66", 1)
    sc.put("1C152", 1, wounds=1)
    sc.set_player(0, burdens=4)
    in_phase(sc, "maneuver")
    assert sc.refused(Use(orc, 0))


@pytest.mark.card("3R68")
def test_saruman_keeper_of_isengard(pits, orc):
    """No arrow hits him; Uruk-hai are fierce, and he wards them."""
    sc, [hero] = pits(friends=[LEGOLAS])
    saruman = sc.put("3R68", 1)
    sc.begin("archery")
    assert sc.wounds(saruman) == 0
    uruk, other = sc.put(URUK, 1), sc.put(orc, 1)
    assert (sc.keyword(uruk, Keyword.FIERCE), sc.keyword(other, Keyword.FIERCE)) == (1, 0)
    sc.set_strength(uruk, 5)
    sc.fight(hero, uruk).resolve().use(saruman, 2)
    assert (sc.wounds(uruk), sc.wounds(saruman)) == (0, 1)
    sc.set_strength(other, 5)
    sc.fight(hero, other).resolve()
    assert sc.wounds(other) == 1


@pytest.mark.card("3R68")
def test_saruman_does_not_fight(pits):
    sc, [hero] = pits(friends=[LEGOLAS])
    saruman, uruk = sc.put("3R68", 1), sc.put(URUK, 1)
    sc.begin("assignment")
    assert sc.asks == "defend"
    assert sc.refused(Assign(hero, saruman))
    assert sc.can(Assign(hero, uruk))


@pytest.mark.card("3R71")
def test_tower_of_orthanc(pits):
    """Three more for a move with an exhausted companion, if one wishes."""

    def brought(wounds, wanted):
        sc, _ = pits(twilight=0)
        sc.put(ARAGORN, wounds=wounds)
        tower = sc.put("3R71", 1)
        sc.adventure(1, "1C351")
        sc.begin("move")
        assert sc.can(Use(tower, 1), 1) is (wounds == 3)
        sc.use(tower, 1) if wanted else sc.let_pass()
        return sc.s.twilight

    assert brought(3, True) - brought(3, False) == 3
    assert brought(3, False) == brought(2, False)


@pytest.mark.card("3R71")
def test_tower_of_orthanc_needs_a_minion_of_isengard(pits, orc):
    sc, _ = pits(hand=["3R71"])
    sc.put(GOBLIN, 1)
    sc.begin("shadow", 1)
    assert sc.refused(Play(code_of("3R71"))).rule == "LOTR-18.1"
    sc.put(orc, 1)
    assert sc.play("3R71").s.cards[sc.find("3R71")].zone is Zone.SUPPORT


@pytest.mark.card("3C74")
@pytest.mark.parametrize(("dead", "strength", "fierce"), [("1U309", 9, 1), (ARAGORN, 6, 0)])
def test_uruk_raider(pits, dead, strength, fierce):
    sc, _ = pits()
    uruk = sc.put("3C74", 1)
    sc.dead(0, dead)
    assert (sc.strength(uruk), sc.keyword(uruk, Keyword.FIERCE)) == (strength, fierce)


@pytest.mark.card("3U75")
@pytest.mark.parametrize(("who", "may"), [("3R68", True), ("3C69", True), (URUK, False)])
def test_uruk_ravager(pits, who, may):
    """Any Saruman will do, and no other minion of Isengard; with him there one is asked, and may say no."""
    sc, _ = pits(hand=["3U75", "3U75"], twilight=8)
    sc.put(who, 1)
    sc.begin("shadow", 1).play("3U75")
    assert (sc.asks, sc.s.twilight) == ("respond" if may else "shadow", 4)
    if may:
        sc.use(sc.find("3U75"))
        assert (sc.asks, sc.s.twilight) == ("shadow", 6)
        sc.play("3U75").pass_()
        assert (sc.asks, sc.s.twilight) == ("shadow", 2)
