"""The application of a page: whole games by requests and messages, without the libraries that a page has not."""

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from tests.offline.ports import LocalBots, MemoryLogs, settings

from pelipoyta.bots.workers.jobs import DifficultyJob
from pelipoyta.games import NAMES
from pelipoyta.offline import bot_worker
from pelipoyta.offline.bot_worker import WebWorker
from pelipoyta.offline.page import PEOPLE, Page

JSON = '{"content-type": "application/json"}'
ABSENT = (
    "pydantic",
    "pydantic_settings",
    "sqlalchemy",
    "sqlite3",
    "uvicorn",
    "uvloop",
    "networkx",
    "resvg_py",
    "aiohttp",
    "multiprocessing",
)


class Player:
    """A seat at a table of the page that takes any legal action."""

    def __init__(self, page: Page, heard: "asyncio.Queue[Any]", table: dict[str, Any]) -> None:
        self.page, self.inbox, self.table, self.random = page, heard, table, Random(7)

    def say(self, **message: Any) -> None:
        self.page.heard(1, json.dumps(message))

    async def play(self, choices: int) -> dict[str, Any]:
        """The last update, after so many choices or the end of the game."""
        self.page.dial(1, f"/api/tables/{self.table['table']}/live")
        self.say(type="hello", token=self.table["token"], seen=0, heard=0)
        newest = 0
        while True:
            message = await asyncio.wait_for(self.inbox.get(), 10)
            assert message["type"] != "refused" and message.get("code", "stale") == "stale", message
            newest = message["at"] if message["type"] == "welcome" else newest
            if message.get("at", 0) < newest:  # what was missed
                continue
            if message["type"] != "update" or not (message.get("legal") or message.get("over")):
                continue
            if message.get("over") or choices == 0:
                self.page.hung_up(1)
                return message  # type: ignore[no-any-return]
            if message.get("forced"):
                continue
            choices -= 1
            action = self.random.choice(message["legal"])["action"]
            self.say(type="do", id=f"c{choices}", at=message["at"], action=action)


@asynccontextmanager
async def opened(logs: MemoryLogs) -> AsyncIterator[tuple[Page, "asyncio.Queue[Any]"]]:
    inbox: asyncio.Queue[Any] = asyncio.Queue()

    def tell(_number: int, text: str | None) -> None:
        if text:
            inbox.put_nowait(json.loads(text))

    page = await Page.opened(settings(), logs, LocalBots(), tell)
    yield page, inbox
    await page.close()


async def made(page: Page, game: str) -> dict[str, Any]:
    wish = {"game": game, "seats": 2, "places": ["me", "bot:uniform"], "name": "Aino"}
    status, _, body = await page.request("POST", "/api/tables", JSON, json.dumps(wish).encode())
    assert status == 201, body
    return json.loads(body)  # type: ignore[no-any-return]


@pytest.mark.parametrize("game", NAMES)
def test_each_game_is_played_and_goes_on_after_a_reload(game: str) -> None:
    async def run() -> None:
        logs = MemoryLogs()
        async with opened(logs) as (page, inbox):
            table = await made(page, game)
            before = await Player(page, inbox, table).play(3)
        async with opened(logs) as (page, inbox):  # the tab was closed and opened again
            after = await Player(page, inbox, table).play(0)
        assert after["at"] >= before["at"]

    asyncio.run(run())


def test_a_game_is_played_to_its_end() -> None:
    async def run() -> None:
        async with opened(MemoryLogs()) as (page, inbox):
            table = await made(page, "dnup")
            assert (await Player(page, inbox, table).play(10_000))["over"]
            status, _, body = await page.request("GET", f"/api/tables/{table['table']}/replay", "{}", b"")
            assert status == 200, body

    asyncio.run(run())


