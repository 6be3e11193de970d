"""WebSocket of a device that is shown a session of a helper."""

import msgspec
import structlog

from pelipoyta.server.api.deps import address_of
from pelipoyta.server.helpers.session import HelperSession
from pelipoyta.server.live.endpoint import Socket
from pelipoyta.server.live.message_loop import FIRST_MESSAGE, MessageLoop
from pelipoyta.server.live.updates import encode
from pelipoyta.server.schemas.common import Facts
from pelipoyta.server.schemas.websocket.helpers import (
    EnterHelper,
    HelperError,
    HelperMessage,
    HelperPong,
    HelperShown,
)
from pelipoyta.server.services.requests.decode import decoded
from pelipoyta.server.state import AppState
from pelipoyta.table.errors import TableError

log = structlog.get_logger("pelipoyta.helpers")
_DECODER: msgspec.json.Decoder[HelperMessage] = msgspec.json.Decoder(HelperMessage)


async def helper_live(state: AppState, socket: Socket, helper: str) -> None:
    """Serve a device from the first to the last message."""
    await socket.accept()
    await state.hellos.turn(address_of(socket.connection))
    with state.telemetry.meters.socket("helper"):
        await HelperConnection(state, socket, helper).run()


class HelperConnection(MessageLoop):
    """A device's connection; the first message says which seat it shows."""

    largest = 1024
    most_errors = 5
    log = log

    def __init__(self, state: AppState, socket: Socket, helper: str) -> None:
        super().__init__(socket, state.limits.of_connection(), state.settings.patience)
        self._state, self._helper = state, helper
        self._entered = False
        self._holder = ""
        self._seat: int | None = None

    def show(self, session: HelperSession) -> None:
        """Send the page as this device may see it."""
        self.send(encode(HelperShown(session.info(self._holder, self._seat))))

    def wait(self) -> float | None:
        return None if self._entered else FIRST_MESSAGE

    async def leave(self) -> None:
        if self._entered:
            self._state.helpers.leave(self._helper, self)

    def fail(self, code: str, facts: Facts) -> None:
        self.send(encode(HelperError(code, facts)))

    async def dispatch(self, data: bytes) -> None:
        message = decoded(_DECODER.decode, data)
        if isinstance(message, EnterHelper):
            await self._enter(message)
        elif not self._entered:
            raise TableError("hello_first")
        else:
            session = await self._state.helpers.find(self._helper)  # another process may have done something
            if session.length > message.at:
                self.show(session)
            else:
                self.send(encode(HelperPong()))

    async def _enter(self, message: EnterHelper) -> None:
        session = await found(self._state, self._helper, address_of(self._socket.connection))
        self._holder, self._seat = self._state.tokens.own(message.device) or "", message.seat
        self._entered = True
        self._state.helpers.follow(self._helper, self)
        self.show(session)


async def found(state: AppState, helper: str, address: str) -> HelperSession:
    """The session of that id; callers who try ids are slowed down. Raises TableError."""
    state.limits.look(address)
    try:
        return await state.helpers.find(helper)
    except TableError:
        state.limits.miss(address)
        raise
