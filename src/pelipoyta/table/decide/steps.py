"""What the entries of a log do to the game: begin it, move, step back, end it. Nothing changes here."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from pelipoyta.kernel.chance import Dice, Draw, Outcome
from pelipoyta.kernel.fairness.shared_chance import named
from pelipoyta.kernel.game import AnyGame, Over, Refusal, Seat
from pelipoyta.kernel.play import Chance, Concession, IllegalAction, Move, Step, play, settle, take
from pelipoyta.kernel.play import concede as play_concession
from pelipoyta.table.model import Viewer
from pelipoyta.table.state.history import GameHistory, LoggedStep, Transition
from pelipoyta.table.state.views import SeatUpdate, Snapshot, snapshot_of

Chances = Dice | Draw
CHANCES = (Dice, Draw)  # Python finds a type faster among these than in a union
Settled = tuple[Snapshot, tuple[LoggedStep, ...]]  # with what chance brought
Roll = Callable[[Chances, Any], Outcome]  # chance itself, in a state that awaits it, or a log's memory of it


class Change(Struct, frozen=True, gc=False):
    """Effect of a step on the game, before views: the steps from `cut` on become `tail`."""

    snapshot: Snapshot
    cut: int
    tail: tuple[LoggedStep, ...] = ()
    undo_base: tuple[int, Any] | None = (
        None  # where undoing must stop from now on, and the state there; None: as before
    )
    mover: Seat | None = None  # who made the first step of the tail by choice
    undone: bool = False
    public: bool = False  # everyone is told, whatever they learn of it

    @property
    def chance(self) -> tuple[Outcome, ...]:
        """What it brought, in its order."""
        return tuple([logged.step.outcome for logged in self.tail if isinstance(logged.step, Chance)])


def remembered(outcomes: Iterable[Outcome]) -> Roll:
    """Chance as a log remembers it."""
    left = iter(outcomes)
    return lambda *_: next(left, ())


def told(history: GameHistory, transition: Change, told: Collection[Viewer] | None = None) -> Transition:
    """Transition with its recipients: the viewers that the log names, or all viewers that learn anything."""
    snapshot, before = transition.snapshot, history.snapshot
    if told is None:
        all_hear = snapshot.informs_all or history.teaching or transition.public
        told = history.viewers if all_hear else [v for v in history.viewers if snapshot.informs(v, before)]
    ats = {viewer: history.versions.get(viewer, 0) + 1 for viewer in told}
    tail, base = _traced(history.game, transition, ats), transition.undo_base or history.undo_base
    undoable = _who_may_undo(history, transition, tail, base[0])
    return Transition(SeatUpdate(snapshot, ats, transition.undone, undoable), transition.cut, tail, base)


def _who_may_undo(
    history: GameHistory, transition: Change, tail: tuple[LoggedStep, ...], base: int
) -> tuple[Seat, ...]:
    snapshot, cut = transition.snapshot, transition.cut
    if history.teaching:
        return () if snapshot.over else _with_choices([*history.steps[:cut], *tail])
    if base >= cut + len(tail):  # as after every turn: there is nothing to take back
        return ()
    since = [*history.steps[base:cut], *tail[max(base - cut, 0) :]]
    return tuple(seat for seat in _asked(snapshot) if not _why_no_undo(snapshot, since, seat))


def _traced(game: AnyGame, transition: Change, told: Mapping[Viewer, int]) -> tuple[LoggedStep, ...]:
    """Where nothing is hidden there is nothing to learn; elsewhere whatever another was told counts (TABLE-6).

    Were only events counted, taking a forced choice back with the free one would show that it was forced.
    """
    if game.hooks.open or transition.mover is None:
        return transition.tail
    shown = any(viewer != transition.mover for viewer in told)
    return (replace(transition.tail[0], shown=shown), *transition.tail[1:])


def begin(history: GameHistory, state: Any, roll: Roll) -> Change:
    snapshot, chance = _settle(history, state, [], roll, None)
    return Change(snapshot, 0, chance, (len(chance), snapshot.state))


def move(history: GameHistory, seat: Seat, action: Any, forced: bool, roll: Roll) -> Change:
    """Raises IllegalAction."""
    snapshot, chance = _settle(history, *play(history.game, history.current.state, seat, action), roll, seat)
    tail = (LoggedStep(Move(seat, action), forced), *chance)
    new_askers = not snapshot.ask or not set(snapshot.ask.seats) <= set(_asked(history.current))
    base = (len(history.steps) + len(tail), snapshot.state) if chance or new_askers else None
    return Change(snapshot, len(history.steps), tail, base, seat)


def concede(history: GameHistory, seat: Seat, roll: Roll) -> Change:
    """Only this seat goes, in a game that knows how to play on without it. Raises IllegalAction (TABLE-1)."""
    snapshot, chance = _settle(history, *play_concession(history.game, history.current.state, seat), roll, seat)
    tail = (LoggedStep(Concession(seat), shown=True), *chance)
    base = (len(history.steps) + len(tail), snapshot.state)
    return Change(snapshot, len(history.steps), tail, base)


def undo(history: GameHistory, seat: Seat, to: int | None = None, own: int | None = None) -> Change:
    """Take back the seat's last own choice, with the forced ones after it; others' later choices stay (TABLE-6).

    Answers to one question commute, so whether others have answered it too cannot be learnt by asking to undo.
    """
    if own is not None:
        return step_back(history, seat, own)
    if history.teaching:
        return _freely(history, seat, to)
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
    return Change(snapshot_of(history.game, state, [], history.game.pending(state)), start, kept, undone=True)


def _freely(history: GameHistory, seat: Seat, to: int | None) -> Change:
    """Back to before the seat's last free choice, or to after the choice of that number; all later ones go (TABLE-15).

    What chance brings next is what it would have brought here before (TABLE-12): nobody can fish for a better die.
    """
    count = _own_last(history.steps, seat) if to is None else _end_of(history.steps, to)
    if count is None and to is None:
        raise IllegalAction(Refusal("TABLE-15", "nothing-to-take-back"))
    if count is None:
        raise IllegalAction(Refusal("TABLE-15", "no-such-choice"))
    state = history.state_after(count)
    snapshot = snapshot_of(history.game, state, [], history.game.pending(state))
    return Change(snapshot, count, undo_base=(count, state), undone=True)


def step_back(history: GameHistory, seat: Seat, own: int) -> Change:
    """To before the seat's own free choice of that number; all that anyone chose since goes with it (TABLE-18).

    Not to before chance fell, which would be foreknown then, nor to before somebody left the game.
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
    return Change(snapshot, numbers[own], undo_base=(numbers[own], state), undone=True, public=True)


