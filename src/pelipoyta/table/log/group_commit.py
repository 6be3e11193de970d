"""Group commit: one thread writes for all logs, in one transaction what has queued meanwhile."""

import asyncio
import queue
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TypeVar

from pelipoyta.table.log.reader import ReaderThread
from pelipoyta.table.log.store import Batch, LogKind, StoreFailed, read_log
from pelipoyta.table.model import TableHeader, TableLine

MOST = 1000  # appends in one commit; more would delay the first of them
WAIT_FOR_MORE = 0.002  # seconds a commit waits, if the last one had several jobs: it costs as much as ten lines
FRESH = 1.0  # seconds for which the result of a health check is cached

T = TypeVar("T")
Job = tuple[Sequence[Batch], "asyncio.Future[None]"]
Settled = list[tuple["asyncio.Future[None]", StoreFailed | None]]


class GroupCommitStore(ABC):
    """Base of the stores: queues appends for a writer thread, reads in a second one."""

    def __init__(self, gather: float = 0.0, most: int = MOST) -> None:
        self._gather = gather  # seconds that every commit waits for more
        self._busy = False  # the last commit had several jobs
        self._most = most
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._reader = ReaderThread()
        self.commits = 0
        self._checked: tuple[float, StoreFailed | None] | None = None
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)

    @abstractmethod
    def _transact(self, batches: Sequence[Batch]) -> StoreFailed | None:
        """Commit the batches in one transaction, in the writer's thread; none of them if it fails."""

    @abstractmethod
    def _read_log(self, name: str, kind: LogKind) -> tuple[bytes, list[bytes]] | None:
        """Read a log as stored, in the reader's thread."""

    @abstractmethod
    def _close(self) -> None:
        """Close the connections, once nothing is waiting."""

    def append(self, batches: Sequence[Batch]) -> "asyncio.Future[None]":
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put((batches, done))
        return done

    @property
    def waiting(self) -> int:
        """Number of appends that wait for the writer."""
        return self._jobs.qsize()

    async def load(self, table: str) -> tuple[TableHeader, list[TableLine]] | None:
        return await self._in_reader(lambda: self._load(table))

    def _load(self, table: str) -> tuple[TableHeader, list[TableLine]] | None:
        found = self._read_log(table, "tables")
        return read_log(*found) if found else None

    async def read(self, name: str, kind: LogKind) -> tuple[bytes, list[bytes]] | None:
        return await self._in_reader(lambda: self._read_log(name, kind))

    async def check(self) -> None:
        """Health check: a test commit at intervals, not one a request."""
        now = time.monotonic()
        if self._checked is None or now - self._checked[0] > FRESH:
            self._checked = (now, await self._tried())
        if self._checked[1]:
            raise self._checked[1]

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.close()
        self._close()

    async def _in_reader(self, work: Callable[[], T]) -> T:
        return await self._reader.run(work)

    async def _tried(self) -> StoreFailed | None:
        try:
            await self.append(())
        except StoreFailed as error:
            return error
        return None

    def _write(self) -> None:
        while (first := self._jobs.get()) is not None:
            jobs, more = self._gathered(first)
            self._busy = len(jobs) > 1
            self._commit(jobs)
            if not more:
                return

    def _gathered(self, first: Job) -> tuple[list[Job], bool]:
        """The first job and all queued behind it; False when the stop signal was among them."""
        wait = max(self._gather, WAIT_FOR_MORE if self._busy else 0.0)
        if wait and self._most > 1:
            time.sleep(wait)
        jobs = [first]
        while len(jobs) < self._most:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                return jobs, False
            jobs.append(job)
        return jobs, True

    def _commit(self, jobs: Sequence[Job]) -> None:
        """Commit all jobs in one transaction; if that fails, each in its own, so that only the faulty one fails."""
        error = self._transact([batch for batches, _ in jobs for batch in batches])
        self.commits += 1
        same = error is None or len(jobs) == 1
        _settle_soon([(done, error if same else self._transact(batches)) for batches, done in jobs])


def _settle_soon(settled: Settled) -> None:
    """Resolve the futures of one commit with a single wake-up of the event loop."""
    for loop in {done.get_loop() for done, _ in settled}:
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, [each for each in settled if each[0].get_loop() is loop])


def _settle(settled: Settled) -> None:
    for done, error in settled:
        if not done.done():
            done.set_result(None) if error is None else done.set_exception(error)
