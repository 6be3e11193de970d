"""Leagues of clubs: only organisers of the club announce them, only its members enter."""

from sqlalchemy import Connection, and_, select

from pelipoyta.storage.schema.people.clubs import CLUB_MEMBERS
from pelipoyta.table.errors import TableError


def check_organises(db: Connection, club: str, person: str) -> None:
    """Raises TableError for a person who is no organiser of the club, as for a club that there is not."""
    if _role(db, club, person) not in ("owner", "organiser"):
        raise TableError("not_league_organiser")


def check_member(db: Connection, club: str, person: str) -> None:
    """Raises TableError for a person outside the club that holds the league."""
    if club and not _role(db, club, person):
        raise TableError("league_members_only")


def _role(db: Connection, club: str, person: str) -> str:
    own = and_(CLUB_MEMBERS.c.club == club, CLUB_MEMBERS.c.person == person)
    return db.execute(select(CLUB_MEMBERS.c.role).where(own)).scalar() or ""
