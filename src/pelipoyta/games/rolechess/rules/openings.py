"""Possible first actions of a turn, cached for the latest boards, since choices and their odds need the same."""

from functools import lru_cache

from pelipoyta.games.rolechess.board import CELLS, RAYS, SIDE
from pelipoyta.games.rolechess.model import NOBODY, Attack, Cell, Step
from pelipoyta.kernel import Seat

STEPS = tuple(tuple(Step(src, dst) for dst in range(CELLS)) for src in range(CELLS))
ATTACKS = tuple(tuple(Attack(src, target) for target in range(CELLS)) for src in range(CELLS))
Openings = tuple[tuple[Step, ...], tuple[Attack, ...]]


@lru_cache(maxsize=1024)
def openings(board: tuple[int, ...], seat: Seat) -> Openings:
    """Its moves and its attacks, by the circle they begin on (RC-4.0, RC-4.6)."""
    steps: list[Step] = []
    attacks: list[Attack] = []
    for src, piece in enumerate(board):
        if piece // SIDE == seat:
            _add(board, src, steps, attacks)
    return tuple(steps), tuple(attacks)


def _add(board: tuple[int, ...], src: Cell, steps: list[Step], attacks: list[Attack]) -> None:
    """Add the moves and attacks that `board.look` finds."""
    mine, piece = board[src] // SIDE, board[src]
    for ray in RAYS[piece][src]:
        for cell in ray:
            other = board[cell]
            if other == NOBODY:
                steps.append(STEPS[src][cell])
                continue
            if other // SIDE != mine:
                attacks.append(ATTACKS[src][cell])
            break
