"""A league as its page shows it."""

from sqlalchemy import Connection

from pelipoyta.community.accounts.account_rows import labels_of
from pelipoyta.community.leagues import rows
from pelipoyta.community.leagues.decide import next_due
from pelipoyta.community.leagues.rows import StoredLeague
from pelipoyta.community.leagues.standings import LeagueStanding, standings
from pelipoyta.community.leagues.state import LeagueSeason
from pelipoyta.server.schemas.contests.leagues import (
    DivisionInfo,
    FixtureInfo,
    LeagueGameInfo,
    LeagueInfo,
    LeagueRow,
    LeagueSeasonInfo,
    ListedLeagueInfo,
    PlaceChangeInfo,
)


class PeopleNumbers:
    """Numbers of people in the order in which they were first named."""

    def __init__(self) -> None:
        self.people: dict[str, int] = {}

    def of(self, person: str) -> int:
        return self.people.setdefault(person, len(self.people))


def league_info(db: Connection, stored: StoredLeague, reader: str) -> LeagueInfo:
    """The league for a reader; "" is a guest."""
    league, number = stored.league, PeopleNumbers()
    organiser, members = number.of(stored.organiser), tuple(number.of(person) for person in league.members)
    season = _season(stored, league.seasons[-1], number) if league.seasons else None
    labels = labels_of(db, number.people)
    return LeagueInfo(
        id=stored.id,
        terms=league.terms,
        club=stored.club,
        names=tuple(labels[person].name if person in labels else "" for person in number.people),
        organiser=organiser,
        members=members,
        me=number.people.get(reader) if reader else None,
        mine=bool(reader) and reader == stored.organiser,
        closed=league.closed,
        season=season,
    )


def listed_leagues(db: Connection, club: str, organiser: str) -> tuple[ListedLeagueInfo, ...]:
    return tuple(
        ListedLeagueInfo(each.id, each.name, each.game, each.ended) for each in rows.listed(db, club, organiser)
    )


def _season(stored: StoredLeague, season: LeagueSeason, number: PeopleNumbers) -> LeagueSeasonInfo:
    changes = [
        PlaceChangeInfo(
            entrant=number.of(change.person), division=change.division, rank=change.rank, to=change.to, why=change.why
        )
        for change in season.changes
    ]
    return LeagueSeasonInfo(
        number=season.number,
        began=season.began,
        rounds=season.rounds,
        opened=season.opened,
        next_round=None if season.finished else next_due(stored.league),
        over=season.finished,
        divisions=tuple(_division(stored, season, at, number) for at in range(len(season.divisions))),
        changes=tuple(changes),
    )


def _division(stored: StoredLeague, season: LeagueSeason, division: int, number: PeopleNumbers) -> DivisionInfo:
    table = standings(stored.league.terms, season, division)
    fixtures = [
        FixtureInfo(
            round=fixture.round,
            first=number.of(fixture.first),
            second=number.of(fixture.second),
            games=_games(stored, season, fixture.number),
        )
        for fixture in season.fixtures
        if fixture.division == division
    ]
    return DivisionInfo(tuple(_row(row, number) for row in table), tuple(fixtures))


def _games(stored: StoredLeague, season: LeagueSeason, fixture: int) -> tuple[LeagueGameInfo, ...]:
    found = [season.games[fixture, game] for game in range(stored.league.terms.games)]
    return tuple(LeagueGameInfo(game.table, game.score, game.how) for game in found)


def _row(row: LeagueStanding, number: PeopleNumbers) -> LeagueRow:
    return LeagueRow(
        entrant=number.of(row.person),
        rank=row.rank,
        points=row.points,
        played=row.played,
        won=row.won,
        drawn=row.drawn,
        lost=row.lost,
        by=row.by,
        breaks=row.breaks,
        parts=tuple((number.of(part.against), part.amount) for part in row.parts),
        left=row.left,
    )
