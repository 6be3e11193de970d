"""The agent of PettingZoo's kind plays over the network to the end of a game, against the example bot."""

import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server import web
from tests.server.conftest import Process
from tests.server.outside.accounts import Owner
from tests.server.outside.test_client import QUICK

from pelipoyta.games import NAMES, load

pytest.importorskip("numpy")
pytestmark = [pytest.mark.anyio, pytest.mark.timeout(240)]
EXAMPLES = Path(__file__).parents[3] / "examples"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def server(lasting_process: Callable[..., Process]) -> Process:
    return lasting_process(**QUICK)


@pytest.mark.parametrize("game", [name for name in NAMES if load(name).nouns.shown is None])
async def test_the_agent_plays_a_game_to_its_end(server: Process, game: str) -> None:
    url, owners = f"http://{server.address}", [Owner(server), Owner(server)]
    tokens = [owner.token(owner.bot(f"Pz {letter} {game}")) for owner, letter in zip(owners, "xy", strict=True)]
    running = [
        await asyncio.create_subprocess_exec(
            *(sys.executable, str(EXAMPLES / program), url, game, "--games", "1"),
            env={**os.environ, "BOT_TOKEN": token},
            stdout=asyncio.subprocess.PIPE,
        )
        for program, token in zip(("outside_pettingzoo.py", "outside_bot.py"), tokens, strict=True)
    ]
    outputs = [(await each.communicate())[0].decode() for each in running]
    assert [each.returncode for each in running] == [0, 0]
    told, _, score = outputs[1].partition(": ")
    table = web.get(f"{url}/api/tables/{told.split()[1]}").json()
    assert told.split()[0] == game and score.strip() and table["state"] == "over"
    assert sorted(seat["name"] for seat in table["seats"]) == [f"Pz x {game}", f"Pz y {game}"]
    for owner in owners:
        owner.close()
