"""Rule points of Sequence: what a variant may replace; `BOOK` are the printed rules."""

from dataclasses import dataclass
from functools import cached_property

from pelipoyta.games.sequence.board import CELLS, FACES, FIVE, Line, lines_of, through
from pelipoyta.games.sequence.cards import NAMES
from pelipoyta.kernel.variants import RulePoints


@dataclass(frozen=True, eq=False)
class SequencePoints:
    """Length of a row, number of rows that win, and the board."""

    length: int = FIVE
    rows: int = 0  # 0: as the number of teams asks (SEQ-2.2)
    faces: tuple[int, ...] = FACES

    @cached_property
    def lines(self) -> tuple[tuple[Line, ...], ...]:
        """Every row, by direction."""
        return lines_of(self.length)

    @cached_property
    def through(self) -> tuple[tuple[tuple[Line, ...], ...], ...]:
        """The rows through each cell, by direction."""
        return through(self.length)

    @cached_property
    def all_lines(self) -> tuple[Line, ...]:
        return tuple(line for lines in self.lines for line in lines)

    @cached_property
    def cells_of(self) -> tuple[tuple[int, ...], ...]:
        """Cells that show each card."""
        return tuple(tuple(cell for cell in CELLS if self.faces[cell] == face) for face in range(len(NAMES)))


BOOK = SequencePoints()
points = RulePoints(__package__, BOOK)
