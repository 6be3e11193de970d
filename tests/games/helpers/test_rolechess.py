"""RoleChess on a real board: energies, battles with real dice and ours, odds, corrections, undo."""

from typing import Any

import pytest

KNIGHT, ADJUTANT, EMPEROR, LACKEY = 1, 2, 3, 7
FOE = 14


@pytest.fixture
def battle(sat: Any) -> Any:
    """The first player is to move."""
    table = sat("rolechess", "Aino", "Eino")
    table.do("RollForStart", first=6, second=2)
    return table


def test_the_higher_die_starts_and_equal_ones_are_rolled_again(sat: Any) -> None:
    table = sat("rolechess", "Aino", "Eino")
    assert table.no("PassTurn") == "RC-3.0 roll-for-start"
    assert table.no("RollForStart", first=3) == "RC-6.1.1 helper-dice"
    assert table.do("RollForStart", (4, 4)).turn == -1
    assert table.do("RollForStart", first=2, second=5).turn == 1
    assert table.no("RollForStart") == "RC-3.0 helper-begun"


@pytest.mark.parametrize(("defence", "left"), [(3, 15), (2, 11)])
def test_a_knight_attacks_a_guard(battle: Any, defence: int, left: int) -> None:
    """The specification's example: 16 against 18 loses nothing, against 12 it loses 4 (RC-6.1.2)."""
    battle.do("DeclareBattle", opener=KNIGHT, target=FOE)
    state = battle.do("FightBattle", attack=4, defence=defence)
    assert (state.energy[FOE], state.turn, state.attackers) == (left, 1, ())


def test_a_pair_adds_its_products(battle: Any) -> None:
    """RC-6.2.1: 1 × 4 and 5 × 5 against 3 × 3."""
    battle.do("DeclareBattle", opener=KNIGHT, partner=ADJUTANT, target=FOE + LACKEY)
    state = battle.do("FightBattle", (1, 5, 3))
    assert (state.last.attack, state.last.defence, state.last.loss) == (29, 9, 7)
    assert state.energy[FOE + LACKEY] == 0


def test_odds_are_those_of_the_table(battle: Any) -> None:
    """A Lackey against a Lackey: 15 of 36 rolls hit, and 3 × 3 or more over 7 need three pips more: 6 of 36."""
    battle.do("DeclareBattle", opener=LACKEY, target=FOE + LACKEY)
    assert "'hit': 42, 'kill': 17" in battle.words()


def test_what_is_refused(battle: Any) -> None:
    assert battle.no("DeclareBattle", opener=FOE, target=1) == "RC-3.3 not-your-turn"
    assert battle.no("DeclareBattle", opener=1, target=2) == "RC-3.3 helper-own-target"
    assert battle.no("DeclareBattle", opener=1, partner=1, target=FOE) == "RC-6.2.4 helper-twice"
    assert battle.no("FightBattle") == "RC-6.2.4 no-attack"
    battle.do("DeclareBattle", opener=1, target=FOE)
    assert battle.no("PassTurn") == "RC-6.2.4 helper-declared"
    assert battle.no("FightBattle", attack=3) == "RC-6.1.1 helper-dice"
    assert battle.no("CorrectEnergy", piece=1, energy=22) == "RC-9.4 helper-too-much"
    assert battle.do("WithdrawBattle").attackers == ()


def test_the_game_ends_with_an_emperor(battle: Any) -> None:
    """RC-8, and undo brings it back."""
    battle.do("DeclareBattle", opener=ADJUTANT, partner=KNIGHT, target=FOE + EMPEROR)
    assert battle.do("FightBattle", attack=6, second=6, defence=1).winner == 0
    assert battle.no("PassTurn") == "RC-8 helper-over"
    assert battle.no("CorrectEnergy", piece=EMPEROR, energy=0) == "RC-8 helper-emperors"
    assert battle.undo().winner is None


def test_a_fallen_piece_fights_no_more(battle: Any) -> None:
    battle.do("CorrectEnergy", piece=FOE, energy=0)
    assert battle.no("DeclareBattle", opener=1, target=FOE) == "RC-6.1.3 helper-fallen"
