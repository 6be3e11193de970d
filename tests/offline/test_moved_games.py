"""Games that were played in a page move to a server (TABLE-29), which decides each choice once more."""

import asyncio
import json
from typing import Any

import msgspec
import pytest
from tests.offline.ports import MemoryLogs
from tests.offline.test_page import JSON, Player, made, opened

from pelipoyta.community.results.projection import result_of
from pelipoyta.games import NAMES, load
from pelipoyta.offline.page import Page
from pelipoyta.table.log.store import read_log
from pelipoyta.table.model import Moved
from pelipoyta.table.state.table_state import TableState


async def played(game: str, choices: int) -> tuple[MemoryLogs, dict[str, Any], dict[str, Any]]:
    """Logs of a page in which that many choices were made, its seat, and the last update."""
    logs = MemoryLogs()
    async with opened(logs) as (page, inbox):
        table = await made(page, game)
        return logs, table, await Player(page, inbox, table).play(choices)


def log_of(logs: MemoryLogs, table: str) -> dict[str, Any]:
    return {"header": logs.headers_of["tables", table], "lines": list(logs.lines["tables", table])}


def folded(game: str, log: dict[str, Any]) -> TableState:
    header, lines = read_log(log["header"].encode(), [line.encode() for line in log["lines"]])
    return TableState.folded(header, load(game), lines)


def chosen_at(log: dict[str, Any]) -> list[float]:
    """Times at which a log's choices were made."""
    _, lines = read_log(log["header"].encode(), [line.encode() for line in log["lines"]])
    return [line.time for line in lines if isinstance(line.entry, Moved)]


async def moved(server: Page, log: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    status, _, body = await server.request("POST", "/api/history/moved", JSON, json.dumps(log).encode())
    return status, json.loads(body)


async def past(server: Page, table: str, token: str) -> dict[str, Any]:
    wish = json.dumps({"tables": [{"id": table, "token": token}]}).encode()
    status, _, body = await server.request("POST", "/api/history", JSON, wish)
    assert status == 200, body
    (found,) = json.loads(body)
    return found  # type: ignore[no-any-return]


@pytest.mark.parametrize("game", NAMES)
def test_a_game_under_way_goes_on_at_the_server(game: str) -> None:
    async def run() -> None:
        logs, table, _ = await played(game, 5)
        server_logs = MemoryLogs()
        async with opened(server_logs) as (server, inbox):
            status, found = await moved(server, log_of(logs, table["table"]))
            assert status == 201, found
            before = folded(game, log_of(logs, table["table"]))
            there = folded(game, log_of(server_logs, found["table"]))
            assert there.game_state == before.game_state and there.versions == before.versions
            assert chosen_at(log_of(server_logs, found["table"])) == chosen_at(log_of(logs, table["table"]))
            token = found["seats"][str(table["seat"])]
            assert (await past(server, found["table"], token))["mine"] == table["seat"]
            after = await Player(server, inbox, {"table": found["table"], "token": token}).play(0)
            assert after["at"] >= before.versions[table["seat"]]
            assert (await Player(server, inbox, {"table": found["table"], "token": token}).play(2))["at"] > after["at"]

    asyncio.run(run())


def test_a_finished_game_is_in_the_history_and_is_no_result() -> None:
    async def run() -> None:
        logs, table, last = await played("dnup", 10_000)
        server_logs = MemoryLogs()
        async with opened(server_logs) as (server, _):
            _, found = await moved(server, log_of(logs, table["table"]))
            assert await moved(server, log_of(logs, table["table"])) == (201, found)  # done twice is done once
            there = await past(server, found["table"], found["seats"]["0"])
            assert there["table"]["result"]["scores"] == last["over"]["scores"]
            status, _, body = await server.request("GET", f"/api/tables/{found['table']}/replay", "{}", b"")
            assert status == 200, body
        assert [kind for kind, _ in server_logs.headers_of].count("tables") == 1
        state = folded("dnup", log_of(server_logs, found["table"]))
        assert state.over and result_of(state) is None

    asyncio.run(run())


def test_a_game_that_does_not_hold_is_refused_as_a_whole() -> None:
    """Planted faults: another choice, other dice, a missing line, a foreign entry, an old version, too many seats."""

    async def run() -> None:
        logs, table, _ = await played("rolechess", 40)
        log = log_of(logs, table["table"])
        lines = [json.loads(line) for line in log["lines"]]
        moves = [number for number, line in enumerate(lines) if line["entry"]["type"] == "Moved"]
        rolled = next(number for number in moves if lines[number]["entry"]["chance"])
        header = json.loads(log["header"])

        def changed(number: int, **entry: Any) -> dict[str, Any]:
            line = {**lines[number], "entry": {**lines[number]["entry"], **entry}}
            return {**log, "lines": [*log["lines"][:number], json.dumps(line), *log["lines"][number + 1 :]]}

        bad = [
            changed(moves[2], seat=1 - lines[moves[2]]["entry"]["seat"]),
            changed(rolled, chance=[[7]]),
            changed(moves[0], action={"nonsense": 1}),
            {**log, "lines": [*log["lines"][: moves[2]], *log["lines"][moves[3] :]]},
            {**log, "lines": [*log["lines"], json.dumps({"entry": {"type": "Unveiled"}})]},
            {**log, "lines": [*log["lines"], "{"]},
            {**log, "header": json.dumps({**header, "version": 999})},
            {**log, "header": json.dumps({**header, "seats": 10**9})},
            {**log, "header": json.dumps({**header, "game": "unknown"})},
            {**log, "header": json.dumps({**header, "options": {"no such": 1}})},
        ]
        server_logs = MemoryLogs()
        async with opened(server_logs) as (server, _):
            for each in bad:
                status, told = await moved(server, each)
                assert 400 <= status < 500 and "error" in told, (told, each["lines"][-2:])
        assert not server_logs.headers_of

    asyncio.run(run())


def test_a_log_makes_no_token_for_a_key_that_someone_else_has() -> None:
    async def run() -> None:
        server_logs = MemoryLogs()
        async with opened(server_logs) as (server, _):
            theirs = await made(server, "dnup")
            key = msgspec.json.decode(server_logs.headers_of["tables", theirs["table"]])["host"]
            logs, table, _ = await played("dnup", 1)
            log = log_of(logs, table["table"])
            own = json.loads(log["header"])["host"]
            forged = json.loads(json.dumps(log).replace(own, key))
            status, found = await moved(server, forged)
            assert status == 201, found
            assert (await past(server, theirs["table"], found["host"]))["mine"] is None
            assert (await past(server, theirs["table"], found["seats"]["0"]))["mine"] is None
            assert (await past(server, theirs["table"], theirs["token"]))["mine"] == 0

    asyncio.run(run())
