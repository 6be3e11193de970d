"""Dwarven events of sets 4 to 6, by their print."""

import pytest
from tests.games.lotr.by_print.dwarven.parts import *

from pelipoyta.games.lotr.model import Zone
from pelipoyta.games.lotr.terms import Keyword

TOWERS_ORC = "4C207"
ROCK = "4C50"


def stacked(sc, card):
    return [c for c in sc.s.cards.values() if c.zone is Zone.STACKED and c.host == card]


@pytest.mark.card("4C42")
@pytest.mark.parametrize(("site", "bonus"), [(3, 2), (4, 4)])
def test_best_company(scenario, site, bonus):
    """Four at a battleground."""
    sc = scenario(site=site)
    guard, foe = sc.put(GUARD), sc.put(TOWERS_ORC, 1)
    sc.hand(0, "4C42", "4C42")
    sc.fight(guard, foe).play("4C42")
    assert (sc.strength(guard), sc.s.twilight) == (4 + bonus, 0)


@pytest.mark.card("4C42", "4C51")
@pytest.mark.parametrize("name", ["4C42", "4C51"])
def test_a_dwarf_is_picked(scenario, name):
    """A Dwarf, wherever; no Elf; gone after the skirmish."""
    sc = scenario(site=3)
    guard, gimli, elf, foe = sc.put(GUARD), sc.put("4R48"), sc.put(ELF), sc.put("4C10", 1)
    sc.set_strength(foe, 5)
    sc.hand(0, name, name)
    sc.fight(guard, foe).play(name)
    assert sc.offered == {guard, gimli}
    sc.choose(guard)
    assert (sc.strength(guard), sc.strength(elf)) == (6, 5)
    sc.resolve()
    assert sc.strength(guard) == 4


@pytest.mark.card("4C51")
@pytest.mark.parametrize(("beside", "bonus"), [(ELF, (2, 0)), ("4C74", (3, 1)), ("4R73", (3, 1))])
def test_khazad_ai_menu(scenario, beside, bonus):
    """Three and damage +1 with Legolas, whichever he is."""
    sc = scenario(site=3)
    guard, foe = sc.put(GUARD), sc.put(TOWERS_ORC, 1)
    sc.put(beside)
    sc.hand(0, "4C51", "4C51")
    sc.fight(guard, foe).play("4C51")
    assert (sc.strength(guard) - 4, sc.keyword(guard, Keyword.DAMAGE)) == bonus
    assert sc.s.twilight == 1


@pytest.mark.card("4U43")
def test_come_here_lad(scenario):
    """Two cards go where a card already lies; an empty condition is none."""
    sc = scenario(site=3)
    rock, armory, empty = sc.put(ROCK), sc.put("4U47"), sc.put("4U57")
    sc.stack("1C3", 0, rock), sc.stack("1C3", 0, armory)
    sc.hand(0, "4U43")
    sc.deck(0, "1C4", "1C5", "1C6")
    sc.begin("fellowship").play("4U43")
    assert sc.offered == {rock, armory}
    sc.choose(armory)
    assert [len(stacked(sc, card)) for card in (rock, armory, empty)] == [1, 3, 0]
    assert len(sc.s.players[0].deck) == 1


@pytest.mark.card("4U43")
def test_come_here_lad_with_nothing_stacked(scenario):
    """LOTR-18.6: nothing is stacked."""
    sc = scenario(site=3)
    rock = sc.put(ROCK)
    sc.hand(0, "4U43")
    sc.deck(0, "1C4", "1C5")
    sc.begin("fellowship")
    sc.play("4U43")
    assert (stacked(sc, rock), len(sc.s.players[0].deck)) == ([], 2)


@pytest.mark.card("4R45")
def test_dwarven_foresight(scenario):
    """A card of the Free Peoples on any Dwarven condition, no Shadow card."""
    sc = scenario(site=3)
    rock, armory = sc.put(ROCK), sc.put("4U47")
    sc.put(GRIMIR)
    one, two, dark = sc.stack("1C3", 0, rock), sc.stack("1C4", 0, armory), sc.stack("1C177", 0, rock)
    sc.hand(0, "4R45")
    sc.begin("fellowship").play("4R45")
    assert len(sc.offered) == 2
    assert dark not in sc.offered and 1177 not in sc.offered
    sc.choose(two if two in sc.offered else "1C4")
    assert (sc.in_hand(0), sc.lives(one), sc.lives(dark)) == (["1C4"], True, True)


@pytest.mark.card("4R45")
def test_dwarven_foresight_needs_a_dwarf(scenario):
    sc = scenario(site=3)
    sc.stack("1C3", 0, sc.put(ROCK))
    sc.put(ELF)
    sc.hand(0, "4R45")
    sc.begin("fellowship")
    assert why_not_played(sc, "4R45") == "LOTR-17.9"


