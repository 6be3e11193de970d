"""Questions to the table index: tables that may be listed, a person's own games, members of a club."""

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import Connection, select

from pelipoyta.community.projections.projection import read_row
from pelipoyta.community.table_index.row import IndexedTable
from pelipoyta.storage.schema.clubs import CLUB_MEMBERS
from pelipoyta.storage.schema.table_index import TABLE_INDEX, TABLE_SEATS
from pelipoyta.table.watching import MOST_BEHIND

LATEST = 60.0 * MOST_BEHIND  # seconds by which onlookers are behind at most


class OwnSeat(Struct, frozen=True):
    """A seat of a person, and the row of its table."""

    table: str
    seat: int
    row: IndexedTable


def listable(db: Connection, now: float) -> dict[str, IndexedTable]:
    """Tables that lists may hold: not private, and not over, or so lately that onlookers may not know it (TABLE-25)."""
    late = TABLE_INDEX.c.ended > now - LATEST
    kept = (TABLE_INDEX.c.listing != "private") & ((TABLE_INDEX.c.phase != "over") | late)
    found = db.execute(select(TABLE_INDEX).where(kept)).mappings()
    return {row["table_id"]: read_row(row, IndexedTable) for row in found}


def own_seats(db: Connection, people: Sequence[str], most: int) -> list[OwnSeat]:
    """Seats of these people or marks at tables that are not over, the last changed first."""
    at = TABLE_INDEX.c.table_id == TABLE_SEATS.c.table_id
    wanted = TABLE_SEATS.c.person.in_(people) & (TABLE_INDEX.c.phase != "over")
    found = (
        select(TABLE_INDEX, TABLE_SEATS.c.seat.label("own_seat"))
        .join(TABLE_SEATS, at)
        .where(wanted)
        .order_by(TABLE_INDEX.c.changed.desc())
        .limit(most)
    )
    rows = db.execute(found).mappings()
    return [OwnSeat(row["table_id"], row["own_seat"], read_row(row, IndexedTable)) for row in rows]


def is_member(db: Connection, club: str, person: str) -> bool:
    """True if the person is a member of the club."""
    here = (CLUB_MEMBERS.c.club == club) & (CLUB_MEMBERS.c.person == person)
    return db.execute(select(CLUB_MEMBERS.c.club).where(here)).first() is not None
