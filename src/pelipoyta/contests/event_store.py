"""Event logs of contests of one kind: folded into a state when needed, appended to one step at a time."""

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Awaitable, Callable, Sequence
from time import time
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from pelipoyta.contests.model import ContestKind
from pelipoyta.table.errors import TableError
from pelipoyta.table.log.store import Batch, Overtaken, Store, StoreFailed

SEEN = 64  # states kept for readers
TRIES = 5  # for a step whose lines another process overtook


class ContestHeader(Protocol):
    """First record of a contest's log."""

    @property
    def id(self) -> str: ...
    @property
    def game(self) -> str: ...


class ContestState(Protocol):
    """State of a contest, folded from its log; it changes only by adopting lines."""

    length: int  # lines adopted; the number of the next one

    @property
    def header(self) -> ContestHeader: ...
    def adopt(self, line: Any, /) -> None: ...


S = TypeVar("S", bound=ContestState)
Step = Callable[[S], Awaitable[None]]


class EventStore(Generic[S]):
    """Reads and appends the logs of one kind of contest; caches states for readers alone, until the log grows."""

    def __init__(
        self, store: Store, kind: str, header: type[Any], line: type[Any], new: Callable[[Any], S], missing: str = ""
    ) -> None:
        """`new` makes the state of a contest without lines; `missing` is the error code where there is no contest."""
        self._store = store
        self._kind = kind
        self._missing = missing or f"no_such_{kind}"
        self._headers = msgspec.json.Decoder(header)
        self._line = line
        self._lines = msgspec.json.Decoder(line)
        self._new = new
        self._seen: OrderedDict[str, S] = OrderedDict()
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def create(self, header: ContestHeader) -> bool:
        """Store a new contest; False where the log exists already."""
        try:
            await self._store.append([self.first_batch(header)])
        except Overtaken:
            return False
        return True

    async def read(self, id: str) -> S:
        """State of the contest for reading, folded once for each length of its log. Raises TableError."""
        stored = await self._stored(id)
        if id not in self._seen or self._seen[id].length != len(stored[1]):
            self._seen[id] = self._folded(stored)
        self._seen.move_to_end(id)
        while len(self._seen) > SEEN:
            self._seen.popitem(last=False)
        return self._seen[id]

    async def find(self, id: str) -> S:
        """State of the contest, to be changed. Raises TableError where there is none of this kind."""
        return self._folded(await self._stored(id))

    async def _stored(self, id: str) -> tuple[bytes, list[bytes]]:
        stored = await self._store.read(id, "contests")
        if stored is None or msgspec.json.decode(stored[0], type=ContestKind).kind != self._kind:
            raise TableError(self._missing)
        return stored

    def _folded(self, stored: tuple[bytes, list[bytes]]) -> S:
        contest = self._new(self._headers.decode(stored[0]))
        for line in stored[1]:
            contest.adopt(self._lines.decode(line))
        return contest

    async def append(self, contest: S, entries: Sequence[Any], also_store: Sequence[Batch] = ()) -> None:
        """Store the entries and other logs in one transaction, then adopt the entries. Raises StoreFailed."""
        if entries:
            lines = self.lines(entries)
            await self._store.append([*also_store, self.batch(contest, lines)])
            self.adopt(contest, lines)

    async def finish(self, contest: S) -> None:
        """Note that the contest needs no resuming when a server starts. Raises StoreFailed."""
        await self._store.append(
            [
                Batch(
                    table=contest.header.id, first=contest.length, lines=(), header=None, kind="contests", finished=True
                )
            ]
        )

    async def transact(self, id: str, step: Step[S]) -> S:
        """Run one step at a time for each contest, again where another process was quicker. Raises as the step does."""
        async with self._locks[id]:
            for _ in range(TRIES):
                contest = await self.find(id)
                try:
                    await step(contest)
                except Overtaken:
                    continue
                return contest
            raise StoreFailed("overtaken again and again")

    async def wait(self, id: str) -> None:
        """Wait until no step of the contest is running."""
        async with self._locks[id]:
            pass

    def lines(self, entries: Sequence[Any]) -> list[Any]:
        """Log lines of the entries, stamped with the present time."""
        return [self._line(entry, time()) for entry in entries]

    def first_batch(self, header: ContestHeader, entries: Sequence[Any] = ()) -> Batch:
        """Header and first lines of a new contest's log."""
        encoded = tuple(msgspec.json.encode(line) for line in self.lines(entries))
        return Batch(table=header.id, first=0, lines=encoded, header=msgspec.json.encode(header), kind="contests")

    def batch(self, contest: S, lines: Sequence[Any]) -> Batch:
        """The next lines of the contest's log."""
        encoded = tuple(msgspec.json.encode(line) for line in lines)
        return Batch(table=contest.header.id, first=contest.length, lines=encoded, header=None, kind="contests")

    def adopt(self, contest: S, lines: Sequence[Any]) -> None:
        for line in lines:
            contest.adopt(line)
