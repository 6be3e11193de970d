"""Holdings: what processes hold and ask one another for over the bus. Nothing of it is truth, and all may be lost."""

import asyncio
from collections.abc import Callable

import structlog

from pelipoyta.cluster.bus.interface import Bus, BusFailed, Stop
from pelipoyta.cluster.bus.messages import REPLIES, Attending, AttendingHere, encoded
from pelipoyta.cluster.bus.subjects import Subjects
from pelipoyta.cluster.placement import Placement
from pelipoyta.table.log.store import StoreFailed

ANSWER = 0.7  # seconds that the others have for an answer; where nobody holds it, the bus says so at once
GONE = b""
log = structlog.get_logger("pelipoyta.cluster")


class Held:
    """Handle of something that is held; it may be dropped before the bus serves it."""

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


class Holdings:
    """Holdings of this process, and its questions to the others."""

    def __init__(self, bus: Bus, subjects: Subjects, placement: Placement) -> None:
        self._bus, self._subjects, self._placement = bus, subjects, placement
        self._tasks: set[asyncio.Task[None]] = set()

    def hold(self, kind: str, name: str, tell: Callable[[], bytes | None]) -> Stop:
        """Answer the questions of others about it from now on; the result ends that."""
        held = Held()
        serving = asyncio.create_task(self._serve(self._subjects.held(kind, name), tell, held))
        self._tasks.add(serving)
        serving.add_done_callback(self._tasks.discard)
        return held.drop

    async def ask(self, kind: str, name: str) -> bytes | None:
        """Answer of another process; None where none has it or answers in time."""
        try:
            return await self._bus.ask(self._subjects.held(kind, name), b"", ANSWER) or None
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
        return isinstance(reply, AttendingHere) and reply.connected

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _serve(self, subject: str, tell: Callable[[], bytes | None], held: Held) -> None:
        try:
            held.served(await self._bus.serve(subject, lambda _: _told(tell)))
        except Exception as error:  # nobody is told of it, as if it were lost
            log.info("not held for others", why=str(error))


async def _told(tell: Callable[[], bytes | None]) -> bytes:
    """The answer; who has nothing to tell any more lets others answer first."""
    found = tell()
    if found is None:
        await asyncio.sleep(ANSWER / 2)
    return found or GONE
