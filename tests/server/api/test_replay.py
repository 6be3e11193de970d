"""Looking back by HTTP: for whose eyes, how far, and what is wrong with a record that somebody hands us."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import arvaus
import pytest
from tests.server.api.test_decks import DECKS, Pair, holds

from pelipoyta.games import NAMES, load
from pelipoyta.kernel.game import AnyGame
from pelipoyta.locales import LANGUAGES, Words

GOLDEN = Path(__file__).parents[2] / "games"
TEXT = (GOLDEN / "rolechess/golden/dark-wins.game").read_text(encoding="utf-8")


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {"arvaus": arvaus.GAME, **{name: load(name) for name in NAMES}}


def bearer(token: str | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


def failure(response: Any) -> tuple[int, str]:
    return response.status_code, response.json()["error"]["code"]


class Guessers:
    """Two at Arvaus, the second of whom has guessed in secret."""

    def __init__(self, house: Any, guess: int) -> None:
        self.made = house.table("arvaus", "me", "open")
        self.seated = house.sit(self.made["table"])
        self.lines = [house.join(self.made["table"], each["token"]) for each in (self.made, self.seated)]
        for line in self.lines:
            line.until("update")
        self.lines[1].do(type="Guess", number=guess)
        self.get: Callable[..., Any] = lambda path="", seat=None, **of: house.client.get(
            f"/api/tables/{self.made['table']}/replay{path}",
            params=of,
            headers=bearer(None if seat is None else (self.made, self.seated)[seat]["token"]),
        )


def test_while_something_is_hidden_one_looks_back_with_ones_own_eyes(house: Any) -> None:
    game = Guessers(house, 5)
    assert [failure(game.get(seat=0, eyes=eyes)) for eyes in ("1", "all")] == [(409, "still_hidden")] * 2
    assert failure(game.get("/1/position", seat=0)) == (409, "still_hidden")
    mine, theirs = game.get(seat=1).json(), game.get(seat=0).json()
    assert (mine["eyes"], mine["may"], theirs["may"]) == ("1", ["1", "-"], ["0", "-"])
    assert mine["passed"][1]["events"] == [{"type": "Guessed", "seat": 1, "number": {"value": 5, "eyes": [1]}}]
    assert theirs["passed"][1]["events"][0]["number"]["value"] is None
    assert game.get("/1", seat=0).json()[0]["views"] == [{"guesses": [0, -1], "die": 0}]
    assert game.get().json()["eyes"] == "-" and "by" not in game.get().json()["passed"][1]


def test_what_is_hidden_leaves_no_trace_in_what_others_get(house: Any) -> None:
    """The same bytes whatever was guessed, the times left aside."""
    games = [Guessers(house, guess) for guess in (2, 5)]
    for seat in (None, 0):
        for path in ("", "/0", "/1"):
            texts = [json.dumps(_timeless(game.get(path, seat=seat).json())) for game in games]
            names = [game.made["table"] for game in games]
            assert texts[0].replace(names[0], "") == texts[1].replace(names[1], "")


def _timeless(told: Any) -> Any:
    for passed in told["passed"] if isinstance(told, dict) else ():
        passed.pop("time", None)
    return told


def test_when_it_is_over_all_is_open_to_anyone(house: Any) -> None:
    game = Guessers(house, 5)
    game.lines[0].do(type="Guess", number=3)
    told = game.get().json()
    assert (told["eyes"], told["may"], told["result"]["why"]) == ("all", ["all", "0", "1", "-"], "ARV-3")
    assert [passed.get("by") for passed in told["passed"]] == [None, 1, 0]
    assert told["passed"][1]["time"] <= told["passed"][2]["time"]
    shown = game.get("/1", count=9, eyes="all").json()
    assert len(shown) == 2 and shown[0]["views"] == [{"guesses": [0, -1], "die": 0}, {"guesses": [0, 5], "die": 0}]
    assert game.get("/1/position").text == "0 5 / 0"
    assert shown[1]["over"] == told["result"] and shown[0]["ask"] == {"seats": [0], "what": "guess"}


@pytest.mark.parametrize(
    ("path", "code"), [("/9", "no_such_moment"), ("/-1", "no_such_moment"), ("/x", "no_such_page")]
)
def test_a_moment_that_is_not_there(house: Any, path: str, code: str) -> None:
    game = Guessers(house, 5)
    assert failure(game.get(path, seat=0))[1] == code
    assert failure(game.get(seat=0, eyes="7")) == (400, "bad_message")


def test_what_was_brought_stays_private_after_the_game(house: Any) -> None:
    """TABLE-9: through one's own eyes, until all is shown."""
    pair = Pair(house)
    assert failure(pair.get("replay?eyes=1", 0)) == (409, "not_shown")
    assert failure(pair.get("replay/0/position", 0)) == (409, "not_shown")
    assert pair.get("replay", 0).json()["may"] == ["0", "-"] and len(DECKS) == 2
    for seat in (None, 0, 1):
        texts = [pair.get(f"replay{path}", seat).text for path in ("", "/0", "/2")]
        assert not any(holds(text, owner) for text in texts for owner in {0, 1} - {seat})
    for line in pair.lines:
        line.answered("show")
    assert pair.get("replay").json()["may"] == ["all", "0", "1", "-"]


