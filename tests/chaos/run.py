"""Chaos run: a fleet under load, one fault after another, and every promise checked after each.

`python -m tests.chaos.run [--faults N] [--seed S] [--only NAME,…] [--pairs] [--keep FOLDER]`; what is kept is added up.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from math import inf
from pathlib import Path
from random import Random
from typing import Any

from tests.chaos.faults import AND, DATABASE, FAULTS, cause, drawn
from tests.chaos.fleet import LEASE, Fleet
from tests.chaos.machine import small_disk
from tests.chaos.networks import network
from tests.chaos.players import ChaosTable, Thinker, post
from tests.chaos.promises import check_all
from tests.chaos.records import Figures, Outcome, Piece, commit, keep, kept, line, load, sums
from tests.nats import free_port, nats_server
from tests.postgres import postgres_server

BACK = 5.0  # seconds within which every player is back
CLOCK = 0.5  # seconds that a clock may be off
TAKEN_OVER = LEASE + 2.0  # seconds until an owner that does not answer has an heir, on a busy machine
GIVE_UP = 30.0
BANK = 7200
GAMES = ("rolechess", "dnup")  # one without secrets and clocks, one with hidden hands


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
        await cause(self.fleet, self.random, name)
        mended = time.monotonic()
        moved = await self._until_all_move(mended, GIVE_UP)
        broken = [] if moved <= BACK else [f"players came back after {moved:.1f} s{self._late(mended)}"]
        clock = await self._clock(before)
        # A clock stands while no process keeps it, so that after a change of owner it may show more than a watch.
        heirs = await asyncio.to_thread(self._epoch) - epoch
        if clock is None:
            broken.append("no clock is shown")
        elif not -CLOCK <= clock <= heirs * TAKEN_OVER + CLOCK + _without_database(name, mended - began):
            broken.append(f"clock off by {clock:.2f} s after {heirs} heirs")
        broken += await check_all(self.fleet, self.tables)
        for table in self.tables:
            broken += [f"refused: {each}" for each in table.stuck]
            table.stuck.clear()
        return Outcome(fault=name, seconds=mended - began, back=moved, clock=clock, broken=broken, heirs=heirs)

    def figures(self) -> Figures:
        """What was played."""
        return Figures(
            moves=sum(len(table.acknowledged) for table in self.tables),
            games=sum(len(table.games) for table in self.tables),
            tournaments=self.tournaments,
            updates=sum(table.compared for table in self.tables),
        )

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
                await post(self.gateway, path, command, token=made["token"], done="round-running")
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


def _without_database(name: str, seconds: float) -> float:
    """Seconds for which a table may also stand without an owner: none gets an heir while the database is away."""
    names = name.split(AND)
    return seconds if len(names) > 1 and not DATABASE.isdisjoint(names) else 0.0


async def chaos(
    faults: Sequence[str],
    seed: int,
    folder: Path,
    told: Callable[[str], object] = print,
    size: int = 3,
    until: float = inf,
) -> Piece:
    """Cause the faults, one after another; `size` gateways and as many owners."""
    outcomes: list[Outcome] = []
    began = time.monotonic()
    with ExitStack() as stack:
        between = network()
        stack.callback(between.close)
        disk = stack.enter_context(small_disk())
        where = {"host": between.database, "trusted": between.trusted}
        postgres = stack.enter_context(postgres_server(free_port(), disk.folder, **where))
        fleet = Fleet(postgres, stack.enter_context(nats_server(between.bus)), folder, between, disk)
        run = Run(fleet, seed)
        try:
            await fleet.start(size, size)
            await run.begin()
            for number, name in enumerate(faults):
                if time.monotonic() > until:
                    break
                outcomes.append(await run.suffer(name))
                told(f"{number + 1:4} {line(outcomes[-1])}")
        finally:
            await run.end()
            await fleet.close()
        spent, how = time.monotonic() - began, type(between).__name__
    return Piece(
        seed=seed,
        commit=commit(),
        network=how,
        seconds=spent,
        load=load(),
        figures=run.figures(),
        outcomes=outcomes,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="names of faults, with commas")
    parser.add_argument("--pairs", action="store_true", help="two faults at the same time, of different kinds")
    parser.add_argument("--minutes", type=float, default=inf, help="begin no fault after that time")
    parser.add_argument("--keep", type=Path, help="folder of the pieces that are added up")
    asked = parser.parse_args()
    names = asked.only.split(",") if asked.only else list(FAULTS)
    faults = drawn(Random(asked.seed), names, asked.faults, asked.pairs)
    with tempfile.TemporaryDirectory() as folder:
        until = time.monotonic() + 60 * asked.minutes
        piece = asyncio.run(chaos(faults, asked.seed, Path(folder), until=until))
    pieces = [piece]
    if asked.keep:
        keep(asked.keep, piece)
        pieces = kept(asked.keep)
    print(sums(pieces))
    return 1 if any(outcome.broken for outcome in piece.outcomes) else 0


if __name__ == "__main__":
    raise SystemExit(main())
