"""WebSocket connection of a bot account to the lobby."""

import msgspec
import structlog

from pelipoyta.community.accounts.model import Session
from pelipoyta.server.live.endpoint import Socket
from pelipoyta.server.live.message_loop import MessageLoop
from pelipoyta.server.live.updates import encode
from pelipoyta.server.outside.service import OutsideBots
from pelipoyta.server.schemas.common import Facts
from pelipoyta.server.schemas.websocket.live import ToClient
from pelipoyta.server.schemas.websocket.lobby import LobbyError, LobbyPing, LobbyPong
from pelipoyta.server.schemas.websocket.outside import AcceptGames, BotMessage, EnterAsBot
from pelipoyta.server.services.requests.decode import decoded
from pelipoyta.server.services.requests.rate_limits import ConnectionLimits
from pelipoyta.table.errors import TableError

SILENT = 60.0  # seconds without a message after which the connection is closed
RESTARTING = 1012
log = structlog.get_logger("pelipoyta.outside")
_DECODER: msgspec.json.Decoder[BotMessage] = msgspec.json.Decoder(BotMessage)


class BotConnection(MessageLoop):
    """A bot's connection; one that is silent for a minute is closed."""

    log = log

    def __init__(
        self, bots: OutsideBots, socket: Socket, session: Session, limits: ConnectionLimits, patience: float
    ) -> None:
        super().__init__(socket, limits, patience, RESTARTING)
        self._bots, self.session = bots, session
        self.entered = False

    def tell(self, message: ToClient) -> None:
        self.send(encode(message))

    def wait(self) -> float:
        return SILENT

    async def leave(self) -> None:
        if self.entered:
            self._bots.leave(self)

    def fail(self, code: str, facts: Facts) -> None:
        self.tell(LobbyError(code, facts))

    async def dispatch(self, data: bytes) -> None:
        await self._dispatch(decoded(_DECODER.decode, data))

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
