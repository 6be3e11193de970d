"""Transitions of a game by kind of log entry: begin, move, concede, undo, end. Pure functions.

On replay, `recipients` are the viewers that the log names; for a new entry they are computed.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from pelipoyta.kernel.chance import Dice, Draw, Outcome
from pelipoyta.kernel.fairness.shared_chance import named
from pelipoyta.kernel.game import AnyGame, Over, Refusal, Seat
from pelipoyta.kernel.play import Chance, Concession, IllegalAction, Move, Step, play, settle, take
from pelipoyta.kernel.play import concede as play_concession
from pelipoyta.table.model import Viewer
from pelipoyta.table.state.history import GameHistory
from pelipoyta.table.state.transition import LoggedStep, Transition
from pelipoyta.table.state.views import Snapshot, covered, snapshot_of

Chances = Dice | Draw
CHANCES = (Dice, Draw)  # Python finds a type faster among these than in a union
Settled = tuple[Snapshot, tuple[LoggedStep, ...]]  # with the steps of chance
Roll = Callable[[Chances, Any], Outcome]  # draws for a state that awaits chance: live, or from a log
Recipients = Collection[Viewer] | None  # None: to be computed


def remembered(outcomes: Iterable[Outcome]) -> Roll:
    """Chance that repeats the outcomes of a log."""
    left = iter(outcomes)
    return lambda *_: next(left, ())


def _transition(
    history: GameHistory,
    snapshot: Snapshot,
    cut: int,
    tail: tuple[LoggedStep, ...] = (),
    *,
    recipients: Recipients,
    undo_base: tuple[int, Any] | None = None,
    mover: Seat | None = None,
    undone: bool = False,
    public: bool = False,
) -> Transition:
    """Transition to a snapshot, with its recipients: the viewers that the log names, or all that learn anything.

    `undo_base`: None leaves it as it is; `mover`: the seat that chose the first step; `public`: all viewers are told.
    """
    if recipients is None:
        recipients = history.viewers if public or history.teaching else _informed(history, snapshot)
    base = undo_base or history.undo_base
    tail = _mark_shown(history.game, tail, mover, recipients)
    return Transition(
        snapshot=snapshot,
        versions={viewer: history.versions.get(viewer, 0) + 1 for viewer in recipients},
        cut=cut,
        tail=tail,
        undo_base=base,
        undone=undone,
        undoable=_undoable(history, snapshot, cut, tail, base[0]),
    )


def _informed(history: GameHistory, snapshot: Snapshot) -> Collection[Viewer]:
    if snapshot.informs_all:
        return history.viewers
    return [viewer for viewer in history.viewers if snapshot.informs(viewer, history.snapshot)]


def _undoable(
    history: GameHistory, snapshot: Snapshot, cut: int, tail: tuple[LoggedStep, ...], base: int
) -> tuple[Seat, ...]:
    """Seats that may take a choice back after the transition."""
    if history.teaching:
        return () if snapshot.over else _with_choices([*history.steps[:cut], *tail])
    if base >= cut + len(tail):  # as after every turn: there is nothing to take back
        return ()
    since = [*history.steps[base:cut], *tail[max(base - cut, 0) :]]
    return tuple(seat for seat in _asked(snapshot) if not _why_no_undo(snapshot, since, seat))


def _mark_shown(
    game: AnyGame, tail: tuple[LoggedStep, ...], mover: Seat | None, recipients: Collection[Viewer]
) -> tuple[LoggedStep, ...]:
    """Mark the mover's step as shown where any other viewer is told; unused where nothing is hidden (TABLE-6).

    Were only events counted, taking a forced choice back with the free one would show that it was forced.
    """
    if game.hooks.open or mover is None:
        return tail
    shown = any(viewer != mover for viewer in recipients)
    return (replace(tail[0], shown=shown), *tail[1:])


def begin(history: GameHistory, state: Any, roll: Roll, recipients: Recipients = None) -> Transition:
    snapshot, chance = _settle(history, state, [], roll, None)
    base = len(chance), snapshot.state
    return _transition(history, snapshot, 0, chance, recipients=recipients, undo_base=base)


def move(
    history: GameHistory, seat: Seat, action: Any, forced: bool, roll: Roll, recipients: Recipients = None
) -> Transition:
    """Raises IllegalAction."""
    snapshot, chance = _settle(history, *play(history.game, history.current.state, seat, action), roll, seat)
    tail = (LoggedStep(Move(seat, action), forced), *chance)
    new_askers = not snapshot.ask or not set(snapshot.ask.seats) <= set(_asked(history.current))
    base = (len(history.steps) + len(tail), snapshot.state) if chance or new_askers else None
    cut = len(history.steps)
    return _transition(history, snapshot, cut, tail, recipients=recipients, undo_base=base, mover=seat)


def concede(history: GameHistory, seat: Seat, roll: Roll, recipients: Recipients = None) -> Transition:
    """Remove one seat, in a game that goes on without it. Raises IllegalAction (TABLE-1)."""
    snapshot, chance = _settle(history, *play_concession(history.game, history.current.state, seat), roll, seat)
    tail = (LoggedStep(Concession(seat), shown=True), *chance)
    cut = len(history.steps)
    base = (cut + len(tail), snapshot.state)
    return _transition(history, snapshot, cut, tail, recipients=recipients, undo_base=base)


def undo(
    history: GameHistory,
    seat: Seat,
    to: int | None = None,
    own: int | None = None,
    recipients: Recipients = None,
) -> Transition:
    """Take back the seat's last own choice, with the forced ones after it; others' later choices stay (TABLE-6).

    Answers to one question commute, so whether others have answered it too cannot be learnt by asking to undo.
    """
    if own is not None:
        return step_back(history, seat, own, recipients)
    if history.teaching:
        return _undo_freely(history, seat, to, recipients)
    if to is not None:
        raise IllegalAction(Refusal("TABLE-15", "not-teaching"))
    start, state = history.undo_base
    since = history.steps[start:]
    refusal = _why_no_undo(history.current, since, seat)
    if refusal:
        raise IllegalAction(refusal)
    back = _choices_to_undo(since, seat)
    kept = tuple(logged for index, logged in enumerate(since) if index not in back)
    for logged in kept:
        state = _again(history.game, state, logged.step)
    snapshot = snapshot_of(history.game, state, [], history.game.pending(state))
    return _transition(history, snapshot, start, kept, recipients=recipients, undone=True)


def _undo_freely(history: GameHistory, seat: Seat, to: int | None, recipients: Recipients) -> Transition:
    """Go back to before the seat's last free choice, or to after choice `to`; all later ones go (TABLE-15).

    Chance then falls as it would have fallen the first time (TABLE-12), so that undoing gives no second roll.
    """
    count = _own_last(history.steps, seat) if to is None else _end_of(history.steps, to)
    if count is None and to is None:
        raise IllegalAction(Refusal("TABLE-15", "nothing-to-take-back"))
    if count is None:
        raise IllegalAction(Refusal("TABLE-15", "no-such-choice"))
    state = history.state_after(count)
    snapshot = snapshot_of(history.game, state, [], history.game.pending(state))
    return _transition(history, snapshot, count, recipients=recipients, undo_base=(count, state), undone=True)


def step_back(history: GameHistory, seat: Seat, own: int, recipients: Recipients = None) -> Transition:
    """Go back to before the seat's own free choice of that number; all later choices go with it (TABLE-18).

    Refused past an outcome of chance, which would then be known in advance, and past a player's leaving.
    """
    numbers = [index for index, logged in enumerate(history.steps) if _is_free(logged, seat)]
    start, state = history.consent_base
    if not 0 <= own < len(numbers):
        raise IllegalAction(Refusal("TABLE-18", "no-such-choice"))
    if numbers[own] < start:
        raise IllegalAction(Refusal("TABLE-18", "foretold"))
    for logged in history.steps[start : numbers[own]]:
        state, _ = take(history.game, state, logged.step)
    snapshot = snapshot_of(history.game, state, [], history.game.pending(state))
    cut, base = numbers[own], (numbers[own], state)
    return _transition(history, snapshot, cut, recipients=recipients, undo_base=base, undone=True, public=True)


def free_choices(history: GameHistory, seat: Seat) -> int:
    """Count the free choices of the seat."""
    return sum(1 for logged in history.steps if _is_free(logged, seat))


def end(history: GameHistory, over: Over, recipients: Recipients = None) -> Transition:
    """End the game in its current state."""
    snapshot = Snapshot(history.game, history.current.state, [], over)
    return _transition(history, snapshot, len(history.steps), recipients=recipients)


def _why_no_undo(snapshot: Snapshot, since: Sequence[LoggedStep], seat: Seat) -> Refusal | None:
    """Refusal of an undo, as far as the seat's own choices can tell (TABLE-6)."""
    back = _choices_to_undo(since, seat)
    if seat not in _asked(snapshot) or not back:
        return Refusal("TABLE-6", "nothing-to-undo")
    return Refusal("TABLE-6", "others-know") if any(since[index].shown for index in back) else None


