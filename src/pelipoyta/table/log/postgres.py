"""PostgreSQL store: the same logs as in SQLite's file, for several processes on several machines."""

import asyncio
import secrets
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from msgspec.structs import replace

from pelipoyta.table.log.archived import LENGTHS, unpack
from pelipoyta.table.log.fence import Fence
from pelipoyta.table.log.group_commit import MOST, GroupCommitStore
from pelipoyta.table.log.sqlite import LOGS, TEST_WRITE, TIMED, UNFINISHED
from pelipoyta.table.log.store import Batch, LogKind, Overtaken, StoreFailed, StoreUnusable

if TYPE_CHECKING:
    from psycopg import Connection

VERSION = 3  # of the schema; a database of a later version is refused
OLDEST_SERVER = 130000  # PostgreSQL 13
MIGRATING = 0x50454C49  # key of the advisory lock that one process holds while it migrates
CONNECT_SECONDS = 5
UNHEARD = 5000  # milliseconds for which sent data may stay unacknowledged, until the connection counts as lost
RUNNING_CLOCKS = (
    "CREATE TABLE running_clocks (table_id TEXT PRIMARY KEY REFERENCES tables (id))",
    """
    INSERT INTO running_clocks SELECT id FROM tables
    WHERE convert_from(header, 'UTF8')::json ->> 'time' IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM log WHERE table_id = id AND convert_from(line, 'UTF8')::json ->> 'over' IS NOT NULL
    )
    """,
)
ARCHIVED = """
CREATE TABLE archived (
    table_id TEXT PRIMARY KEY REFERENCES tables (id), lines INTEGER NOT NULL, body BYTEA NOT NULL
)
"""  # logs of finished games, packed
PACKED = "SELECT body FROM archived WHERE table_id = %s"
SCHEMA = (
    "CREATE TABLE tables (id TEXT PRIMARY KEY, header BYTEA NOT NULL)",
    "CREATE TABLE contests (id TEXT PRIMARY KEY, header BYTEA NOT NULL)",
    "CREATE TABLE analyses (id TEXT PRIMARY KEY, header BYTEA NOT NULL)",
    "CREATE TABLE unfinished_contests (contest_id TEXT PRIMARY KEY REFERENCES contests (id))",
    *(
        f"CREATE TABLE {log.name} ({log.key} TEXT NOT NULL REFERENCES {kind} (id), seq INTEGER NOT NULL,"
        f" line BYTEA NOT NULL, PRIMARY KEY ({log.key}, seq))"
        for kind, log in LOGS.items()
    ),
)


class PostgresStore(GroupCommitStore):
    """Store in a PostgreSQL database; the primary key of a line makes a second writer of the same table fail.

    A lost connection is opened anew. Whether a commit that it interrupted was made is not known: its caller is told
    that it failed, and the next append finds the lines and raises Overtaken, so that the table is loaded again.
    """

    def __init__(self, url: str, gather: float = 0.0, most: int = MOST, fence: Fence | None = None) -> None:
        """Raises StoreUnusable."""
        super().__init__(gather, most)
        self._url, self._fence = url, fence
        with as_unusable(url):
            self.secret = _prepare(url)
            self._writing, self._reading = connect(url), connect(url)
        self._writer.start()

    def append(self, batches: Sequence[Batch]) -> "asyncio.Future[None]":
        """Append as the owner that decided the lines: a claim that comes before the commit does not make them valid."""
        if self._fence:
            batches = [replace(batch, epoch=self._fence.epoch(batch.table)) for batch in batches]
        return super().append(batches)

    async def lengths(self) -> dict[str, int]:
        return dict(await self._in_reader(lambda: self._rows(LENGTHS)))

    async def timed(self) -> list[str]:
        return [name for (name,) in await self._in_reader(lambda: self._rows(TIMED))]

    async def unfinished_contests(self) -> list[tuple[str, bytes]]:
        return await self._in_reader(lambda: self._rows(UNFINISHED))

    def _rows(self, query: str, *values: str) -> list[Any]:
        import psycopg

        try:
            if self._reading.closed:
                self._reading = connect(self._url)
            return self._reading.execute(query, values).fetchall()
        except psycopg.Error as error:
            self._reading.close()
            raise StoreFailed(str(error)) from error

    def _read_log(self, name: str, kind: LogKind) -> tuple[bytes, list[bytes]] | None:
        log = LOGS[kind]
        header = self._rows(f"SELECT header FROM {kind} WHERE id = %s", name)
        lines = self._rows(f"SELECT line FROM {log.name} WHERE {log.key} = %s ORDER BY seq", name)
        if header and not lines and kind == "tables" and (packed := self._rows(PACKED, name)):
            return header[0][0], unpack(packed[0][0])
        return (header[0][0], [line for (line,) in lines]) if header else None

    def _transact(self, batches: Sequence[Batch]) -> StoreFailed | None:
        import psycopg

        try:
            if self._writing.closed:
                self._writing = connect(self._url)
            with self._writing.transaction():
                if self._fence:
                    _check_fence(self._writing, self._fence, batches)
                _insert(self._writing, batches)
            if self._fence:
                _remember_created(self._fence, batches)
        except Exception as error:  # the writer thread must go on, and callers must get the error
            if isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
                with suppress(psycopg.Error):
                    self._writing.close()
            return _failed(error)
        return None

    def _close(self) -> None:
        self._writing.close()
        self._reading.close()


