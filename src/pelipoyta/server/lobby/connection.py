"""WebSocket connection of a visitor to the lobby."""

import asyncio

import msgspec
import structlog

from pelipoyta.community.accounts.model import Session
from pelipoyta.server.api.deps import address_of
from pelipoyta.server.live.endpoint import Socket
from pelipoyta.server.live.handshake import recognised
from pelipoyta.server.live.message_loop import FIRST_MESSAGE, MessageLoop
from pelipoyta.server.live.updates import encode
from pelipoyta.server.outside.connection import BotConnection
from pelipoyta.server.people.moderation.acts import ACT_OF_MESSAGE
from pelipoyta.server.schemas.common import Facts
from pelipoyta.server.schemas.websocket.lobby import (
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
    WatchEvents,
    WatchList,
    WatchMine,
    WithdrawOffer,
)
from pelipoyta.server.services.requests.decode import decoded
from pelipoyta.server.state import AppState
from pelipoyta.table.errors import TableError

ROWS = 2000  # of a list, that are sorted for a turn
log = structlog.get_logger("pelipoyta.lobby")
_DECODER: msgspec.json.Decoder[LobbyMessage] = msgspec.json.Decoder(LobbyMessage)


async def lobby_live(state: AppState, socket: Socket) -> None:
    """Serve a visitor from the first to the last message."""
    await socket.accept()
    await state.hellos.turn(address_of(socket.connection))
    session = await recognised(state, socket)
    connection: LobbyConnection | BotConnection = LobbyConnection(state, socket, session)
    if session is not None and session.kind == "bot":
        connection = BotConnection(
            bots=state.outside,
            socket=socket,
            session=session,
            limits=state.limits.of_connection(),
            patience=state.settings.patience,
        )
    with state.telemetry.meters.socket("lobby"), state.accounts.connected(session, connection.end):
        await connection.run()


class LobbyConnection(MessageLoop):
    """A visitor's connection; one that has not said who it is may only ping."""

    log = log

    def __init__(self, state: AppState, socket: Socket, session: Session | None = None) -> None:
        """`session`: of a visitor who is signed in."""
        clock = state.lobby_service.people.clock
        super().__init__(socket, state.limits.of_connection(), state.settings.patience, clock=clock)
        self._state, self._session = state, session
        self._service = state.lobby_service
        self.person = ""
        self.hidden: float | None = None

    def tell(self, text: bytes) -> None:
        self.send(text)

    def wait(self) -> float | None:
        return None if self.person else FIRST_MESSAGE

    async def leave(self) -> None:
        if self.person:
            await asyncio.shield(self._service.leave(self))

    def fail(self, code: str, facts: Facts) -> None:
        self.tell(encode(LobbyError(code, facts)))

    async def dispatch(self, data: bytes) -> None:
        await self._dispatch(decoded(_DECODER.decode, data))

    async def _dispatch(self, message: LobbyMessage) -> None:
        if isinstance(message, LobbyPing):
            self.tell(encode(LobbyPong()))
        elif isinstance(message, EnterLobby):
            await self._enter(message)
        elif not self.person:
            raise TableError("hello_first")
        else:
            await self._state.lobby_pace.turn(address_of(self._socket.connection), self._turns(message))
            await self._do(message)

    def _turns(self, message: LobbyMessage) -> int:
        """Turns that a message takes; several for a list that must be sorted first."""
        board = self._service.lists.board
        return 1 if not isinstance(message, WatchList) or board.is_watched(message.filter) else 1 + len(board) // ROWS

    async def _do(self, message: LobbyMessage) -> None:
        if isinstance(message, PostOffer):
            await self._state.people.check(self.person, ACT_OF_MESSAGE[PostOffer])
            self._state.limits.table(address_of(self._socket.connection))
            await self._service.post(self.person, message)
        elif isinstance(message, JoinOffer):
            await self._state.people.check(self.person, ACT_OF_MESSAGE[JoinOffer])
            self._state.limits.table(address_of(self._socket.connection))
            await self._service.join(self.person, message)
        elif isinstance(message, WithdrawOffer):
            await self._service.withdraw(self.person, message.seated)
        elif isinstance(message, WatchList | LeaveList | WatchMine | WatchEvents):
            await self._show(message)
        elif isinstance(message, HereAnswer):
            await self._service.here(self, message)
        elif isinstance(message, Attention):
            await self._service.attention(self, message.visible)

    async def _show(self, message: WatchList | LeaveList | WatchMine | WatchEvents) -> None:
        if isinstance(message, WatchList):
            await self._service.lists.watch(self, message)
        elif isinstance(message, WatchMine):
            await self._service.lists.mine(self, message)
        elif isinstance(message, WatchEvents):
            await self._service.watch_events(self)
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
