"""Finished games whose logs were packed: replay, record, history and dice are as before, byte for byte."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

from pelipoyta.server.settings import Settings
from pelipoyta.table.log.retention import Retention

AFTER = 2.0**40  # a time that has not come


def played(house: Any) -> tuple[str, str]:
    """Table of a finished game, and the token of its first seat."""
    made = house.table("rolechess", "me", "open")
    sat = house.sit(made["table"])
    lines = [house.join(made["table"], place["token"]) for place in (made, sat)]
    for line in lines:
        line.until("update")
    asked = next(line for line in lines if line.updates[-1]["legal"])
    assert asked.do(**asked.updates[-1]["legal"][0]["action"])["type"] == "ack"
    assert lines[0].answered("resign")["type"] == "ack"
    return made["table"], made["token"]


def told(house: Any, table: str, token: str) -> dict[str, bytes]:
    paths = ("", "/record", "/replay", "/replay/1", "/dice", "/course")
    headers = {"Authorization": f"Bearer {token}"}
    answers = {path: house.client.get(f"/api/tables/{table}{path}", headers=headers) for path in paths}
    answers["history"] = house.client.post("/api/history", json={"tokens": [token]})
    found = {path: answer.content for path, answer in answers.items() if answer.status_code == 200}
    assert {"", "/record", "/replay"} <= found.keys(), {path: each.status_code for path, each in answers.items()}
    return found


def test_a_packed_game_is_told_as_before(opened: Callable[[Settings], Any], settings: Settings) -> None:
    table, token = played(opened(settings))
    before = told(opened(settings), table, token)
    with closing(sqlite3.connect(settings.database, isolation_level=None)) as db:
        assert Retention(db, postgres=False).pack(table, AFTER) is not None
        assert db.execute("SELECT count(*) FROM log WHERE table_id = ?", (table,)).fetchone() == (0,)
    house = opened(settings)
    assert told(house, table, token) == before
    line = house.join(table, token)  # someone comes back, and says something
    assert line.answered("say", text="Hyvä peli!")["type"] == "ack"
    assert told(opened(settings), table, token)["/record"] == before["/record"]
