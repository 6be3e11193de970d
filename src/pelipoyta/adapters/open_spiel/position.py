"""Immutable position for OpenSpiel, in which chance is settled one thing at a time."""

from collections import Counter
from functools import cached_property
from random import Random
from statistics import fmean
from typing import Any

from pelipoyta.adapters.open_spiel.place import SpielParameters, place
from pelipoyta.kernel import Dice, Outcome
from pelipoyta.kernel.game import Ask, Over, Seat


class Position:
    """State of the rules, partial outcome of its pending chance, and number of choices made."""

    def __init__(self, at: SpielParameters, state: Any, drawn: Outcome = (), choices: int = 0) -> None:
        self.place = at
        self.state = state
        self.drawn = drawn
        self.choices = choices
        self.pending = at.game.pending(state)

    def __deepcopy__(self, memo: object) -> "Position":
        """The same object, since it is immutable; OpenSpiel copies everything at every step."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.place.told, self.state, self.drawn, self.choices)

    @property
    def is_over(self) -> bool:
        return isinstance(self.pending, Over) or self.choices >= self.place.longest

    @property
    def mover(self) -> Seat | None:
        """Seat that is to choose; None: chance, or the end."""
        return self.pending.seats[0] if isinstance(self.pending, Ask) else None

    @cached_property
    def legal(self) -> dict[int, Any]:
        """Legal actions by number, in order."""
        if self.mover is None:
            return {}
        actions = self.place.game.legal(self.state, self.mover)
        return dict(sorted(zip(self.place.numbers.of(actions), actions, strict=True)))

    def chances(self) -> list[tuple[int, float]]:
        """Possible next outcomes with their probabilities."""
        chance = self.pending
        assert not isinstance(chance, Ask | Over)
        if isinstance(chance, Dice):
            return [(face, 1 / chance.sides) for face in range(1, chance.sides + 1)]
        left = Counter(chance.bag) - Counter(self.drawn)
        return [(thing, copies / left.total()) for thing, copies in sorted(left.items())]

    def after(self, number: int) -> "Position":
        """Position after a choice, or after one thing that chance settles."""
        game = self.place.game
        if self.mover is not None:
            state, _ = game.apply(self.state, self.mover, self.legal[number])
            return Position(self.place, state, (), self.choices + 1)
        drawn = (*self.drawn, number)
        if len(drawn) < self.pending.count:  # type: ignore[union-attr]  # it is Dice or Draw
            return Position(self.place, self.state, drawn, self.choices)
        state, _ = game.settle(self.state, drawn)
        return Position(self.place, state, (), self.choices)

    def returns(self) -> list[float]:
        """Zero-sum utilities: of two, the winner has 1 and the loser -1; a game that was cut off has 0."""
        scores = self.pending.scores if isinstance(self.pending, Over) else (0.0,) * self.place.seats
        mean = fmean(scores)
        return [2 * (score - mean) for score in scores]

    def guessed(self, seat: Seat, rng: Random) -> "Position":
        """Another position that looks the same to the seat."""
        game = self.place.game
        state = game.determinize(game.view(self.state, seat), rng)
        return Position(self.place, state, self.drawn, self.choices)


def _unpickled(told: tuple[Any, ...], state: Any, drawn: Outcome, choices: int) -> Position:
    return Position(place(*told), state, drawn, choices)
