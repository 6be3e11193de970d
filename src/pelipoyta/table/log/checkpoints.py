"""Checkpoints of SQLite's write-ahead log in a thread of their own, so that no commit waits for one."""

import sqlite3
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress

EVERY = 500  # lines from one checkpoint to the next
AT_LAST = 8_000  # pages in the log at which a commit makes the checkpoint itself: most are copied by then


class Checkpoints:
    """Copies what is committed into the database file while further commits go on."""

    def __init__(self, db: sqlite3.Connection) -> None:
        """`db` is a connection for this alone."""
        self._db = db
        self._lines = 0  # since the last one began
        self._thread = ThreadPoolExecutor(1, "store-checkpoints")
        self._latest: Future[None] | None = None

    def grown(self, lines: int) -> None:
        """Count stored lines, and begin a checkpoint when they are many; from the writer's thread alone."""
        self._lines += lines
        if self._lines >= EVERY and (self._latest is None or self._latest.done()):
            self._lines = 0
            self._latest = self._thread.submit(self._copy)

    def close(self) -> None:
        """Wait for the one that runs, and close the connection."""
        self._thread.shutdown()
        self._db.close()

    def _copy(self) -> None:
        with suppress(sqlite3.Error):  # the next one copies it too
            self._db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
