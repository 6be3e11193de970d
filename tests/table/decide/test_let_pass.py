"""TABLE-11: letting questions pass, whatever one holds, and without anyone's knowing."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from pelipoyta.kernel.game import altered
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.autoplay.answer_delay import AnswerTimes
from pelipoyta.table.autoplay.bot_delay import BotDelay
from pelipoyta.table.commands import Do, FromSeat, LetPass, Resign
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.audience import NoAudience
from pelipoyta.table.live.lobby import Lobby
from pelipoyta.table.live.table import Table
from pelipoyta.table.state.table_state import TableState
from pelipoyta.table.state.transition import Transition

pytestmark = pytest.mark.anyio
Seated = Callable[..., Awaitable[Table]]
SHORT = 0.001


class Ear(NoAudience):
    """All that reaches anyone but seat 0."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.own: list[int] = []

    def on_transition(self, transition: Transition) -> None:
        for viewer in (None, 1):
            if viewer in transition.versions:
                snapshot = transition.snapshot
                self.heard.append(
                    msgspec.json.encode(
                        (transition.versions[viewer], snapshot.events_for(viewer), snapshot.seat_view(viewer))
                    )
                )

    def on_passes_changed(self, seat: int) -> None:
        self.own.append(seat)

    def on_table_changed(self) -> None:
        self.heard.append("changed")


@pytest.fixture
def games(salkku: Any) -> dict[str, Any]:
    """Salkku, in which a nought is as good as nothing; it's the only thing to do after a first nought."""
    return {"salkku": altered(salkku.GAME, passes={"pick": salkku.Pick(0)})}


@pytest.fixture
async def lobby(store: Any, advisers: Any, games: Any) -> Any:
    lobby = Lobby(games, store, advisers, lambda game: ("first",), BotDelay(SHORT, 1.0), 60.0)
    yield lobby
    await lobby.close()


@pytest.fixture(autouse=True)
def kinds(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, str, str]]:
    """Answers take a moment; what the table draws their time for."""
    kinds: list[tuple[int, str, str]] = []

    def draw(_: AnswerTimes, seat: int, what: str, how: str, *__: Any) -> float:
        kinds.append((seat, what, how))
        return 0.05

    monkeypatch.setattr(AnswerTimes, "draw", draw)
    return kinds


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not holds():
            await asyncio.sleep(0.001)


def picks(table: Table) -> tuple[int, ...]:
    mine: tuple[int, ...] = table.state.game_state.picks[0]
    return mine


async def test_what_is_let_pass_passes_whatever_the_hand(seated: Seated, kinds: Any, store: Any, games: Any) -> None:
    """The first and the third are free, the second is forced: each takes its time in the same way."""
    table = await seated("salkku", "me", "open")
    await table.submit(FromSeat(0, LetPass("a", "pick", True)))
    await until(lambda: len(picks(table)) == 3)
    assert picks(table) == (0, 0, 0) and kinds == [(0, "pick", "Pick")] * 3
    assert [logged.forced for logged in table.state.history.steps] == [True] * 3
    header, lines = await store.load(table.state.header.id)
    assert TableState.folded(header, games["salkku"], lines).seats.let_pass == {0: {"pick"}, 1: set()}


async def test_some_may_pass_and_others_be_asked(seated: Seated, games: Any, salkku: Any) -> None:
    """The game says more nearly what is asked: here, whether it is the first pick."""
    first = altered(games["salkku"], moment=lambda state: "" if state.picks[0] else "pick-first")
    games["salkku"] = altered(first, passes={"pick": salkku.Pick(0), "pick-first": salkku.Pick(0)})
    table = await seated("salkku", "me", "open")
    table.join(0)
    with pytest.raises(IllegalAction):
        await table.submit(FromSeat(0, LetPass("a", "pick-last", True)))
    assert not table.state.lets_pass(0)
    await table.submit(FromSeat(0, LetPass("b", "pick-first", True)))
    await until(lambda: len(picks(table)) == 1)
    assert picks(table) == (0,) and table.state.seats.let_pass[0] == {"pick-first"}
    assert not table.state.lets_pass(0)


async def test_one_may_be_asked_again_any_time(seated: Seated, salkku: Any) -> None:
    table = await seated("salkku", "me", "open")
    table.join(0)
    await table.submit(FromSeat(0, LetPass("a", "pick", True)))
    await table.submit(FromSeat(0, LetPass("b", "pick", False)))
    await asyncio.sleep(0.1)
    assert picks(table) == () and table.state.seats.let_pass[0] == set()
    await table.submit(FromSeat(0, LetPass("c", "pick", True)))
    assert (await table.submit(FromSeat(0, Do("d", 1, salkku.Pick(2))))).version == 2  # still one's own choice
    assert picks(table) == (2,) and not table.state.history.steps[-1].forced


async def test_passing_oneself_takes_the_same_time(seated: Seated, salkku: Any) -> None:
    """Else a free hand would pass at once where a forced one waits."""
    table = await seated("salkku", "me", "open")
    table.join(0)
    await table.submit(FromSeat(0, LetPass("a", "pick", True)))
    assert (await table.submit(FromSeat(0, Do("b", 1, salkku.Pick(0))))).held
    assert picks(table) == ()


async def test_nobody_else_is_told(seated: Seated, lobby: Lobby) -> None:
    table = await seated("salkku", "me", "open")
    table.audience = ear = Ear()
    before = dict(table.state.versions)
    await table.submit(FromSeat(0, LetPass("a", "pick", True)))
    await table.submit(FromSeat(0, LetPass("b", "pick", True)))  # it is so already
    await table.submit(FromSeat(0, LetPass("c", "pick", False)))
    assert (ear.heard, ear.own, table.state.versions) == ([], [0, 0], before)


async def test_others_hear_the_same_however_an_answer_came(seated: Seated, salkku: Any) -> None:
    """Given by hand, by hand and at once, by the table as the only one, or let pass: no byte differs."""
    heard = set()
    for answer in (by_hand, as_the_only_one, let_pass):
        table = await seated("salkku", "me", "open")
        table.audience = ear = Ear()
        await answer(table, salkku.Pick(0))
        heard.add(tuple(each for each in ear.heard if each != "changed"))  # that of coming in
    assert len(heard) == 1 and len(heard.pop()) == 2


async def by_hand(table: Table, nought: Any) -> None:
    for _ in range(3):
        await table.submit(FromSeat(0, Do("", table.state.versions[0], nought)))


async def as_the_only_one(table: Table, nought: Any) -> None:
    table.join(0)
    await table.submit(FromSeat(0, Do("", table.state.versions[0], nought)))
    await until(lambda: len(picks(table)) == 2)
    await table.submit(FromSeat(0, Do("", table.state.versions[0], nought)))


async def let_pass(table: Table, nought: Any) -> None:
    await table.submit(FromSeat(0, LetPass("a", "pick", True)))
    await until(lambda: len(picks(table)) == 3)


async def test_only_what_can_be_passed_is_let_pass(seated: Seated) -> None:
    table = await seated("salkku", "me", "open")
    with pytest.raises(IllegalAction) as error:
        await table.submit(FromSeat(0, LetPass("a", "wave", True)))
    assert (error.value.refusal.rule, error.value.refusal.reason) == ("TABLE-11", "cannot-pass")
    await table.submit(FromSeat(0, Resign("b")))
    with pytest.raises(TableError, match="game_over"):
        await table.submit(FromSeat(0, LetPass("c", "pick", True)))
