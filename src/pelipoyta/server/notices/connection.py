"""WebSocket of a page that shows its person's notices; while it is visible, nothing is sent by push."""

from typing import TYPE_CHECKING

import msgspec
import structlog

from pelipoyta.community.accounts.model import Session
from pelipoyta.server.api.deps import address_of
from pelipoyta.server.live.endpoint import Socket
from pelipoyta.server.live.handshake import recognised
from pelipoyta.server.live.message_loop import FIRST_MESSAGE, MessageLoop
from pelipoyta.server.live.updates import encode
from pelipoyta.server.schemas.common import Facts
from pelipoyta.server.schemas.websocket.notices import (
    EnterNotices,
    NoticeError,
    NoticeMessage,
    NoticePing,
    NoticePong,
    PageSeen,
)
from pelipoyta.server.services.requests.decode import decoded
from pelipoyta.server.state import AppState
from pelipoyta.table.errors import TableError

if TYPE_CHECKING:
    from pelipoyta.server.notices.service import NoticeService

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


class NoticeConnection(MessageLoop):
    """A page's connection; its person is known from the first message on."""

    largest = 1024
    most_errors = 5
    log = log

    def __init__(self, state: AppState, socket: Socket, session: Session | None) -> None:
        super().__init__(socket, state.limits.of_connection(), state.settings.patience)
        self._state, self._session = state, session
        self._service: NoticeService | None = None
        self.person = ""
        self.visible = True

    def tell(self, text: bytes) -> None:
        self.send(text)

    def wait(self) -> float | None:
        return None if self.person else FIRST_MESSAGE

    async def leave(self) -> None:
        if self._service is not None:
            self._service.leave(self)

    def fail(self, code: str, facts: Facts) -> None:
        self.tell(encode(NoticeError(code, facts)))

    async def dispatch(self, data: bytes) -> None:
        await self._dispatch(decoded(_DECODER.decode, data))

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
