"""Chaos run: a fleet under load, one fault after another, and every promise checked after each.

`python -m tests.chaos.run [--faults N] [--seed S] [--only NAME,…] [--json FILE]`
"""

import argparse
import asyncio
import os
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from math import inf
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import msgspec
from msgspec import Struct
from tests.chaos.faults import FAULTS
from tests.chaos.fleet import LEASE, Fleet
from tests.chaos.machine import small_disk
from tests.chaos.players import ChaosTable, Thinker, post
from tests.chaos.promises import check_all
from tests.nats import free_port, nats_server
from tests.postgres import postgres_server

BACK = 5.0  # seconds within which every player is back
CLOCK = 0.5  # seconds that a clock may be off
TAKEN_OVER = LEASE + 2.0  # seconds until an owner that does not answer has an heir, on a busy machine
GIVE_UP = 30.0
BANK = 7200
GAMES = ("rolechess", "dnup")  # one without secrets and clocks, one with hidden hands


class Outcome(Struct, kw_only=True):
    """One fault, and what it did."""

    fault: str
    seconds: float  # that it lasted
    back: float  # seconds until every table had moved again
    clock: float | None  # seconds by which the clock was off
    broken: list[str]


class Run:
    """A fleet with players, a tournament of bots and clocks."""

    def __init__(self, fleet: Fleet, seed: int) -> None:
        self.fleet, self.random = fleet, Random(seed)
        timed = {"bank": 3600, "increment": 1}
        self.tables = [
            ChaosTable(game, self.gateway, Random(f"{seed}/{number}"), timed if number % 2 else None)
            for number, game in enumerate((*GAMES, *GAMES))
        ]
        self.thinker = Thinker(self.gateway, BANK)
        self.tournaments = 0
        self._tasks: list[asyncio.Task[Any]] = []

    def gateway(self) -> str:
        """Address of a gateway, as a proxy chooses it: one that takes connections."""
        return self.random.choice([each for each in self.fleet.gateways if not each.paused and each.pid]).address

    async def begin(self) -> None:
        work = [*(table.play() for table in self.tables), self.thinker.think(), self._hold_tournaments()]
        self._tasks = [asyncio.create_task(each) for each in work]
        await self._until_all_move(time.monotonic(), 60)

    async def suffer(self, name: str) -> Outcome:
        """Let the fault happen; then all is well within seconds, or a promise is broken."""
        before, epoch = await self._shown(), await asyncio.to_thread(self._epoch)
        began = time.monotonic()
        await FAULTS[name](self.fleet, self.random)
        mended = time.monotonic()
        moved = await self._until_all_move(mended, GIVE_UP)
        broken = [] if moved <= BACK else [f"players came back after {moved:.1f} s{self._late(mended)}"]
        clock = await self._clock(before)
        # Clocks stand while no process keeps them, so that one may show more than a watch, by the outage at most.
        heirs = await asyncio.to_thread(self._epoch) - epoch
        outage = mended - began + moved + heirs * TAKEN_OVER
        if clock is None:
            broken.append("no clock is shown")
        elif not -CLOCK <= clock <= outage + CLOCK:
            broken.append(f"clock off by {clock:.2f} s")
        broken += await check_all(self.fleet, self.tables)
        for table in self.tables:
            broken += [f"refused: {each}" for each in table.stuck]
            table.stuck.clear()
        return Outcome(fault=name, seconds=mended - began, back=moved, clock=clock, broken=broken)

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _until_all_move(self, since: float, seconds: float) -> float:
        """Seconds from then until a move at every table has been acknowledged."""
        while time.monotonic() < since + seconds:
            if all(table.moved > since for table in self.tables):
                return max(table.moved for table in self.tables) - since if seconds else 0.0
            await self._fail_early()
            await asyncio.sleep(0.02)
        return seconds

    def _late(self, since: float) -> str:
        """Tables without a move since then, and what their players wait for."""
        late = [table for table in self.tables if table.moved <= since]
        return "".join(f"; {table.name} ({table.game}): {table.standing()}" for table in late)

    def _epoch(self) -> int:
        """How often the thinker's table was claimed."""
        rows = self.fleet.read("SELECT epoch FROM placed WHERE table_id = %s", self.thinker.table)
        return int(rows[0][0])

    async def _shown(self) -> tuple[float, float] | None:
        return await self.thinker.shown([each.address for each in self.fleet.gateways], 2 * BACK)

    async def _clock(self, before: tuple[float, float] | None) -> float | None:
        """Seconds that the thinker's clock shows more than a watch; None while it is not shown."""
        after = await self._shown()
        if before is None or after is None:
            return None
        return after[0] - (before[0] - (after[1] - before[1]))

    async def _hold_tournaments(self) -> None:
        """Bots play one tournament after another; each must end."""
        while True:
            key = f"{self.random.getrandbits(90):030}"
            plan = {"game": "rolechess", "seats": 2, "system": "swiss", "rounds": 2, "bots": True, "auto": True}
            made = await post(self.gateway, "/api/tournaments", {**plan, "title": "Chaos", "key": key})
            path = f"/api/tournaments/{made['id']}/commands"
            for command in ({"type": "enter_bot", "bot": "greedy", "count": 4}, {"type": "pair"}):
                await post(self.gateway, path, command, made["token"])
            while not await asyncio.to_thread(self._is_over, made["id"]):
                await asyncio.sleep(0.5)
            self.tournaments += 1

    def _is_over(self, tournament: str) -> bool:
        try:
            return not self.fleet.read("SELECT 1 FROM unfinished_contests WHERE contest_id = %s", tournament)
        except Exception:
            return False

    async def _fail_early(self) -> None:
        for task in self._tasks:
            if task.done() and not task.cancelled():
                task.result()


