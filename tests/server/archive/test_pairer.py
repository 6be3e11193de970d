"""Rounds of tournaments are paired in a process of their own, and here where that fails."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.contests.tournament.event import Event, header, lower_wins
from tests.table.memory_store import MemoryStore

from pelipoyta.contests.tournament.pairing import pairings
from pelipoyta.contests.tournament.pairing.pairings import pair
from pelipoyta.server.archive.pairer import pairer_of
from pelipoyta.server.archive.process import ArchiveFailed
from pelipoyta.server.archive.service import Archive, in_processes
from pelipoyta.table.log.store import Batch

pytestmark = pytest.mark.anyio


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Tournaments that this process pairs."""
    found: list[str] = []

    def noted(tournament: Any) -> Any:
        found.append(tournament.header.id)
        return pair(tournament)

    monkeypatch.setattr(pairings, "pair", noted)
    return found


async def stored(event: Event, store: MemoryStore) -> None:
    lines = tuple(msgspec.json.encode(line) for line in event.lines)
    head = msgspec.json.encode(event.tournament.header)
    await store.append([Batch(event.tournament.header.id, 0, lines, head, "contests")])


async def test_every_round_is_paired_elsewhere_as_it_would_be_here(here: list[str]) -> None:
    for told in (header("swiss"), header("robin"), header("knockout"), header("swiss", seats=3)):
        event, store = Event(7, told), MemoryStore()
        event.play(lower_wins, rounds=2)
        await stored(event, store)
        archive = in_processes(store, ())
        assert await pairer_of(archive, store)(event.tournament) == pair(event.tournament)
        await archive.close()
    assert here == []


class Broken:
    """ArchiveWorker whose process has died."""

    async def answer(self, *_: Any) -> Any:
        raise ArchiveFailed

    async def stop(self) -> None:
        """Do nothing."""


@pytest.mark.parametrize("is_stored", [True, False])
async def test_what_cannot_be_paired_elsewhere_is_paired_here(here: list[str], is_stored: bool) -> None:
    event, store = Event(6, header("swiss")), MemoryStore()
    if is_stored:
        await stored(event, store)
    make: Callable[..., Any] = Archive
    archive = make(store, Broken(), Broken(), Broken())
    assert await pairer_of(archive, store)(event.tournament) == pair(event.tournament)
    assert here == ["event"]
