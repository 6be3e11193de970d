"""Nothing of a hidden table reaches anyone who may not know, whatever happens at it (CONTEST-19).

Two worlds that differ only at that table give the same bytes: to strangers, to the players of its twin, to team mates
and to the organiser, from every address that names a table, by every line, and from the page of the team_match.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from time import sleep
from typing import Any

import pytest
from tests.server.contests.team_matches import Duplicate, TeamMatchClient
from tests.sweep import sample

from pelipoyta.contests.team_match.state import TeamMatch
from pelipoyta.games import load
from pelipoyta.kernel.game import AnyGame
from pelipoyta.server.api.contests import team_matches
from pelipoyta.server.schemas.contests.team_matches import TeamMatchEntrantInfo
from pelipoyta.server.settings import Settings
from pelipoyta.table.access.parts import outside
from pelipoyta.table.access.policy import HiddenTable
from pelipoyta.table.commands import AnyCommand, Unveil
from pelipoyta.table.live.port import Receipt
from pelipoyta.table.live.table import Table

FORMS = ("teams", "duplicate")
PUT_IN = {"number": "0", "seat": "0"}
BODIES: dict[str, Any] = {
    "hint": {"at": 0}, "sit": {"name": "Eve"}, "seats": {"bot": "greedy"}, "table": {"seat": 0, "others": "open"},
}  # fmt: skip


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {"kasvoton": load("kasvoton")}


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return Settings(**{**settings.__dict__, "tables_per_minute": 10_000, "misses_per_minute": 10_000})


class World:
    """A match of eight, or duplicate play of six, of which the first table is hidden from everybody else."""

    def __init__(self, house: Any, form: str = "teams") -> None:
        self.house = house
        self.team_match, lines, tickets = _teams(house) if form == "teams" else _duplicate(house)
        self.a1, self.b1, *self.twins = lines
        self.hidden = self.team_match.table(1)
        for line in self.twins:
            list(_waiting(line))  # what they are told of their own table
        self.strangers = {"nobody": "", "organiser": self.team_match.token, "forger": "forged", **tickets}

    def seen(self) -> dict[str, bytes]:
        """All that anyone who may not know can get."""
        return {
            f"{who}: {what}": told for who, token in self.strangers.items() for what, told in self._seen_by(token)
        } | {f"line {at}": told for at, line in enumerate(self.twins) for told in _waiting(line)}

    def _seen_by(self, token: str) -> Iterator[tuple[str, bytes]]:
        bearer = {"Authorization": f"Bearer {token}"} if token else {}
        for method, path in addresses(self.house.client.app):
            address = path.format(table=self.hidden, **PUT_IN)
            told = self.house.client.request(method, address, headers=bearer, json=_body(path, method))
            yield f"{method} {path}", str(told.status_code).encode() + told.content
        yield "team match", self.house.client.get(self.team_match.path, headers=bearer).content
        held = {"tables": [{"id": self.hidden, "token": token}]}
        yield "history", self.house.client.post("/api/history", json=held).content
        yield "live", _refusal(self.house.connect(self.hidden), token)


def _teams(house: Any) -> tuple[TeamMatchClient, list[Any], dict[str, str]]:
    team_match = TeamMatchClient(house, size=4)
    (_, a2, a3, _), (_, b2, _, b4) = tickets = team_match.begun(4)
    told = {"twin": a2, "other twin": b2, "team mate": a3, "other pair": b4}
    return team_match, team_match.armed(0, tickets), told


def _duplicate(house: Any) -> tuple[TeamMatchClient, list[Any], dict[str, str]]:
    """CONTEST-24: three tables with the same armies."""
    team_match = Duplicate(house)
    tickets = team_match.dealt(6)
    lines = [*team_match.lines(1, tickets), *team_match.lines(2, tickets)]
    return team_match, lines, {"twin": tickets[2], "other twin": tickets[3], "third table": tickets[4]}


def addresses(app: Any) -> list[tuple[str, str]]:
    """Whatever names a table, as the server itself knows them: a new one cannot be forgotten here."""
    named = [route for route in app.routes if "{table}" in getattr(route, "path", "")]
    plain = [(route.path.replace(":number}", "}"), method) for route in named for method in route.methods]
    return sorted({(method, path) for path, method in plain if method != "HEAD"})


def _body(path: str, method: str) -> Any:
    found = [BODIES[part] for part in reversed(path.split("/")) if part in BODIES]
    return (found or [{}])[0] if method == "POST" else None


def _refusal(line: Any, token: str) -> bytes:
    line.socket.send_json({"type": "hello", "token": token or None})
    return str(line.socket.receive()).encode()


def _waiting(line: Any) -> Iterator[bytes]:
    """What a line of the twin table has been told by now, besides the answer to the question."""
    line.say("ping")
    while (told := line.hear())["type"] != "pong":
        yield str(told).encode()


def moves(world: World) -> Iterator[str]:
    """What may happen at the hidden table, to its end."""
    first = world.a1.updates[-1]["legal"][0]["action"]
    assert world.a1.do(**first)["type"] == "ack"
    yield "a move"
    assert world.b1.answered("say", text="onnea!")["type"] == "ack"
    yield "talk"
    assert world.a1.answered("name", name="Aapeli")["type"] == "ack"
    yield "a name"
    assert world.b1.answered("draw", answer="offer")["type"] == "ack"
    yield "an offer"
    world.team_match.do("leave", entrant=0)
    world.b1.until_table(lambda table: table["state"] == "over")
    yield "the end"


def broken(world: World) -> Iterator[str]:
    """What tells of the hidden table: who got other bytes than before, after what."""
    before = world.seen()
    for step in moves(world):
        after = world.seen()
        yield from (f"{what} after {step}" for what in before | after if before.get(what) != after.get(what))


@pytest.mark.parametrize("form", FORMS)
def test_nothing_of_a_hidden_table_reaches_anyone_else(house: Any, form: str) -> None:
    world = World(house, form)
    assert len(addresses(house.client.app)) >= 12
    assert list(broken(world)) == []
    told = house.client.get(f"/api/tables/{world.hidden}").json()
    assert told["error"] == {"code": "apart", "facts": {"rule": "CONTEST-19", "team_match": world.team_match.id}}


def _let_all_in(patch: Any) -> None:
    patch.setattr("pelipoyta.table.access.policy.may_enter", lambda **facts: True)


def _let_any_ticket_in(patch: Any) -> None:
    patch.setattr("pelipoyta.table.access.policy.may_enter", lambda **facts: True)
    patch.setattr("pelipoyta.server.state.check_entry", _check_ticket)
    patch.setattr(TeamMatch, "plays_at", lambda self, table, key: self.entrant_of(key) is not None)


def _check_ticket(hidden: HiddenTable) -> None:
    if not hidden.is_player:
        raise outside(hidden.contest).error()


def _telling(team_match: Any, each: Any) -> TeamMatchEntrantInfo:
    return TeamMatchEntrantInfo(each.name, each.bot, each.side, each.here, each.reissued)


FAULTS: dict[str, Callable[[Any], None]] = {
    "anybody comes in": _let_all_in,
    "any ticket opens any table": _let_any_ticket_in,
    "the page tells who left": lambda patch: patch.setattr(team_matches, "_entrant", _telling),
}


# Where anybody comes in, so does any ticket: the finer fault is looked for in `make test`, the coarse one in the sweep.
@pytest.mark.parametrize(
    ("fault", "form"),
    sample(product(FAULTS, FORMS), ("any ticket opens any table", "duplicate"), ("the page tells who left", "teams")),
)
def test_a_planted_leak_is_found(house: Any, fault: str, form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    world = World(house, form)
    FAULTS[fault](monkeypatch)
    assert next(broken(world), "")


def test_its_own_players_see_what_they_saw_and_no_more_until_all_have_ended(house: Any) -> None:
    """CONTEST-19: own eyes at once; the record, the dice, the study and other eyes when the set is open."""
    team_match = TeamMatchClient(house)
    tickets = team_match.begun()
    a1, b1, b2, _ = team_match.armed(0, tickets)
    assert a1.answered("resign")["type"] == "ack"
    path, bearer = f"/api/tables/{team_match.table(1)}", {"Authorization": f"Bearer {tickets[0][0]}"}
    shut = {f"{path}/{what}": what for what in ("record", "dice", "analysis")}
    told = house.client.get(f"{path}/replay", headers=bearer).json()
    assert (told["eyes"], told["may"]) == ("0", ["0", "-"])
    for address in shut:
        error = house.client.get(address, headers=bearer)
        assert (error.status_code, error.json()["error"]["code"]) == (409, "apart_still")
    again = house.client.post(f"{path}/replay/0/table", headers=bearer, json={"seat": 0, "others": "open"})
    assert again.json()["error"]["code"] == "apart_still"
    assert b2.answered("resign")["type"] == "ack"
    b1.until_table(lambda table: not table["apart"])
    told = house.client.get(f"{path}/replay").json()
    assert told["may"][0] == "all"
    for address in shut:
        assert house.client.get(address).status_code == 200


class Noted:
    """A lobby, and the tables that whoever asks the server made it look for; the arbiter has the lobby itself."""

    def __init__(self, lobby: Any, touched: list[str]) -> None:
        self._lobby, self._touched = lobby, touched

    def __getattr__(self, name: str) -> Any:
        asked = getattr(self._lobby, name)
        if name not in ("find", "read", "holds"):
            return asked

        def ask(table: str, **how: Any) -> Any:
            self._touched.append(table)
            return asked(table, **how)

        return ask


def test_a_stranger_costs_a_hidden_table_nothing(house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of it is fetched or asked for, so that no time tells whether anyone is there or how long its log is."""
    world = World(house)
    touched: list[str] = []
    state = house.client.app.state
    monkeypatch.setattr(state, "services", replace(state.services, lobby=Noted(state.services.lobby, touched)))
    world.seen()
    assert world.hidden not in touched
    own = {"Authorization": f"Bearer {world.strangers['twin']}"}
    house.client.get(f"/api/tables/{world.team_match.table(2)}", headers=own)
    assert world.team_match.table(2) in touched


def test_a_server_that_stopped_before_it_could_unveil_does_so_when_it_starts(
    opened: Any, settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = opened(settings)
    team_match = TeamMatchClient(house)
    a1, _, b2, _ = team_match.armed(0, team_match.begun())

    submit = Table.submit

    async def fall(table: Table, command: AnyCommand) -> Receipt:
        if isinstance(command, Unveil):
            raise RuntimeError("the lights go out")
        return await submit(table, command)

    with monkeypatch.context() as dark:
        dark.setattr(Table, "submit", fall)
        for line in (a1, b2):
            assert line.answered("resign")["type"] == "ack"
        while team_match.look()["state"] != "over":  # the planted error is logged meanwhile
            sleep(0.01)
    path = f"/api/tables/{team_match.table(1)}"
    assert house.client.get(path).json()["error"]["code"] == "apart"
    again = opened(settings)
    while (told := again.client.get(path)).status_code != 200:
        sleep(0.01)
    assert told.json()["apart"] is False
