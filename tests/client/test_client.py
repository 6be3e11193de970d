"""A bot's client in the lobby: what ends its play, what makes it wait, which games it begins."""

import asyncio
from typing import Any

import pytest
from tests.client.conftest import OVER, PAIRED, WELCOME, Stage, asked, heard, say
from websockets.asyncio.server import ServerConnection

from pelipoyta.client import BotLimited, Client, GameBegun, GameFinished, LineLost, NotAdmitted, TableClosed, line
from pelipoyta.client.errors import ClientError

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "FIRST_PAUSE", 0.01)


async def played(url: str, **wish: Any) -> tuple[list[Any], list[Any]]:
    """Questions and events of a run that answers everything."""
    questions = []
    async with Client(url, "secret") as me:
        async for question in me.play("toy", **wish):
            questions.append((question.table, question.step))
            await question.answer(question.legal[0])
        return questions, [me._events.get_nowait() for _ in range(me._events.qsize())]


async def game(connection: ServerConnection) -> None:
    """One question, and the end."""
    await heard(connection, "hello")
    await say(connection, "update", **asked(1))
    done = await heard(connection, "do")
    await say(connection, "ack", id=done["id"])
    await say(connection, "update", **asked(2, **OVER))
    await connection.wait_closed()


def pairing(offers: list[Any], times: int = 1) -> Any:
    async def lobby(connection: ServerConnection) -> None:
        await heard(connection, "enter")
        offers.append(await heard(connection, "accepts"))
        for _ in range(times):
            await say(connection, "paired", **PAIRED)
        offers.append(await heard(connection, "accepts"))
        await connection.wait_closed()

    return lobby


async def test_as_many_games_as_wanted_are_begun(stage: Stage) -> None:
    """Then the lobby is told that no more are wanted; a seat that is told twice is one game."""
    offers: list[Any] = []
    questions, events = await played(
        await stage(pairing(offers, times=2), game), games=1, at_once=3, opponents="people"
    )
    assert questions == [("t1", 1)]
    assert [each["opponents"] for each in offers] == ["people", "bots"]
    assert [(each["wants"], each["at_once"]) for each in offers] == [
        ([{"game": "toy", "pace": "quick", "seats": [2]}], 3),
        ([], 1),
    ]
    assert [type(each) for each in events] == [GameBegun, GameFinished]


async def test_the_games_of_an_earlier_run_come_first(stage: Stage) -> None:
    async def lobby(connection: ServerConnection) -> None:
        await heard(connection, "enter")
        await say(connection, "bot_welcome", **WELCOME)
        await connection.wait_closed()

    questions, events = await played(await stage(lobby, game), games=1)
    assert questions == [("t1", 1)]
    assert [event.table for event in events if isinstance(event, GameBegun)] == ["t1"]


@pytest.mark.parametrize(
    ("code", "error"), [("no_such_game", ClientError), ("bot_closed", NotAdmitted), ("no_scope", NotAdmitted)]
)
async def test_a_mistake_ends_play(stage: Stage, code: str, error: type[ClientError]) -> None:
    async def lobby(connection: ServerConnection) -> None:
        await heard(connection, "accepts")
        await say(connection, "error", code=code, facts={"game": "toy"})
        await connection.wait_closed()

    with pytest.raises(ClientError) as told:
        await played(await stage(lobby))
    assert (type(told.value), told.value.code, told.value.facts) == (error, code, {"game": "toy"})


async def test_a_limit_is_waited_for(stage: Stage) -> None:
    offers = []

    async def lobby(connection: ServerConnection) -> None:
        offers.append(await heard(connection, "accepts"))
        await say(connection, "error", code="bot_games_today", facts={"seconds": 0.05})
        offers.append(await heard(connection, "accepts"))
        await say(connection, "error", code="bad_message")
        await connection.wait_closed()

    async with Client(await stage(lobby), "secret") as me:
        with pytest.raises(ClientError, match="bad_message"):
            async for _ in me.play("toy"):
                pass
        limited = me._events.get_nowait()
    assert offers[0] == offers[1] and (offers[0]["opponents"], offers[0]["at_once"]) == ("bots", 1)
    assert isinstance(limited, BotLimited) and (limited.code, limited.seconds) == ("bot_games_today", 0.05)


