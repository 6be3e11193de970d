"""Onlookers of a delayed table hear of each step when they may, and of nothing before (TABLE-25)."""

from time import time
from typing import Any

import pytest

from pelipoyta.server.live import delayed, room


def made(house: Any, kind: str, behind: int = 0) -> tuple[str, list[str]]:
    wish = {"game": "rolechess", "seats": 2, "options": {}, "places": ["me", "open"], "name": "Aino"}
    answer = house.client.post("/api/tables", json={**wish, "watch": {"kind": kind, "behind": behind}})
    assert answer.status_code == 201, answer.text
    place = answer.json()
    return place["table"], [place["token"]]


def begun(house: Any, kind: str, behind: int = 0) -> tuple[str, list[Any], list[str]]:
    table, tokens = made(house, kind, behind)
    tokens.append(house.sit(table)["token"])
    return table, [house.join(table, token) for token in tokens], tokens


def move(lines: list[Any]) -> None:
    """The first choice of the player whose turn it is."""
    for line in lines:
        pinged(line)
    mover = next(line for line in lines if line.updates[-1]["legal"])
    assert mover.do(**mover.updates[-1]["legal"][0]["action"])["type"] == "ack"


def pinged(line: Any) -> int:
    """The number of updates heard once everything sent before is heard."""
    line.say("ping")
    while line.hear()["type"] != "pong":
        pass
    return len(line.updates)


def test_a_move_is_told_when_another_follows(house: Any) -> None:
    table, lines, _ = begun(house, "moves", 1)
    onlooker = house.join(table)
    start = onlooker.until("update")["view"]
    move(lines)
    assert pinged(onlooker) == 1
    move(lines)
    assert onlooker.until("update")["view"] != start
    assert pinged(onlooker) == 2


def test_the_end_tells_all_moves(house: Any) -> None:
    table, lines, _ = begun(house, "moves", 5)
    onlooker = house.join(table)
    onlooker.until("update")
    move(lines)
    assert lines[0].answered("resign")["type"] == "ack"
    while not onlooker.until("update")["over"]:
        pass
    assert house.client.get(f"/api/tables/{table}").json()["state"] == "over"


def test_minutes_pass(house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table, lines, tokens = begun(house, "minutes", 1)
    onlooker = house.join(table)
    onlooker.until("update")
    move(lines)
    lines[0].answered("resign")
    path = f"/api/tables/{table}"
    assert pinged(onlooker) == 1
    assert house.client.get(path).json()["state"] == "playing"
    bearer = {"Authorization": f"Bearer {tokens[0]}"}
    assert house.client.get(path, headers=bearer).json()["state"] == "over"
    now = time()
    for module in (delayed, room):
        monkeypatch.setattr(module, "time", lambda: now + 61)
    assert house.client.get(path).json()["state"] == "over"
    while not onlooker.until("update")["over"]:
        pass


def test_onlookers_are_turned_out_when_a_game_begins_that_they_may_not_watch(house: Any) -> None:
    table, tokens = made(house, "end")
    onlooker = house.join(table)  # the waiting room is open to everyone
    house.sit(table)
    assert onlooker.until("error")["code"] == "watched_later"
    line = house.connect(table)
    line.say("hello", token=None)
    assert line.hear()["code"] == "watched_later"
    house.join(table, tokens[0]).answered("resign")
    assert house.join(table).until("update")
    assert house.client.get(f"/api/tables/{table}/record").status_code == 200


def test_watchers_of_a_delayed_table_are_counted(house: Any) -> None:
    table, lines, _ = begun(house, "moves", 1)
    house.join(table)
    lines[0].until_table(lambda info: info["watchers"] == 1)


@pytest.mark.parametrize("watch", [{"kind": "moves"}, {"kind": "live", "behind": 2}, {"kind": "end", "behind": 1}])
def test_a_policy_that_makes_no_sense_is_refused(house: Any, watch: dict[str, Any]) -> None:
    wish = {"game": "rolechess", "seats": 2, "options": {}, "places": ["me", "open"], "name": "Aino", "watch": watch}
    answer = house.client.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_watching")
