"""Nothing of a game that onlookers may not see, or not yet, leaves the server by any way, whatever happens in it.

All ways are the server's own lists: each endpoint that only reads, and each message of each WebSocket. What people who
neither play nor host get is the same, to the byte, before and after what they must not know (TABLE-25); so a new way
out is looked at without being named here. Leaks that are planted, one at each way, are found.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any, get_args

import msgspec
import pytest
from tests.server.people.conftest import ORIGIN, Person, desk_house, person  # noqa: F401 - fixtures
from tests.server.people.test_club_pages import join, make
from tests.server.people.test_watching import flush, say, services

from pelipoyta.community.accounts import profiles
from pelipoyta.community.listing import rows as lobby_rows
from pelipoyta.community.table_index.row import IndexedTable
from pelipoyta.server.api.asyncapi import CHANNELS
from pelipoyta.server.api.endpoint import Endpoint
from pelipoyta.server.api.routes import ENDPOINTS
from pelipoyta.server.lobby.featured import game as featured
from pelipoyta.server.lobby.featured import rows as featured_rows
from pelipoyta.server.people.clubs import pages as club_pages
from pelipoyta.server.ratings import readings
from pelipoyta.server.settings import Settings
from pelipoyta.server.state import AppState
from pelipoyta.table.access import listing, policy
from pelipoyta.table.watching import Watching

People = Callable[[str], Person]

pytestmark = pytest.mark.long
DEVICE = "selain-0123456789abcdef"
A_DAY_EACH = {"bank": 86_400, "each": True}
POLICIES = (("moves", 9), ("minutes", 60), ("end", 0), ("nobody", 0))
ABSENT = {"number": "0", "chapter": "0", "seat": "0", "entrant": "0", "game": "rolechess"}
READING = {"/api/history", "/api/tables/{table}/hint", "/api/tables/{table}/analysis"}  # asked by POST
NOT_OF_TABLES = {  # endpoints whose answers change by themselves
    "/metrics": "counts of the whole server, for its operator",
    "/readyz": "how the server does",
    "/healthz": "how the server does",
}
SAID = {  # messages that ask to be told something, and are said by the onlookers of this walk
    "table": {"hello", "ping"},
    "lobby": {"enter", "list", "mine", "events", "ping"},
    "notices": {"enter", "ping"},
}
DONE = {  # messages that do something; an onlooker is refused those of a seat (tests/server/live)
    "lobby": {"offer", "withdraw", "join", "here", "attention", "leave_list"},
    "notices": {"attention"},
}
SEATS_OWN = {
    "bots",  # a bot account's way: its own seats, and tables as any onlooker (tests/server/outside)
    "helper",  # of real pieces: it knows no table of this server (tests/server/helpers)
}


def readers() -> Iterator[Endpoint]:
    """Every endpoint that only reads."""
    for each in ENDPOINTS:
        if (each.method == "GET" or each.path in READING) and each.path not in NOT_OF_TABLES:
            yield each


@dataclass
class Scene:
    """A game of two people in a club, and everyone else who may ask."""

    house: Any
    players: tuple[Person, Person]
    onlookers: dict[str, Person | None]
    table: str
    club: str

    def told(self) -> dict[str, str]:
        """All that those who neither play nor host get now, by who and which way."""
        flush(self.house)
        self.house.client.portal.call(services(self.house).ratings.settle)
        found: dict[str, str] = {}
        for who, onlooker in self.onlookers.items():
            client = onlooker.client if onlooker else self.house.client
            for each in readers():
                found[f"{who}: {each.method} {each.path}"] = self._answer(client, each)
            for channel in ("table", "lobby", "notices"):
                found[f"{who}: {channel}"] = "\n".join(map(str, self._heard(client, channel)))
        return found

    def _answer(self, client: Any, each: Endpoint) -> str:
        path = re.sub(r"\{(\w+)\}", lambda name: self._named(each.path, name[1]), each.path)
        body = {"tables": [{"id": self.table, "token": ""}], "at": 0} if each.method == "POST" else None
        body = {"at": 0} if each.path.endswith("/hint") else body
        query = {"game": "rolechess", "pace": "days"} if each.path == "/api/ratings" else {}
        answer = client.request(each.method, path, json=body, params=query, headers=ORIGIN)
        assert answer.status_code != 429, path
        return f"{answer.status_code} {answer.content!r}"

    def _named(self, path: str, name: str) -> str:
        if name == "name" and path.startswith("/api/people"):
            return self.players[0].name
        return {"table": self.table, "club": self.club, **ABSENT}.get(name, "nothing-of-that-name")

    def _heard(self, client: Any, channel: str) -> Iterator[Any]:
        """Everything that a page gets when it comes, after each of its first messages."""
        with ExitStack() as stack:
            line = self.connected(stack, client, channel)
            yield from self.pinged(line)

    def connected(self, stack: ExitStack, client: Any, channel: str) -> Any:
        address = next(each.address for each in CHANNELS if each.name == channel).format(table=self.table)
        line = stack.enter_context(client.websocket_connect(address, headers=ORIGIN))
        greetings: list[dict[str, Any]] = [{"type": "enter", "device": DEVICE}]
        if channel == "table":
            greetings = [{"type": "hello", "token": None}]
        if channel == "lobby":
            choices = [{"section": "running"}, {"section": "running", "club": self.club}, {"section": "open"}]
            greetings += [{"type": "list", "filter": choice} for choice in choices] + [
                {"type": "mine"},
                {"type": "events"},
            ]
        for each in greetings:
            line.send_json(each)
        return line

    def pinged(self, line: Any) -> Iterator[Any]:
        line.send_json({"type": "ping"})
        while (told := line.receive_json())["type"] != "pong":
            yield told


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """No limits: every way is asked many times, by the second."""
    limits = ("cost_per_ten_seconds", "requests_per_second", "hellos_per_second", "misses_per_minute")
    return settings.model_copy(update=dict.fromkeys(limits, 1_000_000))


@pytest.fixture
def scene(desk_house: Any, person: People) -> Callable[[str, int, str], Scene]:  # noqa: F811
    """A running game by a watch policy, in everybody's list or a club's, that a friend and a stranger look at."""

    def made(kind: str, behind: int, listed: str) -> Scene:
        aino, eino, fan, other = person("Aino"), person("Eino"), person("Fanni"), person("Outi")
        club = make(aino)
        join(aino, club, eino)
        join(aino, club, fan)
        fan.relate("follow", aino)
        fan.relate("ask", eino)
        eino.relate("accept", fan)
        wish = {"game": "rolechess", "seats": 2, "places": ["me", "open"], "listing": listed}
        own: dict[str, Any] = {"club": club} if listed == "club" else {}
        if listed == "rated":
            own = {"listing": "open", "rated": True, "hints": False, "time": A_DAY_EACH}
        answer = aino.post("/api/tables", wish | own | {"watch": {"kind": kind, "behind": behind}})
        assert answer.status_code == 201, answer.text
        table = answer.json()["table"]
        assert eino.post(f"/api/tables/{table}/sit", {}).status_code == 200
        return Scene(desk_house, (aino, eino), {"guest": None, "friend": fan, "stranger": other}, table, club)

    return made


def learnt(scene: Scene, kind: str) -> Iterator[str]:
    """The ways by which somebody learns of a choice, or of an end that is not to be known yet."""
    before = scene.told()
    for player in 2 * scene.players:  # a turn may take two choices, and a game in which one chose nothing is not rated
        say(player, scene.table)
    yield from _changed(before, scene.told(), "a choice")
    if kind == "minutes":
        say(scene.players[0], scene.table, "resign")
        yield from _changed(before, scene.told(), "the end")


def _changed(before: dict[str, str], after: dict[str, str], what: str) -> Iterator[str]:
    yield from (f"{way}: {what}" for way in before if before[way] != after[way])


@pytest.mark.parametrize("listed", ["open", "club", "rated"])
@pytest.mark.parametrize(("kind", "behind"), POLICIES)
def test_nothing_that_onlookers_may_not_see_leaves_by_any_way(scene: Any, kind: str, behind: int, listed: str) -> None:
    assert list(learnt(scene(kind, behind, listed), kind)) == []


def test_a_game_that_everybody_may_watch_shows_by_the_ways_it_should(scene: Any) -> None:
    """The walk sees what there is to be seen: else it would prove nothing."""
    ways = {each.split(": ", 1)[1] for each in learnt(scene("live", 0, "open"), "live")}
    assert {"table: a choice", "lobby: a choice", "GET /api/tables/{table}/record: a choice"} <= ways


def test_no_message_is_forgotten() -> None:
    """A new message that asks for something is said here; the commands of a table are those of a seat."""
    said = {channel.name: {tag_of(each) for each in get_args(channel.from_client)} for channel in CHANNELS}
    assert said.keys() - SEATS_OWN == SAID.keys()
    assert all(SAID[channel] <= tags for channel, tags in said.items() if channel in SAID)
    assert {channel: said[channel] - SAID[channel] for channel in DONE} == DONE


def tag_of(message: Any) -> str:
    described = msgspec.inspect.type_info(message)
    assert isinstance(described, msgspec.inspect.StructType)
    return str(described.tag)


def test_no_endpoint_is_forgotten() -> None:
    """Whatever answers GET is asked, and so is what is read by POST."""
    asked = {(each.method, each.path) for each in readers()}
    left = {each.path for each in ENDPOINTS if each.method == "GET"} - {path for _, path in asked}
    assert left == NOT_OF_TABLES.keys() & {each.path for each in ENDPOINTS}
    assert {("POST", path) for path in READING} <= asked
    assert len(asked) > 50


def _at_once(module: Any) -> Callable[[pytest.MonkeyPatch], None]:
    """The module tells of a table as if everybody might watch it live."""

    def told(row: IndexedTable, now: float) -> listing.ListingAccess:
        return listing.listing_access(msgspec.structs.replace(row, watch=Watching()), now)

    return lambda patch: patch.setattr(module, "listing_access", told)


def _as_it_is(patch: pytest.MonkeyPatch) -> None:
    async def seen(self: AppState, table: Any, key: str) -> Any:
        return table

    patch.setattr(AppState, "seen", seen)
    patch.setattr(policy, "unwatched_by", lambda state, key, now: None)


def _no_result_held(module: Any) -> Callable[[pytest.MonkeyPatch], None]:
    return lambda patch: patch.setattr(module, "kept_back", lambda db, now: {})


LEAKS: dict[str, tuple[Callable[[pytest.MonkeyPatch], None], str, str, str]] = {
    "rows of the lobby": (_at_once(lobby_rows), "moves", "open", "guest: lobby: a choice"),
    "rows of a club's lobby": (_at_once(lobby_rows), "moves", "club", "friend: lobby: a choice"),
    "the featured game": (_at_once(featured), "minutes", "open", "guest: GET /api/featured: the end"),
    "games of followed people": (_at_once(featured_rows), "minutes", "open", "friend: GET /api/following: the end"),
    "a club's page": (_at_once(club_pages), "minutes", "club", "friend: GET /api/clubs/{club}: the end"),
    "a table as it is": (_as_it_is, "moves", "open", "stranger: GET /api/tables/{table}/record: a choice"),
    "a live view": (_as_it_is, "end", "open", "stranger: table: a choice"),
    "a profile": (_no_result_held(profiles), "minutes", "open", "guest: GET /api/people/{name}: the end"),
    "results of a person": (
        _no_result_held(readings),
        "minutes",
        "club",
        "stranger: GET /api/people/{name}/ratings: the end",
    ),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(scene: Any, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant, kind, listed, found = LEAKS[leak]
    plant(monkeypatch)
    assert found in learnt(scene(kind, dict(POLICIES)[kind], listed), kind)
