"""Whoever searches is led to an open table that waits for just such a game: nobody waits beside another."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.lobby.conftest import WANT, Visitor
from tests.server.lobby.test_lists import made

from pelipoyta.community.table_index.row import IndexedSeat


@pytest.fixture
def waits(house: Any) -> Callable[..., dict[str, Any]]:
    """Makes a table whose host is connected to it."""

    def waiting(**more: Any) -> dict[str, Any]:
        place = made(house, **more)
        house.join(place["table"], place["token"])
        return place

    return waiting


def led(visitor: Visitor) -> str:
    """The table that a searching person is led to."""
    found = visitor.until("found")
    assert found["seat"] is True and found["game"] == "rolechess"
    table: str = found["table"]
    return table


def hears_nothing(visitor: Visitor, house: Any) -> None:
    """After a round of pairing nothing was found for this person."""
    service = house.client.app.state.services.lobby_service
    for _ in range(2):
        house.client.portal.call(_round, service)
    visitor.say("ping").until("pong")
    assert [each for each in visitor.heard if each["type"] == "found"] == []


async def _round(service: Any) -> None:
    service.lists.board.look_again()
    await (await service._opened()).pairer.pair_once()


def test_a_search_leads_to_the_table_that_waits(visit, house, waits) -> None:
    place = waits()
    eino = visit("eino", answers=False)
    eino.search()
    assert led(eino) == place["table"]
    house.sit(place["table"])
    eino.say("withdraw", seated=place["table"])
    assert eino.until("own_offer")["own"] is None


def test_a_table_that_opens_is_found_by_those_who_search(visit, waits) -> None:
    aino = visit("aino", answers=False)
    aino.search({"game": "arvaus", "pace": "free", "seats": [2]}, WANT)
    table = waits()["table"]
    assert led(aino) == table


def test_a_table_over_days_needs_nobody_there_and_the_live_search_goes_on(visit, house) -> None:
    days = {"bank": 3 * 86_400, "each": True}
    table = made(house, time=days)["table"]
    eino = visit("eino", answers=False)
    eino.search(WANT | {"pace": "days"}, {"game": "arvaus", "pace": "free", "seats": [2]})
    assert led(eino) == table
    house.sit(table)
    eino.say("withdraw", seated=table)
    own = eino.until("own_offer", lambda message: message["own"] is None or len(message["own"]["wants"]) == 1)["own"]
    assert [want["game"] for want in own["wants"]] == ["arvaus"]


@pytest.mark.parametrize(
    "other",
    [
        {"time": {"bank": 300, "increment": 5}},
        {"listing": "private"},
        {"teaching": True},
        {"options": {"odd": True}},
        {"places": ["me", "bot:uniform"]},
    ],
    ids=["clock", "private", "teaching", "options", "full"],
)
def test_no_other_game_than_searched_for(visit, house, other: dict[str, Any]) -> None:
    if "options" in other:
        game = house.client.get("/api/games").json()
        flag = next(each for each in game if each["id"] == "rolechess")["options"][0]
        other = {"options": {flag["name"]: _another(flag)}}
    listing = other.pop("listing", "open")
    place = made(house, listing, **other)
    house.join(place["table"], place["token"])
    eino = visit("eino", answers=False)
    eino.search()
    hears_nothing(eino, house)


def _another(option: dict[str, Any]) -> Any:
    if option["kind"] == "bool":
        return not option["default"]
    if option["kind"] == "int":
        return option["default"] + 1
    return next(each for each in option["choices"] if each != option["default"])


def test_nobody_is_led_to_a_table_whose_people_are_away_nor_to_the_own_one(visit, house, waits) -> None:
    made(house)
    eino = visit("eino", answers=False)
    eino.search()
    hears_nothing(eino, house)
    own = waits()
    eino.say("mine", tables=[{"id": own["table"], "token": own["token"]}]).until("mine")
    hears_nothing(eino, house)


def test_a_table_is_named_to_one_person_at_a_time(visit, house, waits) -> None:
    place = waits()
    oili = visit("oili", answers=False)
    oili.search()
    assert led(oili) == place["table"]
    saara = visit("saara", answers=False)
    saara.search()
    assert saara.until("found")["seat"] is False  # she meets the other who searches


def test_who_does_not_come_goes_on_searching_and_is_not_told_again(visit, house, waits) -> None:
    service = house.client.app.state.services.lobby_service
    service.asking = 0.5
    place = waits()
    eino = visit("eino", answers=False)
    own = eino.search()
    assert led(eino) == place["table"]
    gone = eino.until("found_gone")
    assert (gone["table"], gone["late"]) == (place["table"], False)
    assert visit("oili").lobby["rows"][0]["id"] == own["id"]
    eino.heard.clear()
    hears_nothing(eino, house)


def test_a_table_that_fills_meanwhile_is_told_to_be_gone(visit, house, waits) -> None:
    place = waits()
    eino = visit("eino", answers=False)
    eino.search()
    assert led(eino) == place["table"]
    house.sit(place["table"])
    assert eino.until("found_gone")["table"] == place["table"]


def test_a_block_leads_nobody_there(visit, house, waits, monkeypatch: pytest.MonkeyPatch) -> None:
    service = house.client.app.state.services.lobby_service

    async def apart(person: str) -> frozenset[str]:
        return frozenset({"a-host"})

    monkeypatch.setattr(service.lists, "hidden", apart)

    seats = (IndexedSeat(account="a-host", taken=True), IndexedSeat())
    found = service.lists.board.lacking_one

    def of_an_account(game: str) -> Any:
        return (replace(each, row=replace(each.row, seats=seats)) for each in found(game))

    monkeypatch.setattr(service.lists.board, "lacking_one", of_an_account)
    place = waits()
    eino = visit("eino", answers=False)
    eino.search()
    hears_nothing(eino, house)
    assert place["table"] in [each.id for each in found("rolechess")]


def test_a_seat_at_a_table_that_is_none_ends_no_search(visit) -> None:
    eino = visit("eino")
    own = eino.search()
    eino.say("withdraw", seated="nowhere")
    assert eino.until("own_offer")["own"]["id"] == own["id"]
    eino.say("withdraw", seated="x" * 65)
    assert eino.until("error")["code"] == "bad_message"
    assert visit("oili").lobby["count"] == 1
