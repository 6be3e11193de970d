"""Time that the application of a page takes over a message: run in Pyodide, with the files that a page loads.

node tests/offline/pyodide.mjs client/node_modules/pyodide src/pelipoyta/offline/bundle \
    benchmarks/bots/page_messages.py 'measured("dnup")'

Processor time from a choice to the updates of both seats, without IndexedDB and without the drawing of the board.
"""

import asyncio
import json
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Any, cast

MOST = 200  # choices of a game
SETTINGS = Path("/app/pelipoyta/offline/settings.json")


def seconds() -> float:
    """Processor time of this process where Node tells it, so that a busy machine does not count; else the clock."""
    try:
        node = import_module("js").process.cpuUsage()  # Pyodide's view of JavaScript
    except ImportError:
        return perf_counter()
    return float(node.user + node.system) / 1e6


class MemoryLogs:
    """Logs in memory: what `client/src/offline/logs.ts` stores."""

    def __init__(self) -> None:
        self.lines: dict[tuple[str, str], tuple[str, list[str]]] = {}

    async def secret(self, fresh: str) -> str:
        return fresh

    async def append(self, batches: str) -> None:
        for row in json.loads(batches):
            self.lines.setdefault((row["kind"], row["id"]), (row["header"], []))[1].extend(row["lines"])

    async def read(self, kind: str, name: str) -> str:
        return json.dumps(self.lines.get((kind, name)))

    async def lengths(self) -> str:
        return "{}"

    async def headers(self, _kind: str) -> str:
        return "{}"


class Seats:
    """Both seats of a table, which choose at random."""

    def __init__(self, page: Any, table: str, tokens: list[str], heard: Any) -> None:
        self._page, self._table, self._tokens, self._heard = page, table, tokens, heard
        self._random, self._newest = Random(1), [0, 0]

    async def play(self) -> list[float]:
        """Seconds of each choice."""
        for line, token in enumerate(self._tokens):
            self._page.dial(line, f"/api/tables/{self._table}/live")
            self._page.heard(line, json.dumps({"type": "hello", "token": token, "seen": 0, "heard": 0}))
        found: list[float] = []
        asked = await self._next()
        while asked and len(found) < MOST:
            line, update = asked
            action = self._random.choice(update["legal"])["action"]
            command = {"type": "do", "id": f"c{len(found)}", "at": update["at"], "action": action}
            began = seconds()
            self._page.heard(line, json.dumps(command))
            asked = await self._next()
            found.append(seconds() - began)
        return found

    async def _next(self) -> "tuple[int, dict[str, Any]] | None":
        """The next update that asks a seat; None once the game is over."""
        while True:
            line, message = await self._heard.get()
            if message["type"] == "refused" and message["code"] != "stale":  # stale: both seats were asked at once
                raise AssertionError(message)
            if message["type"] == "welcome":
                self._newest[line] = message["at"]
            if message["type"] != "update" or message["at"] < self._newest[line]:
                continue
            if message.get("over"):
                return None
            if message.get("legal") and not message.get("forced"):
                return line, message


async def measured(name: str) -> str:
    """Median, 95th percentile and longest milliseconds of a choice; the first ten, which load modules, apart."""
    from pelipoyta.offline.page import Page

    heard: asyncio.Queue[Any] = asyncio.Queue()

    def tell(line: int, text: str | None) -> None:
        heard.put_nowait((line, json.loads(text or "{}")))

    logs, bots = cast("Any", MemoryLogs()), cast("Any", None)
    page = await Page.opened(SETTINGS.read_text(encoding="utf-8"), logs, bots, tell)

    async def post(path: str, body: dict[str, Any]) -> Any:
        kind = '{"content-type": "application/json"}'
        return json.loads((await page.request("POST", path, kind, json.dumps(body).encode()))[2])

    made = await post("/api/tables", {"game": name, "seats": 2, "places": ["me", "open"]})
    second = await post(f"/api/tables/{made['table']}/sit", {"seat": 1})
    times = [each * 1000 for each in await Seats(page, made["table"], [made["token"], second["token"]], heard).play()]
    late = times[10:]
    return json.dumps(
        {
            "game": name,
            "choices": len(times),
            "median": round(median(late), 1),
            "p95": round(quantiles(late, n=20)[-1], 1),
            "longest": round(max(late), 1),
            "longest of the first ten": round(max(times[:10]), 1),
        }
    )
