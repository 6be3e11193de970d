"""Integers of Kasvoton vihollinen's simulator: stages, actions, shares of the six, and the board as tables."""

from random import Random
from typing import Final

from pelipoyta.games.kasvoton import board
from pelipoyta.games.kasvoton.board import AHEAD, BERTHS, BORDERS, LINES, MIDDLE_BERTHS, NEAR, controls, is_triangle
from pelipoyta.games.kasvoton.deck import COUNTS, rank_of
from pelipoyta.games.kasvoton.model import Stage
from pelipoyta.kernel.optional.machine import i64, vec

CELLS: Final[i64] = 78
ARMY: Final[i64] = 26
CARDS: Final[i64] = 52
FACES: Final[i64] = 18

KNIGHT: Final[i64] = 0
SPLIT: Final[i64] = 1
MUSTER: Final[i64] = 2
DEPLOY: Final[i64] = 3
LOTS: Final[i64] = 4
STARTER: Final[i64] = 5
TURN: Final[i64] = 6
PAIR: Final[i64] = 7
ROYAL: Final[i64] = 8
OVER: Final[i64] = 9
STAGES = [
    Stage.KNIGHT, Stage.SPLIT, Stage.MUSTER, Stage.DEPLOY, Stage.LOTS, Stage.STARTER, Stage.TURN, Stage.PAIR,
    Stage.ROYAL, Stage.OVER,
]  # fmt: skip

# Actions: a move is where from times 78 and where to.
KNIGHTS: Final[i64] = 6100
SPLITS: Final[i64] = 6200
AGREE: Final[i64] = 6300
PLACES: Final[i64] = 6400
READY: Final[i64] = 7900
BEGINS: Final[i64] = 7910
SHOTS: Final[i64] = 8000
SCOUTS: Final[i64] = 8100
LINE: Final[i64] = 8200
TRIANGLE: Final[i64] = 8300
PAIRS: Final[i64] = 8400
ROYALS: Final[i64] = 14500
DECLINE: Final[i64] = 14600
DONE: Final[i64] = 14601
REVEALS: Final[i64] = 14700
SAYS: Final[i64] = 14800

OFFERS: Final[i64] = 6
DRAWN: Final[i64] = 20

# A share of the six is a number: scout, queen, king and knight are a bit each, princes sixteen each.
PARTS: Final[i64] = 48
WHOLE: Final[i64] = 47
SHARE_SIZE: Final = vec[i64]([(share & 15).bit_count() + share // 16 for share in range(48)])

_triples = [
    int(is_triangle(cell, [near for at, near in enumerate(NEAR[cell]) if mask >> at & 1]))
    for cell in range(78)
    for mask in range(256)
]
_lines = [[(one, other) for one, other in LINES[cell]] for cell in range(78)]
_spots = {seat: [*BERTHS[4, seat]] for seat in range(4)}

NEXT: Final = vec[i64]([near for cell in range(78) for near in NEAR[cell]])
FROM: Final = vec[i64]([sum(map(len, NEAR[:cell])) for cell in range(79)])
LINE_ONE: Final = vec[i64]([one for lines in _lines for one, _ in lines])
LINE_OTHER: Final = vec[i64]([other for lines in _lines for _, other in lines])
LINE_FROM: Final = vec[i64]([sum(map(len, _lines[:cell])) for cell in range(79)])
IS_TRIANGLE: Final = vec[i64](_triples)  # by cell and which of its neighbours, in their order
FORWARD: Final = vec[i64]([cell for side in (0, 1) for cell in AHEAD[side]])
EDGES: Final = vec[i64](list(BORDERS))
HOLDS: Final = vec[i64]([int(controls(4, seat, cell)) for seat in range(4) for cell in range(78)])  # of four
HOLDERS: Final = vec[i64]([board.holders(4, side, cell) for side in (0, 1) for cell in range(78)])
BERTH: Final = vec[i64]([cell for seat in (0, 1) for cell in BERTHS[2, seat]])
BERTH_OF_FOUR: Final = vec[i64]([cell for seat in range(4) for cell in _spots[seat]])
MIDDLE: Final = vec[i64]([cell for side in (0, 1) for cell in MIDDLE_BERTHS[side]])
LEFT: Final = vec[i64]([board.left_of(0), board.left_of(1)])
RANK: Final = vec[i64]([rank_of(face) for face in range(18)])
COUNT: Final = vec[i64]([COUNTS.get(face, 0) for face in range(18)])
IS_MIDDLE: Final = vec[i64]([int(cell % 13 == 6) for cell in range(78)])

MASK: Final[i64] = 0x1FFFFFFFFFFFFFFF
_rng = Random("kasvoton")
SEEN: Final = vec[i64]([_rng.getrandbits(52) for _ in range(52 * 80)])  # by card and cell, from -1 on
SHOWN: Final = vec[i64]([_rng.getrandbits(52) for _ in range(52 * 18)])  # by card and face, 0: hidden
MIX: Final = vec[i64]([_rng.getrandbits(52) for _ in range(2048)])
