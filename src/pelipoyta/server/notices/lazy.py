"""Lazy notice service: nothing is loaded until there is a notice, or a page asks for its list."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import structlog

from pelipoyta.community.notices.model import ADDED
from pelipoyta.server.services.peers import PeerLookup
from pelipoyta.storage.database import Database
from pelipoyta.table.live.lobby import Lobby

if TYPE_CHECKING:
    from pelipoyta.server.notices.service import NoticeService
    from pelipoyta.server.settings import Settings

FIRST_LOOK = 35.0  # seconds after the start, when rows have been opened for accounts anyway
log = structlog.get_logger("pelipoyta.notices")


class LazyNotices:
    """Opens the notice service when a notice is stored, a page asks, or a while after the start."""

    def __init__(
        self,
        settings: "Settings",
        database: Database,
        lobby: Lobby,
        *,
        secret: bytes,
        in_lobby: Callable[[str], bool],
        peers: PeerLookup,
    ) -> None:
        self._settings, self._database, self._lobby, self._secret = settings, database, lobby, secret
        self._in_lobby, self._peers = in_lobby, peers
        self._opening: asyncio.Task[NoticeService] | None = None
        self._first: asyncio.TimerHandle | None = None
        database.listen(ADDED, self._wanted)

    async def opened(self) -> "NoticeService":
        """The notice service; the first caller starts it."""
        if self._opening is None or (self._opening.done() and self._opening.exception()):
            self._opening = asyncio.create_task(self._open())
        return await asyncio.shield(self._opening)

    def start(self) -> None:
        """Look for due notices a while after the start of the server."""
        if self._database.here:
            self._first = asyncio.get_running_loop().call_later(FIRST_LOOK, self._wanted)

    def is_here(self, person: str) -> bool:
        """True if the person has a visible page in this process."""
        if self._opening is None or not self._opening.done() or self._opening.exception():
            return False
        return self._opening.result().pages.is_here(person)

    async def close(self) -> None:
        if self._first is not None:
            self._first.cancel()
        if self._opening is not None:
            await asyncio.gather(self._opening, return_exceptions=True)
            if not self._opening.exception():
                await self._opening.result().close()

    def _wanted(self) -> None:
        """Open the service, or tell the open one that something is new."""
        if self._opening is None or (self._opening.done() and self._opening.exception()):
            self._opening = asyncio.create_task(self._open())
        elif self._opening.done():
            self._opening.result().dispatcher.soon()

    async def _open(self) -> "NoticeService":
        module = await asyncio.to_thread(_module)
        service = module(
            self._settings,
            self._database,
            self._lobby,
            secret=self._secret,
            in_lobby=self._in_lobby,
            peers=self._peers,
        )
        service.start()
        return service


def _module() -> "type[NoticeService]":
    from pelipoyta.server.notices.service import NoticeService  # SQLAlchemy is slow to import

    return NoticeService
