"""Connections of sessions: WebSockets that are closed when their session ends."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager

import structlog

SESSION_ENDED = 4401  # close code of a WebSocket
POLL = 1.0  # seconds between two looks at sessions that another process ended
log = structlog.get_logger("pelipoyta.accounts")


class SessionConnections:
    """Open WebSockets by session. `ended` says which of some sessions are over."""

    def __init__(self, ended: Callable[[list[str]], Awaitable[Iterable[str]]]) -> None:
        self._ended = ended
        self._closing: dict[str, list[Callable[[], None]]] = {}
        self._task: asyncio.Task[None] | None = None

    @contextmanager
    def opened(self, session: str, close: Callable[[], None]) -> Iterator[None]:
        """Have `close` called when the session ends, while the connection is open."""
        self._closing.setdefault(session, []).append(close)
        self._task = self._task or asyncio.create_task(self._watch())
        try:
            yield
        finally:
            left = [each for each in self._closing.get(session, ()) if each is not close]
            if left:
                self._closing[session] = left
            else:
                self._closing.pop(session, None)

    def end(self, sessions: Iterable[str]) -> None:
        """Close the connections of these sessions."""
        for session in sessions:
            for close in list(self._closing.get(session, ())):
                close()

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(POLL)
            try:
                if self._closing:
                    self.end(await self._ended(list(self._closing)))
            except Exception:
                log.exception("session check failed")

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
