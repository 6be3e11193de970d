"""Cards by HTTP: every fact and text, in the reader's language, asked for anew only when they changed."""

import asyncio
from typing import Any

import pytest

from pelipoyta.games import load, lotr
from pelipoyta.games.lotr import cards as lotr_cards
from pelipoyta.kernel.game import AnyGame
from pelipoyta.server.archive.games import cards


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {"lotr": lotr.GAME, "rolechess": load("rolechess")}


def test_cards_in_the_language_asked_for(house: Any) -> None:
    answer = house.client.get("/api/games/lotr/cards?lang=sv")
    assert answer.status_code == 200
    frodo = next(card for card in answer.json() if card["id"] == "1C290")
    assert (frodo["title"], frodo["kind"], frodo["strength"]) == ("Frodo", "companion", 3)
    assert frodo["text"][0].startswith("Sällskap:")


def test_an_unknown_language_is_finnish(house: Any) -> None:
    asked = [house.client.get(f"/api/games/lotr/cards?lang={lang}").json() for lang in ("xx", "fi")]
    assert asked[0] == asked[1]


def test_what_has_not_changed_is_not_sent_again(house: Any) -> None:
    tag = house.client.get("/api/games/lotr/cards").headers["etag"]
    again = house.client.get("/api/games/lotr/cards", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("game", ["rolechess", "nothing", "..%2fkernel"])
def test_a_game_without_cards_has_no_such_page(house: Any, game: str) -> None:
    assert house.client.get(f"/api/games/{game}/cards").status_code == 404


def test_texts_are_made_once_and_where_no_table_waits(house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the archive, which has processes of its own; here it works in a thread."""
    seen = []

    def faces(say: object) -> list[str]:
        try:
            asyncio.get_running_loop()
            seen.append("loop")
        except RuntimeError:
            seen.append("thread")
        return []

    monkeypatch.setattr(cards, "part", lambda *_: faces)
    for _ in range(2):
        assert house.client.get("/api/games/lotr/cards?lang=sv").json() == []
    assert seen == ["thread"]


def test_pictures_come_once_and_are_small(house: Any) -> None:
    """Motifs and inks, and a line for each card; all of it far below what a first board may cost."""
    answer = house.client.get("/api/games/lotr/art", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < 50_000
    sent = answer.json()
    assert set(sent["scenes"]) == {str(code) for code in lotr_cards.CARDS}
    again = house.client.get("/api/games/lotr/art", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("game", ["rolechess", "nothing"])
def test_a_game_without_pictures_has_no_such_page(house: Any, game: str) -> None:
    assert house.client.get(f"/api/games/{game}/art").status_code == 404
