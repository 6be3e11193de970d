"""Base of the services that run contests: commands one at a time, then everything that is due."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from time import time
from typing import Generic, Protocol

import structlog

from pelipoyta.contests.event_store import ContestHeader, EventStore, S, Step
from pelipoyta.contests.tables import ContestTable, ContestTables
from pelipoyta.kernel.game import Seat
from pelipoyta.table.commands import Reseat
from pelipoyta.table.log.store import StoreFailed
from pelipoyta.table.model import Player

RETRY = 1.0  # seconds until a step that could not be stored is tried again
log = structlog.get_logger("pelipoyta.contests")


class SeatedEntrant(Protocol):
    """Entrant who has a seat; the key opens it."""

    @property
    def key(self) -> str: ...
    @property
    def bot(self) -> str: ...
    @property
    def left(self) -> bool: ...
    @property
    def account(self) -> str: ...


class ContestRunner(ABC, Generic[S]):
    """Runs the contests of one kind; keeps no contest in memory, only tasks and timers."""

    def __init__(self, tables: ContestTables, events: EventStore[S]) -> None:
        self._tables = tables
        self._events = events
        self._unfinished: set[str] = set()  # created or resumed here, and not over
        self._tasks: set[asyncio.Task[None]] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}

    @abstractmethod
    async def _advance(self, contest: S) -> float | None:
        """Do everything that is due; the time at which more will be due without any command or end of a game."""

    @abstractmethod
    def is_over(self, contest: S) -> bool:
        """True if the contest needs no more advancing."""

    async def find(self, id: str) -> S:
        """State of the contest, for reading. Raises TableError."""
        return await self._events.read(id)

    def wake(self, id: str) -> None:
        """Advance the contest in the background: a game of it has ended, or time is due."""
        task = asyncio.create_task(self.advance(id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def resume(self, id: str) -> None:
        """Advance a contest that was not over when the server stopped."""
        self._unfinished.add(id)
        await self.advance(id)

    async def wait(self, id: str) -> None:
        """Wait until no step of the contest is running."""
        await self._events.wait(id)

    def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        for timer in self._timers.values():
            timer.cancel()

    async def _announce(self, header: ContestHeader, what: str, **facts: str) -> str:
        """Id of the contest, which may exist already: the same key announces the same contest."""
        self._unfinished.add(header.id)
        if await self._events.create(header):
            log.info(f"{what} announced", contest=header.id, game=header.game, **facts)
        return header.id

    async def _do(self, id: str, step: Step[S]) -> S:
        """Run one step, then everything that is due. Raises as the step does, or StoreFailed; then nothing changed."""
        contest = await self._events.transact(id, step)
        self.wake(id)
        return contest

    async def advance(self, id: str) -> None:
        """Do everything that is due, until it is stored; another failure is logged and ends the attempt."""
        while True:
            try:
                await self._events.transact(id, self._advance_and_note)
                return
            except StoreFailed:
                await asyncio.sleep(RETRY)
            except Exception:
                log.exception("contest not advanced", contest=id)
                return

    async def _advance_and_note(self, contest: S) -> None:
        id = contest.header.id
        due = await self._advance(contest)
        self._set_timer(id, due)
        if id in self._unfinished and self.is_over(contest):
            await self._events.finish(contest)
            self._unfinished.discard(id)

    def _set_timer(self, id: str, due: float | None) -> None:
        if timer := self._timers.pop(id, None):
            timer.cancel()
        if due is not None:
            self._timers[id] = asyncio.get_running_loop().call_later(max(0.0, due - time()), self.wake, id)


async def correct_seats(
    table: ContestTable, entrants: Sequence[SeatedEntrant], give_up: Callable[[Seat], Awaitable[None]]
) -> None:
    """Make the seats of a running table match its entrants: reissued tickets open them, entrants who left resign.

    A seat that a bot plays for a person who left stays the bot's (CONTEST-25).
    """
    for seat, entrant in enumerate(entrants):
        player = table.state.seats.players[seat]
        if player and player.bot and not entrant.bot:
            continue
        if player and player.key != entrant.key:
            await table.submit(Reseat(seat, Player(player.name, entrant.key, player.bot, entrant.account)))
        if entrant.left and not table.over:
            await give_up(seat)
