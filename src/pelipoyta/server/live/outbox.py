"""Bounded send queue of one connection; a slow client never delays its table."""

import asyncio
from collections.abc import Callable, Iterable, Sequence

MESSAGES = 64
BYTES = 256 * 1024
REPLIES = 256  # answers owed to one connection; whoever lets so many pile up is not listening


class Outbox:
    """News may be dropped, and then `refresh` stands in for all of it; answers to commands are kept."""

    def __init__(
        self,
        refresh: Callable[[], Iterable[bytes]],
        write: Callable[[Sequence[bytes]], bool] = lambda texts: False,
        messages: int = MESSAGES,
        size: int = BYTES,
    ) -> None:
        """`write` sends without waiting where the transport can; otherwise the task that awaits `all` sends."""
        self._refresh = refresh
        self._write = write
        self._limits = messages, size
        self._waiting: list[tuple[bool, bytes]] = []
        self._size = 0
        self._behind = False
        self._waits: asyncio.Future[None] | None = None  # whoever sends, for something to send
        self.hopeless = False

    def tell(self, text: bytes) -> None:
        """News: can be told anew from the view."""
        if not self._behind:
            self._put(False, text)
            self._behind = self._too_full()
        if self._behind:
            self._drop_news()

    def reply(self, text: bytes) -> None:
        """An answer: nothing else would say it."""
        self._put(True, text)
        self.hopeless = len(self._waiting) > max(REPLIES, self._limits[0])

    async def all(self) -> list[bytes]:
        """All there is to send, when there is something; what comes in the same moment is among it."""
        while not (texts := self._take()):
            self._waits = asyncio.get_running_loop().create_future()
            await self._waits
        return texts

    def _take(self) -> list[bytes]:
        texts = [text for _, text in self._waiting]
        self._waiting.clear()
        self._size = 0
        if self._behind:
            self._behind = False
            texts += self._refresh()
        return texts

    def _put(self, keep: bool, text: bytes) -> None:
        self._waiting.append((keep, text))
        self._size += len(text)
        self._wake()

    def _too_full(self) -> bool:
        messages, size = self._limits
        return len(self._waiting) > messages or self._size > size

    def _drop_news(self) -> None:
        self._waiting = [(keep, text) for keep, text in self._waiting if keep]
        self._size = sum(len(text) for _, text in self._waiting)
        self._wake()

    def _wake(self) -> None:
        """In a moment: the news of a move come first, and its acknowledgement a step later, in the same write."""
        if self._waits:
            self._waits.get_loop().call_soon(self._soon, self._waits)
            self._waits = None

    def _soon(self, waits: "asyncio.Future[None]") -> None:
        """Wait one turn of the event loop, so that the acknowledgement joins the same write."""
        waits.get_loop().call_soon(self._send, waits)

    def _send(self, waits: "asyncio.Future[None]") -> None:
        """Send at once if possible; wake the sending task only if not."""
        if waits.done():  # it has gone
            return
        if not self._behind and self._write([text for _, text in self._waiting]):
            self._waiting.clear()
            self._size = 0
            self._waits = waits
        else:
            waits.set_result(None)
