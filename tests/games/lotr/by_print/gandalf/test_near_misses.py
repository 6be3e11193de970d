"""Cards that almost fit a text of Gandalf's culture, by print: no Gandalf, another bearer, another race."""

import pytest
from tests.games.lotr.by_print.situations import burdened, old, play_rule, use_rule
from tests.games.lotr.cards.crowd import brute

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.events import DeckShuffled


@pytest.mark.card("3C30", "3C31")
@pytest.mark.parametrize("name", ["3C30", "3C31"])
def test_spells_of_the_maneuver_phase_need_gandalf(scenario, make, name):
    """LOTR-17.9."""
    sc = old(scenario, twilight=9)
    sc.put("1C303", wounds=1), sc.put(brute(make), 1)
    sc.hand(0, name, "1C315")
    assert play_rule(sc.begin("maneuver"), name) == "LOTR-17.9"


@pytest.mark.card("4U96")
def test_forked_tongue_needs_gandalf(scenario, make):
    sc = scenario(twilight=5)
    gimli, foe = sc.put("4C49"), sc.put(brute(make), 1)
    sc.hand(0, "4U96", "4C42")
    assert play_rule(sc.fight(gimli, foe), "4U96") == "LOTR-17.9"


@pytest.mark.card("1C85")
def test_strength_of_spirit_needs_gandalf(scenario):
    sc = burdened(old(scenario), 2)
    sam = sc.put("1C311")
    sc.hand(0, "1C85")
    sc.begin("fellowship").use(sam)
    assert (sc.wounds(sam), sc.burdens(), sc.in_hand(0)) == (1, 1, ["1C85"])


@pytest.mark.card("2R27")
def test_staff_asunder_pays_with_a_staff_and_hits_a_foe_of_gandalf(scenario, make):
    """A sword does not pay; a minion that does not fight him stays."""
    sc = old(scenario)
    gandalf, foe, idle = sc.put("1P364"), sc.put(brute(make), 1), sc.put(brute(make), 1)
    sc.put("1R75", on=gandalf)
    sc.hand(0, "2R27", "1C78")
    assert play_rule(sc.fight(gandalf, foe), "2R27") == "LOTR-18.3"
    sc.put("2C29", on=gandalf)
    sc.play("2R27")
    assert (sc.lives(foe), sc.lives(idle)) == (False, True)


@pytest.mark.card("2C26")
def test_speak_friend_lays_one_site(scenario):
    sc = old(scenario)
    sc.put("1P364")
    sc.adventure(0, "1U340", "1C346")
    sc.hand(0, "2C26")
    sc.begin("fellowship").play("2C26")
    assert len(sc.s.path) == 3


@pytest.mark.card("4R89")
def test_greyhame_with_two_tokens(scenario):
    """Two are no longer fewer than two."""
    sc = scenario(twilight=2)
    gandalf = sc.put("4R89")
    sc.discard(0, "4C310")
    assert use_rule(sc.begin("fellowship"), gandalf) == "LOTR-18.1"


@pytest.mark.card("4R100")
def test_shadowfax_leaves_the_swords_of_others(scenario):
    sc = scenario()
    sc.put("4C90")
    sword = sc.put("4C306", on=sc.put("4C310"))
    sc.hand(0, "4R100")
    assert sc.begin("fellowship").play("4R100").lives(sword)


@pytest.mark.card("6R35")
def test_skinbark_does_not_guard_a_dwarf(scenario, make):
    sc = scenario()
    bark, gimli, foe = sc.put("6R35"), sc.put("4C49"), sc.put(brute(make, strength=7), 1)
    sc.fight(gimli, foe).resolve()
    assert (sc.wounds(gimli), sc.wounds(bark), sc.asks == "respond") == (1, 0, False)


@pytest.mark.card("6R28", "6U32", "6C33", "6R35")
@pytest.mark.parametrize(("name", "price"), [("6R28", 11), ("6U32", 9), ("6C33", 2), ("6R35", 5)])
def test_ents_are_not_cheaper_by_a_dwarf(scenario, name, price):
    """Two Ents count; Gimli is unbound but neither Ent nor Hobbit."""
    sc = scenario()
    sc.put("5U15"), sc.put("5C17"), sc.put("4C49")
    sc.hand(0, name)
    assert sc.begin("fellowship").play(name).s.twilight == price


@pytest.mark.card("4R107")
def test_windows_sees_ten_cards_and_shuffles(scenario, make):
    """The eleventh card is not seen; the deck is shuffled by its owner."""
    sc = scenario()
    tree, gimli, foe = sc.put("4C104"), sc.put("4C49"), sc.put(brute(make, strength=1), 1)
    card = sc.put("4R107", on=tree)
    sc.deck(1, *["4C10"] * 10, "4C74")
    sc.fight(gimli, foe).resolve().use(card, 1)
    while sc.asked == 0 and sc.offered:
        sc.choose(min(sc.offered))
    assert ("4C74" in sc.in_discard(1), "4C10" in sc.in_discard(1)) == (False, True)
    assert sc.told(DeckShuffled)


@pytest.mark.card("4R106")
def test_well_met_needs_a_man_of_gondor(scenario, make):
    """One of Gondor who is no Man will not do."""
    other = make(companion("9C41", "Stranger", "", GONDOR, ELF, cost=1, strength=5, vitality=3))
    sc = scenario()
    sc.put("4C74"), sc.put("4C49"), sc.put(other)
    sc.dead(0, "4C90")
    sc.hand(0, "4R106")
    assert play_rule(sc.begin("fellowship"), "4R106") == "LOTR-17.9"


@pytest.mark.card("3C33", "3C32")
def test_one_card_is_revealed_and_two_are_taken(scenario):
    """The check "3C33" shows one card of two; the fireworks "3C32" end at two."""
    sc = old(scenario)
    sc.put("1P364"), sc.put("1C158", 1)
    sc.hand(0, "3C33")
    sc.hand(1, "1C177", "1C158")
    sc.begin("maneuver").play("3C33").decide(0)
    assert sum(bool(held.eyes) for held in sc.s.players[1].hand) == 1
    other = old(scenario)
    other.put("1P364")
    other.deck(0)
    other.discard(0, "1C76", "1R83", "1R75")
    other.hand(0, "3C32")
    other.begin("fellowship").play("3C32")
    if other.asks == "effect":
        other.decide(0)
    other.choose("1C76", "1R83")
    assert other.asks == "fellowship"
