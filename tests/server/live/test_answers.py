"""TABLE-11 over the wire: what waits, what is let pass, and that nobody else hears of either."""

from collections.abc import Callable
from typing import Any

import arvaus
import pytest
from arvaus import Guess

from pelipoyta.kernel.game import AnyGame, altered
from pelipoyta.server.settings import Settings


def only_one(state: Any, seat: int) -> list[Any]:
    """Seat 0 may guess nothing but a two; the others cannot know."""
    choices = arvaus.GAME.legal(state, seat)
    return [choice for choice in choices if choice == Guess(2)] if seat == 0 else list(choices)


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {
        "arvaus": altered(arvaus.GAME, legal=only_one),
        "free": altered(arvaus.GAME, id="free", passes={"guess": Guess(1)}),
    }


@pytest.fixture
def patient(opened: Callable[[Settings], Any], settings: Settings) -> Any:
    """A house where an answer that waits waits longer than any test."""
    return opened(settings.model_copy(update={"pause": 3600.0}))


def two() -> dict[str, Any]:
    return {"type": "Guess", "number": 2}


def test_an_only_answer_waits_and_can_be_had_at_once(patient: Any) -> None:
    _, one, two_ = patient.pair("arvaus")
    assert one.do(**two()) == {"type": "held", "id": "c1"}
    assert two_.do(**two())["type"] == "ack"  # it has a choice
    one.until("update")
    answer = one.answered("do", at=one.at, action=two(), now=True)
    assert (answer["type"], answer["at"]) == ("ack", one.at)


def test_a_player_is_told_what_may_be_let_pass_and_nobody_else(house: Any) -> None:
    table, one, two_ = house.pair("free")
    assert one.until("lets_pass") == {"type": "lets_pass", "may": ["guess"], "does": [], "anyway": False}
    looker = house.join(table)
    looker.say("ping")
    heard = [looker.hear()["type"]]
    while heard[-1] != "pong":
        heard.append(looker.hear()["type"])
    assert "lets_pass" not in heard
    assert one.answered("let_pass", what="dance", on=True)["rule"] == "TABLE-11"
    two_.do(**two())  # so that the game has not ended when the other passes
    one.until("update")
    one.say("let_pass", id="p", what="guess", on=True)
    assert one.until("lets_pass")["does"] == ["guess"]
    last = two_.until("update")
    assert last["over"]["why"] == "ARV-3" and last["events"][0]["seat"] == 0
    assert looker.answered("let_pass", what="guess", on=True)["code"] == "onlooker"


def test_it_is_still_so_on_another_day(opened: Callable[[Settings], Any], settings: Settings) -> None:
    house = opened(settings.model_copy(update={"pause": 3600.0}))
    made = house.table("free", "me", "open")
    house.sit(made["table"])
    line = house.join(made["table"], made["token"])
    line.until("update")
    line.answered("let_pass", what="guess", on=True)
    again = opened(settings).join(made["table"], made["token"])
    assert again.until("lets_pass")["does"] == ["guess"]


def test_no_update_says_that_a_choice_was_forced(house: Any) -> None:
    """The table answers for seat 0, and seat 1 for itself: what an onlooker is told has the same shape."""
    made = house.table("arvaus", "me", "open", "open")
    tokens = [made["token"], *(house.sit(made["table"])["token"] for _ in range(2))]
    looker = house.join(made["table"])
    lines = [house.join(made["table"], token) for token in tokens]
    forced = looker.until("update")
    while not forced["events"]:
        forced = looker.until("update")
    lines[1].until("update")
    lines[1].do(**two())
    free = looker.until("update")
    assert forced["events"] == [{"type": "Guessed", "seat": 0, "number": {"value": None, "eyes": [0]}}]
    assert [{**event, "seat": 0, "number": {"value": None, "eyes": [0]}} for event in free["events"]] == forced[
        "events"
    ]
    assert forced.keys() == free.keys() and forced["undo"] is free["undo"] is False