def _settle(history: GameHistory, state: Any, events: Sequence[Any], roll: Roll, owner: Seat | None) -> Settled:
    """Draw chance until a seat must choose or the game is over."""
    chance: list[LoggedStep] = []
    game, common = history.game, history.shared_chance
    while isinstance(pending := game.pending(state), CHANCES):
        outcome = roll(pending, state)
        names = named(pending, common(state)) if common else ((pending.kind, owner),)
        state, more = settle(game, state, pending, outcome)
        events = [*events, *more]
        chance.append(LoggedStep(Chance(outcome), chance_names=names))
    if history.covers and isinstance(pending, Over):
        state, events = covered(game, history.current.state, state, events)
    return snapshot_of(game, state, events, pending), tuple(chance)


def _asked(snapshot: Snapshot) -> tuple[Seat, ...]:
    return snapshot.ask.seats if snapshot.ask else ()


def _choices_to_undo(since: Sequence[LoggedStep], seat: Seat) -> set[int]:
    """Indices of the seat's last free choice and the forced ones after it; empty when there is none."""
    back: set[int] = set()
    for index in reversed(range(len(since))):
        step = since[index].step
        if isinstance(step, Move) and step.seat == seat:
            back.add(index)
            if not since[index].forced:
                return back
    return set()


def _is_free(logged: LoggedStep, seat: Seat) -> bool:
    return isinstance(logged.step, Move) and logged.step.seat == seat and not logged.forced


def _own_last(steps: Sequence[LoggedStep], seat: Seat) -> int | None:
    """Number of steps before the seat's last free choice."""
    return next((index for index in reversed(range(len(steps))) if _is_free(steps[index], seat)), None)


def _end_of(steps: Sequence[LoggedStep], choice: int) -> int | None:
    """Number of steps after so many choices, with the chance that followed the last of them."""
    begins = [index for index, logged in enumerate(steps) if not isinstance(logged.step, Chance)]
    return begins[choice] if 0 <= choice < len(begins) else None


def _with_choices(steps: Sequence[LoggedStep]) -> tuple[Seat, ...]:
    """Seats with a free choice that can be taken back."""
    free = {t.step.seat for t in steps if isinstance(t.step, Move) and not t.forced}
    return tuple(sorted(free))


def _again(game: AnyGame, state: Any, step: Step) -> Any:
    assert isinstance(step, Move), "chance and giving up always move the base"
    try:
        return play(game, state, step.seat, step.action)[0]
    except IllegalAction as built_upon:
        raise IllegalAction(Refusal("TABLE-6", "others-know")) from built_upon
