"""Answers that take long to make: kept until the log grows, and counted by cost and address."""

from typing import Any

import arvaus
import pytest
from tests.server.contests.team_matches import TeamMatchClient
from tests.server.contests.test_tournaments import Event

from pelipoyta.games import load
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.picture import Picture
from pelipoyta.kernel.records import record
from pelipoyta.server.api.contests import team_matches, tournaments
from pelipoyta.server.api.endpoint import Endpoint
from pelipoyta.server.api.routes import ENDPOINTS
from pelipoyta.server.archive import documents, pictures, replays
from pelipoyta.server.archive.executor import JobExecutor
from pelipoyta.server.archive.games import decklists
from pelipoyta.server.settings import Settings
from pelipoyta.server.state import LOADING
from pelipoyta.table import replay

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
    "/api/team-matches/{team_match}",
    "/api/games/{game}/{option}/offers",
    "/api/tables/{table}/analysis",
    "/api/replays/{name}",
    "/api/replays/{name}/analysis",
    "/api/replays/{name}/{number}/position",
    "/api/replays/{name}/{number}/film",
}


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {"arvaus": arvaus.GAME, **{name: load(name) for name in ("rolechess", "kasvoton", "lotr")}}


def played(house: Any) -> str:
    """A game of Arvaus to its end."""
    table, first, second = house.pair()
    first.do(type="Guess", number=3)
    second.do(type="Guess", number=5)
    return f"/api/tables/{table}"


WORK = (  # what takes long, and must not hold the server's own interpreter
    (documents, "record_text"),
    (documents, "dice_proof"),
    (documents, "course"),
    (documents, "study_text"),
    (replays, "replay_info"),
    (replays, "moments"),
    (replays, "position_text"),
    (pictures, "preview"),
    (pictures, "animation"),
)
PATHS = ("record", "dice", "analysis", "replay", "replay/0", "replay/0/position", "preview", "replay/1/film")


class Workshop:
    """Notes where dear work is done: by the archive's executor, or elsewhere."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.executing, self.done, self.elsewhere = False, list[str](), list[str]()
        answer = JobExecutor.answer
        monkeypatch.setattr(JobExecutor, "answer", lambda executor, request: self._execute(answer, executor, request))
        for module, name in (*WORK, (replay.Replay, "__init__"), (record, "write")):
            monkeypatch.setattr(module, name, self._noted(name, getattr(module, name)))

    def _execute(self, answer: Any, executor: Any, request: Any) -> Any:
        self.executing = True
        try:
            return answer(executor, request)
        finally:
            self.executing = False

    def _noted(self, name: str, work: Any) -> Any:
        def noted(*what: Any, **how: Any) -> Any:
            (self.done if self.executing else self.elsewhere).append(name)
            return work(*what, **how)

        return noted


def test_dear_answers_are_made_once_by_the_archives_executor_until_the_log_grows(
    house: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a server with worker processes that executor is in a process of its own."""
    monkeypatch.setattr(pictures, "draw", lambda *_: Picture(1, 1, ""))
    workshop, table = Workshop(monkeypatch), played(house)

    def ask() -> list[bytes]:
        answers = [house.client.get(f"{table}/{path}") for path in PATHS]
        past = house.client.post("/api/history", json={"tables": [{"id": table.rpartition("/")[2]}]})
        assert {each.status_code for each in (*answers, past)} == {200}
        return [each.content for each in (*answers, past)]

    first = ask()
    done = list(workshop.done)
    assert workshop.elsewhere == [] and set(done) >= {name for _, name in WORK}
    assert ask() == first and workshop.done == done


def test_ready_made_decks_are_checked_once(house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, offers = list[str](), decklists.offers

    def counted(game: Any, option: str) -> Any:
        asked.append(option)
        return offers(game, option)

    monkeypatch.setattr(decklists, "offers", counted)
    first, second = [house.client.get("/api/games/lotr/decks/offers").content for _ in range(2)]
    assert first == second and asked == ["decks"]


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


def test_a_page_of_a_team_match_is_made_once_until_the_log_grows(house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    make, made = team_matches.team_match_info, list[str]()

    def counted(*what: Any) -> Any:
        made.append(what[2])
        return make(*what)

    monkeypatch.setattr(team_matches, "team_match_info", counted)
    meeting = TeamMatchClient(house)
    assert [meeting.look()["entrants"] for _ in range(3)] == [[]] * 3 and len(made) == 1
    ticket = meeting.join("Aino")
    assert [each["name"] for each in meeting.look()["entrants"]] == ["Aino"] and len(made) == 2
    assert (meeting.look(ticket["token"])["entrant"], meeting.look()["entrant"]) == (0, None)


def test_one_address_spends_its_own_budget_alone(opened: Any, settings: Settings) -> None:
    house = opened(settings.model_copy(update={"cost_per_ten_seconds": 30 + LOADING}))
    path = f"{played(house)}/record"
    assert [house.client.get(path).status_code for _ in range(3)] == [200, 200, 429]
    house.client.app.state.services.limits.cost("203.0.113.9", 15)  # another's is not touched


def _is_request(endpoint: Endpoint) -> bool:
    """True for requests of analyses, which have places by address instead."""
    return endpoint.method == "POST" and endpoint.path.endswith("/analysis")


def test_every_dear_answer_is_counted(opened: Any, settings: Settings) -> None:
    house = opened(settings.model_copy(update={"cost_per_ten_seconds": 1}))
    limits = house.client.app.state.services.limits
    limits.cost("testclient", 1)
    dear = [each for each in ENDPOINTS if each.path in COSTLY and not _is_request(each)]
    assert len(dear) == len(COSTLY)
    for each in dear:
        path = each.path.format(
            table="x", number=0, name="x", tournament="x", team_match="x", game="arvaus", option="x"
        )
        assert house.client.request(each.method, path, json={"text": ""}).status_code == 429, path


def test_a_table_that_must_be_loaded_is_counted(opened: Any, settings: Settings) -> None:
    path = played(opened(settings))
    house = opened(settings.model_copy(update={"cost_per_ten_seconds": LOADING}))
    assert [house.client.get(path).status_code for _ in range(3)] == [200, 200, 200]  # loaded once
    house = opened(settings.model_copy(update={"cost_per_ten_seconds": LOADING}))
    house.client.app.state.services.limits.cost("testclient", 1)
    assert house.client.get(path).status_code == 429
