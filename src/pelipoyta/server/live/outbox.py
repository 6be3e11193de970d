"""Bounded send queue of one connection; a slow client never delays its table."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence

import structlog

MESSAGES = 64
BYTES = 256 * 1024
log = structlog.get_logger("pelipoyta.live")
REPLIES = 256  # unsent replies of one connection; a client that lets so many pile up does not read


class Outbox:
    """Send queue of a connection. Updates may be dropped, and `refresh` replaces them; replies are kept."""

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
        self._waits: asyncio.Future[None] | None = None  # the sending task, for something to send
        self.hopeless = False

    def send(self, text: bytes) -> None:
        """Queue an update; it may be dropped, as a fresh view replaces it."""
        if not self._behind:
            self._put(False, text)
            self._behind = self._too_full()
        if self._behind:
            self._drop_updates()

    def reply(self, text: bytes) -> None:
        """Queue a reply to a command; it is never dropped."""
        self._put(True, text)
        self.hopeless = len(self._waiting) > max(REPLIES, self._limits[0])

    async def all(self) -> list[bytes]:
        """Wait for messages to send and return all of them."""
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

    def _drop_updates(self) -> None:
        self._waiting = [(keep, text) for keep, text in self._waiting if keep]
        self._size = sum(len(text) for _, text in self._waiting)
        self._wake()

    def _wake(self) -> None:
        """Schedule the next write; a move's update and its acknowledgement then share one."""
        if self._waits:
            self._waits.get_loop().call_soon(self._soon, self._waits)
            self._waits = None

    def _soon(self, waits: "asyncio.Future[None]") -> None:
        """Wait one turn of the event loop, so that the acknowledgement joins the same write."""
        waits.get_loop().call_soon(self._flush, waits)

    def _flush(self, waits: "asyncio.Future[None]") -> None:
        """Send at once if possible; wake the sending task only if not."""
        if waits.done():  # it has gone
            return
        if not self._behind and self._write([text for _, text in self._waiting]):
            self._waiting.clear()
            self._size = 0
            self._waits = waits
        else:
            waits.set_result(None)


class WritingOutbox(Outbox):
    """Outbox that writes by itself; a task sends only while the transport cannot write at once."""

    def __init__(
        self,
        refresh: Callable[[], Iterable[bytes]],
        write: Callable[[Sequence[bytes]], bool],
        send: Callable[[Sequence[bytes]], Awaitable[None]],
        gone: Callable[[], None],
    ) -> None:
        """`send` waits until the peer reads, and raises OSError when it has gone; then `gone` is called."""
        super().__init__(refresh, write)
        self._send, self._gone = send, gone
        self._loop = asyncio.get_running_loop()
        self._due = self._closed = False
        self._task: asyncio.Task[None] | None = None

    def close(self) -> None:
        """Send nothing more."""
        self._closed = True
        if self._task:
            self._task.cancel()

    def _wake(self) -> None:
        if not (self._due or self._task or self._closed):
            self._due = True
            self._loop.call_soon(self._next_turn)

    def _next_turn(self) -> None:
        """Wait one turn of the event loop, so that the acknowledgement joins the same write."""
        self._loop.call_soon(self._write_now)

    def _write_now(self) -> None:
        self._due = False
        if self._closed:
            return
        if not self._behind and self._write([text for _, text in self._waiting]):
            self._waiting.clear()
            self._size = 0
        else:
            self._task = self._loop.create_task(self._send_waiting())

    async def _send_waiting(self) -> None:
        try:
            while texts := self._take():
                await self._send(texts)
        except OSError:  # the client has gone
            self._gone()
        except Exception:
            log.exception("sending failed")
            self._gone()
        finally:
            self._task = None
