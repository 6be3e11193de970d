"""How a position of a game looks, in a few figures, and how likely each seat is to win by them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import exp
from pathlib import Path
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from pelipoyta.kernel.game import Seat

HEATS = Path(__file__).parent / "evaluators" / "heats.json"  # made by `benchmarks/reliability.py --keep`
Row = tuple[float, ...]
Rows = Sequence[Row]


class Temperature(Struct, frozen=True):
    """By how much a sight is cooled, for it would be too sure of itself, and how true it is then on fresh games."""

    heat: float = 1.0
    games: int = 0  # none of which the weights were fitted to
    before: float = 0.0  # how far what came was from what was foretold, over tenths, uncooled
    off: float = 0.0  # and cooled
    bar: float = 0.0  # one standard error of that, by taking other games


UNHEATED = Temperature()


class Terms(Protocol):
    """What a module of `evaluators` has."""

    TERMS: tuple[str, ...]
    WEIGHTS: Row
    SIGNS: tuple[int, ...]  # which way each counts, as anyone would say; 0: one cannot say

    MEASURES: dict[str, float]  # of the terms that a reason may name: by which a figure becomes what people count

    def terms(self, state: Any) -> Rows | None: ...


@dataclass(frozen=True)
class Evaluator:
    """The figures of each seat, weighed and made into chances; fitted by `fit.py` to games of bots."""

    module: Any
    heat: Temperature = UNHEATED

    @property
    def error(self) -> float:
        return self.heat.off

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
        """What each figure adds, cooled."""
        return tuple(weight * figure / self.heat.heat for weight, figure in zip(self.module.WEIGHTS, row, strict=True))

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


def sight_of(game: str) -> Evaluator | None:
    """The game's sight, where it has one."""
    module = f"{__package__}.evaluators.{game}"
    known = game.isidentifier() and find_spec(module) is not None
    return Evaluator(import_module(module), heats().get(game, UNHEATED)) if known else None


@cache
def heats() -> dict[str, Temperature]:
    return msgspec.json.decode(HEATS.read_bytes(), type=dict[str, Temperature])