def test_a_helper_works_and_goes_on_after_a_reload() -> None:
    """Commands, the live page and undo; a repeated request is done once."""

    async def act(page: Page, id: str, **request: Any) -> Any:
        _, _, body = await page.request("POST", f"/api/helpers/{id}", JSON, json.dumps(request).encode())
        return json.loads(body)

    async def run() -> None:
        logs = MemoryLogs()
        begin = {"setup": {"names": ["Aino", "Eino"]}, "key": "k" * 20}
        start = {"type": "do", "key": "a" * 20, "command": {"type": "RollForStart", "first": 6, "second": 1}}
        async with opened(logs) as (page, inbox):
            path = "/api/games/rolechess/helpers"
            status, _, body = await page.request("POST", path, JSON, json.dumps(begin).encode())
            id = json.loads(body)["id"]
            assert status == 201
            page.dial(1, f"/api/helpers/{id}/live")
            page.heard(1, json.dumps({"type": "enter"}))
            assert (await asyncio.wait_for(inbox.get(), 10))["info"]["newest"] == 0
            assert await act(page, id, **start) == await act(page, id, **start)
            assert (await asyncio.wait_for(inbox.get(), 10))["info"]["newest"] == 1
        async with opened(logs) as (page, _):
            info = await act(page, id, type="undo", key="b" * 20, number=1)
            assert (info["newest"], info["again"]) == (0, 1)

    asyncio.run(run())


def test_puzzles_are_solved_without_a_server() -> None:
    async def run() -> None:
        async with opened(MemoryLogs()) as (page, _):
            status, _, body = await page.request("GET", "/api/games/dnup/puzzles", "{}", b"")
            found = json.loads(body)
            assert status == 200 and len(found["puzzles"]) > 10, body[:200]
            path = f"/api/games/dnup/puzzles/{found['daily']}/answer"
            asked = json.loads((await page.request("POST", path, JSON, b"{}"))[2])
            given_up = json.loads((await page.request("POST", path, JSON, b'{"give_up": true}'))[2])
            assert asked != given_up and asked.keys() == given_up.keys(), asked

    asyncio.run(run())


def test_what_needs_other_people_is_told() -> None:
    async def run() -> None:
        async with opened(MemoryLogs()) as (page, _):
            for path in PEOPLE:
                status, _, body = await page.request("GET", path, "{}", b"")
                assert status == 503 and json.loads(body)["error"]["code"] == "offline"

    asyncio.run(run())


def test_a_late_worker_is_ended_and_the_next_job_begins_anew() -> None:
    class Slow(LocalBots):
        async def ask(self, job: str) -> str:
            await asyncio.sleep(60)
            return job

    async def run() -> None:
        bots = Slow()
        worker = WebWorker(bots)
        worker._loaded.add("dnup")
        job = DifficultyJob(game="dnup", limit=1, seat=0, view=b"null", seed=1)  # type: ignore[arg-type]
        assert (await worker.answer(job, 0.01)).fault == "late"
        assert bots.ended == 1

    asyncio.run(run())


def test_a_worker_without_jobs_is_ended_and_given_time_to_start_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        monkeypatch.setattr(bot_worker, "IDLE", 0.01)
        bots = LocalBots()
        worker = WebWorker(bots)
        job = DifficultyJob(game="dnup", limit=1, seat=0, view=b"null", seed=1)  # type: ignore[arg-type]
        await worker.answer(job, 5)
        assert bots.ended == 0 and worker._loaded
        while not bots.ended:
            await asyncio.sleep(0.005)
        assert not worker._loaded

    asyncio.run(run())


def test_a_page_starts_nothing_that_acts_on_rows() -> None:
    async def run() -> None:
        async with opened(MemoryLogs()) as _:
            await asyncio.sleep(0)
            running = {task.get_coro().__qualname__ for task in asyncio.all_tasks()}  # type: ignore[union-attr]
            assert not [name for name in running if "_keep_looking" in name or "_clean" in name], running

    asyncio.run(run())


def test_a_page_needs_none_of_the_libraries_that_it_has_not() -> None:
    script = f"import sys\nsys.modules.update(dict.fromkeys({ABSENT!r}))\nimport pelipoyta.offline.preloaded\n"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
