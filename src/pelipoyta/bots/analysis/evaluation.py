"""Evaluation of positions: features of each seat, and win probabilities from them."""

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

HEATS = Path(__file__).parent / "evaluators" / "heats.json"  # written by `benchmarks/bots/reliability.py --keep`
Row = tuple[float, ...]
Rows = Sequence[Row]


class Temperature(Struct, frozen=True):
    """Temperature that corrects an evaluator's overconfidence, and its calibration on fresh games."""

    heat: float = 1.0
    games: int = 0  # games that the weights were not fitted to
    before: float = 0.0  # calibration error over tenths, without the temperature
    off: float = 0.0  # the same with the temperature
    bar: float = 0.0  # its standard error, by bootstrap over games


UNHEATED = Temperature()


class EvaluatorTerms(Protocol):
    """Interface of a module of `evaluators`."""

    TERMS: tuple[str, ...]
    WEIGHTS: Row
    SIGNS: tuple[int, ...]  # expected sign of each weight; 0: not known

    MEASURES: dict[str, float]  # for terms that a reason may name: scale of the displayed number

    def terms(self, state: Any) -> Rows | None: ...


@dataclass(frozen=True)
class Evaluator:
    """Weighted features of each seat turned into win probabilities; fitted by `fit.py` to games of bots."""

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
        """Features by seat; None where the position must be played one step further."""
        rows: Rows | None = self.module.terms(state)
        return rows

    def told(self, state: Any) -> Sequence[dict[str, float]]:
        """Displayed numbers of each seat that a reason may name; each grows with its feature."""
        figures = getattr(self.module, "told", self.module.terms)
        return [self._measured(row) for row in figures(state)]

    def _measured(self, row: Row) -> dict[str, float]:
        found = dict(zip(self.names, row, strict=True))
        return {term: measure * found[term] for term, measure in self.module.MEASURES.items()}

    def weight(self, term: str) -> float:
        return float(self.module.WEIGHTS[self.names.index(term)])

    def parts(self, row: Row) -> Row:
        """Contribution of each feature to the log-odds, with the temperature."""
        return tuple(weight * figure / self.heat.heat for weight, figure in zip(self.module.WEIGHTS, row, strict=True))

    def chances(self, rows: Rows, teams: Sequence[int]) -> tuple[float, ...]:
        return shares([sum(self.parts(row)) for row in rows], teams)

    def roller(self, state: Any, last: Seat | None) -> Seat | None:
        """Seat that owns the next chance: the seat that chose last, unless the game says otherwise."""
        roller = getattr(self.module, "roller", None)
        return roller(state) if roller else last


def shares(worth: Sequence[float], teams: Sequence[int]) -> tuple[float, ...]:
    """Win probabilities by seat from log-odds; a team's value is the mean of its seats'."""
    names = sorted({*teams})
    seats = {team: [seat for seat, own in enumerate(teams) if own == team] for team in names}
    means = {team: sum(worth[seat] for seat in seats[team]) / len(seats[team]) for team in names}
    top = max(means.values())
    powers = {team: exp(mean - top) for team, mean in means.items()}
    total = sum(powers.values())
    return tuple(powers[team] / total for team in teams)


def sight_of(game: str) -> Evaluator | None:
    """Evaluator of a game, if it has one."""
    module = f"{__package__}.evaluators.{game}"
    known = game.isidentifier() and find_spec(module) is not None
    return Evaluator(import_module(module), heats().get(game, UNHEATED)) if known else None


@cache
def heats() -> dict[str, Temperature]:
    return msgspec.json.decode(HEATS.read_bytes(), type=dict[str, Temperature])
