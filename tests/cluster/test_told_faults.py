"""Faults while a cluster runs: a restored backup, a bus that is away, rules that no server knows. Each is told."""

from dataclasses import replace as of

import psycopg
import pytest
from structlog.testing import capture_logs
from tests.cluster.processes import GAMES, Start, asked, guess, until

from pelipoyta.cluster import service
from pelipoyta.cluster.bus.interface import MemoryBus
from pelipoyta.cluster.placement import placement_of
from pelipoyta.cluster.remote import followers
from pelipoyta.table.errors import TableError
from pelipoyta.table.log.store import StoreFailed

pytestmark = pytest.mark.anyio


async def test_a_backup_that_is_restored_under_running_servers(
    start: Start, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log has fewer lines than they know: everybody goes on from there, and the operator is told."""
    monkeypatch.setattr(service, "COMPARE", 0.2)
    owner, gateway = await start(owns=True), await start(owns=False)
    name, _ = await gateway.pair()
    here = await gateway.remote(name)
    await until(lambda: here.state.started)
    kept = here.state.length
    for number in range(3):
        await here.submit(guess(here, asked(here), f"c{number}"))
    there = await owner.lobby.own(name)
    with capture_logs() as logs, psycopg.connect(url, autocommit=True) as db:
        db.execute("DELETE FROM log WHERE table_id = %s AND seq >= %s", (name, kept))
        await until(lambda: here.overtaken and there.overtaken)
    assert any("was a backup restored?" in each["event"] and each["lines"] == kept for each in logs)
    again = await gateway.remote(name)
    assert again.state.length == kept
    await again.submit(guess(again, asked(again), "anew"))
    there = await owner.lobby.own(name)
    assert there.state.length == again.state.length == kept + 1


async def test_a_packed_log_has_lost_no_lines(start: Start, url: str) -> None:
    _, gateway = await start(owns=True), await start(owns=False)
    name, _ = await gateway.pair()
    here = await gateway.remote(name)
    await until(lambda: here.state.started)
    with psycopg.connect(url, autocommit=True) as db:
        db.execute("DELETE FROM log WHERE table_id = %s", (name,))
        db.execute("INSERT INTO archived VALUES (%s, %s, '')", (name, here.state.length))
    await gateway.service._followers._look()  # type: ignore[union-attr]
    assert not here.overtaken


async def test_a_move_while_the_bus_is_away_is_refused_and_can_be_made_after(
    start: Start, bus: MemoryBus, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page says that nothing can be saved just now, and keeps the move."""
    monkeypatch.setattr(followers, "PATIENCE", 0.3)
    _, gateway = await start(owns=True), await start(owns=False)
    name, _ = await gateway.pair()
    here = await gateway.remote(name)
    await until(lambda: here.state.started)
    length, command = here.state.length, guess(here, asked(here), "move")
    bus.cut = True
    with pytest.raises(StoreFailed):
        await here.submit(command)
    assert here.state.length == length
    bus.cut = False
    await here.submit(command)
    assert here.state.length == length + 1


async def test_a_table_whose_rules_no_server_knows_is_kept_and_says_so(start: Start, url: str) -> None:
    """Also at servers that own tables and serve browsers both: a visit does not make them its owner."""
    old = await start(owns=True)
    name, _ = await old.pair()
    newer = {**GAMES, "salkku": of(GAMES["salkku"], version=GAMES["salkku"].version + 1, replays=())}
    new = await start(owns=True, games=newer)
    await old.die()
    await until(lambda: new.service._unreadable)
    here = await new.remote(name)
    assert here.state.frozen
    command = guess(await old.lobby.own(name, opens=False), 0, "move")
    with pytest.raises(TableError) as told:
        await here.submit(command)
    assert (told.value.code, told.value.facts["version"]) == ("rules_away", GAMES["salkku"].version)
    assert placement_of(url, name) == (old.placement.me, 1)
    again = await start(owns=True)
    await until(lambda: again.lobby.held(name) is not None)
    assert not (await again.lobby.own(name)).state.frozen
