"""Words of organisers, captains and players to lines of a meeting's log, or why not. Nothing changes here."""

from collections.abc import Sequence

from pelipoyta.contests.commands import (
    ContestCommand,
    Reissue,
    check_entrant,
    check_organiser,
    check_own,
    is_organiser,
    no,
    reissued,
)
from pelipoyta.contests.team_match.model import TEAMS, AnyEntry, Captained, Joined, Left, LinedUp
from pelipoyta.contests.team_match.state import TeamMatch
from pelipoyta.table.errors import TableError

RULE = "CONTEST-20"  # who may join, and who decides that


class Join(ContestCommand, frozen=True):
    name: str
    side: int = 0
    word: str = ""


class EnterBot(ContestCommand, frozen=True):
    bot: str
    side: int = 0


class Leave(ContestCommand, frozen=True):
    entrant: int


class Captain(ContestCommand, frozen=True):
    """The organiser, or the captain so far, names another of the team."""

    entrant: int


class LineUp(ContestCommand, frozen=True):
    order: tuple[int, ...]


Command = Join | EnterBot | Leave | Reissue | Captain | LineUp


def decide(meeting: TeamMatch, command: Command) -> list[AnyEntry]:
    """Lines to store; none where it is so already. Raises TableError or IllegalAction."""
    match command:
        case Join():
            return _join(meeting, command)
        case EnterBot():
            check_organiser(meeting, command.key, RULE)
            _has_room(meeting, command.side)
            return [Joined(command.bot, "", command.bot, command.side)]
        case Leave():
            return _leave(meeting, command)
        case Reissue():
            return [reissued(meeting, command, RULE)]
        case Captain():
            return _captain(meeting, command)
        case LineUp():
            return _line_up(meeting, command)


def orders(meeting: TeamMatch) -> list[tuple[int, ...]]:
    """How each team is lined up; one whose captain has said nothing, in the order of joining (CONTEST-21)."""
    return [meeting.line_ups.get(side) or tuple(meeting.team(side)) for side in range(TEAMS)]


def all_lined_up(meeting: TeamMatch) -> bool:
    """Both captains have spoken; a team of bots has nobody who could."""
    return all(side in meeting.line_ups or meeting.captains[side] is None for side in range(TEAMS))


def check_full(meeting: TeamMatch) -> None:
    """Whether the tables can be laid now. Raises IllegalAction."""
    _not_laid(meeting)
    wanted, here = meeting.header.places, len(meeting.here)
    if here < wanted:
        raise no(RULE, "places-free", missing=wanted - here)


def _join(meeting: TeamMatch, command: Join) -> list[AnyEntry]:
    """Nobody plays in two places: who has a ticket here has one (CONTEST-20)."""
    mine = meeting.entrant_of(command.key)
    if mine is not None:
        entrant = meeting.entrants[mine]
        if not entrant.here:
            raise no(RULE, "left-already")
        if entrant.side != command.side:
            raise no(RULE, "two-places")
        return []
    _has_room(meeting, command.side)
    return [Joined(command.name, command.key, "", command.side, command.word)]


def _has_room(meeting: TeamMatch, side: int) -> None:
    _not_laid(meeting)
    if side not in range(max(1, len(meeting.header.sides))):
        raise TableError("no_such_team")
    most = meeting.header.size
    if len(meeting.team(side)) >= most:
        raise no(RULE, "team-full", most=most)


def _leave(meeting: TeamMatch, command: Leave) -> list[AnyEntry]:
    check_own(meeting, command.key, command.entrant, RULE)
    if meeting.over:
        raise no("CONTEST-22", "meeting-over")
    return [Left(command.entrant)] if meeting.entrants[command.entrant].here else []


def _captain(meeting: TeamMatch, command: Captain) -> list[AnyEntry]:
    check_entrant(meeting, command.entrant)
    entrant, mine = meeting.entrants[command.entrant], meeting.entrant_of(command.key)
    _not_laid(meeting)
    if not meeting.captains:
        raise no("CONTEST-21", "no-captain")
    if not is_organiser(meeting, command.key) and (mine is None or mine != meeting.captains[entrant.side]):
        raise TableError("not_captain", {"rule": "CONTEST-21"})
    if entrant.bot or not entrant.here:
        raise no("CONTEST-21", "no-captain")
    return [] if meeting.captains[entrant.side] == command.entrant else [Captained(command.entrant)]


def _line_up(meeting: TeamMatch, command: LineUp) -> list[AnyEntry]:
    """All of one's own team, each once; the other captain's word is not needed for it, and not seen."""
    mine = meeting.entrant_of(command.key)
    if mine is None or mine not in meeting.captains:
        raise TableError("not_captain", {"rule": "CONTEST-21"})
    _not_laid(meeting)
    side = meeting.entrants[mine].side
    _check_order(meeting, side, command.order)
    return [] if meeting.line_ups.get(side) == command.order else [LinedUp(side, command.order)]


def _check_order(meeting: TeamMatch, side: int, order: Sequence[int]) -> None:
    if len(meeting.team(side)) < meeting.header.size:
        raise no("CONTEST-21", "team-not-full", size=meeting.header.size)
    if sorted(order) != meeting.team(side):
        raise no("CONTEST-21", "bad-line-up", size=meeting.header.size)


def _not_laid(meeting: TeamMatch) -> None:
    if meeting.laid:
        raise no(RULE, "tables-laid")
