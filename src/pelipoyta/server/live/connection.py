"""WebSocket connection of a client to one table: receives commands, replies, and sends updates."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from time import perf_counter, time
from typing import Any

import msgspec
import structlog
from msgspec.structs import replace

from pelipoyta.kernel.play import IllegalAction
from pelipoyta.server.accounts.connections import SESSION_ENDED
from pelipoyta.server.api.deps import account_id, address_of, seat_key
from pelipoyta.server.live.commands import action_of, command_of
from pelipoyta.server.live.endpoint import Socket
from pelipoyta.server.live.handshake import authenticate, first_message, recognised
from pelipoyta.server.live.outbox import WritingOutbox
from pelipoyta.server.live.room import Room, RoomMember
from pelipoyta.server.live.updates import encode
from pelipoyta.server.outside.rules import check_connection, check_talk
from pelipoyta.server.people.friends.onlookers import announce
from pelipoyta.server.people.moderation.acts import ACT_OF_MESSAGE
from pelipoyta.server.schemas.websocket import live as wire
from pelipoyta.server.services.requests.decode import decoded
from pelipoyta.server.state import AppState
from pelipoyta.storage.database import StorageFailed
from pelipoyta.table.access.listing import waits_in_lists
from pelipoyta.table.access.policy import access
from pelipoyta.table.commands import ClientCommand, Do, Rematch, Rename, Speak
from pelipoyta.table.decide.play.why_not import why_not
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.port import TablePort
from pelipoyta.table.log.store import StoreFailed

log = structlog.get_logger("pelipoyta.live")
LARGEST = 16 * 1024  # bytes of a message we read
THROTTLE = 0.05  # seconds of pause after a message over the rate limit
MAX_UNREADABLE = 20  # unreadable messages before the connection is closed
SHORT = 512  # bytes; a message over the rate limit is parsed up to this size, for its id
NOT_LISTENING, RESTARTING, TOO_MUCH, NO_HELLO, NO_TABLE = 1013, 1012, 1008, 4408, 4404
UNREADABLE = ("bad_json", "bad_message", "bad_action", "too_large")
_DECODER: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)


async def live(state: AppState, socket: Socket, table: str) -> None:
    """Serve a connection from its first to its last message."""
    await socket.accept()
    await state.hellos.turn(address_of(socket.connection))
    session = await recognised(state, socket)
    try:
        found, first = await authenticate(state, socket, table, account_id(session))
        await state.people.check_meeting(account_id(session), found.state)
        check_connection(session, found.state)
        await state.signals.note(session, socket.connection, found.state)
    except (TableError, StoreFailed, StorageFailed) as error:
        await socket.send([encode(_error_message(error, None))])
        await socket.close(NO_TABLE)
        return
    connection = Connection(
        state, socket, found, first, own=await seat_key(state, session, table), person=account_id(session)
    )

    async def serve() -> None:
        with state.telemetry.meters.socket("table"), state.accounts.connected(session, connection.end):
            await connection.run()

    await socket.go_on(serve)


class Connection:
    """Reads and answers one message at a time; what it is told is written at once."""

    def __init__(
        self, state: AppState, socket: Socket, table: TablePort, first: Any = None, own: str = "", person: str = ""
    ) -> None:
        """`first`: the first message, where the handshake has read it already.

        `own`: account of a signed-in client, or the key of a seat that it brought; `person`: the account.
        """
        self._own, self._person = own, person
        self._state = state
        self._socket = socket
        self._table = table
        self._limits = state.limits.of_connection()
        self._patience = state.settings.patience
        self._outbox = WritingOutbox(self._full_state, socket.write, socket.send, self._disconnect)
        self._member: RoomMember | None = None
        self._first = first
        self._unreadable = 0
        self._close_code = RESTARTING
        self._task: asyncio.Task[None] | None = None  # that receives
        self._ended = False

    def end(self) -> None:
        """Close the connection: its session has ended."""
        self._disconnect(SESSION_ENDED)

    async def run(self) -> None:
        self._task = asyncio.current_task()
        try:
            await self._receive_loop()
        except asyncio.CancelledError:
            if self._task is None or not self._ended:
                raise
            self._task.uncancel()
        finally:
            self._task = None
            self._outbox.close()
            if self._member:
                self._member.room.leave(self._member)
        await self._close()

    async def _close(self) -> None:
        with suppress(RuntimeError, OSError, TimeoutError):
            async with asyncio.timeout(self._patience):
                await self._socket.close(self._close_code)  # the other side may be gone already

    def _disconnect(self, code: int = RESTARTING) -> None:
        """End the connection: at once while it waits, else after the message that it answers."""
        self._close_code = code
        if self._task and not self._ended and asyncio.current_task() is not self._task:
            self._task.cancel()
        self._ended = True

    async def _receive_loop(self) -> None:
        while not self._ended and (data := await self._receive()) is not None:
            await self._handle(data)
            if self._outbox.hopeless:
                self._disconnect(NOT_LISTENING)

    async def _receive(self) -> bytes | None:
        """The next message; None when there will be no more."""
        message = await (self._first_message() if self._member is None else self._socket.receive())
        if message is None or message["type"] != "websocket.receive":
            return None
        data: bytes | None = message.get("bytes")
        return message["text"].encode() if data is None else data

    async def _first_message(self) -> Any:
        first, self._first = self._first or await first_message(self._socket), None
        if first is None:
            self._disconnect(NO_HELLO)
        return first

    async def _handle(self, data: bytes) -> None:
        """Handle a message: rate limit, decode, answer; errors leave the connection open."""
        id = None
        try:
            self._limits.message(len(data))
            message = _read(data)
            id = _id(message)
            await self._dispatch(message)
        except IllegalAction as error:
            why = error.refusal
            self._state.telemetry.meters.refused("live", "refused")
            self._reply(wire.Refused(id or "", why.rule, why.reason, dict(why.facts)))
        except Exception as error:
            await self._answer_error(_error_message(error, id), data)

    async def _answer_error(self, error: wire.Error, data: bytes) -> None:
        """Answer with an error; slow down a client that is too fast, close one that keeps sending nonsense."""
        too_fast = error.code == "too_fast"
        self._state.telemetry.meters.refused("live", error.code)
        self._reply(wire.Error(error.code, error.facts, _id_of(data)) if too_fast else error)
        self._unreadable += error.code in UNREADABLE or len(data) > LARGEST
        if self._unreadable >= MAX_UNREADABLE:
            self._disconnect(TOO_MUCH)
        elif too_fast:
            await asyncio.sleep(THROTTLE)

    async def _dispatch(self, message: wire.ClientMessage) -> None:
        if isinstance(message, Do):
            await self._do(message, self._seat())
        elif isinstance(message, wire.Ping):
            self._reply(wire.Pong())
        elif isinstance(message, wire.Echo):
            self._echo(message)
        elif isinstance(message, wire.Hello):
            self._limits.hello()
            await self._hello(message)
        elif isinstance(message, wire.Why):
            self._explain(message, self._seat())
        else:
            await self._do(message, self._seat_of(message))

    def _echo(self, echo: wire.Echo) -> None:
        if self._member:
            self._member.room.on_echo(self._member, echo.probe)

    async def _do(self, message: ClientCommand, seat: int) -> None:
        people, state = self._state.people, self._table.state
        await people.check_at_table(state, seat, ACT_OF_MESSAGE[type(message)])
        command = command_of(self._state.lobby, self._table, seat, message)
        if isinstance(message, Speak):
            command = replace(command, unheard=await people.unheard(state, seat))
        name, telemetry, began = str(message.__struct_config__.tag), self._state.telemetry, perf_counter()
        with telemetry.move(name, state.header.game, state.header.id):
            receipt = await self._table.submit(command)
        telemetry.done(name, began)
        self._reply(wire.Held(message.id) if receipt.held else wire.Ack(message.id, receipt.version))

    def _seat_of(self, message: ClientCommand) -> int:
        """Seat that gives the command, after its rate limits."""
        if isinstance(message, Rematch):  # creates a table
            self._state.limits.table(self._socket.address)
        seat = self._speaker() if isinstance(message, Speak) else self._seat()
        if isinstance(message, Rename):  # sent to all, as chat is
            self._state.limits.talk(self._table.state.header.id, seat)
        return seat

    def _explain(self, why: wire.Why, seat: int) -> None:
        """Answer which rule forbids an action, without doing it."""
        refusal = why_not(self._table.state, seat, why.version, action_of(self._table, why.action))
        if refusal:
            raise IllegalAction(refusal)
        self._reply(wire.Allowed(why.id))

    async def _hello(self, hello: wire.Hello) -> None:
        """Enter the room as the token says; a second hello changes seats, a token of another table is refused."""
        key = self._state.tokens.key(hello.token) if hello.token is not None else self._own
        table = await self._state.seen(self._table, key)
        seen = access(table.state, key, time())
        seen.check("live")
        if self._member:
            self._member.room.leave(self._member)
        room = Room.of(table)
        self._member = RoomMember(
            room=room,
            viewer=seen.viewer,
            speaker=seen.speaker,
            outbox=self._outbox,
            disconnect=self._disconnect,
            person=self._person,
        )
        room.enter(self._member, hello.seen, hello.heard)
        if seen.viewer is None and self._person:
            self._member.left = announce(self._state.peers, room, self._person)
        if seen.viewer is not None and waits_in_lists(table.state):
            self._state.lobby_service.somebody_waits()

    def _seat(self) -> int:
        if self._member is None:
            raise TableError("hello_first")
        if self._member.viewer is None:
            raise TableError("onlooker", {"rule": "TABLE-5"})
        self._state.limits.seat(self._table.state.header.id, self._member.viewer)
        return self._member.viewer

    def _speaker(self) -> int:
        """Seat that chats on this connection, the player's or the host's. Raises TableError for spectators."""
        if self._member is None:
            raise TableError("hello_first")
        if self._member.speaker is None:
            raise TableError("onlooker", {"rule": "TABLE-8"})
        check_talk(self._table.state, self._member.speaker)
        self._state.limits.talk(self._table.state.header.id, self._member.speaker)
        return self._member.speaker

    def _reply(self, message: wire.ToClient) -> None:
        self._outbox.reply(encode(message))

    def _full_state(self) -> Iterator[bytes]:
        if self._member:
            yield from self._member.room.full_state(self._member)


def _read(data: bytes) -> wire.ClientMessage:
    if len(data) > LARGEST:
        raise TableError("too_large", {"bytes": len(data), "most": LARGEST})
    return decoded(_DECODER.decode, data)


def _id(message: wire.ClientMessage) -> str | None:
    return None if isinstance(message, (wire.Hello, wire.Ping, wire.Echo)) else message.id


def _id_of(data: bytes) -> str | None:
    """Id of a message that is refused unread, for the error that answers it; None if it cannot be found."""
    try:
        return _id(_read(data)) if len(data) <= SHORT else None
    except TableError:
        return None


def _error_message(error: Exception, id: str | None) -> wire.Error:
    if isinstance(error, TableError):
        return wire.Error(error.code, error.facts, id)
    if isinstance(error, StoreFailed | StorageFailed):
        return wire.Error("not_saved", {}, id)
    log.error("message of a client failed", exc_info=error)
    return wire.Error("unexpected", {}, id)
