"""Simulation of a country: 100,000 tables, and the loss of a third of the machines.

`python -m benchmarks.cluster.country [--tables N] [--machines N] [--think SECONDS] [--lost SHARE] [--costs FILE]`;
with --sizes, what is needed from a family's tables to a country's.

Discrete events over processes that serve one job after another. Its costs were measured with `benchmarks.cluster.moves`
and `benchmarks.cluster.opens`; --costs takes others as JSON. What it does not know: networks, memory, and a proxy that
is itself among the lost. A table moves again once an owner has it and the player who is asked is connected.
"""

import argparse
from heapq import heappop, heappush
from itertools import count
from math import ceil
from pathlib import Path
from random import Random

import msgspec
from benchmarks.cluster.plan import Costs, Load, Plan, plan_for, sizes
from msgspec import Struct

LEASE, BEATS = 3.0, 8  # as in the program
ADOPT = 0.4  # seconds between two looks of an owner for tables without one
SOME = 20  # tables that such a look finds
LOOK = 1.0  # seconds between two looks of a gateway at the owners of its tables
REOPENED = 16  # tables for which a gateway looks for an owner side by side
BACK = (0.2, 0.5)  # seconds until a browser connects again
PATIENCE = 10.0  # seconds after which a browser gives a connection up that is not answered
TRIP = 0.001  # seconds of a message between two machines
HANGED_UP = 0.2  # milliseconds of a gateway for a connection that its browser has given up
PAUSE = 1.5  # seconds, the longest that a browser waits between two attempts


class Processor:
    """One process or several cores: serves jobs in their order, beside the moves of its tables."""

    def __init__(self, busy: float, cores: int = 1) -> None:
        self._slow = 1 / (cores * max(1 - busy, 0.05))
        self._free = 0.0
        self.worked = 0.0

    def serve(self, now: float, milliseconds: float) -> float:
        """When a job that comes now is done."""
        took = milliseconds / 1000 * self._slow
        self._free = max(now, self._free) + took
        self.worked += took
        return self._free

    def waits(self, now: float) -> float:
        """Seconds until a job that comes now is begun."""
        return max(self._free - now, 0.0)


class Result(Struct, frozen=True):
    """What the loss did; times in seconds after it."""

    lost: int  # tables that lost their owner
    connections: int  # that were lost
    again: list[float]  # for each table that had to wait, when it moved again
    given_up: int  # connections that a browser gave up and tried again
    longest_queue: float  # seconds, at any gateway

    def by(self, share: float) -> float:
        """When this share of the tables that waited moved again."""
        return sorted(self.again)[min(int(share * len(self.again)), len(self.again) - 1)] if self.again else 0.0


