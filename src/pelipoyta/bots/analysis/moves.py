"""What a choice cost: Q, what its mover might expect of it and of the others by what could be known.

The mover's view is all that is looked at: worlds are guessed from it, the same for every choice, with the same chance
in each, and played on until the mover is to choose again. Those that fall behind are not played on with.
"""

from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, NamedTuple

import msgspec

from pelipoyta.bots.analysis.ahead import Ahead, play_on
from pelipoyta.bots.analysis.model import Mark, Option, Reason, Weighed
from pelipoyta.bots.analysis.sight import Sight
from pelipoyta.bots.analysis.value import Judge
from pelipoyta.bots.bot import Choose
from pelipoyta.kernel.chance import Dice, Draw
from pelipoyta.kernel.game import Seat
from pelipoyta.kernel.play import Move

ROUNDS = ((4, 10), (12, 4), (24, 2))  # worlds, and how many choices are still compared in them
GLANCED = 2  # worlds in which every choice is looked at before any is played on
MARKS: tuple[tuple[float, Mark], ...] = ((0.15, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))
SURE = 2.0  # errors by which a loss must pass a mark
SMALL = 0.01  # no reason is worth telling below this share of the whole


class Tried(NamedTuple):
    """A choice in one world: what it brought the mover, and where that was seen."""

    value: float
    ahead: Ahead


class Scale:
    """All that is known of the choices of one moment."""

    def __init__(self, judge: Judge, bot: Choose, view: Any, seat: Seat, seed: str) -> None:
        self.judge, self.bot, self.view, self.seat, self.seed = judge, bot, view, seat, seed
        self.worlds = list[Any]()
        self.tried: dict[Any, list[Tried]] = defaultdict(list)
        self.worths = dict[bytes, float]()

    def world(self, number: int) -> Any:
        while len(self.worlds) <= number:
            rng = Random(f"{self.seed}/world/{len(self.worlds)}")
            self.worlds.append(self.judge.game.determinize(self.view, rng))
        return self.worlds[number]

    def chance(self, number: int) -> Random:
        """The same for every choice."""
        return Random(f"{self.seed}/chance/{number}")

    def glance(self, action: Any) -> float:
        return sum(self._glanced(action, number) for number in range(GLANCED)) / GLANCED

    def _glanced(self, action: Any, number: int) -> float:
        after, _ = self.judge.game.apply(self.world(number), self.seat, action)
        return self.judge.quick(after, self.chance(number))[self.seat]

    def try_in(self, action: Any, worlds: int) -> None:
        """Play it on in as many worlds, those in which it was tried before included."""
        for number in range(len(self.tried[action]), worlds):
            rng = self.chance(number)
            after, _ = self.judge.game.apply(self.world(number), self.seat, action)
            after, luck = self._settled(after, rng) if self.judge.game.manners.open else (after, 0.0)
            ahead = play_on(self.judge.game, self.bot, after, self.seat, rng)
            self.tried[action].append(Tried(self.judge.quick(ahead.state, rng)[self.seat] - luck, ahead))

    def _settled(self, state: Any, rng: Random) -> tuple[Any, float]:
        """What chance brings at once, and how lucky that is: taken off again, it leaves the choice and less noise."""
        luck, game = 0.0, self.judge.game
        while isinstance(pending := game.pending(state), Dice | Draw):
            before = self._worth(state)
            state, _ = game.settle(state, pending.sample(rng))
            luck += self._worth(state) - before
        return state, luck

    def _worth(self, state: Any) -> float:
        """Where nothing is hidden all worlds are one, and the same dice lead to the same places."""
        known = msgspec.json.encode(state)
        if known not in self.worths:
            self.worths[known] = self.judge.value(state, self.seed).chances[self.seat]
        return self.worths[known]

    def mean(self, action: Any) -> float:
        return _mean([each.value for each in self.tried[action]])

    def behind(self, action: Any, other: Any) -> tuple[float, float]:
        """How much less the action brings, with its error: over the worlds in which both were tried."""
        pairs = zip(self.tried[action], self.tried[other], strict=False)
        gaps = [theirs.value - own.value for own, theirs in pairs]
        return _mean(gaps), _error(gaps)


def weigh(scale: Scale, step: int, move: Move, legal: Sequence[Any], believed: float | None = None) -> Weighed:
    """The choice that was made beside the best that can be found."""
    left = _compared(scale, move.action, legal)
    best = max(left, key=scale.mean)
    _, error = scale.behind(move.action, best if best != move.action else _second(scale, left, best))
    loss = _loss(scale, move.action, left)
    mark = _mark(loss, error)
    shown = sorted(left, key=scale.mean, reverse=True)[:3]
    told = _explained(scale, move.action, best) if mark else {}
    return Weighed(
        step=step,
        seat=move.seat,
        loss=loss,
        error=error,
        mark=mark,
        played=_option(scale, move.action, left),
        better=tuple(_option(scale, action, left) for action in shown),
        believed=believed,
        **told,
    )