def _check_fence(db: "Connection[Any]", fence: Fence, batches: Sequence[Batch]) -> None:
    """Hold the rows that say who owns the tables until the commit. Raises Overtaken for a table of another owner."""
    new = {batch.table for batch in batches if batch.kind == "tables" and batch.header is not None}
    if new:
        db.execute("INSERT INTO placed SELECT unnest(%s::text[]), %s, 1", (sorted(new), fence.maker))
    old = sorted({(each.table, each.epoch or 0) for each in batches if each.kind == "tables" and each.table not in new})
    if old:
        query = """
            SELECT table_id, epoch FROM placed JOIN unnest(%s::text[], %s::bigint[]) AS mine (name, number)
            ON table_id = name AND epoch = number WHERE owner = %s ORDER BY table_id FOR SHARE OF placed
        """
        tables, epochs = map(list, zip(*old, strict=True))
        lost = set(old) - set(db.execute(query, (tables, epochs, fence.me)).fetchall())
        if lost:
            raise Overtaken(f"another process owns {min(lost)[0]}")


def _remember_created(fence: Fence, batches: Sequence[Batch]) -> None:
    for batch in batches:
        if batch.kind == "tables" and batch.header is not None:
            fence.created(batch.table, 1)


def _insert(db: "Connection[Any]", batches: Sequence[Batch]) -> None:
    if not batches:  # a health check: is there room for a move?
        upsert = "INSERT INTO house VALUES ('checked', %s) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        db.execute(upsert, (bytes(TEST_WRITE),))
    for kind in LOGS:
        of_kind = [batch for batch in batches if batch.kind == kind]
        if of_kind:
            _insert_headers(db, kind, of_kind)
            _insert_lines(db, kind, of_kind)


def _insert_headers(db: "Connection[Any]", kind: LogKind, batches: Sequence[Batch]) -> None:
    new = [batch for batch in batches if batch.header is not None]
    if new:
        names, headers = [batch.table for batch in new], [batch.header for batch in new]
        db.execute(f"INSERT INTO {kind} SELECT * FROM unnest(%s::text[], %s::bytea[])", (names, headers))
        if kind == "contests":
            db.execute("INSERT INTO unfinished_contests SELECT unnest(%s::text[])", (names,))
    if timed := [batch.table for batch in batches if batch.timed]:
        db.execute("INSERT INTO running_clocks SELECT unnest(%s::text[])", (timed,))
    if finished := [batch.table for batch in batches if batch.finished]:
        table, key = ("unfinished_contests", "contest_id") if kind == "contests" else ("running_clocks", "table_id")
        db.execute(f"DELETE FROM {table} WHERE {key} = ANY(%s)", (finished,))


def _insert_lines(db: "Connection[Any]", kind: LogKind, batches: Sequence[Batch]) -> None:
    """Insert the lines of one kind. Raises Overtaken for one whose predecessor is not there."""
    log = LOGS[kind]
    rows = [(batch.table, seq, line) for batch in batches for seq, line in enumerate(batch.lines, batch.first)]
    if rows:
        columns = [list(column) for column in zip(*rows, strict=True)]
        db.execute(f"INSERT INTO {log.name} SELECT * FROM unnest(%s::text[], %s::int[], %s::bytea[])", columns)
    before = [(batch.table, batch.first - 1) for batch in batches if batch.header is None and batch.first]
    if before:
        query = f"""
            SELECT name, number + 1 FROM unnest(%s::text[], %s::int[]) AS before (name, number)
            WHERE NOT EXISTS (SELECT 1 FROM {log.name} WHERE {log.key} = name AND seq = number)
        """
        for name, first in db.execute(query, [list(column) for column in zip(*before, strict=True)]).fetchall():
            if kind != "tables" or not _restored(db, name, first):
                raise Overtaken(f"the log of {name} has a gap before the new lines")


