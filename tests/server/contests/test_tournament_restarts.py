"""Whole tournaments of bots through the public interface, from entry to standings; a killed server changes nothing.

The small version is a test of the suite; `make show-tournaments` plays a Swiss of 32 and a Sequence of twelve, killed
five times each.
"""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from tests.server import web
from tests.server.conftest import Process
from tests.server.fork_server import ForkServer, shared_fork_server

SMALL = [
    ({"game": "rolechess", "seats": 2, "rounds": 2}, {"greedy": 3, "level1": 1}, 2),
]
LARGE = [
    ({"game": "rolechess", "seats": 2, "rounds": 5}, {"greedy": 8, "level1": 8, "level2": 8, "uniform": 8}, 5),
    ({"game": "sequence", "seats": 4, "rounds": 4}, {"uniform": 6, "level1": 6}, 5),
    ({"game": "sequence", "seats": 12, "rounds": 3}, {"uniform": 6, "level1": 6}, 5),
]
SIZES = LARGE if os.environ.get("PELIPOYTA_SHOW") else SMALL
KEY = "the organiser's own secret"


class Event:
    """A tournament in a house whose secret is known, so that two houses deal alike."""

    def __init__(self, process: Process, wish: dict[str, Any], bots: dict[str, int]) -> None:
        self.process = process
        whole = {**wish, "system": "swiss", "bots": True, "auto": True, "key": KEY}
        made = self.post("", whole)
        self.id, self.bearer = made["id"], {"Authorization": f"Bearer {made['token']}"}
        for bot, count in bots.items():
            self.deed(type="enter_bot", bot=bot, count=count)
        self.deed(type="pair")

    def post(self, path: str, body: Any, headers: dict[str, str] | None = None) -> dict[str, Any]:
        said = web.post(f"http://{self.process.address}/api/tournaments{path}", json=body, headers=headers, timeout=60)
        assert said.status_code in (200, 201), said.text
        told: dict[str, Any] = said.json()
        return told

    def deed(self, **what: Any) -> None:
        self.post(f"/{self.id}/commands", what, self.bearer)

    def look(self) -> dict[str, Any]:
        told: dict[str, Any] = web.get(f"http://{self.process.address}/api/tournaments/{self.id}", timeout=60).json()
        return told

    def until(self, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while not holds(told := self.look()):
            sleep(0.05)  # the house has two cores, and its bots want them
        return told


def ended(told: dict[str, Any]) -> int:
    return sum(game["scores"] is not None for each in told["course"] for game in each["games"])


def has_ended(games: int) -> Callable[[dict[str, Any]], bool]:
    return lambda told: ended(told) >= games


def share_secret(from_: Path, to: Path) -> None:
    """The second house is opened with the first one's secret: the same seeds."""
    with closing(sqlite3.connect(from_)) as one, closing(sqlite3.connect(to)) as other:
        secret = one.execute("SELECT value FROM house WHERE name = 'secret'").fetchone()
        other.execute("UPDATE house SET value = ? WHERE name = 'secret'", secret)
        other.commit()


def house(folder: Path, fork_server: ForkServer, secret_of: Path | None = None) -> Process:
    folder.mkdir()
    process = Process(
        folder / "games.sqlite3",
        fork_server=fork_server,
        pause="0",
        bot_budget="60",
        misses_per_minute="100000",
        cost_per_ten_seconds="100000",
    )
    process.start()
    if secret_of:
        process.stop()
        share_secret(secret_of, process.database)
        process.start()
    return process


@pytest.mark.timeout(3600 if SIZES is LARGE else 300)
@pytest.mark.parametrize(("wish", "bots", "kills"), SIZES)
def test_killed_in_the_middle_it_ends_as_if_it_had_not_been(
    tmp_path: Path, wish: dict[str, Any], bots: dict[str, int], kills: int
) -> None:
    other = ForkServer()  # whose hashes are others: nothing may hang on the order of a set
    calm = house(tmp_path / "calm", shared_fork_server())
    hurt = house(tmp_path / "hurt", other, calm.database)
    try:
        quiet = Event(calm, wish, bots).until(lambda told: told["state"] == "over")
        event = Event(hurt, wish, bots)
        games = ended(quiet)
        for kill in range(1, kills + 1):
            event.until(has_ended(games * kill // (kills + 1)))
            hurt.stop()
            hurt.start()
        assert ended(event.look()) < games, "it was over before it was hurt"
        torn = event.until(lambda told: told["state"] == "over")
    finally:
        calm.stop()
        hurt.stop()
        other.close()
    assert torn["standings"] == quiet["standings"] and torn["course"] == quiet["course"]
    print(f"{wish}: {games} games, killed {kills} times, standings equal")