class Country:
    """The cluster after a share of its machines was lost at moment 0."""

    def __init__(self, plan: Plan, costs: Costs, share: float, random: Random) -> None:
        self.plan, self.costs, self.random = plan, costs, random
        self._events: list[tuple[float, int, str, int, int]] = []
        self._number = count()
        dead = round(plan.machines * share)
        alive = plan.machines - dead
        load = Load.of(plan, costs, alive / plan.machines)
        self.owners = [Processor(load.owner) for _ in range(alive * plan.owners)]
        self.gateways = [Processor(load.gateway) for _ in range(alive * plan.gateways)]
        self.database = Processor(load.database, plan.database_cores)
        gone = dead / plan.machines
        tables = range(plan.tables)
        self.orphaned = {table for table in tables if random.random() < gone}
        leases = [LEASE * random.uniform(1 - 1 / BEATS, 1) for _ in range(max(dead * plan.owners, 1))]
        self.lease = {table: random.choice(leases) for table in self.orphaned}
        self.owned = dict.fromkeys(self.orphaned, -1.0)  # when each has an owner again
        self._left, self._claimed, self._steps = list(self.orphaned), set[int](), set[int]()
        self._picked: list[list[int]] = [[] for _ in self.owners]
        self._full = [False] * len(self.owners)  # the last look found as many tables as it asked for
        everywhere = len(self.gateways) / (1 - gone)
        self.at = {  # gateway of each player; -1: it was lost
            (table, seat): number if (number := int(random.random() * everywhere)) < len(self.gateways) else -1
            for table in tables
            for seat in (0, 1)
        }
        self.back: dict[tuple[int, int], float] = {}
        self.followed = {(table, gateway) for (table, _), gateway in self.at.items() if gateway >= 0}
        self.given_up, self.longest = 0, 0.0

    def run(self) -> Result:
        """Let it happen."""
        lost = [player for player, gateway in self.at.items() if gateway < 0]
        for table, seat in lost:
            self._later(self.random.uniform(*BACK), "connect", table, seat)
        for owner in range(len(self.owners)):
            self._later(self.random.uniform(0, ADOPT), "adopt", owner, 0)
        self._look_at_followed()
        while self._events:
            now, _, kind, one, two = heappop(self._events)
            getattr(self, f"_{kind}")(now, one, two)
        return Result(
            lost=len(self.orphaned),
            connections=len(lost),
            again=[again for table in range(self.plan.tables) if (again := self._again(table)) > 0],
            given_up=self.given_up,
            longest_queue=self.longest,
        )

    def _again(self, table: int) -> float:
        asked = self.random.choice((0, 1))
        return max(self.owned.get(table, 0.0), self.back.get((table, asked), 0.0))

    def _later(self, moment: float, kind: str, one: int, two: int) -> None:
        heappush(self._events, (moment, next(self._number), kind, one, two))

    def _look_at_followed(self) -> None:
        """Each gateway notices at its next look after the lease that owners are gone, and asks for others."""
        phases = [self.random.uniform(0, LOOK) for _ in self.gateways]
        waiting = [0] * len(self.gateways)
        for table, gateway in sorted(self.followed):
            if table in self.orphaned:
                seen = phases[gateway] + LOOK * ceil((self.lease[table] - phases[gateway]) / LOOK)
                turn = waiting[gateway] // REOPENED
                waiting[gateway] += 1
                self._later(seen + turn * 4 * TRIP, "open", table, gateway)

    def _open(self, now: float, table: int, _gateway: int) -> None:
        """A gateway asks an owner that it chose by the table's name, as all gateways choose."""
        if table not in self._claimed:
            self._claim(now, table, table % len(self.owners))

    def _adopt(self, now: float, owner: int, _: int) -> None:
        """An owner picks tables whose leases are out, takes one after another, and looks again."""
        self._left = [table for table in self._left if table not in self._claimed]
        some = self.random.sample(self._left, min(SOME, len(self._left)))
        self._picked[owner] = [table for table in some if self.lease[table] <= now]
        self._full[owner] = len(self._picked[owner]) == SOME
        if self._left:
            self._later(now, "step", owner, 0)

    def _step(self, now: float, owner: int, _: int) -> None:
        """The next of the tables that an owner has picked; one that another has taken meanwhile costs a trip."""
        picked = self._picked[owner]
        if not picked:
            self._later(now + (0.0 if self._full[owner] else ADOPT), "adopt", owner, 0)
            return
        table = picked.pop()
        if table in self._claimed:
            self._later(now + TRIP, "step", owner, 0)
        else:
            self._claim(now, table, owner)
            self._steps.add(table)

    def _claim(self, now: float, table: int, owner: int) -> None:
        self._claimed.add(table)
        self._later(self.database.serve(now, self.costs.claim) + TRIP, "load", table, owner)

    def _load(self, now: float, table: int, owner: int) -> None:
        self.owned[table] = self.owners[owner].serve(now, self.costs.take_over)
        if table in self._steps:
            self._later(self.owned[table], "step", owner, 0)

    def _connect(self, now: float, table: int, seat: int) -> None:
        """A browser connects to any gateway; it gives up where that takes too long, and tries another."""
        gateway = self.random.randrange(len(self.gateways))
        processor = self.gateways[gateway]
        self.longest = max(self.longest, processor.waits(now))
        known = (table, gateway) in self.followed
        if processor.waits(now) > PATIENCE:
            processor.serve(now, HANGED_UP)
            self.given_up += 1
            self._later(now + PATIENCE + self.random.uniform(0, PAUSE), "connect", table, seat)
            return
        self.followed.add((table, gateway))
        self.back[table, seat] = processor.serve(now, self.costs.join if known else self.costs.follow)


def told(plan: Plan, costs: Costs, result: Result, share: float) -> str:
    """Rows of a table: the plan, its load before and after, and the times."""
    before, after = Load.of(plan, costs), Load.of(plan, costs, 1 - round(plan.machines * share) / plan.machines)
    lost = round(plan.machines * share)
    each = f"{plan.machines}, each {plan.owners} owners and {plan.gateways} gateways"
    rows = (
        ("tables; moves a second", f"{plan.tables:,}; {plan.moves:,.0f}"),
        ("machines of 8 cores; PostgreSQL's", f"{each}; {plan.database_cores} cores"),
        ("lost: machines, tables' owners, connections", f"{lost}, {result.lost:,}, {result.connections:,}"),
        ("busy before: owners, gateways, PostgreSQL", before.told()),
        ("busy after", after.told()),
        (
            "tables that waited move again: half, 99 %, all",
            f"{result.by(0.5):.1f}, {result.by(0.99):.1f}, {result.by(1):.1f} s",
        ),
        ("longest queue at a gateway; connections given up", f"{result.longest_queue:.1f} s; {result.given_up:,}"),
    )
    return "\n".join(("| what | figure |", "|---|---|", *(f"| {name} | {figure} |" for name, figure in rows)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--machines", type=int, default=0, help="0: as many as are half busy")
    parser.add_argument("--think", type=float, default=10.0, help="seconds between two moves of a table")
    parser.add_argument("--lost", type=float, default=1 / 3)
    parser.add_argument("--costs", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--sizes", action="store_true", help="only what each size needs")
    asked = parser.parse_args()
    costs = msgspec.json.decode(asked.costs.read_bytes(), type=Costs) if asked.costs else Costs()
    if asked.sizes:
        print(sizes(asked.think, costs))
        return
    plan = plan_for(asked.tables, asked.think, costs)
    if asked.machines:
        plan = msgspec.structs.replace(plan, machines=asked.machines)
    results = [Country(plan, costs, asked.lost, Random(f"{asked.seed}/{run}")).run() for run in range(asked.runs)]
    print(told(plan, costs, sorted(results, key=lambda each: each.by(1))[len(results) // 2], asked.lost))
    print(f"all again in {', '.join(f'{each.by(1):.1f}' for each in results)} s")


if __name__ == "__main__":
    main()