def free_choices(history: GameHistory, seat: Seat) -> int:
    """How many choices the seat has made freely."""
    return sum(1 for logged in history.steps if _is_free(logged, seat))


def end(history: GameHistory, over: Over) -> Change:
    """The game stops where it stands."""
    return Change(Snapshot(history.game, history.current.state, [], over), len(history.steps))


def _why_no_undo(snapshot: Snapshot, since: Sequence[LoggedStep], seat: Seat) -> Refusal | None:
    """What stands in the way of taking back, as far as the seat's own choices can tell (TABLE-6)."""
    back = _choices_to_undo(since, seat)
    if seat not in _asked(snapshot) or not back:
        return Refusal("TABLE-6", "nothing-to-undo")
    return Refusal("TABLE-6", "others-know") if any(since[index].shown for index in back) else None


def _settle(history: GameHistory, state: Any, events: list[Any], roll: Roll, owner: Seat | None) -> Settled:
    """Let chance fall until someone must choose or the game is over."""
    chance: list[LoggedStep] = []
    game, common = history.game, history.shared_chance
    while isinstance(pending := game.pending(state), CHANCES):
        outcome = roll(pending, state)
        fell = named(pending, common(state)) if common else ((pending.kind, owner),)
        state, more = settle(game, state, pending, outcome)
        events = [*events, *more]
        chance.append(LoggedStep(Chance(outcome), chance_names=fell))
    return snapshot_of(game, state, events, pending), tuple(chance)


def _asked(snapshot: Snapshot) -> tuple[Seat, ...]:
    return snapshot.ask.seats if snapshot.ask else ()


def _choices_to_undo(since: Sequence[LoggedStep], seat: Seat) -> set[int]:
    """The seat's last free choice and whatever forced ones followed it; empty when there is none."""
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
    """How many steps came before the seat's last free choice."""
    return next((index for index in reversed(range(len(steps))) if _is_free(steps[index], seat)), None)


def _end_of(steps: Sequence[LoggedStep], choice: int) -> int | None:
    """How many steps there were when so many choices had been made, with what chance brought after the last."""
    begins = [index for index, logged in enumerate(steps) if not isinstance(logged.step, Chance)]
    return begins[choice] if 0 <= choice < len(begins) else None


def _with_choices(steps: Sequence[LoggedStep]) -> tuple[Seat, ...]:
    """Who has made a free choice that can be taken back."""
    free = {t.step.seat for t in steps if isinstance(t.step, Move) and not t.forced}
    return tuple(sorted(free))


def _again(game: AnyGame, state: Any, step: Step) -> Any:
    assert isinstance(step, Move), "chance and giving up always move the base"
    try:
        return play(game, state, step.seat, step.action)[0]
    except IllegalAction as built_upon:
        raise IllegalAction(Refusal("TABLE-6", "others-know")) from built_upon
