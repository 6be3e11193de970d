"""TABLE-11: the table's answers for persons come when theirs might, and nobody sees which were forced."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec import Struct

from pelipoyta.kernel.game import altered
from pelipoyta.kernel.play import IllegalAction, Move
from pelipoyta.table.autoplay.answer_delay import AnswerTimes, Prior
from pelipoyta.table.autoplay.bot_delay import BotDelay
from pelipoyta.table.commands import Do, FromSeat, LetPass
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.lobby import Lobby, TableSpec
from pelipoyta.table.live.table import Table
from pelipoyta.table.model import ONLY_CHOICE
from pelipoyta.table.state.table_state import TableState

pytestmark = pytest.mark.anyio
Seated = Callable[..., Awaitable[Table]]
LONG, SHORT = 3600.0, 0.001


class Wave(Struct, frozen=True):
    """Something that a player may do at any time."""


class Drawn:
    """Stands in for every person's tempo: answers take as long as the test says, and it hears for what."""

    def __init__(self) -> None:
        self.seconds = LONG
        self.kinds: list[tuple[int, str, str]] = []

    def draw(self, _: AnswerTimes, seat: int, what: str, how: str, supposed: Prior, random: Any) -> float:
        self.kinds.append((seat, what, how))
        return self.seconds


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    drawn = Drawn()
    monkeypatch.setattr(AnswerTimes, "draw", lambda *args: drawn.draw(*args))
    return drawn


@pytest.fixture
async def lobby(store: Any, advisers: Any, games: Any) -> Any:
    """Tables where a short pause is made."""
    lobby = Lobby(games, store, advisers, lambda game: ("first",), BotDelay(SHORT, 1.0), 60.0)
    yield lobby
    await lobby.close()


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not holds():
            await asyncio.sleep(0.001)


async def quiet() -> None:
    """Whatever would happen by itself has happened."""
    for _ in range(50):
        await asyncio.sleep(0)
    await asyncio.sleep(5 * SHORT)


@pytest.fixture
def forced(seated: Seated, salkku: Any) -> Callable[..., Awaitable[Table]]:
    """A table at which seat 0 has only one thing to do: having put in a nought, another."""

    async def make(*places: str, here: bool = True) -> Table:
        table = await seated("salkku", *(places or ("me", "open")))
        if here:
            table.join(0)
        await table.submit(FromSeat(0, Do("first", table.state.versions[0], salkku.Pick(0))))
        return table

    return make


def picks(table: Table) -> int:
    return len(table.state.game_state.picks[0])


async def test_the_only_answer_comes_when_a_free_one_might(forced: Any, drawn: Drawn, salkku: Any) -> None:
    drawn.seconds = SHORT
    table = await forced()
    await until(lambda: picks(table) == 2)
    assert drawn.kinds == [(0, "pick", "Pick")]
    assert [(trace.step, trace.forced) for trace in table.state.history.steps] == [
        (Move(0, salkku.Pick(0)), False),
        (Move(0, salkku.Pick(0)), True),
    ]


async def test_ones_own_quick_answer_waits_for_that_time(forced: Any, drawn: Drawn, salkku: Any) -> None:
    table = await forced()
    press = FromSeat(0, Do("press", table.state.versions[0], salkku.Pick(0)))
    assert (await table.submit(press)).held and (await table.submit(press)).held
    await quiet()
    assert picks(table) == 1
    assert (await table.submit(replace_now(press))).version == table.state.versions[0]  # though it may show
    assert picks(table) == 2 and table.state.history.steps[-1].forced


def replace_now(press: FromSeat) -> FromSeat:
    assert isinstance(press.command, Do)
    return FromSeat(press.seat, Do("now", press.command.version, press.command.action, now=True))


async def test_what_waited_is_done_once(forced: Any, drawn: Drawn, salkku: Any) -> None:
    """Sent anew after a lost line it is acknowledged, as it is by then, and nothing is chosen twice."""
    drawn.seconds = 0.05
    table = await forced()
    press = FromSeat(0, Do("press", table.state.versions[0], salkku.Pick(0)))
    assert (await table.submit(press)).held
    await until(lambda: picks(table) == 2)
    assert (await table.submit(press)).version == table.state.versions[0]
    await quiet()
    assert picks(table) == 2


