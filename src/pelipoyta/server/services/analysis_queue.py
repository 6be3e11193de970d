"""Queue of game analyses: they run in the bots' worker processes, a few at a time, and results are cached."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, runtime_checkable

import msgspec
import structlog
from msgspec import Struct

from pelipoyta.bots.analysis.model import Analysis
from pelipoyta.bots.analysis.pieces import AnalysisPiece, Found
from pelipoyta.server.addresses import neighbourhood
from pelipoyta.server.archive.documents import StudyText
from pelipoyta.server.services.peers import Drop, NoPeers, PeerLookup
from pelipoyta.table.errors import TableError
from pelipoyta.table.log.store import Batch, Store, StoreFailed

AT_ONCE = 2  # analyses that run in parallel
WAITING = 16  # analyses in the queue, at most
EACH = 4  # of one address
KEPT = 32  # results in memory
log = structlog.get_logger("pelipoyta.analysis")
Study = Callable[[str, str, bytes], Awaitable[bytes]]  # game, record and piece of work to its result


@runtime_checkable
class Analyst(Protocol):
    """Service that can also analyse finished games."""

    async def study(self, game_id: str, record: str, piece: bytes) -> bytes: ...


class Progress(Struct):
    """Progress of an analysis."""

    done: int = 0
    total: int = 0
    failed: bool = False
    found: Analysis | None = None


class AnalysisQueue:
    """Runs analyses, keyed by the game's steps and what they begin from: the same game is analysed once."""

    def __init__(self, study: Study | None, store: Store) -> None:
        self._study, self._store = study, store
        self._known: OrderedDict[str, Progress] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._askers: dict[str, str] = {}  # address that asked for each of these
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._drops: dict[str, Drop] = {}
        self.peers: PeerLookup = NoPeers()

    async def look(self, game: StudyText) -> Progress | None:
        """Progress of the game's analysis, at any process; None if it was not requested."""
        if game.name not in self._known and (kept := await self._load(game.name) or await self._load(game.older)):
            self._remember(game.name, Progress(1, 1, found=kept))
        if game.name not in self._known and (told := await self.peers.look_up("study", game.name)):
            return msgspec.json.decode(told, type=Progress)
        return self._known.get(game.name)

    async def ask(self, game: StudyText, keep: bool, address: str) -> Progress:
        """Start the analysis, unless it runs or is done; with `keep` its result is stored. Raises TableError.

        One address has a few places in the queue, so that it cannot take them all.
        """
        found = await self.look(game)
        if found and not found.failed:
            return found
        asked = neighbourhood(address)
        full = len(self._tasks) >= WAITING or list(self._askers.values()).count(asked) >= EACH
        if self._study is None or full:
            raise TableError("busy", {"seconds": 30})
        begun = Progress()
        self._remember(game.name, begun)
        self._drops[game.name] = self.peers.register("study", game.name, lambda: msgspec.json.encode(begun))
        self._askers[game.name] = asked
        self._tasks[game.name] = asyncio.create_task(self._run(game.name, game.game, game.text, begun, keep))
        return begun

    @property
    def waiting(self) -> int:
        """Number of analyses that run or wait."""
        return len(self._tasks)

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _remember(self, name: str, progress: Progress) -> None:
        self._known[name] = progress
        self._known.move_to_end(name)
        old = [each for each in self._known if each not in self._tasks][: max(0, len(self._known) - KEPT)]
        for each in old:
            del self._known[each]
            if drop := self._drops.pop(each, None):
                drop()

    async def _run(self, name: str, game: str, text: str, progress: Progress, keep: bool) -> None:
        try:
            async with self._turn:
                found = await self._analyse(game, text, progress)
            progress.found = found
            if keep:
                await self._save(name, found)
        except Exception:
            progress.failed = True
            log.exception("analysis failed", game=game)
        finally:
            del self._tasks[name], self._askers[name]

    async def _analyse(self, game: str, text: str, progress: Progress) -> Analysis:
        plan = await self._piece(game, text, AnalysisPiece("positions"))
        progress.total = plan.total + 1
        points = [point for found in await self._all(game, text, plan.pieces, progress) for point in found.points]
        choices = await self._piece(game, text, AnalysisPiece("choices", points=tuple(points)))
        found = await self._all(game, text, choices.pieces, progress)
        weighed = tuple(each.weighed for each in found if each.weighed)
        whole = (await self._piece(game, text, AnalysisPiece("tally", (), tuple(points), weighed))).analysis
        assert whole is not None
        progress.done = progress.total
        return whole

    async def _all(self, game: str, text: str, pieces: Sequence[AnalysisPiece], progress: Progress) -> list[Found]:
        async def one(piece: AnalysisPiece) -> Found:
            found = await self._piece(game, text, piece)
            progress.done += 1
            return found

        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(one(piece)) for piece in pieces]
        return [task.result() for task in tasks]

    async def _piece(self, game: str, text: str, piece: AnalysisPiece) -> Found:
        assert self._study is not None
        return msgspec.json.decode(await self._study(game, text, msgspec.json.encode(piece)), type=Found)

    async def _load(self, name: str) -> Analysis | None:
        kept = await self._store.read(name, "analyses")
        return msgspec.json.decode(kept[1][0], type=Analysis) if kept else None

    async def _save(self, name: str, found: Analysis) -> None:
        """Store the result; if that fails, it stays in memory until the server stops."""
        try:
            await self._store.append(
                [Batch(table=name, first=0, lines=(msgspec.json.encode(found),), header=b"{}", kind="analyses")]
            )
        except StoreFailed as error:
            log.warning("analysis not stored", why=str(error))
