"""A table's judge over WebSocket: the host's token and no other opens that chair (SEQ-6.1, TABLE-7)."""

from typing import Any

import pytest

from pelipoyta.games import load
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.records.record import read

OPEN = ("open",) * 4
CLAIM = {"type": "Claim", "team": 0}
UPHOLD = {"type": "Judge", "upheld": True}
DISMISS = {"type": "Judge", "upheld": False}


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {"sequence": load("sequence")}


def wish(*places: str) -> dict[str, Any]:
    options = {"no_coaching": True, "judge": "host"}
    return {"game": "sequence", "seats": 4, "options": options, "places": places, "name": "Aino"}


def joined(house: Any) -> tuple[dict[str, Any], Any, list[Any]]:
    """The table, the judge's line and the lines of four players, all told of the start."""
    made = house.table("sequence", *OPEN, no_coaching=True, judge="host")
    seats = [house.sit(made["table"]) for _ in OPEN]
    lines = [house.join(made["table"], place["token"]) for place in (made, *seats)]
    for line in lines:
        line.until("update")
    return made, lines[0], lines[1:]


def test_a_host_who_wants_to_play_too_is_refused_and_nothing_made(house: Any) -> None:
    response = house.client.post("/api/tables", json=wish("me", "open", "open", "open"))
    assert response.status_code == 400
    assert response.json()["error"] == {"code": "refused", "facts": {"rule": "SEQ-6.1", "reason": "host-plays"}}


def test_a_judge_without_the_rule_is_refused(house: Any) -> None:
    response = house.client.post("/api/tables", json={**wish(*OPEN), "options": {"judge": "host"}})
    assert response.json()["error"]["facts"] == {"rule": "SEQ-6.1", "reason": "nothing-to-judge"}


def test_the_welcome_says_who_judges(house: Any) -> None:
    made = house.table("sequence", *OPEN, no_coaching=True, judge="host")
    seated = house.sit(made["table"])
    for token, seat, judge in ((made["token"], None, True), (seated["token"], 0, False), (None, None, False)):
        line = house.connect(made["table"])
        line.say("hello", token=token)
        welcome = line.until("welcome")
        assert (welcome["seat"], welcome["judge"]) == (seat, judge)


def test_a_claim_is_put_before_the_judge_and_upheld(house: Any) -> None:
    made, judge, seats = joined(house)
    onlooker = house.join(made["table"])
    onlooker.until("update")
    assert seats[1].do(**CLAIM)["type"] == "ack"
    put, seen = judge.until("update"), onlooker.until("update")
    assert [choice["action"] for choice in put["legal"]] == [UPHOLD, DISMISS]
    assert seen["legal"] == []
    assert {**put, "legal": []} == seen
    ack = judge.do(**UPHOLD)
    assert (ack["type"], ack["at"]) == ("ack", put["at"] + 1)
    told = seats[0].until("update")
    while told["ask"]["what"] != "penalty":
        told = seats[0].until("update")
    assert told["ask"]["seats"] == [0, 2]
    assert {choice["action"]["type"] for choice in told["legal"]} == {"Lose"}


def test_a_verdict_sent_again_is_not_given_again(house: Any) -> None:
    _, judge, seats = joined(house)
    seats[1].do(**CLAIM)
    at = judge.until("update")["at"]
    first = judge.answered("do", id="v", at=at, action=DISMISS)
    assert first["type"] == "ack"
    assert judge.answered("do", id="v", at=at, action=UPHOLD) == first
    assert judge.answered("do", id="w", at=at, action=UPHOLD)["code"] == "stale"


def test_nobody_else_acts_as_the_judge(house: Any) -> None:
    made, judge, seats = joined(house)
    onlooker = house.join(made["table"])
    onlooker.until("update")
    seats[1].do(**CLAIM)
    assert onlooker.do(**UPHOLD)["code"] == "onlooker"
    seats[0].until("update")
    assert seats[0].do(**UPHOLD)["reason"] == "not-the-host"
    assert seats[0].do(type="Agree")["reason"] == "host-judges"
    judge.until("update")
    for command in ("resign", "undo", "rematch"):
        assert judge.answered(command)["code"] == "onlooker"
    assert judge.answered("draw", answer="offer")["code"] == "onlooker"
    assert judge.do(**DISMISS)["type"] == "ack"


def test_a_judge_who_was_away_is_told_what_waits(house: Any, opened: Any, settings: Any) -> None:
    made, judge, seats = joined(house)
    seats[1].do(**CLAIM)
    seen = judge.until("update")["at"]
    later = opened(settings).join(made["table"], made["token"], seen=seen - 1)
    put = later.until("update")
    assert [choice["action"] for choice in put["legal"]] == [UPHOLD, DISMISS]
    assert later.do(**DISMISS)["type"] == "ack"


def test_the_same_token_judges_the_rematch_and_the_record_holds(house: Any, games: Any) -> None:
    made, judge, seats = joined(house)
    seats[1].do(**CLAIM)
    judge.until("update")
    judge.do(**DISMISS)
    assert seats[0].answered("resign")["type"] == "ack"
    assert seats[0].answered("rematch")["type"] == "ack"
    info = house.client.get(f"/api/tables/{made['table']}").json()
    line = house.connect(info["next"])
    line.say("hello", token=made["token"])
    assert line.until("welcome")["judge"]
    record = house.client.get(f"/api/tables/{made['table']}/record").text
    assert "\n-1 dismiss\n" in record
    assert read(record, games).options.judge == "host"
