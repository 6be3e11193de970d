"""Base class of the WebSocket connections that belong to no table: lobby, notices, outside bots."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from contextlib import suppress
from time import monotonic
from typing import Any, ClassVar

import anyio

from pelipoyta.server.accounts.connections import SESSION_ENDED
from pelipoyta.server.live.endpoint import Socket
from pelipoyta.server.live.outbox import Outbox
from pelipoyta.server.schemas.common import Facts
from pelipoyta.server.services.requests.rate_limits import ConnectionLimits
from pelipoyta.storage.database import StorageFailed
from pelipoyta.table.errors import TableError
from pelipoyta.table.log.store import StoreFailed

FIRST_MESSAGE = 10.0  # seconds until a client must say who it is
NO_HELLO, TOO_MUCH, NOT_LISTENING = 4408, 1008, 1013


class MessageLoop(ABC):
    """Reads and answers one message at a time; a second task sends."""

    largest: ClassVar[int] = 8 * 1024  # bytes of a message
    most_errors: ClassVar[int] = 20  # refused messages before the connection is closed
    log: ClassVar[Any]

    def __init__(
        self,
        socket: Socket,
        limits: ConnectionLimits,
        patience: float,
        code: int = 1000,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """`patience`: seconds for the closing handshake; `code`: of the close, unless something is wrong."""
        self._socket, self._limits, self._patience = socket, limits, patience
        self._outbox = Outbox(lambda: (), socket.write)
        self._ended = anyio.Event()
        self._errors = 0
        self._code = code
        self._clock = clock
        self.heard = clock()  # when the last message came

    @abstractmethod
    async def dispatch(self, data: bytes) -> None:
        """Decode a message of allowed size and answer it."""

    @abstractmethod
    def fail(self, code: str, facts: Facts) -> None:
        """Send an error."""

    @abstractmethod
    async def leave(self) -> None:
        """Tell the service that the connection has ended."""

    @abstractmethod
    def wait(self) -> float | None:
        """Seconds to wait for the next message; None: for ever."""

    def end(self) -> None:
        """Close the connection: its session has ended."""
        self._code = SESSION_ENDED
        self._ended.set()

    def send(self, text: bytes) -> None:
        self._outbox.reply(text)

    async def run(self) -> None:
        try:
            async with anyio.create_task_group() as tasks:
                tasks.start_soon(self._send_loop)
                tasks.start_soon(self._end_with_session, tasks.cancel_scope)
                await self._receive_loop()
                tasks.cancel_scope.cancel()
        finally:
            await self.leave()
        with suppress(RuntimeError, OSError), anyio.move_on_after(self._patience):
            await self._socket.close(self._code)

    async def _end_with_session(self, scope: anyio.CancelScope) -> None:
        await self._ended.wait()
        scope.cancel()

    async def _send_loop(self) -> None:
        with suppress(OSError):  # the client has gone
            while True:
                await self._socket.send(await self._outbox.all())

    async def _receive_loop(self) -> None:
        while (data := await self._receive()) is not None:
            self.heard = self._clock()
            await self._answer(data)
            if self._errors >= self.most_errors or self._outbox.hopeless:
                self._code = TOO_MUCH if self._errors >= self.most_errors else NOT_LISTENING
                return

    async def _receive(self) -> bytes | None:
        message: Mapping[str, Any] | None = None
        with anyio.move_on_after(self.wait()):
            message = await self._socket.receive()
        if message is None:
            self._code = NO_HELLO
            return None
        if message["type"] != "websocket.receive":
            return None
        data: bytes | None = message.get("bytes")
        return message["text"].encode() if data is None else data

    async def _answer(self, data: bytes) -> None:
        try:
            self._limits.message(len(data))
            if len(data) > self.largest:
                raise TableError("too_large", {"bytes": len(data), "most": self.largest})
            await self.dispatch(data)
        except TableError as error:
            self._errors += 1
            self.fail(error.code, error.facts)
        except (StorageFailed, StoreFailed):
            self.log.exception("cannot store")
            self.fail("not_saved", {"seconds": 1})
        except Exception:
            self._errors += 1
            self.log.exception("message of a client failed")
            self.fail("unexpected", {"seconds": 5})
