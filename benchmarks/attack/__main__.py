"""Slowdown of quiet players while one other address attacks the server, by kind of attack.

`python -m benchmarks.attack [--rounds N] [--seconds S] [--kinds A,B] [--world FOLDER] [--real-time] [--json]
[SRC …]`; SRC is the
`src` of a checkout, this one without any. Bots of each one play the games that its attacks ask for, since logs need the
rules they were made by. Each server is a real process with its own database and the limits that it has by default, and
all is on loopback.

In each round and for each server a quiet phase is followed by an attack of the same length. Ratios of latency are taken
within such a pair, so that other work on the machine slows both alike; told are their medians. With `--real-time` the
servers and the quiet players run before all other work, while attackers and the processes that servers start have their
usual priority: what is left of an attack is the time that it takes in the server itself.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles

import msgspec
from benchmarks.attack.attacker import KINDS, LINES, LOBBY, PEOPLE, RECONNECTS
from benchmarks.attack.quiet import QuietPlayers
from benchmarks.attack.world import Server, World, copied, prepared, run_first
from msgspec import Struct

HERE = Path(__file__).parents[2]
SETTLE = 0.3  # seconds from the start of a phase until its acknowledgements count
NO_GAMES = World(lotr="", moments=0, kasvoton="", moves=0, small=(), tournament="", record="")
LEAST = 20  # acknowledgements of a phase


class Pair(Struct, frozen=True):
    """A quiet phase and an attack; milliseconds, and answers to the attacker a second by status."""

    quiet: tuple[float, float]  # p50 and p95
    attacked: tuple[float, float]
    answers: dict[str, float]


async def measured(server: Server, kind: str, world: Path, seconds: float) -> Pair:
    """One pair of phases."""
    players = QuietPlayers(server.address)
    playing = asyncio.create_task(players.run())
    attacker = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "benchmarks.attack.attacker", kind, str(server.port), str(world)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=HERE,
    )
    assert attacker.stdin and attacker.stdout
    while len(players.acks) < LEAST:
        await asyncio.sleep(0.1)
        if playing.done():
            playing.result()
    quiet = await _phase(players, seconds)
    attacker.stdin.write(b"go\n")
    attacked = await _phase(players, seconds)
    attacker.stdin.write(b"stop\n")
    answers = msgspec.json.decode(await asyncio.wait_for(attacker.stdout.readline(), 60), type=dict[str, int])
    attacker.stdin.close()
    await attacker.wait()
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    return Pair(quiet, attacked, {status: number / (seconds + SETTLE) for status, number in answers.items()})


async def _phase(players: QuietPlayers, seconds: float) -> tuple[float, float]:
    await asyncio.sleep(SETTLE)
    players.acks.clear()
    await asyncio.sleep(seconds)
    while len(players.acks) < 2:  # a server that answers next to nothing
        await asyncio.sleep(0.1)
    cuts = quantiles(players.acks, n=20)
    return cuts[9] * 1000, cuts[18] * 1000


def told(source: str, kind: str, pairs: list[Pair]) -> dict[str, object]:
    """Medians over the rounds."""
    answers: Counter[str] = Counter()
    for pair in pairs:
        answers.update({status: number / len(pairs) for status, number in pair.answers.items()})
    return {
        "source": source,
        "kind": kind,
        "quiet": [round(median(pair.quiet[i] for pair in pairs), 1) for i in (0, 1)],
        "attacked": [round(median(pair.attacked[i] for pair in pairs), 1) for i in (0, 1)],
        "ratio": [round(median(pair.attacked[i] / pair.quiet[i] for pair in pairs), 2) for i in (0, 1)],
        "ratios p95": [round(pair.attacked[1] / pair.quiet[1], 2) for pair in pairs],
        "answers": {status: round(number, 1) for status, number in answers.items()},
    }


def as_text(row: dict[str, object]) -> str:
    return (
        f"{row['source']:<20} {row['kind']:<16} quiet p50, p95 {row['quiet']} ms, attacked {row['attacked']} ms: "
        f"× {row['ratio']}, p95 by round {row['ratios p95']}; answers a second {row['answers']}"
    )


def _world(folder: Path, source: Path, with_games: bool) -> tuple[Path, Path]:
    """Database and file of the prepared games, made once for a folder; none where no attack needs them."""
    database, file = folder / "prepared.sqlite3", folder / "world.json"
    folder.mkdir(parents=True, exist_ok=True)
    if not with_games:
        file = folder / "empty.json"
        file.write_bytes(msgspec.json.encode(NO_GAMES))
        return folder / "empty.sqlite3", file
    if not file.exists():
        file.write_bytes(msgspec.json.encode(prepared(folder, source)[1]))
    msgspec.json.decode(file.read_bytes(), type=World)
    return database, file


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sources", nargs="*", type=Path, metavar="SRC", default=[HERE / "src"])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="of a phase")
    parser.add_argument("--kinds", default=",".join((*KINDS, RECONNECTS, LOBBY)))
    parser.add_argument("--world", type=Path, help="folder that keeps the prepared games for another run")
    parser.add_argument("--real-time", action="store_true", help="for servers and quiet players, as root")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    kinds: list[str] = asked.kinds.split(",")
    if asked.real_time:
        run_first()
    with tempfile.TemporaryDirectory() as made, ExitStack() as running:
        servers: dict[str, tuple[Server, Path]] = {}
        for source in map(Path.resolve, asked.sources):
            name = source.parent.name
            database, world = _world((asked.world or Path(made)) / name, source, not {*kinds} <= {*PEOPLE, LOBBY})
            server = Server(copied(database, "attacked") if database.exists() else database, source)
            running.callback(server.stop)
            servers[name] = server, world
        print(f"{LINES} lines, load {os.getloadavg()[0]:.1f}, {os.cpu_count()} processors", flush=True)
        for kind in kinds:
            pairs: dict[str, list[Pair]] = {name: [] for name in servers}
            for _ in range(asked.rounds):
                for name, (server, world) in servers.items():
                    if asked.real_time:
                        server.take_precedence()
                    pairs[name].append(asyncio.run(measured(server, kind, world, asked.seconds)))
            for name, found in pairs.items():
                row = told(name, kind, found)
                print(msgspec.json.encode(row).decode() if asked.json else as_text(row), flush=True)
        print(f"load {os.getloadavg()[0]:.1f} at the end")


if __name__ == "__main__":
    main()
