"""Several processes on one database: offers, presence, pairing once, and what is told, on SQLite and PostgreSQL."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from time import time
from typing import Any

import pytest
from tests.server.lobby.conftest import WANT, Visitor, device, meet
from tests.server.lobby.test_lists import listed, made

from pelipoyta.server.lobby import lists, service
from pelipoyta.server.lobby.pairing import pairer


@pytest.fixture(params=["sqlite", "postgres"])
def two(request: Any, opened: Any, settings: Any, monkeypatch: pytest.MonkeyPatch) -> tuple[Any, Any]:
    """Two servers on one database."""
    monkeypatch.setattr(pairer, "EVERY", 0.1)
    monkeypatch.setattr(service, "REFRESH", 0.1)
    monkeypatch.setattr(lists, "LOOK", 0.1)
    if request.param == "postgres":
        url = request.getfixturevalue("postgres").new_database()
        settings = settings.model_copy(update={"database_url": url})
    return opened(settings), opened(settings)


@pytest.fixture
def visit_at() -> Iterator[Callable[..., Visitor]]:
    with ExitStack() as stack:

        def open(house: Any, name: str, answers: bool = True) -> Visitor:
            socket = stack.enter_context(house.client.websocket_connect("/api/lobby/live"))
            return Visitor(socket, device(name), answers)

        yield open


def test_people_of_two_processes_meet_at_one_table(two, visit_at) -> None:
    first, second = two
    aino, eino = visit_at(first, "aino"), visit_at(second, "eino")
    aino.search(name="Aino")
    eino.search(name="Eino")
    one, other = meet(aino, eino)
    assert one["table"] == other["table"] and {one["seat"], other["seat"]} == {0, 1}
    table = first.client.get(f"/api/tables/{one['table']}").json()
    assert {seat["name"] for seat in table["seats"]} == {"Aino", "Eino"}
    for lobby in (visit_at(first, "oili").lobby, visit_at(second, "oili").lobby):
        assert lobby["count"] == 0


def test_an_offer_of_one_process_is_seen_and_taken_at_the_other(two, visit_at) -> None:
    first, second = two
    aino, eino = visit_at(first, "aino"), visit_at(second, "eino")
    own = aino.search(WANT | {"game": "arvaus"}, name="Aino")
    eino.until("lobby_change", lambda change: any(row["id"] == own["id"] and row.get("here") for row in change["put"]))
    eino.say("join", offer=own["id"], want=0, name="Eino")
    assert len({each["table"] for each in meet(aino, eino)}) == 1


def test_who_leaves_one_process_is_gone_at_the_other(two, visit_at) -> None:
    first, second = two
    aino, eino = visit_at(first, "aino"), visit_at(second, "eino")
    own = aino.search(WANT | {"game": "arvaus"})
    eino.until("lobby_change", lambda change: any(row["id"] == own["id"] for row in change["put"]))
    aino.socket.close()
    eino.until("lobby_change", lambda change: own["id"] in change["gone"])


def test_a_silent_person_of_the_other_process_costs_no_game(two, visit_at) -> None:
    for house in two:
        house.client.app.state.services.lobby_service.asking = 2.0  # a loaded machine answers late
    aino, eino = visit_at(two[0], "aino", answers=False), visit_at(two[1], "eino")
    aino.search()
    own = eino.search()
    eino.until("found_gone")
    assert aino.until("found_gone")["table"]
    if {"type": "own_offer", "own": None} not in aino.heard:  # the two may come in any order
        aino.until("own_offer", lambda message: message["own"] is None)
    assert [row["id"] for row in visit_at(two[0], "oili").lobby["rows"]] == [own["id"]]


@pytest.mark.parametrize("pairs", [5])
def test_nobody_is_paired_twice_by_two_pairers(two, visit_at, pairs: int) -> None:
    people = [visit_at(two[number % 2], f"player{number}") for number in range(2 * pairs)]
    for each in people:
        each.search()
    tables: dict[str, set[int]] = {}
    for each, ready in zip(people, _all_paired(people), strict=True):
        assert ready["seat"] not in tables.setdefault(ready["table"], set())
        tables[ready["table"]].add(ready["seat"])
        assert len([message for message in each.heard if message["type"] == "paired"]) == 1
    assert list(tables.values()) == [{0, 1}] * pairs


def _all_paired(people: list[Visitor]) -> list[dict[str, Any]]:
    for each in people:
        each.until("found")
    return [each.until("paired") for each in people]


def test_a_table_of_one_process_is_listed_at_the_other_with_whether_somebody_is_there(two, visit_at) -> None:
    first, second = two
    eino = visit_at(second, "eino")
    assert listed(eino)["rows"] == []
    table = made(first)
    [[_, row]] = eino.until("list_change", lambda change: bool(change["put"]))["put"]
    assert (row["id"], row.get("here", False)) == (table["table"], False)
    with first.client.websocket_connect(f"/api/tables/{table['table']}/live") as socket:
        socket.send_json({"type": "hello", "token": table["token"], "seen": 0})
        eino.until("list_change", lambda change: any(row.get("here") for _, row in change["put"]))
    eino.until("list_change", lambda change: any(not row.get("here") for _, row in change["put"]))


def test_own_games_follow_what_another_process_stored(two, visit_at) -> None:
    first, second = two
    place = made(first, "private")
    aino = visit_at(second, "aino")
    aino.say("mine", tables=[{"id": place["table"], "token": place["token"]}])
    aino.until("mine", lambda message: [game["phase"] for game in message["games"]] == ["waiting"])
    first.sit(place["table"])
    [game] = aino.until("mine", lambda message: message["games"][0]["phase"] == "playing")["games"]
    assert (game["id"], game["seat"]) == (place["table"], 0)


def test_a_search_at_one_process_leads_to_a_table_of_the_other(two, visit_at) -> None:
    first, second = two
    place = made(first)
    eino = visit_at(second, "eino", answers=False)
    eino.search()
    with first.client.websocket_connect(f"/api/tables/{place['table']}/live") as socket:
        socket.send_json({"type": "hello", "token": place["token"], "seen": 0})
        found = eino.until("found")
    assert (found["table"], found["seat"]) == (place["table"], True)


def test_own_games_follow_other_processes_after_the_clock_was_set_back(two, visit_at, monkeypatch) -> None:
    first, second = two
    clock = "pelipoyta.server.lobby.lists.time"
    monkeypatch.setattr(clock, lambda: time() + 3600)
    place = made(first, "private")
    aino = visit_at(second, "aino")
    aino.say("mine", tables=[{"id": place["table"], "token": place["token"]}])
    aino.until("mine", lambda message: [game["phase"] for game in message["games"]] == ["waiting"])
    second.client.portal.call(second.client.app.state.services.lobby_service.lists._look_elsewhere)
    monkeypatch.setattr(clock, time)
    first.sit(place["table"])
    [game] = aino.until("mine", lambda message: message["games"][0]["phase"] == "playing")["games"]
    assert game["id"] == place["table"]
