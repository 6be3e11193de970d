"""Promises of a cluster, checked against its database and against what players were sent."""

import asyncio
from collections import Counter, defaultdict
from typing import Any

import msgspec
from tests.chaos.fleet import Fleet
from tests.chaos.players import ChaosTable

from pelipoyta.games import load
from pelipoyta.server.live.updates import EncodedViews, transition_message
from pelipoyta.table.log.store import read_log
from pelipoyta.table.state.table_state import TableState


def check_acknowledged(fleet: Fleet, tables: list[ChaosTable]) -> list[str]:
    """Every acknowledged move is in its log exactly once."""
    broken = []
    acknowledged = [each for table in tables for each in tuple(table.acknowledged)]
    names = {name for name, _, _ in acknowledged}
    rows = fleet.read("SELECT table_id, line FROM log WHERE table_id = ANY(%s)", sorted(names))
    stored: Counter[tuple[str, int, str]] = Counter()
    for name, line in rows:
        read = msgspec.json.decode(bytes(line))
        if command := read.get("command"):
            stored[name, read["entry"].get("seat", -1), command] += 1
    for promised in acknowledged:
        if stored[promised] != 1:
            broken.append(f"acknowledged, and {stored[promised]} times in the log: {promised}")
    return broken


def check_writers(fleet: Fleet) -> list[str]:
    """No two processes wrote under one epoch, no epoch came back, and no log has a gap."""
    broken = []
    writers: dict[tuple[str, int], set[str]] = defaultdict(set)
    last: dict[str, tuple[int, int]] = {}
    rows = fleet.read("SELECT table_id, seq, epoch, owner || writer FROM chaos_writers ORDER BY table_id, seq")
    for name, seq, epoch, writer in rows:
        writers[name, epoch].add(writer)
        if name in last and (seq != last[name][0] + 1 or epoch < last[name][1]):
            broken.append(f"{name}: line {seq} of epoch {epoch} after {last[name]}")
        last[name] = seq, epoch
    broken += [f"{name}: epoch {epoch} written by {who}" for (name, epoch), who in writers.items() if len(who) > 1]
    gaps = fleet.read("SELECT table_id FROM log GROUP BY table_id HAVING MAX(seq) + 1 <> COUNT(*)")
    return broken + [f"{name}: the log has a gap" for (name,) in gaps]


def check_wire(fleet: Fleet, tables: list[ChaosTable]) -> list[str]:
    """Every update that a player was sent is the one that the log gives that seat, and tells nothing besides."""
    broken = []
    for table in tables:
        by_game: dict[str, list[tuple[int, dict[str, Any]]]] = defaultdict(list)
        seen, table.seen = table.seen, []  # more comes meanwhile
        for name, seat, update in seen:
            by_game[name].append((seat, update))
        table.compared += len(seen)
        for name, updates in by_game.items():
            expected = _expected(fleet, name)
            for seat, update in updates:
                due = expected.get((seat, update["at"]))
                if due is None:
                    broken.append(f"{name}: seat {seat} was sent update {update['at']}, of which the log knows nothing")
                    continue
                if update["fresh"]:
                    due = {**due, "fresh": True, "events": [], "undone": False}
                broken += [
                    f"{name}: seat {seat} at {update['at']} was sent another {field}"
                    for field in sorted(due.keys() | update.keys())
                    if update.get(field) != due.get(field)
                ]
    return broken


def _expected(fleet: Fleet, name: str) -> dict[tuple[int, int], dict[str, Any]]:
    """Updates by seat and version, as one process encodes them from the log."""
    header = fleet.read("SELECT header FROM tables WHERE id = %s", name)[0][0]
    lines = fleet.read("SELECT line FROM log WHERE table_id = %s ORDER BY seq", name)
    read, entries = read_log(bytes(header), [bytes(line) for (line,) in lines])
    state = TableState(read, load(read.game))
    found = {}
    for entry in entries:
        transition = state.follow(entry)
        if transition is None:
            continue
        encoded = EncodedViews()
        for viewer, version in transition.versions.items():
            if viewer is not None:
                message = transition_message(transition, viewer, version, encoded)
                found[viewer, version] = msgspec.json.decode(msgspec.json.encode(message))
    return found


async def check_all(fleet: Fleet, tables: list[ChaosTable]) -> list[str]:
    """Broken promises; none if all is well."""
    found = []
    for check in (check_acknowledged, check_wire):
        found += await asyncio.to_thread(check, fleet, tables)
    return found + await asyncio.to_thread(check_writers, fleet)
