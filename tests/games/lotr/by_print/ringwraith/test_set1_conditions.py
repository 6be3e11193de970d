"""Ringwraith conditions of set 1, by their print."""

import pytest
from tests.games.lotr.by_print.sauron.sides import GOBLIN, SOLDIER, able, act, clash, single

from pelipoyta.games.lotr.model import HealBy, Zone
from pelipoyta.games.lotr.terms import Block

OLD = Block.FELLOWSHIP
LEMENYA, ENQUEA, NELYA = "1U232", "1U231", "2R84"


@pytest.mark.card("1R206")
def test_bent_on_discovery(scenario):
    """A card at the beginning of its owner's Shadow phase, and a Nazgûl exerts at its end."""
    sc = scenario()
    foe, card = sc.put(LEMENYA, 1), sc.put("1R206", 1)
    sc.deck(1, GOBLIN, GOBLIN), sc.hand(1, GOBLIN)
    single(sc.begin("shadow", 1, after="maneuver"))
    assert len(sc.in_hand(1)) == 2
    sc.pass_()
    if sc.asks == "effect":
        assert sc.asked == 1
        sc.decide(0)
    assert (sc.wounds(foe), sc.lives(card)) == (1, True)


@pytest.mark.card("1R206", "3U83")
@pytest.mark.parametrize("name", ["1R206", "3U83"])
def test_no_nazgul_at_the_end_of_the_shadow_phase(scenario, name):
    """LOTR-18.7: without a Nazgûl that can exert it is discarded."""
    sc = scenario()
    sc.put(LEMENYA, 1, wounds=1), sc.put(GOBLIN, 1)
    card = sc.put(name, 1)
    sc.hand(1, GOBLIN)
    sc.begin("shadow", 1, after="maneuver").pass_()
    assert (sc.lives(card), sc.in_discard(1)) == (False, [name])


@pytest.mark.card("1R206", "3U83")
@pytest.mark.parametrize("name", ["1R206", "3U83"])
def test_not_in_another_players_shadow_phase(scenario, name):
    """LOTR-9.1: the owner's own Shadow phase is meant."""
    sc = scenario(seats=3)
    card = sc.put(name, 1)
    sc.deck(1, GOBLIN), sc.hand(2, GOBLIN)
    sc.begin("shadow", 2, after="maneuver").pass_()
    assert (sc.lives(card), sc.in_hand(1)) == (True, [])


@pytest.mark.card("1U207")
def test_black_breath(scenario):
    """It passes to who skirmishes a Nazgûl, and that one is healed no more."""
    sc = scenario()
    aragorn, foe, breath = sc.put("4C109", wounds=1), sc.put(LEMENYA, 1), sc.put("1U207", 1)
    sc.hand(1, "1R210")
    act(clash(sc, aragorn, foe), breath)
    card = sc.s.cards[breath]
    assert (card.zone, card.host) == (Zone.ATTACHED, aragorn)
    other = scenario()
    aragorn = other.put("4C109", wounds=1)
    other.put("1U207", 1, on=aragorn), other.hand(0, "4P364")
    assert other.begin("fellowship").refused(HealBy(4364)).rule == "LOTR-30.54"


@pytest.mark.card("1U207")
def test_black_breath_on_the_ring_bearer(scenario):
    """Burdens may not be removed from a Ring-bearer who bears it."""
    sc = scenario()
    sam = sc.put("1C311")
    sc.set_player(0, burdens=2), sc.put("1U207", 1, on=sc.frodo), sc.hand(0, "1C299")
    sc.begin("fellowship")
    if able(sc, sam):
        act(sc, sam)
    assert sc.burdens() == 2


@pytest.mark.card("1U207")
def test_black_breath_against_an_orc(scenario):
    """Nobody skirmishes a Nazgûl: it stays where it is."""
    sc = scenario()
    aragorn, foe, breath = sc.put("4C109"), sc.put(SOLDIER, 1), sc.put("1U207", 1)
    sc.put(LEMENYA, 1), sc.hand(1, "1R210")
    clash(sc, aragorn, foe)
    if able(sc, breath):
        act(sc, breath)
    assert sc.s.cards[breath].host == -1


def stabbed(scenario, card, owner=1, hero="4C109"):
    sc = scenario(seats=3)
    hero, foe = sc.put(hero) if hero else sc.frodo, sc.put(LEMENYA, owner)
    tip = sc.put(card, 1)
    sc.set_strength(foe, sc.strength(hero)), sc.set_player(0, worn=False)
    sc.fight(hero, foe)
    while sc.asks == "skirmish" or (sc.asks == "respond" and not able(sc, tip)):
        sc.pass_()
    return sc, hero, tip


@pytest.mark.card("1U209")
def test_blade_tip(scenario):
    """The loser bears it, and is wounded as each fellowship phase begins."""
    sc, hero, tip = stabbed(scenario, "1U209")
    act(sc, tip)
    assert (sc.s.cards[tip].host, sc.wounds(hero)) == (hero, 1)
    other = scenario()
    hero = other.put("4C109")
    other.put("1U209", 1, on=hero), other.hand(0, "1C299")
    other.begin("turn")
    assert (other.wounds(hero), other.burdens()) == (1, 0)


@pytest.mark.card("1U209")
def test_blade_tip_in_the_ring_bearer(scenario):
    """A burden instead of the wound."""
    sc = scenario()
    sc.put("1U209", 1, on=sc.frodo), sc.hand(0, "1C299")
    sc.begin("turn")
    assert (sc.wounds(sc.frodo), sc.burdens()) == (0, 1)


@pytest.mark.card("1U209")
def test_blade_tip_of_another_players_nazgul(scenario):
    """The owner's Nazgûl must win."""
    sc, _, tip = stabbed(scenario, "1U209", owner=2)
    assert (sc.asks == "respond", sc.s.cards[tip].host) == (False, -1)


@pytest.mark.card("1U209")
def test_two_blade_tips(scenario):
    """One for each character."""
    sc = scenario()
    hero, foe = sc.put("4C109"), sc.put(LEMENYA, 1)
    sc.put("1U209", 1, on=hero)
    tip = sc.put("1U209", 1)
    sc.fight(hero, foe).resolve()
    if sc.asks == "respond" and able(sc, tip):
        act(sc, tip)
    assert sc.s.cards[tip].host == -1


@pytest.mark.card("1U211")
@pytest.mark.parametrize(
    ("name", "hero", "burdens"), [(LEMENYA, "1C303", 1), (SOLDIER, "1C303", 0), (LEMENYA, "1U56", 0)]
)
def test_drawn_to_its_power(scenario, name, hero, burdens):
    """A burden for a companion killed in a skirmish of a Nazgûl."""
    sc = scenario()
    hero, foe = sc.put(hero), sc.put(name, 1)
    sc.put("1U211", 1), sc.set_strength(foe, 9)
    sc.fight(hero, foe).resolve()
    assert (sc.lives(hero), sc.burdens()) == (False, burdens)


@pytest.mark.card("1U211")
def test_drawn_to_its_power_beside_a_nazgul(scenario):
    """It suffices that a Nazgûl is in the skirmish; a wound that does not kill is nothing."""
    sc = scenario()
    merry, foe, orc = sc.put("1C303"), sc.put(LEMENYA, 1), sc.put(SOLDIER, 1)
    sc.put("1U211", 1)
    assert sc.fight(merry, orc, foe).resolve().burdens() == 1
    other = scenario()
    aragorn, foe = other.put("4C109"), other.put(LEMENYA, 1)
    other.put("1U211", 1)
    assert other.fight(aragorn, foe).resolve().burdens() == 0