async def test_what_cannot_be_done_is_refused_at_once(forced: Any, drawn: Drawn, salkku: Any) -> None:
    table = await forced()
    with pytest.raises(IllegalAction, match="SALK-1"):
        await table.submit(FromSeat(0, Do("a", table.state.versions[0], salkku.Pick(3))))
    with pytest.raises(TableError, match="stale"):
        await table.submit(FromSeat(0, Do("b", 0, salkku.Pick(0))))
    with pytest.raises(TableError, match="stale"):
        await table.submit(FromSeat(0, Do("c", table.state.versions[0] + 1, salkku.Pick(0))))


async def test_a_free_answer_never_waits(seated: Seated, drawn: Drawn, salkku: Any) -> None:
    table = await seated("salkku", "me", "open")
    table.join(0)
    assert (await table.submit(FromSeat(0, Do("a", 1, salkku.Pick(2))))).version == 2
    assert drawn.kinds == []


async def test_for_one_who_is_away_the_table_does_not_answer(forced: Any, drawn: Drawn) -> None:
    drawn.seconds = SHORT
    table = await forced(here=False)
    table.join(1)
    await quiet()
    assert picks(table) == 1
    table.join(0)
    await until(lambda: picks(table) == 2)


async def test_whoever_leaves_takes_the_answer_along(forced: Any, drawn: Drawn, salkku: Any) -> None:
    drawn.seconds = 0.1
    table = await forced()
    table.join(0)  # a second window
    await until(lambda: drawn.kinds)
    assert (await table.submit(FromSeat(0, Do("press", table.state.versions[0], salkku.Pick(0))))).held
    table.leave(0)
    table.leave(0)
    await asyncio.sleep(0.15)
    assert picks(table) == 1
    table.join(0)
    await until(lambda: picks(table) == 2)
    assert len(drawn.kinds) == 2


