"""Greedy: try each action on a determinized state and take the best; act only where that changes something.

It never raises: after any failure a legal answer is given, and a decision that would take too long is cut short.
"""

from collections.abc import Sequence
from random import Random
from time import monotonic

from pelipoyta.bots.games.lotr.evaluate import worth
from pelipoyta.bots.games.lotr.habits import HABITS
from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.knowledge.view import View
from pelipoyta.games.lotr.model import Actions, Pass, State
from pelipoyta.games.lotr.questions import PHASES, Question
from pelipoyta.kernel import Ask, Dice, Draw, Over, Seat

TRIES = 60  # positions evaluated for one decision
DEPTH = 4  # own choices followed after an action: targets, purposes, costs
MARGIN = 0.35  # an action must be worth so much more than passing
FOLLOWED = {
    Question.COST,
    Question.TARGET,
    Question.BEARER,
    Question.EFFECT,
    Question.CARD,
    Question.DISCARD,
    Question.PUT_BACK,
    Question.PLAY,
    Question.RECEIVER,
    Question.SPOT,
    Question.CULTURE,
    Question.PLAYER,
    Question.MAY,
}


def greedy(view: View, seat: Seat, ask: str | None, legal: Sequence[Actions], rng: Random, budget: float) -> Actions:
    if len(legal) == 1 or ask is None:
        return legal[0]
    habit = HABITS.get(ask)
    if habit is not None:
        return habit(view, seat, legal, rng)
    return Thought(seat, rng, monotonic() + budget * 0.6).best(GAME.determinize(view, rng), ask, legal)


class Thought:
    """Decision in progress, with its remaining budget of positions."""

    def __init__(self, seat: Seat, rng: Random, until: float) -> None:
        self.seat = seat
        self.rng = rng
        self.until = until
        self.left = TRIES

    def best(self, s: State, ask: str, legal: Sequence[Actions]) -> Actions:
        """Best action; in a phase, passing is worth the current position."""
        values = {action: self.value(s, ask, action) for action in legal}
        return max(legal, key=lambda action: (values[action], isinstance(action, Pass)))

    def value(self, s: State, ask: str, action: Actions) -> float:
        if isinstance(action, Pass) and (ask in PHASES or ask in (Question.DEFEND, Question.LEFT_OVER)):
            return worth(s, self.seat) + (MARGIN if ask in PHASES else 0.0)
        return self.after(s, action, DEPTH)

    def after(self, s: State, action: Actions, depth: int) -> float:
        """Worth of the position after an action and the best follow-up choices."""
        if self.left <= 0 or monotonic() > self.until:
            return -float("inf")
        self.left -= 1
        s, _ = GAME.apply(s, self.seat, action)
        pending = GAME.pending(s)
        while isinstance(pending, Dice | Draw):
            s, _ = GAME.settle(s, pending.sample(self.rng))
            pending = GAME.pending(s)
        if isinstance(pending, Over) or not self._goes_on(pending) or depth <= 0:
            return worth(s, self.seat)
        return max(self.after(s, action, depth - 1) for action in GAME.legal(s, self.seat))

    def _goes_on(self, pending: Ask) -> bool:
        return pending.seats == (self.seat,) and pending.what in FOLLOWED
