"""Variants of Sequence: length of a row, number of rows, shuffled boards."""

from collections import Counter

import pytest
from tests.soak import games

from pelipoyta.games.sequence import GAME
from pelipoyta.games.sequence.board import CORNERS, FACES
from pelipoyta.games.sequence.model import Options, State
from pelipoyta.games.sequence.points import points
from pelipoyta.games.sequence.rules.sequences import finished, needed
from pelipoyta.kernel.laws import check


@pytest.mark.parametrize(
    ("seats", "chosen"),
    [
        (2, ("row:4",)),
        (3, ("row:6",)),
        (2, ("rows:4",)),
        (4, ("rows:1",)),
        (2, ("board:77",)),
        (6, ("row:4", "rows:3", "board:5")),
    ],
)
def test_laws(seats, chosen):
    tally = check(GAME, games(1), seats=seats, options=Options(variants=chosen), looks=10, texts=8)
    assert tally.games >= 1 and tally.twinned == 0


def with_chips(cells: range, *variants: str) -> State:
    s = GAME.start(Options(variants=variants), 2)
    for cell in cells:
        s.board[cell] = 0
    return s


def test_a_row_has_as_many_cells_as_the_table_says():
    """SEQ-V1: four in line finish a row of four; of six, five do not."""
    assert any(finished(with_chips(range(31, 35), "row:4"), 0, 33))
    assert not any(finished(with_chips(range(31, 36), "row:6"), 0, 33))
    assert any(finished(with_chips(range(31, 37), "row:6"), 0, 33))
    assert any(finished(with_chips(range(31, 36)), 0, 33)) and not any(finished(with_chips(range(31, 35)), 0, 33))


def test_a_team_wins_with_as_many_rows_as_the_table_says():
    """SEQ-V2: whatever the number of teams."""
    for seats in (2, 3):
        assert needed(GAME.start(Options(variants=("rows:4",)), seats)) == 4
    assert GAME.view(GAME.start(Options(variants=("rows:1",)), 2), None).needed == 1


def test_a_shuffled_board_has_every_card_twice():
    """SEQ-V3: its number names it, corners stay free, and views show it."""
    one, other = (points(Options(variants=(f"board:{number}",))).faces for number in (1, 2))
    assert Counter(one) == Counter(other) == Counter(FACES) and one != other != FACES
    assert all(one[cell] == FACES[cell] for cell in CORNERS)
    assert GAME.view(GAME.start(Options(variants=("board:1",)), 2), 0).faces == one
    assert one[1:6] == points(Options(variants=("board:1", "row:4"))).faces[1:6]
    assert not GAME.view(GAME.start(Options(), 2), 0).faces
