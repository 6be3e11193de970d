"""WebSocket of a page that shows its person's notices; while it is visible, nothing is sent by push."""

from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING

import anyio
import msgspec
import structlog

from pelipoyta.community.accounts.model import Session
from pelipoyta.server.accounts.connections import SESSION_ENDED
from pelipoyta.server.api.deps import address_of
from pelipoyta.server.live.endpoint import Socket
from pelipoyta.server.live.handshake import recognised
from pelipoyta.server.live.outbox import Outbox
from pelipoyta.server.live.updates import encode
from pelipoyta.server.schemas.notices import EnterNotices, NoticeError, NoticeMessage, NoticePing, NoticePong, PageSeen
from pelipoyta.server.services.decode import decoded
from pelipoyta.server.state import AppState
from pelipoyta.table.errors import TableError

if TYPE_CHECKING:
    from pelipoyta.server.notices.service import NoticeService

LARGEST = 1024
FIRST_MESSAGE = 10.0  # seconds until the page must say who it is
MOST_ERRORS = 5
NO_HELLO, TOO_MUCH, NOT_LISTENING = 4408, 1008, 1013
log = structlog.get_logger("pelipoyta.notices")
_DECODER: msgspec.json.Decoder[NoticeMessage] = msgspec.json.Decoder(NoticeMessage)


async def notices_live(state: AppState, socket: Socket) -> None:
    """Serve a page from the first to the last message."""
    await socket.accept()
    await state.hellos.turn(address_of(socket.connection))
    session = await recognised(state, socket)
    connection = NoticeConnection(state, socket, session)
    with state.telemetry.meters.socket("notices"), state.accounts.connected(session, connection.end):
        await connection.run()


class NoticeConnection:
    """Reads one message at a time; a second task sends."""

    def __init__(self, state: AppState, socket: Socket, session: Session | None) -> None:
        self._state, self._socket, self._session = state, socket, session
        self._limits = state.limits.of_connection()
        self._outbox = Outbox(lambda: (), socket.write)
        self._ended = anyio.Event()
        self._service: NoticeService | None = None
        self._errors = 0
        self._code = 1000
        self.person = ""
        self.visible = True
        self.heard = monotonic()

    def end(self) -> None:
        """Close the connection: its session has ended."""
        self._code = SESSION_ENDED
        self._ended.set()

    def tell(self, text: bytes) -> None:
        self._outbox.reply(text)

    async def run(self) -> None:
        try:
            async with anyio.create_task_group() as tasks:
                tasks.start_soon(self._send_loop)
                tasks.start_soon(self._end_with_session, tasks.cancel_scope)
                await self._receive_loop()
                tasks.cancel_scope.cancel()
        finally:
            if self._service is not None:
                self._service.leave(self)
        with suppress(RuntimeError, OSError), anyio.move_on_after(self._state.settings.patience):
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
            self.heard = monotonic()
            await self._answer(data)
            if self._errors >= MOST_ERRORS or self._outbox.hopeless:
                self._code = TOO_MUCH if self._errors >= MOST_ERRORS else NOT_LISTENING
                return

    async def _receive(self) -> bytes | None:
        message = None
        with anyio.move_on_after(None if self.person else FIRST_MESSAGE):
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
            await self._dispatch(_read(data))
        except TableError as error:
            self._fail(error.code)
        except Exception:
            log.exception("unexpected")
            self._fail("unexpected")

    def _fail(self, code: str) -> None:
        self._errors += 1
        self.tell(encode(NoticeError(code, {})))

    async def _dispatch(self, message: NoticeMessage) -> None:
        if isinstance(message, NoticePing):
            self.tell(encode(NoticePong()))
        elif isinstance(message, EnterNotices):
            await self._enter(message)
        elif not self.person:
            raise TableError("hello_first")
        elif isinstance(message, PageSeen):
            self.visible = message.visible

    async def _enter(self, message: EnterNotices) -> None:
        if self._session is not None and self._session.token:
            raise TableError("not_for_tokens")
        person = self._session.account if self._session else self._state.tokens.own(message.device)
        if self.person or not person:
            raise TableError("bad_message")
        self.person = person
        self._service = await self._state.notices.opened()
        await self._service.enter(self)


def _read(data: bytes) -> NoticeMessage:
    if len(data) > LARGEST:
        raise TableError("too_large", {"bytes": len(data), "most": LARGEST})
    return decoded(_DECODER.decode, data)
