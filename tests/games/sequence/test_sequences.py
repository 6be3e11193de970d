"""Sequences: corners, crosses, long runs, the choice of five, and the win."""

from collections.abc import Callable

import pytest

from pelipoyta.games.sequence import GAME
from pelipoyta.games.sequence.model import Phase, State
from pelipoyta.games.sequence.notation.words import write_line
from pelipoyta.kernel import Ask, Draw, IllegalAction, Over

Put = Callable[..., State]
Run = Callable[..., State]
TWO = "seats 2\nturn 0\n"
MANUAL = 'seats 2\noptions {"draw":"manual"}\nturn 0\n'
ROWS_ABOVE_THREE = "* . . . . . . . . *\n. . . . . . . . . .\n"


def fives(state: State) -> list[str]:
    return [f"{'brg'[five.team]} {write_line(five.cells)}" for five in state.fives]


def third_row(row: str) -> str:
    return ROWS_ABOVE_THREE + row


def test_four_and_a_corner_are_a_sequence(put: Put, run: Run) -> None:
    """SEQ-2.1, SEQ-2.3, SEQ-2.5."""
    state = run(put(TWO + "hand 0 5S", "* b b b . . . . . *"), "0 5S e1")
    assert fives(state) == ["b a1-e1"]


def test_a_row_and_a_column_of_two_teams_share_a_corner(put: Put, run: Run) -> None:
    """SEQ-2.3."""
    rows = """* b b b . . . . . *
              r . . . . . . . . .
              r . . . . . . . . .
              r . . . . . . . . ."""
    state = run(put(MANUAL + "hand 0 5S\nhand 1 9C", rows), "0 5S e1", "1 9C a5")
    assert fives(state) == ["b a1-e1", "r a1-a5"]
    assert GAME.pending(state) == Ask((0,), "play")


@pytest.mark.parametrize(("last", "line"), [("4D e3", "a3-e3"), ("QD h7", "d3-h7"), ("7H i5", "i5-e9")])
def test_rows_and_both_diagonals(put: Put, run: Run, last: str, line: str) -> None:
    """SEQ-2.1."""
    rows = """* . . . . . . . . *
              . . . . . . . . . .
              b b b b . . . . . .
              . . . . b . . . . .
              . . . . . b . . . .
              . . . . . . b b . .
              . . . . . . b . . .
              . . . . . b . . . .
              . . . . b . . . . ."""
    assert fives(run(put(TWO + f"hand 0 {last.split()[0]}", rows), f"0 {last}")) == [f"b {line}"]


def test_a_chip_of_another_breaks_the_line(put: Put, run: Run) -> None:
    state = run(put(TWO + "hand 0 4D", third_row("b b r b . b b . . .")), "0 4D e3")
    assert fives(state) == []


def test_two_sequences_win_and_nothing_is_drawn(put: Put, run: Run) -> None:
    """SEQ-2.2: of two teams."""
    rows = """* b b b . . . . . *
              . . . . . . . . . .
              b b b b b . . . . ."""
    before = put(TWO + "five blue a3-e3\nhand 0 5S 2C", rows)
    state = run(before, "0 5S e1")
    assert GAME.pending(state) == Over((1.0, 0.0), "SEQ-2.2")
    assert (len(state.hands[0]), len(state.deck)) == (1, len(before.deck))
    assert fives(state) == ["b a3-e3", "b a1-e1"]


def test_one_sequence_wins_among_three_teams(put: Put, run: Run) -> None:
    """SEQ-2.2: and team mates win together."""
    state = put('seats 6\noptions {"teams":3}\nturn 4\nhand 4 5S', "* r r r . . . . . *")
    assert GAME.pending(run(state, "4 5S e1")) == Over((0.0, 1.0, 0.0, 0.0, 1.0, 0.0), "SEQ-2.2")


def test_one_sequence_is_not_enough_for_two_teams(put: Put, run: Run) -> None:
    state = run(put(TWO + "hand 0 5S", "* b b b . . . . . *"), "0 5S e1")
    assert isinstance(GAME.pending(state), Draw)


def test_one_chip_finishes_a_cross(put: Put, run: Run) -> None:
    """SEQ-2.4: two sequences with one chip in common."""
    rows = """* . . . b . . . . *
              . . . . b . . . . .
              b b b b . . . . . .
              . . . . b . . . . .
              . . . . b . . . . ."""
    state = run(put(TWO + "hand 0 4D", rows), "0 4D e3")
    assert fives(state) == ["b a3-e3", "b e1-e5"]
    assert GAME.pending(state) == Over((1.0, 0.0), "SEQ-2.2")


def test_four_one_four_in_line_wins(put: Put, run: Run) -> None:
    """SEQ-2.4."""
    state = run(put(TWO + "hand 0 4D", third_row("b b b b . b b b b .")), "0 4D e3")
    assert fives(state) == ["b a3-e3", "b e3-i3"]
    assert state.winner == 0


def test_nine_with_the_middle_five_locked_are_one(put: Put, run: Run) -> None:
    """SEQ-2.4: locked fives are never chosen anew."""
    state = run(put(TWO + "five blue c3-g3\nhand 0 7C", third_row(". b b b b b b b b .")), "0 7C a3")
    assert fives(state) == ["b c3-g3"]
    assert state.phase is Phase.REFILL


