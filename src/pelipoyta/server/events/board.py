"""Coming events as the lobby's visitors watch them: each hears of the events that it finds, whenever they change."""

import asyncio
from time import time

import structlog
from msgspec import Struct

from pelipoyta.server.events.indexer import ContestIndexer
from pelipoyta.server.live.updates import encode
from pelipoyta.server.lobby.presence.people import Visitor
from pelipoyta.server.schemas.websocket.lobby import ComingEvents
from pelipoyta.storage.database import EVENTS, Database

GATHER = 0.25  # seconds for which changes are gathered
LOOK = 10.0  # seconds between two looks at what other processes changed, and at the time
log = structlog.get_logger("pelipoyta.events")


class EventVisitor(Struct):
    """Visitor who watches events, with what it was told last."""

    visitor: Visitor
    told: bytes = b""


class EventBoard:
    """Lists of coming events in one process; truth is in the rows."""

    def __init__(self, database: Database, index: ContestIndexer) -> None:
        self._database, self._index = database, index
        self._visitors: dict[Visitor, EventVisitor] = {}
        self._due: asyncio.TimerHandle | None = None
        self._looking: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        database.listen(EVENTS, self._tell_soon)

    async def watch(self, visitor: Visitor) -> None:
        """Send the coming events, and every change of them from now on."""
        await self._index.caught_up()
        self._visitors[visitor] = EventVisitor(visitor)
        self._looking = self._looking or asyncio.create_task(self._keep_looking())
        await self._tell([self._visitors[visitor]])

    def leave(self, visitor: Visitor) -> None:
        self._visitors.pop(visitor, None)

    async def close(self) -> None:
        if self._due:
            self._due.cancel()
        tasks = [task for task in (self._looking, *self._tasks) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _tell_soon(self) -> None:
        if self._due is None and self._visitors:
            self._due = asyncio.get_running_loop().call_later(GATHER, self._tell_now)

    def _tell_now(self) -> None:
        self._due = None
        task = asyncio.get_running_loop().create_task(self._tell_all())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell_all(self) -> None:
        try:
            await self._tell(list(self._visitors.values()))
        except Exception:  # the next look tells
            log.exception("event updates not sent")

    async def _tell(self, watched: list[EventVisitor]) -> None:
        """Tell visitors what they find, where it is not what they were told last."""
        from pelipoyta.community.events import coming

        people = {each.visitor.person for each in watched}
        events, readers = await self._database.run(lambda db: (coming.load(db, time()), coming.readers(db, people)))
        texts = {person: encode(ComingEvents(coming.found_by(events, reader))) for person, reader in readers.items()}
        for each in watched:
            text = texts[each.visitor.person]
            if text != each.told:
                each.told = text
                each.visitor.tell(text)

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            if self._visitors:
                await self._tell_all()
