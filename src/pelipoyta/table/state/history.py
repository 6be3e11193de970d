"""The course of a game: its steps, what each viewer was told of them, and who is asked since when."""

from collections import Counter, deque
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from pelipoyta.kernel.fairness.shared_chance import Name, SharedChanceOf
from pelipoyta.kernel.game import HOST, AnyGame, Over, Seat
from pelipoyta.kernel.play import Move, Step, take
from pelipoyta.table.model import Moved, Resigned, Started, TableLine, TimedOut, Undone, Viewer
from pelipoyta.table.state.views import SeatUpdate, Snapshot

KEPT = 64  # beats kept for those who come back after a gap
EVERY = 32  # steps from one snapshot to the next, where everything may be taken back


class LoggedStep(Struct, frozen=True, gc=False):
    """A step as it was made; `shown` when anyone else was told of it, who cannot be made to forget."""

    step: Step
    forced: bool = False
    shown: bool = False
    fell: tuple[Name, ...] | None = None  # of chance: what is counted of it, its kind and for whom


class Transition(Struct, frozen=True, gc=False):
    """A change of the game that a table may adopt: the steps from `cut` on become `tail`."""

    beat: SeatUpdate
    cut: int
    tail: tuple[LoggedStep, ...]
    base: tuple[int, Any]

    @property
    def how(self) -> str:
        """The kind of choice it began with."""
        step = self.tail[0].step
        return how(step.action) if isinstance(step, Move) else ""


def how(action: Any) -> str:
    """The kind of a choice, as all who hear of it know it."""
    return type(action).__name__