@pytest.mark.card("4U53")
def test_quick_as_may_be(scenario):
    """A Dwarf and an Elf companion in sight; any minion."""
    sc = scenario(site=3)
    sc.put(GUARD), sc.put(ELF)
    one, two = sc.put(TOWERS_ORC, 1), sc.put(TOWERS_ORC, 1)
    sc.hand(0, "4U53")
    sc.begin("maneuver").play("4U53")
    assert sc.offered == {one, two}
    sc.choose(two)
    assert (sc.wounds(one), sc.wounds(two), sc.s.twilight) == (0, 1, 1)


@pytest.mark.card("4U53")
@pytest.mark.parametrize("pair", [(GRIMIR, ELF), (GUARD, "4P364"), (GUARD, "1U60")])
def test_quick_as_may_be_without_both(scenario, pair):
    """Allies are no companions."""
    sc = scenario(site=3)
    for name in pair:
        sc.put(name)
    foe = sc.put(TOWERS_ORC, 1)
    sc.hand(0, "4U53", "5R5")
    sc.put("1U27")
    sc.begin("maneuver")
    assert why_not_played(sc, "4U53") == "LOTR-17.9"
    assert sc.wounds(foe) == 0


@pytest.mark.card("4R54")
def test_rest_by_blind_night(scenario):
    """Any number of Dwarven conditions, with what lies on them; Elven ones stay."""
    sc = scenario(site=3)
    rock, armory, elven = sc.put(ROCK), sc.put("4U47"), sc.put("4U82")
    sc.stack("1C3", 0, rock), sc.stack("1C177", 0, rock)
    sc.hand(0, "4R54")
    sc.deck(0)
    sc.put("4C76")
    sc.begin("regroup").play("4R54")
    assert sc.offered == {rock, armory}
    sc.choose(rock).pass_()
    assert [sc.lives(card) for card in (rock, armory, elven)] == [False, True, True]
    assert len(sc.s.players[0].deck) == 3


@pytest.mark.card("4R54")
def test_rest_by_blind_night_all_of_them(scenario):
    """Also on a character; none at all is a number too (LOTR-18.8)."""
    sc = scenario(site=3)
    gimli = sc.put("1U12")
    rock, heart = sc.put(ROCK), sc.put("1C10", on=gimli)
    sc.hand(0, "4R54", "4R54")
    sc.deck(0)
    sc.put("4C76")
    sc.begin("regroup").play("4R54").choose(rock, heart)
    assert (len(sc.s.players[0].deck), sc.lives(gimli)) == (2, True)


@pytest.mark.card("4R55")
def test_restless_axe(scenario):
    """A minion exerts for each card shuffled in: the condition and two on it make three."""
    sc = scenario(site=3)
    guard, rock = sc.put(GUARD), sc.put(ROCK)
    sc.stack("1C3", 0, rock), sc.stack("1C177", 0, rock)
    one, two = sc.put(TOWERS_ORC, 1), sc.put("4C165", 1)
    sc.hand(0, "4R55")
    sc.deck(0)
    sc.put("4C76")
    sc.begin("regroup").play("4R55")
    for _ in range(3):
        if sc.offered:
            sc.choose(one if one in sc.offered else two)
    assert len(sc.s.players[0].deck) == 3
    assert (sc.wounds(guard), sc.s.twilight, sc.wounds(one), sc.wounds(two)) == (1, 2, 2, 1)


@pytest.mark.card("4R55")
def test_restless_axe_unpaid(scenario):
    """LOTR-18.3: a Dwarf must exert and a Dwarven condition must go."""
    sc = scenario(site=3)
    sc.put(GUARD, wounds=1), sc.put(TOWERS_ORC, 1), sc.put("4C76")
    sc.hand(0, "4R55")
    sc.put(ROCK)
    sc.begin("regroup")
    assert why_not_played(sc, "4R55") == "LOTR-18.3"


@pytest.mark.card("4C56")
def test_search_far_and_wide(scenario):
    sc = scenario(site=3)
    sc.put(GRIMIR)
    sc.hand(0, "4C56")
    sc.deck(0, "1C3", "1C4", "1C5", "1C6")
    sc.begin("fellowship").play("4C56")
    assert (sc.in_hand(0), sc.s.twilight) == (["1C4", "1C5"], 0)
    assert sorted(sc.in_discard(0)) == ["1C3", "4C56"]


@pytest.mark.card("4C56")
def test_search_far_and_wide_in_an_empty_deck(scenario):
    """LOTR-18.3: no card to discard; with one, none is left to draw."""
    sc = scenario(site=3)
    sc.put(GUARD)
    sc.hand(0, "4C56")
    sc.deck(0)
    sc.begin("fellowship")
    assert why_not_played(sc, "4C56") == "LOTR-18.3"
    sc.deck(0, "1C3")
    sc.play("4C56")
    assert (sc.in_hand(0), sorted(sc.in_discard(0))) == ([], ["1C3", "4C56"])
