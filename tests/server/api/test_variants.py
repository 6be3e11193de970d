"""Variants by HTTP: the list with its balance, the check of a link, and tables that are played with them (TABLE-28)."""

from typing import Any

import pytest

from pelipoyta.games import load
from pelipoyta.kernel.game import AnyGame

PATH = "/api/games/kasvoton/variants"


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {name: load(name) for name in ("kasvoton", "rolechess")}


def check(house: Any, *variants: str, version: int = 1, seats: int = 2) -> dict[str, Any]:
    answer = house.client.post(PATH, json={"version": version, "variants": variants, "seats": seats})
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    return found


def test_the_list_tells_rules_numbers_and_balance(house: Any) -> None:
    offer = house.client.get(PATH).json()
    by_name = {each["name"]: each for each in offer["variants"]}
    assert by_name["riders"]["rule"] == "KV-V6" and by_name["same-draw"]["seats"] == [2]
    assert by_name["reload"]["numbers"] == [{"name": "turns", "usual": 1, "min": 1, "max": 3}]
    told = house.client.get("/api/games/rolechess/variants").json()
    assert told["balance"]["games"] >= 400 and 0 < told["balance"]["error"] < 10
    assert {game["id"]: game["variants"] for game in house.client.get("/api/games").json()} == {
        "kasvoton": 1,
        "rolechess": 1,
    }


@pytest.mark.parametrize(
    ("variants", "reason"),
    [
        (("riders", "reload:2"), None),
        (("mirrored", "same-draw"), "variant-contradiction"),
        (("flying",), "variant-unknown"),
        (("reload:9",), "variant-bounds"),
    ],
)
def test_a_choice_is_checked(house: Any, variants: tuple[str, ...], reason: str | None) -> None:
    """TABLE-28."""
    found = check(house, *variants)
    assert (found["broken"] and found["broken"]["reason"]) == reason
    assert found["seats"] == ([2, 4] if reason is None else [])


def test_a_link_of_another_version_is_refused(house: Any) -> None:
    """TABLE-28: before anything else, with both versions."""
    found = check(house, "riders", version=7)["broken"]
    assert (found["reason"], found["facts"]) == ("variant-version", {"given": 7, "version": 1})


def test_a_variant_for_two_fits_two(house: Any) -> None:
    found = check(house, "same-draw", seats=4)
    assert (found["broken"]["reason"], found["seats"]) == ("variant-seats", [2])


def test_a_table_is_made_and_told_with_its_variants(house: Any) -> None:
    """TABLE-28: before anyone sits down."""
    wanted = {"game": "kasvoton", "seats": 2, "places": ["me", "open"], "options": {"variants": ["riders"]}}
    made = house.client.post("/api/tables", json=wanted).json()
    assert house.client.get(f"/api/tables/{made['table']}").json()["options"]["variants"] == ["riders"]
    refused = {**wanted, "options": {"variants": ["pikes"], "spear_hedge": True}}
    answer = house.client.post("/api/tables", json=refused)
    told = answer.json()["error"]
    assert answer.status_code == 400 and told["facts"]["reason"] == "variant-option"


def test_replay_history_and_record_tell_the_variants(house: Any) -> None:
    """TABLE-28: after the game as before it."""
    wish = {"game": "rolechess", "seats": 2, "places": ["me", "open"], "options": {"variants": ["shuffled"]}}
    made = house.client.post("/api/tables", json=wish).json()
    path = f"/api/tables/{made['table']}"
    house.client.post(f"{path}/sit", json={"name": "Eino"})
    with house.client.websocket_connect(f"{path}/live") as line:
        line.send_json({"type": "hello", "token": made["token"], "seen": 0})
        line.send_json({"type": "resign", "id": "r"})
        while line.receive_json()["type"] != "ack":
            pass
    held = {"tables": [{"id": made["table"], "token": made["token"]}]}
    [past] = house.client.post("/api/history", json=held).json()
    assert (past["table"]["state"], past["table"]["options"]["variants"]) == ("over", ["shuffled"])
    assert house.client.get(f"{path}/replay").json()["variants"] == ["shuffled"]
    assert '"variants":["shuffled"]' in house.client.get(f"{path}/record").text.replace(" ", "")
