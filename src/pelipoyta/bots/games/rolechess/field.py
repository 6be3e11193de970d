"""The board as bit sets of circles, for fast look-ups."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from pelipoyta.games.rolechess.board import CELLS, RAYS, SIDE
from pelipoyta.games.rolechess.model import Cell, View
from pelipoyta.games.rolechess.points import BOOK, ChessPoints, points
from pelipoyta.kernel import Seat

Circles = int  # a set of circles: bit c is circle c
Man = tuple[int, Cell]  # a piece, and its circle

BIT = tuple(1 << cell for cell in range(CELLS))


class Field(Struct, frozen=True):
    """Pieces by circle, energy of every piece, and the occupied circles."""

    men: tuple[tuple[Man, ...], tuple[Man, ...]]
    energy: tuple[int, ...]
    taken: Circles
    here: ChessPoints = BOOK

    def at(self, cell: Cell) -> int:
        """Piece on an occupied circle."""
        return next(piece for side in self.men for piece, where in side if where == cell)


def field_of(view: View) -> Field:
    standing = [(s.piece.seat, piece, s.cell) for piece, s in enumerate(view.pieces) if s.cell is not None]
    pale = tuple((piece, cell) for seat, piece, cell in standing if seat == 0)
    dark = tuple((piece, cell) for seat, piece, cell in standing if seat == 1)
    energy = tuple(s.energy for s in view.pieces)
    return Field((pale, dark), energy, circles([cell for _, _, cell in standing]), points(view.options))


def moved(field: Field, seat: Seat, src: Cell, dst: Cell) -> Field:
    """Board after that seat's piece on `src` went to `dst`."""
    own = tuple((piece, dst if cell == src else cell) for piece, cell in field.men[seat])
    men = (own, field.men[1]) if seat == 0 else (field.men[0], own)
    return Field(men, field.energy, field.taken & ~BIT[src] | BIT[dst], field.here)


def circles(cells: Sequence[Cell]) -> Circles:
    return sum(BIT[cell] for cell in cells)


def each(of: Circles) -> Iterator[Cell]:
    while of:
        low = of & -of
        yield low.bit_length() - 1
        of ^= low


# All circles on a piece's ways from each circle on an empty board.
WAYS = tuple(tuple(circles([c for ray in rays for c in ray]) for rays in RAYS[piece]) for piece in range(2 * SIDE))
# Knights, Emperors and Lackeys go one circle: nothing can stand between.
SHORT = tuple(all(len(ray) == 1 for rays in RAYS[piece] for ray in rays) for piece in range(2 * SIDE))
# For these, the circles one move away, each with its bit and the ways from there.
ONWARD = tuple(
    tuple(tuple((BIT[c], WAYS[piece][c]) for ray in rays for c in ray) for rays in RAYS[piece])
    for piece in range(2 * SIDE)
)


def reach(piece: int, cell: Cell, taken: Circles) -> Circles:
    """Circles a piece may go to or attack, occupied or not."""
    ways = WAYS[piece][cell]
    return ways if SHORT[piece] else _slide(piece, cell, taken & ways)


@lru_cache(maxsize=1 << 16)
def _slide(piece: int, cell: Cell, taken: Circles) -> Circles:
    seen = 0
    for ray in RAYS[piece][cell]:
        for on in ray:
            seen |= BIT[on]
            if taken & BIT[on]:
                break
    return seen


def reach_by_move(piece: int, cell: Cell, taken: Circles) -> Circles:
    """Circles a piece may attack in a turn in which it moves first."""
    seen = 0
    if SHORT[piece]:
        for bit, ways in ONWARD[piece][cell]:
            if not taken & bit:
                seen |= ways
        return seen
    left = taken & ~BIT[cell]
    for on in each(reach(piece, cell, taken) & ~taken):
        seen |= reach(piece, on, left)
    return seen
