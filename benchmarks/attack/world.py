"""Server process of one checkout, and the games that attacks ask for: played by bots, then copied for each server."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx2 as httpx
from msgspec import Struct
from websockets.sync.client import connect

SERVE = "import sys; from pelipoyta.server.serve import serve; sys.exit(serve(port=0, lang='en'))"
SMALL_TABLES = 64  # finished games of dnup, more than a server keeps in memory
TABLES = (("lotr", 6), ("kasvoton", 2))
ENTRANTS = 32
DEADLINE = 400.0  # seconds for the bots to play


class World(Struct, frozen=True):
    """Ids of what the attacks ask for."""

    lotr: str  # finished, of six
    moments: int  # of it
    kasvoton: str  # finished
    moves: int  # of it
    small: tuple[str, ...]
    tournament: str
    record: str  # of the game of LotR


class Server:
    """Server of a checkout, with the limits that it has by default."""

    def __init__(self, database: Path, source: Path, **settings: str) -> None:
        named = {f"PELIPOYTA_{name.upper()}": value for name, value in settings.items()}
        environment = {**os.environ, "PELIPOYTA_DATABASE_URL": f"sqlite:///{database}", "PYTHONPATH": str(source)}
        command = [sys.executable, "-P", "-c", SERVE]
        self._process = subprocess.Popen(
            command, env=environment | named, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline().rpartition("http://")[2].split()[0].rpartition(":")[2])

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def take_precedence(self) -> None:
        """Run the server's threads, and no process that it starts, before all other work on the machine."""
        for thread in Path(f"/proc/{self._process.pid}/task").iterdir():
            run_first(int(thread.name))

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
        self._process.communicate()


def run_first(thread: int = 0) -> None:
    """Give a thread, 0 for this one, and nothing that it starts, real-time priority."""
    os.sched_setscheduler(thread, os.SCHED_RR | os.SCHED_RESET_ON_FORK, os.sched_param(1))


def prepared(folder: Path, source: Path) -> tuple[Path, World]:
    """A database with games that bots have played by the rules of the checkout."""
    database = folder / "prepared.sqlite3"
    server = Server(database, source, pause="0", bot_budget="0.05", tables_per_minute="100000")
    try:
        with httpx.Client(base_url=f"http://{server.address}", timeout=60) as client:
            return database, _played(client)
    finally:
        server.stop()


def copied(database: Path, name: str) -> Path:
    """The database for a server of its own."""
    copy = database.with_name(f"{name}.sqlite3")
    shutil.copy(database, copy)
    return copy


def _played(client: Any) -> World:
    (lotr, host), (kasvoton, _) = (_table(client, *of) for of in TABLES)
    small = [_table(client, "dnup", 2)[0] for _ in range(SMALL_TABLES)]
    tournament = _tournament(client)
    end = time.monotonic() + DEADLINE
    for table in (*small, kasvoton, lotr):
        _wait_for(client, table, end)
    return World(
        lotr=lotr,
        moments=_moments(client, lotr),
        kasvoton=kasvoton,
        moves=_moments(client, kasvoton),
        small=tuple(small),
        tournament=tournament,
        record=client.get(f"/api/tables/{lotr}/record", headers=host).text,
    )


def _table(client: Any, game: str, seats: int) -> tuple[str, dict[str, str]]:
    """A table of bots, and the token of its host, who may see their decks."""
    wish = {"game": game, "seats": seats, "places": ["bot:uniform"] * seats}
    made = client.post("/api/tables", json=wish).json()
    return str(made["table"]), {"Authorization": f"Bearer {made['token']}"}


def _wait_for(client: Any, table: str, end: float) -> None:
    """Watch the table until its game is over; bots play where a spectator watches."""
    with connect(f"ws://{client.base_url.netloc.decode()}/api/tables/{table}/live") as line:
        line.send('{"type": "hello", "seen": 0}')
        while client.get(f"/api/tables/{table}").json()["state"] != "over":
            if time.monotonic() > end:
                raise TimeoutError(f"table {table} is not over")
            line.recv(timeout=60)


def _moments(client: Any, table: str) -> int:
    return len(client.get(f"/api/tables/{table}/replay").json()["passed"])


def _tournament(client: Any) -> str:
    """A tournament of bots; its rounds are played while other tables are waited for."""
    wish = {"game": "dnup", "seats": 2, "system": "swiss", "rounds": 3, "bots": True, "auto": True}
    made = client.post("/api/tournaments", json=wish).json()
    bearer = {"Authorization": f"Bearer {made['token']}"}
    path = f"/api/tournaments/{made['id']}/commands"
    for command in ({"type": "enter_bot", "bot": "uniform", "count": ENTRANTS}, {"type": "pair"}):
        client.post(path, json=command, headers=bearer).raise_for_status()
    return str(made["id"])
