"""TABLE-16 over the wire: clocks are told, the line's delay is measured, the record keeps what each had."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.server.conftest import House, Line

from pelipoyta.games import load
from pelipoyta.kernel.records import record
from pelipoyta.server.live.clocks import LatencyMeter

BLITZ = {"bank": 300, "increment": 2}


def timed(house: House, game: str = "arvaus", **time: Any) -> tuple[str, Line, Line]:
    wish = {"game": game, "seats": 2, "places": ["me", "open"], "name": "Aino", "time": time or BLITZ}
    made = house.client.post("/api/tables", json=wish).json()
    seated = house.sit(made["table"])
    lines = [house.join(made["table"], place["token"]) for place in (made, seated)]
    return made["table"], lines[0], lines[1]


def test_all_are_told_the_clocks(house: House) -> None:
    table, aino, _ = timed(house)
    told = aino.until("clocks")
    assert [clock["seats"] for clock in told["clocks"]] == [[0], [1]]
    assert all(299_000 < clock["left"] <= 300_000 and clock["room"] <= 5_000 for clock in told["clocks"])
    assert house.client.get(f"/api/tables/{table}").json()["time"] == BLITZ


def test_a_table_without_clocks_tells_of_none(house: House) -> None:
    table, aino, _ = house.pair()
    aino.say("ping")
    heard = [aino.hear()["type"]]
    while heard[-1] != "pong":
        heard.append(aino.hear()["type"])
    assert "clocks" not in heard and house.client.get(f"/api/tables/{table}").json()["time"] is None


def test_the_delay_of_a_line_is_measured(house: House) -> None:
    _, aino, eino = timed(house)
    first = aino.until("clocks")
    assert first["line"] == 0
    aino.say("echo", probe=first["probe"])
    aino.say("echo", probe=first["probe"])  # said twice, it says nothing new
    aino.say("echo", probe=2**53 - 1)
    eino.do(type="Guess", number=1)
    told = aino.until("clocks")
    assert told["probe"] > first["probe"] and 0 <= told["line"] < 60_000


def test_a_meter_takes_the_middle_of_the_last_few(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("pelipoyta.server.live.clocks.monotonic", lambda: now[0])
    meter = LatencyMeter()
    for took in (9.0, 0.1, 0.1, 0.3, 0.2, 0.1):
        now[0] += 1
        probe = meter.next()
        now[0] += took
        assert not meter.record(probe - 1) and meter.record(probe) and not meter.record(probe)
    assert meter.delay == 100


@pytest.mark.parametrize(
    "time",
    [
        {"bank": 0},
        {"bank": -5},
        {"bank": 10**12},
        {"bank": "5"},
        {"increment": 3},
        {"bank": 60, "increment": -1},
        {"bank": 60, "window": 100},
        {"bank": 60, "each": True, "increment": 3},
        "blitz",
    ],
)
def test_time_that_makes_no_sense_is_refused(house: House, time: Any) -> None:
    wish = {"game": "arvaus", "seats": 2, "places": ["me", "open"], "time": time}
    answer = house.client.post("/api/tables", json=wish)
    assert answer.status_code == 400, answer.text


def test_the_record_and_the_replay_have_the_clocks(house: House) -> None:
    table, aino, eino = timed(house, "rolechess", bank=600)
    aino.until("clocks")
    move = aino.updates[-1]["legal"] or eino.until("update")["legal"]
    mover = aino if aino.updates[-1]["legal"] else eino
    assert mover.do(**move[0]["action"])["type"] == "ack"
    aino.answered("resign")
    text = house.client.get(f"/api/tables/{table}/record").text
    kept = record.read(text, {"rolechess": load("rolechess")})
    assert kept.clocks and kept.clocks.set == {"bank": 600} and len(kept.clocks.left) == len(kept.steps) + 2
    assert record.write(load("rolechess"), kept) == text
    replayed = house.client.get(f"/api/tables/{table}/replay").json()
    assert [each["left"] for each in replayed["passed"]][-1] == list(kept.clocks.left[-1])
    sent = house.client.post("/api/replays", json={"text": text})
    assert sent.status_code in (200, 201), sent.text
    assert [each["left"] for each in sent.json()["passed"]] == [each["left"] for each in replayed["passed"]]


@pytest.mark.parametrize(
    "change", [lambda rows: rows[:-2], lambda rows: [row[:1] for row in rows], lambda rows: rows * 2]
)
def test_a_record_whose_clocks_do_not_fit_is_refused(house: House, change: Callable[[Any], Any]) -> None:
    table, aino, _ = timed(house, "rolechess", bank=600)
    aino.answered("resign")
    text = house.client.get(f"/api/tables/{table}/record").text
    game = load("rolechess")
    kept = record.read(text, {"rolechess": game})
    assert kept.clocks
    rows = change([list(row) for row in kept.clocks.left])
    line = next(each for each in text.splitlines() if each.startswith("clocks "))
    edited = text.replace(line, f'clocks {{"set":{{"bank":600}},"left":{rows}}}')
    with pytest.raises(record.BadRecord):
        record.read(edited, {"rolechess": game})


def test_a_house_that_opens_again_wakes_its_clocks(opened: Callable[..., House], settings: Any) -> None:
    """TABLE-16: nobody asks for the table, and it is there."""
    table, *_ = timed(opened(settings))
    again = opened(settings)
    lobby = again.client.app.state.services.lobby  # type: ignore[attr-defined]
    while not lobby.holds(table):
        again.client.get("/healthz")
