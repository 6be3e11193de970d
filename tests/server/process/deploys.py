"""Players at clocked tables of a real server process, before, during and after it hands over to a second one."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Any

import httpx2 as httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

BANK = 300  # seconds on each clock
BROWSER = 0.3  # seconds that the browser client waits before it connects again (client/src/api/socket.ts)


class Server:
    """`pelipoyta serve` on a port of its own, and the states that it sends to systemd."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.notices = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.notices.bind(str(folder / "notify"))
        self.notices.settimeout(60)
        settings = {"DATABASE_URL": f"sqlite:///{folder}/games.sqlite3", "TABLES_PER_MINUTE": "100000"}
        settings |= {"HELLOS_PER_SECOND": "100000", "REQUESTS_PER_SECOND": "100000", "BOT_WORKERS": "1"}
        env = {f"PELIPOYTA_{name}": value for name, value in settings.items()}
        env = {**os.environ, **env, "NOTIFY_SOCKET": str(folder / "notify")}
        command = [sys.executable, "-m", "pelipoyta", "serve", "--port", "0", *more]
        self.log = folder / "log"
        with self.log.open("w") as log:
            self.process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        address = re.search(r"http://\S+:(\d+)", self.process.stdout.readline())
        assert address, self.log.read_text()
        self.port = int(address[1])
        self.pid = self.told("MAINPID")

    def told(self, name: str) -> int:
        """Value of the next state of that name that systemd would be told."""
        while True:
            states = dict(each.split("=", 1) for each in self.notices.recv(4096).decode().splitlines())
            if name in states:
                return int(states[name])

    def stop(self) -> None:
        self.process.terminate()  # it may be gone already, having handed over
        self.process.wait(30)
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGTERM)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.notices.close()


@contextmanager
def serving(folder: Path, *more: str) -> Iterator[Server]:
    server = Server(folder, *more)
    try:
        yield server
    finally:
        server.stop()
        print(server.log.read_text()[-5000:])


class Player:
    """A player whose connection is opened anew when it ends, as a browser's is."""

    def __init__(self, port: int, place: dict[str, Any]) -> None:
        self._live = f"ws://127.0.0.1:{port}/api/tables/{place['table']}/live"
        self.place, self.seat = place, place["seat"]
        self.seen = 0
        self.refused = 0
        self.codes: list[int] = []  # of closed connections
        self.lost = self.back = 0.0  # when the connection ended, and when the table was seen again
        self.clocks: list[tuple[float, int]] = []  # when the player's own clock was told, and milliseconds left on it
        self.settled = asyncio.Event()
        self._line: ClientConnection | None = None
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.legal: list[dict[str, Any]] = []

    async def run(self) -> None:
        while True:
            try:
                async with connect(self._live, max_size=None) as self._line:
                    await self._talk(self._line)
            except ConnectionClosed as closed:
                self.codes.append(closed.rcvd.code if closed.rcvd else 1006)
            except (OSError, InvalidHandshake):
                self.refused += 1
            self.lost = self.lost or monotonic()
            self.settled.clear()
            await asyncio.sleep(BROWSER)

    async def _talk(self, line: ClientConnection) -> None:
        hello = {"type": "hello", "token": self.place["token"], "seen": self.seen, "heard": 0}
        await line.send(json.dumps(hello))
        while True:
            self._hear(json.loads(await line.recv()))

    def _hear(self, told: dict[str, Any]) -> None:
        if told["type"] == "welcome" and self.lost and not self.back:
            self.back = monotonic()
        if told["type"] == "clocks":
            mine = next(each for each in told["clocks"] if self.seat in each["seats"])
            self.clocks.append((monotonic(), mine["left"] + mine["room"]))
            self.settled.set()
        if told["type"] == "update":
            self.seen, self.legal = told["at"], told["legal"]
        if waiting := self._answers.get(told.get("id", "")):
            waiting.set_result(told)

    async def move(self) -> dict[str, Any]:
        """Answer with the first choice; gives what the server says to it."""
        id = f"m{len(self._answers)}"
        self._answers[id] = asyncio.get_running_loop().create_future()
        assert self._line is not None
        move = {"type": "do", "id": id, "at": self.seen, "action": self.legal[0]["action"]}
        await self._line.send(json.dumps(move))
        return await self._answers[id]


async def seated(port: int) -> list[Player]:
    """Two players at a new table with clocks."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        wish = {"game": "rolechess", "seats": 2, "places": ["me", "open"], "name": "Aino", "time": {"bank": BANK}}
        made = (await http.post("/api/tables", json=wish)).raise_for_status().json()
        sat = (await http.post(f"/api/tables/{made['table']}/sit", json={"name": "Eino"})).raise_for_status().json()
    return [Player(port, {**place, "table": made["table"]}) for place in (made, sat)]


class Visitors:
    """New connections and requests, one after the other; every failure is kept.

    A connection that is closed before a byte of the answer is tried once more, as browsers and proxies do.
    """

    def __init__(self, port: int) -> None:
        self._port = port
        self.answered = 0
        self.failures: list[str] = []
        self.slowest = 0.0

    async def run(self) -> None:
        while True:
            began = monotonic()
            try:
                answer = await self._answer() or await self._answer()
                assert answer.startswith(b"HTTP/1.1 200"), answer
                self.answered += 1
            except (OSError, AssertionError) as error:
                self.failures.append(repr(error))
            self.slowest = max(self.slowest, monotonic() - began)
            await asyncio.sleep(0.005)

    async def _answer(self) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        try:
            return await reader.read(100)
        finally:
            writer.close()
