"""Engines that step the games of a vector: a batch of the fast simulator, or the rules, one game after another."""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pelipoyta.adapters.encoding import FixedNumbers
from pelipoyta.adapters.sitting import NumberedGame

Ints: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float64]
SMALL = 1 << 20  # largest codes for which a table is made


class Engine(Protocol):
    """Games that are stepped together; arrays are valid until the next step."""

    def begin(self, seed: int) -> None: ...

    def step(self, numbers: Ints) -> None: ...

    def movers(self) -> Ints: ...

    def counts(self) -> Ints: ...

    def numbers(self) -> Ints:
        """Numbers of the legal actions, one game's after another's."""

    def rows(self) -> Ints: ...

    def ended(self) -> Ints: ...

    def scores(self) -> Floats: ...


def _array(row: Any, kind: Any = np.int64) -> Any:
    """Array over the memory of a compiled row; else a copy."""
    return np.array(row, kind) if isinstance(row, list) else np.frombuffer(row, kind)


def _looked_up(code: Ints) -> Callable[[Ints], Ints]:
    """Map from codes to numbers: by a table where they are small, else by bisection."""
    order = np.argsort(code)
    if code.max() < SMALL:
        table = np.zeros(code.max() + 1, np.int64)
        table[code] = np.arange(len(code))
        return lambda codes: table[codes]
    ordered = code[order]
    return lambda codes: order[np.searchsorted(ordered, codes)]


class ByTwin:
    """Engine over a batch of the game's fast simulator, whose codes become our numbers."""

    def __init__(self, sitting: NumberedGame, count: int) -> None:
        twin = sitting.game.twin
        assert twin is not None and twin.batch is not None and isinstance(sitting.numbers, FixedNumbers)
        first = twin.new(sitting.options, sitting.seats)
        self.seats = sitting.seats
        self.batch = twin.batch(first, count)
        self.code = np.array([twin.code(first, action) for action in sitting.numbers.actions], np.int64)
        self.number = _looked_up(self.code)

    def begin(self, seed: int) -> None:
        self.batch.begin(seed)

    def step(self, numbers: Ints) -> None:
        self.batch.step(self.code[numbers].tolist())

    def movers(self) -> Ints:
        movers: Ints = _array(self.batch.movers)
        return movers

    def counts(self) -> Ints:
        counts: Ints = _array(self.batch.counts)
        return counts

    def numbers(self) -> Ints:
        codes = _array(self.batch.codes)[: self.batch.filled]
        return self.number(codes)

    def rows(self) -> Ints:
        rows: Ints = _array(self.batch.looks).reshape(len(self.batch.movers), -1)
        return rows

    def ended(self) -> Ints:
        ended: Ints = _array(self.batch.ended)
        return ended

    def scores(self) -> Floats:
        scores: Floats = _array(self.batch.scores, np.float64).reshape(-1, self.seats)
        return scores


class ByRules:
    """Engine over the rules, for any game."""

    def __init__(self, sitting: NumberedGame, count: int) -> None:
        self.sittings = [NumberedGame(sitting.game, sitting.seats, sitting.options) for _ in range(count)]
        self.finished = np.zeros(count, np.int64)
        self.last = np.zeros((count, sitting.seats))

    def begin(self, seed: int) -> None:
        self.seed, self.games = seed, 0
        self.finished[:] = 0
        for sitting in self.sittings:
            self._anew(sitting)

    def _anew(self, sitting: NumberedGame) -> None:
        self.games += 1
        sitting.begin(Random(f"{self.seed}/{self.games}"))

    def step(self, numbers: Ints) -> None:
        self.finished[:] = 0
        for at, (sitting, number) in enumerate(zip(self.sittings, numbers.tolist(), strict=True)):
            sitting.choose(number)
            if sitting.mover is None:
                self.finished[at], self.last[at] = 1, sitting.scores
                self._anew(sitting)

    def movers(self) -> Ints:
        return np.array([sitting.mover for sitting in self.sittings], np.int64)

    def counts(self) -> Ints:
        return np.array([len(sitting.numbers.of(sitting.legal)) for sitting in self.sittings], np.int64)

    def numbers(self) -> Ints:
        lists = [sitting.numbers.of(sitting.legal) for sitting in self.sittings]
        return np.array([number for each in lists for number in each], np.int64)

    def rows(self) -> Ints:
        return np.array([sitting.row(sitting.mover or 0) for sitting in self.sittings], np.int64)

    def ended(self) -> Ints:
        return self.finished

    def scores(self) -> Floats:
        return self.last


def engine_for(sitting: NumberedGame, count: int) -> Engine:
    twin = sitting.game.twin
    return ByTwin(sitting, count) if twin is not None and twin.batch is not None else ByRules(sitting, count)
