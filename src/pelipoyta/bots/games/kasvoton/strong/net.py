"""The net of Kasvoton vihollinen: cells tell their neighbours what they are, six times; then deeds are weighed.

Every cell is read by the same weights, so the net is small and knows places only by their row and by the edges.
`training/kasvoton` has the same net and how it learnt.
"""

from typing import Final, final

from pelipoyta.bots.games.kasvoton.strong.features import CELLS, COLUMNS, OF_ALL, OF_CELL, Features
from pelipoyta.games.kasvoton.model import View
from pelipoyta.kernel.optional.machine import i64, vec

WIDTH: Final[i64] = 48  # numbers that a cell is
ROUNDS: Final[i64] = 6
SQUARE: Final[i64] = 2304
ROUND: Final[i64] = 23088  # weights of a round: ten squares and a row
PLANES: Final[i64] = 12  # kinds of deeds: moves by direction, shots, scouts, lines, triangles
DONE: Final[i64] = 936
WEIGHTS: Final = 143197


@final
class Net:
    """The weights lie in one row, in the order in which they are used."""

    def __init__(self, weights: list[float]) -> None:
        if len(weights) != WEIGHTS:
            raise ValueError(f"the net of Kasvoton has {WEIGHTS} weights, not {len(weights)}")
        self.weight = vec[float](weights)
        self.eyes = Features()
        self.cells = vec[float]([0.0] * 3744)
        self.loud = vec[float]([0.0] * 3744)  # what of it is more than nothing
        self.mean = vec[float]([0.0] * 48)
        self.common = vec[float]([0.0] * 48)
        self.head: i64 = 0  # where the weights of the last layer begin

    def read(self, view: View, seat: i64) -> None:
        """Everything up to what deeds are worth."""
        self.eyes.look(view, seat)
        at = self._begin()
        for _ in range(ROUNDS):
            self._listen()
            for row in range(WIDTH):
                self.common[row] = self.weight[at + 9 * SQUARE + row]
            self._add(at + 9 * SQUARE + WIDTH, self.mean, 0, WIDTH, self.common, 0)
            for cell in range(CELLS):
                self._tell(cell, at)
            at += ROUND
        self._listen()
        self.head = at

    def worth(self, action: i64) -> float:
        """How much the net likes a deed: its plane times 78 and its cell, or to be done."""
        if action == DONE:
            return self._dot(self.head + PLANES * WIDTH + PLANES, self.mean, 0) + self.weight[WEIGHTS - 1]
        plane, cell = action // CELLS, action % CELLS
        return (
            self._dot(self.head + plane * WIDTH, self.loud, cell * WIDTH)
            + self.weight[self.head + PLANES * WIDTH + plane]
        )

    def _dot(self, at: i64, of: vec[float], first: i64) -> float:
        total = 0.0
        for row in range(WIDTH):
            total += self.weight[at + row] * of[first + row]
        return total

    def _begin(self) -> i64:
        """What cells are by themselves."""
        bias: i64 = OF_CELL * WIDTH
        for row in range(WIDTH):
            self.common[row] = self.weight[bias + row]
        self._add(bias + WIDTH, self.eyes.all, 0, OF_ALL, self.common, 0)
        for cell in range(CELLS):
            for row in range(WIDTH):
                self.cells[cell * WIDTH + row] = self.common[row]
            self._add(0, self.eyes.cells, cell * OF_CELL, OF_CELL, self.cells, cell * WIDTH)
        return bias + WIDTH + OF_ALL * WIDTH

    def _add(self, at: i64, of: vec[float], first: i64, count: i64, to: vec[float], base: i64) -> None:
        """Weights times what is there; half of it is nothing."""
        weight = self.weight
        for column in range(count):
            number = of[first + column]
            if number != 0.0:
                line = at + column * WIDTH
                for row in range(WIDTH):
                    to[base + row] += weight[line + row] * number

    def _listen(self) -> None:
        """What is loud, and how loud the field is on average."""
        for row in range(WIDTH):
            self.mean[row] = 0.0
        for cell in range(CELLS):
            for row in range(WIDTH):
                number = self.cells[cell * WIDTH + row]
                if number < 0.0:
                    number = 0.0
                self.loud[cell * WIDTH + row] = number
                self.mean[row] += number / 78.0

    def _tell(self, cell: i64, at: i64) -> None:
        """The cell hears all of the field, and its neighbours and itself by where they lie."""
        base, own_row, own_column = cell * WIDTH, cell // COLUMNS, cell % COLUMNS
        for row in range(WIDTH):
            self.cells[base + row] += self.common[row]
        for tap in range(9):
            line: i64 = own_row + tap // 3 - 1
            column: i64 = own_column + tap % 3 - 1
            if 0 <= line < 6 and 0 <= column < COLUMNS:
                self._add(at + tap * SQUARE, self.loud, (line * COLUMNS + column) * WIDTH, WIDTH, self.cells, base)
