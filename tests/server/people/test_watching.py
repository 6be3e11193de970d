"""Watching: lists, the featured game and followed games say no more than a table's policy; who looks on."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.server.people.conftest import ORIGIN, Person

from pelipoyta.server.live.room import Room
from pelipoyta.server.services.peers import Drop, LookupKind, NoPeers, Tell
from pelipoyta.table.access import listing

People = Callable[[str], Person]
TABLE = {"game": "rolechess", "seats": 2, "places": ["me", "open"], "listing": "open"}
POLICIES = [("live", 0), ("moves", 3), ("minutes", 60), ("end", 0), ("nobody", 0)]


def services(house: Any) -> Any:
    return house.client.app.state.services


def flush(house: Any) -> None:
    house.client.portal.call(services(house).projector.flush)
    services(house).featured._looked = -1e9  # looks again at once


def begun(one: Person, other: Person, kind: str = "live", behind: int = 0) -> str:
    made = one.post("/api/tables", TABLE | {"watch": {"kind": kind, "behind": behind}})
    assert made.status_code == 201, made.text
    table: str = made.json()["table"]
    assert other.post(f"/api/tables/{table}/sit", {}).status_code == 200
    return table


def say(person: Person, table: str, kind: str = "") -> None:
    """Make a first legal choice where it is the person's turn, or resign."""
    with person.client.websocket_connect(f"/api/tables/{table}/live", headers=ORIGIN) as line:
        line.send_json({"type": "hello", "token": None})
        line.send_json({"type": "ping"})
        heard = [line.receive_json()]
        while heard[-1]["type"] != "pong":
            heard.append(line.receive_json())
        last = [each for each in heard if each["type"] == "update"][-1]
        if kind == "resign":
            line.send_json({"type": "resign", "id": "r"})
        elif last["legal"]:
            line.send_json({"type": "do", "id": "d", "at": last["at"], "action": last["legal"][0]["action"]})
        else:
            return
        while (answer := line.receive_json())["type"] != "ack":
            assert answer["type"] not in ("error", "refused"), answer


def doors(house: Any, follower: Person) -> dict[str, Any]:
    """What those who do not play read of running games, by door."""
    flush(house)
    lists = services(house).lobby_service.lists
    board = lists.board
    house.client.portal.call(lists.opened)
    house.client.portal.call(lists._load)
    found = {name: repr(board.row(name)) for name in board._rows}
    return {
        "featured": house.client.get("/api/featured").json(),
        "followed": follower.get("/api/following"),
        "lobby": found,
    }


@pytest.mark.parametrize(("kind", "behind"), POLICIES)
def test_every_list_tells_no_more_than_the_policy_lets_it(
    desk_house: Any, person: People, kind: str, behind: int
) -> None:
    """Hidden choices and a hidden end change nothing in any of them; what may be seen is listed."""
    aino, eino, fan = person("Aino"), person("Eino"), person("Fanni")
    assert fan.relate("follow", aino).status_code == 200
    table = begun(aino, eino, kind, behind)
    before = doors(desk_house, fan)
    watched = kind in ("live", "moves", "minutes")
    assert (before["featured"]["featured"] is not None) == watched
    assert [each["table"] for each in before["followed"]["running"]] == [table] * watched
    assert (table in before["lobby"]) == watched
    say(aino, table)
    say(eino, table)
    after = doors(desk_house, fan)
    assert (after == before) == (kind != "live")
    say(aino, table, "resign")
    ended = doors(desk_house, fan)
    if kind in ("minutes", "nobody"):
        assert ended == before
    else:
        assert ended["followed"]["running"] == [] and ended["lobby"] == {}
        assert [each["table"] for each in ended["followed"]["ended"]] == [table]


def test_a_planted_leak_is_found(desk_house: Any, person: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "end_known_at", lambda row: row.ended)
    with pytest.raises(AssertionError):
        test_every_list_tells_no_more_than_the_policy_lets_it(desk_house, person, "minutes", 60)


