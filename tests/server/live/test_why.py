"""«Why not?» over WebSocket: which rule would refuse a choice, while nothing is done, told or stored."""

import json
from typing import Any

import msgspec
import pytest

from pelipoyta.server.schemas.websocket import live


def guess(number: int) -> dict[str, Any]:
    return {"type": "Guess", "number": number}


def why(line: Any, action: dict[str, Any], at: int | None = None) -> dict[str, Any]:
    answer: dict[str, Any] = line.answered("why", at=line.at if at is None else at, action=action)
    del answer["id"]
    return answer


NOT_ON_A_DIE = {"type": "refused", "rule": "ARV-1", "reason": "not-on-a-die", "facts": {"number": 7}}
NAMED_ALREADY = {"type": "refused", "rule": "ARV-2", "reason": "named-already", "facts": {}}


def test_the_rule_is_told_and_nothing_is_done(house: Any) -> None:
    table, one, two = house.pair()
    before = house.client.get(f"/api/tables/{table}/record").text
    assert why(one, guess(7)) == NOT_ON_A_DIE
    assert why(one, guess(3)) == {"type": "allowed"}
    assert house.client.get(f"/api/tables/{table}/record").text == before
    two.say("ping")
    assert two.until("pong") and two.at == 1  # the other seat heard nothing of it
    assert one.do(**guess(3)) == {"type": "ack", "id": "c3", "at": 2}


def test_the_answers_are_of_the_contract(house: Any) -> None:
    _, one, _ = house.pair()
    told = msgspec.json.Decoder(live.ServerMessage)
    for number, type in ((7, "refused"), (3, "allowed")):
        answer = one.answered("why", at=1, action=guess(number))
        assert answer["type"] == type
        assert json.loads(msgspec.json.encode(told.decode(json.dumps(answer)))) == answer


def test_another_seats_secret_choice_changes_no_answer(house: Any) -> None:
    _, one, two = house.pair()
    before = [why(one, guess(number)) for number in (0, 3, 7)]
    two.do(**guess(5))
    one.until("update")
    assert [why(one, guess(number)) for number in (0, 3, 7)] == before


def test_the_moment_one_looks_at_is_asked(house: Any) -> None:
    """A page that still shows how it came to this must not hear how it ends."""
    _, one, two = house.pair()
    one.do(**guess(2))
    seen = one.at
    assert why(one, guess(3)) == NAMED_ALREADY
    two.do(**guess(5))
    assert one.until("update")["over"]
    assert why(one, guess(3), at=seen) == NAMED_ALREADY
    assert why(one, guess(3)) == {"type": "error", "code": "game_over", "facts": {"rule": "ARV-3"}}
    assert why(one, guess(3), at=99) == {"type": "error", "code": "stale", "facts": {"at": one.at}}


def test_a_game_ended_by_the_table_says_so(house: Any) -> None:
    _, one, two = house.pair()
    one.answered("resign")
    two.until("update")
    assert why(two, guess(3)) == {"type": "error", "code": "game_over", "facts": {"rule": "TABLE-1"}}


def test_out_of_turn(house: Any) -> None:
    """RC-3.1: the rule book's own words, whatever was touched."""
    made = house.table("rolechess", "me", "open")
    seated = house.sit(made["table"])
    lines = [house.join(made["table"], place["token"]) for place in (made, seated)]
    starts = [line.until("update") for line in lines]
    [mover] = starts[0]["ask"]["seats"]
    idle = why(lines[1 - mover], {"type": "Step", "src": 0, "dst": 8})
    assert (idle["type"], idle["rule"], idle["reason"]) == ("refused", "RC-3.1", "not-your-turn")


def test_who_has_no_say_is_told(house: Any) -> None:
    made = house.table("arvaus", "me", "open")
    line = house.connect(made["table"])
    assert line.answered("why", at=0, action=guess(3))["code"] == "hello_first"
    host = house.join(made["table"], made["token"])
    assert (why(host, guess(3))["code"]) == "not_started"
    assert why(house.join(made["table"]), guess(3)) == {
        "type": "error",
        "code": "onlooker",
        "facts": {"rule": "TABLE-5"},
    }


@pytest.mark.parametrize(
    ("what", "code"),
    [
        ({"at": 1}, "bad_message"),
        ({"at": -1, "action": {}}, "bad_message"),
        ({"at": 1, "action": {}, "seat": 1}, "bad_message"),
        ({"at": 1, "action": {"type": "Castle"}}, "bad_action"),
        ({"at": 1, "action": None}, "bad_action"),
    ],
)
def test_a_bad_question_is_told(house: Any, what: dict[str, Any], code: str) -> None:
    _, one, _ = house.pair()
    one.say("why", id="a", **what)
    error = one.until("error")
    assert (error["code"], error["id"]) == (code, "a" if code == "bad_action" else None)
    assert one.do(**guess(3))["type"] == "ack"


def test_questions_are_limited_like_anything_said(opened: Any, settings: Any) -> None:
    house = opened(settings.model_copy(update={"messages_per_second": 5}))
    line = house.connect(house.table("arvaus", "me", "open")["table"])
    for number in range(8):
        line.say("why", id=f"w{number}", at=1, action=guess(7))
    heard = [line.hear() for _ in range(8)]
    assert [message["code"] for message in heard[:5]] == ["hello_first"] * 5
    assert heard[5] == {"type": "error", "code": "too_fast", "facts": {"seconds": 1}, "id": "w5"}
