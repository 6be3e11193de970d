"""A seat of the Python client against a real server: whole games, lines that break at every message, restarts."""

import asyncio
import signal
from collections.abc import Callable
from random import Random

import msgspec
import pytest
from tests.server.conftest import Process
from tests.server.outside.relay import Relay
from tests.server.outside.seats import SeatGame

from pelipoyta.client import line
from pelipoyta.client.errors import IllegalAnswer, TableClosed
from pelipoyta.client.events import BotLimited, LineLost
from pelipoyta.client.messages import SeatPaired
from pelipoyta.client.question import Answered
from pelipoyta.client.seat import TableSeat
from pelipoyta.games import NAMES
from pelipoyta.table.log.sqlite import SqliteStore
from pelipoyta.table.model import Moved

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(120), pytest.mark.long]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "FIRST_PAUSE", 0.01)


@pytest.fixture(scope="module")
def server(lasting_process: Callable[..., Process]) -> Process:
    quick = {"pause": "0", "messages_per_second": "10000", "requests_per_second": "10000", "tables_per_minute": "10000"}
    return lasting_process(**quick, hellos_per_second="10000")


async def check_log(server: Process, played: SeatGame) -> None:
    """Every acknowledged answer is in the log, each once."""
    store = SqliteStore(server.database)
    loaded = await store.load(played.table)
    await store.close()
    assert loaded is not None
    commands = [line.command for line in loaded[1] if line.command]
    assert len(set(commands)) == len(commands), "a command was done twice"
    entries = [line.entry for line in loaded[1] if isinstance(line.entry, Moved)]
    stored = [(entry.seat, msgspec.json.decode(entry.action)) for entry in entries]
    for seat, action in played.done:
        assert (seat, action) in stored
        stored.remove((seat, action))


@pytest.mark.parametrize("game", NAMES)
async def test_whole_games_of_every_game(server: Process, game: str) -> None:
    played = SeatGame(server, [f"http://{server.address}"] * 2, game)
    await played.play(Random(game))
    assert len(played.results) == 2
    assert played.results[0].result == played.results[1].result
    assert played.done
    await check_log(server, played)


@pytest.mark.parametrize("pass_on", [True, False])
@pytest.mark.parametrize("way", ["up", "down"])
async def test_a_line_that_breaks_at_every_message(server: Process, way: str, pass_on: bool) -> None:
    """Connections of 8 to 20 messages, some of which break before the first answer gets through."""
    random, following = Random(way), 3

    def cut(number: int, now: str) -> bool:
        nonlocal following
        if now != way or number < following:
            return False
        following = number + random.randint(8, 20)
        return True

    async with Relay(server.address, cut, pass_on) as relay:
        played = SeatGame(server, [relay.url, f"http://{server.address}"], NAMES[0])
        await played.play(Random(way))
    assert relay.cuts > 10
    assert sum(isinstance(event, LineLost) for event in played.events) >= relay.cuts - 1
    assert len(played.results) == 2
    await check_log(server, played)


@pytest.mark.parametrize("number", range(1, 16))
async def test_a_line_that_breaks_once_at_that_message(server: Process, number: int) -> None:
    for pass_on in (True, False):
        async with Relay(server.address, lambda now, way: now == number, pass_on) as relay:
            played = SeatGame(server, [relay.url, f"http://{server.address}"], NAMES[0])
            await played.play(Random(number), most=8)
            assert relay.cuts == 1 and len(played.results) == 2
            await check_log(server, played)


async def test_a_restart_in_the_middle_of_games(process: Callable[..., Process]) -> None:
    server = process(pause="0", messages_per_second="10000")
    games = [SeatGame(server, [f"http://{server.address}"] * 2, game) for game in NAMES[:3]]
    playing = [asyncio.create_task(each.play(Random(number))) for number, each in enumerate(games)]
    for how in (signal.SIGTERM, signal.SIGKILL):
        before = sum(len(each.done) for each in games)
        while sum(len(each.done) for each in games) < before + 6 and not all(task.done() for task in playing):
            await asyncio.sleep(0.005)
        server.stop(how)
        await asyncio.to_thread(server.start)
    await asyncio.gather(*playing)
    for each in games:
        assert len(each.results) == 2
        await check_log(server, each)


async def started(played: SeatGame) -> "list[asyncio.Task[None]]":
    return [asyncio.create_task(place.run()) for place in played.places]


async def stopped(tasks: "list[asyncio.Task[None]]") -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_a_stale_answer_is_no_error(server: Process) -> None:
    played = SeatGame(server, [f"http://{server.address}"] * 2, NAMES[0])
    tasks = await started(played)
    ask = await played.asks.get()
    assert ask.is_open and await ask.answer(ask.legal[0]) is Answered.DONE
    assert not ask.is_open
    following = await played.asks.get()
    assert await following.answer(following.legal[0]) is Answered.DONE
    assert await ask.answer(ask.legal[0]) is Answered.STALE
    await stopped(tasks)


async def test_an_illegal_answer_leaves_the_question_open(server: Process) -> None:
    """An action that was legal for the other seat is refused by a rule."""
    played = SeatGame(server, [f"http://{server.address}"] * 2, NAMES[0])
    tasks = await started(played)
    first = await played.asks.get()
    assert await first.answer(first.legal[0]) is Answered.DONE
    ask = await played.asks.get()
    other = next(action for action in first.legal if action not in ask.legal)
    with pytest.raises(IllegalAnswer) as refused:
        await ask.answer(other)
    assert refused.value.rule and ask.is_open
    assert await ask.answer(ask.legal[0]) is Answered.DONE
    await stopped(tasks)


async def test_too_many_answers_wait_as_long_as_the_server_says(process: Callable[..., Process]) -> None:
    """Two messages a second: a question is answered all the same, later."""
    server = process(pause="0", messages_per_second="2")
    played = SeatGame(server, [f"http://{server.address}"] * 2, NAMES[0])
    tasks = await started(played)
    answered = 0
    while not any(isinstance(event, BotLimited) for event in played.events):
        ask = await played.asks.get()
        assert await ask.answer(ask.legal[0]) is Answered.DONE
        answered += 1
    limited = next(event for event in played.events if isinstance(event, BotLimited))
    assert (limited.code, limited.seconds) == ("too_fast", 1) and answered
    await stopped(tasks)


async def test_a_table_that_is_not_there_is_said_at_once(server: Process) -> None:
    place = SeatPaired("nosuchtable1", NAMES[0], 0, "")
    seat = TableSeat(f"ws://{server.address}", "", place, print, print)
    with pytest.raises(TableClosed):
        await seat.run()


async def test_the_deadline_is_that_of_the_clock(server: Process) -> None:
    played = SeatGame(server, [f"http://{server.address}"] * 2, NAMES[0], time={"bank": 300, "increment": 5})
    tasks = await started(played)
    ask = await played.asks.get()
    while ask.deadline is None:
        await asyncio.sleep(0.01)
    assert ask.seconds_left is not None and 295 < ask.seconds_left < 311
    await stopped(tasks)
