"""Play with untrusted input, and fold a log into a state."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from pelipoyta.kernel.chance import Dice, Draw, Outcome
from pelipoyta.kernel.game import AnyGame, Refusal, Seat


class Move(Struct, frozen=True, gc=False):
    """A seat's action, as a log stores it."""

    seat: Seat
    action: Any


class Chance(Struct, frozen=True, gc=False):
    """Outcome of chance, as a log stores it."""

    outcome: Outcome


class Concession(Struct, frozen=True, gc=False):
    """A seat conceded and left the others to play on, as a log stores it."""

    seat: Seat


Step = Move | Chance | Concession
Moved = tuple[Any, list[Any]]  # the new state, and the events


class IllegalAction(Exception):
    """The rules forbid the action; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.reason} {refusal.facts or ''}".rstrip())
        self.refusal = refusal


class IllegalOutcome(ValueError):
    """Chance was not awaited, or cannot have this outcome; nothing has changed."""


class NotAtTable(ValueError):
    """No seat has that number; nothing has changed."""


def play(game: AnyGame, state: Any, seat: Seat, action: Any) -> Moved:
    """Apply an untrusted action, if the rules allow it."""
    _check_seat(game, state, seat)
    refusal = game.why_not(state, seat, action)
    if refusal:
        raise IllegalAction(refusal)
    return game.apply(state, seat, action)


def roll(game: AnyGame, state: Any, outcome: Outcome) -> Moved:
    """Settle an untrusted outcome of chance, if it is possible."""
    pending = game.pending(state)
    if not isinstance(pending, Dice | Draw):
        raise IllegalOutcome(f"the game waits for {type(pending).__name__}, not for chance")
    return settle(game, state, pending, outcome)


def settle(game: AnyGame, state: Any, pending: Dice | Draw, outcome: Outcome) -> Moved:
    """Settle an untrusted outcome of the chance that the game is known to wait for."""
    if not pending.allows(outcome):
        raise IllegalOutcome(f"{outcome} cannot come of {pending}")
    return game.settle(state, outcome)


def _check_seat(game: AnyGame, state: Any, seat: Seat) -> None:
    if seat not in game.at_table(state):
        raise NotAtTable(f"nobody at this table is number {seat}")


def concede(game: AnyGame, state: Any, seat: Seat) -> Moved:
    """Let the seat concede, if the game allows it and the seat has not done so (TABLE-1)."""
    _check_seat(game, state, seat)
    after = game.hooks.concede(state, seat) if game.hooks.concede else None
    if after is None:
        raise IllegalAction(Refusal("TABLE-1", "gone-already"))
    return after


def take(game: AnyGame, state: Any, step: Step) -> Moved:
    """Take one step of a log, checked."""
    if isinstance(step, Chance):
        return roll(game, state, step.outcome)
    if isinstance(step, Concession):
        return concede(game, state, step.seat)
    return play(game, state, step.seat, step.action)


def fold(game: AnyGame, options: Any, seats: int, steps: Iterable[Step]) -> Iterator[Moved]:
    """Starting position, then each position that the steps lead to, with its events."""
    return folded(game, game.start(options, seats), steps)


def folded(game: AnyGame, state: Any, steps: Iterable[Step]) -> Iterator[Moved]:
    """Positions that the steps lead to from any state."""
    yield state, []
    for step in steps:
        state, events = take(game, state, step)
        yield state, events
