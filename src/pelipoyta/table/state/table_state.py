"""State of a table, folded from its log; changed only by adopting lines."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from time import time
from typing import Any, Literal

import msgspec
import structlog

from pelipoyta.kernel.game import AnyGame, Over, Private, Seat, chairs
from pelipoyta.kernel.records.record import TimeKept
from pelipoyta.table.autoplay.answer_delay import AnswerTimes
from pelipoyta.table.decide.play import steps
from pelipoyta.table.decide.play.steps import remembered
from pelipoyta.table.decide.setup.private_options import shown, together
from pelipoyta.table.model import (
    Accepted,
    AnyEntry,
    Awarded,
    Moved,
    Placed,
    Redacted,
    Resigned,
    Started,
    TableHeader,
    TableLine,
    Tick,
    Ticked,
    TimedOut,
    Undone,
    Unveiled,
    Viewer,
)
from pelipoyta.table.state.chat import ChatHistory
from pelipoyta.table.state.clock import Clocks, numbers
from pelipoyta.table.state.course import GameCourse
from pelipoyta.table.state.history import GameHistory
from pelipoyta.table.state.offers import Offers
from pelipoyta.table.state.public_times import PublicTimes
from pelipoyta.table.state.seats import Seats
from pelipoyta.table.state.transition import Transition

OF_NO_SEAT = (Started, Placed, TimedOut, Ticked, Unveiled, Awarded, Redacted)
log = structlog.get_logger("pelipoyta.table")


class TableState:
    """Seats, game history, offers and chat of one table. `frozen`: its rules are unknown, or changed."""

    def __init__(self, header: TableHeader, game: AnyGame | None) -> None:
        self.header = header
        self.frozen = game is None or not game.reads(header.version)
        self.agreed_options: Any = None  # options at creation
        viewers: tuple[Viewer, ...] = (None, *range(header.seats))
        if game is not None and not self.frozen:
            self.agreed_options = msgspec.json.decode(header.options, type=game.options)
            viewers = (None, *chairs(game, self.agreed_options, header.seats))
        self.seats = Seats(header.seats)
        self.history = GameHistory(game, viewers, header.teaching)
        self.history.shared_chance = game.common if game is not None and header.common is not None else None
        self.history.covers = header.in_hidden_set
        self.offers = Offers(game is not None and (game.hooks.open or header.teaching))
        self.chat = ChatHistory(viewers)
        self.placed: Placed | None = None  # start position, at a table from a position
        self.hidden_from_others = header.in_hidden_set  # until its set is over (CONTEST-19)
        self.length = 0  # lines adopted; the number of the next one
        self.changed = header.created  # time of the last line
        self.for_onlookers = False  # it ends where onlookers may see no further (TABLE-25)
        self.done: dict[
            tuple[Seat, str], int
        ] = {}  # executed commands by seat and id, with the seat's version after each
        self.clock: Callable[[], float] = time
        self.answer_times = AnswerTimes()
        self.clocks: Clocks | None = None  # from the start of a game with clocks
        self.public_options = shown(game, header.shown)
        self.public_times = PublicTimes(header.created)
        self.course = GameCourse()
        self.installed_game = game  # None: not installed

    @classmethod
    def folded(cls, header: TableHeader, game: AnyGame | None, lines: Iterable[TableLine]) -> "TableState":
        """Fold a log; the state is frozen when these rules cannot replay it."""
        return deque(cls.folding(header, game, lines), 1)[0]

    @classmethod
    def folding(cls, header: TableHeader, game: AnyGame | None, lines: Iterable[TableLine]) -> Iterator["TableState"]:
        """Fold a log line by line, as `folded` does; only the last state is complete."""
        kept = tuple(lines)
        try:
            yield from cls(header, game)._fold(kept)
        except Exception:  # rules that changed without a new version may fail in any way
            log.exception("log does not replay", table=header.id, game=header.game, version=header.version)
            yield from cls(header, None)._fold(kept)

    def _fold(self, lines: Iterable[TableLine]) -> Iterator["TableState"]:
        yield self
        for line in lines:
            self.follow(line)
            yield self

    @property
    def game(self) -> AnyGame:
        return self.history.game

    @property
    def versions(self) -> dict[Viewer, int]:
        return self.history.versions

    @property
    def game_state(self) -> Any:
        return self.history.current.state

    @property
    def started(self) -> bool:
        return self.history.started

    @property
    def over(self) -> Over | None:
        return self.history.over

    @property
    def phase(self) -> Literal["waiting", "playing", "over"]:
        if self.over:
            return "over"
        return "playing" if self.started else "waiting"

    @property
    def open(self) -> bool:
        """True if nothing is hidden from persons, by the game or at a teaching table (TABLE-15)."""
        return self.game.hooks.open or self.header.teaching

    @property
    def options(self) -> Any:
        """Options of the game: those agreed, with each seat's private options."""
        return together(self.game, self.agreed_options, self.seats.private_options)

    @property
    def teams(self) -> tuple[int, ...]:
        """The team of each seat."""
        return self.game.hooks.teams(self.options, self.header.seats)

    @property
    def private(self) -> tuple[Private[Any], ...]:
        """Private options of the game; none at a table from a position (TABLE-13)."""
        return () if self.placed else self.game.hooks.private

    def initial_state(self) -> Any:
        """First state of the game: its start, or the table's position (TABLE-13)."""
        if self.placed:
            return msgspec.json.decode(self.placed.state, type=self.game.nouns.state)
        return self.game.began(self.options, self.header.seats, self.header.version)

    def private_options_of(self, seat: Seat) -> dict[str, str]:
        """Private options that the seat plays with, by name."""
        texts = {private.option: getattr(self.options, private.option) for private in self.private}
        return {name: given[seat % len(given)] for name, given in texts.items()}

    @property
    def complete(self) -> bool:
        """True if every seat is filled, and in a rematch every player has set private options."""
        return self.seats.all_taken and (not self.asks_anew or self.seats.ready.issuperset(self.seats.persons))

    @property
    def asks_anew(self) -> bool:
        """True if players set private options anew: in a rematch of a game that has any (TABLE-9)."""
        return self.header.before is not None and not self.frozen and bool(self.private)

    def time_kept(self) -> TimeKept | None:
        """Clocks at each step, for the record; None without clocks."""
        if self.clocks is None:
            return None
        ended = (self.clocks.left_by_seat(),) if self.over and self.over.why.startswith("TABLE-") else ()
        forgiven = self.clocks.forgiven_by_seat() if self.header.clock_rules else ()
        return TimeKept(msgspec.to_builtins(self.clocks.timing), (*self.history.clocks_left, *ended), forgiven)

    def lets_pass(self, seat: Seat) -> bool:
        """True if the seat lets its current question pass (TABLE-11)."""
        now, passed = self.history.current, self.seats.let_pass[seat]
        if not passed or passed.isdisjoint((now.what, now.about)):
            return False
        return self.game.hooks.passes[now.what] in now.legal(seat)

    def plan(self, entry: AnyEntry, transition: Transition | None, command: str = "") -> TableLine:
        """Log line of the entry, with the current time."""
        if transition is None:
            return TableLine(entry, self.clock(), command)
        return TableLine(
            entry=entry,
            time=self.clock(),
            command=command,
            recipients=tuple(transition.versions),
            over=transition.snapshot.over,
        )

    def adopt(self, line: TableLine, transition: Transition | None) -> None:
        """Apply a log line and, where it touched the game, its transition."""
        self.length += 1
        self.changed = line.time
        if transition:
            self._add_answer_time(line, transition)
        if line.clock:
            self.take_time(line.clock)
        self.history.adopt(
            line, transition, self.clocks.left_by_seat() if self.clocks else (), self._stand_in(line.entry)
        )
        self.seats.take(line.entry)
        self.public_times.take(line)
        self.course.take(line)
        if isinstance(line.entry, Placed):
            self.placed = line.entry
        self.hidden_from_others = self.hidden_from_others and not isinstance(line.entry, Unveiled)
        self.offers.take(line)
        self.chat.take(line)
        if line.command and not isinstance(line.entry, OF_NO_SEAT):
            self.done[line.entry.seat, line.command] = self.history.version(line.entry.seat)

    def follow(self, line: TableLine) -> Transition | None:
        """Adopt a stored line by repeating its transition, which is returned."""
        transition = None if self.frozen else self._replay(line)
        self.adopt(line, transition)
        return transition

    def _stand_in(self, entry: AnyEntry) -> str:
        """Bot that made the choice for an absent player; "" for none."""
        return self.seats.stand_ins.get(entry.seat, "") if isinstance(entry, Moved) else ""

    def take_time(self, tick: Tick) -> None:
        if self.clocks is None and self.header.time:
            teams = range(self.header.seats) if self.frozen else self.teams
            self.clocks = Clocks(
                timing=self.header.time,
                window=self.header.window,
                numbers=numbers(self.header.time, tuple(teams)),
                rules=self.header.clock_rules,
            )
        self.clocks = self.clocks and self.clocks.after(tick)

    def _add_answer_time(self, line: TableLine, transition: Transition) -> None:
        """Record a person's time over a free choice; unused where nothing is hidden."""
        if self.open:
            return
        entry, since = line.entry, self.history.asked_time
        if isinstance(entry, Moved) and not entry.forced and entry.seat in since and entry.seat in self.seats.playing:
            self.answer_times.add(
                entry.seat, self.history.current.what, transition.action_kind, line.time - since[entry.seat]
            )

    def _replay(self, line: TableLine) -> Transition | None:
        """Repeat the transition of a stored line, for the recipients that it names."""
        entry, history, to = line.entry, self.history, line.recipients
        match entry:
            case Started():
                return steps.begin(history, self.initial_state(), remembered(entry.chance), to)
            case Moved():
                action = self.game.nouns.actions.decode(entry.action)
                return steps.move(history, entry.seat, action, entry.forced, remembered(entry.chance), recipients=to)
            case Undone():
                return steps.undo(history, entry.seat, entry.to, entry.own, to)
            case Resigned() if self.game.hooks.concede and not (line.over and line.over.why == "TABLE-1"):
                return steps.concede(history, entry.seat, remembered(entry.chance), to)
            case TimedOut() if not line.over or line.over.why != "TABLE-16":
                return steps.concede(history, entry.seats[0], remembered(entry.chance), to)
            case Resigned() | Accepted() | TimedOut() | Awarded() if line.over:
                return steps.end(history, line.over, to)
            case _:
                return None
