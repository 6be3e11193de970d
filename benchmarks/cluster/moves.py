"""Moves a second, latency and processor time of a move in 1, 2 and 4 processes; all ways take turns in one run.

`python -m benchmarks.cluster.moves [--tables N] [--rounds N] [--seconds S] [--pace MOVES] [--only WAY;…] [--json FILE]`

Each table is two persons who answer at once (or, with --pace, that many moves a second at each table) and whose
connections go to any gateway. Processor time is told by part, with PostgreSQL's and that of NATS; ratios are taken
within each round, to one process on SQLite. Players share the machine's cores with everything else.
"""

import argparse
import asyncio
import os
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from benchmarks.cluster.processes import Grounds, Shape, grounds, shares
from benchmarks.server.moves import Round, measure
from msgspec import Struct

WAYS = ("1 process, SQLite", "1 process, PostgreSQL", "1 process, cluster", "2 processes", "4 processes")
WIDE = 24  # characters of a way's name


class Turn(Struct, frozen=True):
    """One way in one round."""

    round: Round
    parts: dict[str, float]  # milliseconds of processor a move


def shape(at: Grounds, way: str) -> Shape:
    """Start the servers of a way."""
    match way:
        case "1 process, SQLite":
            return at.alone(way)
        case "1 process, PostgreSQL":
            return at.alone(way, at.postgres.new_database())
        case "1 process, cluster":
            return at.cluster(way, gateways=1, owners=0)
        case "2 processes":
            return at.cluster(way, gateways=1, owners=1)
        case _:
            return at.cluster(way, gateways=2, owners=2)


async def turn(servers: Shape, asked: argparse.Namespace, seed: int) -> Turn:
    """Let one way play for a while."""
    looks = []

    class Looked:
        """The shape, with a note of its parts at each look at its processor time."""

        address = servers.address

        def processor_seconds(self) -> float:
            looks.append(servers.parts())
            return sum(looks[-1].values())

    found = await measure(
        Looked(),  # type: ignore[arg-type]
        tables=asked.tables,
        seconds=asked.seconds,
        pace=asked.pace,
        seed=seed,
        make=servers.table,
    )
    return Turn(found, shares(looks[0], looks[1], found.moves * asked.seconds))


def table(rounds: list[dict[str, Turn]]) -> str:
    """A row for each way: medians, and ratios with their spread."""
    first = next(iter(rounds[0]))
    rows = [
        "| way | moves a second | acknowledged: p50, p99 | processor a move | × one process | of it |",
        "|---|---|---|---|---|---|",
    ]
    for way in rounds[0]:
        mine = [each[way] for each in rounds]
        ratios = sorted(each[way].round.work / each[first].round.work for each in rounds)
        ack = [median(each.round.ack[cut] for each in mine) for cut in (0, 1)]
        parts = {name: median(each.parts[name] for each in mine) for name in mine[0].parts}
        rows.append(
            f"| {way} | {median(each.round.moves for each in mine):,.0f} | {ack[0]:.1f}, {ack[1]:.1f} ms"
            f" | {median(each.round.work for each in mine):.2f} ms"
            f" | {median(ratios):.2f} ({ratios[0]:.2f} … {ratios[-1]:.2f})"
            f" | {', '.join(f'{name} {each:.2f}' for name, each in parts.items())} |"
        )
    return "\n".join(rows)


async def run(asked: argparse.Namespace) -> list[dict[str, Turn]]:
    """All ways in turns."""
    with tempfile.TemporaryDirectory() as folder, grounds(Path(folder)) as at:
        shapes: dict[str, Shape] = {}
        try:
            for way in asked.only.split(";") if asked.only else WAYS:
                shapes[way] = shape(at, way)
            return [
                {way: await turn(servers, asked, number) for way, servers in shapes.items()}
                for number in range(asked.rounds)
            ]
        finally:
            for servers in shapes.values():
                servers.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--pace", type=float, default=0.0, metavar="MOVES", help="moves a second at each table; 0: all")
    parser.add_argument("--only", default="", help="ways of the table, with semicolons")
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    before = os.getloadavg()[0]
    rounds = asyncio.run(run(asked))
    print(f"{asked.tables} tables, pace {asked.pace:g}, load {before:.1f} to {os.getloadavg()[0]:.1f}")
    print(table(rounds))
    if asked.json:
        found: list[Any] = [msgspec.to_builtins(each) for each in rounds]
        asked.json.write_bytes(msgspec.json.encode(found))


if __name__ == "__main__":
    main()
