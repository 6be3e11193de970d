"""After the game by HTTP: only once it is over, only for those who may see it all, worked out once and kept."""

import asyncio
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import arvaus
import pytest
import structlog
from starlette.testclient import TestClient
from tests.server.api.test_decks import Pair
from tests.server.api.test_replay import bearer, failure
from tests.server.conftest import FirstChoice, House

from pelipoyta.bots.workers import analysis
from pelipoyta.bots.workers.jobs import AnalysisJob
from pelipoyta.games import load
from pelipoyta.kernel.game import AnyGame
from pelipoyta.server.app import create_app
from pelipoyta.server.settings import Settings
from pelipoyta.table.log.store import StoreFailed

GAMES = {"arvaus": arvaus.GAME, "lotr": load("lotr"), "dnup": load("dnup")}
GOLDEN = Path(__file__).parents[2] / "games"


class Student(FirstChoice):
    """Studies in this process, and counts."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.fails = False

    async def study(self, game: str, record: str, piece: bytes) -> bytes:
        self.asked += 1
        if self.fails:
            raise RuntimeError("died")
        return await asyncio.to_thread(
            analysis.run, GAMES[game], AnalysisJob(game=game, limit=9.0, record=record, piece=piece)
        )


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return GAMES


@pytest.fixture
def advisers() -> Student:
    return Student()


def studied(house: Any, path: str, token: str = "") -> Any:
    """Asked for, and looked at until it is done."""
    assert house.client.post(path, headers=bearer(token)).status_code == 200
    while (told := house.client.get(path, headers=bearer(token)).json())["state"] == "working":
        pass
    return told


def played(house: Any) -> str:
    """A game of Arvaus to its end."""
    table, first, second = house.pair()
    first.do(type="Guess", number=3)
    second.do(type="Guess", number=5)
    return f"/api/tables/{table}/analysis"


def test_a_game_is_studied_once_and_for_all(house: Any, advisers: Student) -> None:
    path = played(house)
    assert house.client.get(path).json() == {"state": "none", "done": 0, "total": 0, "found": None}
    told = studied(house, path)
    assert told["state"] == "done" and told["done"] == told["total"] > 2
    assert len(told["found"]["points"]) == 4
    asked = advisers.asked
    assert house.client.post(path).json() == told
    assert advisers.asked == asked


def test_nothing_of_a_running_game(house: Any) -> None:
    table, first, _ = house.pair()
    path = f"/api/tables/{table}/analysis"
    first.do(type="Guess", number=3)
    assert failure(house.client.get(path)) == failure(house.client.post(path)) == (409, "analysis_running")
    made = house.table("arvaus", "me", "open")
    assert failure(house.client.post(f"/api/tables/{made['table']}/analysis")) == (409, "not_started")
    assert failure(house.client.post("/api/tables/nowhere/analysis")) == (404, "no_such_table")


def test_a_study_that_fails_can_be_asked_for_again(house: Any, advisers: Student) -> None:
    path = played(house)
    advisers.fails = True
    assert studied(house, path)["state"] == "failed"
    advisers.fails = False
    assert studied(house, path)["state"] == "done"


def test_a_record_that_is_handed_in_is_studied_too(house: Any) -> None:
    text = (GOLDEN / "dnup/golden/two-greedy.game").read_text()
    running = "\n".join("result -" if line.startswith("result") else line for line in text.splitlines()[:-4])

    def sent(text: str) -> Any:
        return house.client.post("/api/replays", json={"text": text}).json()["path"]

    path = f"{sent(running)}/analysis"
    assert failure(house.client.post(path)) == (409, "analysis_running")
    assert failure(house.client.get("/api/replays/nothing/analysis")) == (404, "replay_gone")
    assert house.client.get(f"{sent(text)}/analysis").json()["state"] == "none"


def test_decks_that_stay_secret_are_not_studied(house: Any) -> None:
    """The curve would tell what was drawn from them (TABLE-9)."""
    pair = Pair(house)
    path = f"/api/tables/{pair.table}/analysis"
    for token in ("", *pair.tokens):
        assert failure(house.client.post(path, headers=bearer(token))) == (409, "not_shown")
        assert failure(house.client.get(path, headers=bearer(token))) == (409, "not_shown")
    for line in pair.lines:
        line.answered("show")
    assert house.client.get(path).json()["state"] == "none"


def test_what_was_found_outlives_the_house(opened: Any, settings: Settings, advisers: Student) -> None:
    house = opened(settings)
    path = played(house)
    told, asked = studied(house, path), advisers.asked
    assert opened(settings).client.get(path).json() == {"state": "done", "done": 1, "total": 1, "found": told["found"]}
    assert advisers.asked == asked


def test_a_result_that_cannot_be_stored_is_shown_and_logged(house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    path, store = played(house), house.client.app.state.services.store
    append = store.append

    async def full(batches: Any) -> None:
        if batches[0].kind == "analyses":
            raise StoreFailed("disk full")
        await append(batches)

    monkeypatch.setattr(store, "append", full)
    with structlog.testing.capture_logs() as said:
        assert studied(house, path)["state"] == "done"
        for _ in range(20):  # it is shown before it is stored
            said or house.client.get(path)
    assert [(line["event"], line["why"]) for line in said] == [("analysis not stored", "disk full")]


def test_a_house_without_students_says_that_it_is_busy(games: Any, settings: Settings, tmp_path: Path) -> None:
    with ExitStack() as stack:
        app = create_app(settings, games, advisers=FirstChoice(), client=tmp_path)
        house = House(stack.enter_context(TestClient(app)), stack)
        assert failure(house.client.post(played(house))) == (503, "busy")
