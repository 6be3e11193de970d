"""A puzzle as it is stored: a position, what is asked, and the proved values of the answers."""

from msgspec import Struct

from pelipoyta.kernel import Seat


class Source(Struct, frozen=True, omit_defaults=True):
    """Origin of a position: a game between bots, named by its seed, or one that was composed."""

    bots: tuple[str, ...] = ()
    seed: str = ""
    ply: int = 0
    composed: bool = False


class Puzzle(Struct, frozen=True, omit_defaults=True):
    """A position, the seat that solves it, and the value of each answer in the game's notation.

    Answers that are not listed are worth nothing, and those in `open` decide nothing: the turn goes on. `position` may
    hold what the solver does not see: only views of it are shown.
    """

    id: str
    theme: str
    version: int  # of the rules
    seats: int
    seat: Seat
    position: str
    answers: dict[str, float]
    source: Source
    open: tuple[str, ...] = ()
    solved: dict[str, float] = {}  # share of tries in which each bot found a best answer

    @property
    def value(self) -> float:
        """Value of the best answers."""
        return max(self.answers.values())

    @property
    def best(self) -> tuple[str, ...]:
        """All best answers."""
        return tuple(text for text, value in self.answers.items() if is_equal(value, self.value))


def is_equal(one: float, other: float) -> bool:
    """True if two proved values differ by rounding only."""
    return abs(one - other) < 1e-6