async def test_a_limit_without_a_time_is_a_second(stage: Stage) -> None:
    async def lobby(connection: ServerConnection) -> None:
        await heard(connection, "accepts")
        await say(connection, "error", code="busy")
        await connection.wait_closed()

    async with Client(await stage(lobby), "secret") as me:
        await me.offer([])
        limited = await anext(me.events())
    assert isinstance(limited, BotLimited) and limited.seconds == 1.0


async def test_a_lost_lobby_is_told_and_offered_to_again(stage: Stage) -> None:
    offers = []

    async def lobby(connection: ServerConnection) -> None:
        offers.append(await heard(connection, "accepts"))
        if len(offers) == 2:
            await say(connection, "error", code="bad_message")
            await connection.wait_closed()

    async with Client(await stage(lobby), "secret") as me:
        with pytest.raises(ClientError, match="bad_message"):
            async for _ in me.play("toy"):
                pass
        lost = me._events.get_nowait()
    assert offers[0] == offers[1] and isinstance(lost, LineLost) and lost.table == ""


@pytest.mark.parametrize(
    ("end", "error"),
    [
        (lambda connection: connection.close(4404), None),
        (lambda connection: connection.close(4401), NotAdmitted),
        (lambda connection: connection.send('{"type":"update"}'), ClientError),
    ],
)
async def test_a_table_that_ends_otherwise(stage: Stage, end: Any, error: type[ClientError] | None) -> None:
    """One that is gone is a game less; a token that ended and a message that cannot be read end all play."""

    async def table(connection: ServerConnection) -> None:
        await heard(connection, "hello")
        await end(connection)
        await connection.wait_closed()

    url = await stage(pairing([]), table)
    if error is None:
        assert (await played(url, games=1))[0] == []
        return
    with pytest.raises(error) as told:
        await played(url, games=1)
    assert told.value.code == ("bad_token" if error is NotAdmitted else "unexpected")


async def test_leaving_ends_every_connection(stage: Stage) -> None:
    ended, playing = [], asyncio.Event()

    async def lobby(connection: ServerConnection) -> None:
        await heard(connection, "accepts")
        await say(connection, "paired", **PAIRED)
        await connection.wait_closed()
        ended.append("lobby")

    async def table(connection: ServerConnection) -> None:
        await heard(connection, "hello")
        playing.set()
        await connection.wait_closed()
        ended.append("table")

    async with Client(await stage(lobby, table), "secret") as me:
        await me.offer([])
        await playing.wait()
        running = me._running
    assert running is not None and running.done()
    while len(ended) < 2:
        await asyncio.sleep(0.01)


async def watched(url: str) -> list[int]:
    async with Client(url, "secret") as me:
        return [update.at async for update in me.watch("t1")]


async def test_what_is_watched_comes_once_to_the_end(stage: Stage) -> None:
    seen = []

    async def table(connection: ServerConnection) -> None:
        seen.append((await heard(connection, "hello"))["seen"])
        if len(seen) == 1:
            await say(connection, "error", code="too_fast", id="c1")  # of a command: an onlooker has none
            await say(connection, "update", **asked(3))
            return
        for at in (2, 3, 4):
            await say(connection, "update", **asked(at))
        await say(connection, "update", **asked(5, **OVER))
        await connection.wait_closed()

    assert await watched(await stage(table, table)) == [3, 4, 5]
    assert seen == [0, 3]


@pytest.mark.parametrize("by_close", [True, False])
async def test_a_table_that_is_not_shown_ends_the_watching(stage: Stage, by_close: bool) -> None:
    async def table(connection: ServerConnection) -> None:
        await heard(connection, "hello")
        if by_close:
            await connection.close(4404)
        else:
            await say(connection, "error", code="apart", facts={"rule": "CONTEST-19"})
            await connection.wait_closed()

    with pytest.raises(TableClosed) as closed:
        await watched(await stage(table, table))
    assert closed.value.code == ("no_such_table" if by_close else "apart")


async def test_a_refused_token_ends_play(stage: Stage) -> None:
    async def lobby(connection: ServerConnection) -> None:
        await connection.close(4401)

    with pytest.raises(NotAdmitted):
        await played(await stage(lobby))
