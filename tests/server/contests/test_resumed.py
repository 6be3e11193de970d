"""Contests go on when a killed server is started again, though nobody asks for anything."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from time import monotonic, sleep
from typing import Any

import pytest
from tests.server import web
from tests.server.conftest import Process

pytestmark = pytest.mark.timeout(300)


def post(server: Process, path: str, body: Any, token: str = "") -> dict[str, Any]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    told = web.post(f"http://{server.address}/api/tournaments{path}", json=body, headers=headers, timeout=60)
    assert told.status_code in (200, 201), told.text
    found: dict[str, Any] = told.json()
    return found


def rows(server: Process, query: str) -> list[Any]:
    """Read from the file: a request would be somebody looking."""
    with closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True, timeout=30)) as db:
        return db.execute(query).fetchall()


def ended(server: Process) -> int:
    lines = [json.loads(line) for (line,) in rows(server, "SELECT line FROM contest_log")]
    return sum(line["entry"]["type"] == "Ended" for line in lines)


def unfinished(server: Process) -> int:
    return len(rows(server, "SELECT contest_id FROM unfinished_contests"))


def wait(holds: Callable[[], bool]) -> None:
    limit = monotonic() + 120
    while not holds():
        assert monotonic() < limit, "it stands still"
        sleep(0.05)


def test_a_tournament_of_bots_ends_without_any_request_after_a_kill(process: Callable[..., Process]) -> None:
    server = process(pause="0", bot_budget="60")
    plan = {"game": "rolechess", "seats": 2, "system": "swiss", "rounds": 3, "bots": True, "auto": True}
    made = post(server, "", plan)
    post(server, f"/{made['id']}/commands", {"type": "enter_bot", "bot": "greedy", "count": 6}, made["token"])
    post(server, f"/{made['id']}/commands", {"type": "pair"}, made["token"])
    wait(lambda: ended(server) >= 1)
    server.stop()
    before = ended(server)
    assert before < 9 and unfinished(server) == 1
    server.start()
    wait(lambda: unfinished(server) == 0)
    assert ended(server) == 9
