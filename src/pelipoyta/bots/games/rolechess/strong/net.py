"""How a position looks to the side that is to move: from -1, lost, to 1, won; a small net says it.

Each side looks with the same eyes, from its own home row: what stands where and how much of its energy is left. An eye
and the one beside it see a mirrored board, and both count alike, so that left is as good as right. Then opinions are
formed of what both sides see, of the blows they could deal and of who has the Emperors in range.
`training/rolechess` has the same net and how it learnt.
"""

from math import exp
from typing import Final, final

from pelipoyta.bots.games.rolechess.strong.judge import Blow
from pelipoyta.games.rolechess.board import CELLS as BOARD
from pelipoyta.games.rolechess.board import SIZE
from pelipoyta.games.rolechess.fast.codes import CELLS
from pelipoyta.games.rolechess.fast.men import Men
from pelipoyta.games.rolechess.fast.tables import SORT
from pelipoyta.kernel.optional.machine import i64, vec

EYES: Final[i64] = 32
WIDE: Final[i64] = 64  # eyes, and those that see the mirrored board
OPINIONS: Final[i64] = 32
DANGERS: Final[i64] = 12  # of one side: four blows, eight numbers of a siege
LOOKS: Final[i64] = 89  # what opinions are of: each side's eyes, each side's dangers, how quiet it is
_EYES, _OPINIONS, _LOOKS, _SORTS = 32, 32, 89, 10
_STANDS = _SORTS * BOARD * _EYES  # weights of who stands where; as many more of the energy it has
WEIGHTS: Final = 2 * _STANDS + _EYES + _OPINIONS * _LOOKS + 2 * _OPINIONS + 1


@final
class Net:
    def __init__(self, weights: list[float]) -> None:
        if len(weights) != WEIGHTS:
            raise ValueError(f"the net of RoleChess has {WEIGHTS} weights, not {len(weights)}")
        rows = _rows(weights)
        self.rows = vec[float](rows)
        rest = weights[2 * _STANDS :]
        calm = rest[:_EYES] * 2
        self.calm = vec[float](calm)  # what eyes see of an empty board
        rest = rest[_EYES:]
        by_look = [rest[opinion * _LOOKS + look] for look in range(_LOOKS) for opinion in range(_OPINIONS)]
        self.by_look = vec[float](by_look)
        rest = rest[_OPINIONS * _LOOKS :]
        first, weight = rest[:_OPINIONS], rest[_OPINIONS:-1]
        self.first = vec[float](first)
        self.weight = vec[float](weight)
        self.last: float = rest[-1]
        self.opinion = vec[float]([0.0] * 32)
        self.blow = Blow()

    def judge(self, men: Men, seen: vec[float], side: i64, quiet: float) -> float:
        opinion = self.opinion
        for row in range(OPINIONS):
            opinion[row] = self.first[row]
        self._hear(seen, side * WIDE, 0)
        self._hear(seen, (1 - side) * WIDE, EYES)
        self._fear(men, side, 2 * EYES)
        self._fear(men, 1 - side, 2 * EYES + DANGERS)
        self._add(2 * EYES + 2 * DANGERS, quiet)
        total = self.last
        for row in range(OPINIONS):
            if opinion[row] > 0.0:
                total += self.weight[row] * opinion[row]
        return 2.0 / (1.0 + exp(-total)) - 1.0

    def _hear(self, seen: vec[float], at: i64, look: i64) -> None:
        """What an eye and its mirrored one see, each from 0 to 1."""
        for eye in range(EYES):
            left, right = seen[at + eye], seen[at + EYES + eye]
            left = 0.0 if left < 0.0 else 1.0 if left > 1.0 else left
            right = 0.0 if right < 0.0 else 1.0 if right > 1.0 else right
            if left + right > 0.0:
                self._add(look + eye, left + right)

    def _fear(self, men: Men, by: i64, look: i64) -> None:
        """What that side could do to the other."""
        blow = self.blow
        blow.find(men, by)
        blow.besiege(men, by)
        self._add(look, blow.kill)
        self._add(look + 1, 0.1 * blow.harm)
        self._add(look + 2, 0.1 * blow.crown)
        self._add(look + 3, 0.05 * blow.all)
        for index in range(8):
            if blow.siege[index] > 0.0:
                self._add(look + 4 + index, 0.5 * blow.siege[index])

    def _add(self, look: i64, number: float) -> None:
        opinion, by_look, at = self.opinion, self.by_look, look * OPINIONS
        for row in range(OPINIONS):
            opinion[row] += by_look[at + row] * number


def spot(side: i64, piece: i64, cell: i64) -> i64:
    """Where the rows say what a side's eyes see of a piece on a circle: that it stands there, then its energy."""
    return ((side * 10 + SORT[piece]) * CELLS + cell) * 2 * WIDE


def _rows(weights: list[float]) -> list[float]:
    """By looking side, sort and circle; ready to be added up."""
    rows: list[float] = []
    for side in range(2):
        for sort in range(_SORTS):
            for cell in range(BOARD):
                near = cell if side == 0 else BOARD - 1 - cell
                other = near // SIZE * SIZE + SIZE - 1 - near % SIZE
                seen = (sort + 5 * side) % _SORTS * BOARD
                for part in (0, _STANDS):
                    for at in (near, other):
                        first = part + (seen + at) * _EYES
                        rows += weights[first : first + _EYES]
    return rows
