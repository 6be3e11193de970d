"""A GET changes nothing: whatever stands still, looking at it stores no line.

A server is opened on tables and contests of every kind at which something is due; it resumes nothing by itself, and
every address that names one of them is asked for.
"""

from collections.abc import Iterator, Sequence
from time import sleep
from typing import Any

import pytest
from tests.server.contests.team_matches import Duplicate, TeamMatchClient
from tests.server.contests.test_drafts import Draft
from tests.server.contests.test_tournaments import Event

from pelipoyta.contests.event_store import EventStore
from pelipoyta.contests.service import ContestService
from pelipoyta.games import load
from pelipoyta.kernel.game import AnyGame
from pelipoyta.server.settings import Settings
from pelipoyta.table.live.lobby import Lobby
from pelipoyta.table.log.group_commit import GroupCommitStore
from pelipoyta.table.log.store import Batch

NUMBER = ("number", "seat", "move")
SETTLED = 0.2  # seconds in which a line that a request led to would be stored


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {name: load(name) for name in ("lotr", "rolechess", "kasvoton")}


@pytest.fixture
def settings(settings: Settings) -> Settings:
    free = {"tables_per_minute": 10_000, "misses_per_minute": 10_000}
    return Settings(**{**settings.__dict__, **free})


class Still:
    """A server on what another one left in the middle; `asked` are all addresses to GET, and by whom."""

    def __init__(self, opened: Any, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(ContestService, "table_changed", lambda *_: None)  # it dies before it hears of any end
        self.tokens: dict[str, list[str]] = {}
        self._leave(opened(settings))
        monkeypatch.undo()

        async def nothing(*_: Any) -> None: ...

        monkeypatch.setattr(ContestService, "resume", nothing)
        monkeypatch.setattr(Lobby, "wake", nothing)
        self.house = opened(settings)
        self.appended: list[Sequence[Batch]] = []
        append = GroupCommitStore.append

        def noted(store: GroupCommitStore, batches: Sequence[Batch]) -> Any:
            if store is self.house.client.app.state.services.store._store:
                self.appended.append(batches)
            return append(store, batches)

        monkeypatch.setattr(GroupCommitStore, "append", noted)

    def _leave(self, house: Any) -> None:
        """A table where a bot is due, a series with an end to be noted, a round, a draft and two sets of tables."""
        made = house.table("rolechess", "bot:greedy", "me")
        self.tables = {made["table"]: made["token"]}
        wish = {"game": "rolechess", "seats": 2, "options": {}, "places": ["me", "bot:greedy"], "name": "Aino"}
        told = house.client.post("/api/tables", json={**wish, "contest": {"form": "best", "count": 3}}).json()
        line = house.join(told["table"], told["token"])
        line.until("update")
        assert line.answered("resign")["type"] == "ack"
        self.tables[told["table"]] = told["token"]
        self.series = house.client.get(f"/api/tables/{told['table']}").json()["round"]["contest"]
        event = Event(house, game="rolechess", rounds=2, bots=True, auto=True)
        event.do("enter_bot", bot="greedy", count=4)
        draft = Draft(house, "draft", bots=2, boosters={"pace": 1})
        for each in (event, draft):
            each.do("pair")
        self.tournaments = {event.id: event.token, draft.id: draft.tickets[0]["token"]}
        team_match, duplicate = TeamMatchClient(house), Duplicate(house)
        tickets = [team_match.begun()[0][0], duplicate.dealt(6)[0]]
        self.team_matches = {team_match.id: tickets[0], duplicate.id: tickets[1]}
        self.tables |= {team_match.table(1): tickets[0], duplicate.table(1): tickets[1]}
        self.tables |= {game["table"]: "" for game in event.look()["course"][0]["games"]}

    def faults(self) -> list[str]:
        """The addresses after whose GET a line was stored."""
        found = []
        for path, token in self._asked():
            self.appended.clear()
            self.house.client.get(path, headers={"Authorization": f"Bearer {token}"} if token else {})
            found += [path] if self.appended else []
        sleep(SETTLED)
        return found + (["later"] if self.appended else [])

    def _asked(self) -> Iterator[tuple[str, str]]:
        named = {"table": self.tables, "contest": {self.series: ""}, "tournament": self.tournaments}
        named["team_match"] = self.team_matches
        for path in addresses(self.house.client.app):
            name = next(part for part in named if f"{{{part}" in path)
            for id, token in named[name].items():
                yield filled(path, name, id), token

    def asked(self) -> set[str]:
        return {path for path, _ in self._asked()}


def addresses(app: Any) -> list[str]:
    """All that can be got of tables and contests, as the server itself knows them."""
    routes = [route for each in app.routes for route in getattr(each, "original_router", app).routes]
    owners = ("/api/tables/{", "/api/contests/{", "/api/tournaments/{", "/api/team-matches/{", "/api/team-matches/{")
    paths = {getattr(route, "path", ""): getattr(route, "methods", None) or () for route in routes}
    return sorted(path for path, methods in paths.items() if "GET" in methods and path.startswith(owners))


def filled(path: str, name: str, id: str) -> str:
    """The path with the id and zeros put in, whatever converters its parameters have."""
    for part in path.split("/"):
        if part.startswith("{"):
            own = part.strip("{}").partition(":")[0]
            path = path.replace(part, id if own == name else "0")
    return path


@pytest.fixture
def still(opened: Any, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Still:
    return Still(opened, settings, monkeypatch)


def test_no_get_stores_a_line(still: Still) -> None:
    assert len(addresses(still.house.client.app)) > 10 and len(still.asked()) > 50
    assert still.faults() == []


def test_a_get_that_opens_its_table_is_found(still: Still, monkeypatch: pytest.MonkeyPatch) -> None:
    async def opening(lobby: Lobby, table: str) -> Any:
        return await lobby.find(table)

    monkeypatch.setattr(Lobby, "read", opening)
    assert still.faults() != []


def test_a_get_that_lets_its_contest_go_on_is_found(still: Still, monkeypatch: pytest.MonkeyPatch) -> None:
    read = EventStore.read

    async def waking(events: Any, id: str) -> Any:
        found = await read(events, id)
        service = still.house.client.app.state.services.contests
        for runner in (service.series, service.tournaments, service.team_matches):
            if runner._events is events and id not in woken:
                woken.add(id)
                runner.wake(id)
        return found

    woken: set[str] = set()
    monkeypatch.setattr(EventStore, "read", waking)
    assert still.faults() != []
