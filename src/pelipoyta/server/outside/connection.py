"""WebSocket connection of a bot account to the lobby."""

from contextlib import suppress

import anyio
import msgspec
import structlog

from pelipoyta.community.accounts.model import Session
from pelipoyta.server.accounts.connections import SESSION_ENDED
from pelipoyta.server.live.endpoint import Socket
from pelipoyta.server.live.outbox import Outbox
from pelipoyta.server.live.updates import encode
from pelipoyta.server.outside.service import OutsideBots
from pelipoyta.server.schemas.common import Facts
from pelipoyta.server.schemas.live import ToClient
from pelipoyta.server.schemas.lobby import LobbyError, LobbyPing, LobbyPong
from pelipoyta.server.schemas.outside import AcceptGames, BotMessage, EnterAsBot
from pelipoyta.server.services.decode import decoded
from pelipoyta.server.services.rate_limits import ConnectionLimits
from pelipoyta.storage.database import StorageFailed
from pelipoyta.table.errors import TableError

LARGEST = 8 * 1024
SILENT = 60.0  # seconds without a message after which the connection is closed
MOST_ERRORS = 20
NO_HELLO, TOO_MUCH, RESTARTING = 4408, 1008, 1012
log = structlog.get_logger("pelipoyta.outside")
_DECODER: msgspec.json.Decoder[BotMessage] = msgspec.json.Decoder(BotMessage)


class BotConnection:
    """Reads and answers one message at a time; a second task sends."""

    def __init__(self, bots: OutsideBots, socket: Socket, session: Session, limits: ConnectionLimits) -> None:
        self._bots, self._socket, self.session, self._limits = bots, socket, session, limits
        self._outbox = Outbox(lambda: (), socket.write)
        self._ended = anyio.Event()
        self._errors = 0
        self._code = RESTARTING
        self.entered = False

    def end(self) -> None:
        """Close the connection: its token has ended."""
        self._code = SESSION_ENDED
        self._ended.set()

    def tell(self, message: ToClient) -> None:
        self._outbox.reply(encode(message))

    def fail(self, code: str, facts: Facts) -> None:
        self.tell(LobbyError(code, facts))

    async def run(self) -> None:
        try:
            async with anyio.create_task_group() as tasks:
                tasks.start_soon(self._send)
                tasks.start_soon(self._wait_for_end, tasks.cancel_scope)
                await self._receive()
                tasks.cancel_scope.cancel()
        finally:
            if self.entered:
                self._bots.leave(self)
        with suppress(RuntimeError, OSError), anyio.move_on_after(1):
            await self._socket.close(self._code)

    async def _wait_for_end(self, scope: anyio.CancelScope) -> None:
        await self._ended.wait()
        scope.cancel()

    async def _send(self) -> None:
        with suppress(OSError):  # the client has gone
            while True:
                await self._socket.send(await self._outbox.all())

    async def _receive(self) -> None:
        while not self._outbox.hopeless:
            message = None
            with anyio.move_on_after(SILENT):
                message = await self._socket.receive()
            if message is None or message["type"] != "websocket.receive":
                self._code = NO_HELLO if message is None else self._code
                return
            data = message.get("bytes")
            await self._answer(message["text"].encode() if data is None else data)
            if self._errors >= MOST_ERRORS:
                self._code = TOO_MUCH
                return

    async def _answer(self, data: bytes) -> None:
        try:
            self._limits.message(len(data))
            if len(data) > LARGEST:
                raise TableError("too_large", {"bytes": len(data), "most": LARGEST})
            await self._dispatch(decoded(_DECODER.decode, data))
        except TableError as error:
            self._errors += 1
            self.fail(error.code, error.facts)
        except StorageFailed:
            log.exception("bot's wish not stored")
            self.fail("not_saved", {"seconds": 1})
        except Exception:
            log.exception("unexpected")
            self.fail("unexpected", {"seconds": 5})

    async def _dispatch(self, message: BotMessage) -> None:
        if isinstance(message, EnterAsBot):
            self.entered = True
            await self._bots.enter(self)
        elif not self.entered:
            raise TableError("hello_first")
        elif isinstance(message, AcceptGames):
            await self._bots.accept(self, message)
        else:
            assert isinstance(message, LobbyPing)
            self._bots.heard(self)
            self.tell(LobbyPong())
