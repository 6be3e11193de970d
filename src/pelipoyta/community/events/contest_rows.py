"""Rows of contests: pure functions of their states."""

from typing import Literal

from pelipoyta.community.events.model import ContestEntrant, ContestRow
from pelipoyta.contests.team_match.model import TeamMatchHeader
from pelipoyta.contests.team_match.state import TeamMatch
from pelipoyta.contests.tournament.decide import MOST_ENTRANTS, is_over
from pelipoyta.contests.tournament.model import TournamentHeader
from pelipoyta.contests.tournament.state import Tournament


def row_of_tournament(tournament: Tournament, plain: bool = True) -> ContestRow | None:
    """Row of a tournament, None once it is over; `plain`: its game asks nothing of those who enter."""
    header, rounds = tournament.header, tournament.rounds
    if is_over(tournament):
        return None
    begun = bool(rounds or tournament.stage)
    most = header.boosters.most if header.boosters else MOST_ENTRANTS
    return _row(
        "tournament",
        header,
        begun=begun,
        takes=_takes(tournament) and len(tournament.entrants) < most,
        count=sum(not each.left for each in tournament.entrants),
        places=0,
        plain=plain and not header.partners,
        round=len(rounds),
        entrants=tuple(_entrants(tournament)),
    )


def _row(
    kind: Literal["tournament", "team_match"],
    header: TournamentHeader | TeamMatchHeader,
    *,
    begun: bool,
    takes: bool,
    count: int,
    places: int,
    plain: bool,
    round: int,
    entrants: tuple[ContestEntrant, ...],
) -> ContestRow:
    """Row of a contest; game, title and calendar are the header's."""
    calendar = header.calendar
    return ContestRow(
        kind=kind,
        game=header.game,
        title=header.title,
        listing=calendar.listing,
        club=calendar.club,
        organiser=calendar.organiser,
        made=header.created,
        begins=calendar.begins,
        state="running" if begun else "open",
        takes=takes,
        count=count,
        places=places,
        plain=plain,
        round=round,
        entrants=entrants,
    )


def _takes(tournament: Tournament) -> bool:
    """True while one can enter; late only a Swiss with a round still to come takes more (CONTEST-9)."""
    if not tournament.rounds:
        return tournament.stage is None
    header = tournament.header
    return header.system == "swiss" and tournament.stage is None and len(tournament.rounds) < header.rounds


def _entrants(tournament: Tournament) -> list[ContestEntrant]:
    found = []
    for number, each in enumerate(tournament.entrants):
        if not each.bot and not each.left:
            game = tournament.rounds[-1].game_of(number) if tournament.rounds else None
            table = game.table if game and game.scores is None else ""
            found.append(ContestEntrant(number, each.account, table))
    return found


def row_of_team_match(team_match: TeamMatch) -> ContestRow | None:
    """Row of a team match or duplicate play, None once it is over; of its hidden tables each player has the own."""
    header = team_match.header
    if team_match.over:
        return None
    return _row(
        "team_match",
        header,
        begun=bool(team_match.laid),
        takes=not team_match.laid and len(team_match.here) < header.places,
        count=len(team_match.here),
        places=header.places,
        plain=header.form == "duplicate",
        round=_set_of(team_match),
        entrants=tuple(
            ContestEntrant(number, each.account, _table(team_match, number))
            for number, each in enumerate(team_match.entrants)
            if each.here and not each.bot
        ),
    )


def _set_of(team_match: TeamMatch) -> int:
    """Number of the deal that is played; 1 for a match of teams, whose tables are laid together."""
    if not team_match.laid:
        return 0
    if team_match.header.form != "duplicate":
        return 1
    return 1 + next((at for at, each in enumerate(team_match.sets) if not each.open), 0)


def _table(team_match: TeamMatch, entrant: int) -> str:
    """Table at which the entrant plays now, or next."""
    sittings = [sitting for each in team_match.sets if not each.open for sitting in each.sittings]
    laid = [each.table for each in sittings if entrant in each.players and each.table not in team_match.waits]
    return laid[0] if laid else ""
