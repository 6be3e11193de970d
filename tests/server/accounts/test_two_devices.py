"""Two devices of one account at once: one search, one table, one seat; and each ends with the other's act."""

from typing import Any

import pytest
from tests.server.accounts.conftest import Browser, code

WANT = {"game": "rolechess", "pace": "free", "seats": [2]}


class Device(Browser):
    """A browser of an account in the lobby."""

    def enter(self) -> "Device":
        self.line = self.socket("/api/lobby/live")
        self.line.send_json({"type": "enter", "device": "device-0123456789abcdef"})
        return self

    def say(self, type: str, **what: Any) -> None:
        self.line.send_json({"type": type, **what})

    def until(self, type: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = self.line.receive_json()
            if message["type"] == type:
                return message


@pytest.fixture
def two(house, browser) -> tuple[Device, Device, Device]:
    """Laptop and phone of Aino, and Eino."""

    def device() -> Device:
        found = browser()
        found.__class__ = Device
        made: Device = found
        return made

    laptop, phone, eino = device(), device(), device()
    laptop.sign_up("Aino")
    phone.sign_in("Aino")
    eino.sign_up("Eino")
    return laptop.enter(), phone.enter(), eino.enter()


def test_both_search_and_one_table_is_made_that_both_hear_of(two) -> None:
    laptop, phone, eino = two
    for each in (laptop, phone):
        each.say("offer", wants=[WANT])
        assert each.until("own_offer")["own"] is not None
    eino.say("offer", wants=[WANT])
    tables = {each.until("found")["table"] for each in two}
    assert len(tables) == 1
    table = tables.pop()
    for each in two:
        each.say("here", table=table)  # both devices answer
    ready = [each.until("paired") for each in two]
    assert {each["table"] for each in ready} == {table}
    assert ready[0]["seat"] == ready[1]["seat"] != ready[2]["seat"]
    seats = laptop.get(f"/api/tables/{table}").json()["seats"]
    assert sorted(seat["name"] for seat in seats) == ["Aino", "Eino"]


def test_a_search_that_one_device_ends_is_ended_on_the_other(two) -> None:
    laptop, phone, _ = two
    laptop.say("offer", wants=[WANT])
    while phone.until("own_offer")["own"] is None:
        pass
    phone.say("withdraw")
    while laptop.until("own_offer")["own"] is not None:
        pass


def test_both_change_the_name_and_the_later_one_holds_on_both(two) -> None:
    laptop, phone, eino = two
    answers = [laptop.post("/api/account/name", name="Aino Yksi"), phone.post("/api/account/name", name="Aino Kaksi")]
    assert [answer.status_code for answer in answers] == [200, 200]
    assert {device.me()["name"] for device in (laptop, phone)} == {"Aino Kaksi"}
    assert code(eino.post("/api/account/name", name="Aino Yksi")) == "name_taken"  # it rests
