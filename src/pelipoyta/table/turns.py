"""What the entries of a log do to the game: begin it, move, step back, end it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pelipoyta.kernel.chance import Dice, Draw, Outcome
from pelipoyta.kernel.game import Ask, Over, Pending, Refusal, Seat
from pelipoyta.kernel.play import Chance, Concession, IllegalAction, Move, Step, play, settle
from pelipoyta.kernel.play import concede as play_concession
from pelipoyta.table.sight import Beat

if TYPE_CHECKING:
    from pelipoyta.table.match import Match

Chances = Dice | Draw
Bring = Callable[[Chances], Outcome]  # chance itself, or a log's memory of it


@dataclass(frozen=True)
class Trace:
    """A step as it was made; `shown` when anyone else was told of it, who cannot be made to forget."""

    step: Step
    forced: bool = False
    shown: bool = False


@dataclass(frozen=True)
class Turn:
    """A change of the game that a table may adopt: the steps from `cut` on become `tail`."""

    beat: Beat
    cut: int
    tail: tuple[Trace, ...] = ()
    chance: tuple[Outcome, ...] = ()
    base: tuple[int, Any] | None = None  # where undoing must stop from now on, and the state there

    @property
    def how(self) -> str:
        """The kind of choice it began with."""
        step = self.tail[0].step
        return how(step.action) if isinstance(step, Move) else ""


def how(action: Any) -> str:
    """The kind of a choice, as all who hear of it know it."""
    return type(action).__name__


def remembered(outcomes: Iterable[Outcome]) -> Bring:
    """Chance as a log remembers it."""
    left = iter(outcomes)
    return lambda _: next(left, ())


def begin(match: "Match", bring: Bring) -> Turn:
    beat, chance = _settle(match, match.game.start(match.options, match.header.seats), [], bring)
    return Turn(beat, 0, tuple(map(_chance, chance)), chance, (len(chance), beat.state))


def move(match: "Match", seat: Seat, action: Any, forced: bool, bring: Bring) -> Turn:
    """Raises IllegalAction."""
    beat, chance = _settle(match, *play(match.game, match.state, seat, action), bring)
    tail = (Trace(Move(seat, action), forced), *map(_chance, chance))
    new_askers = not _asked(beat) or not _asked(beat) <= _asked(match.beat)
    base = (len(match.steps) + len(tail), beat.state) if chance or new_askers else None
    return Turn(beat, len(match.steps), tail, chance, base)


def concede(match: "Match", seat: Seat, bring: Bring) -> Turn:
    """Only this seat goes, in a game that knows how to play on without it. Raises IllegalAction (TABLE-1)."""
    beat, chance = _settle(match, *play_concession(match.game, match.state, seat), bring)
    tail = (Trace(Concession(seat), shown=True), *map(_chance, chance))
    return Turn(beat, len(match.steps), tail, chance, (len(match.steps) + len(tail), beat.state))


def undo(match: "Match", seat: Seat) -> Turn:
    """Take back the seat's last own choice, with the forced ones after it; others' later choices stay (TABLE-6).

    Answers to one question commute, so whether others have answered it too cannot be learnt by asking to undo.
    """
    refusal = why_no_undo(match, seat)
    if refusal:
        raise IllegalAction(refusal)
    start, state = match.base
    since = match.steps[start:]
    back = _choices_to_undo(since, seat)
    kept = tuple(trace for index, trace in enumerate(since) if index not in back)
    for trace in kept:
        state = _again(match, state, trace.step)
    beat = _beat(match, state, [], match.game.pending(state))
    beat.undone = True
    return Turn(beat, start, kept)


def why_no_undo(match: "Match", seat: Seat) -> Refusal | None:
    """What stands in the way of taking back, as far as the seat's own choices can tell (TABLE-6)."""
    since = match.steps[match.base[0] :]
    back = _choices_to_undo(since, seat)
    if seat not in _asked(match.beat) or not back:
        return Refusal("TABLE-6", "nothing-to-undo")
    return Refusal("TABLE-6", "others-know") if any(since[index].shown for index in back) else None


def end(match: "Match", over: Over) -> Turn:
    """The game stops where it stands."""
    return Turn(Beat(match.game, match.state, [], over), len(match.steps))


def _settle(match: "Match", state: Any, events: list[Any], bring: Bring) -> tuple[Beat, tuple[Outcome, ...]]:
    """Let chance fall until someone must choose or the game is over."""
    chance: list[Outcome] = []
    while isinstance(pending := match.game.pending(state), Chances):
        outcome = bring(pending)
        state, more = settle(match.game, state, pending, outcome)
        events = [*events, *more]
        chance.append(outcome)
    return _beat(match, state, events, pending), tuple(chance)


def _chance(outcome: Outcome) -> Trace:
    return Trace(Chance(outcome))


def _beat(match: "Match", state: Any, events: list[Any], pending: Pending) -> Beat:
    over = pending if isinstance(pending, Over) else None
    return Beat(match.game, state, events, over, pending if isinstance(pending, Ask) else None)


def _asked(beat: Beat | None) -> set[Seat]:
    return set(beat.ask.seats) if beat and beat.ask else set()


def _choices_to_undo(since: list[Trace], seat: Seat) -> set[int]:
    """The seat's last free choice and whatever forced ones followed it; empty when there is none."""
    back: set[int] = set()
    for index in reversed(range(len(since))):
        step = since[index].step
        if isinstance(step, Move) and step.seat == seat:
            back.add(index)
            if not since[index].forced:
                return back
    return set()


def _again(match: "Match", state: Any, step: Step) -> Any:
    assert isinstance(step, Move), "chance and giving up always move the base"
    try:
        return play(match.game, state, step.seat, step.action)[0]
    except IllegalAction as built_upon:
        raise IllegalAction(Refusal("TABLE-6", "others-know")) from built_upon
