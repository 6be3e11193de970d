"""Questions to the table index: tables that may be listed, a person's own games, members of a club."""

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import Connection, select

from pelipoyta.community.projections.projection import CHUNK, read_row
from pelipoyta.community.table_index.row import IndexedTable
from pelipoyta.storage.schema.games.table_index import TABLE_INDEX, TABLE_SEATS
from pelipoyta.storage.schema.people.clubs import CLUB_MEMBERS
from pelipoyta.table.access.listing import end_known_at
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


def rows_of(db: Connection, tables: Sequence[str]) -> dict[str, IndexedTable]:
    """Rows of these tables."""
    found: dict[str, IndexedTable] = {}
    for start in range(0, len(tables), CHUNK):
        some = TABLE_INDEX.c.table_id.in_(tables[start : start + CHUNK])
        for row in db.execute(select(TABLE_INDEX).where(some)).mappings():
            found[row["table_id"]] = read_row(row, IndexedTable)
    return found


def kept_back(db: Connection, now: float) -> dict[str, float]:
    """Tables whose games have ended, and whose onlookers must not know it yet; with the times when they may."""
    lately = (TABLE_INDEX.c.phase == "over") & (TABLE_INDEX.c.changed > now - LATEST)
    timed = select(TABLE_INDEX).where(lately & (TABLE_INDEX.c.watch["kind"].as_string() == "minutes"))
    rows = {str(row["table_id"]): read_row(row, IndexedTable) for row in db.execute(timed).mappings()}
    return {name: known for name, row in rows.items() if (known := end_known_at(row)) is not None and known > now}


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
