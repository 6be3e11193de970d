"""Rated games looked at for the operator: a report is stored, signals are noted, and nobody is acted on."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest
from sqlalchemy import select
from tests.server.accounts.conftest import Browser
from tests.server.ratings.test_rated_games import play, signed_up

from pelipoyta.bots.workers.jobs import AgreementJob
from pelipoyta.community.fairplay import book, candidates
from pelipoyta.community.fairplay.agreement import ComparedChoice, LikeLevels
from pelipoyta.community.fairplay.model import ComparedGame, Meetings
from pelipoyta.community.fairplay.report import report_of
from pelipoyta.storage.schema.people.moderation import MODERATION_TRAIL, SANCTIONS, SIGNALS

Browsers = Callable[..., Browser]


class Comparer:
    """Finds that every choice was the strongest bot's, and that no level finds it."""

    def __init__(self) -> None:
        self.jobs: list[AgreementJob] = []

    async def compare(self, job: AgreementJob) -> bytes:
        self.jobs.append(job)
        return msgspec.json.encode([ComparedChoice(step, agrees=True, lower=0, upper=0) for step in job.steps])


def services(house: Any) -> Any:
    return house.client.app.state.services


def rows(house: Any, table: Any) -> Sequence[Any]:
    found: Sequence[Any] = house.client.portal.call(
        services(house).database.run, lambda db: db.execute(select(table)).mappings().all()
    )
    return found


def choose_once(browser: Browser, table: str) -> None:
    """Make the first legal choice of a game, if it is this player's turn."""
    socket = browser.socket(f"/api/tables/{table}/live")
    socket.send_json({"type": "hello", "token": None, "seen": 0})
    socket.send_json({"type": "ping"})
    heard = [socket.receive_json()]
    while heard[-1]["type"] != "pong":
        heard.append(socket.receive_json())
    told = [each for each in heard if each["type"] == "update"][-1]
    if told["legal"]:
        action = told["legal"][0]["action"]
        socket.send_json({"type": "do", "id": "d", "at": told["at"], "action": action})
        while (answer := socket.receive_json())["type"] != "ack":
            assert answer["type"] not in ("error", "refused"), answer
    socket.close()


@pytest.fixture
def looked(house: Any, browser: Browsers, monkeypatch: pytest.MonkeyPatch) -> Comparer:
    """Two people played a rated game, and the house has looked at it."""
    monkeypatch.setattr(candidates, "NEW_GAMES", 1)
    monkeypatch.setattr("pelipoyta.community.fairplay.agreement.FEWEST_CHOICES", 1)
    monkeypatch.setattr("pelipoyta.community.fairplay.agreement.FEWEST_GAMES", 1)
    comparer, state = Comparer(), services(house)
    monkeypatch.setattr(state.fairplay, "_comparer", comparer)
    aino, eino = signed_up(browser, "Aino", "Eino")
    play(aino, eino, before=choose_once)
    house.client.portal.call(state.projector.flush)
    house.client.portal.call(state.fairplay.look)
    return comparer


def test_a_report_is_stored_for_the_operator_alone(house: Any, looked: Comparer) -> None:
    chosen = [len(each.steps) for each in looked.jobs]
    assert sum(chosen) > 0 and {each.levels[1] for each in looked.jobs} == {"level3", "level4"}  # who lost, who won
    found = house.client.portal.call(services(house).database.run, book.undismissed)
    assert sorted(each.report["agreement"]["choices"] for each in found) == sorted(chosen)
    assert all(each.report["points"] and each.report["tables"] for each in found)
    assert rows(house, SANCTIONS) == [] and rows(house, MODERATION_TRAIL) == []


def test_what_was_looked_at_is_not_looked_at_again(house: Any, looked: Comparer) -> None:
    before = len(looked.jobs)
    assert house.client.portal.call(services(house).fairplay.look) == 0
    assert len(looked.jobs) == before


def test_device_and_network_are_noted_as_digests(house: Any, looked: Comparer) -> None:
    del looked
    found = rows(house, SIGNALS)
    assert {each["kind"] for each in found} == {"device", "network"}
    assert len({each["value"] for each in found if each["kind"] == "network"}) == 1
    assert len({each["value"] for each in found if each["kind"] == "device"}) == 2
    assert all(len(each["value"]) == 40 and each["value"].isalnum() for each in found)


def test_two_accounts_of_one_browser_share_its_device(house: Any, browser: Browsers) -> None:
    one = browser()
    one.sign_up("Aino")
    device = one.client.cookies.get("pelipoyta-device")
    one.post("/api/account/sign-out")
    one.sign_up("Eino")
    assert device and one.client.cookies.get("pelipoyta-device") == device
    assert rows(house, SIGNALS) == []  # nobody played a rated game


def test_the_operator_reads_the_figures_and_dismisses_them(opened: Any, settings: Any) -> None:
    token = "an-operators-secret-token"
    house = opened(settings.model_copy(update={"operator_token": token}))
    like = LikeLevels("level2", "level3", 0.5)
    choices = (ComparedChoice(0, agrees=True, lower=0, upper=0),) * 30
    games = [ComparedGame(f"t{number}", choices, (2.0,) * 30) for number in range(12)]
    met = Meetings(person="a-other", shared=("device",), games=4, won=4, lost=0, given_up=3, one_sided=True)
    told = msgspec.to_builtins(report_of(1480.0, like, games, (met,)))
    run, call = services(house).database.run, house.client.portal.call
    call(run, lambda db: book.add_report(db, "a-eino", "rolechess", games=12, report=told, now=1.0))
    headers = {"authorization": f"Bearer {token}", "origin": "http://testserver"}
    [shown] = house.client.get("/api/operator", headers=headers).json()["fairplay"]
    assert shown["report"]["concerns"] == ["agreement", "times", "meetings"]
    assert shown["report"]["meetings"][0]["name"] == ""
    body = {"type": "dismiss", "report": shown["id"]}
    desk = house.client.post("/api/operator/commands", json=body, headers=headers).json()
    assert (desk["fairplay"], desk["trail"][0]["kind"]) == ([], "fairplay_dismissed")
