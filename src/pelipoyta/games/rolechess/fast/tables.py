"""Look-up tables of the simulator: ways, roads, factors and hash keys, as arrays of machine integers.

A *sort* is a kind of piece on a side: the five of seat 0, then those of seat 1. A *spot* is a sort on a circle.
"""

from random import Random
from typing import Final

from pelipoyta.games.rolechess.board import ATTACK, CARD, CELLS, DEFENCE, PIECES, RAYS, ROADS, SIDE
from pelipoyta.games.rolechess.model import Kind
from pelipoyta.kernel.optional.machine import i64, vec

_KINDS = list(Kind)
_SORTS = [piece.seat * len(_KINDS) + _KINDS.index(piece.kind) for piece in PIECES]
_FIRST = [_SORTS.index(sort) for sort in range(2 * len(_KINDS))]  # a piece of each sort
_ENERGIES = 1 + max(line.energy for line in CARD.values())

BIT: Final = vec[i64]([1 << cell for cell in range(CELLS)])
SORT: Final = vec[i64](_SORTS)
EACH_ATTACK: Final = vec[i64](list(ATTACK))
EACH_DEFENCE: Final = vec[i64](list(DEFENCE))
LACKEY: Final = vec[i64]([int(piece.kind is Kind.LACKEY) for piece in PIECES])
EMPEROR: Final = vec[i64]([int(piece.kind is Kind.EMPEROR) for piece in PIECES])
LAST: Final = vec[i64]([48 // 7, 0])  # the row on which each seat's Lackeys are stuck
ENERGIES: Final[i64] = 26

# The ways of a spot, one circle after another, a -1 at the end; SKIP tells where the next way begins.
START: Final = vec[i64]([0] * (len(_FIRST) * CELLS))
_to: list[int] = []
_skip: list[int] = []
for _sort, _piece in enumerate(_FIRST):
    for _cell in range(CELLS):
        START[_sort * CELLS + _cell] = len(_to)
        for _ray in RAYS[_piece][_cell]:
            _skip += [len(_to) + len(_ray)] * len(_ray)
            _to += _ray
        _to.append(-1)
        _skip.append(-1)
TO: Final = vec[i64](_to)
SKIP: Final = vec[i64](_skip)


def _between(sort: int, src: int, dst: int) -> int:
    """The circles between two as bits; -1 where that sort has no road from the one to the other."""
    road = ROADS[_FIRST[sort]][src].get(dst)
    return -1 if road is None else sum(1 << cell for cell in road)


# By spot and circle.
ROAD: Final = vec[i64](
    [_between(sort, src, dst) for sort in range(len(_FIRST)) for src in range(CELLS) for dst in range(CELLS)]
)

# Keys of what stands where with how much energy, and of what else a position is; the same in every process.
_rng = Random("rolechess")
STANDS: Final = vec[i64]([_rng.getrandbits(62) for _ in range(len(_FIRST) * CELLS * _ENERGIES)])
MIX: Final = vec[i64]([_rng.getrandbits(62) for _ in range(1400)])
assert _ENERGIES == ENERGIES
assert SIDE == 14
