"""Law: every endpoint and message that changes something names its act, and every sanction is enforced there."""

from collections.abc import Callable, Iterable
from contextlib import ExitStack
from types import UnionType
from typing import Any, Union, get_args, get_origin

import pytest
from tests.server.people.conftest import ORIGIN, Operator, Person, code

from pelipoyta.community.moderation.ladder import KINDS, LADDER, Act
from pelipoyta.server.api.deps import acts
from pelipoyta.server.api.endpoint import Endpoint, Endpoints
from pelipoyta.server.api.routes import ENDPOINTS
from pelipoyta.server.people.moderation.acts import ACT_OF_MESSAGE
from pelipoyta.server.schemas.websocket.live import ClientMessage
from pelipoyta.server.schemas.websocket.lobby import LobbyMessage
from pelipoyta.server.schemas.websocket.notices import NoticeMessage

# Changes that no sanction concerns, by the beginning of their path: oneself, or nothing that others see.
FREE = {
    "/api/account": "one's own account",
    "/api/notices": "one's own notices",
    "/api/vacation": "one's own vacation",
    "/api/ratings/choices": "one's own choice",
    "/api/operator": "the operator's own acts",
    "/api/games/": "lessons and checks of decks, for the caller alone",
    "/api/replays": "reading a record, for the caller alone",
    "/api/commitments": "a computation for the caller alone",
    "/api/history": "a computation for the caller alone",
    "/api/tables/{table}/analysis": "a computation of a finished game",
    "/api/tables/{table}/mistakes": "a position of a finished game, for the caller alone",
    "/api/replays/{name}/analysis": "a computation of a finished game",
    "/api/helpers": "beside real pieces: nobody is met there",
    "/api/tables/{table}/hint": "advice to the caller alone",
}


def nameless(endpoints: Iterable[Endpoint]) -> list[str]:
    """Endpoints that change something, of which no sanction knows."""
    return [
        f"{each.method} {each.path}"
        for each in endpoints
        if each.method != "GET"
        and not any(depends.act for depends in each.depends)
        and not any(each.path.startswith(free) for free in FREE)
    ]


def test_every_change_names_its_act() -> None:
    assert nameless(ENDPOINTS) == []


def test_a_planted_endpoint_without_an_act_is_found() -> None:
    endpoints = Endpoints()

    @endpoints.post("/api/walls")
    async def write() -> str:
        return ""

    @endpoints.post("/api/gates", dependencies=(acts("talk"),))
    async def gate() -> str:
        return ""

    assert nameless(endpoints) == ["POST /api/walls"]


def members(union: Any) -> set[str]:
    """Names of the messages of a union, nested ones and generic ones too."""
    if isinstance(union, UnionType) or get_origin(union) is Union:
        return {name for each in get_args(union) for name in members(each)}
    return {(get_origin(union) or union).__name__}


def test_every_message_has_its_act() -> None:
    known = {each.__name__ for each in ACT_OF_MESSAGE}
    assert members(LobbyMessage) | members(ClientMessage) | members(NoticeMessage) == known


Doing = Callable[[Person, "World"], Any]


class World:
    """Others and things that a person can act on."""

    def __init__(self, house: Any, aino: Person) -> None:
        self.house, self.aino = house, aino
        made = aino.post("/api/tables", {"game": "arvaus", "seats": 2, "places": ["me", "open"], "name": "x"})
        assert made.status_code == 201, made.text
        self.table = made.json()["table"]
        self.club = aino.post("/api/clubs", {"name": "Kerho"}).json()["id"]


DEEDS: dict[Act, Doing] = {
    "play": lambda me, world: me.post("/api/tables", {"game": "arvaus", "seats": 2, "places": ["me", "open"]}),
    "compete": lambda me, world: me.post(
        "/api/tournaments", {"game": "arvaus", "title": "T", "system": "swiss", "rounds": 3, "seats": 2}
    ),
    "befriend": lambda me, world: me.relate("ask", world.aino),
    "club": lambda me, world: me.post(f"/api/clubs/{world.club}/commands", {"type": "ask"}),
    "invite": lambda me, world: me.post("/api/people/invitations", {"person": world.aino.id, "table": world.table}),
    "report": lambda me, world: me.post("/api/reports", {"person": world.aino.id, "reason": "spam"}),
    "account": lambda me, world: me.relate("block", world.aino),
}
CODES = {rung.code for rung in LADDER.values()} - {""}


@pytest.mark.parametrize("kind", KINDS)
def test_every_sanction_at_every_door(
    kind: Any, desk_house: Any, person: Callable[[str], Person], operator: Operator
) -> None:
    """The deeds themselves, over HTTP; talk, moves and offers are below."""
    world, eino = World(desk_house, person("Aino")), person("Eino")
    operator.sanction(eino.id, kind, LADDER[kind].lengths[0])
    for act, deed in DEEDS.items():
        answer = deed(eino, world)
        refused = code(answer) in CODES
        assert refused == (act in LADDER[kind].forbids), (kind, act, answer.text)
        if refused:
            assert code(answer) == LADDER[kind].code and answer.status_code == 403
            assert ("retry-after" in answer.headers) == (LADDER[kind].lengths != (None,))


def lobby_error(me: Person, sockets: ExitStack) -> str:
    socket = sockets.enter_context(me.client.websocket_connect("/api/lobby/live", headers=ORIGIN))
    socket.send_json({"type": "enter", "device": "d" * 32})
    socket.send_json({"type": "offer", "wants": [{"game": "arvaus", "pace": "free", "seats": [2]}]})
    while (message := socket.receive_json())["type"] not in ("error", "own_offer"):
        pass
    return str(message.get("code", ""))


@pytest.mark.parametrize("kind", KINDS)
def test_every_sanction_in_the_lobby(
    kind: Any, person: Callable[[str], Person], operator: Operator, sockets: ExitStack
) -> None:
    eino = person("Eino")
    operator.sanction(eino.id, kind, LADDER[kind].lengths[0])
    assert lobby_error(eino, sockets) == (LADDER[kind].code if "play" in LADDER[kind].forbids else "")


def at_table(me: Person, table: str, sockets: ExitStack) -> Any:
    socket = sockets.enter_context(me.client.websocket_connect(f"/api/tables/{table}/live", headers=ORIGIN))
    socket.send_json({"type": "hello"})
    return socket


def answered(socket: Any, **message: Any) -> Any:
    socket.send_json({"id": "x", **message})
    while (heard := socket.receive_json())["type"] not in ("ack", "refused", "error", "held"):
        pass
    return heard


@pytest.mark.parametrize("kind", KINDS)
def test_every_sanction_at_the_table(
    kind: Any, desk_house: Any, person: Callable[[str], Person], operator: Operator, sockets: ExitStack
) -> None:
    world, eino = World(desk_house, person("Aino")), person("Eino")
    assert eino.post(f"/api/tables/{world.table}/sit", {}).status_code == 200
    operator.sanction(eino.id, kind, LADDER[kind].lengths[0])
    forbids, socket = LADDER[kind].forbids, at_table(eino, world.table, sockets)
    assert answered(socket, type="say", text="Hei").get("code", "") == (LADDER[kind].code if "talk" in forbids else "")
    assert answered(socket, type="resign").get("code", "") == (LADDER[kind].code if "move" in forbids else "")
