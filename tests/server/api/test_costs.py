"""Answers that take long to make: kept until the log grows, and counted by cost and address."""

from typing import Any

import pytest
from tests.server.contests.test_tournaments import Event

from pelipoyta.server.api.contests import tournaments
from pelipoyta.server.api.play import fairness, tables
from pelipoyta.server.api.routes import ENDPOINTS
from pelipoyta.server.settings import Settings

COSTLY = {
    "/api/tables/{table}/record",
    "/api/tables/{table}/dice",
    "/api/tables/{table}/preview",
    "/api/tables/{table}/replay",
    "/api/tables/{table}/replay/{number}",
    "/api/tables/{table}/replay/{number}/film",
    "/api/tables/{table}/replay/{number}/position",
    "/api/replays",
    "/api/replays/{name}/{number}",
    "/api/tournaments/{tournament}",
}


def played(house: Any) -> str:
    """A game of Arvaus to its end."""
    table, first, second = house.pair()
    first.do(type="Guess", number=3)
    second.do(type="Guess", number=5)
    return f"/api/tables/{table}"


@pytest.mark.parametrize(
    ("module", "maker", "path"), [(tables, "_record_text", "record"), (fairness, "_dice_proof", "dice")]
)
def test_it_is_made_once_until_the_log_grows(
    house: Any, monkeypatch: pytest.MonkeyPatch, module: Any, maker: str, path: str
) -> None:
    make, made = getattr(module, maker), []

    def counted(*what: Any) -> Any:
        made.append(what)
        return make(*what)

    monkeypatch.setattr(module, maker, counted)
    table = played(house)
    first, *others = [house.client.get(f"{table}/{path}").content for _ in range(4)]
    assert others == [first] * 3 and len(made) == 1


def test_a_page_of_a_tournament_is_made_once_until_the_log_grows(house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    make, made = tournaments.tournament_info, []

    def counted(*what: Any) -> Any:
        made.append(what)
        return make(*what)

    monkeypatch.setattr(tournaments, "tournament_info", counted)
    event = Event(house)
    assert [event.look()["entrants"] for _ in range(3)] == [[]] * 3 and len(made) == 1
    ticket = event.enter("Aino")
    assert [each["name"] for each in event.look()["entrants"]] == ["Aino"] and len(made) == 2
    assert (event.look(ticket["token"])["entrant"], event.look()["entrant"]) == (0, None)
    assert (event.look(event.token)["organiser"], event.look()["organiser"]) == (True, False)


def test_one_address_spends_its_own_budget_alone(opened: Any, settings: Settings) -> None:
    house = opened(settings.model_copy(update={"cost_per_ten_seconds": 30}))
    path = f"{played(house)}/record"
    assert [house.client.get(path).status_code for _ in range(3)] == [200, 200, 429]
    house.client.app.state.services.limits.cost("203.0.113.9", 15)  # another's is not touched


def test_every_dear_answer_is_counted(opened: Any, settings: Settings) -> None:
    house = opened(settings.model_copy(update={"cost_per_ten_seconds": 1}))
    limits = house.client.app.state.services.limits
    limits.cost("testclient", 1)
    dear = [each for each in ENDPOINTS if each.path in COSTLY]
    assert len(dear) == len(COSTLY)
    for each in dear:
        path = each.path.format(table="x", number=0, name="x", tournament="x")
        assert house.client.request(each.method, path, json={"text": ""}).status_code == 429, path
