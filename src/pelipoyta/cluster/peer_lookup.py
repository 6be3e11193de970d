"""Lookups among processes over the bus: values in the memory of one, for all. Not durable; every one may be lost."""

import asyncio
from collections.abc import Callable

import structlog

from pelipoyta.cluster.bus.interface import Bus, BusFailed, Stop
from pelipoyta.cluster.bus.messages import REPLIES, Attending, AttendingReply, encoded
from pelipoyta.cluster.bus.subjects import Subjects
from pelipoyta.cluster.placement import Placement
from pelipoyta.table.log.store import StoreFailed

ANSWER = 0.7  # seconds that the others have for an answer; where no process has it, the bus says so at once
GONE = b""
log = structlog.get_logger("pelipoyta.cluster")


class Registration:
    """Handle of a registered value; it may be dropped before the bus serves it."""

    def __init__(self) -> None:
        self._stop: Stop | None = None
        self._dropped = False

    def served(self, stop: Stop) -> None:
        self._stop = stop
        if self._dropped:
            stop()

    def drop(self) -> None:
        if self._stop and not self._dropped:
            self._stop()
        self._dropped = True


class BusPeerLookup:
    """Registered values of this process, and its lookups at the others."""

    def __init__(self, bus: Bus, subjects: Subjects, placement: Placement) -> None:
        self._bus, self._subjects, self._placement = bus, subjects, placement
        self._tasks: set[asyncio.Task[None]] = set()

    def register(self, kind: str, name: str, tell: Callable[[], bytes | None]) -> Stop:
        """Answer lookups of that name from now on; the result ends that."""
        registration = Registration()
        serving = asyncio.create_task(self._serve(self._subjects.lookup(kind, name), tell, registration))
        self._tasks.add(serving)
        serving.add_done_callback(self._tasks.discard)
        return registration.drop

    async def look_up(self, kind: str, name: str) -> bytes | None:
        """Value of another process; None where none has it or answers in time."""
        try:
            return await self._bus.ask(self._subjects.lookup(kind, name), b"", ANSWER) or None
        except BusFailed:
            return None

    async def is_connected(self, table: str, seat: int) -> bool:
        """True if the seat's player is connected to the table at any process, as its owner knows."""
        try:
            owner = await self._placement.owner_of(table)
            if owner is None:
                return False
            asked = encoded(Attending(table=table, seat=seat))
            reply = REPLIES.decode(await self._bus.ask(self._subjects.owner(owner.id), asked, ANSWER))
        except (BusFailed, StoreFailed):
            return False
        return isinstance(reply, AttendingReply) and reply.connected

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _serve(self, subject: str, tell: Callable[[], bytes | None], registration: Registration) -> None:
        try:
            registration.served(await self._bus.serve(subject, lambda _: _told(tell)))
        except Exception as error:  # the others do without, as if it were lost
            log.info("lookup not registered", why=str(error))


async def _told(tell: Callable[[], bytes | None]) -> bytes:
    """The value; a process that has none any more lets others answer first."""
    found = tell()
    if found is None:
        await asyncio.sleep(ANSWER / 2)
    return found or GONE
