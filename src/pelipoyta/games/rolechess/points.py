"""Rule points of RoleChess: the numbers and functions that a variant may replace; `BOOK` are the printed rules."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from pelipoyta.games.rolechess.board import CARD, PIECES
from pelipoyta.games.rolechess.model import Happening, Kind, Line, State
from pelipoyta.kernel import Draw, Outcome
from pelipoyta.kernel.variants import RulePoints


def as_printed(s: State, order: Outcome) -> list[Happening]:
    """No change: by the printed rules nothing is drawn for the set-up."""
    return []


@dataclass(frozen=True, eq=False)
class ChessPoints:
    """The game card, and the draw that sets up the home rows, where there is one."""

    card: tuple[Line, ...] = tuple(CARD.values())
    set_up: Draw | None = None  # drawn before the start, then put into effect by `arrange`
    arrange: Callable[[State, Outcome], list[Happening]] = as_printed

    @cached_property
    def by_kind(self) -> dict[Kind, Line]:
        return {line.kind: line for line in self.card}

    @cached_property
    def full(self) -> tuple[int, ...]:
        """Energy of each piece at the start."""
        return tuple(self.by_kind[piece.kind].energy for piece in PIECES)

    @cached_property
    def attack(self) -> tuple[int, ...]:
        """Attack factor of each piece."""
        return tuple(self.by_kind[piece.kind].attack for piece in PIECES)

    @cached_property
    def defence(self) -> tuple[int, ...]:
        """Defence factor of each piece."""
        return tuple(self.by_kind[piece.kind].defence for piece in PIECES)


BOOK = ChessPoints()


points = RulePoints(__package__, BOOK)