async def chaos(
    faults: Sequence[str],
    seed: int,
    folder: Path,
    told: Callable[[str], object] = print,
    size: int = 3,
    until: float = inf,
) -> tuple[list[Outcome], dict[str, Any]]:
    """Outcomes of the faults, one after another, and figures; `size` gateways and as many owners."""
    outcomes: list[Outcome] = []
    with ExitStack() as stack:
        disk = stack.enter_context(small_disk())
        postgres = stack.enter_context(postgres_server(free_port(), disk.folder))
        nats = stack.enter_context(nats_server())
        fleet = Fleet(postgres, nats, folder, disk)
        run = Run(fleet, seed)
        try:
            await fleet.start(size, size)
            await run.begin()
            for number, name in enumerate(faults):
                if time.monotonic() > until:
                    break
                outcome = await run.suffer(name)
                outcomes.append(outcome)
                told(f"{number + 1:4} {_line(outcome)}")
        finally:
            await run.end()
            await fleet.close()
        moves = sum(len(table.acknowledged) for table in run.tables)
        games = sum(len(table.games) for table in run.tables)
    return outcomes, {"moves": moves, "games": games, "tournaments": run.tournaments}


def _line(outcome: Outcome) -> str:
    clock = "clock –" if outcome.clock is None else f"clock {outcome.clock:+.2f} s"
    text = f"{outcome.fault:<28} {outcome.seconds:5.1f} s, back after {outcome.back:4.1f} s, {clock}"
    return text + "".join(f"\n     BROKEN {each}" for each in outcome.broken)


def summary(outcomes: list[Outcome]) -> str:
    """A row for each kind of fault, as Markdown."""
    kinds = defaultdict(list)
    for outcome in outcomes:
        kinds[outcome.fault].append(outcome)
    rows = ["| fault | times | back: median, worst | clock off: worst | broken |", "|---|---|---|---|---|"]
    for name, of_kind in sorted(kinds.items()):
        back = [each.back for each in of_kind]
        clocks = [abs(each.clock) for each in of_kind if each.clock is not None]
        broken = sum(bool(each.broken) for each in of_kind)
        worst = f"{max(clocks):.2f} s" if clocks else "–"
        rows.append(f"| {name} | {len(of_kind)} | {median(back):.1f} s, {max(back):.1f} s | {worst} | {broken} |")
    return "\n".join(rows)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="names of faults, with commas")
    parser.add_argument("--minutes", type=float, default=inf, help="begin no fault after that time")
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    names = asked.only.split(",") if asked.only else list(FAULTS)
    random = Random(asked.seed)
    faults = [random.choice(names) if number >= len(names) else names[number] for number in range(asked.faults)]
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        outcomes, figures = asyncio.run(chaos(faults, asked.seed, Path(folder), until=began + 60 * asked.minutes))
    print(summary(outcomes))
    broken = sum(bool(each.broken) for each in outcomes)
    spent = time.monotonic() - began
    load = os.getloadavg()[0]
    print(f"{len(outcomes)} faults in {spent:.0f} s, {broken} with broken promises; {figures}; load {load:.1f}")
    if asked.json:
        asked.json.write_bytes(msgspec.json.encode({"outcomes": outcomes, "figures": figures}))
    return 1 if broken else 0


if __name__ == "__main__":
    raise SystemExit(main())
