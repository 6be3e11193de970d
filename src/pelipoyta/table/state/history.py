"""History of a game: its steps, the version each viewer has seen, and which seats are asked since when."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from pelipoyta.kernel.fairness.shared_chance import SharedChanceOf
from pelipoyta.kernel.game import HOST, AnyGame, Over, Seat
from pelipoyta.kernel.play import Step, take
from pelipoyta.table.model import Moved, Resigned, Started, TableLine, TimedOut, Undone, Viewer
from pelipoyta.table.state.recent import RecentTransitions
from pelipoyta.table.state.transition import LoggedStep, Transition
from pelipoyta.table.state.views import Snapshot

EVERY = 32  # steps from one stored state to the next, where everything may be taken back


class GameHistory:
    """History of one game, changed by adopting log lines; without the game it only counts versions."""

    def __init__(self, game: AnyGame | None, viewers: tuple[Viewer, ...], teaching: bool = False) -> None:
        self.viewers = viewers
        self.shared_chance: SharedChanceOf | None = (
            None  # names chance per seat, where other tables draw the same (CONTEST-23)
        )
        self.covers = False  # an end by the game's rules shows no more than the players saw (CONTEST-19)
        self.teaching = teaching  # every viewer sees everything, and every choice may be taken back (TABLE-15)
        self.started = False
        self.over: Over | None = None
        self.versions: dict[Viewer, int] = dict.fromkeys(viewers, 0)  # of the last transition that each has seen
        self.asked_version: dict[Seat, int] = {}  # version since which an asked seat has had its question
        self.asked_time: dict[Seat, float] = {}  # time since when
        self.steps: list[LoggedStep] = []
        self.times: list[float] = []  # start of the game, then the time of each step
        self.clocks_left: list[tuple[int, ...]] = []  # of each seat at these times, where there are clocks
        self.bots: list[str] = []  # by step: the bot that made it for an absent player, or "" (TABLE-17)
        self.undo_base: tuple[int, Any] = (0, None)  # where undoing must stop, and the state there
        self.consent_base: tuple[int, Any] = (
            0,
            None,
        )  # where undoing by consent must stop too: after chance, or after a player left
        self.chance_counts: Counter[tuple[str, Seat | None]] = Counter()  # draws so far, by kind and seat
        self.recent = RecentTransitions(game)
        self._snapshots: list[tuple[int, Any]] = []  # numbers of steps and the states after them, at teaching tables
        self._game = game

    @property
    def game(self) -> AnyGame:
        assert self._game is not None, "a frozen table is never played"
        return self._game

    @property
    def last(self) -> Transition | None:
        return self.recent.last

    @property
    def snapshot(self) -> Snapshot | None:
        return self.recent.last.snapshot if self.recent.last else None

    @property
    def current(self) -> Snapshot:
        """Latest snapshot of a game that has begun."""
        assert self.recent.last is not None, "no game has begun"
        return self.recent.last.snapshot

    def version(self, seat: Seat) -> int:
        """Latest version of a seat; that of spectators for a host who does not play."""
        return self.versions.get(seat, self.versions[None])

    def missed(self, viewer: Viewer, seen: int) -> Iterator[Transition] | None:
        """Transitions that the viewer has missed since version `seen`; None when that is too old, or unknown.

        Older ones are played again one by one, as they are asked for.
        """
        if self.recent.count_missed(viewer, seen) != self.versions[viewer] - seen:
            return None
        return self.recent.missed(viewer, seen)

    def record_steps(self) -> tuple[Step, ...]:
        """Steps of the game; undone ones are left out."""
        return tuple(logged.step for logged in self.steps)

    def stand_ins(self) -> dict[str, tuple[int, ...]]:
        """Numbers of the choices that each bot made for absent players; undone ones are left out (TABLE-17)."""
        made = [number for number, logged in enumerate(self.steps) if self.bots[number] and logged.chance_names is None]
        return {bot: tuple(n for n in made if self.bots[n] == bot) for bot in sorted({self.bots[n] for n in made})}

    def adopt(self, line: TableLine, transition: Transition | None, left: tuple[int, ...] = (), bot: str = "") -> None:
        """Apply a log line and, where it touched the game, its transition.

        `left`: milliseconds on the clocks; `bot`: the bot that chose for an absent player.
        """
        self.started = self.started or isinstance(line.entry, Started)
        self.over = line.over or self.over
        for viewer in line.recipients:
            self.versions[viewer] = self.versions.get(viewer, 0) + 1  # a frozen table does not know of a judge
        if transition:
            self._ask(line, transition.snapshot)
            self._note_times(line.time, transition, left, bot)
            self._step(transition)
            if self._fixes(line, transition):
                self.consent_base = len(self.steps), transition.snapshot.state
            self.undo_base = transition.undo_base
            self.recent.append(transition)
            if self.teaching:
                self._keep_snapshot(transition)

    def _step(self, transition: Transition) -> None:
        """Replace the steps after the cut, and recount draws."""
        for logged in self.steps[transition.cut :]:
            for name in logged.chance_names or ():
                self.chance_counts[name] -= 1
        for logged in transition.tail:
            for name in logged.chance_names or ():
                self.chance_counts[name] += 1
        self.steps[transition.cut :] = transition.tail

    def state_after(self, count: int) -> Any:
        """State after so many steps; only for teaching tables, which store states."""
        done, state = next(kept for kept in reversed(self._snapshots) if kept[0] <= count)
        for logged in self.steps[done:count]:
            state, _ = take(self.game, state, logged.step)
        return state

    def _keep_snapshot(self, transition: Transition) -> None:
        kept = [each for each in self._snapshots if each[0] <= transition.cut]
        if not kept or len(self.steps) - kept[-1][0] >= EVERY:
            kept.append((len(self.steps), transition.snapshot.state))
        self._snapshots = kept

    @staticmethod
    def _fixes(line: TableLine, transition: Transition) -> bool:
        return isinstance(line.entry, (Started, Resigned, TimedOut)) or any(
            logged.chance_names is not None for logged in transition.tail
        )

    def _note_times(self, time: float, transition: Transition, left: tuple[int, ...], bot: str) -> None:
        """Record time, clocks and bot of each new step; steps that an undo keeps keep theirs."""
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
        # after a far step back no earlier question stands
        still = set(self._still_asked(snapshot, mover)) if several and not far_back else ()
        self.asked_version = {
            seat: self.asked_version[seat] if seat in still else self.versions[seat] for seat in asked
        }
        self.asked_time = {seat: self.asked_time[seat] if seat in still else line.time for seat in asked}

    def _asked(self, snapshot: Snapshot) -> tuple[Seat, ...]:
        """Seats that must answer: those asked, and the judge while there is something to judge."""
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
