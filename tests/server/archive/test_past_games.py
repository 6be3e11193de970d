"""Finished games for histories: worked out once, also after a restart, and told though they cannot be stored."""

from typing import Any

import msgspec
import pytest
from tests.table.memory_store import MemoryStore

from pelipoyta.server.archive.documents import Course, StudyText
from pelipoyta.server.archive.jobs import AnyJob, CourseJob, LogRef
from pelipoyta.server.archive.past_games import PastGame, PastGames
from pelipoyta.table.errors import TableError
from pelipoyta.table.log.store import StoreFailed

pytestmark = pytest.mark.anyio
COURSE = Course(began=5.0, lasted=60.0, choices=7, rolled=())
STUDY = StudyText("arvaus", "a long text", "1/abc", "1/old")


class CountingArchive:
    """An archive that counts what it is asked."""

    def __init__(self, refuses: str = "") -> None:
        self.asked: list[str] = []
        self._refuses = refuses

    async def get(self, job: AnyJob, address: str) -> bytes:
        assert address == "here"
        self.asked.append(type(job).__name__)
        if isinstance(job, CourseJob):
            return msgspec.json.encode(COURSE)
        if self._refuses:
            raise TableError(self._refuses)
        return msgspec.json.encode(STUDY)


def past_games(archive: Any, store: Any) -> PastGames:
    return PastGames(archive, store)


async def test_a_game_is_worked_out_once_for_all_processes() -> None:
    store, archive = MemoryStore(), CountingArchive()
    found = [await past_games(archive, store).find(LogRef("t1", 9), "here") for _ in range(3)]
    assert found == [PastGame(COURSE, StudyText("arvaus", "", "1/abc", "1/old"))] * 3
    assert archive.asked == ["CourseJob", "StudyJob"]


async def test_a_longer_log_is_worked_out_anew() -> None:
    store, archive = MemoryStore(), CountingArchive()
    for length in (9, 10, 9):
        await past_games(archive, store).find(LogRef("t1", length), "here")
    assert len(archive.asked) == 4


async def test_a_game_too_long_to_be_analysed_has_no_study() -> None:
    store, archive = MemoryStore(), CountingArchive("analysis_too_long")
    assert (await past_games(archive, store).find(LogRef("t1", 9), "here")).study is None
    assert (await past_games(archive, store).find(LogRef("t1", 9), "here")).study is None
    assert len(archive.asked) == 2


async def test_other_failures_are_told_and_nothing_is_stored() -> None:
    store = MemoryStore()
    with pytest.raises(TableError, match="unexpected"):
        await past_games(CountingArchive("unexpected"), store).find(LogRef("t1", 9), "here")
    assert not store.headers


async def test_what_cannot_be_stored_is_told_all_the_same() -> None:
    store, archive = MemoryStore(), CountingArchive()
    store.fails = StoreFailed("the disk is full")
    for _ in range(2):
        assert (await past_games(archive, store).find(LogRef("t1", 9), "here")).course == COURSE
    assert len(archive.asked) == 4
