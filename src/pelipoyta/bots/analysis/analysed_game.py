"""A record prepared for analysis: all positions, the owner of each step, and the steps with a real choice."""

from collections.abc import Sequence
from typing import Any

from pelipoyta.bots.analysis.ahead import finisher, usual
from pelipoyta.bots.analysis.evaluation import sight_of
from pelipoyta.bots.analysis.model import Point, Weighed
from pelipoyta.bots.analysis.moves import MOST_WORLDS, weigh
from pelipoyta.bots.analysis.rollouts import Rollouts
from pelipoyta.bots.analysis.value import PositionValuer
from pelipoyta.kernel.game import AnyGame, Ask, Seat
from pelipoyta.kernel.play import Chance, Move
from pelipoyta.kernel.records.record import Record, played
from pelipoyta.kernel.variants import varied

WORLDS = 24  # samples for the value that a choice revealed


class AnalysedGame:
    """A replayed record; the caller has checked that it can be replayed."""

    def __init__(self, game: AnyGame, record: Record, seed: str) -> None:
        self.game, self.record, self.seed = game, record, seed
        self.states = [state for state, _ in played(game, record)]
        self.teams = game.hooks.teams(record.options, record.seats)
        self.sight = None if varied(record.options) else sight_of(game.id)  # evaluators know the printed rules
        self.judge = PositionValuer(game, self.teams, self.sight, finisher(game, self.teams))
        self.bot = usual(game.id)

    def owners(self) -> tuple[Seat | None, ...]:
        """Owner of each step: the mover of a choice, the seat that rolled or drew for chance."""
        found, last = list[Seat | None](), None
        for step, state in zip(self.record.steps, self.states, strict=False):
            if isinstance(step, Chance):
                found.append(self.sight.roller(state, last) if self.sight else last)
            else:
                last = step.seat
                found.append(last)
        return tuple(found)

    def choices(self) -> tuple[int, ...]:
        """Steps at which a seat was asked and had more than one legal action."""
        return tuple(number for number, step in enumerate(self.record.steps) if self._is_choice(number, step))

    def _is_choice(self, number: int, step: Any) -> bool:
        state = self.states[number]
        pending = self.game.pending(state)
        if not isinstance(step, Move) or not isinstance(pending, Ask) or step.seat not in pending.seats:
            return False
        return step.seat >= 0 and len(self.game.legal(state, step.seat)) > 1

    def moments(self) -> tuple[int, ...]:
        """For each point the replay's number of it: chance belongs to the choice before it."""
        found = [0]
        for step in self.record.steps:
            found.append(found[-1] + (not isinstance(step, Chance)))
        return tuple(found)

    def value(self, number: int) -> Point:
        return self.judge.value(self.states[number], f"{self.seed}/value/{number}")

    def values(self, numbers: Sequence[int]) -> tuple[Point, ...]:
        return tuple(self.value(number) for number in numbers)

    def weigh(self, number: int) -> Weighed:
        """Weigh the choice at that step."""
        step, state = self.record.steps[number], self.states[number]
        assert isinstance(step, Move)
        scale = self._scale(number, step)
        believed = None if self.game.hooks.open else self._believed(scale, step)
        return weigh(scale, number, step, self.game.legal(state, step.seat), believed)

    def rate(self, number: int, action: Any) -> float:
        """Value of another action at that step, in as many worlds as the best ones were compared in."""
        step = self.record.steps[number]
        assert isinstance(step, Move)
        scale = self._scale(number, step)
        scale.try_in(action, MOST_WORLDS)
        return scale.mean(action)

    def _scale(self, number: int, step: Move) -> Rollouts:
        view = self.game.view(self.states[number], step.seat)
        return Rollouts(judge=self.judge, bot=self.bot, view=view, seat=step.seat, seed=f"{self.seed}/{number}")

    def _believed(self, scale: Rollouts, move: Move) -> float:
        """Expected change of value in the worlds that are consistent with the mover's view; the rest was revealed."""
        total = 0.0
        for number in range(WORLDS):
            world = scale.world(number)
            after, _ = self.game.apply(world, move.seat, move.action)
            before, then = (self.judge.quick(each, scale.chance(number)) for each in (world, after))
            total += then[move.seat] - before[move.seat]
        return total / WORLDS
