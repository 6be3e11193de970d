"""Messages between the server and its clients by WebSocket."""

from typing import Any

from msgspec import UNSET, Raw, Struct, UnsetType, field

from pelipoyta.server.schemas.common import Count, Facts
from pelipoyta.server.schemas.play.tables import ResultInfo, TableInfo
from pelipoyta.table.commands import ClientCommand, CommandId

# Client to server, by WebSocket: hello first, then the commands of table/commands.py.


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", gc=False):
    """Base of the messages of a client that are no commands."""


class Hello(FromClient, frozen=True, tag="hello"):
    token: str | None = None
    seen: Count = 0  # version of the last update received; 0: none
    heard: Count = 0  # number of the last chat line received


class Why(FromClient, frozen=True, tag="why"):
    """Ask whether the seat might do this at that version. Nothing is done: the answer is `Allowed` or `Refused`."""

    id: CommandId
    version: Count = field(name="at")
    action: Raw


class Ping(FromClient, frozen=True, tag="ping"):
    pass


class Echo(FromClient, frozen=True, tag="echo"):
    """Reply at once to `Clocks`, so that the server can measure the connection's delay."""

    probe: Count


ClientMessage = Hello | ClientCommand | Why | Ping | Echo


# Server to client, by WebSocket.


class ToClient(Struct, frozen=True, tag_field="type", gc=False):
    """Base of the server's messages."""


class Welcome(ToClient, frozen=True, tag="welcome"):
    seat: int | None
    table: TableInfo
    at: int
    judge: bool = False  # the table's host, who has no seat and decides what the game gives a judge to decide


class Asked(Struct, frozen=True, gc=False):
    """The seats that must choose now, and the kind of question."""

    seats: tuple[int, ...]
    what: str
    about: str | UnsetType = UNSET  # finer kind of question, where that may be let pass by itself


class Choice(Struct, frozen=True, gc=False):
    """Something the seat may do now, and what may come of it; in notation where the client has no board of its own."""

    action: Any
    preview: Any
    text: str | UnsetType = UNSET


class Update(ToClient, frozen=True, tag="update"):
    """An update for one viewer; `at` numbers that viewer's updates, `fresh` replaces all that were missed."""

    at: int
    fresh: bool
    events: tuple[Any, ...]
    view: Any
    ask: Asked | None
    legal: tuple[Choice, ...]
    over: ResultInfo | None
    undone: bool = False  # a choice was taken back to come here
    undo: bool = False  # the seat may take its last choice back
    forced: Any = UNSET  # the seat's only answer, which the table gives unless the player wants to be asked
    drawn: str | UnsetType = UNSET  # the view in notation, where the client has no board and nothing is hidden
    views: tuple[Any, ...] | UnsetType = UNSET  # views of all seats, at a teaching table


class SpokenLine(Struct, frozen=True):
    """Chat line; `number` counts the lines of that viewer, `aside` are the seats that may read it (none: all)."""

    number: int
    seat: int | None  # None: the host, who does not play
    text: str
    aside: tuple[int, ...]
    time: float  # seconds since 1970
    removed: bool | UnsetType = UNSET  # the operator has removed its text, or its account was deleted


class Spoken(ToClient, frozen=True, tag="said"):
    """Chat lines: a new one, missed ones, or known ones after their text was removed."""

    lines: tuple[SpokenLine, ...]


class Floor(ToClient, frozen=True, tag="floor"):
    """Chat permissions of the viewer: to all, unless a rule closes that; aside, to these seats."""

    closed: str  # the id of the rule; empty: talk is open
    aside: tuple[int, ...]


class Ack(ToClient, frozen=True, tag="ack"):
    """The command is done and stored."""

    id: str
    at: int


class Allowed(ToClient, frozen=True, tag="allowed"):
    """No rule forbids the action that was asked about."""

    id: str


class Held(ToClient, frozen=True, tag="held"):
    """The command is delayed as long as a free choice might take, so that other players see no difference."""

    id: str


class LetsPass(ToClient, frozen=True, tag="lets_pass"):
    """The questions that the seat may let pass, and those it does."""

    may: tuple[str, ...]
    does: tuple[str, ...]
    anyway: bool = False  # the player is asked also where only one answer is possible


class Refused(ToClient, frozen=True, tag="refused"):
    """A rule forbids it; nothing has changed."""

    id: str
    rule: str
    reason: str
    facts: Facts


class Error(ToClient, frozen=True, tag="error"):
    """It cannot be done, for a reason outside the rules; nothing has changed."""

    code: str
    facts: Facts
    id: str | None = None


class TableChanged(ToClient, frozen=True, tag="table"):
    table: TableInfo


class ClockFace(Struct, frozen=True):
    """The clock of these seats, in milliseconds: left, free of this turn before it runs, forgiven in the game."""

    seats: tuple[int, ...]
    left: int
    room: int
    runs: bool
    forgiven: int  # network delay given back so far (TABLE-16)


class Clocks(ToClient, frozen=True, tag="clocks"):
    """All clocks now; `line` is the measured delay of the viewer's connection, which is not counted (TABLE-16)."""

    clocks: tuple[ClockFace, ...]
    probe: int
    line: int


class Pong(ToClient, frozen=True, tag="pong"):
    pass


ServerMessage = (
    Welcome | Update | Spoken | Floor | Ack | Allowed | Held | LetsPass | Refused | Error | TableChanged | Clocks | Pong
)
