"""TABLE-13: a game gone on from a moment is itself a record, whatever was drawn anew in it."""

from typing import Any

import pytest
from tests.server.api.test_play_on import golden, sent
from tests.server.api.test_replay import bearer

from pelipoyta.games import NAMES, load
from pelipoyta.kernel.game import AnyGame


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {name: load(name) for name in NAMES}


@pytest.mark.parametrize("name", NAMES)
def test_what_was_played_on_is_opened_again_from_its_text(house: Any, name: str) -> None:
    """Cards that one's own eyes did not see are others than they were; the record tells of those that were drawn."""
    place = house.client.post(
        f"{sent(house, golden(name))}/30/table", json={"seat": 0, "eyes": "0", "others": "bot:uniform"}
    ).json()
    line = house.join(place["table"], place["token"])
    begun = line.until("update")["view"]
    line.answered("resign")
    mine = bearer(place["token"])
    text = house.client.get(f"/api/tables/{place['table']}/record", headers=mine).text
    assert "\nposition " in text
    told = house.client.post("/api/replays", json={"text": text})
    assert told.status_code == 200, told.text
    assert house.client.get(f"{told.json()['path']}/0?eyes=0").json()[0]["views"][0] == begun
