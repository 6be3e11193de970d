"""The lobby with 10,000 open tables at a real server: 1,000 WebSockets, and scrolling in Chromium.

`python -m benchmarks.server.lobby --sockets`, `--scroll`. The rows of the tables are written into the index of the
server's database; each change is a table that a real request makes. Watchers and server share the machine.
"""

import asyncio
import json
import os
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random

import httpx2 as httpx
from websockets.asyncio.client import ClientConnection, connect

TABLES, WATCHERS, CHANGES, SCREENS = 10_000, 1_000, 60, 120
GAMES = ("rolechess", "dnup", "sequence", "kasvoton", "lotr")
PACES = ("", "free", "quick", "slow", "days")
MANY = str(10**9)
UNLIMITED = {
    "MESSAGES_PER_SECOND": MANY, "TABLES_PER_MINUTE": MANY, "REQUESTS_PER_SECOND": MANY, "HELLOS_PER_SECOND": MANY,
    "LOBBY_MESSAGES_PER_SECOND": MANY,
    "CONNECTIONS_PER_ADDRESS": "2000", "COST_PER_TEN_SECONDS": MANY, "PAUSE": "0",
}  # fmt: skip
SERVER = "import sys; from pelipoyta.server.serve import serve; sys.exit(serve(port=0, lang='en'))"


