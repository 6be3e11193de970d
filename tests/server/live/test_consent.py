"""TABLE-17 and TABLE-18 over the wire: proposed, agreed to, told to all, and refused in plain words."""

from typing import Any

import pytest
from tests.server.arvaus_wire import guess
from tests.server.conftest import House, Line


def alone(house: House, away: int = 1) -> tuple[str, Line, str]:
    """A table whose second player has sat down and never came; the token of that seat."""
    wish = {"game": "arvaus", "seats": 2, "places": ["me", "open"], "name": "Aino", "away": away}
    made = house.client.post("/api/tables", json=wish).json()
    seated = house.sit(made["table"])
    return made["table"], house.join(made["table"], made["token"]), seated["token"]


def test_a_bot_for_one_who_is_away_and_back_again(house: House) -> None:
    """All are told when it may be asked for; whoever was replaced finds the seat as it was left."""
    table, aino, token = alone(house)
    soon = aino.answered("stand_in", seat=1, bot="uniform")
    assert (soon["rule"], soon["reason"], soon["facts"]) == ("TABLE-17", "not-away", {"seconds": 1})
    aino.until_table(lambda told: told["seats"][1].get("missing"))
    assert aino.answered("stand_in", seat=1, bot="nobody")["code"] == "no_such_bot"
    assert aino.answered("stand_in", seat=1, bot="uniform")["type"] == "ack"
    seat = house.client.get(f"/api/tables/{table}").json()["seats"][1]
    assert (seat["kind"], seat["stand_in"], seat["here"]) == ("person", "uniform", False)
    eino = house.join(table, token)
    assert eino.answered("resign")["reason"] == "bot-plays"
    assert eino.answered("return")["type"] == "ack"
    assert "stand_in" not in house.client.get(f"/api/tables/{table}").json()["seats"][1]


def test_a_step_back_that_the_other_grants(house: House) -> None:
    _, aino, eino = house.pair()
    aino.do(**guess(1))
    asked = aino.answered("step_back")
    assert asked["type"] == "ack"
    eino.until_table(lambda told: told["plan"] == {"by": 0, "agreed": []})
    eino.answered("consent", yes=True)
    aino.until_table(lambda told: told["plan"] is None)
    assert aino.updates[-1]["undone"] and aino.updates[-1]["ask"]["seats"] == [0, 1]
    assert aino.do(**guess(2))["type"] == "ack"


@pytest.mark.parametrize(
    ("type", "what", "answer"),
    [
        ("stand_in", {"seat": 1, "bot": "x" * 65}, "bad_message"),
        ("stand_in", {"seat": -1, "bot": "first"}, "bad_message"),
        ("stand_in", {"seat": 9, "bot": "uniform"}, "nobody-to-replace"),
        ("step_back", {"choices": 0}, "bad_message"),
        ("step_back", {"choices": 10**6}, "bad_message"),
        ("step_back", {"choices": 3}, "no-such-choice"),
        ("consent", {"yes": True}, "nothing-asked"),
        ("consent", {"yes": "perhaps"}, "bad_message"),
    ],
)
def test_what_makes_no_sense_changes_nothing(house: House, type: str, what: dict[str, Any], answer: str) -> None:
    table, aino, _ = house.pair()
    before = house.client.get(f"/api/tables/{table}").json()
    aino.say(type, id="c", **what)
    while (told := aino.hear())["type"] not in ("refused", "error"):
        pass
    assert told.get("code", told.get("reason")) == answer
    assert house.client.get(f"/api/tables/{table}").json() == before


@pytest.mark.parametrize("away", [-1, 10**9, "soon"])
def test_an_absence_that_makes_no_sense(house: House, away: Any) -> None:
    wish = {"game": "arvaus", "seats": 2, "places": ["me", "open"], "away": away}
    answer = house.client.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_message")
