"""Pieces in the fast twin: a game without any that can act is drawn, so they are counted as they come and go."""

import pytest

from pelipoyta.games.rolechess.board import PIECES, SIDE
from pelipoyta.games.rolechess.fast.men import Men
from pelipoyta.games.rolechess.fast.tables import LAST
from pelipoyta.games.rolechess.model import Kind


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("kind", list(Kind))
def test_emperors_and_stuck_lackeys_cannot_act(seat: int, kind: Kind) -> None:
    """RC-9.2: a Lackey is stuck on its last row alone."""
    piece = next(n for n, each in enumerate(PIECES) if each.kind is kind and each.seat == seat)
    assert piece // SIDE == seat
    men = Men()
    for row in range(7):
        men.put(piece, row * 7 + 2, 5)
        stuck = kind is Kind.EMPEROR or (kind is Kind.LACKEY and row == LAST[seat])
        assert men.able == (0 if stuck else 1)
        men.lift(piece)
        assert men.able == 0
