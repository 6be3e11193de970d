"""The last moments of a game as one moving picture: for those who may see all of it, and for nobody else."""

from typing import Any

import arvaus
import pytest
from tests.server.api.test_decks import Pair
from tests.server.api.test_play_on import golden, sent
from tests.server.api.test_replay import bearer, failure

from pelipoyta.games import NAMES, load
from pelipoyta.kernel.game import AnyGame
from pelipoyta.server.archive.pictures import MOMENTS


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {"arvaus": arvaus.GAME, **{name: load(name) for name in NAMES}}


def shots(response: Any) -> int:
    assert (response.status_code, response.headers["content-type"]) == (200, "image/svg+xml")
    drawn: str = response.text
    assert drawn.startswith("<svg ") and "<script" not in drawn
    return drawn.count('class="shot')


@pytest.mark.parametrize("name", NAMES)
def test_the_last_moments_up_to_one_are_a_film(house: Any, name: str) -> None:
    path = sent(house, golden(name))
    assert shots(house.client.get(f"{path}/20/film")) == MOMENTS
    assert shots(house.client.get(f"{path}/2/film")) == 3
    assert shots(house.client.get(f"{path}/0/film")) == 0  # one picture, which has nothing to move
    plain = house.client.get(f"{path}/20/film", headers={"Accept-Encoding": "identity"})
    assert plain.text == house.client.get(f"{path}/20/film").text and "content-encoding" not in plain.headers
    assert len(plain.content) < 2_000_000


def test_it_stands_alone_with_styles_and_nothing_else(house: Any) -> None:
    response = house.client.get(f"{sent(house, golden('rolechess'))}/5/film")
    assert response.headers["content-security-policy"] == "default-src 'none'; style-src 'unsafe-inline'; sandbox"


def test_a_game_that_hides_something_has_none_before_its_end(house: Any) -> None:
    made = house.table("dnup", "me", "open")
    house.sit(made["table"])
    mine = bearer(made["token"])
    path = f"/api/tables/{made['table']}/replay/0/film"
    assert failure(house.client.get(path, headers=mine)) == (409, "still_hidden")
    house.join(made["table"], made["token"]).answered("resign")
    assert house.client.get(path).status_code == 200


def test_decks_that_were_not_shown_stay_out_of_it(house: Any) -> None:
    """TABLE-9."""
    pair = Pair(house)
    path = f"/api/tables/{pair.table}/replay/0/film"
    assert failure(house.client.get(path, headers=bearer(pair.tokens[0]))) == (409, "not_shown")
    for line in pair.lines:
        line.answered("show")
    assert house.client.get(path).status_code == 200


def test_an_open_game_grows_and_its_film_with_it(house: Any) -> None:
    table, *lines = house.pair("rolechess")
    [mover] = [line for line in lines if line.updates[-1]["legal"]]  # who begins is drawn
    step = next(each["action"] for each in mover.updates[-1]["legal"] if each["action"]["type"] == "Step")
    path = f"/api/tables/{table}/replay"
    assert shots(house.client.get(f"{path}/0/film")) == 0
    assert failure(house.client.get(f"{path}/1/film")) == (404, "no_such_moment")
    assert mover.do(**step)["type"] == "ack"
    assert shots(house.client.get(f"{path}/1/film")) == 2


def test_what_cannot_be_filmed(house: Any) -> None:
    table, _, _ = house.pair("arvaus")
    assert failure(house.client.get("/api/tables/nowhere/replay/0/film")) == (404, "no_such_table")
    assert failure(house.client.get("/api/replays/abc/0/film")) == (404, "replay_gone")
    assert failure(house.client.get(f"{sent(house, golden('dnup'))}/-1/film")) == (404, "no_such_moment")
    assert failure(house.client.get(f"/api/tables/{table}/replay/x/film")) == (404, "no_such_page")
    text = "pelipoyta-record 1\ngame arvaus\nversion 1\nseats 2\noptions {}\nplayers []\nresult -\n\n0 3\n"
    told = house.client.post("/api/replays", json={"text": text})
    assert failure(house.client.get(f"{told.json()['path']}/0/film")) == (404, "no_picture")
