"""Texts that players bring, by HTTP: what the game offers, the checker, and that nobody else is sent a word of them."""

from typing import Any

import pytest

from pelipoyta.games import load
from pelipoyta.kernel.game import AnyGame
from pelipoyta.locales import LANGUAGES, Words

CHECK = "/api/games/lotr/decks/check"


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {"lotr": load("lotr"), "rolechess": load("rolechess")}


def offers(house: Any) -> dict[str, Any]:
    return {offer["key"]: offer for offer in house.client.get("/api/games/lotr/decks/offers").json()}


def test_the_starters_are_offered_as_text(house: Any) -> None:
    found = offers(house)
    assert found["ttt-aragorn"]["fits"] == {"format": ["towers", "open"], "variant": ["deluxe", "limited"]}
    assert found["fotr-aragorn-60"]["fits"] == {"format": ["fellowship"], "variant": ["starter"]}
    assert found["ttt-aragorn"]["counts"] == {"cards": 60, "free": 30, "shadow": 30, "sites": 9}
    for offer in found.values():
        options = {name: choices[0] for name, choices in offer["fits"].items()}
        checked = house.client.post(CHECK, json={"text": offer["text"], "options": options}).json()
        assert (checked["broken"], checked["counts"]) == ([], offer["counts"])


def test_the_form_says_that_decks_are_private(house: Any) -> None:
    games = {game["id"]: game for game in house.client.get("/api/games").json()}
    options = {option["name"]: option for option in games["lotr"]["options"]}
    assert options["decks"]["private"] is True
    assert "private" not in options["format"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_broken_rule_is_told_and_has_its_words(house: Any, lang: str) -> None:
    text = offers(house)["ttt-theoden"]["text"].replace("4 4U282", "9 4U282")
    found = house.client.post(CHECK, json={"text": text, "options": {"format": "fellowship"}}).json()
    reasons = [broken["reason"] for broken in found["broken"]]
    assert reasons == ["sides-uneven", "too-many-copies", "card-not-in-format", "sites-not-in-format"]
    assert found["fits"]["format"] == []
    words = Words(lang, "lotr")
    for broken in found["broken"]:
        said = words(f"lotr-no-{broken['reason']}", **broken["facts"])
        assert said and "{" not in said
        assert words.has(f"rule-{broken['rule'].replace('.', '-')}")


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/games/lotr/hats/check", {"text": ""}, 404, "no_such_page"),
        ("/api/games/rolechess/decks/check", {"text": ""}, 404, "no_such_page"),
        ("/api/games/poker/decks/check", {"text": ""}, 404, "no_such_page"),
        (CHECK, {}, 400, "bad_message"),
        (CHECK, {"text": "x" * 4001}, 400, "bad_options"),
        (CHECK, {"text": "x" * 8001}, 400, "bad_message"),
        (CHECK, {"text": "", "options": {"format": "standard"}}, 400, "bad_options"),
        (CHECK, {"text": "", "options": {"x": "y" * 70_000}}, 413, "too_large"),
    ],
)
def test_what_cannot_be_checked_says_why(house: Any, path: str, body: Any, status: int, code: str) -> None:
    response = house.client.post(path, json=body)
    assert (response.status_code, response.json()["error"]["code"]) == (status, code)


def test_whoever_types_too_fast_is_told_to_wait(opened: Any, settings: Any) -> None:
    house = opened(settings.model_copy(update={"messages_per_second": 30}))
    answers = [house.client.post(CHECK, json={"text": ""}) for _ in range(200)]
    slowed = [answer for answer in answers if answer.status_code == 429]
    assert slowed and slowed[0].json()["error"]["code"] == "too_fast"
    assert answers[0].json()["broken"][0]["reason"] == "no-deck"


def test_a_bad_deck_is_refused_with_its_rule_and_the_seat_stays_open(house: Any) -> None:
    made = house.table("lotr", "me", "open")
    path = f"/api/tables/{made['table']}"
    refused = house.client.post(f"{path}/sit", json={"name": "Eino", "brings": {"decks": "fotr-gandalf"}})
    assert refused.status_code == 400
    assert refused.json()["error"]["facts"]["rule"] == "LOTR-2.6"
    assert house.client.get(path).json()["seats"][1]["kind"] == "open"


def test_neither_player_nor_onlooker_is_sent_a_word_of_anothers_deck(house: Any) -> None:
    """Everything that every connection hears, scanned for codes that only the other deck holds."""
    texts = {key: offer["text"] for key, offer in offers(house).items()}
    mine, theirs = texts["ttt-aragorn"], texts["ttt-theoden"]
    wish = {"game": "lotr", "seats": 2, "places": ["me", "open"], "name": "Aino", "brings": [{"decks": mine}]}
    made = house.client.post("/api/tables", json=wish).json()
    table = made["table"]
    sat = house.client.post(f"/api/tables/{table}/sit", json={"name": "Eino", "brings": {"decks": theirs}}).json()
    heard = [everything(house.connect(table), token) for token in (made["token"], sat["token"], None)]
    only = {0: only_in(mine, theirs), 1: only_in(theirs, mine)}
    assert [named([mine, theirs], ids) for ids in only.values()] == [*only.values()], "this scan finds them in a list"
    for words in heard:
        assert not any(named(words, ids) for ids in only.values()), "a screen needs no list, not even one's own"


def everything(line: Any, token: str | None) -> list[Any]:
    """All that is said from the hello to the first update."""
    line.say("hello", token=token, seen=0)
    heard = []
    while not line.updates:
        heard.append(line.hear())
    return heard


def only_in(text: str, other: str) -> set[str]:
    """Collector's numbers that the other list lacks."""
    return {line.split()[1] for line in text.splitlines()} - {line.split()[1] for line in other.splitlines()}


def named(heard: Any, ids: set[str]) -> set[str]:
    """Which of the cards are named anywhere, by number or in a text."""
    if isinstance(heard, dict):
        return set().union(*(named(part, ids) for part in (*heard, *heard.values())))
    if isinstance(heard, list):
        return set().union(*(named(part, ids) for part in heard))
    words = set(heard.split()) if isinstance(heard, str) else {heard}
    return {id for id in ids if words & {id, int(id[0]) * 1000 + int(id[2:])}}
