"""Dwarven events of sets 5 and 6, by their print."""

import pytest
from tests.games.lotr.by_print.dwarven.parts import *

from pelipoyta.games.lotr.model import Decide

FOE = "4C207"
ROCK = "4C50"


@pytest.mark.card("5R5")
def test_baruk_khazad(scenario):
    """The same player may act at once again, before any Shadow player."""
    sc = scenario(site=4)
    guard, other, foe = sc.put(GUARD), sc.put("4R48"), sc.put("4U253", 1)
    sc.put("4C224", 1)
    sc.hand(0, "5R5", "5R5")
    sc.begin("maneuver").play("5R5").choose(guard).choose(foe)
    assert (sc.wounds(guard), sc.wounds(foe), sc.asked) == (1, 1, 0)
    sc.play("5R5")
    assert (sc.wounds(other), sc.asked) == (1, 0)


@pytest.mark.card("5R5")
def test_baruk_khazad_may_leave_the_next_action(scenario):
    """LOTR-10.2: then it is the Shadow player's turn; and an exhausted Dwarf cannot pay."""
    sc = scenario(site=4)
    guard, sentry = sc.put(GUARD), sc.put("4U253", 1)
    sc.hand(0, "5R5", "5R5")
    sc.begin("maneuver").play("5R5")
    assert (sc.wounds(guard), sc.wounds(sentry)) == (1, 1)
    if sc.asked == 0:
        assert why_not_played(sc, "5R5") == "LOTR-18.3"
        sc.pass_()
    assert sc.s.phase.value in ("maneuver", "assignment", "archery")


@pytest.mark.card("5C6")
@pytest.mark.parametrize("way", [0, 1])
def test_defending_the_keep(scenario, way):
    """A card drawn, or a Dwarven condition of the pile played at its cost."""
    sc = scenario(site=3)
    sc.put(GRIMIR)
    sc.hand(0, "5C6")
    sc.deck(0, "1C3", "1C4")
    sc.discard(0, ROCK, "4U60", "1C9")
    sc.begin("fellowship").play("5C6").decide(way)
    if way:
        assert sc.offered == {4050}
        sc.choose(ROCK)
        assert sc.lives(sc.find(ROCK))
    assert (sc.in_hand(0), sc.s.twilight) == ([] if way else ["1C3"], way)


@pytest.mark.card("5C6")
def test_defending_the_keep_with_one_way(scenario):
    """LOTR-18.7: without a Dwarven condition a card is drawn; a Dwarf must be there."""
    sc = scenario(site=3)
    sc.hand(0, "5C6")
    sc.deck(0, "1C3", "1C4")
    sc.discard(0, "4U60")
    sc.begin("fellowship")
    assert why_not_played(sc, "5C6") == "LOTR-17.9"
    sc.put(GUARD)
    sc.play("5C6")
    if sc.asks != "fellowship":
        assert not sc.can(Decide(1))
        sc.decide(0)
    assert sc.in_hand(0) == ["1C3"]


@pytest.mark.card("6U9")
def test_lend_us_your_aid(scenario):
    """He and each Elf companion, now in play, until the regroup phase."""
    sc = scenario(site=3)
    gimli, elf, ally, guard = sc.put("4R48"), sc.put(ELF), sc.put("1U60"), sc.put(GUARD)
    sc.put(FOE, 1)
    before = sc.strength(ally)
    sc.hand(0, "6U9")
    sc.begin("maneuver").play("6U9")
    assert [sc.strength(card) for card in (gimli, elf, guard)] == [9, 8, 4]
    assert (sc.wounds(gimli), sc.strength(ally)) == (2, before)
    late = sc.put(ELF)
    assert sc.strength(late) == 5
    sc.pass_until("defend")
    assert sc.strength(elf) == 8
    sc.begin("regroup")
    assert (sc.strength(gimli), sc.strength(elf)) == (6, 5)


@pytest.mark.card("6U9")
@pytest.mark.parametrize(("name", "wounds"), [("4R48", 1), (GUARD, 0)])
def test_lend_us_your_aid_unpaid(scenario, name, wounds):
    """LOTR-19.5: Gimli with two left cannot exert twice; no other Dwarf will do."""
    sc = scenario(site=3)
    sc.put(name, wounds=wounds), sc.put(ELF), sc.put(FOE, 1)
    sc.hand(0, "6U9", "4U53")
    sc.put(GUARD)
    sc.begin("maneuver")
    assert why_not_played(sc, "6U9") == "LOTR-18.3"


@pytest.mark.card("6R11")
@pytest.mark.parametrize("way", range(4))
def test_toss_me(scenario, way):
    """Either this card or another Dwarven card of the hand goes on top of or beneath the deck."""
    sc = scenario(site=3)
    sc.hand(0, "6R11", "1C9", "1C3", "4U60")
    sc.deck(0, "1C4")
    sc.begin("fellowship").play("6R11").decide(way)
    if way > 1:
        assert sc.offered == {1003, 1009}
        sc.choose("1C9")
    assert (len(sc.s.players[0].deck), sc.s.twilight) == (2, 1)
    assert sc.in_hand(0) == (["1C3", "4U60"] if way > 1 else ["1C3", "1C9", "4U60"])
    assert sc.in_discard(0) == (["6R11"] if way > 1 else [])


@pytest.mark.card("6R11")
def test_toss_me_stacked(scenario):
    """Gimli has one more for each copy on a Dwarven condition; not on an Elven one, not in play elsewhere."""
    sc = scenario(site=3)
    gimli, guard, rock = sc.put("4R48"), sc.put(GUARD), sc.put(ROCK)
    assert sc.strength(gimli) == 6
    sc.stack("6R11", 0, rock)
    assert (sc.strength(gimli), sc.strength(guard)) == (7, 4)
    sc.stack("6R11", 0, sc.put("4U60"))
    assert sc.strength(gimli) == 7
    sc.stack("6R11", 0, rock)
    assert sc.strength(gimli) == 8
