"""Messages that the client reads. Unknown types and unknown fields are skipped, so that a newer server is no error."""

from typing import Any

import msgspec
from msgspec import UNSET, Struct, field

Facts = dict[str, Any]


class HeardMessage(Struct, frozen=True, tag_field="type"):
    """Base of the messages of a server."""


class SeatWelcome(HeardMessage, frozen=True, tag="welcome"):
    """First message at a table: the own seat, the table, and the number of its newest update."""

    seat: int | None
    table: dict[str, Any]
    at: int


class AskedSeats(Struct, frozen=True):
    """Seats that must choose now, and the kind of question."""

    seats: tuple[int, ...]
    what: str


class LegalChoice(Struct, frozen=True):
    """Something the seat may do now."""

    action: Any
    preview: Any = None


class FinalScores(Struct, frozen=True):
    """Scores by seat between 0 and 1, the rule that ended the game, and the seat that caused it."""

    scores: tuple[float, ...]
    why: str
    by: int | None = None


class SeatUpdate(HeardMessage, frozen=True, tag="update"):
    """Everything that the seat sees now, numbered by `at`; `fresh` says that events were missed."""

    at: int
    fresh: bool
    events: tuple[Any, ...]
    view: Any
    ask: AskedSeats | None
    legal: tuple[LegalChoice, ...]
    over: FinalScores | None
    forced: Any = UNSET  # the only answer, which the table gives itself


class CommandDone(HeardMessage, frozen=True, tag="ack"):
    id: str


class CommandHeld(HeardMessage, frozen=True, tag="held"):
    """The command is done a moment later, so that its time does not tell whether it was forced."""

    id: str


class RuleForbids(HeardMessage, frozen=True, tag="refused"):
    id: str
    rule: str
    reason: str
    facts: Facts


class ServerError(HeardMessage, frozen=True, tag="error"):
    code: str
    facts: Facts = field(default_factory=dict)
    id: str | None = None


class ClockReading(Struct, frozen=True):
    """Milliseconds left on the clock of these seats, and free ones before it runs."""

    seats: tuple[int, ...]
    left: int
    room: int
    runs: bool


class ClockReadings(HeardMessage, frozen=True, tag="clocks"):
    clocks: tuple[ClockReading, ...]
    probe: int
    line: int


class ChatHeard(Struct, frozen=True):
    number: int
    seat: int | None
    text: str


class ChatLines(HeardMessage, frozen=True, tag="said"):
    lines: tuple[ChatHeard, ...]


class SeatPaired(HeardMessage, frozen=True, tag="paired"):
    """A table was made with a seat for this bot, and the token that proves it."""

    table: str
    game: str
    seat: int
    token: str


class BotLimits(Struct, frozen=True):
    """Games at once and a day that the server lets a bot play, and how many it has begun in the last day."""

    at_once: int
    a_day: int
    today: int = 0


class LobbyBotWelcome(HeardMessage, frozen=True, tag="bot_welcome"):
    """First message in the lobby: the account, the scopes of its token, limits, and the games that are not over."""

    account: str
    name: str
    scopes: tuple[str, ...]
    limits: BotLimits
    games: tuple[SeatPaired, ...]


KINDS: tuple[type[HeardMessage], ...] = (
    SeatWelcome,
    SeatUpdate,
    CommandDone,
    CommandHeld,
    RuleForbids,
    ServerError,
    ClockReadings,
    ChatLines,
    SeatPaired,
    LobbyBotWelcome,
)
_DECODERS = {kind.__struct_config__.tag: msgspec.json.Decoder(kind) for kind in KINDS}


class _Kind(Struct):
    type: str


_KIND = msgspec.json.Decoder(_Kind)


def read_message(data: bytes | str) -> HeardMessage | None:
    """The message; None for a type that this client does not know."""
    decoder = _DECODERS.get(_KIND.decode(data).type)
    return None if decoder is None else decoder.decode(data)