def test_a_player_may_refuse_and_a_private_game_is_never_shown(desk_house: Any, person: People) -> None:
    aino, eino = person("Aino"), person("Eino")
    assert aino.get("/api/featured/choice") == {"shown": True}
    assert aino.post("/api/featured/choice", {"shown": False}).json() == {"shown": False}
    begun(aino, eino)
    flush(desk_house)
    assert desk_house.client.get("/api/featured").json() == {"featured": None}
    aino.post("/api/featured/choice", {"shown": True})
    flush(desk_house)
    assert desk_house.client.get("/api/featured").json()["featured"]["names"] == ["Aino", "Eino"]
    ville = person("Ville")
    assert ville.relate("block", eino).status_code == 200
    assert ville.get("/api/featured") == {"featured": None}  # not even the name of a blocked person


def test_onlookers_are_a_number_and_by_name_to_mutual_friends_alone(desk_house: Any, person: People) -> None:
    aino, eino, fan, other = person("Aino"), person("Eino"), person("Fanni"), person("Outi")
    table = begun(aino, eino)
    path = f"/api/tables/{table}/onlookers"
    fan.relate("ask", aino)
    fan.relate("follow", eino)
    with fan.client.websocket_connect(f"/api/tables/{table}/live", headers=ORIGIN) as line:
        line.send_json({"type": "hello", "token": None})
        assert line.receive_json()["type"] == "welcome"
        assert aino.get(path) == eino.get(path) == other.get(path) == {"friends": []}  # asked is not yet a friend
        aino.relate("accept", fan)
        assert (aino.get(path), eino.get(path)) == ({"friends": ["Fanni"]}, {"friends": []})
        assert desk_house.client.get(path).json() == {"friends": []}
        fan.post("/api/people/visibility", {"seen_by": "nobody"})
        assert aino.get(path) == {"friends": []}
    assert aino.get(path) == {"friends": []}


class TwoProcesses(NoPeers):
    """Lookups between two servers of a test."""

    def __init__(self) -> None:
        self.told: dict[tuple[str, str], Tell] = {}

    def register(self, kind: LookupKind, name: str, tell: Tell) -> Drop:
        self.told[kind, name] = tell
        return lambda: self.told.__delitem__((kind, name))

    async def look_up(self, kind: LookupKind, name: str) -> bytes | None:
        tell = self.told.get((kind, name))
        return tell() if tell else None


def test_a_friend_who_looks_on_at_another_process_is_named(
    desk_house: Any, person: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What this process knows of its own onlookers is taken away: the friend is known by the other's answer alone."""
    aino, eino, fan = person("Aino"), person("Eino"), person("Fanni")
    peers = TwoProcesses()
    monkeypatch.setitem(services(desk_house).__dict__, "peers", peers)
    table = begun(aino, eino)
    path = f"/api/tables/{table}/onlookers"
    fan.relate("ask", aino)
    aino.relate("accept", fan)
    with fan.client.websocket_connect(f"/api/tables/{table}/live", headers=ORIGIN) as line:
        line.send_json({"type": "hello", "token": None})
        assert line.receive_json()["type"] == "welcome"
        [answer] = [tell() for tell in peers.told.values()]
        assert answer == b"here"
        with monkeypatch.context() as other:
            other.setattr(Room, "onlookers", lambda room: frozenset())
            other.setattr(peers, "told", {name: lambda: b"here" for name in peers.told})
            assert (aino.get(path), eino.get(path)) == ({"friends": ["Fanni"]}, {"friends": []})
    while peers.told:  # until the connection is gone
        desk_house.client.get("/healthz")


def test_the_lobby_lists_games_of_followed_people_alone(desk_house: Any, person: People) -> None:
    aino, eino, fan, other = person("Aino"), person("Eino"), person("Fanni"), person("Outi")
    mine = begun(aino, eino)
    begun(other, eino)
    fan.relate("follow", aino)
    flush(desk_house)
    with fan.client.websocket_connect("/api/lobby/live", headers=ORIGIN) as line:
        line.send_json({"type": "enter", "device": "d" * 32})
        line.send_json({"type": "list", "filter": {"section": "running", "followed": True}})
        while (told := line.receive_json())["type"] != "list":
            assert told["type"] != "error", told
    assert [row["id"] for row in told["rows"]] == [mine]
