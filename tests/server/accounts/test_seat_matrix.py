"""Seat matrix: endpoints of tables and commands of contests, read from the code, with tokens that are not theirs."""

from collections.abc import Callable
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
import pytest
from tests.server.accounts.conftest import Browser, code

from pelipoyta.contests.team_match.commands import TeamMatchCommand
from pelipoyta.contests.tournament.commands import TournamentCommand
from pelipoyta.games import load
from pelipoyta.kernel.game import AnyGame
from pelipoyta.server.api.endpoint import Endpoint
from pelipoyta.server.api.routes import ENDPOINTS

BODIES: dict[str, dict[str, Any]] = {
    "/seats/{seat}": {"bot": "uniform"},
    "/hint": {"at": 1},
    "/conditionals": {"tree": []},
    "/conditionals/forecast": {"moves": []},
    "/replay/{number}/table": {"seat": 0},
}
# Endpoints that do nothing without a seat, or the host's token.
FOR_SEATS = ("/seats/{seat}", "/hint", "/conditionals", "/conditionals/forecast")
STRANGERS = ("nobody", "other table", "account", "ended")
REFUSED = {"not_your_seat", "not_host", "bad_token", "sign_in_first", "no_such_page"}


def takes_a_token(endpoint: Endpoint) -> bool:
    called = {getattr(each.call, "__name__", "") for each in endpoint.depends}
    return bool(called & {"key_of", "_required_key", "_table_in_path"})


AT_TABLES = [each for each in ENDPOINTS if each.path.startswith("/api/tables/{table}") and takes_a_token(each)]


def tail(endpoint: Endpoint) -> str:
    return endpoint.path.removeprefix("/api/tables/{table}")


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {name: load(name) for name in ("rolechess", "kasvoton")}


@pytest.fixture
def table(house: Any) -> dict[str, Any]:
    made: dict[str, Any] = house.table("rolechess", "me", "open")
    return {**made, "seated": house.sit(made["table"])["token"]}


@pytest.fixture
def ask(house: Any, browser: Any, table: dict[str, Any]) -> Callable[[str, Endpoint], Any]:
    browsers: dict[str, Browser] = {name: browser() for name in (*STRANGERS, "forged", "seated", "host")}
    tokens = {
        "forged": table["token"][:-4] + "AAAA",
        "other table": house.table("rolechess", "me", "open")["token"],
        "seated": table["seated"],
        "host": table["token"],
    }
    for name, token in tokens.items():
        browsers[name].client.headers["authorization"] = f"Bearer {token}"
    browsers["account"].sign_up("Aino")
    browsers["ended"].sign_up("Liisa")
    kept: Any = browsers["ended"].client.cookies.get("pelipoyta")
    browsers["ended"].post("/api/account/sign-out")
    browsers["ended"].client.cookies.set("pelipoyta", kept)

    def asked(role: str, endpoint: Endpoint) -> Any:
        path = endpoint.path.replace("{table}", table["table"]).replace("{number}", "0").replace("{seat}", "1")
        body = None if endpoint.method == "GET" else BODIES.get(tail(endpoint), {})
        return browsers[role].client.request(endpoint.method, path, json=body)

    return asked


def test_a_forged_token_is_refused_everywhere(ask) -> None:
    assert len(AT_TABLES) > 12
    for endpoint in AT_TABLES:
        answer = ask("forged", endpoint)
        assert (answer.status_code, code(answer)) == (401, "bad_token"), (endpoint.method, endpoint.path, answer.text)


def test_what_needs_a_seat_refuses_strangers(ask) -> None:
    asked = [each for each in AT_TABLES if tail(each) in FOR_SEATS]
    assert {tail(each) for each in asked} == set(FOR_SEATS)
    for endpoint in asked:
        for role in STRANGERS:
            answer = ask(role, endpoint)
            assert 400 <= answer.status_code < 500, (role, endpoint.path, answer.text)
            assert code(answer) in REFUSED, (role, endpoint.path, answer.text)
    seats = next(each for each in asked if tail(each) == "/seats/{seat}")
    assert code(ask("seated", seats)) in REFUSED  # a player is not the host
    assert code(ask("host", seats)) not in REFUSED


def test_strangers_read_what_everybody_reads(ask) -> None:
    """No token, one of another table, an account and an ended session get the same answer."""
    for endpoint in AT_TABLES:
        if endpoint.method == "GET" and tail(endpoint) not in FOR_SEATS:
            answers = [ask(role, endpoint) for role in STRANGERS]
            told = {(answer.status_code, answer.content) for answer in answers}
            assert len(told) == 1, (endpoint.path, told)


def test_a_new_endpoint_that_changes_a_table_comes_here() -> None:
    changing = {tail(each) for each in AT_TABLES if each.method != "GET"}
    assert changing == {*FOR_SEATS, "/sit", "/analysis", "/mistakes/{number}", "/replay/{number}/table"}


def sample(kind: Any) -> Any:
    """A value of the type that a command's field has."""
    simple: dict[Any, Any] = {int: 1, float: 1.0, str: "uniform", bool: True, dict: {}}
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return sample(args[0])
    if origin in (Union, UnionType):
        return sample(args[0])
    if origin is Literal:
        return args[0]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return body_of(kind)
    return simple.get(origin or kind, [])


def body_of(command: type[msgspec.Struct]) -> dict[str, Any]:
    config = command.__struct_config__
    tag = {config.tag_field: config.tag} if config.tag_field else {}
    needed = [each for each in msgspec.structs.fields(command) if each.required]
    return tag | {each.encode_name: sample(each.type) for each in needed}


WISHES: dict[str, dict[str, Any]] = {
    "tournaments": {"game": "rolechess", "seats": 2, "system": "swiss", "rounds": 3, "title": "Cup", "options": {}},
    "team-matches": {"game": "kasvoton", "form": "teams", "size": 2, "sides": ["East", "West"]},
}
COMMANDS: dict[str, Any] = {"tournaments": TournamentCommand, "team-matches": TeamMatchCommand}


@pytest.mark.parametrize("kind", WISHES)
def test_commands_of_a_contest_refuse_strangers(house, kind: str) -> None:
    """Every command, read from the union: without a token, with a forged one, and with that of another contest."""
    answers = [house.client.post(f"/api/{kind}", json=WISHES[kind]) for _ in range(2)]
    assert {answer.status_code for answer in answers} == {201}, answers[0].text
    made = [answer.json() for answer in answers]
    tokens = {"nobody": None, "forged": made[0]["token"][:-4] + "AAAA", "other": made[1]["token"]}
    commands = get_args(COMMANDS[kind])
    before = house.client.get(f"/api/{kind}/{made[0]['id']}").content
    assert len(commands) > 3
    for command in commands:
        for role, token in tokens.items():
            headers = {"authorization": f"Bearer {token}"} if token else {}
            answer = house.client.post(f"/api/{kind}/{made[0]['id']}/commands", json=body_of(command), headers=headers)
            assert answer.status_code in (401, 403, 404), (command.__name__, role, answer.text)
    assert house.client.get(f"/api/{kind}/{made[0]['id']}").content == before
