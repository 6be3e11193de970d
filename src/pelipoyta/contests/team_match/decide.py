"""Decides commands of organisers, captains and players: entries for the log, or a refusal. No side effects."""

from collections.abc import Sequence

from pelipoyta.contests.commands import (
    FromKey,
    Reissue,
    check_entrant,
    check_organiser,
    check_own,
    is_organiser,
    no,
    reissued,
)
from pelipoyta.contests.team_match.commands import (
    AddBot,
    AnyCommand,
    BeginTeamMatch,
    GiveLineUp,
    JoinTeam,
    LeaveTeamMatch,
    NameCaptain,
)
from pelipoyta.contests.team_match.model import TEAMS, AnyEntry, Captained, EntrantJoined, EntrantLeft, LinedUp
from pelipoyta.contests.team_match.state import TeamMatch
from pelipoyta.table.errors import TableError
from pelipoyta.table.state.chat import clean

RULE = "CONTEST-20"  # who may join, and who decides that


def decide(team_match: TeamMatch, asked: FromKey[AnyCommand]) -> list[AnyEntry]:
    """Entries to store; none where the command changes nothing. Raises TableError or IllegalAction."""
    key, command = asked.key, asked.command
    match command:
        case JoinTeam():
            return _join(team_match, asked.account, key, command)
        case AddBot():
            check_organiser(team_match, key, RULE)
            _has_room(team_match, command.side)
            return [EntrantJoined(command.bot, "", command.bot, command.side)]
        case LeaveTeamMatch():
            return _leave(team_match, key, command)
        case Reissue():
            return [reissued(team_match, key, command, RULE)]
        case NameCaptain():
            return _captain(team_match, key, command)
        case GiveLineUp():
            return _line_up(team_match, key, command)
        case BeginTeamMatch():
            check_organiser(team_match, key, RULE)
            check_full(team_match)
            return []


def orders(team_match: TeamMatch) -> list[tuple[int, ...]]:
    """Line-up of each team; a team without one plays in the order of joining (CONTEST-21)."""
    return [team_match.line_ups.get(side) or tuple(team_match.team(side)) for side in range(TEAMS)]


def all_lined_up(team_match: TeamMatch) -> bool:
    """True if both captains have given their line-up; a team of bots has no captain."""
    return all(side in team_match.line_ups or team_match.captains[side] is None for side in range(TEAMS))


def check_full(team_match: TeamMatch) -> None:
    """Check that the tables can be laid now. Raises IllegalAction."""
    _not_laid(team_match)
    wanted, here = team_match.header.places, len(team_match.here)
    if here < wanted:
        raise no(RULE, "places-free", missing=wanted - here)


def _join(team_match: TeamMatch, account: str, key: str, command: JoinTeam) -> list[AnyEntry]:
    """Join a team; a player with a ticket cannot join twice (CONTEST-20)."""
    mine = team_match.entrant_of(key)
    if mine is not None:
        entrant = team_match.entrants[mine]
        if not entrant.here:
            raise no(RULE, "left-already")
        if entrant.side != command.side:
            raise no(RULE, "two-places")
        return []
    _has_room(team_match, command.side)
    name = "" if account else clean(command.name)
    return [EntrantJoined(name=name, key=key, side=command.side, word=command.word, account=account)]


def _has_room(team_match: TeamMatch, side: int) -> None:
    _not_laid(team_match)
    if side not in range(max(1, len(team_match.header.sides))):
        raise TableError("no_such_team")
    most = team_match.header.size
    if len(team_match.team(side)) >= most:
        raise no(RULE, "team-full", most=most)


def _leave(team_match: TeamMatch, key: str, command: LeaveTeamMatch) -> list[AnyEntry]:
    check_own(team_match, key, command.entrant, RULE)
    if team_match.over:
        raise no("CONTEST-22", "team-match-over")
    return [EntrantLeft(command.entrant)] if team_match.entrants[command.entrant].here else []


def _captain(team_match: TeamMatch, key: str, command: NameCaptain) -> list[AnyEntry]:
    check_entrant(team_match, command.entrant)
    entrant, mine = team_match.entrants[command.entrant], team_match.entrant_of(key)
    _not_laid(team_match)
    if not team_match.captains:
        raise no("CONTEST-21", "no-captain")
    if not is_organiser(team_match, key) and (mine is None or mine != team_match.captains[entrant.side]):
        raise TableError("not_captain", {"rule": "CONTEST-21"})
    if entrant.bot or not entrant.here:
        raise no("CONTEST-21", "no-captain")
    return [] if team_match.captains[entrant.side] == command.entrant else [Captained(command.entrant)]


def _line_up(team_match: TeamMatch, key: str, command: GiveLineUp) -> list[AnyEntry]:
    """Line up the captain's own team, each player once; the other team's line-up stays secret."""
    mine = team_match.entrant_of(key)
    if mine is None or mine not in team_match.captains:
        raise TableError("not_captain", {"rule": "CONTEST-21"})
    _not_laid(team_match)
    side = team_match.entrants[mine].side
    _check_order(team_match, side, command.order)
    return [] if team_match.line_ups.get(side) == command.order else [LinedUp(side, command.order)]


def _check_order(team_match: TeamMatch, side: int, order: Sequence[int]) -> None:
    if len(team_match.team(side)) < team_match.header.size:
        raise no("CONTEST-21", "team-not-full", size=team_match.header.size)
    if sorted(order) != team_match.team(side):
        raise no("CONTEST-21", "bad-line-up", size=team_match.header.size)


def _not_laid(team_match: TeamMatch) -> None:
    if team_match.laid:
        raise no(RULE, "tables-laid")
