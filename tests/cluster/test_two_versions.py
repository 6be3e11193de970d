"""A rolling deploy of two real versions: a copy of the sources whose rules differ, beside these, on one database.

A game is played on by a server that knows its rules, and by no other; where none is running it waits and says so.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx2 as httpx
import msgspec
import pytest
from tests.nats import NatsServer, nats_server
from tests.postgres import PostgresServer
from websockets.sync.client import ClientConnection, connect

from pelipoyta.cluster.placement import placement_of

SOURCE = Path(__file__).parents[2] / "src"
LEASE = "1"
WAITS = 60.0  # seconds, on a busy machine


class Running:
    """A server of one version of the sources, which owns tables and serves browsers."""

    def __init__(self, sources: Path, url: str, bus: str, log: Path) -> None:
        env = {name: value for name, value in os.environ.items() if not name.startswith("PELIPOYTA_")}
        settings = {"DATABASE_URL": url, "BUS_URL": bus, "LEASE_SECONDS": LEASE, "BOT_WORKERS": "1", "PAUSE": "0"}
        env |= {f"PELIPOYTA_{name}": value for name, value in settings.items()} | {"PYTHONPATH": str(sources)}
        command = [sys.executable, "-m", "pelipoyta", "serve", "--port", "0"]
        self.log = log
        with log.open("w") as out:
            self._process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=out, text=True)
        assert self._process.stdout
        found = re.search(r"http://\S+:(\d+)", self._process.stdout.readline())
        assert found, log.read_text()
        self.port = int(found[1])

    def post(self, path: str, body: dict[str, Any]) -> Any:
        answer = httpx.post(f"http://127.0.0.1:{self.port}{path}", json=body, timeout=WAITS)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def kill(self) -> None:
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        assert self._process.stdout
        self._process.stdout.close()

    @contextmanager
    def seat(self, table: str, token: str | None) -> Iterator["Player"]:
        with connect(f"ws://127.0.0.1:{self.port}/api/tables/{table}/live", compression=None) as line:
            yield Player(line, token)


class Player:
    """One seat's connection."""

    def __init__(self, line: ClientConnection, token: str | None) -> None:
        self._line, self._said = line, 0
        self.update: dict[str, Any] = {}
        self._send({"type": "hello", "token": token, "seen": 0})

    def heard(self, holds: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """The next message of that kind; the newest update is kept on the way."""
        while True:
            message: dict[str, Any] = msgspec.json.decode(self._line.recv(WAITS))
            if message["type"] == "update":
                self.update = message
            if holds(message):
                return message

    def catch_up(self) -> None:
        """Hear everything up to now."""
        newest = self.heard(lambda message: message["type"] == "welcome")["at"]
        self.heard(lambda message: message["type"] == "update" and message["at"] == newest)

    def act(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a command; its answer."""
        self._said += 1
        id = f"{monotonic()}-{self._said}"
        self._send({**message, "id": id})
        return self.heard(lambda answer: answer.get("id") == id)

    def move(self) -> dict[str, Any]:
        return self.act({"type": "do", "at": self.update["at"], "action": self.update["legal"][0]["action"]})

    def _send(self, message: dict[str, Any]) -> None:
        self._line.send(msgspec.json.encode(message).decode())


@pytest.fixture(scope="module")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Sources of a version with other rules of RoleChess, which does not read games by the rules of today."""
    folder = tmp_path_factory.mktemp("newer")
    shutil.copytree(SOURCE / "pelipoyta", folder / "pelipoyta", ignore=_left_out)
    game = folder / "pelipoyta/games/rolechess/__init__.py"
    text = game.read_text()
    assert text.count("    version=1,\n") == 1, "a version that replays older ones is no such version"
    game.write_text(text.replace("    version=1,\n", "    version=2,\n"))
    return folder


def _left_out(folder: str, names: list[str]) -> set[str]:
    """What is built, not written."""
    return {name for name in names if name == "__pycache__" or (name == "static" and folder.endswith("server"))}


@pytest.fixture(scope="module")
def nats() -> Iterator[NatsServer]:
    with nats_server() as server:
        yield server


@pytest.fixture
def start(postgres: PostgresServer, nats: NatsServer, tmp_path: Path) -> Iterator[Callable[[Path], Running]]:
    """Start a server of these sources: `start(sources)`; all on one database."""
    url, running = postgres.new_database(), list[Running]()

    def one(sources: Path) -> Running:
        running.append(Running(sources, url, nats.url, tmp_path / f"{len(running)}.log"))
        return running[-1]

    one.url = url  # type: ignore[attr-defined]
    yield one
    for each in running:
        each.kill()


def until(holds: Callable[[], object]) -> None:
    end = monotonic() + WAITS
    while not holds():
        assert monotonic() < end, "in vain"
        sleep(0.05)


def made(at: Running) -> tuple[str, list[str]]:
    """A game of two persons, made at that server; the tokens of the seats."""
    one = at.post("/api/tables", {"game": "rolechess", "seats": 2, "places": ["me", "open"]})
    two = at.post(f"/api/tables/{one['table']}/sit", {})
    return one["table"], [one["token"], two["token"]]


@contextmanager
def asked(at: Running, table: str, tokens: list[str]) -> Iterator[Player]:
    """The player who is asked."""
    for token in tokens:
        with at.seat(table, token) as player:
            player.catch_up()
            if player.update["legal"]:
                yield player
                return
    raise AssertionError("nobody is asked")


@pytest.mark.timeout(300)
def test_a_game_goes_on_at_a_server_that_knows_its_rules(start: Any, newer: Path) -> None:
    old = start(SOURCE)
    table, tokens = made(old)
    with asked(old, table, tokens) as player:
        assert player.move()["type"] == "ack"
    new = start(newer)

    with new.seat(table, tokens[0]) as visitor:
        told = visitor.heard(lambda message: message["type"] == "error")
    assert (told["code"], told["facts"]) == ("frozen", {"game": "rolechess", "version": 1}), "nobody is left to guess"
    owner = placement_of(start.url, table)
    with asked(old, table, tokens) as player:
        assert player.move()["type"] == "ack", "the visit took the game from nobody"
    young, _ = made(new)
    with old.seat(young, None) as stranger:
        assert stranger.heard(lambda message: message["type"] == "error")["facts"]["version"] == 2

    old.kill()
    until(lambda: "table waits for an owner with its rules" in new.log.read_text())
    assert placement_of(start.url, table) == owner, "it is not taken by a server that could only freeze it"
    with new.seat(table, tokens[0]) as visitor:
        refused = visitor.act({"type": "resign"})
    assert (refused["code"], refused["facts"]) == ("rules_away", {"game": "rolechess", "version": 1})

    again = start(SOURCE)
    until(lambda: placement_of(start.url, table) != owner)
    with asked(again, table, tokens) as player:
        assert player.move()["type"] == "ack"
        assert player.act({"type": "resign"})["type"] == "ack"
        assert player.update["over"], "its own rules ended it"
