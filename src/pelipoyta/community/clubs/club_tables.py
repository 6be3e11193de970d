"""Tables of a club: private tables that are listed to its members alone."""

from sqlalchemy import ColumnElement, Connection, delete, insert, select

from pelipoyta.community.clubs.book import check_may
from pelipoyta.community.clubs.hook import tell_table
from pelipoyta.storage.schema.people.clubs import CLUB_EVENTS

MOST_TABLES = 300  # the oldest are listed no longer


def add_table(db: Connection, person: str, club: str, table: str, now: float) -> None:
    """List a table in the club's lobby, once. Raises TableError for a person who is no member."""
    check_may(db, club, person, "play")
    listed = tables(db, club)
    if table in listed:
        return
    db.execute(insert(CLUB_EVENTS).values(club=club, kind="table", name=table, made=now, made_by=person))
    tell_table(db, club, table, now)
    for old in list(listed)[MOST_TABLES - 1 :]:
        db.execute(delete(CLUB_EVENTS).where(_tables(club) & (CLUB_EVENTS.c.name == old)))


def tables(db: Connection, club: str) -> dict[str, float]:
    """Tables of the club with the time they were listed, the newest first."""
    query = select(CLUB_EVENTS.c.name, CLUB_EVENTS.c.made).where(_tables(club))
    return {str(name): made for name, made in db.execute(query.order_by(CLUB_EVENTS.c.made.desc(), CLUB_EVENTS.c.name))}


def _tables(club: str) -> ColumnElement[bool]:
    return (CLUB_EVENTS.c.club == club) & (CLUB_EVENTS.c.kind == "table")
