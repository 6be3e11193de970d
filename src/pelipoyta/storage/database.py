"""Database of rows: transactions in a thread of its own, opened and migrated on first use."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

T = TypeVar("T")
BUSY = 5.0  # seconds that a transaction waits for another writer of the file


ANNOUNCED = "announced"  # key of the topics in a connection's `info`
EVENTS = "events"  # announced topic: an event that people come to has changed


def announce(db: "Connection", topic: str) -> None:
    """Call the listeners of a topic in this process once the transaction is stored; none if it is not."""
    db.info.setdefault(ANNOUNCED, set()).add(topic)


class StorageFailed(Exception):
    """The database could not do it, and nothing was changed."""


class Database:
    """Database by URL. SQLAlchemy takes a quarter of a second to import, so a server starts without it."""

    here = True  # False: there are no rows, and nothing is projected

    def __init__(self, url: str) -> None:
        self._url = url
        self._engine: Engine | None = None
        self._thread = ThreadPoolExecutor(1, "database")
        self._listeners: dict[str, list[Callable[[], None]]] = {}

    @classmethod
    def of_file(cls, path: Path) -> "Database":
        return cls(f"sqlite:///{path}")

    async def run(self, work: "Callable[[Connection], T]") -> T:
        """Do the work in one transaction: all of it is stored, or nothing. Raises StorageFailed."""
        result, topics = await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)
        for topic in topics:
            for call in self._listeners.get(topic, ()):
                call()
        return result

    def prepare(self) -> None:
        """Open and migrate the rows now instead of on first use. Raises what SQLAlchemy raises."""
        self._thread.submit(self._opened).result()

    def listen(self, topic: str, call: Callable[[], None]) -> None:
        """Call this in the event loop after each transaction that announced the topic; it must not raise."""
        self._listeners.setdefault(topic, []).append(call)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._dispose)
        self._thread.shutdown()

    def _transact(self, work: "Callable[[Connection], T]") -> tuple[T, frozenset[str]]:
        """Result of the work, and the topics that it announced."""
        from sqlalchemy.exc import SQLAlchemyError

        try:
            with self._opened().begin() as connection:
                connection.info.pop(ANNOUNCED, None)  # of a transaction that failed
                result = work(connection)
                topics = frozenset(connection.info.pop(ANNOUNCED, ()))
            return result, topics
        except SQLAlchemyError as error:
            raise StorageFailed(str(error)) from error

    def _opened(self) -> "Engine":
        if self._engine is None:
            from pelipoyta.storage.migrate import migrate

            engine = engine_of(self._url)
            try:
                migrate(engine)
            except BaseException:
                engine.dispose()
                raise
            self._engine = engine
        return self._engine

    def _dispose(self) -> None:
        if self._engine is not None:
            self._engine.dispose()


class NoDatabase(Database):
    """No rows: a page without a network has no other people, so it keeps logs alone."""

    here = False

    def __init__(self) -> None:
        super().__init__("")

    async def run(self, work: "Callable[[Connection], T]") -> T:  # noqa: ARG002
        """Refuse. Raises StorageFailed."""
        raise StorageFailed("no rows in a page")

    async def close(self) -> None:
        """Do nothing: nothing was opened."""


def engine_of(url: str) -> "Engine":
    """Engine for a URL; transactions of SQLite begin as writers."""
    from sqlalchemy import create_engine, event
    from sqlalchemy.pool import StaticPool

    if not url.startswith("sqlite"):
        return create_engine(url)
    memory = {"poolclass": StaticPool} if url == "sqlite://" else {}
    connect = {"timeout": BUSY, "check_same_thread": False}
    engine = create_engine(url, connect_args=connect, **memory)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Let SQLAlchemy begin transactions itself; a commit is safe against power loss."""
    connection.isolation_level = None
    with suppress(Exception):  # an in-memory database has no journal
        connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
