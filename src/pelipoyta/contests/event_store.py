"""Contests of one kind, meetings or tournaments: read from their logs when needed, changed one step at a time."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from time import time
from typing import Any, Generic, Protocol, TypeVar

import msgspec
import structlog

from pelipoyta.contests.model import Kind
from pelipoyta.table.errors import TableError
from pelipoyta.table.log.store import Batch, Overtaken, Store, StoreFailed

RETRY = 1.0  # seconds until what could not be stored is tried again
TRIES = 5  # for one whose words another process overtook
log = structlog.get_logger("pelipoyta.contests")


class Announcement(Protocol):
    """The header of its log."""

    @property
    def id(self) -> str: ...
    @property
    def game(self) -> str: ...


class FoldedContest(Protocol):
    """A contest so far: it changes by adopting the lines of its log, and by nothing else."""

    length: int  # lines adopted; the number of the next one

    @property
    def header(self) -> Announcement: ...
    def adopt(self, line: Any, /) -> None: ...


S = TypeVar("S", bound=FoldedContest)
Step = Callable[[S], Awaitable[None]]


class EventStore(Generic[S]):
    """Holds no contest in memory, only who waits for one."""

    def __init__(
        self, store: Store, kind: str, header: type[Any], line: type[Any], story: Callable[[Any], S], tidy: Step[S]
    ) -> None:
        self._store = store
        self._kind = kind
        self._headers = msgspec.json.Decoder(header)
        self._line = line
        self._lines = msgspec.json.Decoder(line)
        self._story = story
        self._tidy = tidy  # does what is due
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._awake: set[str] = set()  # those that have gone on since this process began
        self._tasks: set[asyncio.Task[None]] = set()

    async def announce(self, header: Announcement, **facts: str) -> str:
        """Its name. Announced again with the same key, it is there already."""
        try:
            await self._store.append([Batch(header.id, 0, (), msgspec.json.encode(header), "contests")])
        except Overtaken:
            return header.id
        log.info(f"{self._kind} announced", contest=header.id, game=header.game, **facts)
        return header.id

    async def find(self, id: str) -> S:
        """As its log tells it. Raises TableError."""
        stored = await self._store.read(id, "contests")
        if stored is None or msgspec.json.decode(stored[0], type=Kind).kind != self._kind:
            raise TableError(f"no_such_{self._kind}")
        story = self._story(self._headers.decode(stored[0]))
        for line in stored[1]:
            story.adopt(self._lines.decode(line))
        return story

    async def do(self, id: str, step: Step[S]) -> S:
        """One step, and then what is due. Raises as the step does, or StoreFailed; then nothing has changed."""
        story = await self._alone(id, step)
        self.wake(id)
        return story

    async def append(self, story: S, entries: Sequence[Any], besides: Sequence[Batch] = ()) -> None:
        if not entries:
            return
        lines = [self._line(entry, time()) for entry in entries]
        encoded = tuple(msgspec.json.encode(line) for line in lines)
        await self._store.append([*besides, Batch(story.header.id, story.length, encoded, None, "contests")])
        for line in lines:
            story.adopt(line)

    def is_awake(self, id: str) -> bool:
        """Whether it has gone on since this process began; else it has stood still since a restart."""
        return id in self._awake

    def wake(self, id: str) -> None:
        """Something has happened, or somebody looks: what is due is done."""
        self._awake.add(id)
        task = asyncio.create_task(self._go_on(id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()

    async def _alone(self, id: str, step: Step[S]) -> S:
        """One step at a time; anew where another process was quicker."""
        async with self._locks[id]:
            for _ in range(TRIES):
                story = await self.find(id)
                try:
                    await step(story)
                except Overtaken:
                    continue
                return story
            raise StoreFailed("overtaken again and again")

    async def _go_on(self, id: str) -> None:
        while True:
            try:
                await self._alone(id, self._tidy)
                return
            except StoreFailed:
                await asyncio.sleep(RETRY)
            except Exception:
                log.exception(f"{self._kind} does not go on", contest=id)
                return
