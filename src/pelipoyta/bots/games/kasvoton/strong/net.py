"""Kasvoton vihollinen net: six rounds of message passing between neighbouring cells, then action values.

All cells share their weights, so the net is small and knows a cell only by its row and by the edges.
`training/kasvoton` has the same net and its training.
"""

from typing import Final, final

from pelipoyta.bots.games.kasvoton.strong.features import CELLS, COLUMNS, OF_ALL, OF_CELL, Features
from pelipoyta.games.kasvoton.model import View
from pelipoyta.kernel.optional.machine import i64, vec

WIDTH: Final[i64] = 48  # width of a cell's hidden state
ROUNDS: Final[i64] = 6
SQUARE: Final[i64] = 2304
ROUND: Final[i64] = 23088  # weights of a round: ten matrices and a bias
PLANES: Final[i64] = 12  # kinds of actions: moves by direction, shots, scouts, lines, triangles
DONE: Final[i64] = 936
WEIGHTS: Final = 143197


@final
class Net:
    """Network weights in one flat array, in the order of use."""

    def __init__(self, weights: list[float]) -> None:
        if len(weights) != WEIGHTS:
            raise ValueError(f"the net of Kasvoton has {WEIGHTS} weights, not {len(weights)}")
        self.weight = vec[float](weights)
        self.features = Features()
        self.cells = vec[float]([0.0] * 3744)
        self.loud = vec[float]([0.0] * 3744)  # indices of the positive inputs
        self.mean = vec[float]([0.0] * 48)
        self.common = vec[float]([0.0] * 48)
        self.head: i64 = 0  # offset of the last layer's weights

    def read(self, view: View, seat: i64) -> None:
        """Compute all layers up to the action values."""
        self.features.look(view, seat)
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
        """Value of an action: its plane times 78 plus its cell, or to stop."""
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
        """First layer: hidden states from the cells' own features."""
        bias: i64 = OF_CELL * WIDTH
        for row in range(WIDTH):
            self.common[row] = self.weight[bias + row]
        self._add(bias + WIDTH, self.features.all, 0, OF_ALL, self.common, 0)
        for cell in range(CELLS):
            for row in range(WIDTH):
                self.cells[cell * WIDTH + row] = self.common[row]
            self._add(0, self.features.cells, cell * OF_CELL, OF_CELL, self.cells, cell * WIDTH)
        return bias + WIDTH + OF_ALL * WIDTH

    def _add(self, at: i64, of: vec[float], first: i64, count: i64, to: vec[float], base: i64) -> None:
        """Sparse matrix product: add weights times the inputs; half of them are 0."""
        weight = self.weight
        for column in range(count):
            number = of[first + column]
            if number != 0.0:
                line = at + column * WIDTH
                for row in range(WIDTH):
                    to[base + row] += weight[line + row] * number

    def _listen(self) -> None:
        """Positive hidden units of each cell, and their mean over the board."""
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
        """Message passing: the cell gets the board's mean, its neighbours by direction and its own state."""
        base, own_row, own_column = cell * WIDTH, cell // COLUMNS, cell % COLUMNS
        for row in range(WIDTH):
            self.cells[base + row] += self.common[row]
        for tap in range(9):
            line: i64 = own_row + tap // 3 - 1
            column: i64 = own_column + tap % 3 - 1
            if 0 <= line < 6 and 0 <= column < COLUMNS:
                self._add(at + tap * SQUARE, self.loud, (line * COLUMNS + column) * WIDTH, WIDTH, self.cells, base)
