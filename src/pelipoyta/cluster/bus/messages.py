"""Messages between processes of a cluster, and commands as they travel."""

from typing import Any

import msgspec
from msgspec import Raw, Struct

from pelipoyta.kernel.game import AnyGame, Seat
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.kernel.terms import Refusal
from pelipoyta.table.commands import (
    AnyCommand,
    Author,
    AwardGame,
    ClientCommand,
    Do,
    Follow,
    FromSeat,
    NoteTime,
    RedactLines,
    Reseat,
    Rest,
    SeatBot,
    TakeAdvice,
    TakeSeat,
    Unveil,
)
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.port import Receipt
from pelipoyta.table.live.timer import ClockDisplay
from pelipoyta.table.log.store import StoreFailed
from pelipoyta.table.model import TableLine, Viewer

_ENCODER = msgspec.json.Encoder()
PLAIN: dict[str, Any] = {
    kind.__name__: kind for kind in (TakeSeat, SeatBot, Reseat, Unveil, Follow, AwardGame, RedactLines, Rest, NoteTime)
}


class OwnerRequest(Struct, frozen=True, tag=True, kw_only=True):
    """Base of a process's requests to the owner of a table."""

    table: str


class Execute(OwnerRequest, frozen=True):
    """A command for a table; `id` tells a request that is sent again from a new one."""

    id: str
    kind: str
    body: Raw


class OpenTable(OwnerRequest, frozen=True):
    """Load the table, own it, and publish its updates from now on."""


class Probe(OwnerRequest, frozen=True):
    """Ask whether the process is there."""


class Attending(OwnerRequest, frozen=True):
    """Ask whether the seat's player is connected to the table, at any process."""

    seat: Seat


class SeatedCommand(Struct, frozen=True):
    """A command of a seat as it travels; its action is decoded by the game."""

    seat: Seat
    by: Author
    unheard: tuple[Seat, ...]
    command: ClientCommand | TakeAdvice


class OwnerReply(Struct, frozen=True, tag=True, kw_only=True):
    """Base of an owner's replies; tags stay as they are, since processes of two versions talk."""


class Executed(OwnerReply, frozen=True):
    """The command was done; the log has this length."""

    receipt: Receipt
    length: int


class IllegalActionReply(OwnerReply, frozen=True, tag="RuledOut"):
    """The rules of the game forbid the command."""

    refusal: Refusal


class TableErrorReply(OwnerReply, frozen=True, tag="TurnedDown"):
    """The table refuses the command."""

    code: str
    facts: dict[str, str | int]


class NotStored(OwnerReply, frozen=True):
    """The database did not take the command."""

    why: str


class NotMine(OwnerReply, frozen=True):
    """Another process owns the table."""


class TableOpened(OwnerReply, frozen=True):
    """The process that answers owns the table."""

    length: int


class ProbeReply(OwnerReply, frozen=True, tag="Present"):
    """Answer to a probe."""

    version: str


class AttendingReply(OwnerReply, frozen=True, tag="AttendingHere"):
    """Answer of the table's owner."""

    connected: bool


Reply = (
    Executed | IllegalActionReply | TableErrorReply | NotStored | NotMine | TableOpened | ProbeReply | AttendingReply
)


class OwnerUpdate(Struct, frozen=True, tag=True, kw_only=True):
    """Base of an owner's updates of a table."""


class StoredLines(OwnerUpdate, frozen=True, tag="lines"):
    """Lines that have been stored, as they are in the log."""

    first: int
    lines: tuple[Raw, ...]


class DecodedLines(OwnerUpdate, frozen=True, tag="lines"):
    """The same lines, decoded."""

    first: int
    lines: tuple[TableLine, ...]


class ShownClocks(OwnerUpdate, frozen=True, tag="clocks"):
    """Clocks as the owner shows them at this moment."""

    epoch: int  # of the sender; a former owner may not know yet that it is none
    displays: tuple[ClockDisplay, ...]
    by: str = ""  # the sending process
    at: float = 0.0  # when, by its monotonic clock


class Attendance(OwnerUpdate, frozen=True, tag="here"):
    """Connections of each viewer over all processes, and players absent too long."""

    epoch: int
    connections: tuple[tuple[Viewer, int], ...]
    missing: tuple[Seat, ...]


class TableConnections(Struct, frozen=True):
    """Connections to one table in one process, with the latency of players."""

    connections: tuple[tuple[Viewer, int], ...]
    latency: dict[Seat, int]


class ConnectionReport(Struct, frozen=True):
    """Connections in one process to tables of one owner."""

    process: str
    tables: dict[str, TableConnections]


class LimitCounts(Struct, frozen=True):
    """Recent counts of a process for its limits: kind, key and weight."""

    process: str
    counts: tuple[tuple[str, tuple[str, ...], int], ...]


Request = Execute | OpenTable | Probe | Attending
REQUESTS: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
REPLIES: msgspec.json.Decoder[Reply] = msgspec.json.Decoder(Reply)
UPDATES: msgspec.json.Decoder[DecodedLines | ShownClocks | Attendance] = msgspec.json.Decoder(
    DecodedLines | ShownClocks | Attendance
)
COUNTS: msgspec.json.Decoder[LimitCounts] = msgspec.json.Decoder(LimitCounts)
REPORTS: msgspec.json.Decoder[ConnectionReport] = msgspec.json.Decoder(ConnectionReport)
_SEATED: msgspec.json.Decoder[SeatedCommand] = msgspec.json.Decoder(SeatedCommand)


def encoded(message: Struct) -> bytes:
    return _ENCODER.encode(message)


def execute(table: str, id: str, command: AnyCommand) -> Execute:
    """The command as it travels."""
    if isinstance(command, FromSeat):
        body = {"seat": command.seat, "by": command.by, "unheard": command.unheard, "command": command.command}
        return Execute(table=table, id=id, kind="FromSeat", body=Raw(_ENCODER.encode(body)))
    return Execute(table=table, id=id, kind=type(command).__name__, body=Raw(_ENCODER.encode(command)))


def command_in(request: Execute, game: AnyGame | None) -> AnyCommand:
    """The command that travelled; its action is decoded by the rules of the table."""
    if request.kind != "FromSeat":
        plain: AnyCommand = msgspec.json.decode(request.body, type=PLAIN[request.kind])
        return plain
    seated = _SEATED.decode(request.body)
    command: Any = seated.command
    if isinstance(command, Do):
        action = None if game is None else game.nouns.actions.decode(command.action)
        command = Do(id=command.id, version=command.version, action=action, now=command.now)
    return FromSeat(seated.seat, command, seated.by, seated.unheard)


def reply_to(error: Exception) -> Reply:
    """The error as it travels; one that no caller expects is raised again."""
    if isinstance(error, IllegalAction):
        return IllegalActionReply(refusal=error.refusal)
    if isinstance(error, TableError):
        return TableErrorReply(code=error.code, facts=error.facts)
    if isinstance(error, StoreFailed):
        return NotStored(why=str(error))
    raise error


def raise_if_refused(reply: Reply) -> None:
    """Raises the error that travelled."""
    match reply:
        case IllegalActionReply():
            raise IllegalAction(reply.refusal)
        case TableErrorReply():
            raise TableError(reply.code, reply.facts)
        case NotStored():
            raise StoreFailed(reply.why)
