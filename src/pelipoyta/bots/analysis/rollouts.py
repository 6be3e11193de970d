"""Rollouts of the actions at one moment: sampled worlds consistent with the mover's view, and playouts in them.

Worlds are determinized from the mover's view only; every action meets the same worlds with the same chance, and is
played on until the mover chooses again.
"""

from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, NamedTuple

import msgspec

from pelipoyta.bots.analysis.ahead import Ahead, play_on
from pelipoyta.bots.analysis.value import PositionValuer
from pelipoyta.bots.player import Choose
from pelipoyta.kernel.chance import Dice, Draw
from pelipoyta.kernel.game import Seat

GLANCED = 2  # worlds in which each action is valued before any is played on


class RolloutSample(NamedTuple):
    """An action in one world: the mover's value, and the state in which it was taken."""

    value: float
    ahead: Ahead


class Rollouts:
    """Samples of all actions at one moment."""

    def __init__(self, judge: PositionValuer, bot: Choose, view: Any, seat: Seat, seed: str) -> None:
        self.judge, self.view, self.seat, self.seed = judge, view, seat, seed
        self.bot = remembering(bot) if judge.game.hooks.open else bot
        self.worlds = list[Any]()
        self.tried: dict[Any, list[RolloutSample]] = defaultdict(list)
        self.worths = dict[bytes, float]()

    def world(self, number: int) -> Any:
        while len(self.worlds) <= number:
            rng = Random(f"{self.seed}/world/{len(self.worlds)}")
            self.worlds.append(self.judge.game.determinize(self.view, rng))
        return self.worlds[number]

    def chance(self, number: int) -> Random:
        """Random generator of a world, the same for every action."""
        return Random(f"{self.seed}/chance/{number}")

    def glance(self, action: Any) -> float:
        return sum(self._glanced(action, number) for number in range(GLANCED)) / GLANCED

    def _glanced(self, action: Any, number: int) -> float:
        after, _ = self.judge.game.apply(self.world(number), self.seat, action)
        return self._quick(after, self.chance(number))

    def try_in(self, action: Any, worlds: int) -> None:
        """Play the action on in so many worlds; earlier samples count."""
        for number in range(len(self.tried[action]), worlds):
            rng = self.chance(number)
            after, _ = self.judge.game.apply(self.world(number), self.seat, action)
            after, luck = self._settled(after, rng) if self.judge.game.hooks.open else (after, 0.0)
            ahead = play_on(self.judge.game, self.bot, after, self.seat, rng)
            self.tried[action].append(RolloutSample(self._quick(ahead.state, rng) - luck, ahead))

    def _quick(self, state: Any, rng: Random) -> float:
        """Value to the mover; cached for an open position that waits for no chance."""
        game = self.judge.game
        if game.hooks.open and not isinstance(game.pending(state), Dice | Draw):
            return self._worth(state)
        return self.judge.quick(state, rng)[self.seat]

    def _settled(self, state: Any, rng: Random) -> tuple[Any, float]:
        """Settle immediate chance, and return the state and the luck in it: subtracting the luck reduces variance."""
        luck, game = 0.0, self.judge.game
        while isinstance(pending := game.pending(state), Dice | Draw):
            before = self._worth(state)
            state, _ = game.settle(state, pending.sample(rng))
            luck += self._worth(state) - before
        return state, luck

    def _worth(self, state: Any) -> float:
        """Value to the mover; cached where nothing is hidden, since all worlds are then one."""
        known = msgspec.json.encode(state)
        if known not in self.worths:
            self.worths[known] = self.judge.value(state, self.seed).chances[self.seat]
        return self.worths[known]

    def mean(self, action: Any) -> float:
        return mean_of([each.value for each in self.tried[action]])

    def behind(self, action: Any, other: Any) -> tuple[float, float]:
        """Mean and standard error of how much less the action is worth, over the worlds in which both were tried."""
        pairs = zip(self.tried[action], self.tried[other], strict=False)
        gaps = [theirs.value - own.value for own, theirs in pairs]
        return mean_of(gaps), error_of(gaps)


def remembering(bot: Choose) -> Choose:
    """The bot with a cache by view: playouts from one moment reach the same positions often."""
    known = dict[tuple[bytes, Seat], Any]()

    def choose(view: Any, seat: Seat, *asked: Any) -> Any:
        seen = msgspec.json.encode(view), seat
        if seen not in known:
            known[seen] = bot(view, seat, *asked)
        return known[seen]

    return choose


def mean_of(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def error_of(values: Sequence[float]) -> float:
    """Standard error of the mean; infinite for fewer than two values."""
    count, mean = len(values), mean_of(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count) if count > 1 else 1.0