def _restored(db: "Connection[Any]", table: str, first: int) -> bool:
    """True if the log was packed and ends before the new lines; its lines are back then."""
    packed = db.execute(PACKED, (table,)).fetchone()
    lines = unpack(packed[0]) if packed else []
    if not lines or len(lines) != first:
        return False
    db.execute("DELETE FROM archived WHERE table_id = %s", (table,))
    rows = ([table] * first, list(range(first)), lines)
    db.execute("INSERT INTO log SELECT * FROM unnest(%s::text[], %s::int[], %s::bytea[])", rows)
    return True


def _failed(error: Exception) -> StoreFailed:
    import psycopg

    if isinstance(error, StoreFailed):
        return error
    return Overtaken(str(error)) if isinstance(error, psycopg.errors.IntegrityError) else StoreFailed(str(error))


def connect(url: str) -> "Connection[Any]":
    import psycopg

    return psycopg.connect(
        url,
        autocommit=True,
        connect_timeout=CONNECT_SECONDS,
        fallback_application_name="pelipoyta",
        tcp_user_timeout=UNHEARD,
        keepalives_idle=5,
        keepalives_interval=2,
    )


@contextmanager
def as_unusable(url: str) -> Iterator[None]:
    """Turn errors of connecting and migrating into StoreUnusable; a password in the address is not repeated."""
    try:
        import psycopg
    except ImportError as error:
        raise StoreUnusable("postgres_not_installed", {}) from error
    try:
        yield
    except psycopg.Error as error:
        detail = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
        lost = isinstance(error, psycopg.OperationalError | psycopg.InterfaceError)
        facts: dict[str, str | int] = {"detail": detail, "url" if lost else "path": without_password(url)}
        raise StoreUnusable("postgres_unreachable" if lost else "migration_failed", facts) from error


def without_password(url: str) -> str:
    """The database's address as it may be logged and shown."""
    parts = urlsplit(url)
    host = parts.netloc.rpartition("@")[2]
    user = parts.username or ""
    return f"{parts.scheme}://{user}{'@' if user else ''}{host}{parts.path}"


def _prepare(url: str) -> bytes:
    """Create or migrate the schema, one process at a time, and read the server's secret."""
    with closing(connect(url)) as db:
        if db.info.server_version < OLDEST_SERVER:
            raise StoreUnusable("postgres_too_old", {"version": db.info.server_version // 10000, "oldest": 13})
        with db.transaction():
            db.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
            _migrate(db, url)
            found = db.execute("SELECT value FROM house WHERE name = 'secret'").fetchone()
        if found is None:
            raise StoreUnusable("database_foreign", {"path": without_password(url), "detail": "no secret"})
        return bytes(found[0])


def version_of(url: str) -> tuple[int, int]:
    """Version of the database's logs, 0 for an empty one, and that of this program. Raises StoreUnusable."""
    with as_unusable(url), closing(connect(url)) as db:
        there = db.execute("SELECT to_regclass('house')").fetchone()
        found = db.execute("SELECT value FROM house WHERE name = 'version'").fetchone() if there and there[0] else None
        return (int(bytes(found[0])) if found else 0), VERSION


def try_migration(url: str) -> None:
    """Migrate the logs in a transaction that is rolled back. Raises StoreUnusable."""
    with as_unusable(url), closing(connect(url)) as db, db.transaction(force_rollback=True):
        db.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
        _migrate(db, url)


def _migrate(db: "Connection[Any]", url: str) -> None:
    """Bring the database up to this version; each later version adds its own step here."""
    db.execute("CREATE TABLE IF NOT EXISTS house (name TEXT PRIMARY KEY, value BYTEA NOT NULL)")
    found = db.execute("SELECT value FROM house WHERE name = 'version'").fetchone()
    version = int(bytes(found[0])) if found else 0
    if version > VERSION:
        facts: dict[str, str | int] = {"path": without_password(url), "version": version, "known": VERSION}
        raise StoreUnusable("database_newer", facts)
    if version < 1:
        for statement in SCHEMA:
            db.execute(statement)
        db.execute("INSERT INTO house VALUES ('secret', %s)", (secrets.token_bytes(32),))
    if version < 2:
        for statement in RUNNING_CLOCKS:
            db.execute(statement)
    if version < 3:
        db.execute(ARCHIVED)
    upsert = "INSERT INTO house VALUES ('version', %s) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    db.execute(upsert, (str(VERSION).encode(),))
