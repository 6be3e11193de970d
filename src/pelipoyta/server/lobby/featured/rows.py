"""Rows behind the featured game and the games of followed people. All functions work in a transaction."""

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import Connection, select

from pelipoyta.community.friends.blocks import apart_from
from pelipoyta.community.friends.follows import following
from pelipoyta.community.projections.projection import read_row
from pelipoyta.community.results import rows as results
from pelipoyta.community.table_index.row import IndexedTable
from pelipoyta.server.people.names import names_of
from pelipoyta.storage.schema.games.results import RATING_CHANGES, RESULTS
from pelipoyta.storage.schema.games.table_index import TABLE_INDEX, TABLE_SEATS
from pelipoyta.storage.schema.people.friends import NOT_FEATURED
from pelipoyta.table.access.listing import listing_access

WEEKS_BEST = 30  # rated games of the week that are looked at, those of the strongest first
SHOWN_GAMES, SHOWN_RESULTS = 30, 20


class FollowedGame(Struct, frozen=True):
    """A game of a followed person: running, or with its result as the person's rank."""

    person: str
    table: str
    row: IndexedTable


def running(db: Connection, most: int) -> dict[str, IndexedTable]:
    """Open tables whose games run, or may not yet be known to have ended; the last changed first."""
    listed = (TABLE_INDEX.c.listing == "open") & (TABLE_INDEX.c.phase != "waiting")
    found = select(TABLE_INDEX).where(listed).order_by(TABLE_INDEX.c.changed.desc()).limit(most)
    return {str(row["table_id"]): read_row(row, IndexedTable) for row in db.execute(found).mappings()}


def refusing(db: Connection) -> frozenset[str]:
    """People whose games are not to be featured."""
    return frozenset(db.execute(select(NOT_FEATURED.c.person)).scalars())


def best_finished(db: Connection, since: float, now: float, refused: frozenset[str]) -> tuple[str, IndexedTable] | None:
    """The rated game since then whose players had the highest rating, if everybody may look at it."""
    joined = RATING_CHANGES.join(RESULTS, RESULTS.c.id == RATING_CHANGES.c.result)
    best = select(RATING_CHANGES.c.result).select_from(joined).where(RESULTS.c.ended >= since)
    names = dict.fromkeys(db.execute(best.order_by(RATING_CHANGES.c.before_mu.desc()).limit(WEEKS_BEST)).scalars())
    rows = db.execute(select(TABLE_INDEX).where(TABLE_INDEX.c.table_id.in_(list(names)))).mappings()
    found = {str(row["table_id"]): read_row(row, IndexedTable) for row in rows}
    for name in names:
        row = found.get(name)
        if row is not None and _may_replay(row, now) and not any(seat.account in refused for seat in row.seats):
            return name, row
    return None


def names_at(db: Connection, row: IndexedTable) -> tuple[str, ...]:
    """Names of the players by seat, as they are now."""
    names = names_of(db, {seat.account for seat in row.seats if seat.account})
    return tuple(names.get(seat.account, "") or seat.name or seat.bot for seat in row.seats)


def followed_running(db: Connection, people: Sequence[str], now: float) -> list[FollowedGame]:
    """Running games of these people that everybody may watch, the newest first."""
    at = TABLE_INDEX.c.table_id == TABLE_SEATS.c.table_id
    own = TABLE_SEATS.c.person.in_(people) & (TABLE_INDEX.c.listing == "open") & (TABLE_INDEX.c.phase != "waiting")
    query = select(TABLE_INDEX, TABLE_SEATS.c.person).join(TABLE_SEATS, at).where(own)
    rows = db.execute(query.order_by(TABLE_INDEX.c.created.desc()).limit(10 * SHOWN_GAMES)).mappings()
    found = [FollowedGame(row["person"], row["table_id"], read_row(row, IndexedTable)) for row in rows]
    return [each for each in found if _may_watch(each.row, now)][:SHOWN_GAMES]


def followed_results(db: Connection, people: Sequence[str], now: float) -> list[FollowedGame]:
    """Finished games of these people that everybody may look at, the newest first."""
    ended = [(each.ended, each.id, person) for person in people for each in results.of_person(db, person, 5)]
    newest = sorted(ended, reverse=True)[:SHOWN_RESULTS]
    rows = db.execute(select(TABLE_INDEX).where(TABLE_INDEX.c.table_id.in_([table for _, table, _ in newest])))
    found = {str(row["table_id"]): read_row(row, IndexedTable) for row in rows.mappings()}
    known = [(person, table, found[table]) for _, table, person in newest if table in found]
    return [FollowedGame(person, table, row) for person, table, row in known if _may_replay(row, now)]


def followed(db: Connection, me: str) -> tuple[str, ...]:
    """People whom this person follows, without those behind a block."""
    hidden = apart_from(db, me)
    return tuple(each for each in following(db, me) if each not in hidden)


def _may_watch(row: IndexedTable, now: float) -> bool:
    known = listing_access(row, now)
    return known.public and known.watched and known.phase == "playing"


def _may_replay(row: IndexedTable, now: float) -> bool:
    known = listing_access(row, now)
    return known.public and known.result
