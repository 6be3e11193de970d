"""The whole client against a real server: bots wait, meet, play, watch, are limited, come back after a restart."""

import asyncio
import os
import signal
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from time import time

import pytest
from tests.server import web
from tests.server.conftest import Process
from tests.server.outside.accounts import Owner

from pelipoyta.client import BotLimited, BotWelcomed, Client, GameBegun, GameFinished, NotAdmitted, TableClosed, line
from pelipoyta.games import NAMES

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(180)]
EXAMPLES = Path(__file__).parents[3] / "examples"
GAMES = int(os.environ.get("PELIPOYTA_OUTSIDE_GAMES", "2"))  # of each game; 100 for a long run
QUICK = {
    "pause": "0",
    "messages_per_second": "10000",
    "requests_per_second": "10000",
    "tables_per_minute": "10000",
    "cost_per_ten_seconds": "100000",
    "sign_ups_per_hour": "10000",
    "hellos_per_second": "10000",
}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "FIRST_PAUSE", 0.05)


@pytest.fixture(scope="module")
def server(lasting_process: Callable[..., Process]) -> Process:
    return lasting_process(**QUICK)


@pytest.fixture
def owners(server: Process) -> Iterator[list[Owner]]:
    both = [Owner(server), Owner(server)]
    yield both
    for owner in both:
        owner.close()


def two_tokens(owners: list[Owner], name: str) -> list[tuple[str, str]]:
    """A bot of each owner: ids and tokens."""
    bots = [(owner, owner.bot(f"{name} {letter}")) for owner, letter in zip(owners, "xy", strict=True)]
    return [(bot, owner.token(bot)) for owner, bot in bots]


async def played(url: str, token: str, game: str, games: int, events: list[object], **wish: object) -> None:
    random = Random(token)
    async with Client(url, token) as me:

        async def listen() -> None:
            async for event in me.events():
                events.append(event)

        listening = asyncio.create_task(listen())
        async for ask in me.play(game, games=games, **wish):  # type: ignore[arg-type]
            await ask.answer(random.choice(ask.legal))
        listening.cancel()


@pytest.mark.parametrize("game", NAMES)
async def test_the_example_bot_plays_unattended(server: Process, owners: list[Owner], game: str) -> None:
    bots = two_tokens(owners, f"Es {game}")
    command = [sys.executable, str(EXAMPLES / "outside_bot.py"), f"http://{server.address}", game]
    running = [
        await asyncio.create_subprocess_exec(
            *command, "--games", str(GAMES), env={**os.environ, "BOT_TOKEN": token}, stdout=asyncio.subprocess.PIPE
        )
        for _, token in bots
    ]
    outputs = [(await each.communicate())[0].decode().splitlines() for each in running]
    assert [each.returncode for each in running] == [0, 0]
    assert [len(lines) for lines in outputs] == [GAMES, GAMES]
    assert all(line.startswith(game) for lines in outputs for line in lines)
    assert {line.split()[1] for line in outputs[0]} == {line.split()[1] for line in outputs[1]}


async def test_bots_are_marked_and_rated_among_themselves(server: Process, owners: list[Owner]) -> None:
    bots = two_tokens(owners, "Merkitty")
    events: list[object] = []
    url = f"http://{server.address}"
    await asyncio.gather(*(played(url, token, NAMES[0], 1, events) for _, token in bots))
    begun = next(event for event in events if isinstance(event, GameBegun))
    table = web.get(f"{url}/api/tables/{begun.table}").json()
    assert [seat["account"] for seat in table["seats"]] == ["bot", "bot"]
    assert {seat["name"] for seat in table["seats"]} == {"Merkitty x", "Merkitty y"}
    assert table["rated"] is True and table["time"] == {"bank": 300, "increment": 5}
    assert sum(isinstance(event, GameFinished) for event in events) == 2


async def test_a_person_invites_a_bot_that_waits(server: Process, owners: list[Owner]) -> None:
    bot = owners[0].bot("Kutsuttava")
    events: list[object] = []
    url = f"http://{server.address}"
    task = asyncio.create_task(played(url, owners[0].token(bot), NAMES[0], 1, events, pace="slow", opponents="people"))
    row = None
    while row is None:
        await asyncio.sleep(0.02)
        row = next((each for each in web.get(f"{url}/api/bots").json() if each["id"] == bot), None)
    assert (row["name"], row["owner"], row["opponents"], row["free"]) == ("Kutsuttava", owners[0].name, "people", True)
    wrong = web.post(f"{url}/api/bots/{bot}/invite", json={"game": NAMES[0], "pace": "quick"})
    assert (wrong.status_code, wrong.json()["error"]["code"]) == (403, "bot_unwilling")
    made = web.post(f"{url}/api/bots/{bot}/invite", json={"game": NAMES[0], "pace": "slow", "name": "Aino"})
    assert made.status_code == 201, made.text
    table = web.get(f"{url}/api/tables/{made.json()['table']}").json()
    seats = table["seats"]
    assert table["listing"] == "open"  # among the running games of the lobby
    assert [(seat["name"], seat.get("account", "")) for seat in seats] == [("Aino", ""), ("Kutsuttava", "bot")]
    busy = web.post(f"{url}/api/bots/{bot}/invite", json={"game": NAMES[0], "pace": "slow"})
    assert busy.json()["error"]["code"] in ("bot_busy", "bot_gone")
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_a_restart_in_the_middle_of_a_game(process: Callable[..., Process]) -> None:
    server = process(**QUICK)
    owners = [Owner(server), Owner(server)]
    bots = two_tokens(owners, "Sitkeä")
    events: list[object] = []
    url = f"http://{server.address}"
    tasks = [asyncio.create_task(played(url, token, NAMES[1], 2, events)) for _, token in bots]
    for how in (signal.SIGTERM, signal.SIGKILL):
        begun = sum(isinstance(event, GameBegun) for event in events)
        while sum(isinstance(event, GameBegun) for event in events) == begun and not all(t.done() for t in tasks):
            await asyncio.sleep(0.005)
        server.stop(how)
        await asyncio.to_thread(server.start)
    await asyncio.gather(*tasks)
    for owner in owners:
        owner.close()
    tables = [event.table for event in events if isinstance(event, GameFinished)]
    assert len(tables) == 4 and len(set(tables)) == 2


