"""Bots from outside where the server has several processes: a line to one gateway, opponents at another."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.chaos.fleet import Fleet
from tests.e2e.wire import hurry
from tests.nats import free_port, nats_server
from tests.postgres import PostgresServer, postgres_server
from tests.server import web
from tests.server.outside.accounts import Owner
from tests.server.outside.test_client import played

from pelipoyta.client import GameBegun, GameFinished

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(240)]
GAME = "rolechess"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def reachable() -> Iterator[PostgresServer]:
    """PostgreSQL that listens on a port, as the processes of a fleet reach it."""
    with postgres_server(free_port()) as server:
        yield server


@pytest.fixture
async def fleet(reachable: PostgresServer, tmp_path: Path) -> AsyncIterator[Fleet]:
    with nats_server() as nats:
        fleet = Fleet(reachable, nats, tmp_path, REQUESTS_PER_SECOND="1000000")
        await fleet.start(gateways=2, owners=1)
        yield fleet
        await fleet.close()


def bot_of(member: Any, name: str) -> tuple[str, str]:
    """A new bot of a new owner at that process: its id and a token."""
    with closing(Owner(member)) as owner:
        bot = owner.bot(name)
        return bot, owner.token(bot)


async def waiting(url: str, bot: str) -> dict[str, Any]:
    """The row of a bot that waits, as a process tells it."""
    while True:
        rows: list[dict[str, Any]] = (await asyncio.to_thread(web.get, f"{url}/api/bots")).json()
        if found := next((row for row in rows if row["id"] == bot and row["free"]), None):
            return found
        await asyncio.sleep(0.05)


async def test_a_bot_at_one_gateway_plays_a_person_at_the_other(fleet: Fleet) -> None:
    here, there = (f"http://{gateway.address}" for gateway in fleet.gateways)
    bot, token = await asyncio.to_thread(bot_of, fleet.gateways[0], "Portti Botti")
    events: list[object] = []
    task = asyncio.create_task(played(here, token, GAME, 1, events, pace="slow", opponents="people"))
    row = await waiting(there, bot)
    assert (row["name"], row["opponents"]) == ("Portti Botti", "people")
    wish = {"game": GAME, "pace": "slow", "name": "Aino"}
    made = await asyncio.to_thread(lambda: web.post(f"{there}/api/bots/{bot}/invite", json=wish))
    assert made.status_code == 201, made.text
    place, random = made.json(), Random(1)
    choose = lambda seat, told: random.choice(told["legal"])["action"]  # noqa: E731
    told = await asyncio.to_thread(hurry, there, [place], lambda told: False, choose)
    assert told["over"]
    await task
    [finished] = [event for event in events if isinstance(event, GameFinished)]
    assert finished.table == place["table"]
    for url in (here, there):
        table = (await asyncio.to_thread(web.get, f"{url}/api/tables/{place['table']}")).json()
        assert table["state"] == "over" and [seat.get("account", "") for seat in table["seats"]] == ["", "bot"]


async def test_bots_of_two_gateways_meet_in_a_rated_game(fleet: Fleet) -> None:
    bots = [await asyncio.to_thread(bot_of, gateway, f"Portti {at}") for at, gateway in enumerate(fleet.gateways)]
    events: list[object] = []
    lines = [
        played(f"http://{gateway.address}", token, GAME, 1, events)
        for gateway, (_, token) in zip(fleet.gateways, bots, strict=True)
    ]
    await asyncio.gather(*lines)
    assert len({event.table for event in events if isinstance(event, GameBegun)}) == 1
    assert sum(isinstance(event, GameFinished) for event in events) == 2
