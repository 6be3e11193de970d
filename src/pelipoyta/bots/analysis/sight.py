"""How a position of a game looks, in a few figures, and how likely each seat is to win by them."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from math import exp
from typing import Any, Protocol

from pelipoyta.kernel.game import Seat

Row = tuple[float, ...]
Rows = Sequence[Row]


class Terms(Protocol):
    """What a module of `sights` has."""

    TERMS: tuple[str, ...]
    WEIGHTS: Row
    ERROR: float

    MEASURES: dict[str, float]  # of the terms that a reason may name: by which a figure becomes what people count

    def terms(self, state: Any) -> Rows | None: ...


@dataclass(frozen=True)
class Sight:
    """The figures of each seat, weighed and made into chances; fitted by `fit.py` to games of bots."""

    module: Any

    @property
    def error(self) -> float:
        return float(self.module.ERROR)

    @property
    def names(self) -> tuple[str, ...]:
        names: tuple[str, ...] = self.module.TERMS
        return names

    def rows(self, state: Any) -> Rows | None:
        """The figures by seat; None where one must look a step further."""
        rows: Rows | None = self.module.terms(state)
        return rows

    def told(self, state: Any) -> Sequence[dict[str, float]]:
        """Of each seat what a reason may name, as people count it: each grows with its figure."""
        figures = getattr(self.module, "told", self.module.terms)
        return [self._measured(row) for row in figures(state)]

    def _measured(self, row: Row) -> dict[str, float]:
        found = dict(zip(self.names, row, strict=True))
        return {term: measure * found[term] for term, measure in self.module.MEASURES.items()}

    def weight(self, term: str) -> float:
        return float(self.module.WEIGHTS[self.names.index(term)])

    def parts(self, row: Row) -> Row:
        """What each figure adds."""
        return tuple(weight * figure for weight, figure in zip(self.module.WEIGHTS, row, strict=True))

    def chances(self, rows: Rows, teams: Sequence[int]) -> tuple[float, ...]:
        return shares([sum(self.parts(row)) for row in rows], teams)

    def roller(self, state: Any, last: Seat | None) -> Seat | None:
        """Whose chance it is: whoever chose last, unless the game says otherwise."""
        roller = getattr(self.module, "roller", None)
        return roller(state) if roller else last


def shares(worth: Sequence[float], teams: Sequence[int]) -> tuple[float, ...]:
    """Chances by seat, of what each seat's position is worth; a team's is the mean of its seats'."""
    names = sorted({*teams})
    seats = {team: [seat for seat, own in enumerate(teams) if own == team] for team in names}
    means = {team: sum(worth[seat] for seat in seats[team]) / len(seats[team]) for team in names}
    top = max(means.values())
    powers = {team: exp(mean - top) for team, mean in means.items()}
    total = sum(powers.values())
    return tuple(powers[team] / total for team in teams)


def sight_of(game: str) -> Sight | None:
    """The game's sight, where it has one."""
    module = f"{__package__}.sights.{game}"
    known = game.isidentifier() and find_spec(module) is not None
    return Sight(import_module(module)) if known else None
