"""WebSocket connection of a visitor to the lobby."""

import asyncio
from contextlib import suppress

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
from pelipoyta.server.outside.connection import BotConnection
from pelipoyta.server.people.acts import ACT_OF_MESSAGE
from pelipoyta.server.schemas.common import Facts
from pelipoyta.server.schemas.lobby import (
    Attention,
    EnterLobby,
    HereAnswer,
    JoinOffer,
    LeaveList,
    LobbyError,
    LobbyMessage,
    LobbyPing,
    LobbyPong,
    PostOffer,
    WatchList,
    WatchMine,
    WithdrawOffer,
)
from pelipoyta.server.services.decode import decoded
from pelipoyta.server.state import AppState
from pelipoyta.storage.database import StorageFailed
from pelipoyta.table.errors import TableError
from pelipoyta.table.log.store import StoreFailed

LARGEST = 8 * 1024
FIRST_MESSAGE = 10.0  # seconds until the visitor must say who it is
MOST_ERRORS = 20
NO_HELLO, TOO_MUCH, NOT_LISTENING = 4408, 1008, 1013
log = structlog.get_logger("pelipoyta.lobby")
_DECODER: msgspec.json.Decoder[LobbyMessage] = msgspec.json.Decoder(LobbyMessage)


async def lobby_live(state: AppState, socket: Socket) -> None:
    """Serve a visitor from the first to the last message."""
    await socket.accept()
    await state.hellos.turn(address_of(socket.connection))
    session = await recognised(state, socket)
    connection: LobbyConnection | BotConnection = LobbyConnection(state, socket, session)
    if session is not None and session.kind == "bot":
        connection = BotConnection(state.outside, socket, session, state.limits.of_connection())
    with state.telemetry.meters.socket("lobby"), state.accounts.connected(session, connection.end):
        await connection.run()


class LobbyConnection:
    """Reads and answers one message at a time; a second task sends."""

    def __init__(self, state: AppState, socket: Socket, session: Session | None = None) -> None:
        """`session`: of a visitor who is signed in."""
        self._session = session
        self._ended = anyio.Event()
        self._state, self._socket = state, socket
        self._service = state.lobby_service
        self._limits = state.limits.of_connection()
        self._outbox = Outbox(lambda: (), socket.write)
        self._errors = 0
        self._code = 1000
        self.person = ""
        self.heard = self._service.people.clock()
        self.hidden: float | None = None

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
            if self.person:
                await asyncio.shield(self._service.leave(self))
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
            self.heard = self._service.people.clock()
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
            self._fail(error.code, error.facts)
        except (StorageFailed, StoreFailed):
            log.exception("lobby cannot store")
            self._fail("not_saved", {})
        except Exception:
            log.exception("unexpected")
            self._fail("unexpected", {})

    def _fail(self, code: str, facts: Facts) -> None:
        self._errors += 1
        self.tell(encode(LobbyError(code, facts)))

    async def _dispatch(self, message: LobbyMessage) -> None:
        if isinstance(message, LobbyPing):
            self.tell(encode(LobbyPong()))
        elif isinstance(message, EnterLobby):
            await self._enter(message)
        elif not self.person:
            raise TableError("hello_first")
        elif isinstance(message, PostOffer):
            await self._state.people.check(self.person, ACT_OF_MESSAGE[PostOffer])
            self._state.limits.table(address_of(self._socket.connection))
            await self._service.post(self.person, message)
        elif isinstance(message, JoinOffer):
            await self._state.people.check(self.person, ACT_OF_MESSAGE[JoinOffer])
            self._state.limits.table(address_of(self._socket.connection))
            await self._service.join(self.person, message)
        elif isinstance(message, WithdrawOffer):
            await self._service.withdraw(self.person)
        elif isinstance(message, WatchList | LeaveList | WatchMine):
            await self._show(message)
        elif isinstance(message, HereAnswer):
            await self._service.here(self, message)
        elif isinstance(message, Attention):
            await self._service.attention(self, message.visible)

    async def _show(self, message: WatchList | LeaveList | WatchMine) -> None:
        if isinstance(message, WatchList):
            await self._service.lists.watch(self, message)
        elif isinstance(message, WatchMine):
            await self._service.lists.mine(self, message)
        else:
            self._service.lists.leave_list(self)

    async def _enter(self, message: EnterLobby) -> None:
        if self.person:
            raise TableError("bad_message")
        person = self._session.account if self._session else self._state.tokens.own(message.device)
        if not person:
            raise TableError("bad_message")
        self.person = person
        await self._service.enter(self)


def _read(data: bytes) -> LobbyMessage:
    if len(data) > LARGEST:
        raise TableError("too_large", {"bytes": len(data), "most": LARGEST})
    return decoded(_DECODER.decode, data)
