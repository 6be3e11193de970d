"""Checks just before a notice is told: does it still hold, and is its person looking at the table."""

from collections.abc import Awaitable, Callable
from time import time

from sqlalchemy import Connection, select

from pelipoyta.community.notices.dispatcher import StillTrue
from pelipoyta.community.notices.model import Notice
from pelipoyta.server.services.peers import PeerLookup
from pelipoyta.storage.database import Database
from pelipoyta.storage.schema.games.table_index import TABLE_INDEX, TABLE_SEATS
from pelipoyta.storage.schema.people.notices import TURNS
from pelipoyta.table.live.lobby import Lobby

PAIRED = 60.0  # seconds for which a live pairing is news
YES, NO = StillTrue(holds=True), StillTrue(holds=False)


class NoticeTruth:
    """Answers by the rows computed from the tables' logs, so that any process can ask."""

    def __init__(
        self,
        database: Database,
        lobby: Lobby,
        is_here: Callable[[str], Awaitable[bool]],
        peers: PeerLookup,
        clock: Callable[[], float] = time,
    ) -> None:
        self._database, self._lobby, self._is_here, self._clock = database, lobby, is_here, clock
        self._peers = peers

    async def __call__(self, notice: Notice) -> StillTrue:
        match notice.kind:
            case "turn" | "deadline":
                return await self._turn(notice)
            case "invitation":
                table = str(notice.facts.get("link", "")).removeprefix("/t/")
                return await self._database.run(lambda db: _invitation(db, table, notice.person))
            case "pairing":
                return await self._pairing(notice)
            case "event" if "table" in notice.facts:
                return await self._round(notice)
            case _:
                return YES

    async def _turn(self, notice: Notice) -> StillTrue:
        table, seat = str(notice.facts["table"]), int(notice.facts["seat"])
        turn = await self._database.run(lambda db: _turn_at(db, table, seat, int(notice.facts["version"])))
        if turn is None:
            return NO
        flag, rests = turn
        watched = await self._is_watched(table, seat, notice.person)
        return StillTrue(holds=True, left=flag - self._clock(), watched=watched, later=rests)

    async def _round(self, notice: Notice) -> StillTrue:
        """Check a round of an event: it holds until the person's game in it is over."""
        table = str(notice.facts["table"])
        phase, seat = await self._database.run(lambda db: (_phase(db, table), _seat_at(db, table, notice.person)))
        watched = seat is not None and await self._is_watched(table, seat, notice.person)
        return StillTrue(holds=phase != "over", watched=watched)

    async def _pairing(self, notice: Notice) -> StillTrue:
        """Check a pairing: it is told until its player comes to the table, a live one for a minute at most."""
        table = str(notice.facts.get("link", "")).removeprefix("/t/")
        seat = await self._database.run(lambda db: _seat_at(db, table, notice.person))
        came = seat is not None and await self._is_connected(table, seat)
        late = bool(notice.facts.get("live")) and self._clock() - notice.made > PAIRED
        return NO if came or late else YES

    async def _is_watched(self, table: str, seat: int, person: str) -> bool:
        """True while the seat's player has the table open on a page that is visible."""
        return await self._is_connected(table, seat) and await self._is_here(person)

    async def _is_connected(self, table: str, seat: int) -> bool:
        found = self._lobby.held(table)
        here = found is not None and found.connections[seat] > 0
        return here or await self._peers.is_connected(table, seat)


def _turn_at(db: Connection, table: str, seat: int, version: int) -> tuple[float, float] | None:
    """End of a turn's clock and of its player's vacation; None for a turn that is over."""
    turn = (TURNS.c.table_id == table) & (TURNS.c.seat == seat) & (TURNS.c.version == version)
    found = db.execute(select(TURNS.c.flag, TURNS.c.rests).where(turn)).first()
    return None if found is None else (float(found[0]), float(found[1]))


def _phase(db: Connection, table: str) -> str | None:
    return db.execute(select(TABLE_INDEX.c.phase).where(TABLE_INDEX.c.table_id == table)).scalar()


def _seat_at(db: Connection, table: str, person: str) -> int | None:
    seat = (TABLE_SEATS.c.table_id == table) & (TABLE_SEATS.c.person == person)
    found = db.execute(select(TABLE_SEATS.c.seat).where(seat)).scalar()
    return None if found is None else int(found)


def _invitation(db: Connection, table: str, person: str) -> StillTrue:
    """Invitation to a table: it holds until its person sits there, or the game has begun."""
    phase = _phase(db, table)
    return NO if phase in ("playing", "over") or _seat_at(db, table, person) is not None else YES
