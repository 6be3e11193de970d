"""A deploy: a second process takes over the port and all tables, with real processes and real WebSockets."""

import asyncio
import json
import os
import signal
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from time import monotonic

import pytest
from tests.server.process.deploys import Player, Server, Visitors, seated, serving

from pelipoyta.table.log.database_file import VERSION

pytestmark = pytest.mark.anyio
TABLES = int(os.environ.get("PELIPOYTA_SOAK", "0")) or 6
PAUSE = 1.0  # seconds that players wait at most
FULL = 301_000  # milliseconds of a clock before its first move: the bank, and what is free of a turn
EXACT = 0.1  # seconds that a clock may be wrong


def slack() -> float:
    """Factor for bounds of time: 1 on a machine with a core to spare, else how many want each core, and a reserve."""
    wanted = os.getloadavg()[0] / (os.cpu_count() or 1)
    return 1.0 if wanted < 1 else 2 + 2 * wanted


async def playing(server: Server) -> tuple[list[Player], list["asyncio.Task[None]"]]:
    """Players of several tables, each of which has made some moves."""
    players = [player for _ in range(TABLES) for player in await seated(server.port)]
    tasks = [asyncio.create_task(player.run()) for player in players]
    for player in players:
        await player.settled.wait()
    for pair in zip(players[::2], players[1::2], strict=True):
        asked = next(player for player in pair if player.legal)
        assert (await asked.move())["type"] == "ack"
    return players, tasks


async def handed_over(server: Server) -> int:
    """Ask for a handover; the process id of the second process, once the first has ended."""
    os.kill(server.pid, signal.SIGUSR2)
    pid = await asyncio.to_thread(server.told, "MAINPID")
    await asyncio.to_thread(server.process.wait, 30)
    return pid


async def clocks_again(players: list[Player]) -> None:
    """Wait until every player has been told of clocks by the second process."""
    for player in players:
        while not player.back:
            await asyncio.sleep(0.01)
        await player.settled.wait()


def ticks(folder: Path, player: Player) -> tuple[float, int]:
    """When the player's clock was last noted, by the wall clock, and milliseconds that all notes say it ran."""
    with closing(sqlite3.connect(folder / "games.sqlite3")) as db:
        rows = db.execute("SELECT line FROM log WHERE table_id = ? ORDER BY seq", (player.place["table"],)).fetchall()
    notes = [line for (text,) in rows if (line := json.loads(text))["entry"]["type"] == "Ticked"]
    return notes[-1]["time"], sum(line["clock"].get("ran", {}).get(str(player.seat), 0) for line in notes)


def wrong(folder: Path, player: Player) -> float:
    """Seconds by which the clock of a player who is asked is wrong after the handover.

    It must show what the notes say, and the last note must be of the moment in which the connection ended. The time of
    commits, such as that of the note, counts against no clock (TABLE-16).
    """
    at, ran = ticks(folder, player)
    ended = time.time() - monotonic() + player.lost
    shown = next((left, when) for when, left in player.clocks if when > player.lost)
    differs = abs(FULL - ran - shown[0]) / 1000 - (shown[1] - player.back)
    return max(ended - at, differs)


def gain(player: Player) -> int:
    """Milliseconds by which the clock shows more after the handover than before."""
    before = [left for at, left in player.clocks if at <= player.lost][-1]
    return max(next(left for at, left in player.clocks if at > player.lost) - before, 0)


async def test_a_deploy_costs_a_second_at_most(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        players, tasks = await playing(server)
        visitors = Visitors(server.port)
        tasks.append(asyncio.create_task(visitors.run()))
        before = server.pid
        server.pid = await handed_over(server)
        await clocks_again(players)
        assert server.pid != before and server.process.returncode in (0, -signal.SIGTERM)
        pauses = [player.back - player.lost for player in players]
        faults = [wrong(tmp_path, player) for player in players if player.legal]
        gained = [gain(player) for player in players]
        acks = [(await player.move())["type"] for player in players if player.legal]
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
    print(
        f"{len(players)} players: pause {min(pauses):.2f}–{max(pauses):.2f} s, clocks wrong by at most "
        f"{max(faults):.3f} s, {visitors.answered} requests answered, slowest {visitors.slowest:.2f} s"
    )
    assert {code for player in players for code in player.codes} == {1012}
    assert sum(player.refused for player in players) == 0 and visitors.failures == []
    assert max(gained) == 0  # milliseconds; no clock was set back, whatever the machine does
    assert max(pauses) <= PAUSE * slack() and max(faults) <= EXACT * slack()
    assert set(acks) == {"ack"} and visitors.answered > 10


async def test_a_new_process_that_does_not_start_changes_nothing(tmp_path: Path) -> None:
    """The first goes on, with every connection that it has; the log says why. A later version has used the file."""
    with serving(tmp_path) as server:
        players = await seated(server.port)
        tasks = [asyncio.create_task(player.run()) for player in players]
        for player in players:
            await player.settled.wait()
        with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as file:
            file.execute(f"PRAGMA user_version = {VERSION + 1}")
        os.kill(server.pid, signal.SIGUSR2)
        while "the new process did not start" not in server.log.read_text():
            assert server.process.poll() is None
            await asyncio.sleep(0.05)
        asked = next(player for player in players if player.legal)
        assert (await asked.move())["type"] == "ack"
        assert [player.codes for player in players] == [[], []]
        for task in tasks:
            task.cancel()