async def test_a_bot_that_was_started_again_goes_on_with_its_games(server: Process, owners: list[Owner]) -> None:
    bots = two_tokens(owners, "Palaava")
    url = f"http://{server.address}"
    first: list[object] = []
    other = asyncio.create_task(played(url, bots[1][1], NAMES[0], 1, []))
    async with Client(url, bots[0][1]) as me:
        async for ask in me.play(NAMES[0], games=1):
            first.append(ask.table)
            break
    again: list[object] = []
    async with Client(url, bots[0][1]) as me:
        async for event in me.events():
            again.append(event)
            if isinstance(event, GameBegun):
                break
    welcome = next(event for event in again if isinstance(event, BotWelcomed)).welcome
    assert [game.table for game in welcome.games] == first
    assert (welcome.limits.at_once, welcome.limits.a_day, welcome.limits.today) == (8, 200, 1)
    other.cancel()
    await asyncio.gather(other, return_exceptions=True)


async def test_watching_a_table(server: Process, owners: list[Owner]) -> None:
    bots = two_tokens(owners, "Katsottu")
    url = f"http://{server.address}"
    events: list[object] = []
    playing = [asyncio.create_task(played(url, token, NAMES[0], 1, events)) for _, token in bots]
    while not (begun := [event for event in events if isinstance(event, GameBegun)]):
        await asyncio.sleep(0.01)
    watcher = owners[0].bot("Tirkistelijä")
    async with Client(url, owners[0].token(watcher, "watch")) as me:
        seen = [update async for update in me.watch(begun[0].table)]
        assert seen[-1].over and all(not update.legal for update in seen)
        with pytest.raises(TableClosed):
            async for _ in me.watch("nosuchtable1"):
                pass
    await asyncio.gather(*playing)


async def test_tokens_open_what_their_scopes_say(server: Process, owners: list[Owner]) -> None:
    bot = owners[0].bot("Rajattu")
    url = f"http://{server.address}"
    async with Client(url, owners[0].token(bot, "watch")) as me:
        with pytest.raises(NotAdmitted) as refused:
            async for _ in me.play(NAMES[0]):
                pass
        assert (refused.value.code, refused.value.facts) == ("no_scope", {"scope": "play"})
    with pytest.raises(NotAdmitted):
        await played(url, "bot-forged", NAMES[0], 1, [])


async def test_a_token_that_ends_closes_its_lines(server: Process, owners: list[Owner]) -> None:
    bot = owners[0].bot("Lopetettava")
    token = owners[0].token(bot)
    url = f"http://{server.address}"

    async def end_when_it_waits() -> None:
        while not any(each["id"] == bot for each in web.get(f"{url}/api/bots").json()):
            await asyncio.sleep(0.02)
        [own] = [each for each in owners[0].http.get("/api/account/bots").json() if each["id"] == bot]
        owners[0].http.post(f"/api/account/bots/{bot}/tokens/{own['tokens'][0]['id']}/end", json={})

    ending = asyncio.create_task(end_when_it_waits())
    with pytest.raises(NotAdmitted):
        await played(url, token, NAMES[0], 1, [], opponents="people")
    await ending


async def test_games_of_the_day_are_waited_for(server: Process, owners: list[Owner]) -> None:
    """The client waits as long as the refusal says, and asks again."""
    bots = two_tokens(owners, "Ahkera")
    now = time()
    with closing(sqlite3.connect(server.database)) as db, db:  # 200 games that began almost a day ago
        facts = 0, bots[0][0], "k", '{"game":"x","pace":"quick"}', 1, now - 86_396, 1, now
        rows = [(f"old{number}", *facts) for number in range(200)]
        db.executemany("INSERT INTO bot_games VALUES (?,?,?,?,?,?,?,?,?)", rows)
    events: list[object] = []
    await asyncio.gather(*(played(f"http://{server.address}", token, NAMES[0], 1, events) for _, token in bots))
    limits = [event for event in events if isinstance(event, BotLimited)]
    assert limits and limits[0].code == "bot_games_today" and 1 <= limits[0].seconds <= 5
    assert sum(isinstance(event, GameFinished) for event in events) == 2
    assert time() - now > 2
