"""Position value for the side to move, from -1 (lost) to 1 (won), by a small neural net.

The first layer has the same weights for both sides, each from its own home row: pieces by circle and their remaining
energy. Each of its units has a mirrored one with the same weight in the next layer, so that left and right are equal.
The hidden layer takes both sides' units, their possible attacks and the pieces that have the Emperors in range.
`training/rolechess` has the same net and its training.
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

UNITS: Final[i64] = 32
WIDE: Final[i64] = 64  # units of the first layer, and their mirrored ones
HIDDEN: Final[i64] = 32
ATTACK_INPUTS: Final[i64] = 12  # of one side: four attacks, eight counts of pieces in range of the Emperor
INPUTS: Final[i64] = 89  # inputs of the hidden layer: each side's units, each side's attack features, quiet turns
_UNITS, _HIDDEN, _INPUTS, _SORTS = 32, 32, 89, 10
_STANDS = _SORTS * BOARD * _UNITS  # weights by piece and circle; as many more for energy
WEIGHTS: Final = 2 * _STANDS + _UNITS + _HIDDEN * _INPUTS + 2 * _HIDDEN + 1


@final
class Net:
    def __init__(self, weights: list[float]) -> None:
        if len(weights) != WEIGHTS:
            raise ValueError(f"the net of RoleChess has {WEIGHTS} weights, not {len(weights)}")
        rows = _rows(weights)
        self.rows = vec[float](rows)
        rest = weights[2 * _STANDS :]
        bias = rest[:_UNITS] * 2
        self.bias = vec[float](bias)  # bias of the first layer: its value for an empty board
        rest = rest[_UNITS:]
        by_input = [rest[hidden * _INPUTS + at_input] for at_input in range(_INPUTS) for hidden in range(_HIDDEN)]
        self.by_input = vec[float](by_input)
        rest = rest[_HIDDEN * _INPUTS :]
        first, weight = rest[:_HIDDEN], rest[_HIDDEN:-1]
        self.first = vec[float](first)
        self.weight = vec[float](weight)
        self.last: float = rest[-1]
        self.hidden = vec[float]([0.0] * 32)
        self.blow = Blow()

    def judge(self, men: Men, seen: vec[float], side: i64, quiet: float) -> float:
        hidden = self.hidden
        for row in range(HIDDEN):
            hidden[row] = self.first[row]
        self._add_units(seen, side * WIDE, 0)
        self._add_units(seen, (1 - side) * WIDE, UNITS)
        self._add_attacks(men, side, 2 * UNITS)
        self._add_attacks(men, 1 - side, 2 * UNITS + ATTACK_INPUTS)
        self._add(2 * UNITS + 2 * ATTACK_INPUTS, quiet)
        total = self.last
        for row in range(HIDDEN):
            if hidden[row] > 0.0:
                total += self.weight[row] * hidden[row]
        return 2.0 / (1.0 + exp(-total)) - 1.0

    def _add_units(self, seen: vec[float], at: i64, at_input: i64) -> None:
        """Activations of a unit and its mirrored one, each from 0 to 1."""
        for unit in range(UNITS):
            left, right = seen[at + unit], seen[at + UNITS + unit]
            left = 0.0 if left < 0.0 else 1.0 if left > 1.0 else left
            right = 0.0 if right < 0.0 else 1.0 if right > 1.0 else right
            if left + right > 0.0:
                self._add(at_input + unit, left + right)

    def _add_attacks(self, men: Men, by: i64, at_input: i64) -> None:
        """Attack features of that side against the other."""
        blow = self.blow
        blow.find(men, by)
        blow.besiege(men, by)
        self._add(at_input, blow.kill)
        self._add(at_input + 1, 0.1 * blow.harm)
        self._add(at_input + 2, 0.1 * blow.crown)
        self._add(at_input + 3, 0.05 * blow.all)
        for index in range(8):
            if blow.siege[index] > 0.0:
                self._add(at_input + 4 + index, 0.5 * blow.siege[index])

    def _add(self, at_input: i64, number: float) -> None:
        hidden, by_input, at = self.hidden, self.by_input, at_input * HIDDEN
        for row in range(HIDDEN):
            hidden[row] += by_input[at + row] * number


def spot(side: i64, piece: i64, cell: i64) -> i64:
    """Row of the first layer for a piece on a circle: its presence, then its energy."""
    return ((side * 10 + SORT[piece]) * CELLS + cell) * 2 * WIDE


def _rows(weights: list[float]) -> list[float]:
    """Weights by viewing side, kind and circle; ready to be summed."""
    rows: list[float] = []
    for side in range(2):
        for sort in range(_SORTS):
            for cell in range(BOARD):
                near = cell if side == 0 else BOARD - 1 - cell
                other = near // SIZE * SIZE + SIZE - 1 - near % SIZE
                seen = (sort + 5 * side) % _SORTS * BOARD
                for part in (0, _STANDS):
                    for at in (near, other):
                        first = part + (seen + at) * _UNITS
                        rows += weights[first : first + _UNITS]
    return rows
