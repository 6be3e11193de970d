"""Live table: executes one command at a time, and notifies its audience of each once it is stored."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from random import Random
from time import monotonic

import structlog

from pelipoyta.kernel.game import Seat
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.autoplay.autoplayer import RETRY, AutoPlayer, Bots
from pelipoyta.table.autoplay.bot_delay import BotDelay
from pelipoyta.table.commands import AnyCommand, Do, FromSeat, NoteTime, Reseat, RunOut, Start, proposes
from pelipoyta.table.decide.decide import Decision, decide
from pelipoyta.table.decide.proposals import declined_by_coming, may_act
from pelipoyta.table.errors import TableError
from pelipoyta.table.fairness.chance import TableChance
from pelipoyta.table.fairness.entropy import ENTROPY
from pelipoyta.table.live.audience import Audience, NoAudience, notify
from pelipoyta.table.live.command_queue import CommandQueue, QueuedCommand, filled_seat
from pelipoyta.table.live.failures import CommitCheck, note_failure
from pelipoyta.table.live.port import Receipt
from pelipoyta.table.live.presence import EARLY, Presence, absence_limit, missing
from pelipoyta.table.live.timer import LoopTime, Timepiece, Timer
from pelipoyta.table.log.store import Overtaken, Store, StoreFailed, batch
from pelipoyta.table.model import Viewer
from pelipoyta.table.state.table_state import TableState

GONE = "the table is not in memory here any more"
log = structlog.get_logger("pelipoyta.table")


class Table:
    """Live table: executes commands in order, and notifies its audience of each once it is stored."""

    def __init__(
        self,
        state: TableState,
        store: Store,
        bots: Bots,
        delay: BotDelay,
        audience: "Callable[[Table], Audience]" = NoAudience,
        random: Random = ENTROPY,
        ended: "Callable[[Table], None]" = lambda table: None,
        time: Timepiece | None = None,
        confirm: Callable[[str], Awaitable[None]] | None = None,
    ) -> None:
        """`ended` is called when a game of a contest ends; `confirm` raises Overtaken if another process owns it.

        Nothing happens at the table until it is opened.
        """
        self.state = state
        self._ended, self._commit_check = ended, CommitCheck(store, state, confirm)
        self.audience = audience(self)
        self.presence = Presence(time.now if time else monotonic)
        self.connections = self.presence.connections
        self.overtaken, self.touched = False, monotonic()
        self._store = store
        self.chance = TableChance(store.secret, state, random)
        self.commitment = self.chance.commitment
        self._autoplayer = AutoPlayer(self, bots, delay, random)
        self.timer = Timer(state, time or LoopTime(), self._autoplayer.answers_at_once, self._time_is_due)
        self.connected_for, self.spare_time = self.presence.connected_for, self.timer.spare_time
        self.bot_seed, self.bot_game_seed = self.chance.bot_seed, self.chance.bot_game_seed
        self._queue, self._loop = CommandQueue(), asyncio.get_running_loop()
        self._opened = self._closed = self._storing = False  # while a line is stored no other command is decided
        self._starts: asyncio.TimerHandle | None = None  # retry of a start that could not be stored

    async def submit(self, command: AnyCommand) -> Receipt:
        """Execute a command, once.

        Raises TableError, IllegalAction or StoreFailed, and then nothing has changed.
        """
        try:
            if isinstance(command, FromSeat):
                return await self._submit_for_seat(command)
            decision = await self._enqueue(command)
        except (TableError, IllegalAction):
            await self._check_owned()
            raise
        if isinstance(command, Reseat):  # all clients must authenticate again
            self.audience.on_closed()
        return Receipt(seat=filled_seat(self.state, command, decision))

    async def _check_owned(self) -> None:
        """Raises Overtaken where the state here is not the newest: storing proves that it is, a refusal does not."""
        if await self._commit_check.log_is_longer() and not self._storing:
            self._note_overtaken()
        if self.overtaken or self._closed:
            raise Overtaken(GONE)

    async def _submit_for_seat(self, given: FromSeat) -> Receipt:
        seat, command = given.seat, given.command
        if given.by == "player":
            may_act(self.state, given)
            if isinstance(command, Do) and self._autoplayer.hold(seat, command):
                return Receipt(held=True)
        await self._enqueue(given)
        version = self.state.done.get((seat, command.id))
        return Receipt(version=self.state.history.version(seat) if version is None else version)

    def open(self) -> None:
        """Start clocks and bots, and the game of a full table; done by commands and viewers, not by a lookup."""
        if not self._opened and not self._closed:
            self._opened = True
            self._check_absence_later()
            self._prompt()
            self._start_if_full()

    def go_on(self, seconds: float) -> None:
        """Go on with clocks that ran for so long under an owner that died; log it first."""
        self.timer.credit(seconds)
        self._queue.add(NoteTime())

    def join(self, viewer: Viewer) -> None:
        self.open()
        is_news = self.presence.connect(viewer)
        self.touched = monotonic()
        if viewer is not None:
            self.timer.player_connected(viewer)
            if command := declined_by_coming(self.state, viewer):
                self._queue.add(command)
                self._work()
        self._prompt()
        if viewer is not None and is_news:
            self.audience.on_table_changed()

    def leave(self, viewer: Viewer) -> None:
        is_news = self.presence.disconnect(viewer)
        self.touched = monotonic()
        if is_news:
            self._prompt()
        if viewer is not None and is_news:
            self.timer.set_latency(viewer, None)
            self.audience.on_table_changed()
            self._check_absence_later()

    @property
    def missing(self) -> tuple[Seat, ...]:
        """Seats whose players have been absent too long."""
        return missing(self.state, self.presence)

    @property
    def idle(self) -> bool:
        """True if the table may be unloaded: no viewers, no bots thinking, no commands waiting."""
        waits = self._queue or self._storing or self._starts
        return not (self.connections.total() or self._autoplayer.busy or waits or self.timer.runs)

    async def close(self) -> None:
        self.timer.stop()
        if self._opened and self.timer.unsaved() and not (self._storing or self.overtaken):
            with suppress(Exception):  # at most a few seconds of a clock are lost
                await self._enqueue(NoteTime())
        self._closed = True
        self._queue.fail(Overtaken(GONE))
        self._autoplayer.stop()
        if self._starts:
            self._starts.cancel()
        self.audience.on_closed()

    async def _enqueue(self, command: AnyCommand) -> Decision:
        if self._closed:
            raise Overtaken(GONE)
        self.open()
        answer = self._queue.add(command)
        self._work()
        return await answer

    def _check_absence_later(self) -> None:
        """Notify the audience once an absent player may be missing too long."""
        if self.state.phase == "playing" and (limit := absence_limit(self.state)) and not self._closed:
            self._loop.call_later(limit + EARLY, self.audience.on_table_changed)

    def _start_if_full(self) -> None:
        self._starts = None
        if self._ready_to_start() and not self._storing:
            self._serve(QueuedCommand(Start(), self._loop.create_future(), Decision()))
        self._work()

    def _work(self) -> None:
        """Process queued commands until a line must be stored first."""
        while asked := self._next():
            self._serve(asked)

    def _next(self) -> QueuedCommand | None:
        """Next command; a timeout comes before all others (TABLE-16)."""
        if self._storing or self._closed:
            return None
        if late := self.timer.late():
            return QueuedCommand(RunOut(late), self._loop.create_future())
        return self._queue.popleft() if self._queue else None

    def _time_is_due(self) -> None:
        if self.timer.to_note():
            self.timer.noting()
            self._queue.add(NoteTime())
        self._work()
        self.timer.arrange()

    def _serve(self, asked: QueuedCommand) -> None:
        self.touched = monotonic()
        try:
            decision = self._decide(asked.command)
            if decision.lines:
                self._keep(asked, decision)
            else:
                self._done(asked, decision)
        except Exception as error:
            self._failed(asked, error)

    def _decide(self, command: AnyCommand) -> Decision:
        if isinstance(command, FromSeat) and (command.seat, command.command.id) in self.state.done:
            return Decision()
        decision = decide(self.state, command, self.chance.roll(command), self.missing if proposes(command) else ())
        if self.state.header.time is None:
            return decision
        return Decision(tuple((self.timer.stamped(*line), line[1]) for line in decision.lines), decision.new_logs)

    def _keep(self, asked: QueuedCommand, decision: Decision) -> None:
        lines = batch(self.state.header.id, self.state.length, [line for line, _ in decision.lines])
        stored = asyncio.ensure_future(self._store.append([*decision.new_logs, lines]))
        if stored.done():
            self._kept(asked, decision, stored)
        else:
            self._storing = True
            stored.add_done_callback(partial(self._kept, asked, decision))

    def _kept(self, asked: QueuedCommand, decision: Decision, stored: "asyncio.Future[None]") -> None:
        self._storing = False
        if self._closed or stored.cancelled():
            self._queue.append(asked)
            self._queue.fail(Overtaken(GONE))
            return
        try:
            stored.result()
            self._adopt(decision)
            self._done(asked, decision)
        except Exception as error:
            self._failed(asked, error)
        self._work()

    def _done(self, asked: QueuedCommand, decision: Decision) -> None:
        """Answer the caller; a table that the command filled starts its game first."""
        if isinstance(asked.command, Start):
            self.presence.game_began()
            self.audience.on_table_changed()
            self._check_absence_later()
        decision = asked.decision or decision
        if self._ready_to_start():
            self._serve(QueuedCommand(Start(), asked.answer, decision))
        elif not asked.answer.done():
            asked.answer.set_result(decision)

    def _failed(self, asked: QueuedCommand, error: Exception) -> None:
        """Fail the caller's future; the table keeps running."""
        note_failure(self.state.header, asked.command, error)
        if isinstance(error, Overtaken):
            self._note_overtaken()
        elif isinstance(error, StoreFailed):
            self._commit_check.begin()
        if isinstance(asked.command, (RunOut, NoteTime)):
            self.timer.failed(RETRY)
        again = isinstance(error, StoreFailed) or not isinstance(asked.command, Start)
        if again and self._ready_to_start() and not self._starts:
            self._starts = self._loop.call_later(RETRY, self._start_if_full)
        if asked.answer.done():
            return
        if asked.decision is None:
            asked.answer.set_exception(error)
        else:  # the command itself is done, only the start after it failed
            asked.answer.set_result(asked.decision)

    def _note_overtaken(self) -> None:
        self.overtaken = True
        self.audience.on_closed()

    def _adopt(self, decision: Decision) -> None:
        self._commit_check.end()
        for line, transition in decision.lines:
            offers = self.state.offers.standing
            self.state.adopt(line, transition)
            self.timer.adopted(line)
            notify(self.audience, line, transition, offers != self.state.offers.standing)
            if line.over:
                log.info("game over", table=self.state.header.id, game=self.state.header.game, why=line.over.why)
            if self.state.header.contest and (line.over or self.state.hidden_from_others):
                self._ended(self)  # the contest hears of each step of a hidden table (KV-G2)
        self._prompt()

    def _ready_to_start(self) -> bool:
        return not (self.state.started or self.overtaken or self.state.frozen) and self.state.complete

    def _prompt(self) -> None:
        """Let bots move and clocks run; games of bots alone pause without viewers, except in a tournament."""
        if self.state.seats.persons or self.state.header.tournament or self.connections.total():
            self._autoplayer.prompt()
        self.timer.arrange()
