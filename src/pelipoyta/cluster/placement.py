"""Placement: which owner process decides for a table, by a lease in PostgreSQL and an epoch as a fence.

An owner keeps its lease alive by heartbeats. Where a lease has run out, another owner may claim its tables; each claim
raises the table's epoch. `PostgresStore` checks owner and epoch in the transaction of every append, so that an owner
that was paused and comes back cannot write. All times are the database's: clocks of machines do not matter.
"""

import asyncio
import secrets
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from math import inf
from string import ascii_lowercase, digits
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from pelipoyta.cluster.statements import (
    ABANDONED,
    BEAT,
    CLAIM,
    FORGET,
    FORMER,
    HAND_ON,
    HEADER,
    IF_STORED,
    LEAVE,
    LIVING,
    LOOK,
    MINE,
    ORPHANS,
    OWNER,
    RELEASE,
    SCHEMA,
    UNPLACED,
)
from pelipoyta.cluster.steady_clock import Jump, SteadyClock, steady
from pelipoyta.table.log.postgres import as_unusable, connect
from pelipoyta.table.log.store import StoreFailed

if TYPE_CHECKING:
    from psycopg import Connection

T = TypeVar("T")
LEASE = 3.0  # seconds without a heartbeat after which an owner's tables may be claimed
BEATS = 8  # heartbeats in a lease; clocks of a lost owner's tables are off by one of them at most
NEW = "new"  # owner that never lives: that of tables which a gateway has created
MOST_CREDIT = 60.0  # seconds of a clock that are counted by a heartbeat alone; tables note their time more often
TIDY = 500  # heartbeats between two removals of owners that left nothing
AT_ONCE = 20  # tables of dead owners looked at together
SCHEMA_LOCK = 0x504C4143  # key of the advisory lock that one process holds while it creates the tables


class OwnerAddress(Struct, frozen=True):
    """A living owner process, the address under which it takes commands, and the rules that it knows."""

    id: str
    address: str
    version: str = ""  # of the program
    reads: dict[str, tuple[int, ...]] = {}  # versions of each game's rules

    def can_read(self, game: str, version: int) -> bool:
        """True if the process can go on with such a table; one that says nothing can go on with all."""
        return not self.reads or version in self.reads.get(game, ())


class Orphan(NamedTuple):
    """A table without a living owner, and the rules that it is played by."""

    table: str
    game: str
    version: int


class TableRules(Struct):
    """Fields of a table's header that say by which rules it is played."""

    game: str
    version: int


_HEADS: msgspec.json.Decoder[TableRules] = msgspec.json.Decoder(TableRules)


class TableStatus(NamedTuple):
    """A table's living owner, or an empty text, and the length of its log."""

    owner: str
    length: int


