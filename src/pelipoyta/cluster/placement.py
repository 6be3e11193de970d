"""Placement: which owner process decides for a table, by a lease in PostgreSQL and an epoch as a fence.

An owner keeps its lease alive by heartbeats. Where a lease has run out, another owner may claim its tables; each claim
raises the table's epoch. `PostgresStore` checks owner and epoch in the transaction of every append, so that an owner
that was paused and comes back cannot write. All times are the database's: clocks of machines do not matter.
"""

import asyncio
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

from pelipoyta.table.log.postgres import connect
from pelipoyta.table.log.store import StoreFailed

if TYPE_CHECKING:
    from psycopg import Connection

T = TypeVar("T")
LEASE = 6.0  # seconds without a heartbeat after which an owner's tables may be claimed
BEATS = 3  # heartbeats in a lease
SCHEMA_LOCK = 0x504C4143  # key of the advisory lock that one process holds while it creates the tables
SCHEMA = """
CREATE TABLE IF NOT EXISTS owners (id TEXT PRIMARY KEY, address TEXT NOT NULL, until TIMESTAMPTZ NOT NULL);
CREATE TABLE IF NOT EXISTS placed (table_id TEXT PRIMARY KEY, owner TEXT NOT NULL, epoch BIGINT NOT NULL);
CREATE INDEX IF NOT EXISTS ix_placed_owner ON placed (owner)
"""
BEAT = """
INSERT INTO owners VALUES (%(me)s, %(address)s, clock_timestamp() + make_interval(secs => %(lease)s))
ON CONFLICT (id) DO UPDATE SET until = excluded.until
"""
CLAIM = """
INSERT INTO placed AS now VALUES (%(table)s, %(me)s, 1)
ON CONFLICT (table_id) DO UPDATE SET
    owner = %(me)s, epoch = CASE WHEN now.owner = %(me)s THEN now.epoch ELSE now.epoch + 1 END
WHERE now.owner = %(me)s
   OR NOT EXISTS (SELECT 1 FROM owners WHERE id = now.owner AND until > clock_timestamp())
RETURNING epoch
"""
OWNER = """
SELECT owners.id, owners.address FROM placed JOIN owners ON owners.id = placed.owner
WHERE table_id = %(table)s AND until > clock_timestamp()
"""
RELEASE = "UPDATE placed SET owner = '' WHERE table_id = %(table)s AND owner = %(me)s AND epoch = %(epoch)s"
LEAVE = "DELETE FROM owners WHERE id = %(me)s"
ABANDONED = """
SELECT table_id FROM placed WHERE table_id = ANY(%(tables)s)
AND NOT EXISTS (SELECT 1 FROM owners WHERE id = placed.owner AND until > clock_timestamp())
"""


class OwnerAddress(Struct, frozen=True):
    """A living owner process, and the address under which it takes commands."""

    id: str
    address: str


class Placement:
    """Leases and claims of one owner process. Its queries run in a thread of their own, one at a time."""

    def __init__(self, url: str, address: str = "", lease: float = LEASE) -> None:
        """Raises StoreUnusable."""
        self.me = secrets.token_urlsafe(12)  # a new one for each start: a process never inherits its own former claims
        self._url, self._address, self._lease = url, address, lease
        self._epochs: dict[str, int] = {}
        self._guard = threading.Lock()  # the store's writer thread reads the epochs
        self._thread = ThreadPoolExecutor(1, "placement")
        self._beating: asyncio.Task[None] | None = None
        self._db: Connection[Any] = connect(url)
        _create(self._db)
        self._beat()

    def epoch(self, table: str) -> int | None:
        """Epoch under which this process claimed the table; None for a table it does not own."""
        with self._guard:
            return self._epochs.get(table)

    def created(self, table: str, epoch: int) -> None:
        """Remember a table that this process created, and so owns."""
        with self._guard:
            self._epochs[table] = epoch

    async def start(self) -> None:
        """Keep the lease alive from now on."""
        self._beating = asyncio.create_task(self._beat_for_ever(), name="heartbeat")

    async def claim(self, table: str) -> bool:
        """Become the table's owner; False while another living process owns it. Raises StoreFailed."""
        found = await self._run(lambda db: db.execute(CLAIM, self._values(table=table)).fetchone())
        with self._guard:
            if found is None:
                self._epochs.pop(table, None)
            else:
                self._epochs[table] = found[0]
        return found is not None

    async def release(self, table: str) -> None:
        """Give the table up, so that any other process may claim it at once."""
        with self._guard:
            epoch = self._epochs.pop(table, None)
        if epoch is not None:
            await self._run(lambda db: db.execute(RELEASE, self._values(table=table, epoch=epoch)))

    async def owner_of(self, table: str) -> OwnerAddress | None:
        """Living owner of the table."""
        found = await self._run(lambda db: db.execute(OWNER, self._values(table=table)).fetchone())
        return None if found is None else OwnerAddress(*found)

    async def abandoned(self, tables: list[str]) -> list[str]:
        """Tables among these whose owner lives no more."""
        rows = await self._run(lambda db: db.execute(ABANDONED, self._values(tables=tables)).fetchall())
        return [name for (name,) in rows]

    async def close(self) -> None:
        """End the lease: every table may be claimed at once."""
        if self._beating:
            self._beating.cancel()
        await self._run(lambda db: db.execute(LEAVE, self._values()))
        self._thread.shutdown()
        self._db.close()

    async def _beat_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self._lease / BEATS)
            try:
                await self._run(lambda db: self._beat())
            except StoreFailed:
                continue  # the database is away for everybody; the next heartbeat comes soon

    def _beat(self) -> None:
        self._db.execute(BEAT, self._values(address=self._address, lease=self._lease))

    def _values(self, **more: Any) -> dict[str, Any]:
        return {"me": self.me, **more}

    async def _run(self, work: "Callable[[Connection[Any]], T]") -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._try, work)

    def _try(self, work: "Callable[[Connection[Any]], T]") -> T:
        import psycopg

        try:
            if self._db.closed:
                self._db = connect(self._url)
            return work(self._db)
        except psycopg.Error as error:
            self._db.close()
            raise StoreFailed(str(error)) from error


def _create(db: "Connection[Any]") -> None:
    with db.transaction():
        db.execute("SELECT pg_advisory_xact_lock(%s)", (SCHEMA_LOCK,))
        for statement in SCHEMA.split(";"):
            db.execute(statement)


def placement_of(url: str, table: str) -> tuple[str, int] | None:
    """Owner and epoch of a table as stored, for tests and for the operator."""
    with closing(connect(url)) as db:
        return db.execute("SELECT owner, epoch FROM placed WHERE table_id = %s", (table,)).fetchone()