@pytest.mark.parametrize("name", NAMES)
def test_a_record_is_looked_at_again(house: Any, name: str) -> None:
    for file in sorted((GOLDEN / name / "golden").glob("*.game"))[:2]:
        told = house.client.post("/api/replays", json={"text": file.read_text(encoding="utf-8")}).json()
        last = len(told["passed"]) - 1
        (shown,) = house.client.get(f"{told['path']}/{last}").json()
        assert shown["over"] == told["result"]
        seat = house.client.get(told["path"], params={"eyes": "1"}).json()
        assert (seat["eyes"], len(seat["passed"])) == ("1", last + 1)
        end = file.with_suffix(".end").read_text(encoding="utf-8").strip()
        assert house.client.get(f"{told['path']}/{last}/position").text.strip() == end


def test_a_game_of_bots_and_one_that_runs_still(house: Any) -> None:
    names = ["uniform", "  <b>Aino</b>\u202e"]
    text = "\n".join(TEXT.splitlines()[:12]).replace(_line("result"), "result -")
    told = house.client.post(
        "/api/replays", json={"text": text.replace(_line("players"), f"players {json.dumps(names)}")}
    )
    bot, person = told.json()["seats"]
    assert (bot["kind"], person["kind"], person["name"]) == ("bot", "person", "<b>Aino</b>")
    assert told.json()["result"] is None


def _line(name: str) -> str:
    return next(line for line in TEXT.splitlines() if line.startswith(f"{name} "))


LINES = TEXT.splitlines()
BAD: dict[str, list[str]] = {
    "not_a_record": ["", "hello", "<html>", "pelipoyta-record one"],
    "record_newer": [TEXT.replace("record 1", "record 2"), TEXT.replace(_line("version"), "version 999")],
    "record_older": [TEXT.replace(_line("version"), "version 0")],
    "record_unknown": [TEXT.replace("game rolechess", "game <b>nim</b>")],
    "record_seen": ["pelipoyta-seen 1\ngame lotr\n"],
    "record_cut": [TEXT[: len(TEXT) // 2], "\n".join(LINES[:4]), "\n".join(LINES[:-3]), TEXT[:-3]],
    "record_edited": [
        "\n".join([*LINES[:14], LINES[20], *LINES[14:]]),
        TEXT.replace(_line("result"), "result 1 0 RC-1"),
        TEXT.replace(_line("seats"), "seats 7"),
        TEXT.replace(_line("players"), 'players ["a"]'),
        TEXT.replace(_line("options"), "options {}}"),
        TEXT.replace(_line("version"), "version one"),
        TEXT.replace(LINES[12], "0 nothing at all"),
    ],
    "record_too_large": [TEXT + "\n* 1" * 20_001, TEXT + "\n" * 1_100_000],
}


EACH = [pytest.param(code, text, id=f"{code}-{n}") for code, texts in BAD.items() for n, text in enumerate(texts)]


@pytest.mark.parametrize(("code", "text"), EACH)
def test_whatever_is_wrong_with_a_record_has_its_sentence(house: Any, code: str, text: str) -> None:
    response = house.client.post("/api/replays", json={"text": text})
    error = response.json()["error"]
    assert error["code"] == code and 400 <= response.status_code < 500
    for lang in LANGUAGES:
        words = Words(lang, "errors")
        assert "error-" not in words(f"error-{code}", **error["facts"])


def test_fifty_megabytes_are_refused_and_nothing_of_them_kept(house: Any) -> None:
    response = house.client.post("/api/replays", json={"text": TEXT + "\n" * 50 * 1024 * 1024})
    assert failure(response) == (413, "record_too_large")
    assert house.client.post("/api/replays", json={"text": TEXT}).status_code == 200


def test_a_line_that_was_changed_is_named(house: Any) -> None:
    text = "\n".join([*LINES[:10], "1 a7-a1", *LINES[11:]])
    assert house.client.post("/api/replays", json={"text": text}).json()["error"]["facts"]["line"] == 11


def test_what_was_forgotten_can_be_sent_again(house: Any) -> None:
    assert failure(house.client.get("/api/replays/abc")) == (404, "replay_gone")
    assert failure(house.client.get("/api/replays/abc/3")) == (404, "replay_gone")
    told = [house.client.post("/api/replays", json={"text": TEXT}).json() for _ in range(2)]
    assert told[0] == told[1]
