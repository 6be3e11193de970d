"""KV-D0.5 and the clock: a flag that falls once both kings have fallen settles nothing anew (TABLE-16)."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from tests.manual_clock import ManualClock, settled
from tests.table.conftest import Minds
from tests.table.memory_store import MemoryStore

from pelipoyta.games.kasvoton import GAME
from pelipoyta.games.kasvoton.notation import parse
from pelipoyta.table.autoplay.bot_delay import BotDelay
from pelipoyta.table.commands import Do, FromSeat
from pelipoyta.table.live.lobby import Lobby, TableSpec
from pelipoyta.table.live.table import Table
from pelipoyta.table.model import Moved, Placed, TimedOut, Timing

pytestmark = pytest.mark.anyio
LATE = 1_000.0
BOTH = "b13@c3 b2@b5 b2@d5 b2@c6 g13@c5 g1@c4"  # the first walks into a scout, the second is struck in the same turn
Begun = Callable[..., Awaitable[Table]]


@pytest.fixture
def manual_clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def begun(manual_clock: ManualClock, field: Any) -> Begun:
    """A timed table that begins from these cards, after these steps."""

    async def begin(cards: str, *steps: str) -> Table:
        lobby = Lobby(
            {"kasvoton": GAME}, MemoryStore(), Minds(), lambda game: (), BotDelay(0.0, 1.0), 60.0, time=manual_clock
        )
        placed = Placed(Raw(msgspec.json.encode(field(cards))), "set")
        spec = TableSpec(
            game="kasvoton",
            seats=2,
            options={},
            places=("me", "open"),
            name="Aino",
            placed=placed,
            time=Timing(bank=60),
        )
        place = await lobby.create(spec)
        await lobby.sit(place.table, None, "Eino")
        table = await lobby.own(place.table)
        await settled()
        for seat in (0, 1):
            table.join(seat)
        for step in steps:
            await table.submit(
                FromSeat(
                    table.state.game_state.turn, Do("", table.state.versions[table.state.game_state.turn], parse(step))
                )
            )
        return table

    return begin


def result(table: Table) -> Any:
    assert table.state.over
    return table.state.over.scores, table.state.over.why


def entries(table: Table) -> list[Any]:
    store: Any = table._store
    return [msgspec.json.decode(line)["entry"]["type"] for line in store.lines[table.state.header.id]]


async def test_a_flag_in_the_rest_of_a_turn_in_which_both_kings_fell(begun: Begun, manual_clock: ManualClock) -> None:
    """The turn is not over, and the one who has it is asked; the flag ends it, and nobody has lost by time."""
    table = await begun(BOTH, "c3-c4", "triangle c5")
    assert not table.state.over and 0 in table.state.history.asked_version
    await manual_clock.advance(LATE)
    assert result(table) == ((0.5, 0.5), "KV-D0.5")
    assert TimedOut.__name__ not in entries(table) and entries(table)[-1] == Moved.__name__


async def test_after_the_battle_no_flag_falls(begun: Begun, manual_clock: ManualClock) -> None:
    table = await begun("b13@e3 b5@c3 g13@c4 g1@e4", "shoot c3", "e3-e4")
    assert result(table) == ((0.5, 0.5), "KV-D0.5")
    lines = entries(table)
    await manual_clock.advance(LATE)
    assert entries(table) == lines and result(table) == ((0.5, 0.5), "KV-D0.5")


@pytest.mark.parametrize(
    ("cards", "steps", "scores"),
    [
        ("b13@a1 bA@c3 g13@c4 g1@b2", ("c3-c4", "done"), (1.0, 0.0)),  # in the levelling turn: it might have levelled
        ("b13@c3 b2@b5 b2@d5 g13@m6 g1@c4 g2@c5", ("c3-c4",), (0.0, 1.0)),  # whose king fell, loses either way
        ("b13@e3 b5@c3 g13@c4 g1@e4", ("shoot c3",), (0.0, 1.0)),  # whose enemy's king fell has not won yet
    ],
)
async def test_while_one_king_stands_a_flag_loses(
    begun: Begun, manual_clock: ManualClock, cards: str, steps: tuple[str, ...], scores: tuple[float, ...]
) -> None:
    table = await begun(cards, *steps)
    await manual_clock.advance(LATE)
    assert result(table) == (scores, "TABLE-16")
