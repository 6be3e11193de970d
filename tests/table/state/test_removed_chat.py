"""Chat lines that are removed, and lines that a block keeps from a seat (TABLE-8): the fold alone decides."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from pelipoyta.kernel.game import AnyGame
from pelipoyta.table.commands import FromSeat, RedactLines, Speak
from pelipoyta.table.live.audience import NoAudience
from pelipoyta.table.live.table import Table
from pelipoyta.table.model import Redacted, Viewer
from pelipoyta.table.state.table_state import TableState

pytestmark = pytest.mark.anyio
Seated = Callable[..., Awaitable[Table]]


class Removals(NoAudience):
    """An audience that remembers which lines were removed."""

    def __init__(self) -> None:
        self.removed: list[tuple[int, ...]] = []

    def on_chat_removed(self, lines: tuple[int, ...]) -> None:
        self.removed.append(lines)


def heard(state: TableState, viewer: Viewer, seen: int = 0) -> list[tuple[int, str, bool]]:
    return [(line.number, line.spoke.text, line.removed) for line in state.chat.lines_for(viewer, seen)]


async def again(table: Table, store: Any, games: dict[str, AnyGame]) -> TableState:
    header, lines = await store.load(table.state.header.id)
    return TableState.folded(header, games[header.game], lines)


async def test_a_removed_line_is_shown_to_nobody_after_a_restart_either(
    seated: Seated, store: Any, games: dict[str, AnyGame]
) -> None:
    table = await seated("arvaus", "me", "open")
    table.audience = ears = Removals()
    for text in ("Hei", "Ruma sana", "Anteeksi"):
        await table.submit(FromSeat(0, Speak(text, text)))
    gone = table.state.chat.lines_for(None)[1].line
    await table.submit(RedactLines((gone,)))
    for state in (table.state, await again(table, store, games)):
        for viewer in (None, 0, 1):
            assert heard(state, viewer) == [(1, "Hei", False), (2, "", True), (3, "Anteeksi", False)]
            assert heard(state, viewer, 3) == [(2, "", True)]  # a page that had read it hears of the removal
    assert ears.removed == [(gone,)]


async def test_only_chat_lines_can_be_removed_and_once(seated: Seated, store: Any) -> None:
    table = await seated("arvaus", "me", "open")
    await table.submit(FromSeat(0, Speak("a", "Hei")))
    line = table.state.chat.lines_for(None)[0].line
    length = table.state.length
    await table.submit(RedactLines((0, line + 7, -1)))
    assert table.state.length == length
    await table.submit(RedactLines((0, line)))
    await table.submit(RedactLines((line,)))
    assert table.state.length == length + 1
    _, lines = await store.load(table.state.header.id)
    assert lines[-1].entry == Redacted((line,))


async def test_a_line_kept_from_a_seat_leaves_no_gap(seated: Seated, store: Any, games: dict[str, AnyGame]) -> None:
    table = await seated("arvaus", "me", "open", "open")
    await table.submit(FromSeat(0, Speak("a", "Hei"), unheard=(1,)))
    await table.submit(FromSeat(2, Speak("b", "Moi")))
    for state in (table.state, await again(table, store, games)):
        assert heard(state, 1) == [(1, "Moi", False)]
        assert heard(state, None) == heard(state, 0) == heard(state, 2) == [(1, "Hei", False), (2, "Moi", False)]