class LobbyServer:
    """A running server, its database, and the processor time it has used."""

    def __init__(self, process: "subprocess.Popen[str]", address: str, database: Path) -> None:
        self.process, self.address, self.database = process, address, database

    def processor(self) -> float:
        """Seconds of processor time until now (Linux)."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def fill(self) -> None:
        """Write the rows of open tables."""
        random, now = Random(7), time.time()
        seats = json.dumps([{"name": "Aino", "taken": True}, {}])
        with closing(sqlite3.connect(self.database, timeout=30)) as db:
            names = [row[1] for row in db.execute("PRAGMA table_info(table_index)")]
            fixed = {"listing": "open", "club": "", "rated": 0, "watch": "{}", "rules": 1, "seats": seats, "time": None}
            fixed |= {"options": "{}", "phase": "waiting", "asked": "[]", "public_asked": "[]", "steps": 0}
            fixed |= {"scores": None, "ended_by": "", "hints": 1, "teaching": 0, "contest": "", "before": ""}
            rows = [
                fixed
                | {"table_id": f"bench{number}", "game": random.choice(GAMES), "pace": random.choice(PACES[1:])}
                | {"created": now - number, "changed": now, "started": None, "ended": None}
                for number in range(TABLES)
            ]
            places = ", ".join(f":{name}" for name in names)
            db.executemany(f"INSERT INTO table_index ({', '.join(names)}) VALUES ({places})", rows)
            db.commit()


@asynccontextmanager
async def server() -> AsyncIterator[LobbyServer]:
    """A server with 10,000 open tables in its lobby."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "games.sqlite3"
        names = {f"PELIPOYTA_{name}": value for name, value in UNLIMITED.items()}
        env = {**os.environ, **names, "PELIPOYTA_DATABASE_URL": f"sqlite:///{database}"}
        process = subprocess.Popen([sys.executable, "-c", SERVER], env=env, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        line = await asyncio.to_thread(process.stdout.readline)
        address = next(word for word in line.split() if word.startswith("http")).rstrip("/").rstrip(".")
        found = LobbyServer(process, address.partition("//")[2], database)
        try:
            async with connect(f"ws://{found.address}/api/lobby/live", max_size=None) as first:
                await enter(first, 0, "", "")
                found.fill()
                while '"count":10' not in await watch(first, "", ""):
                    await asyncio.sleep(1)
            yield found
        finally:
            process.terminate()
            process.wait()


async def enter(line: ClientConnection, number: int, game: str, pace: str) -> None:
    await line.send(json.dumps({"type": "enter", "device": f"watcher-{number:06}-0123456789"}))
    await watch(line, game, pace)


async def watch(line: ClientConnection, game: str, pace: str) -> str:
    """Ask for a window, and give it as text."""
    wanted = {"section": "open", "game": game, "pace": pace, "club": "", "rated": False, "here": False}
    await line.send(json.dumps({"type": "list", "filter": wanted, "first": 0, "rows": 60}))
    while True:
        text = str(await line.recv())
        if '"type":"list"' in text:
            return text


class SocketWatchers:
    """WebSockets that note when they hear of a table, and how many bytes came."""

    def __init__(self) -> None:
        self.bytes = 0
        self.heard: dict[str, list[float]] = {}

    async def listen(self, line: ClientConnection) -> None:
        async for message in line:
            text, now = str(message), time.perf_counter()
            self.bytes += len(text)
            if '"list_change"' in text[:200]:
                for name, times in list(self.heard.items())[-4:]:
                    if name in text:
                        times.append(now)


async def sockets() -> None:
    """Measure what a change costs and when it is seen."""
    filters = [(game, pace) for game in ("", *GAMES) for pace in PACES]
    async with server() as house, httpx.AsyncClient() as web:
        watchers = SocketWatchers()
        lines = []
        began = time.perf_counter()
        for number in range(WATCHERS):
            line = await connect(f"ws://{house.address}/api/lobby/live", max_size=None, compression=None)
            await enter(line, number, *filters[number % len(filters)])
            lines.append(line)
        print(f"{WATCHERS} sockets with {len(filters)} filters opened in {time.perf_counter() - began:.1f} s")
        tasks = [asyncio.create_task(watchers.listen(line)) for line in lines]
        await asyncio.sleep(3)
        watchers.bytes, idle = 0, house.processor()
        await asyncio.sleep(5)
        idle = (house.processor() - idle) / 5
        watchers.bytes, used = 0, house.processor()
        made: dict[str, float] = {}
        began = time.perf_counter()
        for number in range(CHANGES):
            wish = {"game": GAMES[number % 5], "seats": 2, "options": {}, "places": ["me", "open"], "name": "Eino"}
            wish |= {"listing": "open"}
            asked = time.perf_counter()
            answer = await web.post(f"http://{house.address}/api/tables", json=wish)
            table = answer.json()["table"]
            watchers.heard[table] = []
            made[table] = asked
            await asyncio.sleep(0.6)
        await asyncio.sleep(5)
        delays = [each - made[table] for table, times in watchers.heard.items() for each in times]
        lasted = time.perf_counter() - began
        used = house.processor() - used - idle * lasted
        late = statistics.quantiles(delays, n=20)[-1]
        wanted = sum(
            WATCHERS // len(filters) for game, pace in filters if game in ("", GAMES[0]) and pace in ("", "free")
        )
        print(f"{CHANGES} tables made, each seen by {len(delays) / CHANGES:.1f} watchers; {wanted} or one more were to")
        print(f"seen {1000 * statistics.median(delays):.0f} ms after the request (median), p95 {1000 * late:.0f} ms")
        print(f"{watchers.bytes / CHANGES / 1000:.0f} kB a table to all; {1000 * used / CHANGES:.0f} ms of processor")
        print(f"idle: {100 * idle:.0f} % of a core; load {os.getloadavg()[0]:.1f}")
        for task in tasks:
            task.cancel()
        await asyncio.gather(*(line.close() for line in lines), return_exceptions=True)


FRAMES = """async (screens) => {
  const box = document.querySelector('.rows'), gaps = [], blanks = []
  let before = performance.now(), step = 0
  await new Promise((done) => {
    const frame = (now) => {
      gaps.push(now - before); before = now
      blanks.push(box.querySelectorAll('.blank').length)
      box.scrollTop += box.clientHeight / 10
      if (++step < screens * 10) requestAnimationFrame(frame); else done()
    }
    requestAnimationFrame(frame)
  })
  return { gaps, blanks }
}"""
FILTER = """async () => {
  const isOfGames = (each) => [...each.options].some((option) => option.value === 'dnup')
  const select = [...document.querySelectorAll('select')].find(isOfGames)
  const said = document.querySelector('main [role=status]'), before = said.textContent
  const began = performance.now()
  select.value = 'dnup'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  while (said.textContent === before || !/\\d/.test(said.textContent)) await new Promise(requestAnimationFrame)
  return performance.now() - began
}"""


async def scroll() -> None:
    """Measure frames while 10,000 rows are scrolled, and how long a filter takes, in Chromium."""
    from playwright.async_api import async_playwright

    found = subprocess.run(["scripts/browser", "--find"], capture_output=True, text=True, check=True)
    async with server() as house, async_playwright() as player:
        browser = await player.chromium.launch(executable_path=found.stdout.strip())
        page = await browser.new_page(viewport={"width": 390, "height": 844})
        await page.goto(f"http://{house.address}/lobby")
        await page.wait_for_selector(".rows li")
        await page.wait_for_timeout(1000)
        result = await page.evaluate(FRAMES, SCREENS)
        gaps, blanks = sorted(result["gaps"][1:]), result["blanks"]
        print(f"{len(gaps)} frames while {SCREENS} screens of 10,000 rows pass; load {os.getloadavg()[0]:.1f}")
        print(f"median {statistics.median(gaps):.1f} ms, p95 {gaps[int(0.95 * len(gaps))]:.1f}, longest {gaps[-1]:.0f}")
        print(
            f"frames over 50 ms: {sum(gap > 50 for gap in gaps)}; with a blank row: {sum(each > 0 for each in blanks)}"
        )
        print(f"nodes in the page: {await page.evaluate('document.querySelectorAll(`.rows *`).length')}")
        print(f"a filter is shown after {await page.evaluate(FILTER):.0f} ms")
        await browser.close()