class GameHistory:
    """Changes by adopting lines of the log; one without its game only counts what was told."""

    def __init__(self, game: AnyGame | None, viewers: tuple[Viewer, ...], teaching: bool = False) -> None:
        self.viewers = viewers
        self.common: SharedChanceOf | None = (
            None  # whose chance is whose, where other tables have the same (CONTEST-23)
        )
        self.teaching = teaching  # all is told to all, and may be taken back (TABLE-15)
        self.started = False
        self.over: Over | None = None
        self.at: dict[Viewer, int] = dict.fromkeys(viewers, 0)  # the number of what each was told last
        self.question: dict[Seat, int] = {}  # since which number a seat has had the question before it
        self.since: dict[Seat, float] = {}  # and since when
        self.steps: list[LoggedStep] = []
        self.times: list[float] = []  # when the game began, then when each of the steps was made
        self.left: list[tuple[int, ...]] = []  # what the clocks of the seats had then, where there are any
        self.bots: list[str] = []  # which bot made each of the steps for a player who was away (TABLE-17)
        self.base: tuple[int, Any] = (0, None)  # where undoing must stop, and the state there
        self.fixed: tuple[int, Any] = (0, None)  # where it must stop by consent too: chance fell, or somebody left
        self.met: Counter[tuple[str, Seat | None]] = Counter()  # how often chance of a kind fell for whom
        self.beats: deque[SeatUpdate] = deque(maxlen=KEPT)
        self._snapshots: list[tuple[int, Any]] = []  # where everything may be taken back: states, and after which steps
        self._game = game

    @property
    def game(self) -> AnyGame:
        assert self._game is not None, "a frozen match is never played"
        return self._game

    @property
    def beat(self) -> SeatUpdate | None:
        return self.beats[-1] if self.beats else None

    @property
    def moment(self) -> Snapshot | None:
        return self.beats[-1].moment if self.beats else None

    @property
    def now(self) -> Snapshot:
        """The moment of a game that has begun."""
        return self.beats[-1].moment

    def number(self, seat: Seat) -> int:
        """The number of what the seat was told last; a host who does not play may be told what onlookers are."""
        return self.at.get(seat, self.at[None])

    def missed(self, viewer: Viewer, seen: int) -> list[SeatUpdate] | None:
        """What the viewer was told after number `seen`; None when that is too long ago, or never was."""
        later = [beat for beat in self.beats if beat.ats.get(viewer, 0) > seen]
        return later if len(later) == self.at[viewer] - seen else None

    def record_steps(self) -> tuple[Step, ...]:
        """The steps that led here, those taken back left out."""
        return tuple(trace.step for trace in self.steps)

    def stand_ins(self) -> dict[str, tuple[int, ...]]:
        """By bot, the numbers of the choices it made in players' places, those taken back left out (TABLE-17)."""
        made = [number for number, trace in enumerate(self.steps) if self.bots[number] and trace.fell is None]
        return {bot: tuple(n for n in made if self.bots[n] == bot) for bot in sorted({self.bots[n] for n in made})}

    def adopt(self, line: TableLine, turn: Transition | None, left: tuple[int, ...] = (), bot: str = "") -> None:
        """Take in a line of the log and, where it touched the game, what it did.

        `left` is what the clocks have; `bot`, who chose in a player's place.
        """
        self.started = self.started or isinstance(line.entry, Started)
        self.over = line.over or self.over
        for viewer in line.told:
            self.at[viewer] = self.at.get(viewer, 0) + 1  # a frozen match does not know of a judge
        if turn:
            self._ask(line, turn.beat.moment)
            self._note_times(line.time, turn, left, bot)
            self._step(turn)
            if self._fixes(line, turn):
                self.fixed = len(self.steps), turn.beat.moment.state
            self.base = turn.base
            self.beats.append(turn.beat)
            if self.teaching:
                self._keep_snapshot(turn)

    def _step(self, turn: Transition) -> None:
        """Nearly always forward: then nothing is taken back that chance had brought."""
        for trace in self.steps[turn.cut :]:
            for name in trace.fell or ():
                self.met[name] -= 1
        for trace in turn.tail:
            for name in trace.fell or ():
                self.met[name] += 1
        self.steps[turn.cut :] = turn.tail

    def state_after(self, count: int) -> Any:
        """The state after so many steps, wherever everything may be taken back."""
        done, state = next(kept for kept in reversed(self._snapshots) if kept[0] <= count)
        for trace in self.steps[done:count]:
            state, _ = take(self.game, state, trace.step)
        return state

    def _keep_snapshot(self, turn: Transition) -> None:
        kept = [each for each in self._snapshots if each[0] <= turn.cut]
        if not kept or len(self.steps) - kept[-1][0] >= EVERY:
            kept.append((len(self.steps), turn.beat.moment.state))
        self._snapshots = kept

    @staticmethod
    def _fixes(line: TableLine, turn: Transition) -> bool:
        return isinstance(line.entry, (Started, Resigned, TimedOut)) or any(
            trace.fell is not None for trace in turn.tail
        )

    def _note_times(self, time: float, turn: Transition, left: tuple[int, ...], bot: str) -> None:
        """What stays when a choice is taken back was made when it was."""
        same = turn.cut
        for old, new in zip(self.steps[turn.cut :], turn.tail, strict=False):
            if old is not new:
                break
            same += 1
        self.times, self.left = self.times or [time], self.left or [left]
        later = turn.cut + len(turn.tail) - same
        self.times[same + 1 :], self.left[same + 1 :] = [time] * later, [left] * later
        self.bots[same:] = [bot] * later

    def _ask(self, line: TableLine, moment: Snapshot) -> None:
        mover = line.entry.seat if isinstance(line.entry, (Moved, Undone)) else None
        asked = self._asked(moment)
        several = len(asked) > 1 or len(self.question) > 1
        far_back = isinstance(line.entry, Undone) and (self.teaching or line.entry.own is not None)
        # an answer to what came later is none to this
        still = set(self._still_asked(moment, mover)) if several and not far_back else ()
        self.question = {seat: self.question[seat] if seat in still else self.at[seat] for seat in asked}
        self.since = {seat: self.since[seat] if seat in still else line.time for seat in asked}

    def _asked(self, moment: Snapshot) -> tuple[Seat, ...]:
        """Who has a question before them: the seats asked, and the judge while there is something to judge."""
        asked = moment.ask.seats if moment.ask else ()
        return (*asked, HOST) if HOST in self.viewers and moment.legal(HOST) else asked

    def _still_asked(self, moment: Snapshot, mover: Seat | None) -> Iterator[Seat]:
        """Seats that answer blind, and have the same question before them though another seat has answered.

        The judge's question stands as long as its choices do, however the game goes on meanwhile.
        """
        before = self.moment
        if before and HOST in self.question and before.legal(HOST) == moment.legal(HOST):
            yield HOST
        old, new = before and before.ask, moment.ask
        if before and old and new and old.what == new.what and len(old.seats) > 1:
            for seat in set(old.seats) & set(new.seats) - {mover}:
                if before.legal(seat) == moment.legal(seat):
                    yield seat
