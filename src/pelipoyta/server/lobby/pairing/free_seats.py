"""Free seats: a person who searches is led to an open table that lacks one player of just such a game.

So a person who searches and a person who waits at a table do not wait beside each other. The page takes the seat, as a
tap on the table's row would; here it is decided whom to tell.
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
from msgspec import Struct

from pelipoyta.community.pairing import Want
from pelipoyta.community.pairing.window import widest_apart
from pelipoyta.community.table_index.row import IndexedTable
from pelipoyta.kernel.game import AnyGame
from pelipoyta.server.live.updates import encode
from pelipoyta.server.lobby.pairing.facts import RATING, PairingPoints
from pelipoyta.server.lobby.pairing.paces import first_options, public_options, time_of
from pelipoyta.server.lobby.presence.people import People, Visitor
from pelipoyta.server.schemas.websocket.lobby import MatchFound, MatchGone
from pelipoyta.table.access.listing import waits_in_public
from pelipoyta.table.model import Timing

if TYPE_CHECKING:
    from pelipoyta.community.offers.model import StoredOffer

LOOKED_AT = 200  # tables of a game at most, for one who searches
NOT_AGAIN = 600.0  # seconds for which a table is not named again to a person who did not come


class WaitingTable(Struct, frozen=True):
    """An open table of people that lacks one player."""

    id: str
    row: IndexedTable
    here: bool  # somebody who waits is connected to it
    rating: int | None  # the mean of those who sit there, where it is known


class WaitingTables(Protocol):
    """The open tables, as the board of lists knows them."""

    def lacks_one(self, table: str) -> bool: ...

    def lacking_one(self, game: str) -> Iterable[WaitingTable]:
        """Tables of a game that begin with one more player."""
        ...


class Reservation(Struct, frozen=True):
    """Exclusive offer of a table to one person, until a time."""

    person: str
    until: float


class FreeSeats:
    """Tells people at this process; of two who are told at two processes the table takes one."""

    def __init__(
        self,
        people: People,
        tables: WaitingTables,
        holds: Callable[[Visitor, str], bool],
        apart_from: Callable[[str], Awaitable[frozenset[str]]],
        asking: float,
    ) -> None:
        """`holds` says whether a page has a seat at a table; `apart_from` tells of blocks; `asking` is in seconds."""
        self._people, self._tables = people, tables
        self._holds, self._apart_from = holds, apart_from
        self._reserved: dict[str, Reservation] = {}  # by table
        self._missed: dict[tuple[str, str], float] = {}  # person and table, until when it is not named again
        self.asking = asking

    async def lead(self, offers: Sequence["StoredOffer"], points: PairingPoints, now: float) -> None:
        """Tell people of tables that wait for just such a game, the longest search first."""
        self._end({each.person for each in offers}, now)
        busy = {reservation.person for reservation in self._reserved.values()}
        for offer in offers:
            visitor = self._page_of(offer.person)
            if visitor is None or offer.person in busy:
                continue
            if found := await self._first(offer, visitor, points, now):
                self._reserved[found.id] = Reservation(offer.person, now + self.asking)
                visitor.tell(encode(MatchFound(found.id, found.row.game, round(self.asking), seat=True)))

    def _end(self, searching: set[str], now: float) -> None:
        """Forget tables that wait no more, and people who did not come; they go on searching."""
        self._missed = {key: until for key, until in self._missed.items() if now < until <= now + NOT_AGAIN}
        for name, reservation in list(self._reserved.items()):
            in_time = now < reservation.until <= now + self.asking  # or the clock was set back
            if in_time and reservation.person in searching and self._tables.lacks_one(name):
                continue
            del self._reserved[name]
            if reservation.person in searching:
                self._missed[reservation.person, name] = now + NOT_AGAIN
                for visitor in self._people.of(reservation.person):
                    visitor.tell(encode(MatchGone(name)))

    def _page_of(self, person: str) -> Visitor | None:
        """The page to tell: a visible one."""
        return next((each for each in self._people.of(person) if each.hidden is None), None)

    async def _first(
        self, offer: "StoredOffer", visitor: Visitor, points: PairingPoints, now: float
    ) -> WaitingTable | None:
        """The first table that the person may sit down at."""
        for want in offer.wants:
            for table in tuple(islice(self._tables.lacking_one(want.pool.game), LOOKED_AT)):
                named = table.id in self._reserved or (offer.person, table.id) in self._missed
                mine = points.get((offer.person, want.pool), RATING)
                if named or not self._fits(want, table, mine, now - offer.since, now):
                    continue
                if not self._holds(visitor, table.id) and await self._may_sit(offer.person, table.row):
                    return table
        return None

    def _fits(self, want: Want, table: WaitingTable, mine: float, searched: float, now: float) -> bool:
        if not (table.here or want.pool.lasts) or not is_such_a_game(table.row, want):
            return False
        widest = widest_apart(max(searched, now - table.row.created), rated=want.pool.rated)
        return abs(mine - (table.rating or RATING)) <= widest

    async def _may_sit(self, person: str, row: IndexedTable) -> bool:
        """False for the own table, and where a block keeps two people apart."""
        seated = {seat.account for seat in row.seats if seat.account}
        return person not in seated and not (seated and seated & await self._apart_from(person))


def is_such_a_game(row: IndexedTable, want: Want) -> bool:
    """True for a table with the clock, the number of players and the kind of game that is searched for."""
    pool = want.pool
    same = (row.game, row.rated) == (pool.game, pool.rated) and len(row.seats) in want.seats
    return same and _is_like(_timing(row), time_of(pool))


def lacks_one(row: IndexedTable, games: Mapping[str, AnyGame]) -> bool:
    """True for an open table of people alone that begins with one more player, with the usual options of its game."""
    waits = waits_in_public(row) and not row.teaching and not row.contest
    alone = not any(seat.bot for seat in row.seats) and sum(not seat.taken for seat in row.seats) == 1
    return waits and alone and row.game in games and _has_usual_options(row, games[row.game])


def _timing(row: IndexedTable) -> Timing | None:
    return None if row.time is None else msgspec.convert(row.time, Timing)


def _is_like(time: Timing | None, wanted: Timing | None) -> bool:
    """True for a clock that gives between half and twice the time of the one that is searched for."""
    if time is None or wanted is None:
        return time is wanted
    return time.each == wanted.each and wanted.bank / 2 <= time.bank <= 2 * wanted.bank


def _has_usual_options(row: IndexedTable, game: AnyGame) -> bool:
    """True for the options of a first game, and for those that a new table has."""
    try:
        chosen: Any = msgspec.convert(row.options, game.options)
    except msgspec.ValidationError:  # a table of another version
        return False
    return public_options(game, chosen) in (
        public_options(game, first_options(game)),
        public_options(game, game.options()),
    )
