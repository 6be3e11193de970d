"""A table's whole story so far, folded from its log; it changes by adopting lines, and by nothing else."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from time import time
from typing import Any, Literal

import msgspec
import structlog

from pelipoyta.kernel.game import HOST, AnyGame, Over, Seat, chairs
from pelipoyta.kernel.play import Step
from pelipoyta.table import turns
from pelipoyta.table.bring import shown, together
from pelipoyta.table.model import (
    Accepted,
    AnyEntry,
    Brought,
    Declined,
    Header,
    LetPass,
    Line,
    Moved,
    Offered,
    Player,
    Rematched,
    Renamed,
    Resigned,
    Sat,
    Showed,
    Spoke,
    Started,
    Undone,
    Viewer,
)
from pelipoyta.table.sight import Beat
from pelipoyta.table.talk import Voices
from pelipoyta.table.tempo import Tempo
from pelipoyta.table.turns import Trace, Turn, remembered

KEPT = 64  # beats kept for those who come back after a gap
log = structlog.get_logger("pelipoyta.table")


class Match:
    """Seats, game and offers of one table. `frozen`: its rules are not those of this house (any more)."""

    def __init__(self, header: Header, game: AnyGame | None) -> None:
        self.header = header
        self.frozen = game is None or game.version != header.version
        self.players: list[Player | None] = [None] * header.seats
        self.brought: list[dict[str, str]] = [{} for _ in range(header.seats)]
        self.agreed: Any = None  # the options as the table was made with
        self.viewers: tuple[Viewer, ...] = (None, *range(header.seats))
        if game is not None and not self.frozen:
            self.agreed = msgspec.json.decode(header.options, type=game.options)
            self.viewers = (None, *chairs(game, self.agreed, header.seats))
        self.length = 0  # lines adopted; the number of the next one
        self.at: dict[Viewer, int] = dict.fromkeys(self.viewers, 0)
        self.question: dict[Seat, int] = {}  # since which number a seat has had the question before it
        self.since: dict[Seat, float] = {}  # and since when
        self.tempo = Tempo()
        self.clock: Callable[[], float] = time
        self.done: dict[tuple[Seat, str], int] = {}  # commands done, and the number they led to
        self.steps: list[Trace] = []
        self.base: tuple[int, Any] = (0, None)
        self.beats: deque[Beat] = deque(maxlen=KEPT)
        self.started = False
        self.over: Over | None = None
        self.let_pass: dict[Seat, set[str]] = {seat: set() for seat in range(header.seats)}  # by what is asked
        self.offer: Seat | None = None
        self.accepted: set[Seat] = set()
        self.next: str | None = None
        self.showed, self.ready = set[Seat](), set[Seat]()  # who shows what they brought; who knows what to bring
        self.voices = Voices(self.viewers)
        self.shown = shown(game, header.shown)
        self._game = game

    @classmethod
    def folded(cls, header: Header, game: AnyGame | None, lines: Iterable[Line]) -> "Match":
        """The match that a log tells of; frozen when these rules cannot replay it."""
        return deque(cls.folding(header, game, lines), 1)[0]

    @classmethod
    def folding(cls, header: Header, game: AnyGame | None, lines: Iterable[Line]) -> Iterator["Match"]:
        """The match that `folded` gives, as it grows line by line; only the last one is whole."""
        kept = tuple(lines)
        try:
            yield from cls(header, game)._fold(kept)
        except Exception:  # rules that changed without a new version may fail in any way
            log.exception("log does not replay", table=header.id, game=header.game, version=header.version)
            yield from cls(header, None)._fold(kept)

    def _fold(self, lines: Iterable[Line]) -> Iterator["Match"]:
        yield self
        for line in lines:
            self.adopt(line, None if self.frozen else self._replay(line))
            yield self

    @property
    def game(self) -> AnyGame:
        assert self._game is not None, "a frozen match is never played"
        return self._game

    @property
    def options(self) -> Any:
        """What is played by: what was agreed, with what each seat brought."""
        return together(self.game, self.agreed, self.brought)

    def played_by(self, seat: Seat) -> dict[str, str]:
        """What the seat plays with by each private option."""
        texts = {private.option: getattr(self.options, private.option) for private in self.game.manners.private}
        return {name: given[seat % len(given)] for name, given in texts.items()}

    @property
    def beat(self) -> Beat | None:
        return self.beats[-1] if self.beats else None

    @property
    def state(self) -> Any:
        return self.beats[-1].state

    @property
    def phase(self) -> Literal["waiting", "playing", "over"]:
        if self.over:
            return "over"
        return "playing" if self.started else "waiting"

    @property
    def complete(self) -> bool:
        """Every seat is filled, and whoever is asked what to bring has said it."""
        return None not in self.players and (not self.asks_anew or self.ready.issuperset(self.persons))

    @property
    def asks_anew(self) -> bool:
        """In a rematch each player says what to bring, where players bring anything (TABLE-9)."""
        return self.header.before is not None and not self.frozen and bool(self.game.manners.private)

    @property
    def persons(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, player in enumerate(self.players) if player and player.key)

    def seat_of(self, key: str) -> Seat | None:
        return next((seat for seat in self.persons if key and self._player(seat).key == key), None)

    def viewer_of(self, key: str) -> Viewer:
        """Through whose eyes the holder of the key looks: a seat's, the judge's, or an onlooker's."""
        seat = self.seat_of(key)
        return HOST if seat is None and HOST in self.viewers and key == self.header.host else seat

    def bot(self, seat: Seat) -> str:
        player = self.players[seat]
        return player.bot if player else ""

    def lets_pass(self, seat: Seat) -> bool:
        """Whether the seat lets the question before it pass, as it may (TABLE-11)."""
        beat = self.beats[-1]
        return beat.what in self.let_pass[seat] and self.game.manners.passes[beat.what] in beat.legal(seat)

    def number(self, seat: Seat) -> int:
        """The number of what the seat was told last; a host who does not play may be told what onlookers are."""
        return self.at.get(seat, self.at[None])

    def missed(self, viewer: Viewer, seen: int) -> list[Beat] | None:
        """What the viewer was told after number `seen`; None when that is too long ago, or never was."""
        later = [beat for beat in self.beats if beat.ats.get(viewer, 0) > seen]
        return later if len(later) == self.at[viewer] - seen else None

    def plan(self, entry: AnyEntry, turn: Turn | None, command: str = "") -> Line:
        """The line that would log this, now."""
        now = self.clock()
        if turn is None:
            return Line(entry, now, command)
        told = tuple(viewer for viewer in self.viewers if turn.beat.tells(viewer, self.beat))
        return Line(entry, now, command, told, turn.beat.over)

    def adopt(self, line: Line, turn: Turn | None) -> None:
        """Take in a line of the log and, where it touched the game, what it did."""
        self.length += 1
        self.over = line.over or self.over
        for viewer in line.told:
            self.at[viewer] = self.at.get(viewer, 0) + 1  # a frozen match does not know of a judge
        self._take(line.entry)
        if isinstance(line.entry, Spoke):
            self.voices.add(line.entry, line.time)
        if turn:
            self._turn(line, turn)
        if line.command and not isinstance(line.entry, Started):
            self.done[line.entry.seat, line.command] = self.number(line.entry.seat)

    def _take(self, entry: AnyEntry) -> None:
        """What an entry means for the table, the game left aside."""
        match entry:
            case Sat():
                self.players[entry.seat] = entry.player
                self.brought[entry.seat] = entry.brings
            case Renamed():
                self.players[entry.seat] = msgspec.structs.replace(self._player(entry.seat), name=entry.name)
            case Started():
                self.started = True
            case Offered():
                self.offer, self.accepted = entry.seat, set()
            case Accepted():
                self.accepted.add(entry.seat)
            case Rematched():
                self.next = entry.table
            case Showed() | Brought() | LetPass():
                self._take_word(entry)
        declines = isinstance(entry, Moved) and not entry.forced and self._is_open() and entry.seat != self.offer
        if self.over or declines or isinstance(entry, Declined):
            self.offer, self.accepted = None, set()

    def _take_word(self, entry: Showed | Brought | LetPass) -> None:
        """What a player says of their own."""
        match entry:
            case Showed():
                self.showed.add(entry.seat)
            case Brought():
                self.brought[entry.seat] = entry.brings
                self.ready.add(entry.seat)
            case LetPass():
                (set.add if entry.on else set.discard)(self.let_pass[entry.seat], entry.what)

    def _is_open(self) -> bool:
        """Where something is hidden, a choice declines no draw: whether it was a free one would show (TABLE-2)."""
        return self._game is not None and self._game.manners.open

    def _turn(self, line: Line, turn: Turn) -> None:
        self._note_tempo(line, turn)
        self.steps[turn.cut :] = self._traced(line, turn.tail)
        self.base = turn.base or self.base
        turn.beat.ats = {viewer: self.at[viewer] for viewer in line.told}
        mover = line.entry.seat if isinstance(line.entry, Moved | Undone) else None
        still = set(self._still_asked(turn.beat, mover))
        asked = self._asked(turn.beat)
        self.question = {seat: self.question[seat] if seat in still else self.at[seat] for seat in asked}
        self.since = {seat: self.since[seat] if seat in still else line.time for seat in asked}
        self.beats.append(turn.beat)
        turn.beat.undoable = tuple(seat for seat in asked if not turns.why_no_undo(self, seat))

    def _traced(self, line: Line, tail: tuple[Trace, ...]) -> tuple[Trace, ...]:
        """Where nothing is hidden there is nothing to learn; elsewhere whatever another was told counts (TABLE-6).

        Were only events counted, taking a forced choice back with the free one would show that it was forced.
        """
        if self.game.manners.open or not isinstance(line.entry, Moved):
            return tail
        shown = any(viewer != line.entry.seat for viewer in line.told)
        return (replace(tail[0], shown=shown), *tail[1:])

    def _note_tempo(self, line: Line, turn: Turn) -> None:
        """How long a person took over a free choice."""
        entry, ask = line.entry, self.beat.ask if self.beat else None
        if isinstance(entry, Moved) and not entry.forced and ask and entry.seat in {*ask.seats} & {*self.persons}:
            self.tempo.add(entry.seat, ask.what, turn.how, line.time - self.since[entry.seat])

    def _asked(self, beat: Beat) -> tuple[Seat, ...]:
        """Who has a question before them: the seats asked, and the judge while there is something to judge."""
        asked = beat.ask.seats if beat.ask else ()
        return (*asked, HOST) if HOST in self.viewers and beat.legal(HOST) else asked

    def _still_asked(self, beat: Beat, mover: Seat | None) -> Iterator[Seat]:
        """Seats that answer blind, and have the same question before them though another seat has answered.

        The judge's question stands as long as its choices do, however the game goes on meanwhile.
        """
        if HOST in self.question and self.beat and self.beat.legal(HOST) == beat.legal(HOST):
            yield HOST
        old, new = self.beat and self.beat.ask, beat.ask
        if self.beat and old and new and old.what == new.what and len(old.seats) > 1:
            for seat in set(old.seats) & set(new.seats) - {mover}:
                if self.beat.legal(seat) == beat.legal(seat):
                    yield seat

    def _replay(self, line: Line) -> Turn | None:
        entry = line.entry
        match entry:
            case Started():
                return turns.begin(self, remembered(entry.chance))
            case Moved():
                action = self.game.nouns.actions.decode(entry.action)
                return turns.move(self, entry.seat, action, entry.forced, remembered(entry.chance))
            case Undone():
                return turns.undo(self, entry.seat)
            case Resigned() if self.game.manners.concede and not (line.over and line.over.why == "TABLE-1"):
                return turns.concede(self, entry.seat, remembered(entry.chance))
            case Resigned() | Accepted() if line.over:
                return turns.end(self, line.over)
            case _:
                return None

    def _player(self, seat: Seat) -> Player:
        player = self.players[seat]
        assert player is not None
        return player

    def record_steps(self) -> tuple[Step, ...]:
        """The steps that led here, those taken back left out."""
        return tuple(trace.step for trace in self.steps)
