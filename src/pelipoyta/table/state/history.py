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
    chance_names: tuple[Name, ...] | None = None  # of chance: what is counted of it, its kind and for whom


class Transition(Struct, frozen=True, gc=False):
    """A change of the game that a table may adopt: the steps from `cut` on become `tail`."""

    beat: SeatUpdate
    cut: int
    tail: tuple[LoggedStep, ...]
    undo_base: tuple[int, Any]

    @property
    def how(self) -> str:
        """The kind of choice it began with."""
        step = self.tail[0].step
        return action_kind(step.action) if isinstance(step, Move) else ""


def action_kind(action: Any) -> str:
    """Kind of a choice: the name of its type."""
    return type(action).__name__


class GameHistory:
    """Changes by adopting lines of the log; one without its game only counts what was told."""

    def __init__(self, game: AnyGame | None, viewers: tuple[Viewer, ...], teaching: bool = False) -> None:
        self.viewers = viewers
        self.shared_chance: SharedChanceOf | None = (
            None  # whose chance is whose, where other tables have the same (CONTEST-23)
        )
        self.teaching = teaching  # all is told to all, and may be taken back (TABLE-15)
        self.started = False
        self.over: Over | None = None
        self.versions: dict[Viewer, int] = dict.fromkeys(viewers, 0)  # the number of what each was told last
        self.asked_version: dict[Seat, int] = {}  # since which number a seat has had the question before it
        self.asked_time: dict[Seat, float] = {}  # and since when
        self.steps: list[LoggedStep] = []
        self.times: list[float] = []  # when the game began, then when each of the steps was made
        self.clocks_left: list[tuple[int, ...]] = []  # what the clocks of the seats had then, where there are any
        self.bots: list[str] = []  # which bot made each of the steps for a player who was away (TABLE-17)
        self.undo_base: tuple[int, Any] = (0, None)  # where undoing must stop, and the state there
        self.consent_base: tuple[int, Any] = (
            0,
            None,
        )  # where it must stop by consent too: chance fell, or somebody left
        self.chance_counts: Counter[tuple[str, Seat | None]] = Counter()  # how often chance of a kind fell for whom
        self.recent: deque[SeatUpdate] = deque(maxlen=KEPT)
        self._snapshots: list[tuple[int, Any]] = []  # where everything may be taken back: states, and after which steps
        self._game = game

    @property
    def game(self) -> AnyGame:
        assert self._game is not None, "a frozen match is never played"
        return self._game

    @property
    def last(self) -> SeatUpdate | None:
        return self.recent[-1] if self.recent else None

    @property
    def snapshot(self) -> Snapshot | None:
        return self.recent[-1].snapshot if self.recent else None

    @property
    def current(self) -> Snapshot:
        """The moment of a game that has begun."""
        return self.recent[-1].snapshot

    def version(self, seat: Seat) -> int:
        """The number of what the seat was told last; a host who does not play may be told what onlookers are."""
        return self.versions.get(seat, self.versions[None])

    def missed(self, viewer: Viewer, seen: int) -> list[SeatUpdate] | None:
        """What the viewer was told after number `seen`; None when that is too long ago, or never was."""
        later = [update for update in self.recent if update.versions.get(viewer, 0) > seen]
        return later if len(later) == self.versions[viewer] - seen else None

    def record_steps(self) -> tuple[Step, ...]:
        """The steps that led here, those taken back left out."""
        return tuple(logged.step for logged in self.steps)

    def stand_ins(self) -> dict[str, tuple[int, ...]]:
        """By bot, the numbers of the choices it made in players' places, those taken back left out (TABLE-17)."""
        made = [number for number, logged in enumerate(self.steps) if self.bots[number] and logged.chance_names is None]
        return {bot: tuple(n for n in made if self.bots[n] == bot) for bot in sorted({self.bots[n] for n in made})}

    def adopt(self, line: TableLine, transition: Transition | None, left: tuple[int, ...] = (), bot: str = "") -> None:
        """Take in a line of the log and, where it touched the game, what it did.

        `left` is what the clocks have; `bot`, who chose in a player's place.
        """
        self.started = self.started or isinstance(line.entry, Started)
        self.over = line.over or self.over
        for viewer in line.told:
            self.versions[viewer] = self.versions.get(viewer, 0) + 1  # a frozen match does not know of a judge
        if transition:
            self._ask(line, transition.beat.snapshot)
            self._note_times(line.time, transition, left, bot)
            self._step(transition)
            if self._fixes(line, transition):
                self.consent_base = len(self.steps), transition.beat.snapshot.state
            self.undo_base = transition.undo_base
            self.recent.append(transition.beat)
            if self.teaching:
                self._keep_snapshot(transition)

    def _step(self, transition: Transition) -> None:
        """Nearly always forward: then nothing is taken back that chance had brought."""
        for logged in self.steps[transition.cut :]:
            for name in logged.chance_names or ():
                self.chance_counts[name] -= 1
        for logged in transition.tail:
            for name in logged.chance_names or ():
                self.chance_counts[name] += 1
        self.steps[transition.cut :] = transition.tail

    def state_after(self, count: int) -> Any:
        """The state after so many steps, wherever everything may be taken back."""
        done, state = next(kept for kept in reversed(self._snapshots) if kept[0] <= count)
        for logged in self.steps[done:count]:
            state, _ = take(self.game, state, logged.step)
        return state

    def _keep_snapshot(self, transition: Transition) -> None:
        kept = [each for each in self._snapshots if each[0] <= transition.cut]
        if not kept or len(self.steps) - kept[-1][0] >= EVERY:
            kept.append((len(self.steps), transition.beat.snapshot.state))
        self._snapshots = kept

    @staticmethod
    def _fixes(line: TableLine, transition: Transition) -> bool:
        return isinstance(line.entry, (Started, Resigned, TimedOut)) or any(
            logged.chance_names is not None for logged in transition.tail
        )

    def _note_times(self, time: float, transition: Transition, left: tuple[int, ...], bot: str) -> None:
        """What stays when a choice is taken back was made when it was."""
        same = transition.cut
        for old, new in zip(self.steps[transition.cut :], transition.tail, strict=False):
            if old is not new:
                break
            same += 1
        self.times, self.clocks_left = self.times or [time], self.clocks_left or [left]
        later = transition.cut + len(transition.tail) - same
        self.times[same + 1 :], self.clocks_left[same + 1 :] = [time] * later, [left] * later
        self.bots[same:] = [bot] * later

    def _ask(self, line: TableLine, snapshot: Snapshot) -> None:
        mover = line.entry.seat if isinstance(line.entry, (Moved, Undone)) else None
        asked = self._asked(snapshot)
        several = len(asked) > 1 or len(self.asked_version) > 1
        far_back = isinstance(line.entry, Undone) and (self.teaching or line.entry.own is not None)
        # an answer to what came later is none to this
        still = set(self._still_asked(snapshot, mover)) if several and not far_back else ()
        self.asked_version = {
            seat: self.asked_version[seat] if seat in still else self.versions[seat] for seat in asked
        }
        self.asked_time = {seat: self.asked_time[seat] if seat in still else line.time for seat in asked}

    def _asked(self, snapshot: Snapshot) -> tuple[Seat, ...]:
        """Who has a question before them: the seats asked, and the judge while there is something to judge."""
        asked = snapshot.ask.seats if snapshot.ask else ()
        return (*asked, HOST) if HOST in self.viewers and snapshot.legal(HOST) else asked

    def _still_asked(self, snapshot: Snapshot, mover: Seat | None) -> Iterator[Seat]:
        """Seats that answer blind, and have the same question before them though another seat has answered.

        The judge's question stands as long as its choices do, however the game goes on meanwhile.
        """
        before = self.snapshot
        if before and HOST in self.asked_version and before.legal(HOST) == snapshot.legal(HOST):
            yield HOST
        old, new = before and before.ask, snapshot.ask
        if before and old and new and old.what == new.what and len(old.seats) > 1:
            for seat in set(old.seats) & set(new.seats) - {mover}:
                if before.legal(seat) == snapshot.legal(seat):
                    yield seat