class Placement:
    """Leases and claims of one owner process. Its queries run in a thread of their own, one at a time."""

    def __init__(
        self,
        url: str,
        address: str = "",
        lease: float = LEASE,
        *,
        owns: bool = True,
        waits: bool = False,
        version: str = "",
        reads: Mapping[str, Sequence[int]] | None = None,
    ) -> None:
        """`owns`: this process takes tables; a gateway only looks who does.

        `waits`: the lease begins with `start`, once the process can be asked. Raises StoreUnusable.
        """
        self.me = secrets.token_urlsafe(12)  # a new one for each start: a process never inherits its own former claims
        self.owns = owns
        self.maker = self.me if owns else NEW  # owner of the tables that this process creates
        self._version, self._reads = version, msgspec.json.encode(reads or {}).decode()
        self._credits: dict[str, tuple[float, list[Jump]]] = {}  # last sign of life of former owners
        self._clock = SteadyClock()
        self._until = inf  # monotonic time up to which the lease certainly runs
        self.lapses = 0  # times that the lease ran out while this process went on
        self.compared = 0  # lapses after which the tables in memory were compared with the database
        self._url, self._address, self.lease = url, address, lease
        self._epochs: dict[str, int] = {}
        self._beats = 0
        self._guard = threading.Lock()  # the store's writer thread reads the epochs
        self._thread = ThreadPoolExecutor(1, "placement")
        self._beating: asyncio.Task[None] | None = None
        with as_unusable(url):
            self._db: Connection[Any] = connect(url)
            _create(self._db)
            if owns and not waits:
                self._beat()

    def epoch(self, table: str) -> int | None:
        """Epoch under which this process claimed the table; None for a table it does not own."""
        with self._guard:
            return self._epochs.get(table)

    def is_certain(self) -> bool:
        """Certainty of the lease: it runs and was never out unnoticed, so that no other process has a table."""
        return monotonic() < self._until and self.compared == self.lapses

    def created(self, table: str, epoch: int) -> None:
        """Remember a table that this process created, and so owns; a gateway's is for others to take."""
        if self.maker == self.me:
            with self._guard:
                self._epochs[table] = epoch

    def unsaved(self, table: str, last: float) -> float | None:
        """Seconds from the line of that time to the last heartbeat of the former owner; None if it did not die."""
        if table not in self._credits:
            return None
        seen, jumps = self._credits.pop(table)
        written = steady(last, jumps)
        return 0.0 if written is None else min(max(seen - written, 0.0), MOST_CREDIT)

    async def start(self) -> None:
        """Keep the lease alive from now on."""
        if self.owns:
            self._beating = asyncio.create_task(self._beat_for_ever(), name="heartbeat")

    async def claim(self, table: str, stored: bool = False) -> bool:
        """Become the table's owner; False while another living process owns it. Raises StoreFailed.

        `stored`: only a table whose log is there, since anyone may ask for any id.
        """
        found, former = await self._run(lambda db: self._claim(db, table, stored))
        if found is not None and former is not None:
            self._credits[table] = former[0], msgspec.json.decode(former[1], type=list[Jump])
        with self._guard:
            if found is None:
                self._epochs.pop(table, None)
            else:
                self._epochs[table] = found[0]
        return found is not None

    async def release(self, table: str, leaving: bool = False) -> None:
        """Give the table up. If this process is `leaving`, others go on with clocks that run."""
        with self._guard:
            epoch = self._epochs.pop(table, None)
        if epoch is not None:
            query, values = HAND_ON if leaving else RELEASE, self._values(table=table, epoch=epoch)
            await self._run(lambda db: db.execute(query, values))

    async def place_unplaced(self) -> None:
        """Give tables with running clocks to the owners that no process ever placed, as after a restored backup."""
        await self._run(lambda db: db.execute(UNPLACED))

    async def owner_of(self, table: str) -> OwnerAddress | None:
        """Living owner of the table."""
        found = await self._run(lambda db: db.execute(OWNER, self._values(table=table)).fetchone())
        return None if found is None else _address(found)

    async def living(self) -> list[OwnerAddress]:
        """All living owners."""
        return [_address(row) for row in await self._run(lambda db: db.execute(LIVING).fetchall())]

    async def orphans(self, most: int = AT_ONCE) -> list[Orphan]:
        """Some tables whose owners have died, or that a gateway has created; other owners are given others."""
        start = "".join(secrets.choice(ascii_lowercase + digits) for _ in range(4))
        rows = await self._run(lambda db: _orphans(db, self._values(most=most, start=start)))
        heads = [(name, _HEADS.decode(header)) for name, header in rows]
        return [Orphan(name, head.game, head.version) for name, head in heads]

    async def rules_of(self, table: str) -> TableRules | None:
        """The rules by which the table is played; None for one that is not stored."""
        found = await self._run(lambda db: db.execute(HEADER, self._values(table=table)).fetchone())
        return None if found is None else _HEADS.decode(found[0])

    async def mine(self) -> dict[str, int]:
        """Epochs of the tables that this process owns, as the database has it."""
        return dict(await self._run(lambda db: db.execute(MINE, self._values()).fetchall()))

    async def statuses(self, tables: Sequence[str]) -> dict[str, TableStatus]:
        """Owner and length of each of these tables."""
        rows = await self._run(lambda db: db.execute(LOOK, {"tables": list(tables)}).fetchall())
        return {name: TableStatus(owner, length) for name, owner, length in rows}

    async def abandoned(self, tables: list[str]) -> list[str]:
        """Tables among these whose owner lives no more."""
        rows = await self._run(lambda db: db.execute(ABANDONED, self._values(tables=tables)).fetchall())
        return [name for (name,) in rows]

    async def leave(self) -> None:
        """End the lease: every table may be claimed at once."""
        if self._beating:
            self._beating.cancel()
        if self.owns:
            with suppress(StoreFailed):  # the lease runs out by itself
                await self._run(lambda db: db.execute(LEAVE, self._values()))

    async def close(self) -> None:
        await self.leave()
        self._thread.shutdown()
        self._db.close()

    async def _beat_for_ever(self) -> None:
        while True:
            with suppress(StoreFailed):  # the database is away for everybody; the next heartbeat comes soon
                await self._run(lambda db: self._beat())
            await asyncio.sleep(self.lease / BEATS)

    def _beat(self) -> None:
        began, seen = monotonic(), self._clock.look()
        jumps = msgspec.json.encode(self._clock.jumps).decode()
        facts = {"version": self._version, "reads": self._reads, "clock": seen, "jumps": jumps}
        self._db.execute(BEAT, self._values(address=self._address, lease=self.lease, **facts))
        if monotonic() > self._until:  # others may have had the tables until now
            self.lapses += 1
        self._until = began + self.lease
        self._beats += 1
        if self._beats % TIDY == 0:
            self._db.execute(FORGET)

    def _claim(self, db: "Connection[Any]", table: str, stored: bool) -> tuple[Any, Any]:
        former = db.execute(FORMER, self._values(table=table)).fetchone()
        query = CLAIM.format(where=IF_STORED if stored else "WHERE true")
        return db.execute(query, self._values(table=table)).fetchone(), former

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


def _orphans(db: "Connection[Any]", values: dict[str, Any]) -> list[Any]:
    """Rows of tables from a random name on, or from the first where few are left behind it."""
    rows = db.execute(ORPHANS, values).fetchall()
    return rows if len(rows) >= values["most"] else db.execute(ORPHANS, values | {"start": ""}).fetchall()


def _address(row: "Sequence[Any]") -> OwnerAddress:
    id, address, version, reads = row
    return OwnerAddress(id, address, version, msgspec.json.decode(reads, type=dict[str, tuple[int, ...]]))


def placement_of(url: str, table: str) -> tuple[str, int] | None:
    """Owner and epoch of a table as stored, for tests and for the operator."""
    with closing(connect(url)) as db:
        return db.execute("SELECT owner, epoch FROM placed WHERE table_id = %s", (table,)).fetchone()
