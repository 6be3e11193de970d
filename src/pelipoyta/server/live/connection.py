"""One WebSocket at one table: hears commands, answers them, and carries what the seat is told."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import Any

import anyio
import msgspec
import structlog

from pelipoyta.kernel.play import IllegalAction
from pelipoyta.server.api.deps import address_of
from pelipoyta.server.live.commands import action_of, command_of
from pelipoyta.server.live.endpoint import Socket
from pelipoyta.server.live.handshake import authenticate, first_message
from pelipoyta.server.live.outbox import Outbox
from pelipoyta.server.live.room import Room, RoomMember
from pelipoyta.server.live.updates import encode
from pelipoyta.server.schemas import live as wire
from pelipoyta.server.services.decode import decoded
from pelipoyta.server.state import AppState
from pelipoyta.table.access import access
from pelipoyta.table.commands import ClientCommand, Do, Rematch, Rename, Speak
from pelipoyta.table.decide.why_not import why_not
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.table import Table
from pelipoyta.table.log.store import StoreFailed

log = structlog.get_logger("pelipoyta.live")
LARGEST = 16 * 1024  # bytes of a message we read
BREATH = 0.05  # seconds before the next message of one who is too fast is read
SENSELESS = 20  # messages that cannot be read, until a line is ended
SHORT = 512  # bytes; of one who is too fast only so much is read, for the id that the answer should have
NOT_LISTENING, RESTARTING, TOO_MUCH, NO_HELLO, NO_TABLE = 1013, 1012, 1008, 4408, 4404
UNREADABLE = ("bad_json", "bad_message", "bad_action", "too_large")
_SAID: msgspec.json.Decoder[wire.Said] = msgspec.json.Decoder(wire.Said)


async def live(house: AppState, socket: Socket, table: str) -> None:
    """Serve a connection from its first to its last message."""
    await socket.accept()
    try:
        found, first = await authenticate(house, socket, table)
    except (TableError, StoreFailed) as error:
        await socket.say([encode(_trouble(error, None))])
        await socket.close(NO_TABLE)
        return
    await Connection(house, socket, found, first).run()


async def _first(task: Callable[[], Awaitable[object]], scope: anyio.CancelScope) -> None:
    """When one is done, all are."""
    await task()
    scope.cancel()


class Connection:
    """Reads and answers one message at a time; a second task sends."""

    def __init__(self, house: AppState, socket: Socket, table: Table, first: Any = None) -> None:
        """`first` was heard at the door already, if anything was."""
        self._house = house
        self._socket = socket
        self._table = table
        self._limits = house.limits.of_connection()
        self._patience = house.settings.patience
        self._outbox = Outbox(self._all_anew, socket.write)
        self._guest: RoomMember | None = None
        self._first = first
        self._senseless = 0
        self._goodbye = RESTARTING
        self._hung_up = anyio.Event()

    async def run(self) -> None:
        try:
            async with anyio.create_task_group() as tasks:
                for task in (self._listen, self._speak, self._hung_up.wait):
                    tasks.start_soon(_first, task, tasks.cancel_scope)
        finally:
            if self._guest:
                self._guest.room.leave(self._guest)
        await self._close()

    async def _close(self) -> None:
        with suppress(RuntimeError, OSError), anyio.move_on_after(self._patience):
            await self._socket.close(self._goodbye)  # the other side may be gone already

    def _hang_up(self, code: int = RESTARTING) -> None:
        self._goodbye = code
        self._hung_up.set()

    async def _speak(self) -> None:
        """Send what could not be sent at once; the protocol aborts a peer that does not read in time."""
        with suppress(OSError):  # it has gone
            while True:
                await self._socket.say(await self._outbox.all())

    async def _listen(self) -> None:
        while (data := await self._receive()) is not None:
            await self._heard(data)
            if self._outbox.hopeless:
                self._hang_up(NOT_LISTENING)
                return

    async def _receive(self) -> bytes | None:
        """The next message; None when there will be no more."""
        message = await (self._first_word() if self._guest is None else self._socket.hear())
        if message is None or message["type"] != "websocket.receive":
            return None
        data: bytes | None = message.get("bytes")
        return message["text"].encode() if data is None else data

    async def _first_word(self) -> Any:
        first, self._first = self._first or await first_message(self._socket), None
        if first is None:
            self._hang_up(NO_HELLO)
        return first

    async def _heard(self, data: bytes) -> None:
        """Handle a message: rate limit, decode, answer; errors leave the connection open."""
        id = None
        try:
            self._limits.message(len(data))
            said = _read(data)
            id = _id(said)
            await self._react(said)
        except IllegalAction as error:
            why = error.refusal
            self._say(wire.Refused(id or "", why.rule, why.reason, dict(why.facts)))
        except Exception as error:
            await self._sorry(_trouble(error, id), data)

    async def _sorry(self, trouble: wire.Error, data: bytes) -> None:
        """Answer with an error; slow down a client that is too fast, close one that keeps sending nonsense."""
        too_fast = trouble.code == "too_fast"
        self._say(wire.Error(trouble.code, trouble.facts, _id_of(data)) if too_fast else trouble)
        self._senseless += trouble.code in UNREADABLE or len(data) > LARGEST
        if self._senseless >= SENSELESS:
            self._hang_up(TOO_MUCH)
        elif too_fast:
            await asyncio.sleep(BREATH)

    async def _react(self, said: wire.Said) -> None:
        if isinstance(said, Do):
            await self._do(said, self._seat())
        elif isinstance(said, wire.Ping):
            self._say(wire.Pong())
        elif isinstance(said, wire.Echo):
            self._echo(said)
        elif isinstance(said, wire.Hello):
            self._limits.hello()
            self._hello(said)
        elif isinstance(said, wire.Why):
            self._wonder(said, self._seat())
        else:
            await self._do(said, self._seat_of(said))

    def _echo(self, echo: wire.Echo) -> None:
        if self._guest:
            self._guest.room.echoed(self._guest, echo.probe)

    async def _do(self, said: ClientCommand, seat: int) -> None:
        receipt = await self._table.submit(command_of(self._house.lobby, self._table, seat, said))
        self._say(wire.Held(said.id) if receipt.held else wire.Ack(said.id, receipt.version))

    def _seat_of(self, said: ClientCommand) -> int:
        """Seat that gives the command, after its rate limits."""
        if isinstance(said, Rematch):  # it makes a table
            self._house.limits.table(address_of(self._socket.connection))
        seat = self._speaker() if isinstance(said, Speak) else self._seat()
        if isinstance(said, Rename):  # it is told to all, as talk is
            self._house.limits.talk(self._table.state.header.id, seat)
        return seat

    def _wonder(self, why: wire.Why, seat: int) -> None:
        """Say which rule stands in the way, without going there."""
        refusal = why_not(self._table.state, seat, why.version, action_of(self._table, why.action))
        if refusal:
            raise IllegalAction(refusal)
        self._say(wire.Allowed(why.id))

    def _hello(self, hello: wire.Hello) -> None:
        """Enter the room as the token says; a second hello changes seats, a token of another table is refused."""
        seen = access(self._table.state, "" if hello.token is None else self._house.tokens.key(hello.token))
        seen.check("live")
        if self._guest:
            self._guest.room.leave(self._guest)
        room = Room.of(self._table)
        self._guest = RoomMember(
            room=room, viewer=seen.viewer, speaker=seen.speaker, outbox=self._outbox, hang_up=self._hang_up
        )
        room.enter(self._guest, hello.seen, hello.heard)

    def _seat(self) -> int:
        if self._guest is None:
            raise TableError("hello_first")
        if self._guest.viewer is None:
            raise TableError("onlooker", {"rule": "TABLE-5"})
        self._house.limits.seat(self._table.state.header.id, self._guest.viewer)
        return self._guest.viewer

    def _speaker(self) -> int:
        """Seat that chats on this connection, the player's or the host's. Raises TableError for spectators."""
        if self._guest is None:
            raise TableError("hello_first")
        if self._guest.speaker is None:
            raise TableError("onlooker", {"rule": "TABLE-8"})
        self._house.limits.talk(self._table.state.header.id, self._guest.speaker)
        return self._guest.speaker

    def _say(self, message: wire.ToClient) -> None:
        self._outbox.reply(encode(message))

    def _all_anew(self) -> Iterator[bytes]:
        if self._guest:
            yield from self._guest.room.all_anew(self._guest)


def _read(data: bytes) -> wire.Said:
    if len(data) > LARGEST:
        raise TableError("too_large", {"bytes": len(data), "most": LARGEST})
    return decoded(_SAID.decode, data)


def _id(said: wire.Said) -> str | None:
    return None if isinstance(said, (wire.Hello, wire.Ping, wire.Echo)) else said.id


def _id_of(data: bytes) -> str | None:
    """Id of a message that is refused unread, for the error that answers it; None if it cannot be found."""
    try:
        return _id(_read(data)) if len(data) <= SHORT else None
    except TableError:
        return None


def _trouble(error: Exception, id: str | None) -> wire.Error:
    if isinstance(error, TableError):
        return wire.Error(error.code, error.facts, id)
    if isinstance(error, StoreFailed):
        return wire.Error("not_saved", {}, id)
    log.error("unexpected", exc_info=error)
    return wire.Error("unexpected", {}, id)
