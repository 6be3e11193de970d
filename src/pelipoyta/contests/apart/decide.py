"""Words of organisers, captains and players to lines of a meeting's log, or why not. Nothing changes here."""

from collections.abc import Sequence

from msgspec import Struct

from pelipoyta.contests.apart.meeting import Meeting
from pelipoyta.contests.apart.model import TEAMS, AnyEntry, Captained, Joined, Left, LinedUp, Reissued
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.kernel.terms import Refusal
from pelipoyta.table.errors import TableError


class Said(Struct, frozen=True):
    """Base of what is asked; `key` says by whom."""

    key: str


class Join(Said, frozen=True):
    name: str
    side: int = 0
    word: str = ""


class EnterBot(Said, frozen=True):
    bot: str
    side: int = 0


class Leave(Said, frozen=True):
    entrant: int


class Reissue(Said, frozen=True):
    entrant: int
    new_key: str


class Captain(Said, frozen=True):
    """The organiser, or the captain so far, names another of the team."""

    entrant: int


class LineUp(Said, frozen=True):
    order: tuple[int, ...]


Command = Join | EnterBot | Leave | Reissue | Captain | LineUp


def decide(meeting: Meeting, command: Command) -> list[AnyEntry]:
    """Lines to store; none where it is so already. Raises TableError or IllegalAction."""
    match command:
        case Join():
            return _join(meeting, command)
        case EnterBot():
            _organiser(meeting, command.key)
            _has_room(meeting, command.side)
            return [Joined(command.bot, "", command.bot, command.side)]
        case Leave():
            return _leave(meeting, command)
        case Reissue():
            return _reissue(meeting, command)
        case Captain():
            return _captain(meeting, command)
        case LineUp():
            return _line_up(meeting, command)


def orders(meeting: Meeting) -> list[tuple[int, ...]]:
    """How each team is lined up; one whose captain has said nothing, in the order of joining (CONTEST-21)."""
    return [meeting.line_ups.get(side) or tuple(meeting.team(side)) for side in range(TEAMS)]


def all_lined_up(meeting: Meeting) -> bool:
    """Both captains have spoken; a team of bots has nobody who could."""
    return all(side in meeting.line_ups or meeting.captains[side] is None for side in range(TEAMS))


def check_full(meeting: Meeting) -> None:
    """Whether the tables can be laid now. Raises IllegalAction."""
    _not_laid(meeting)
    wanted, here = meeting.header.places, len(meeting.here)
    if here < wanted:
        raise _no("CONTEST-20", "places-free", missing=wanted - here)


def organiser(meeting: Meeting, key: str) -> bool:
    return bool(key) and key == meeting.header.host


def _join(meeting: Meeting, command: Join) -> list[AnyEntry]:
    """Nobody plays in two places: who has a ticket here has one (CONTEST-20)."""
    mine = meeting.entrant_of(command.key)
    if mine is not None:
        entrant = meeting.entrants[mine]
        if not entrant.here:
            raise _no("CONTEST-20", "left-already")
        if entrant.side != command.side:
            raise _no("CONTEST-20", "two-places")
        return []
    _has_room(meeting, command.side)
    return [Joined(command.name, command.key, "", command.side, command.word)]


def _has_room(meeting: Meeting, side: int) -> None:
    _not_laid(meeting)
    if side not in range(max(1, len(meeting.header.sides))):
        raise TableError("no_such_team")
    most = meeting.header.size
    if len(meeting.team(side)) >= most:
        raise _no("CONTEST-20", "team-full", most=most)


def _leave(meeting: Meeting, command: Leave) -> list[AnyEntry]:
    _entrant(meeting, command.entrant)
    if not organiser(meeting, command.key) and meeting.entrant_of(command.key) != command.entrant:
        raise TableError("not_organiser", {"rule": "CONTEST-20"})
    if meeting.over:
        raise _no("CONTEST-22", "meeting-over")
    return [Left(command.entrant)] if meeting.entrants[command.entrant].here else []


def _reissue(meeting: Meeting, command: Reissue) -> list[AnyEntry]:
    _organiser(meeting, command.key)
    _entrant(meeting, command.entrant)
    if meeting.entrants[command.entrant].bot:
        raise _no("CONTEST-20", "bot-ticket")
    return [Reissued(command.entrant, command.new_key)]


def _captain(meeting: Meeting, command: Captain) -> list[AnyEntry]:
    _entrant(meeting, command.entrant)
    entrant, mine = meeting.entrants[command.entrant], meeting.entrant_of(command.key)
    _not_laid(meeting)
    if not meeting.captains:
        raise _no("CONTEST-21", "no-captain")
    if not organiser(meeting, command.key) and (mine is None or mine != meeting.captains[entrant.side]):
        raise TableError("not_captain", {"rule": "CONTEST-21"})
    if entrant.bot or not entrant.here:
        raise _no("CONTEST-21", "no-captain")
    return [] if meeting.captains[entrant.side] == command.entrant else [Captained(command.entrant)]


def _line_up(meeting: Meeting, command: LineUp) -> list[AnyEntry]:
    """All of one's own team, each once; the other captain's word is not needed for it, and not seen."""
    mine = meeting.entrant_of(command.key)
    if mine is None or mine not in meeting.captains:
        raise TableError("not_captain", {"rule": "CONTEST-21"})
    _not_laid(meeting)
    side = meeting.entrants[mine].side
    _check_order(meeting, side, command.order)
    return [] if meeting.line_ups.get(side) == command.order else [LinedUp(side, command.order)]


def _check_order(meeting: Meeting, side: int, order: Sequence[int]) -> None:
    if len(meeting.team(side)) < meeting.header.size:
        raise _no("CONTEST-21", "team-not-full", size=meeting.header.size)
    if sorted(order) != meeting.team(side):
        raise _no("CONTEST-21", "bad-line-up", size=meeting.header.size)


def _not_laid(meeting: Meeting) -> None:
    if meeting.laid:
        raise _no("CONTEST-20", "tables-laid")


def _organiser(meeting: Meeting, key: str) -> None:
    if not organiser(meeting, key):
        raise TableError("not_organiser", {"rule": "CONTEST-20"})


def _entrant(meeting: Meeting, entrant: int) -> None:
    if entrant not in range(len(meeting.entrants)):
        raise TableError("no_such_entrant")


def _no(rule: str, reason: str, **facts: str | int) -> IllegalAction:
    return IllegalAction(Refusal(rule, reason, facts))
