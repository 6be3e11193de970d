"""Seats of accounts: proved by the session, shown by the name of today, and never by a name in the log."""

import sqlite3
from pathlib import Path
from typing import Any

from tests.server.accounts.conftest import ORIGIN, closing_code, code


def table_of(browser: Any, *places: str, game: str = "rolechess") -> Any:
    wish = {"game": game, "seats": len(places), "options": {}, "places": places, "name": "typed"}
    return browser.post("/api/tables", **wish).json()


def names(browser: Any, table: str) -> list[str]:
    return [seat["name"] for seat in browser.get(f"/api/tables/{table}").json()["seats"]]


def seat_of(browser: Any, table: str, token: str | None = None) -> int | None:
    with browser.client.websocket_connect(f"/api/tables/{table}/live", headers=ORIGIN) as socket:
        socket.send_json({"type": "hello", "token": token})
        seat: int | None = socket.receive_json()["seat"]
        return seat


def test_the_session_is_the_seat_on_every_device(browser) -> None:
    aino, other, guest = browser(), browser(), browser()
    aino.sign_up("Aino")
    made = table_of(aino, "me", "open")
    assert made["token"] == "" and names(guest, made["table"]) == ["Aino", ""]
    other.sign_in("Aino")
    assert seat_of(aino, made["table"]) == 0 and seat_of(other, made["table"]) == 0
    assert seat_of(guest, made["table"]) is None


def test_the_log_holds_no_name_of_an_account(browser, settings) -> None:
    aino = browser()
    aino.sign_up("Ainokainen")
    made = table_of(aino, "me", "open")
    seated = browser()
    me = seated.sign_up("Einokainen")
    seated.post(f"/api/tables/{made['table']}/sit", name="typed")
    with sqlite3.connect(Path(settings.database)) as db:
        kept = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        log = "".join(str(db.execute(f"SELECT * FROM {name}").fetchall()) for name in kept if name != "accounts")
    assert me["account"] in log
    assert "Ainokainen" not in log and "Einokainen" not in log and "typed" not in log


def test_sitting_down_twice_is_one_seat(browser) -> None:
    aino, phone, host = browser(), browser(), browser()
    aino.sign_up("Aino")
    phone.sign_in("Aino")
    table = table_of(host, "open", "open")["table"]
    first = aino.post(f"/api/tables/{table}/sit", name="").json()
    assert phone.post(f"/api/tables/{table}/sit", name="").json() == first


def test_an_ended_session_does_not_play_on(browser) -> None:
    aino = browser()
    aino.sign_up("Aino")
    table = table_of(aino, "me", "bot:uniform")["table"]
    socket = aino.socket(f"/api/tables/{table}/live")
    socket.send_json({"type": "hello", "token": None})
    assert socket.receive_json()["seat"] == 0
    aino.post("/api/account/sign-out")
    assert closing_code(socket) == 4401
    assert seat_of(aino, table) is None


def test_a_seat_shows_the_account_and_cannot_be_renamed(browser) -> None:
    aino = browser()
    aino.sign_up("Aino")
    table = table_of(aino, "me", "open")["table"]
    assert aino.get(f"/api/tables/{table}").json()["seats"][0]["account"] == "person"
    socket = aino.socket(f"/api/tables/{table}/live")
    socket.send_json({"type": "hello", "token": None})
    socket.receive_json()
    socket.send_json({"type": "name", "id": "r", "name": "Mallory"})
    while (answer := socket.receive_json()).get("id") != "r":
        pass
    assert answer["code"] == "name_of_account"


def test_the_host_seats_a_bot_by_session(browser) -> None:
    aino, guest = browser(), browser()
    aino.sign_up("Aino")
    table = table_of(aino, "me", "open")["table"]
    assert guest.post(f"/api/tables/{table}/seats/1", bot="uniform").status_code == 401
    assert aino.post(f"/api/tables/{table}/seats/1", bot="uniform").status_code == 200


def test_two_accounts_are_paired_with_seats_of_their_own(browser) -> None:
    people = [browser(), browser()]
    heard = []
    for person, name in zip(people, ("Aino", "Eino"), strict=True):
        person.sign_up(name)
        socket = person.socket("/api/lobby/live")
        socket.send_json({"type": "enter", "device": "the-same-device-of-two"})
        socket.send_json({"type": "offer", "wants": [{"game": "rolechess", "pace": "free", "seats": [2]}], "name": ""})
        heard.append(socket)
    for socket in heard:
        while (found := socket.receive_json())["type"] != "found":
            pass
        socket.send_json({"type": "here", "table": found["table"]})
    ready = []
    for socket in heard:
        while (message := socket.receive_json())["type"] != "paired":
            pass
        ready.append(message)
    assert ready[0]["table"] == ready[1]["table"] and {each["token"] for each in ready} == {""}
    assert sorted(names(people[0], ready[0]["table"])) == ["Aino", "Eino"]
    assert code(browser().post(f"/api/tables/{ready[0]['table']}/hint", at=0)) == "not_your_seat"
