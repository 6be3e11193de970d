"""Playing with untrusted input, and folding a log into a state."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from pelipoyta.kernel.chance import Dice, Draw, Outcome
from pelipoyta.kernel.game import AnyGame, Refusal, Seat


class Move(Struct, frozen=True, gc=False):
    """A seat's choice, as a log keeps it."""

    seat: Seat
    action: Any


class Chance(Struct, frozen=True, gc=False):
    """What chance brought, as a log keeps it."""

    outcome: Outcome


class Concession(Struct, frozen=True, gc=False):
    """A seat gave up and left the others to play on, as a log keeps it."""

    seat: Seat


Step = Move | Chance | Concession
Moved = tuple[Any, list[Any]]  # the new state, and what happened


class IllegalAction(Exception):
    """The rules forbid it; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.reason} {refusal.facts or ''}".rstrip())
        self.refusal = refusal


class IllegalOutcome(ValueError):
    """Chance was not asked, or cannot have brought this; nothing has changed."""


class NotAtTable(ValueError):
    """Nobody with that number is at this table; nothing has changed."""


def play(game: AnyGame, state: Any, seat: Seat, action: Any) -> Moved:
    """Apply an action from outside, if the rules allow it."""
    _check_seat(game, state, seat)
    refusal = game.why_not(state, seat, action)
    if refusal:
        raise IllegalAction(refusal)
    return game.apply(state, seat, action)


def roll(game: AnyGame, state: Any, outcome: Outcome) -> Moved:
    """Settle a chance outcome from outside, if it can have happened."""
    pending = game.pending(state)
    if not isinstance(pending, Dice | Draw):
        raise IllegalOutcome(f"the game waits for {type(pending).__name__}, not for chance")
    return settle(game, state, pending, outcome)


def settle(game: AnyGame, state: Any, pending: Dice | Draw, outcome: Outcome) -> Moved:
    """The same, where it is known that the game waits for this chance."""
    if not pending.allows(outcome):
        raise IllegalOutcome(f"{outcome} cannot come of {pending}")
    return game.settle(state, outcome)


def _check_seat(game: AnyGame, state: Any, seat: Seat) -> None:
    if seat not in game.at_table(state):
        raise NotAtTable(f"nobody at this table is number {seat}")


def concede(game: AnyGame, state: Any, seat: Seat) -> Moved:
    """Let the seat give up, if the game knows how and the seat has not done so (TABLE-1)."""
    _check_seat(game, state, seat)
    after = game.hooks.concede(state, seat) if game.hooks.concede else None
    if after is None:
        raise IllegalAction(Refusal("TABLE-1", "gone-already"))
    return after


def take(game: AnyGame, state: Any, step: Step) -> Moved:
    """One step of a log, checked."""
    if isinstance(step, Chance):
        return roll(game, state, step.outcome)
    if isinstance(step, Concession):
        return concede(game, state, step.seat)
    return play(game, state, step.seat, step.action)


def fold(game: AnyGame, options: Any, seats: int, steps: Iterable[Step]) -> Iterator[Moved]:
    """The starting position, then each position that the steps lead to, with its events."""
    return folded(game, game.start(options, seats), steps)


def folded(game: AnyGame, state: Any, steps: Iterable[Step]) -> Iterator[Moved]:
    """The same from any position."""
    yield state, []
    for step in steps:
        state, events = take(game, state, step)
        yield state, events
