"""Cards that almost fit a text of the Shire, by print: another kind, Frodo gone, one more than allowed."""

import pytest
from tests.games.lotr.by_print.situations import burdened, frodo_is, old, play_rule, use_rule
from tests.games.lotr.cards.crowd import brute
from tests.games.lotr.made_up import SHADOW, dark

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Decide


def _without_frodo(sc, make, sam):
    """Frodo is dead and Sam bears the Ring."""
    hero, foe = sc.put(sam), sc.put(brute(make, 95, strength=12), 1)
    sc.fight(sc.frodo, foe).resolve().use(hero, 1)
    del sc.s.cards[foe]
    return hero


@pytest.mark.card("4U312")
def test_mind_your_own_affairs_needs_frodo(scenario, make):
    sc = scenario()
    _without_frodo(sc, make, "4C316")
    merry, foe = sc.put("4C310"), sc.put(brute(make), 1)
    sc.hand(0, "4U312", "4C322")
    assert play_rule(sc.fight(merry, foe), "4U312") == "LOTR-17.9"


@pytest.mark.card("4C316")
def test_samwise_prevents_nothing_without_frodo(scenario, make):
    sc = scenario()
    sam = _without_frodo(sc, make, "4C316")
    curse = sc.put(dark(make, Activated(phases=SHADOW, do=AddBurden(1))), 1)
    sc.begin("shadow", 1).use(curse)
    assert (sc.burdens(), sc.wounds(sam)) == (1, 0)


@pytest.mark.card("5U115")
def test_nice_sensible_hobbit_without_frodo(scenario, make):
    """With Sméagol alone he is overwhelmed as usual; that ends the game, for he bears the Ring."""
    sc = scenario()
    sam = _without_frodo(sc, make, "5U115")
    sc.put("5C28")
    foe = sc.put(brute(make, strength=8), 1)
    sc.fight(sam, foe).resolve()
    assert sc.s.over


@pytest.mark.card("6R109")
def test_held_leaves_a_wound_that_does_not_kill(scenario):
    """Two vitality left: the wound is taken, no burden comes."""
    sc = scenario()
    sc.put("6R109", on=sc.frodo)
    sc.wound(sc.frodo, 2)
    sc.put("1C176", 1)
    sc.begin("archery")
    assert (sc.wounds(sc.frodo), sc.burdens()) == (3, 0)


@pytest.mark.card("6C111")
def test_kept_safe_is_for_hobbits(scenario, make):
    """Gimli is unbound but no Hobbit; one token pays for one wound."""
    sc = scenario()
    card, gimli, foe = sc.put("6C111"), sc.put("4C49"), sc.put(brute(make, strength=7), 1)
    sc.fight(gimli, foe).resolve()
    assert (sc.wounds(gimli), sc.lives(card), sc.asks == "respond") == (1, True, False)


@pytest.mark.card("2U103")
def test_sword_play_of_a_dwarf(scenario, make):
    """A Dwarf with an axe does not pay for it."""
    sc = old(scenario)
    sc.put("1C9", on=sc.put("1U12")), sc.put(brute(make), 1)
    sc.hand(0, "2U103", "1C315")
    assert play_rule(sc.begin("maneuver"), "2U103") == "LOTR-18.3"


@pytest.mark.card("2C102")
def test_frodo_and_a_condition_that_is_no_tale(scenario):
    sc = frodo_is(scenario(), "2C102")
    sc.hand(0, "6R109")
    assert sc.begin("fellowship").play("6R109").s.twilight == 1


@pytest.mark.card("4R299")
def test_cliffs_remove_no_more_than_two(scenario):
    """None, one or two as wished."""
    sc = burdened(scenario(site=1), 5)
    sc.put("4R299")
    sc.put_site("4U334", 1)
    sc.begin("move")
    assert [sc.can(Decide(way)) for way in range(4)] == [True, True, True, False]
    assert sc.decide(1).burdens() == 4


@pytest.mark.card("4R311")
def test_merry_draws_away_no_wraith(scenario, make):
    """A minion of Sauron that is no Orc stays."""
    sc = scenario()
    merry, gimli = sc.put("4R311"), sc.put("4C49")
    foe = sc.put(brute(make, 92, SAURON, TROLL), 1)
    sc.hand(0, "4C42")
    sc.fight(gimli, foe).use(merry)
    assert (sc.s.fight.minions, sc.lives(merry)) == ((foe,), False)


@pytest.mark.card("2R109")
def test_orc_bane_with_sting_against_uruks(scenario, make):
    """Frodo bears Sting and exerts once; one Uruk-hai is wounded once."""
    sc = old(scenario)
    sc.put("1R313", on=sc.frodo)
    foes = [sc.put(brute(make), 1), sc.put(brute(make), 1)]
    sc.hand(0, "2R109")
    sc.begin("maneuver").play("2R109").decide(1)
    if sc.asks == "effect":
        sc.decide(1)
    sc.choose(foes[1])
    assert ([sc.wounds(foe) for foe in foes], sc.wounds(sc.frodo)) == ([0, 1], 1)


@pytest.mark.card("1C305")
def test_old_toby_draws_one(scenario):
    sc = old(scenario)
    sc.deck(0, "1C317", "1C317", "1C317")
    sc.hand(0, "1C305")
    sc.begin("fellowship").play("1C305").use(sc.find("1C305"))
    assert sc.in_hand(0) == ["1C317"]


@pytest.mark.card("1U301")
def test_proudfoot_with_three_tokens(scenario):
    """Three are no longer fewer than three."""
    sc = old(scenario, twilight=3)
    proudfoot = sc.put("1U301")
    sc.deck(0, "1C299")
    assert use_rule(sc.begin("fellowship"), proudfoot) == "LOTR-18.1"


@pytest.mark.card("1C297", "1R289")
def test_healing_of_allies_is_of_one_wound_of_hobbits(scenario):
    """The Guest "1C297" heals herself once; Frodo "1R289" heals no Elf and no Man."""
    sc = frodo_is(old(scenario), "1R289")
    elrond, barliman = sc.put("1R40", wounds=1), sc.put("1U70", wounds=1)
    guest = sc.put("1C297")
    sc.begin("fellowship").use(guest, 1)
    assert (sc.wounds(guest), sc.wounds(elrond), sc.wounds(barliman)) == (1, 1, 1)
    sc.begin("turn")
    while sc.asks in ("order", "respond"):
        sc.use(guest) if sc.asks == "order" else sc.use(sc.frodo)
    assert (sc.wounds(guest), sc.wounds(barliman)) == (0, 1)


@pytest.mark.card("1R318")
def test_thrors_map_lays_one_site(scenario):
    sc = old(scenario)
    card = sc.put("1R318")
    sc.put("1C303")
    sc.adventure(0, "1U340", "1C346")
    sc.begin("fellowship").use(card)
    assert len(sc.s.path) == 3