def _loss(scale: Scale, played: Any, left: Sequence[Any]) -> float:
    """What the best would have brought more. Whatever is best in some worlds is measured in the others: it is the best
    there by luck too, and the same worlds would count that luck as a loss."""
    worlds = min(len(scale.tried[action]) for action in left)
    halves = [range(0, worlds, 2), range(1, worlds, 2)]
    total = 0.0
    for chosen, measured in (halves, halves[::-1]):
        best = max(left, key=lambda action: sum(scale.tried[action][number].value for number in chosen))
        gaps = [scale.tried[best][number].value - scale.tried[played][number].value for number in measured]
        total += _mean(gaps) / 2
    return total


def _compared(scale: Scale, played: Any, legal: Sequence[Any]) -> list[Any]:
    """Those that were compared to the end: the played one, and the best few."""
    left = list(legal)
    if len(left) > ROUNDS[0][1]:
        left = _best(left, scale.glance, ROUNDS[0][1], played)
    for worlds, most in ROUNDS:
        left = _best(left, scale.mean, most, played) if scale.tried else left
        for action in left:
            scale.try_in(action, worlds)
        if worlds > ROUNDS[0][0] and _is_settled(scale, left, played):
            break
    return left


def _best(actions: Sequence[Any], key: Any, most: int, played: Any) -> list[Any]:
    ranked = sorted(actions, key=key, reverse=True)[:most]
    return ranked if played in ranked else [*ranked, played]


def _is_settled(scale: Scale, left: Sequence[Any], played: Any) -> bool:
    """Nothing is to be found any more: the choice was clearly the best, or none is clearly better."""
    best = max(left, key=scale.mean)
    loss, error = scale.behind(played, best)
    return loss + SURE * error < MARKS[-1][0]


def _second(scale: Scale, left: Sequence[Any], best: Any) -> Any:
    others = [action for action in left if action != best]
    return max(others, key=scale.mean) if others else best


def _mark(loss: float, error: float) -> Mark:
    return next((mark for least, mark in MARKS if loss - SURE * error >= least), "")


def _option(scale: Scale, action: Any, left: Sequence[Any]) -> Option:
    tried = scale.tried[action]
    values = [each.value for each in tried]
    best = [max(scale.tried[other][number].value for other in left) for number in range(len(tried))]
    share = sum(value >= top for value, top in zip(values, best, strict=True)) / len(values)
    return Option(scale.judge.game.notation.write(action), _mean(values), _error(values), share)


def _explained(scale: Scale, played: Any, best: Any) -> dict[str, Any]:
    """The answer that hurt most, and what one would have had instead."""
    worst = min(scale.tried[played], key=lambda each: each.value)
    reply = worst.ahead.reply
    told: dict[str, Any] = {"why": _reasons(scale, played, best)}
    if reply:
        told |= {"reply": scale.judge.game.notation.write(reply.action), "replier": reply.seat}
    return told


def _reasons(scale: Scale, played: Any, best: Any) -> tuple[Reason, ...]:
    """The two figures that differ most where the lines end; nothing where they end before anything can be seen."""
    sight = scale.judge.sight
    if sight is None:
        return ()
    ends = [_parts(scale, sight, action) for action in (best, played)]
    if not all(ends):
        return ()
    gaps = [here - there for here, there in zip(*ends, strict=True)]
    whole = sum(abs(gap) for gap in gaps) or 1.0
    ranked = sorted(zip(sight.names, gaps, strict=True), key=lambda each: -each[1])[:2]
    return tuple(Reason(name, gap) for name, gap in ranked if gap / whole > SMALL)


def _parts(scale: Scale, sight: Sight, action: Any) -> list[float]:
    """What each figure adds for the mover's side less the others', on the mean."""
    teams, own = scale.judge.teams, scale.judge.teams[scale.seat]
    seen = [rows for each in scale.tried[action] if (rows := sight.rows(each.ahead.state)) is not None]
    total = [0.0] * len(sight.names)
    for rows in seen:
        for team, row in zip(teams, rows, strict=True):
            side = 1 if team == own else -1 / (len({*teams}) - 1)
            for at, part in enumerate(sight.parts(row)):
                total[at] += side * part / len(seen)
    return total if seen else []


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _error(values: Sequence[float]) -> float:
    """Of the mean; of one value alone nothing is known."""
    count, mean = len(values), _mean(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count) if count > 1 else 1.0
