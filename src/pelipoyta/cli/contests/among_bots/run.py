"""Runs one contest among bots: the contest service lays tables, the arena plays them, the service hears the results."""

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, Generic, TypeVar

import structlog
from msgspec import Struct

from pelipoyta.bots.arena.drafters import drafter
from pelipoyta.bots.arena.parallel import Each, spread
from pelipoyta.cli.contests.among_bots.bot_tables import BotTable, BotTables, NameOf
from pelipoyta.cli.contests.among_bots.memory_store import MemoryStore
from pelipoyta.cli.contests.among_bots.play_table import OnGames, PlayedTable, TableJob, TableSettings, play_table
from pelipoyta.cli.contests.among_bots.saved_file import SavedFile
from pelipoyta.contests.event_store import S
from pelipoyta.contests.runner import ContestRunner
from pelipoyta.contests.service import ContestService

ORGANISER = "organiser"  # key of the organiser; there is no other
T = TypeVar("T")


class StandStill(RuntimeError):
    """The service laid no table, though the contest is not over: it has failed, and logged why."""


def _nothing_ahead(contest: Any) -> Iterable[TableJob]:
    return ()


def ignore_result(played: PlayedTable) -> None:
    """Leave the result to the contest."""


@dataclass(frozen=True)
class ContestSetup(Generic[S]):
    """A kind of contest: how it is announced and filled, and what its tables are called."""

    entered: Struct  # settings and entrants, as the saved file begins with them
    settings: TableSettings
    name_of: NameOf
    runner: Callable[[ContestService], ContestRunner[S]]
    begin: Callable[[ContestService], Awaitable[str]]  # creates the contest, lays its first tables, gives its id
    ahead: Callable[[S], Iterable[TableJob]] = _nothing_ahead  # tables that will probably be laid later
    hear: Callable[[PlayedTable], None] = ignore_result  # takes every result of a table, in the order of laying
    secret: bytes = b""  # what boosters are opened with; empty: another one every time


def play_contest(setup: ContestSetup[S], jobs: int, keep: Path | None, after: OnGames) -> S:
    """The contest, played to its end or resumed from the file. Raises TableError, IllegalAction or GameFailed."""
    with quiet(), Run(setup, jobs, after) as run, spread(jobs) as each:
        run.begin(keep)
        while tables := run.waiting():
            run.play(tables, each)
        return run.finished()


class Run(Generic[S]):
    """The service in an event loop of its own, which stands still while games are played."""

    def __init__(self, setup: ContestSetup[S], jobs: int, after: OnGames) -> None:
        self._setup, self._jobs, self._after = setup, jobs, after
        self._loop = asyncio.new_event_loop()
        self._tables, self._service = self._wait(_opened(setup))
        self._runner = setup.runner(self._service)
        self._ahead: dict[str, PlayedTable] = {}  # results of tables that have not been laid yet

    def __enter__(self) -> "Run[S]":
        return self

    def __exit__(self, *error: object) -> None:
        self._service.close()
        self._wait(self._tables.close())
        self._loop.close()

    def _wait(self, step: Coroutine[Any, Any, T]) -> T:
        return self._loop.run_until_complete(step)

    def begin(self, keep: Path | None) -> None:
        """Announce the contest and open its file."""
        self._id = self._wait(_awaited(self._setup.begin(self._service)))
        self._saved = SavedFile(keep, self._setup.entered)

    def waiting(self) -> list[BotTable]:
        """Tables to play next, once the service has done everything that is due."""
        self._wait(self._runner.advance(self._id))
        return self._wait(self._tables.waiting())

    def contest(self) -> S:
        return self._wait(self._runner.find(self._id))

    def finished(self) -> S:
        """The contest, which is over. Raises StandStill."""
        contest = self.contest()
        if not self._runner.is_over(contest):
            raise StandStill(self._id)
        return contest

    def play(self, tables: Sequence[BotTable], each: Each) -> None:
        """Play the tables and report their results; idle processes play tables that will be laid later."""
        known = {**self._ahead, **self._saved.results}
        wanted = [table.job for table in tables if table.name not in known]
        laid = {job.name for job in wanted}
        if wanted:
            unknown = (job for job in self._setup.ahead(self.contest()) if job.name not in known.keys() | laid)
            wanted += islice(unknown, max(0, self._jobs - len(wanted)))
        played: Iterator[PlayedTable] = each(partial(play_table, self._setup.settings), wanted)
        for table in tables:
            self._report(table, known[table.name] if table.name in known else next(played))
        self._ahead |= {result.table: result for result in played}

    def _report(self, table: BotTable, result: PlayedTable) -> None:
        table.played = result
        self._saved.add(result)
        self._setup.hear(result)
        self._after(1)


async def _opened(setup: ContestSetup[S]) -> tuple[BotTables, ContestService]:
    store = MemoryStore(setup.secret)
    tables = BotTables(setup.settings, store, setup.name_of)
    return tables, ContestService(tables, store, drafter)


async def _awaited(step: Awaitable[T]) -> T:
    return await step


@contextmanager
def quiet() -> Iterator[None]:
    """Log nothing but warnings and failures, to standard error: standard output is the command's."""
    before = structlog.get_config()
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    try:
        yield
    finally:
        structlog.configure(**before)
