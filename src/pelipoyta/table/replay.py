"""Replay of a game for one viewer, with stored states to jump to."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal

from msgspec import Struct

from pelipoyta.kernel.game import AnyGame, Over, Seat
from pelipoyta.kernel.play import Chance, Step, take
from pelipoyta.kernel.records.record import Record, beginning
from pelipoyta.table.model import Viewer
from pelipoyta.table.state.views import Snapshot, covered, snapshot_of

EVERY = 16  # passages from one stored state to the next
ALL: Literal["all"] = "all"  # viewer that sees everything
Eyes = Viewer | Literal["all"]


class Passage(Struct, frozen=True):
    """A choice with the outcomes of chance after it; the first passage is the start of the game."""

    end: int  # number of steps up to here
    events: tuple[Any, ...] = ()
    by: Seat | None = None
    time: float | None = None  # seconds since 1970, where known
    left: tuple[int, ...] = ()  # milliseconds on each seat's clock, where there are clocks
    bot: str = ""  # that chose for an absent player (TABLE-17)


class Impossible(ValueError):
    """An illegal step of a record, by its number from 0; -1: an impossible start."""

    def __init__(self, step: int) -> None:
        super().__init__(f"step {step}")
        self.step = step


class Replay:
    """Replay of a game, folded once for all viewers; snapshots make any step quick to reach. Raises Impossible.

    Access is decided elsewhere: `visible_events`, `views` and `numbers` only apply the viewer's visibility.
    """

    def __init__(
        self, game: AnyGame, record: Record, times: Sequence[float] = (), start: Any = None, covers: bool = False
    ) -> None:
        """`covers`: the end shows no more than the players saw, since a sister table still plays (CONTEST-19)."""
        self.game = game
        self._covers = covers
        self._before: Any = None  # the state before the last choice of a game that ended by its rules
        self.record = record
        self.passages: list[Passage] = []
        self._states: list[Any] = []
        self._numbers: dict[Viewer, tuple[int, ...]] = {}
        self._bots = {step: bot for bot, steps in record.stand_ins.items() for step in steps}
        state = _start(game, record) if start is None else start
        for first, steps in _choices(record.steps):
            state = self._fold(state, first, steps, times)
        self.reached = _over(game, state)
        if record.result and not self.reached:  # resigned or agreed: an end by the table, not by a step of the game
            end = len(record.steps)
            self._add(Passage(end, by=record.result.by, time=None, left=self._left(end + 1)), state)

    def _fold(self, state: Any, first: int, steps: Sequence[Step], times: Sequence[float]) -> Any:
        events: list[Any] = []
        self._before = state
        for number, step in enumerate(steps, first):
            try:
                state, more = take(self.game, state, step)
            except Exception as error:  # rules may fail in any way on an impossible step
                raise Impossible(number) from error
            events += more
        shown = covered(self.game, self._before, state, events)[1] if self._covers else events
        by = getattr(steps[0], "seat", None) if steps else None
        end = first + len(steps)
        time = times[end] if end < len(times) else None
        bot = self._bots.get(first, "") if steps else ""
        self._add(Passage(end=end, events=tuple(shown), by=by, time=time, left=self._left(end), bot=bot), state)
        return state

    def _left(self, row: int) -> tuple[int, ...]:
        rows = self.record.clocks.left if self.record.clocks else ()
        return rows[min(row, len(rows) - 1)] if rows else ()

    def _add(self, passage: Passage, state: Any) -> None:
        if len(self.passages) % EVERY == 0:
            self._states.append(state)
        self.passages.append(passage)

    def snapshots(self, first: int, count: int) -> Iterator[Snapshot]:
        """Snapshots after these passages, computed from the last stored state before them."""
        start = first - first % EVERY
        state, done = self._states[start // EVERY], self.passages[start].end
        for number in range(start, min(first + count, len(self.passages))):
            passage = self.passages[number]
            for step in self.record.steps[done : passage.end]:
                state, _ = take(self.game, state, step)
            done = passage.end
            if number >= first:
                yield self._snapshot(number, state)

    def snapshot(self, number: int) -> Snapshot:
        return next(self.snapshots(number, 1))

    def numbers(self, viewer: Viewer) -> tuple[int, ...]:
        """Numbers of the passages that informed the viewer; the others stay hidden from it (TABLE-5)."""
        if viewer not in self._numbers:
            self._numbers[viewer] = tuple(self._informing(viewer))
        return self._numbers[viewer]

    def _informing(self, viewer: Viewer) -> Iterator[int]:
        before: Snapshot | None = None
        for number, snapshot in enumerate(self.snapshots(0, len(self.passages))):
            if before is None or snapshot.events_for(viewer) or _seen(snapshot, viewer) != _seen(before, viewer):
                yield number
            before = snapshot

    def _snapshot(self, number: int, state: Any) -> Snapshot:
        if self._covers:
            state, _ = covered(self.game, self._before, state, self.passages[number].events)
        snapshot = snapshot_of(self.game, state, self.passages[number].events, self.game.pending(state))
        ended = number == len(self.passages) - 1 and self.record.result and not self.reached
        return Snapshot(self.game, state, (), self.record.result) if ended else snapshot


def visible_events(snapshot: Snapshot, eyes: Eyes) -> tuple[Any, ...]:
    """Events of the snapshot as the viewer saw them."""
    return tuple(snapshot.events) if eyes == ALL else snapshot.events_for(eyes)


def views(snapshot: Snapshot, eyes: Eyes, seats: int) -> tuple[Any, ...]:
    """Views of the snapshot for the viewer; for ALL one for each seat, or one if nothing is hidden."""
    if eyes != ALL:
        return (snapshot.view(eyes),)
    return tuple(snapshot.view(seat) for seat in range(1 if snapshot.game.hooks.open else seats))


def _start(game: AnyGame, record: Record) -> Any:
    try:
        return beginning(game, record)
    except Exception as error:
        raise Impossible(-1) from error


def _seen(snapshot: Snapshot, viewer: Viewer) -> tuple[Any, ...]:
    return snapshot.view(viewer), snapshot.ask, snapshot.over


def _over(game: AnyGame, state: Any) -> Over | None:
    pending = game.pending(state)
    return pending if isinstance(pending, Over) else None


def _choices(steps: Iterable[Step]) -> Iterator[tuple[int, list[Step]]]:
    """Group the steps into passages: chance belongs to the choice before it."""
    first, together = 0, list[Step]()
    for step in steps:
        if not isinstance(step, Chance):
            yield first, together
            first, together = first + len(together), []
        together.append(step)
    yield first, together
