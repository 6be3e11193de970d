"""Helpers on the server: several devices by link, seats, requests done once, undo, and bad input."""

from collections.abc import Callable
from typing import Any

import pytest

from pelipoyta.games import NAMES, load
from pelipoyta.kernel.game import AnyGame


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {name: load(name) for name in NAMES}


class Device:
    """A device that opens helpers by their links."""

    def __init__(self, house: Any, secret: str) -> None:
        self.client, self.secret, self.sent = house.client, secret * 20, 0

    def begin(self, game: str, *names: str, **options: int) -> str:
        self.sent += 1
        body = {"setup": {"names": names, "options": options}, "key": f"{self.secret}{self.sent}"}
        answer = self.client.post(f"/api/games/{game}/helpers", json=body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def ask(self, id: str, type: str, seat: int | None = None, key: str = "", **more: Any) -> Any:
        self.sent += 1
        body = {"type": type, "device": self.secret, "seat": seat, "key": key or f"{self.secret}{self.sent}", **more}
        return self.client.post(f"/api/helpers/{id}", json=body)

    def do(self, id: str, type: str, seat: int | None = None, **fields: Any) -> Any:
        answer = self.ask(id, "do", seat, command={"type": type, **fields})
        assert answer.status_code == 200, answer.text
        return answer.json()

    def code(self, id: str, type: str, seat: int | None = None, **more: Any) -> tuple[int, str]:
        answer = self.ask(id, type, seat, **more)
        error = answer.json()["error"]
        return answer.status_code, error["facts"].get("reason", error["code"])


@pytest.fixture
def device(house: Any) -> Callable[[str], Device]:
    return lambda secret: Device(house, secret)


def cards(info: Any) -> int:
    """Cards of an army that the page shows."""
    return sum(item.get("word") == "helper-kasvoton-card" for panel in info["panels"] for item in panel["items"])


def enter(line: Any, device: Device, seat: int | None = None) -> Any:
    line.send_json({"type": "enter", "device": device.secret, "seat": seat})
    return line.receive_json()


@pytest.mark.parametrize("game", NAMES)
def test_each_game_says_what_its_helper_needs(house: Any, device: Any, game: str) -> None:
    about = house.client.get(f"/api/games/{game}/helper").json()
    names = [f"P{seat}" for seat in range(about["players"][0])]
    info = device("a").ask(device("b").begin(game, *names), "undo", number=1)
    assert info.json()["error"]["code"] == "stale"
    assert about["sheets"]


def test_devices_see_what_others_do(house: Any, device: Any) -> None:
    one, two = device("a"), device("b")
    id = one.begin("rolechess", "Aino", "Eino")
    with house.client.websocket_connect(f"/api/helpers/{id}/live") as line:
        assert enter(line, two)["info"]["history"] == []
        one.do(id, "RollForStart", first=5, second=2)
        told = line.receive_json()["info"]
        assert [step["note"]["word"] for step in told["history"]] == ["helper-rolechess-did-start"]
        two.ask(id, "undo", number=told["newest"])
        info = line.receive_json()["info"]
        assert (info["newest"], info["again"], info["history"][0]["undone"]) == (0, 1, True)
        one.ask(id, "redo", number=1)
        assert line.receive_json()["info"]["newest"] == 1
        line.send_json({"type": "ping", "at": 3})
        assert line.receive_json() == {"type": "pong"}
        line.send_json({"type": "ping", "at": 0})
        assert line.receive_json()["info"]["at"] == 3


def test_a_request_is_done_once(device: Any) -> None:
    one = device("a")
    id = one.begin("rolechess", "Aino", "Eino")
    answers = [one.ask(id, "do", key="k" * 20, command={"type": "RollForStart"}).json() for _ in range(2)]
    assert answers[0] == answers[1] and len(answers[0]["history"]) == 1


def test_it_is_there_after_a_restart(house: Any, device: Any) -> None:
    """The log is stored before it is acknowledged; another service folds the same page from it."""
    from pelipoyta.server.helpers.service import HelperService

    one = device("a")
    id = one.begin("dnup", "Aino", "Eino", "Iida")
    told = one.do(id, "GoOut", player=1)
    state = house.client.app.state.services
    again = house.client.portal.call(HelperService(state.store, state.lobby.games).find, id)
    assert again.info("", None).panels == state_of(house, id).info("", None).panels
    assert told["at"] == again.length


def state_of(house: Any, id: str) -> Any:
    return house.client.portal.call(house.client.app.state.services.helpers.find, id)


def test_secret_cards_go_to_one_device_alone(house: Any, device: Any) -> None:
    """Not to the other player's, nor to one that asks for the seat without holding it; not by socket, not by answer."""
    one, two = device("a"), device("b")
    id = one.begin("kasvoton", "Aino", "Eino")
    assert one.ask(id, "take", 0).status_code == 200
    assert two.code(id, "take", 0) == (409, "seat_taken")
    assert two.ask(id, "take", 1).status_code == 200
    with house.client.websocket_connect(f"/api/helpers/{id}/live") as thief:
        assert enter(thief, two, seat=0)["info"]["seat"] is None
        answer = one.ask(id, "do", 0, command={"type": "PickKnight", "seat": 0, "knight": 1})
        assert answer.status_code == 200
        mine = one.ask(id, "do", 0, command={"type": "DrawArmy", "seat": 0}).json()
        assert cards(mine) > 6
        for _ in range(2):
            told = thief.receive_json()["info"]
            assert cards(told) == 0 and told["seat"] is None
    assert told["newest"] == 0, "only whose the draw is may take it back"
    assert two.code(id, "undo", 1, number=4) == (400, "helper-not-yours")
    assert two.code(id, "do", 1, command={"type": "DrawArmy", "seat": 0}) == (400, "helper-not-yours")
    assert cards(two.ask(id, "take", 1, key="again" * 5).json()) == 0
    assert one.ask(id, "undo", 0, number=4).status_code == 200


BAD = [
    ({"names": ["A"], "options": {}}, "bad_seats"),
    ({"names": ["A", "B"], "options": {"teams": 9}}, "bad_message"),
    ({"names": ["A", "B"], "options": {"speed": 1}}, "bad_message"),
    ({"names": ["A", "B", "C"], "options": {"teams": 2}}, "refused"),
    ({"names": ["A", ""], "options": {}}, "bad_message"),
    ({"names": ["A", "B" * 25], "options": {}}, "bad_message"),
]


@pytest.mark.parametrize(("setup", "code"), BAD)
def test_bad_beginnings_get_an_error(house: Any, setup: Any, code: str) -> None:
    answer = house.client.post("/api/games/sequence/helpers", json={"setup": setup, "key": "k" * 20})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, code)


def test_bad_requests_change_nothing(house: Any, device: Any) -> None:
    one = device("a")
    id = one.begin("rolechess", "Aino", "Eino")
    assert one.code(id, "do", command={"type": "Fly"}) == (400, "bad_message")
    assert one.code(id, "do", command={"type": "RollForStart", "first": 7}) == (400, "bad_message")
    assert one.code(id, "do", command={"type": "PassTurn"}) == (400, "roll-for-start")
    assert one.code(id, "take", 0) == (400, "bad_message")
    assert one.code(id, "redo", number=1) == (409, "stale")
    assert one.code("nosuchthing", "undo", number=1) == (404, "no_such_helper")
    assert house.client.get("/api/games/nosuchgame/helper").status_code == 404
    assert state_of(house, id).length == 0
    with house.client.websocket_connect(f"/api/helpers/{id}/live") as line:
        line.send_json({"type": "ping"})
        assert line.receive_json()["code"] == "hello_first"
    with house.client.websocket_connect("/api/helpers/nosuchthing/live") as line:
        assert enter(line, one)["code"] == "no_such_helper"
