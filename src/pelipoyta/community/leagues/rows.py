"""Leagues in the database: their logs, and the tables of their games."""

from collections.abc import Sequence
from time import time
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, and_, insert, select, update

from pelipoyta.community.leagues.decide import next_due
from pelipoyta.community.leagues.model import AnyLeagueEvent, LeagueTableMade, LeagueTerms
from pelipoyta.community.leagues.state import League
from pelipoyta.storage.database import EVENTS, announce
from pelipoyta.storage.schema.games.leagues import LEAGUE_LOG, LEAGUE_TABLES, LEAGUES

NEVER = 1e18  # due only when a game ends


class StoredLeague(Struct, frozen=True):
    """A league with its state."""

    id: str
    organiser: str
    club: str
    league: League
    made: float = 0.0


class ListedLeague(Struct, frozen=True):
    """A league in a list."""

    id: str
    name: str
    game: str
    ended: bool


def create(db: Connection, league_id: str, terms: LeagueTerms, *, organiser: str, club: str, now: float) -> None:
    row = {"id": league_id, "name": terms.name.strip(), "organiser": organiser, "club": club, "made": now}
    due = NEVER if terms.begins is None else terms.begins
    db.execute(insert(LEAGUES).values(**row, terms=msgspec.to_builtins(terms), due=due, over=False))
    announce(db, EVENTS)


def read(db: Connection, league_id: str, *, locked: bool = True) -> StoredLeague | None:
    """The league, for the transaction that changes it; not `locked`, only to be read."""
    query = select(LEAGUES).where(LEAGUES.c.id == league_id)
    row = db.execute(query.with_for_update() if locked else query).mappings().first()
    if row is None:
        return None
    log = select(LEAGUE_LOG).where(LEAGUE_LOG.c.league == league_id).order_by(LEAGUE_LOG.c.seq)
    events = [(_event(each["entry"]), each["time"]) for each in db.execute(log).mappings()]
    league = League.folded(msgspec.convert(row["terms"], LeagueTerms), events)
    return StoredLeague(id=row["id"], organiser=row["organiser"], club=row["club"], league=league, made=row["made"])


def append(db: Connection, stored: StoredLeague, events: Sequence[AnyLeagueEvent], now: float | None = None) -> None:
    """Store events and adopt them; the row of the league is locked by `read` in the same transaction."""
    at = time() if now is None else now
    for event in events:
        seq = stored.league.length
        db.execute(insert(LEAGUE_LOG).values(league=stored.id, seq=seq, time=at, entry=msgspec.to_builtins(event)))
        if isinstance(event, LeagueTableMade):
            made = {"table": event.table, "league": stored.id, "fixture": event.fixture, "number": event.number}
            db.execute(insert(LEAGUE_TABLES).values(**made))
        stored.league.adopt(event, at)
    when = next_due(stored.league)
    values = {"due": NEVER if when is None else when, "over": stored.league.closed}
    db.execute(update(LEAGUES).where(LEAGUES.c.id == stored.id).values(**values))
    announce(db, EVENTS)


def due_leagues(db: Connection, now: float) -> list[str]:
    """Ids of leagues in which something is due."""
    found = select(LEAGUES.c.id).where(and_(LEAGUES.c.over.is_(False), LEAGUES.c.due <= now))
    return list(db.execute(found).scalars())


def unfinished(db: Connection) -> list[str]:
    return list(db.execute(select(LEAGUES.c.id).where(LEAGUES.c.over.is_(False))).scalars())


def leagues_of_tables(db: Connection, tables: Sequence[str]) -> set[str]:
    return set(db.execute(select(LEAGUE_TABLES.c.league).where(LEAGUE_TABLES.c.table.in_(list(tables)))).scalars())


def listed(db: Connection, club: str = "", organiser: str = "") -> list[ListedLeague]:
    """Leagues of a club or of an organiser, the newest first."""
    where = LEAGUES.c.club == club if club else LEAGUES.c.organiser == organiser
    rows = db.execute(select(LEAGUES).where(where).order_by(LEAGUES.c.made.desc()).limit(50)).mappings()
    return [ListedLeague(row["id"], row["name"], row["terms"]["game"], row["over"]) for row in rows]


def _event(entry: Any) -> AnyLeagueEvent:
    event: AnyLeagueEvent = msgspec.convert(entry, AnyLeagueEvent)
    return event
