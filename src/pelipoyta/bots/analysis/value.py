"""Expected score of each seat in an open position: V, by the game's evaluator or by playouts."""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from pelipoyta.bots.analysis.evaluation import Evaluator
from pelipoyta.bots.analysis.model import Point
from pelipoyta.kernel.chance import Dice, Draw
from pelipoyta.kernel.game import AnyGame, Ask, Over

FEW = 256  # outcomes that are all valued; of more, some are sampled
DRAWN = 48
RARE = 0.001  # less likely branches get one sample: card by card draws lead to thousands of states
DEEPEST = 6  # steps that are played on where the evaluator has no value
PLAYED_ON = 24  # playouts from a position, where there is no evaluator
Finish = Callable[[Any, Random], tuple[float, ...]]


class PositionValuer(NamedTuple):
    """Valuation of positions for a whole analysis; a value depends on the position alone."""

    game: AnyGame
    teams: tuple[int, ...]
    sight: Evaluator | None
    finish: Finish  # plays a position to its end

    def value(self, state: Any, seed: str, likely: float = 1.0) -> Point:
        """Expected score of each seat; outcomes of chance that change nothing are rolled again.

        `likely` is its probability.
        """
        pending = self.game.pending(state)
        if isinstance(pending, Over):
            return Point(pending.scores)
        if self.sight is None:
            return self._by_games(state, seed)
        if isinstance(pending, Ask):
            return Point(self._seen(self.sight, state, pending, seed, 0))
        return self._over_chance(self.sight, state, pending, seed, likely)

    def quick(self, state: Any, rng: Random) -> tuple[float, ...]:
        """Expected score from a single sample of chance, for callers with many worlds."""
        return self._look(self.sight, state, rng, 0) if self.sight else self.finish(state, rng)

    def _by_games(self, state: Any, seed: str) -> Point:
        rows = [self.finish(state, Random(f"{seed}/{number}")) for number in range(PLAYED_ON)]
        return _mean(rows)

    def _over_chance(self, sight: Evaluator, state: Any, pending: Dice | Draw, seed: str, likely: float) -> Point:
        if likely < RARE:
            return Point(self._look(sight, state, Random(seed), 0))
        if pending.size <= FEW:
            return self._exactly(state, pending, seed, likely)
        rng = Random(seed)
        rows = [self._look(sight, self._settled(state, pending.sample(rng)), rng, 0) for _ in range(DRAWN)]
        return _mean(rows)

    def _exactly(self, state: Any, pending: Dice | Draw, seed: str, before: float) -> Point:
        total, weight, spread = [0.0] * len(self.teams), 0.0, 0.0
        for found, likely in self._merged(state, pending):
            if found == state:
                continue
            point = self.value(found, seed, before * likely)
            total = [sum_ + likely * chance for sum_, chance in zip(total, point.chances, strict=True)]
            weight, spread = weight + likely, spread + (likely * point.error) ** 2
        return Point(tuple(each / weight for each in total), sqrt(spread) / weight)

    def _merged(self, state: Any, pending: Dice | Draw) -> Sequence[tuple[Any, float]]:
        """States that chance may lead to, merged: many dice rolls with the same sum lead to few states."""
        places = list[list[Any]]()
        for outcome, likely in pending.outcomes():
            after = self._settled(state, outcome)
            same = next((place for place in places if place[0] == after), None)
            if same:
                same[1] += likely
            else:
                places.append([after, likely])
        return [(after, likely) for after, likely in places]

    def _settled(self, state: Any, outcome: Any) -> Any:
        return self.game.settle(state, outcome)[0]

    def _seen(self, sight: Evaluator, state: Any, pending: Ask, seed: str, depth: int) -> tuple[float, ...]:
        """Value by the evaluator; during a turn, the value of its mover's best continuation."""
        rows = sight.rows(state)
        if rows is not None or depth > DEEPEST:
            return sight.chances(rows, self.teams) if rows else shared(self.teams)
        seat = pending.seats[0]
        found = [
            self._after(sight, state, seat=seat, action=action, seed=seed, depth=depth)
            for action in self.game.legal(state, seat)
        ]
        return max(found, key=lambda chances: chances[seat])

    def _after(self, sight: Evaluator, state: Any, seat: int, action: Any, seed: str, depth: int) -> tuple[float, ...]:
        after = self.game.apply(state, seat, action)[0]
        pending = self.game.pending(after)
        if isinstance(pending, Ask):
            return self._seen(sight, after, pending, seed, depth + 1)
        return self.value(after, seed).chances

    def _look(self, sight: Evaluator, state: Any, rng: Random, depth: int) -> tuple[float, ...]:
        pending = self.game.pending(state)
        if isinstance(pending, Over):
            return pending.scores
        if isinstance(pending, Ask):
            return self._seen(sight, state, pending, "look", 0)
        if depth > DEEPEST:
            return shared(self.teams)
        return self._look(sight, self._settled(state, pending.sample(rng)), rng, depth + 1)


def shared(teams: Sequence[int]) -> tuple[float, ...]:
    """Equal shares for each team, where nothing is known."""
    return (1 / len({*teams}),) * len(teams)


def _mean(rows: Sequence[tuple[float, ...]]) -> Point:
    """Mean, with the largest of its standard errors."""
    count = len(rows)
    means = tuple(sum(column) / count for column in zip(*rows, strict=True))
    spreads = [sum((row[seat] - mean) ** 2 for row in rows) / (count - 1) for seat, mean in enumerate(means)]
    return Point(means, sqrt(max(spreads) / count))
