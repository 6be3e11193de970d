"""Sequence net: three rounds of message passing between cells and lines, then a value for each cell.

All cells share their weights and so do all lines, so the net is small and independent of position: a cell's value comes
from the lines that run through it. `training/sequence` has the same net and its training.
"""

from collections.abc import Callable
from typing import Final, final

from pelipoyta.bots.games.sequence.strong.features import OF_ALL, OF_CELL, OF_LINE, Features
from pelipoyta.games.sequence.fast.state import FastState
from pelipoyta.games.sequence.fast.tables import CELLS, FIVES, FROM, IS_THIEF, IS_WILD, LINE_CELL, VIA
from pelipoyta.kernel.optional.machine import i64, vec

WIDTH: Final[i64] = 48  # width of the hidden state of a cell or a line
ROUNDS: Final[i64] = 3
SQUARE: Final[i64] = 2304
ROUND: Final[i64] = 11616  # weights of a round: five matrices and two biases
OF_CELLS: Final[float] = 0.4  # scale of the sum over the five cells of a line,
OF_LINES: Final[float] = 0.15  # and over the lines of a cell
WEIGHTS: Final = 44116 - 48 * 144 - 48 - 48 - 1  # without the value head


def always() -> bool:
    """True: there is time without end."""
    return True


@final
class Net:
    """Network weights in one flat array, in the order of use."""

    def __init__(self, weights: list[float]) -> None:
        if len(weights) != WEIGHTS:
            raise ValueError(f"the net of Sequence has {WEIGHTS} weights, not {len(weights)}")
        self.weight = vec[float](weights)
        self.features = Features()
        self.cells = vec[float]([0.0] * 4800)
        self.lines = vec[float]([0.0] * 9216)
        self.whole = vec[float]([0.0] * 48)
        self.heard = vec[float]([0.0] * 48)
        self.said = vec[float]([0.0] * 48)
        self.common = vec[float]([0.0] * 48)
        self.head: i64 = 0  # offset of the last layer's weights

    def read(self, s: FastState, seat: i64, in_time: Callable[[], bool] = always) -> bool:
        """Compute all layers up to the cells' values; False, without them, once it is not in time any more."""
        self.features.look(s, seat)
        at = self._begin()
        for _ in range(ROUNDS):
            for line in range(FIVES):
                if not in_time():
                    return False
                self._tell_line(line, at)
            self._sum_up(at + 2 * SQUARE + WIDTH)
            for cell in range(CELLS):
                if not in_time():
                    return False
                self._tell_cell(cell, at + 2 * SQUARE + WIDTH)
            at += ROUND
        self.head = at
        return True

    def worth(self, card: i64, cell: i64) -> float:
        """Value of playing the card there."""
        kind: i64 = 1 if IS_WILD[card] else 2 if IS_THIEF[card] else 0
        total = self.weight[self.head + 3 * WIDTH + kind]
        for at in range(WIDTH):
            total += self.weight[self.head + kind * WIDTH + at] * self.cells[cell * WIDTH + at]
        return total

    def _begin(self) -> i64:
        """First layer: hidden states from the own features of cells and lines."""
        features, bias = self.features, OF_CELL * WIDTH
        at: i64 = bias + WIDTH
        for row in range(WIDTH):
            self.whole[row] = 0.0
        self._add(at, features.all, 0, OF_ALL, self.whole)
        for cell in range(CELLS):
            for row in range(WIDTH):
                self.said[row] = self.weight[bias + row] + self.whole[row]
            self._add(0, features.cells, cell * OF_CELL, OF_CELL, self.said)
            self._keep(self.cells, cell * WIDTH, 0.0)
        at += OF_ALL * WIDTH
        for line in range(FIVES):
            for row in range(WIDTH):
                self.said[row] = self.weight[at + OF_LINE * WIDTH + row]
            self._add(at, features.lines, line * OF_LINE, OF_LINE, self.said)
            self._keep(self.lines, line * WIDTH, 0.0)
        for row in range(WIDTH):
            if self.whole[row] < 0.0:
                self.whole[row] = 0.0
        return at + OF_LINE * WIDTH + WIDTH

    def _add(self, at: i64, of: vec[float], first: i64, count: i64, to: vec[float]) -> None:
        """Sparse matrix product: add weights times the inputs; most of them are 0."""
        weight = self.weight
        for column in range(count):
            number = of[first + column]
            if number != 0.0:
                base = at + column * WIDTH
                for row in range(WIDTH):
                    to[row] += weight[base + row] * number

    def _keep(self, to: vec[float], first: i64, old: float) -> None:
        """ReLU, added to a share of the old state."""
        for row in range(WIDTH):
            said = self.said[row]
            to[first + row] = old * to[first + row] + (said if said > 0.0 else 0.0)

    def _tell_line(self, line: i64, at: i64) -> None:
        heard, cells = self.heard, self.cells
        for row in range(WIDTH):
            heard[row] = 0.0
            self.said[row] = self.weight[at + SQUARE + row]
        for place in range(line * 5, line * 5 + 5):
            first = LINE_CELL[place] * WIDTH
            for row in range(WIDTH):
                heard[row] += OF_CELLS * cells[first + row]
        self._add(at, self.lines, line * WIDTH, WIDTH, self.said)
        self._add(at + SQUARE + WIDTH, heard, 0, WIDTH, self.said)
        self._keep(self.lines, line * WIDTH, 1.0)

    def _sum_up(self, at: i64) -> None:
        """Global context of all cells: their mean and the global features."""
        heard = self.heard
        for row in range(WIDTH):
            heard[row] = self.whole[row]
            self.common[row] = self.weight[at + SQUARE + row]
        for cell in range(CELLS):
            for row in range(WIDTH):
                heard[row] += self.cells[cell * WIDTH + row] / 100.0
        self._add(at + 2 * SQUARE + WIDTH, heard, 0, WIDTH, self.common)

    def _tell_cell(self, cell: i64, at: i64) -> None:
        heard, lines = self.heard, self.lines
        for row in range(WIDTH):
            heard[row] = 0.0
            self.said[row] = self.common[row]
        for place in range(FROM[cell * 4], FROM[cell * 4 + 4]):
            first = VIA[place] * WIDTH
            for row in range(WIDTH):
                heard[row] += OF_LINES * lines[first + row]
        self._add(at, self.cells, cell * WIDTH, WIDTH, self.said)
        self._add(at + SQUARE + WIDTH, heard, 0, WIDTH, self.said)
        self._keep(self.cells, cell * WIDTH, 1.0)