def test_nine_with_an_outer_five_locked_are_two(put: Put, run: Run) -> None:
    """SEQ-2.4: the second shares one cell with the first."""
    state = run(put(TWO + "five blue a3-e3\nhand 0 9H", third_row("b b b b b b b b . .")), "0 9H i3")
    assert fives(state) == ["b a3-e3", "b e3-i3"]
    assert state.winner == 0


def test_an_edge_with_both_corners_needs_eight_chips(put: Put, run: Run) -> None:
    """SEQ-2.5."""
    state = put(MANUAL + "five blue a1-e1\nhand 0 8S 9S\nhand 1 2H", "* b b b b b b . . *")
    state = run(state, "0 8S h1")
    assert fives(state) == ["b a1-e1"]
    assert run(state, "1 2H e6", "0 9S i1").winner == 0


def test_the_player_chooses_which_five_of_six_lock(put: Put, run: Run) -> None:
    """SEQ-2.6: the worked example; the choice comes before the draw."""
    state = run(put(TWO + "hand 0 2C 4D", third_row(". b b b . b b . . .")), "0 4D e3")
    assert GAME.pending(state) == Ask((0,), "lock")
    assert [GAME.notation.write(action) for action in GAME.legal(state, 0)] == ["lock b3-f3", "lock c3-g3"]
    assert len(state.hands[0]) == 1
    state = run(state, "0 lock c3-g3")
    assert fives(state) == ["b c3-g3"]
    assert isinstance(GAME.pending(state), Draw)


def test_eight_at_once_lock_in_four_ways_and_none_wins(put: Put, run: Run) -> None:
    """SEQ-2.4, SEQ-2.6."""
    state = run(put(TWO + "hand 0 4D", third_row("b b b b . b b b . .")), "0 4D e3")
    ways = [GAME.notation.write(action) for action in GAME.legal(state, 0)]
    assert ways == ["lock a3-e3", "lock b3-f3", "lock c3-g3", "lock d3-h3"]


def test_with_or_without_the_corner(put: Put, run: Run) -> None:
    """SEQ-2.6: a corner may be one of the five, and then one chip fewer is locked."""
    state = run(put(TWO + "hand 0 4S", "* b b . b b . . . *"), "0 4S d1")
    assert [GAME.notation.write(action) for action in GAME.legal(state, 0)] == ["lock a1-e1", "lock b1-f1"]


def test_no_choice_when_the_game_is_won(put: Put, run: Run) -> None:
    """SEQ-2.6."""
    rows = """* b b b b . . . . *
              . . . . . . . . . .
              . b b b . b b . . ."""
    state = run(put(TWO + "five blue a1-e1\nhand 0 4D", rows), "0 4D e3")
    assert state.winner == 0
    assert len(state.fives) == 2


def test_chips_beside_the_locked_five_stay_open(put: Put, run: Run) -> None:
    """SEQ-2.5, SEQ-4.2."""
    state = put("seats 2\nturn 1\nfive blue c3-g3\nhand 1 JS", third_row(". b b b b b b . . ."))
    assert run(state, "1 JS b3").board[21] == -1
    with pytest.raises(IllegalAction) as caught:
        run(state, "1 JS c3")
    assert caught.value.refusal.reason == "locked"


def test_a_thief_breaks_a_sequence(put: Put, run: Run) -> None:
    """SEQ-6.2: its other chips are open again; filling the gap makes one sequence again."""
    thieves = 'seats 2\noptions {"draw":"manual","thieves":true}\nturn 1\nfive blue a3-e3\n'
    state = put(thieves + "hand 0 2D\nhand 1 JS JH", third_row("b b b b b . . . . ."))
    state = run(state, "1 JS c3")
    assert fives(state) == []
    assert fives(run(state, "0 2D c3")) == ["b a3-e3"]


@pytest.mark.parametrize(("gap", "line"), [("b3", "c3-g3"), ("c3", "d3-h3"), ("f3", "")])
def test_of_a_longer_run_the_five_that_keep_most_lock(put: Put, run: Run, gap: str, line: str) -> None:
    """SEQ-6.2."""
    thieves = 'seats 2\noptions {"thieves":true}\nturn 1\nfive blue b3-f3\n'
    state = run(put(thieves + "hand 1 JS", third_row(". b b b b b b b . .")), f"1 JS {gap}")
    assert fives(state) == ([f"b {line}"] if line else [])


def test_a_mended_run_does_not_count_twice(put: Put, run: Run) -> None:
    """SEQ-6.2: refilling the gap beside the new five makes no second sequence."""
    thieves = 'seats 2\noptions {"draw":"manual","thieves":true}\nturn 1\nfive blue b3-f3\n'
    state = put(thieves + "hand 0 AS\nhand 1 JS", third_row(". b b b b b b b . ."))
    assert fives(run(state, "1 JS b3", "0 AS b3")) == ["b c3-g3"]


def test_nine_with_the_middle_retaken_are_two(put: Put, run: Run) -> None:
    """SEQ-6.2, SEQ-2.4: the gap was the middle of nine, and both fives that it fills are new."""
    thieves = 'seats 2\noptions {"draw":"manual","thieves":true}\nturn 1\nfive blue c3-g3\n'
    state = run(put(thieves + "hand 0 4D\nhand 1 JS", third_row("b b b b b b b b b .")), "1 JS e3")
    assert fives(state) == []
    state = run(state, "0 4D e3")
    assert fives(state) == ["b a3-e3", "b e3-i3"]
    assert state.winner == 0
