"""Archive of a server: makes each answer once, in an archive process, and keeps it until the log grows."""

from asyncio import to_thread
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from functools import partial
from hashlib import sha256
from math import inf
from threading import Lock
from typing import Protocol

import msgspec
import structlog

from pelipoyta.kernel.game import AnyGame
from pelipoyta.server.addresses import neighbourhood
from pelipoyta.server.archive.executor import JobExecutor
from pelipoyta.server.archive.games.jobs import GameJob
from pelipoyta.server.archive.jobs import (
    IDLE,
    AnyJob,
    ArchiveAnswer,
    ArchiveRequest,
    LogJob,
    RecordSource,
    ReplayJob,
    SentRef,
    ref_of,
)
from pelipoyta.server.archive.process import COMMAND, ArchiveFailed, ArchiveProcess, IdleProcess, SharedProcesses
from pelipoyta.server.services.cache import AsyncLRU, Unavailable
from pelipoyta.server.services.peers import Drop, NoPeers, PeerLookup
from pelipoyta.server.services.requests.processor_shares import ProcessorShares
from pelipoyta.table.errors import TableError
from pelipoyta.table.log.store import Store

MEGABYTE = 2**20
KEPT = 48 * MEGABYTE  # answers
EVERY = 10_000  # requests go on to the worker, where addresses take turns
SENT = 12 * MEGABYTE  # texts of records
log = structlog.get_logger("pelipoyta.archive")


class ArchiveWorker(Protocol):
    """Interface of the workers that answer requests: a thread, or another process."""

    async def answer(self, request: ArchiveRequest, address: str) -> ArchiveAnswer: ...

    async def stop(self) -> None: ...


class ThreadArchiveWorker:
    """Makes answers in a thread of this process, one at a time; for tests, whose games no other process knows."""

    def __init__(self, games: Mapping[str, AnyGame], secret: bytes) -> None:
        self._executor = JobExecutor(games, secret)
        self._lock = Lock()

    async def answer(self, request: ArchiveRequest, address: str) -> ArchiveAnswer:  # noqa: ARG002
        return await to_thread(self._answer, request)

    def _answer(self, request: ArchiveRequest) -> ArchiveAnswer:
        with self._lock:
            return self._executor.answer(request)

    async def stop(self) -> None:
        """Do nothing: a thread ends with its answer."""


class Archive:
    """Answers about tables, about sent records and about games, each made by a worker of its own.

    So a record that takes long to read delays other senders of records, and no reader of a table or learner.
    """

    def __init__(
        self, store: Store, tables: ArchiveWorker, records: ArchiveWorker, games: ArchiveWorker | None = None
    ) -> None:
        self._store = store
        self._tables = tables
        self._records = records
        self._games = games or tables
        self._answers = AsyncLRU[bytes](KEPT, size=len, at_once=EVERY)
        self._sent: OrderedDict[str, str] = OrderedDict()  # texts of records by digest
        self._drops: dict[str, Drop] = {}
        self.peers: PeerLookup = NoPeers()

    async def get(self, job: AnyJob, address: str) -> bytes:
        """The answer for a caller of that address. Raises TableError."""
        return await self._answers.of(_key(job), partial(self.make, job, address))

    async def send(self, text: str, address: str) -> bytes:
        """Read a record, and answer with its replay; a record that was refused is refused unread. Raises TableError."""
        name = _digest(text)
        job = ReplayJob(RecordSource(SentRef(name)))
        found = await self._answers.of(_key(job), partial(self.make, job, address, text))
        self._keep(name, text)
        return found

    async def check_sent(self, name: str) -> SentRef:
        """The record of that name, from any process. Raises TableError where it was not sent recently."""
        if name not in self._sent:
            found = await self.peers.look_up("record", name)
            if found is None or _digest(found.decode()) != name:
                raise TableError("replay_gone")
            self._keep(name, found.decode())
        self._sent.move_to_end(name)
        return SentRef(name)

    async def close(self) -> None:
        await self._tables.stop()
        await self._records.stop()
        await self._games.stop()

    def _keep(self, name: str, text: str) -> None:
        if name not in self._sent:
            self._drops[name] = self.peers.register("record", name, lambda: text.encode("utf-8", "replace"))
        self._sent[name] = text
        self._sent.move_to_end(name)
        while sum(map(len, self._sent.values())) > SENT:
            oldest, _ = self._sent.popitem(last=False)
            self._drops.pop(oldest)()

    async def make(self, job: AnyJob, address: str, text: str | None = None) -> bytes:
        """Make the answer anew; `text` is that of a record which is not known yet. Raises TableError."""
        worker = self._worker_for(job)
        asker = neighbourhood(address)
        try:
            answer = await worker.answer(ArchiveRequest(job), asker)
            if answer.lacks and not isinstance(job, GameJob):
                answer = await worker.answer(await self._filled(job, text), asker)
        except ArchiveFailed as error:
            raise Unavailable("busy", {"seconds": 30}) from error
        if answer.code == "unexpected":
            log.error("archive job failed", job=type(job).__name__, **answer.facts)
            raise TableError("unexpected")
        if answer.code:
            raise TableError(answer.code, answer.facts)
        return answer.data

    def _worker_for(self, job: AnyJob) -> ArchiveWorker:
        if isinstance(job, GameJob):
            return self._games
        return self._records if isinstance(ref_of(job), SentRef) else self._tables

    async def _filled(self, job: LogJob, text: str | None) -> ArchiveRequest:
        """The request with the log or text that it is about. Raises TableError."""
        of = ref_of(job)
        if isinstance(of, SentRef):
            return ArchiveRequest(job, text=self._sent.get(of.name) if text is None else text)
        stored = await self._store.read(of.table, "tables")
        if stored is None:
            raise TableError("no_such_table", {"table": of.table})
        return ArchiveRequest(job, stored[0], tuple(stored[1][: of.length]))


def _digest(text: str) -> str:
    return sha256(text.encode("utf-8", "replace")).hexdigest()


def _key(job: AnyJob) -> bytes:
    return sha256(msgspec.msgpack.encode(job)).digest()


def in_processes(store: Store, plugins: Sequence[str], seconds: float = inf) -> Archive:
    """Archive that works in processes, started on first use; plugin games are named by their files.

    An address that has used so many seconds of processor time is answered in idle time, by one process for all kinds.
    """
    shares, idle = ProcessorShares(seconds), IdleProcess(ArchiveProcess(store.secret, (*COMMAND, IDLE, *plugins)))
    prompt = (ArchiveProcess(store.secret, (*COMMAND, *plugins)) for _ in range(3))
    return Archive(store, *(SharedProcesses(each, idle, shares) for each in prompt))


def in_this_process(store: Store, games: Mapping[str, AnyGame]) -> Archive:
    """Archive that works in threads of this process, for tests whose games no other process knows."""
    return Archive(store, *(ThreadArchiveWorker(games, store.secret) for _ in range(3)))
