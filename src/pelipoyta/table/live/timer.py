"""Timer of a table's clocks: time run since the last log line, and the next timeout (TABLE-16)."""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from typing import NamedTuple, Protocol

from msgspec.structs import replace

from pelipoyta.kernel.game import HOST, Seat
from pelipoyta.table.model import DAY, Moved, Rested, TableLine, Tick, Ticked, Timing
from pelipoyta.table.state.clock import MAX_FORGIVEN, fallen, numbers
from pelipoyta.table.state.table_state import TableState
from pelipoyta.table.state.transition import Transition

RETURN = 30.0  # seconds that a clock waits for its player after the table was loaded, as after a restart
NOTED = 15.0  # seconds of thinking time that a crash loses at most; more where turns take days
MILLI = 1000
SOON = 0.001


class Handle(Protocol):
    def cancel(self) -> None: ...


class Timepiece(Protocol):
    """Monotonic clock with timers; tests use a manual one."""

    def now(self) -> float: ...

    def later(self, seconds: float, call: Callable[[], None]) -> Handle: ...


class LoopTime:
    """Clock of the running event loop, independent of the wall clock."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()

    def now(self) -> float:
        return self._loop.time()

    def later(self, seconds: float, call: Callable[[], None]) -> Handle:
        return self._loop.call_later(seconds, call)


class ClockDisplay(NamedTuple):
    """A clock as all may see it now: milliseconds left, the free ones before it runs, and those forgiven so far."""

    seats: tuple[Seat, ...]
    left: int
    room: int
    runs: bool
    forgiven: int


class Timer:
    """Runs the clocks of the asked seats; the table state alone knows what they have left."""

    def __init__(
        self, state: TableState, time: Timepiece, at_once: Callable[[Seat], bool], due: Callable[[], None]
    ) -> None:
        """`at_once`: whether the table answers for the seat without delay; `due`: a timeout or time entry is due."""
        self._state = state
        self._time = time
        self._at_once = at_once
        self._due = due
        self._ran: dict[int, float] = defaultdict(float)  # since the last line
        self._running: frozenset[int] = frozenset()
        self._latency: dict[Seat, int] = {}  # latency of each player's connection, in milliseconds
        self._seen: set[Seat] = set()  # players connected since the table was loaded
        self._opened = self._counted = self._noted = time.now()
        self._resting = False  # pause after a time entry could not be stored
        self._wakes: Handle | None = None
        self._stopped = False

    @property
    def runs(self) -> bool:
        """True if there are clocks and the game is being played."""
        return self._state.header.time is not None and self._state.phase == "playing" and not self._state.frozen

    def credit(self, seconds: float) -> None:
        """Count time that the clocks ran under a former owner of the table, after the last line.

        They go on at once: their players were thinking, and only a process was lost.
        """
        clocks = self._state.clocks
        self._seen.update(self._asked())
        away = self._state.seats.vacations
        for number in {clocks.numbers[seat] for seat in self._asked() if seat not in away} if clocks else ():
            self._ran[number] += seconds

    def player_connected(self, seat: Seat) -> None:
        self._seen.add(seat)

    def set_latency(self, seat: Seat, milliseconds: int | None) -> None:
        """Set the round trip time of the seat's connection; None: it is disconnected."""
        self._latency[seat] = min(milliseconds or 0, MAX_FORGIVEN)

    def arrange(self) -> None:
        """Run the clocks of the seats that are asked now, and schedule the next timeout."""
        if self._state.header.time is None:
            return
        self._count()
        self._running = frozenset(self._numbers()[seat] for seat in self._asked() if self._goes(seat))
        if self._wakes:
            self._wakes.cancel()
        self._wakes = self._time.later(self._next(), self._due) if self.runs and not self._stopped else None

    def late(self) -> tuple[Seat, ...]:
        """Asked seats whose clock ran out first; several if theirs ran out together."""
        clocks = self._state.clocks
        if clocks is None or not self.runs or self._resting:
            return ()
        self._count()
        out = fallen(clocks, self._milliseconds(), self._delays())
        return tuple(seat for seat in self._asked() if clocks.numbers[seat] in out)

    def to_note(self) -> bool:
        """True if much unsaved time has run."""
        waited = self.runs and self._time.now() - self._noted >= self._often()
        return waited and not self._resting and self.unsaved()

    def noting(self) -> None:
        """A time entry is on its way: no other is due while it is stored, however long that takes."""
        self._noted = self._time.now()

    def unsaved(self) -> bool:
        self._count()
        return self.runs and any(self._milliseconds().values())

    def stamped(self, line: TableLine, transition: Transition | None) -> TableLine:
        """The line with the time that the clocks ran before it."""
        timed = transition is not None or isinstance(line.entry, Ticked)
        if self._state.header.time is None or not timed:
            return line
        self._count()
        return replace(line, clock=self._tick(line, transition))

    def adopted(self, line: TableLine) -> None:
        """Count from here on: commit time counts against no clock, nor does broadcasting for a seat no longer asked.

        Over the commit of a time entry alone the players went on thinking; so an heir reckons too (`go_on`).
        """
        if line.clock and isinstance(line.entry, Ticked):
            self._count()
            for number, milliseconds in line.clock.ran.items():
                self._ran[number] -= milliseconds / MILLI
            self._noted = self._counted
        elif line.clock:
            self._ran.clear()
            self._counted = self._noted = self._time.now()
            self._running &= {self._numbers()[seat] for seat in self._asked()}
        self._resting = False
        if isinstance(line.entry, Rested):
            self.arrange()

    def failed(self, seconds: float) -> None:
        """Pause time entries after one could not be stored."""
        self._resting = True
        self._time.later(seconds, self._rested)

    def displays(self) -> tuple[ClockDisplay, ...]:
        clocks = self._state.clocks
        if clocks is None:
            return ()
        self._count()
        ran, over = self._milliseconds(), not self.runs
        return tuple(
            ClockDisplay(
                seats=tuple(seat for seat, mine in enumerate(clocks.numbers) if mine == number),
                left=max(clocks.left(number, ran.get(number, 0)), 0),
                room=max(clocks.free_left(number) - ran.get(number, 0), 0),
                runs=number in self._running and not over,
                forgiven=clocks.face(number).forgiven,
            )
            for number in sorted({clocks.numbers[seat] for seat in self._state.seats.persons})
        )

    def spare_time(self, seat: Seat) -> float | None:
        """Seconds that the table may take over an answer: what is free of the turn, and half of what is left.

        The player is charged as for a free choice, so that the clock does not show which answers were forced. None
        without clocks, or with a clock per turn.
        """
        clocks = self._state.clocks
        if clocks is None or clocks.timing.each:
            return None
        self._count()
        number = clocks.numbers[seat]
        ran = self._milliseconds().get(number, 0)
        free = max(clocks.free_left(number) - ran, 0)
        return (free + max(clocks.left(number, ran), 0) / 2) / MILLI

    def stop(self) -> None:
        """Cancel all wake-ups."""
        self._stopped = True
        if self._wakes:
            self._wakes.cancel()

    def _rested(self) -> None:
        self._resting = False
        self._due()

    def _count(self) -> None:
        now = self._time.now()
        for number in self._running:
            self._ran[number] += now - self._counted
        self._counted = now

    def _milliseconds(self) -> dict[int, int]:
        return {number: int(seconds * MILLI) for number, seconds in self._ran.items()}

    def _numbers(self) -> tuple[int, ...]:
        clocks = self._state.clocks
        return clocks.numbers if clocks else numbers(self._timing, self._state.teams)

    @property
    def _timing(self) -> Timing:
        timing = self._state.header.time
        assert timing is not None, "only a table with clocks has a timer"
        return timing

    def _asked(self) -> tuple[Seat, ...]:
        """Persons that are asked now; bots have no clocks."""
        asked = self._state.history.asked_version if self.runs else {}
        return tuple(seat for seat in asked if seat in self._state.seats.playing)

    def _goes(self, seat: Seat) -> bool:
        """True if the seat's clock runs: its player has come, and the table does not answer for it."""
        waits = seat not in self._seen and self._time.now() < self._opened + RETURN
        return not (waits or seat in self._state.seats.vacations or self._at_once(seat))

    def _delays(self) -> dict[int, int]:
        """Network delay of the asked seats, by clock."""
        numbers = self._numbers()
        return {numbers[seat]: self._latency.get(seat, 0) for seat in self._asked()}

    def _tick(self, line: TableLine, transition: Transition | None) -> Tick:
        ran = {number: ms for number, ms in self._milliseconds().items() if ms}
        before = {number for number, clock in self._faces() if clock}
        if transition is None:
            return Tick(ran, {}, tuple(sorted(before)))
        asked = self._asked_after(transition)
        fresh = tuple(number for number in asked if number not in before or number == self._renewed(line, transition))
        ended = before.difference(asked).union(fresh)
        return Tick(ran, self._forgiven(ran, ended), asked, fresh)

    def _faces(self) -> list[tuple[int, bool]]:
        clocks = self._state.clocks
        return [(number, face.asked) for number, face in clocks.faces.items()] if clocks else []

    def _asked_after(self, transition: Transition) -> tuple[int, ...]:
        """Clocks of the seats that are asked; none once the game is over."""
        ask, numbers = transition.snapshot.ask, self._numbers()
        seats = ask.seats if ask else ()
        return tuple(sorted({numbers[seat] for seat in seats if seat in self._state.seats.playing}))

    def _renewed(self, line: TableLine, transition: Transition) -> int | None:
        """Clock whose turn restarts without a pause: its seat made a public choice that cannot be taken back."""
        public, moved_on = None in transition.versions, transition.undo_base[0] != self._state.history.undo_base[0]
        if not isinstance(line.entry, Moved) or line.entry.seat == HOST or not (public and moved_on):
            return None
        return self._numbers()[line.entry.seat]

    def _forgiven(self, ran: dict[int, int], ended: set[int]) -> dict[int, int]:
        """Forgive network delay once a turn, at its end; otherwise it would show who answered how often (TABLE-11)."""
        clocks, delays = self._state.clocks, self._delays()
        if clocks is None:
            return {}
        given = {number: clocks.forgiven(number, ran.get(number, 0), delays.get(number, 0)) for number in sorted(ended)}
        return {number: ms for number, ms in given.items() if ms}

    def _next(self) -> float:
        """Seconds until the next timeout, time entry or start of a clock."""
        now = self._time.now()
        ends = [self._ends(number) for number in self._running]
        if ends and not self._resting:
            ends.append(self._noted + self._often() - now)
        if set(self._asked()) - self._seen and now < self._opened + RETURN:
            ends.append(self._opened + RETURN - now)
        return max(min(ends, default=NOTED), SOON if not self._resting else NOTED)

    def _ends(self, number: int) -> float:
        """Seconds until the clock is out, network delay included."""
        clocks = self._state.clocks
        assert clocks is not None
        left = clocks.left(number) + clocks.free_left(number) - self._milliseconds().get(number, 0)
        return (left + self._delays().get(number, 0)) / MILLI

    def _often(self) -> float:
        return NOTED * 40 if self._timing.each and self._timing.bank >= DAY else NOTED
