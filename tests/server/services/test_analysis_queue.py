"""The queue of analyses: places by address, and one analysis for the same options and steps."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.table.memory_store import MemoryStore

from pelipoyta.games import load
from pelipoyta.kernel.records import record
from pelipoyta.kernel.records.record import Record
from pelipoyta.server.archive.documents import study_text
from pelipoyta.server.services.analysis_queue import EACH, AnalysisQueue
from pelipoyta.table.errors import TableError

pytestmark = pytest.mark.anyio
DNUP = load("dnup")
GOLDEN = Path(__file__).parents[2] / "games/dnup/golden/two-greedy.game"
PLAYED = record.read(GOLDEN.read_text(), {"dnup": DNUP})


async def never(game: str, text: str, piece: bytes) -> bytes:
    await asyncio.Event().wait()
    return b""


def shortened(by: int) -> Record:
    """Another game: without its last steps."""
    return replace(PLAYED, steps=PLAYED.steps[: len(PLAYED.steps) - by])


async def asked(queue: AnalysisQueue, game_record: Record, address: str) -> bool:
    """True if the queue took it."""
    try:
        await queue.ask(study_text(DNUP, game_record), keep=False, address=address)
    except TableError:
        return False
    return True


@pytest.mark.parametrize("other", ["203.0.113.9", "2001:db8:2::1"])
async def test_one_address_leaves_places_for_others(other: str) -> None:
    queue = AnalysisQueue(never, MemoryStore())
    took = [await asked(queue, shortened(by), f"2001:db8:1::{by}") for by in range(2 * EACH)]
    assert took.count(True) == EACH
    assert await asked(queue, shortened(3 * EACH), other)
    await queue.close()


async def test_a_place_is_free_again_when_the_analysis_has_ended() -> None:
    async def fails(*_: Any) -> bytes:
        raise RuntimeError("died")

    queue = AnalysisQueue(fails, MemoryStore())
    for by in range(2 * EACH):
        assert await asked(queue, shortened(by), "203.0.113.9")
        await asyncio.gather(*queue._tasks.values())


async def test_marks_and_names_make_no_other_game() -> None:
    """The same steps under another heading are the same analysis."""
    queue = AnalysisQueue(never, MemoryStore())
    for number in range(3 * EACH):
        heading = replace(PLAYED, marks={"hands": number}, players=(f"A{number}", "B"), teaching=bool(number % 2))
        assert await asked(queue, heading, "203.0.113.9")
    assert len(queue._tasks) == 1
    await queue.close()