async def test_time_runs_from_when_the_question_can_be_seen(
    forced: Any, drawn: Drawn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asked at 100, back at 107, and it is 108: of 5 seconds 4 are left."""
    slept: list[float] = []
    table = await forced(here=False)
    table.state.history.asked_time[0], drawn.seconds = 100.0, 5.0
    monkeypatch.setattr(table.state, "clock", lambda: 108.0)
    monkeypatch.setattr(table, "connected_for", lambda seat: 1.0)
    monkeypatch.setattr("pelipoyta.table.autoplay.autoplayer.asyncio.sleep", never(slept))
    table.join(0)
    await asyncio.wait_for(asyncio.shield(asyncio.create_task(_got(slept))), 20)
    assert slept == [4.0]


def never(slept: list[float]) -> Callable[[float], Awaitable[None]]:
    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await asyncio.Event().wait()

    return sleep


async def _got(slept: list[float]) -> None:
    loop = asyncio.get_running_loop()
    while not slept:
        turn = loop.create_future()
        loop.call_soon(turn.set_result, None)
        await turn


@pytest.mark.parametrize("here", [True, False])
async def test_among_bots_alone_there_is_no_need_to_wait(forced: Any, drawn: Drawn, advisers: Any, here: bool) -> None:
    advisers.answer = lambda job: asyncio.get_running_loop().create_future()
    table = await forced("me", "bot:first", here=here)
    await until(lambda: picks(table) == 2)
    assert drawn.kinds == []


async def test_nor_is_there_where_nothing_is_hidden(forced: Any, drawn: Drawn, games: Any, salkku: Any) -> None:
    games["salkku"] = altered(salkku.GAME, open=True)
    table = await forced(here=False)
    await until(lambda: picks(table) == 2)
    assert drawn.kinds == []


async def test_where_the_table_answers_at_once_ones_own_answer_is_not_held(
    forced: Any, drawn: Drawn, games: Any, salkku: Any
) -> None:
    games["salkku"] = altered(salkku.GAME, open=True)
    table = await forced(here=False)
    assert not (await table.submit(FromSeat(0, Do("press", table.state.versions[0], salkku.Pick(0))))).held
    assert picks(table) == 2


async def test_without_any_pause_nobody_waits(store: Any, advisers: Any, games: Any, drawn: Drawn, salkku: Any) -> None:
    """PELIPOYTA_PAUSE=0, for tests: it hides nothing."""
    lobby = Lobby(games, store, advisers, lambda game: ("first",), BotDelay(0.0, 1.0), 60.0)
    place = await lobby.create(TableSpec(game="salkku", seats=2, options={}, places=("me", "open"), name="Aino"))
    await lobby.sit(place.table, None, "Eino")
    table = await lobby.own(place.table)
    await until(lambda: table.state.started)
    table.join(0)
    await table.submit(FromSeat(0, Do("", 1, salkku.Pick(0))))
    await until(lambda: picks(table) == 2)
    assert drawn.kinds == []
    await lobby.close()


async def test_only_free_answers_of_persons_teach_their_tempo(
    seated: Seated, store: Any, games: Any, monkeypatch: pytest.MonkeyPatch, salkku: Any
) -> None:
    """And they are read from the log: a restart forgets nothing."""
    table = await seated("salkku", "me", "open", "bot:first")
    await until(lambda: len(table.state.game_state.picks[2]) == 3)
    now = table.state.history.asked_time[0]
    for seconds, number in ((3.0, 0), (5.0, 0), (7.0, 2)):  # the second is forced
        now += seconds
        monkeypatch.setattr(table.state, "clock", lambda now=now: now)
        await table.submit(FromSeat(0, Do("", table.state.versions[0], salkku.Pick(number))))
    header, lines = await store.load(table.state.header.id)
    for state in (table.state, TableState.folded(header, games["salkku"], lines)):
        known = {
            key: [round(2.718281828459045**each, 3) for each in times]
            for key, times in state.answer_times._known.items()
        }
        assert known == {key: [3.0, 7.0] for key in ((0, "pick", "Pick"), (0, "Pick"), (0,))}


async def test_a_player_may_want_to_be_asked_anyway(forced: Any, drawn: Drawn, salkku: Any) -> None:
    """Then the table gives nothing by itself, and the player's answer comes no sooner than the table's would."""
    drawn.seconds = SHORT
    table = await forced(here=False)
    await table.submit(FromSeat(0, LetPass("anyway", ONLY_CHOICE, False)))
    table.join(0)
    await quiet()
    assert picks(table) == 1
    assert (await table.submit(FromSeat(0, Do("press", table.state.versions[0], salkku.Pick(0))))).held
    await until(lambda: picks(table) == 2)
    assert drawn.kinds[-1] == (0, "pick", "Pick") and table.state.history.steps[-1].forced


async def test_being_asked_anyway_can_be_taken_back(forced: Any, drawn: Drawn) -> None:
    drawn.seconds = SHORT
    table = await forced(here=False)
    await table.submit(FromSeat(0, LetPass("a", ONLY_CHOICE, False)))
    await table.submit(FromSeat(0, LetPass("b", ONLY_CHOICE, True)))
    table.join(0)
    await until(lambda: picks(table) == 2)


async def test_against_bots_a_player_who_is_asked_anyway_answers_at_once(forced: Any, salkku: Any) -> None:
    table = await forced("me", "bot:first", here=False)
    await table.submit(FromSeat(0, LetPass("a", ONLY_CHOICE, False)))
    await quiet()
    assert picks(table) == 1
    assert not (await table.submit(FromSeat(0, Do("press", table.state.versions[0], salkku.Pick(0))))).held
    assert picks(table) == 2


async def test_what_can_be_done_later_too_is_no_choice(forced: Any, drawn: Drawn, games: Any, salkku: Any) -> None:
    """Salkku where the seat may also wave, at any time: its only answer is given for it all the same."""
    drawn.seconds = SHORT

    def legal(state: Any, seat: int) -> list[Any]:
        return [*salkku.GAME.legal(state, seat), Wave()]

    games["salkku"] = altered(salkku.GAME, legal=legal, anytime=(Wave,))
    table = await forced()
    await until(lambda: picks(table) == 2)
