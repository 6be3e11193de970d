"""Leagues over HTTP: announced, entered, begun; tables of fixtures are made, their results make the table."""

from collections.abc import Callable
from typing import Any

import pytest
import time_machine
from tests.server.accounts.conftest import Browser, code
from tests.server.ratings.test_rated_games import resign, signed_up

TERMS = {"name": "Kevät", "game": "rolechess", "size": 4, "up": 1, "down": 1, "games": 1, "round_days": 7}
Browsers = Callable[..., Browser]
WEEK = 7 * 86_400


def announce(organiser: Browser, **terms: Any) -> str:
    made = organiser.post("/api/leagues", terms=TERMS | terms)
    assert made.status_code == 201, made.text
    league: str = made.json()["id"]
    return league


def do(person: Browser, league: str, what: str) -> Any:
    return person.post(f"/api/leagues/{league}", do=what)


def read(league: str, reader: Browser) -> dict[str, Any]:
    found: dict[str, Any] = reader.get(f"/api/leagues/{league}").json()
    return found


def games(info: dict[str, Any]) -> list[tuple[int, int, dict[str, Any]]]:
    """First and second player and each game that has a table."""
    fixtures = [fixture for division in info["season"]["divisions"] for fixture in division["fixtures"]]
    return [(each["first"], each["second"], game) for each in fixtures for game in each["games"] if game["table"]]


def begun(browser: Browsers, *names: str, **terms: Any) -> tuple[str, list[Browser]]:
    people = signed_up(browser, *names)
    league = announce(people[0], **terms)
    for each in people:
        assert do(each, league, "enter").status_code == 200
    started = do(people[0], league, "begin")
    assert started.status_code == 200, started.text
    return league, people


def test_a_round_is_played_at_tables_that_the_league_makes(browser: Browsers) -> None:
    league, people = begun(browser, "Aino", "Eino", "Oiva")
    info = read(league, browser())
    assert (info["season"]["rounds"], info["season"]["opened"], info["names"]) == (3, 1, ["Aino", "Eino", "Oiva"])
    [(first, second, game)] = games(info)
    table = people[first].get(f"/api/tables/{game['table']}").json()
    assert [seat["name"] for seat in table["seats"]] == [info["names"][first], info["names"][second]]
    assert table["rated"] and table["state"] == "playing" and not table["hints"]
    resign(people[first], game["table"])
    people[first].get(f"/api/tables/{game['table']}/rating")
    do(people[0], league, "enter")  # any command looks what has ended
    rows = read(league, browser())["season"]["divisions"][0]["rows"]
    assert (rows[0]["entrant"], rows[0]["points"], rows[0]["rank"]) == (second, 3, 1)
    assert rows[1]["by"] == "points" and rows[0]["parts"] == [[first, 3]]


def test_rounds_open_by_the_calendar_and_the_season_ends_with_reasons(browser: Browsers, house: Any) -> None:
    state = house.client.app.state.services
    with time_machine.travel(1_800_000_000, tick=True) as clock:
        league, people = begun(browser, "Aino", "Eino", "Oiva")
        for _ in range(2):
            clock.shift(WEEK)
            house.client.portal.call(state.leagues.look)
        info = read(league, people[0])
        assert len(games(info)) == 3
        for first, _, game in games(info):
            resign(people[first], game["table"])
        house.client.portal.call(state.ratings.settle)
        house.client.portal.call(state.leagues.look)
        info = read(league, people[0])
        assert info["season"]["over"] and {each["why"] for each in info["season"]["changes"]} == {"stay"}
        again = do(people[0], league, "begin")
        assert again.json()["season"]["number"] == 2


def test_a_table_is_made_once_however_often_it_is_tried(browser: Browsers, house: Any) -> None:
    state = house.client.app.state.services
    league, people = begun(browser, "Aino", "Eino", games=2)
    before = games(read(league, people[0]))
    assert len(before) == 2 and before[0][2]["table"] != before[1][2]["table"]
    house.client.portal.call(state.leagues.look)
    assert games(read(league, people[0])) == before
    seats = [people[0].get(f"/api/tables/{game['table']}").json()["seats"] for _, _, game in before]
    assert seats[0][0]["name"] == seats[1][1]["name"]  # sides change


def test_leaving_is_by_the_rules_and_told(browser: Browsers) -> None:
    league, people = begun(browser, "Aino", "Eino", "Oiva")
    assert do(people[2], league, "leave").status_code == 200
    info = read(league, people[2])
    rows = info["season"]["divisions"][0]["rows"]
    assert (info["names"][rows[-1]["entrant"]], rows[-1]["left"], rows[-1]["by"]) == ("Oiva", True, "left")
    assert "Oiva" not in [info["names"][each] for each in info["members"]]


def test_only_the_organiser_begins_and_ends(browser: Browsers) -> None:
    aino, eino = signed_up(browser, "Aino", "Eino")
    league = announce(aino)
    assert code(do(eino, league, "begin")) == "not_league_organiser"
    assert code(do(eino, league, "close")) == "not_league_organiser"
    assert code(do(aino, league, "begin")) == "league_too_few"
    assert do(aino, league, "close").json()["closed"] is True
    assert code(do(eino, league, "enter")) == "league_closed"


def test_a_guest_may_read_and_nothing_else(browser: Browsers) -> None:
    [aino] = signed_up(browser, "Aino")
    league, guest = announce(aino), browser()
    assert read(league, guest)["me"] is None and not read(league, guest)["mine"]
    assert read(league, aino)["mine"]
    assert code(do(guest, league, "enter")) == "sign_in_first"
    assert code(guest.post("/api/leagues", terms=TERMS)) == "sign_in_first"
    assert guest.get("/api/leagues").json() == []
    assert [each["id"] for each in aino.get("/api/leagues").json()] == [league]


def test_a_league_is_announced_by_toml_too(browser: Browsers) -> None:
    [aino] = signed_up(browser, "Aino")
    made = aino.post("/api/leagues", toml="name = 'Syksy'\ngame = 'rolechess'\nsize = 6\nup = 2")
    assert read(made.json()["id"], aino)["terms"]["name"] == "Syksy"


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"toml": "name = "}, "bad_league"),
        ({"toml": "name = 'x'\ngame = 'rolechess'\nsize = 99"}, "bad_league"),
        ({"terms": TERMS | {"game": "chess"}}, "no_such_game"),
        ({"terms": TERMS, "club": "no-such-club"}, "not_league_organiser"),
        ({}, "bad_league"),
        ({"terms": TERMS | {"name": ""}}, "bad_message"),
    ],
)
def test_terms_that_do_not_do_are_refused(browser: Browsers, body: dict[str, Any], error: str) -> None:
    [aino] = signed_up(browser, "Aino")
    assert code(aino.post("/api/leagues", **body)) == error
    assert aino.get("/api/leagues").json() == []


def test_no_league_of_that_name(browser: Browsers) -> None:
    [aino] = signed_up(browser, "Aino")
    assert code(aino.get("/api/leagues/nothing")) == "no_such_league"
    assert code(do(aino, "nothing", "enter")) == "no_such_league"
