"""Advice by HTTP: to the seat that is asked, noted once a question, told to all at the end (TABLE-14)."""

from typing import Any

import pytest

from pelipoyta.games import load
from pelipoyta.kernel.game import AnyGame


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {name: load(name) for name in ("rolechess", "dnup")}


def seated(house: Any, game: str = "rolechess", **more: Any) -> dict[str, Any]:
    wish = {"game": game, "seats": 2, "places": ["me", "bot:greedy"], **more}
    found: dict[str, Any] = house.client.post("/api/tables", json=wish).json()
    return found


def ask(house: Any, place: dict[str, Any], at: int, token: str | None = None) -> Any:
    headers = {"Authorization": f"Bearer {token or place['token']}"}
    return house.client.post(f"/api/tables/{place['table']}/hint", json={"at": at}, headers=headers)


def question(house: Any, place: dict[str, Any]) -> Any:
    """The update in which the player is asked."""
    with house.client.websocket_connect(f"/api/tables/{place['table']}/live") as socket:
        socket.send_json({"type": "hello", "token": place["token"]})
        while True:
            message = socket.receive_json()
            if message["type"] == "update" and message["ask"] and 0 in message["ask"]["seats"] and message["legal"]:
                return message


def code(reply: Any) -> tuple[int, str]:
    return reply.status_code, reply.json()["error"]["code"]


def test_the_seat_that_is_asked_gets_a_legal_action_and_why(house: Any) -> None:
    place = seated(house)
    now = question(house, place)
    told = ask(house, place, now["at"]).json()
    assert told["action"] in [choice["action"] for choice in now["legal"]]
    assert told["text"] and told["hints"][0]["key"] in ("step", "attack")


def test_nobody_else_is_advised(house: Any) -> None:
    place = seated(house)
    now = question(house, place)
    assert code(ask(house, place, now["at"], seated(house)["token"])) == (400, "not_your_seat")
    assert code(ask(house, place, now["at"], "nonsense"))[0] in (400, 401)
    assert code(ask(house, place, now["at"] + 1)) == (409, "stale")


def test_a_table_may_do_without(house: Any) -> None:
    place = seated(house, hints=False)
    now = question(house, place)
    reply = ask(house, place, now["at"]).json()["error"]
    assert (reply["code"], reply["facts"]["rule"]) == ("refused", "TABLE-14")


def test_help_is_told_when_the_game_is_over(house: Any) -> None:
    place = seated(house)
    now = question(house, place)
    path = f"/api/tables/{place['table']}"
    assert ask(house, place, now["at"]).status_code == ask(house, place, now["at"]).status_code == 200
    assert house.client.get(path).json()["helped"] == []
    with house.client.websocket_connect(f"{path}/live") as socket:
        socket.send_json({"type": "hello", "token": place["token"]})
        socket.send_json({"type": "resign", "id": "r"})
        while socket.receive_json()["type"] != "ack":
            pass
    assert house.client.get(path).json()["helped"] == [1, 0]


@pytest.mark.parametrize("body", [{}, {"at": -1}, {"at": "x"}, {"at": 0, "more": 1}, []])
def test_bad_input_is_told(house: Any, body: Any) -> None:
    place = seated(house)
    headers = {"Authorization": f"Bearer {place['token']}"}
    reply = house.client.post(f"/api/tables/{place['table']}/hint", json=body, headers=headers)
    assert code(reply) == (400, "bad_message")
    assert code(house.client.post("/api/tables/nowhere/hint", json={"at": 0}, headers=headers)) == (
        404,
        "no_such_table",
    )
