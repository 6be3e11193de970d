"""Learning from mistakes by HTTP: the player's own view, verdicts by the analysis, access as for the analysis."""

from typing import Any

import msgspec
import pytest
from tests.server.api.test_analysis import GAMES, Student, played, studied
from tests.server.api.test_replay import failure
from tests.server.conftest import House

from pelipoyta.bots.analysis.model import Analysis, Option, Weighed
from pelipoyta.kernel.game import AnyGame
from pelipoyta.server.archive.mistakes import NEAR
from pelipoyta.server.services.analysis_queue import Progress


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return GAMES


@pytest.fixture
def advisers() -> Student:
    return Student()


def mistakes(analysis: str, step: int) -> str:
    return f"{analysis.removesuffix('/analysis')}/mistakes/{step}"


def test_nothing_is_told_before_the_end_or_the_analysis(house: House, advisers: Student) -> None:
    table, first, second = house.pair()
    path = f"/api/tables/{table}/analysis"
    assert failure(house.client.post(mistakes(path, 0), json={})) == (409, "analysis_running")
    first.do(type="Guess", number=3)
    second.do(type="Guess", number=5)
    assert failure(house.client.post(mistakes(path, 0), json={})) == (404, "no_such_mistake")
    studied(house, path)
    assert failure(house.client.post(mistakes(path, 99), json={})) == (404, "no_such_mistake")


def test_a_mistake_is_asked_through_the_players_eyes_and_judged(house: Any, advisers: Student) -> None:
    """Of two guesses in secret the second is called a mistake; its player never sees the first one's number."""
    path = played(house)
    queue = house.client.app.state.services.analyses
    found = marked(Analysis, studied(house, path)["found"])
    for name in list(queue._known):
        queue._known[name] = Progress(1, 1, found=found)
    asked = house.client.post(mistakes(path, 1), json={}).json()
    assert (asked["answer"], asked["seat"], asked["values"], asked["wanted"]) == ("asked", 1, [], None)
    assert asked["updates"][-1]["view"]["guesses"] == [-1, 0]

    def answered(number: int, **more: Any) -> Any:
        body = {"deeds": [{"type": "Guess", "number": number}], **more}
        return house.client.post(mistakes(path, 1), json=body).json()

    again, best = answered(5), answered(4)
    assert again["answer"] == "other" and again["given"]["value"] == 0.2 and again["values"] == []
    assert best["answer"] == "done" and best["best"] == 0.6 and best["updates"][-1]["events"]
    for scene in (asked, again):
        assert [(each["view"]["guesses"], each["events"]) for each in scene["updates"]] == [([-1, 0], [])]
    rated = answered(6)  # nothing was known of it
    assert rated["answer"] == ("done" if rated["given"]["value"] > 0.6 - NEAR else "other")
    assert answered(9)["answer"] == "refused" and answered(4, why=True)["answer"] == "asked"
    told = house.client.post(mistakes(path, 1), json={"give_up": True}).json()
    assert told["wanted"] == {"type": "Guess", "number": 4} and told["answer"] == "asked"


def marked(kind: type[Analysis], found: Any) -> Analysis:
    """The analysis with the second guess as a mistake."""
    option = lambda text, value: Option(action=text, value=value, error=0.01, best=0.5)  # noqa: E731
    wrong = Weighed(
        step=1, seat=1, loss=0.4, error=0.01, mark="mistake", played=option("5", 0.2),
        better=(option("4", 0.6), option("3", 0.5)),
    )  # fmt: skip
    return msgspec.structs.replace(msgspec.convert(found, kind), weighed=(wrong,))
