"""Lost answers over HTTP: asked for again with the same key, the same seat and token come (TABLE-4)."""

from pathlib import Path
from typing import Any

import pytest

from pelipoyta.server.settings import Settings

WISH = {"game": "arvaus", "seats": 2, "places": ["me", "open"], "name": "Aino"}
KEY = "a-secret-of-the-askers-own"


def failure(response: Any, status: int) -> dict[str, Any]:
    assert response.status_code == status, response.text
    error: dict[str, Any] = response.json()["error"]
    return error


def test_a_lost_answer_is_asked_for_again(house: Any) -> None:
    """One table, one seat and the same tokens, however often: whoever has the key has the seat."""
    made = [house.client.post("/api/tables", json={**WISH, "key": KEY}) for _ in range(3)]
    assert {each.status_code for each in made} == {201} and len({each.text for each in made}) == 1
    table = made[0].json()["table"]
    sat = [house.client.post(f"/api/tables/{table}/sit", json={"key": KEY + "2"}) for _ in range(3)]
    assert {each.status_code for each in sat} == {200} and len({each.text for each in sat}) == 1
    assert house.join(table, sat[0].json()["token"]).seat == sat[0].json()["seat"] == 1
    full = house.client.post(f"/api/tables/{table}/sit", json={"key": KEY + "3"})
    assert failure(full, 409)["code"] == "table_full"


def test_a_key_is_no_token_and_no_other_houses(house: Any, opened: Any, settings: Settings, tmp_path: Path) -> None:
    """What is stored and signed is made of it with the house's secret: it opens nothing by itself."""
    made = house.client.post("/api/tables", json={**WISH, "key": KEY}).json()
    other = opened(Settings(database_url=f"sqlite:///{tmp_path}/other.sqlite3", hosts=settings.hosts))
    assert other.client.post("/api/tables", json={**WISH, "key": KEY}).json()["table"] != made["table"]
    assert KEY.encode() not in (tmp_path / "games.sqlite3-wal").read_bytes() and KEY not in made["token"]


@pytest.mark.parametrize("key", ["", "too short", "x" * 65, 7])
def test_a_key_that_could_be_guessed_is_none(house: Any, key: Any) -> None:
    table = house.table("arvaus", "me", "open")["table"]
    for path, wish in (("/api/tables", WISH), (f"/api/tables/{table}/sit", {})):
        assert failure(house.client.post(path, json={**wish, "key": key}), 400)["code"] == "bad_message"
