"""What the house finds for its guests, and for whom it looks."""

from collections.abc import Callable
from typing import Any

import pytest

from pelipoyta.server.settings import Settings


def failure(response: Any, status: int) -> dict[str, Any]:
    assert response.status_code == status, response.text
    error: dict[str, Any] = response.json()["error"]
    return error


@pytest.mark.parametrize("kind", ["tournaments", "team-matches"])
def test_one_who_looks_for_contests_in_vain_has_to_wait(opened: Any, settings: Settings, kind: str) -> None:
    house = opened(settings.model_copy(update={"misses_per_minute": 3}))
    for number in range(3):
        failure(house.client.get(f"/api/{kind}/nosuch{number}"), 404)
    assert failure(house.client.get(f"/api/{kind}/nosuch3"), 429)["code"] == "too_fast"


def test_one_who_looks_for_tables_in_vain_has_to_wait(opened: Callable[[Settings], Any], settings: Settings) -> None:
    """What is in memory is found all the same, and so is anything by those who did not search in vain."""
    house = opened(settings.model_copy(update={"misses_per_minute": 3, "idle_seconds": 0.001}))
    held, away = house.table("arvaus", "me", "open"), house.table("arvaus", "me", "open")
    house.join(held["table"])
    for path in ("/api/tables/nosuch1", "/api/tables/nosuch2/record"):
        assert failure(house.client.get(path), 404)["code"] == "no_such_table"
    assert failure(house.client.post("/api/tables/nosuch3/sit", json={}), 404)["code"] == "no_such_table"
    for path in ("/api/tables/nosuch4", f"/api/tables/{away['table']}"):
        assert failure(house.client.get(path), 429) == {"code": "too_fast", "facts": {"seconds": 60}}
    bot, headers = {"bot": "uniform"}, {"Authorization": f"Bearer {held['token']}"}
    response = house.client.post("/api/tables/nosuch5/seats/0", json=bot, headers=headers)
    assert failure(response, 429)["code"] == "too_fast"
    assert house.connect("nosuch6").hear()["code"] == "too_fast"
    assert house.client.get(f"/api/tables/{held['table']}").status_code == 200
