"""A series through the public interface: made in the new-table form, followed on its page, refused with a sentence."""

import json
from time import sleep
from typing import Any

import arvaus
import pytest
from tests.server import web
from websockets.sync.client import connect

from pelipoyta.games import load
from pelipoyta.kernel.game import AnyGame


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {"arvaus": arvaus.GAME, "rolechess": load("rolechess"), "kasvoton": load("kasvoton")}


def made(house: Any, game: str = "arvaus", **contest: Any) -> dict[str, Any]:
    wish = {"game": game, "seats": 2, "places": ["me", "open"], "name": "Aino", "contest": {"pause": 0, **contest}}
    answer = house.client.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    seated: dict[str, Any] = answer.json()
    return seated


def info(house: Any, contest: str) -> dict[str, Any]:
    answer = house.client.get(f"/api/contests/{contest}")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def refused(house: Any, **wish: Any) -> dict[str, Any]:
    whole = {"game": "kasvoton", "seats": 2, "places": ["me", "open"], "contest": {"form": "five"}, **wish}
    answer = house.client.post("/api/tables", json=whole)
    assert answer.status_code == 400, answer.text
    error: dict[str, Any] = answer.json()["error"]
    return error


def test_a_series_is_made_with_its_first_table(house: Any) -> None:
    first = made(house, form="best", count=3)
    place = house.client.get(f"/api/tables/{first['table']}").json()["round"]
    assert place["number"] == 1
    told = info(house, place["contest"])
    assert (told["form"], told["count"], told["book"], told["verdict"]) == ("best", 3, False, None)
    assert [each["state"] for each in told["rounds"]] == ["waiting"]
    assert told["players"][0]["name"] == "Aino"


def test_its_course_is_told_and_the_next_table_leads_on(house: Any) -> None:
    first = made(house, form="every", count=2)
    other = house.sit(first["table"])
    line = house.join(first["table"], other["token"])
    line.until("update")
    assert line.answered("resign")["type"] == "ack"
    line.until_table(lambda table: table["next"])
    contest = house.client.get(f"/api/tables/{first['table']}").json()["round"]["contest"]
    told = info(house, contest)
    assert (told["score"], told["rounds"][0]["points"], told["rounds"][0]["why"]) == ([1, 0], [1, 0], "TABLE-1")
    assert told["rounds"][1]["players"] == [1, 0]
    second = house.join(told["rounds"][1]["table"], other["token"])
    assert second.seat == 0


def test_an_unknown_contest_is_not_found(house: Any) -> None:
    answer = house.client.get("/api/contests/nothing")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_such_contest")


def test_a_book_contest_is_named_by_its_game(house: Any) -> None:
    games = {game["id"]: game for game in house.client.get("/api/games").json()}
    assert games["kasvoton"]["contests"] == [{"name": "five", "rule": "KV-G1", "seats": 2, "games": 5}]
    assert games["rolechess"]["contests"] == []


@pytest.mark.parametrize(("option", "rule"), [("shield_wall", "KV-Ha"), ("spear_hedge", "KV-Hb"), ("shame", "KV-Hc")])
def test_optional_rules_are_refused_in_the_books_contest(house: Any, option: str, rule: str) -> None:
    error = refused(house, options={option: True})
    assert (error["code"], error["facts"]["rule"], error["facts"]["reason"]) == ("refused", rule, "not-in-contest")


def test_the_books_contest_is_for_two(house: Any) -> None:
    error = refused(house, seats=4, places=["me", "open", "open", "open"])
    assert (error["facts"]["rule"], error["facts"]["reason"]) == ("KV-G1", "contest-seats")


BAD = [{"form": "best", "count": -1}, {"form": "best", "count": 3, "pause": 9e9}, {"form": "x" * 1000}, {"form": 3}, []]


@pytest.mark.parametrize("contest", BAD)
def test_nonsense_gets_a_clear_error(house: Any, contest: Any) -> None:
    wish = {"game": "arvaus", "seats": 2, "places": ["me", "open"], "contest": contest}
    answer = house.client.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_message")


def test_knights_are_told_of_when_the_game_is_over(house: Any) -> None:
    """Recorded at the start of each game, and secret as long as they are secret (KV-G1, CONTEST-7)."""
    first = made(house, "kasvoton", form="five")
    other = house.sit(first["table"])
    lines = [house.join(first["table"], token) for token in (first["token"], other["token"])]
    for line in lines:
        update = line.until("update")
        assert line.do(**update["legal"][0]["action"])["type"] == "ack"
    contest = house.client.get(f"/api/tables/{first['table']}").json()["round"]["contest"]
    assert info(house, contest)["rounds"][0]["marks"] == {}
    lines[0].answered("resign")
    lines[0].until_table(lambda table: table["next"])
    knights = info(house, contest)["rounds"][0]["marks"]["knights"]
    assert len(knights) == 2 and all(1 <= count <= 4 for count in knights)


def resign(live: str, token: str) -> None:
    """Give the game up, and hear that it is stored."""
    with connect(live) as line:
        line.send(json.dumps({"type": "hello", "token": token}))
        line.send(json.dumps({"type": "resign", "id": "r"}))
        while json.loads(line.recv())["type"] != "ack":
            pass


def until_laid(address: str, contest: str, rounds: int) -> dict[str, Any]:
    """What is told of the contest once so many tables were laid."""
    while True:
        told: dict[str, Any] = web.get(f"http://{address}/api/contests/{contest}").json()
        if len(told["rounds"]) == rounds:
            return told
        sleep(0.01)


def test_a_killed_server_goes_on_in_the_middle(process: Any) -> None:
    """Killed while a pause runs, three times: the next table is laid all the same, once."""
    server = process(pause="0")
    wish = {
        "game": "rolechess",
        "seats": 2,
        "places": ["me", "open"],
        "contest": {"form": "every", "count": 4, "pause": 0.2},
    }
    first = web.post(f"http://{server.address}/api/tables", json=wish).json()
    web.post(f"http://{server.address}/api/tables/{first['table']}/sit", json={"name": "Eino"})
    contest = web.get(f"http://{server.address}/api/tables/{first['table']}").json()["round"]["contest"]
    for number in (1, 2, 3):
        told = until_laid(server.address, contest, number)
        resign(server.live(told["rounds"][-1]["table"]), first["token"])
        server.stop()
        server.start()
    told = until_laid(server.address, contest, 4)
    assert told["score"] == [0, 3] and told["verdict"] is None
    assert [each["points"] for each in told["rounds"]] == [[0, 1]] * 3 + [None]
