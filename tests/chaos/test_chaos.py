"""Short form of the chaos run (make chaos), and planted faults that its checks find."""

import asyncio
from itertools import combinations
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace
from tests.chaos import faults, promises, run
from tests.chaos.faults import AND, FAULTS, drawn
from tests.chaos.fleet import Fleet
from tests.chaos.players import ChaosTable
from tests.chaos.records import Outcome, summary

pytestmark = pytest.mark.anyio
SHORT = ("kill_owner", "cut_gateway_from_bus", "stop_owner", "restart_postgres + kill_gateway", "restart_nats")


async def test_no_fault_breaks_a_promise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    planted: dict[str, list[str]] = {}

    async def then_plant(fleet: Fleet, tables: list[ChaosTable]) -> list[str]:
        """Check as always; once the first fault is over, see that the checks find what is planted."""
        if not planted:
            planted.update(await plant(fleet, tables))
        return await promises.check_all(fleet, tables)

    monkeypatch.setattr(run, "check_all", then_plant)
    piece = await run.chaos(SHORT, 1, tmp_path, size=2)
    assert [outcome for outcome in piece.outcomes if outcome.broken] == []
    assert piece.figures.moves > 50
    assert piece.figures.updates > 100
    assert all(planted.values()), planted
    assert len(planted) == 3


async def plant(fleet: Fleet, tables: list[ChaosTable]) -> dict[str, list[str]]:
    """What the checks say of a move that is not in the log, a hidden card on the wire, and a second writer."""
    table, found = tables[1], {}
    name, seat, _ = table.acknowledged[0]
    table.acknowledged.append((name, seat, "never stored"))
    found["acknowledged"] = promises.check_acknowledged(fleet, tables)
    table.acknowledged.remove((name, seat, "never stored"))
    other = next(each for each in reversed(table.seen) if each[0] == name and each[1] != seat)
    liar = ChaosTable(table.game, table.gateway, table.random)
    liar.seen.append((name, seat, other[2]))
    found["wire"] = promises.check_wire(fleet, [liar])
    fleet.read(
        "INSERT INTO chaos_writers SELECT table_id, seq, epoch, owner, 'x' FROM chaos_writers LIMIT 1 RETURNING 1"
    )
    found["writers"] = promises.check_writers(fleet)
    fleet.read("DELETE FROM chaos_writers WHERE writer = 'x' RETURNING 1")
    return found


def test_the_summary_counts_what_broke() -> None:
    fine = Outcome(fault="kill_owner", seconds=1.0, back=0.5, clock=0.1, broken=[])
    text = summary([fine, replace(fine, back=6.0, broken=["late"])])
    assert "| kill_owner | 2 | 3.2 s, 6.0 s | +0.10 s | 1 |" in text


def test_pairs_are_all_kinds_with_all_others() -> None:
    pairs = drawn(Random(1), list(FAULTS), 14 * 13 // 2, pairs=True)
    assert {frozenset(pair.split(AND)) for pair in pairs} == {frozenset(two) for two in combinations(FAULTS, 2)}
    assert pairs != drawn(Random(2), list(FAULTS), len(pairs), pairs=True)
    assert drawn(Random(1), ["a", "b"], 4)[:2] == ["a", "b"]


async def test_two_faults_hit_two_members(monkeypatch: pytest.MonkeyPatch) -> None:
    """They overlap, and no member is hit by both."""
    hit: list[str] = []
    both = asyncio.Barrier(2)

    async def fault(fleet: Any, random: Random) -> None:
        hit.append(random.choice(fleet.owners))
        await both.wait()

    monkeypatch.setattr(faults, "FAULTS", {"one": fault, "two": fault})
    for seed in range(20):
        await faults.cause(SimpleNamespace(owners=["a", "b"]), Random(seed), f"one{AND}two")  # type: ignore[arg-type]
        assert {hit.pop(), hit.pop()} == {"a", "b"}
