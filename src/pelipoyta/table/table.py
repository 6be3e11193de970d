"""A table alone holds a live game: one task, one queue, commands in order; told to anyone only once it is stored."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Protocol

import structlog

from pelipoyta.kernel.chance import Dice, Draw, Outcome
from pelipoyta.kernel.game import Seat
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.commands import AnyCommand, Do, PutBot, SeatCommand, SitDown, Start
from pelipoyta.table.decide import Decision, decide
from pelipoyta.table.entropy import ENTROPY
from pelipoyta.table.errors import TableError
from pelipoyta.table.match import Match
from pelipoyta.table.model import LetPass, Sat, Spoke, Viewer
from pelipoyta.table.prompter import RETRY, Minds, Pace, Prompter
from pelipoyta.table.sight import Beat
from pelipoyta.table.store import Overtaken, Store, StoreFailed, batch

log = structlog.get_logger("pelipoyta.table")
Asked = tuple[AnyCommand, "asyncio.Future[Decision]"]


class Audience(Protocol):
    """Whoever carries what the table says to those who hear it; must not keep the table waiting."""

    def told(self, beat: Beat) -> None: ...

    def spoken(self, spoke: Spoke) -> None: ...

    def let_pass(self, seat: Seat) -> None: ...

    def changed(self) -> None: ...

    def dismissed(self) -> None: ...


class Nobody:
    """An audience for a table that nobody looks at."""

    def __init__(self, table: "Table | None" = None) -> None:
        pass

    def told(self, beat: Beat) -> None:
        pass

    def spoken(self, spoke: Spoke) -> None:
        pass

    def let_pass(self, seat: Seat) -> None:
        pass

    def changed(self) -> None:
        pass

    def dismissed(self) -> None:
        pass


class Table:
    """One running match."""

    def __init__(
        self,
        match: Match,
        store: Store,
        minds: Minds,
        pace: Pace,
        audience: "Callable[[Table], Audience]" = Nobody,
        random: Random | None = None,
    ) -> None:
        self.match = match
        self.audience = audience(self)
        self.here: Counter[Viewer] = Counter()
        self.overtaken = False
        self.touched = monotonic()
        self._working = True
        self._store = store
        self._random = random or ENTROPY
        self._came: dict[Viewer, float] = {}  # since when whoever is here has been here
        self._prompter = Prompter(match, minds, pace, self.do, self._came.get, self._random)
        self._inbox: asyncio.Queue[Asked] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name=f"table {match.header.id}")

    async def hear(self, command: SeatCommand) -> int | None:
        """As `do`, of a player's own word; None where it is an answer that will be given in its time (TABLE-11)."""
        return None if isinstance(command, Do) and self._prompter.hold(command) else await self.do(command)

    async def do(self, command: SeatCommand) -> int:
        """Have it done, once; the number of what the seat had been told when it was.

        Raises TableError, IllegalAction or StoreFailed, and then nothing has changed.
        """
        await self._ask(command)
        return self.match.done.get((command.seat, command.id), self.match.course.number(command.seat))

    async def fill(self, command: SitDown | PutBot) -> Seat:
        """Fill a seat; says which. Whoever asks again has it already. Raises as `do` does."""
        decision = await self._ask(command)
        taken = [line.entry.seat for line, _ in decision.lines if isinstance(line.entry, Sat)]
        seat = taken[0] if taken else self.match.seats.of(command.player.key if isinstance(command, SitDown) else "")
        assert seat is not None
        return seat

    def join(self, viewer: Viewer) -> None:
        self.here[viewer] += 1
        self._came.setdefault(viewer, self.match.clock())
        self.touched = monotonic()
        self._prompt()
        if viewer is not None and self.here[viewer] == 1:
            self.audience.changed()

    def leave(self, viewer: Viewer) -> None:
        self.here[viewer] -= 1
        self.touched = monotonic()
        if not self.here[viewer]:
            del self._came[viewer]
            self._prompt()
        if viewer is not None and not self.here[viewer]:
            self.audience.changed()

    @property
    def idle(self) -> bool:
        """Nobody looks, nobody thinks, nothing waits."""
        return not (self.here.total() or self._prompter.busy or self._working) and self._inbox.empty()

    async def close(self) -> None:
        self._prompter.stop()
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        self.audience.dismissed()

    async def _ask(self, command: AnyCommand) -> Decision:
        answer: asyncio.Future[Decision] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((command, answer))
        return await answer

    async def _run(self) -> None:
        self._prompt()
        self._working = await self._start_if_full()
        while True:
            asked = await self._next(RETRY if self._working else None)
            self._working = True
            self._working = await (self._serve(*asked) if asked else self._start_if_full())

    async def _next(self, patience: float | None) -> Asked | None:
        if patience is None:
            return await self._inbox.get()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience):
                return await self._inbox.get()
        return None

    async def _serve(self, command: AnyCommand, answer: "asyncio.Future[Decision]") -> bool:
        """Whatever goes wrong is the asker's to hear of; the table lives on. True when a start is still to be made."""
        waits = self._ready_to_start()
        try:
            decision = await self._handle(command)
            waits = await self._start_if_full()
        except Exception as error:
            if not isinstance(error, TableError | IllegalAction | StoreFailed):
                log.exception("command failed", table=self.match.header.id, command=type(command).__name__)
            if not answer.done():
                answer.set_exception(error)
        else:
            if not answer.done():
                answer.set_result(decision)
        return waits

    async def _handle(self, command: AnyCommand) -> Decision:
        self.touched = monotonic()
        if isinstance(command, SeatCommand) and (command.seat, command.id) in self.match.done:
            return Decision()
        decision = decide(self.match, command, self._roll)
        await self._keep(decision)
        self._adopt(decision)
        return decision

    async def _keep(self, decision: Decision) -> None:
        lines = [line for line, _ in decision.lines]
        if not lines:
            return
        try:
            await self._store.append([*decision.founds, batch(self.match.header.id, self.match.length, lines)])
        except Overtaken:
            self.overtaken = True
            self.audience.dismissed()
            raise
        except StoreFailed as error:
            log.error("not stored", table=self.match.header.id, why=str(error))
            raise

    def _adopt(self, decision: Decision) -> None:
        for line, turn in decision.lines:
            offer = self.match.offers.draw
            self.match.adopt(line, turn)
            if turn:
                self.audience.told(turn.beat)
            if line.over:
                log.info("game over", table=self.match.header.id, game=self.match.header.game, why=line.over.why)
            if isinstance(line.entry, Spoke):
                self.audience.spoken(line.entry)
            elif isinstance(line.entry, LetPass):
                self.audience.let_pass(line.entry.seat)  # the others hear nothing of it (TABLE-11)
            elif turn is None or line.over or offer != self.match.offers.draw:
                self.audience.changed()
        self._prompt()

    async def _start_if_full(self) -> bool:
        """True when the game should start but could not be stored: to be tried again, while others are heard."""
        if not self._ready_to_start():
            return False
        try:
            await self._handle(Start())
            self.audience.changed()
        except StoreFailed:
            return self._ready_to_start()
        except Exception:  # of the rules; those who sit here must be answered all the same
            log.exception("game does not start", table=self.match.header.id, game=self.match.header.game)
        return False

    def _ready_to_start(self) -> bool:
        match = self.match
        return match.complete and not (self.overtaken or match.frozen or match.started)

    def _roll(self, pending: Dice | Draw) -> Outcome:
        return pending.sample(self._random)

    def _prompt(self) -> None:
        """Bots alone among themselves play for whoever looks on, and wait when nobody does."""
        if self.here.total() or self.match.seats.persons:
            self._prompter.prompt()
