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


class OwnerQuestion(Struct, frozen=True, tag=True, kw_only=True):
    """Base of what a process asks the owner of a table."""

    table: str


class Execute(OwnerQuestion, frozen=True):
    """A command for a table; `id` tells a question that is asked again from a new one."""

    id: str
    kind: str
    body: Raw


class OpenTable(OwnerQuestion, frozen=True):
    """Load the table, own it, and publish its news from now on."""


class Probe(OwnerQuestion, frozen=True):
    """Ask whether the process is there."""


class Attending(OwnerQuestion, frozen=True):
    """Ask whether the seat's player is connected to the table, at any process."""

    seat: Seat


class SeatedCommand(Struct, frozen=True):
    """A command of a seat as it travels; its action is decoded by the game."""

    seat: Seat
    by: Author
    unheard: tuple[Seat, ...]
    command: ClientCommand | TakeAdvice


class Replying(Struct, frozen=True, tag=True, kw_only=True):
    """Base of answers."""


class Executed(Replying, frozen=True):
    """The command was done; the log has this length."""

    receipt: Receipt
    length: int


class RuledOut(Replying, frozen=True):
    """The rules of the game forbid the command."""

    refusal: Refusal


class TurnedDown(Replying, frozen=True):
    """The table refuses the command."""

    code: str
    facts: dict[str, str | int]


class NotStored(Replying, frozen=True):
    """The database did not take the command."""

    why: str


class NotMine(Replying, frozen=True):
    """Another process owns the table."""


class TableOpened(Replying, frozen=True):
    """The process that answers owns the table."""

    length: int


class Present(Replying, frozen=True):
    """Answer to a probe."""

    version: str


class AttendingHere(Replying, frozen=True):
    """Answer of the table's owner."""

    connected: bool


Reply = Executed | RuledOut | TurnedDown | NotStored | NotMine | TableOpened | Present | AttendingHere


class News(Struct, frozen=True, tag=True, kw_only=True):
    """Base of what an owner tells of a table."""


class StoredLines(News, frozen=True, tag="lines"):
    """Lines that have been stored, as they are in the log."""

    first: int
    lines: tuple[Raw, ...]


class ReadLines(News, frozen=True, tag="lines"):
    """The same lines, decoded."""

    first: int
    lines: tuple[TableLine, ...]


class ShownClocks(News, frozen=True, tag="clocks"):
    """Clocks as the owner shows them at this moment."""

    epoch: int  # of the owner that tells; a former owner may not know yet that it is none
    displays: tuple[ClockDisplay, ...]
    by: str = ""  # the process that tells
    at: float = 0.0  # when, by its monotonic clock


class Attendance(News, frozen=True, tag="here"):
    """Connections of each viewer over all processes, and players absent too long."""

    epoch: int
    connections: tuple[tuple[Viewer, int], ...]
    missing: tuple[Seat, ...]


class TableGuests(Struct, frozen=True):
    """Connections to one table in one process, with the latency of players."""

    connections: tuple[tuple[Viewer, int], ...]
    latency: dict[Seat, int]


class GuestReport(Struct, frozen=True):
    """Connections in one process to tables of one owner."""

    process: str
    tables: dict[str, TableGuests]


class CountsTold(Struct, frozen=True):
    """Counts of a process for its limits, lately: kind, key and weight."""

    process: str
    counts: tuple[tuple[str, tuple[str, ...], int], ...]


Question = Execute | OpenTable | Probe | Attending
ASKED: msgspec.json.Decoder[Question] = msgspec.json.Decoder(Question)
REPLIES: msgspec.json.Decoder[Reply] = msgspec.json.Decoder(Reply)
HEARD: msgspec.json.Decoder[ReadLines | ShownClocks | Attendance] = msgspec.json.Decoder(
    ReadLines | ShownClocks | Attendance
)
COUNTS: msgspec.json.Decoder[CountsTold] = msgspec.json.Decoder(CountsTold)
REPORTS: msgspec.json.Decoder[GuestReport] = msgspec.json.Decoder(GuestReport)
_SEATED: msgspec.json.Decoder[SeatedCommand] = msgspec.json.Decoder(SeatedCommand)


def encoded(message: Struct) -> bytes:
    return _ENCODER.encode(message)


def execute(table: str, id: str, command: AnyCommand) -> Execute:
    """The command as it travels."""
    if isinstance(command, FromSeat):
        body = {"seat": command.seat, "by": command.by, "unheard": command.unheard, "command": command.command}
        return Execute(table=table, id=id, kind="FromSeat", body=Raw(_ENCODER.encode(body)))
    return Execute(table=table, id=id, kind=type(command).__name__, body=Raw(_ENCODER.encode(command)))


def command_in(asked: Execute, game: AnyGame | None) -> AnyCommand:
    """The command that travelled; its action is decoded by the rules of the table."""
    if asked.kind != "FromSeat":
        plain: AnyCommand = msgspec.json.decode(asked.body, type=PLAIN[asked.kind])
        return plain
    seated = _SEATED.decode(asked.body)
    command: Any = seated.command
    if isinstance(command, Do):
        action = None if game is None else game.nouns.actions.decode(command.action)
        command = Do(id=command.id, version=command.version, action=action, now=command.now)
    return FromSeat(seated.seat, command, seated.by, seated.unheard)


def reply_to(error: Exception) -> Reply:
    """The error as it travels; one that no caller expects is raised again."""
    if isinstance(error, IllegalAction):
        return RuledOut(refusal=error.refusal)
    if isinstance(error, TableError):
        return TurnedDown(code=error.code, facts=error.facts)
    if isinstance(error, StoreFailed):
        return NotStored(why=str(error))
    raise error


def raise_if_refused(reply: Reply) -> None:
    """Raises the error that travelled."""
    match reply:
        case RuledOut():
            raise IllegalAction(reply.refusal)
        case TurnedDown():
            raise TableError(reply.code, reply.facts)
        case NotStored():
            raise StoreFailed(reply.why)
