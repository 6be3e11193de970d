"""Start of a server whose file holds many finished games with clocks.

`python -m benchmarks.server.start [--tables N] [--lines N] [--rounds N] [--against FOLDER]`; a random game of RoleChess
is played once and its log, or its first lines and its last one, stored under as many names. Processor seconds until the
server answers, and until three seconds later, less those of a server whose file is empty; with FOLDER, the `src` of
another checkout, both take turns, each on a copy.
"""

import argparse
import asyncio
import json
import os
import shutil
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from statistics import median

import httpx2 as httpx
from benchmarks.server.memory import Game
from benchmarks.server.moves import GATHERED, HERE, Server

SETTLED = 3.0  # seconds after the first answer
MOVES = 10_000  # more than any game has
CLOCKS = {"bank": 600}
TRIES = 40


async def play_once(folder: Path, source: Path) -> None:
    """Play one game to its end, and let the server make its schema."""
    server = Server(folder, source, GATHERED)
    try:
        game = Game(server.address, "rolechess", 1)
        await game.open()
        await asyncio.gather(*(game.answer(line, MOVES) for line in game.lines))
        await asyncio.sleep(SETTLED)
    finally:
        server.stop()


async def played(folder: Path, source: Path, least: int) -> Path:
    """Folder of a server at which one game of so many lines at least was played; shorter ones are played in vain."""
    for number in range(TRIES):
        there = folder / f"game{number}"
        there.mkdir()
        await play_once(there, source)
        with closing(sqlite3.connect(there / "games.sqlite3")) as db:
            if db.execute("SELECT count(*) FROM log").fetchone()[0] >= least:
                return there
    raise RuntimeError(f"no game has {least} lines")


def fill(file: Path, tables: int, most: int = MOVES) -> int:
    """Store the game under many names, as a timed one that all rows know; returns its lines."""
    with closing(sqlite3.connect(file)) as db:
        name, header = db.execute("SELECT id, header FROM tables").fetchone()
        lines = [line for (line,) in db.execute("SELECT line FROM log WHERE table_id = ? ORDER BY seq", (name,))]
        lines = [*lines[: most - 1], lines[-1]] if len(lines) > most else lines
        timed = {**json.loads(header), "time": CLOCKS}
        for number in range(tables):
            other = f"copy{number:08}"
            db.execute("INSERT INTO tables VALUES (?, ?)", (other, json.dumps({**timed, "id": other}).encode()))
            rows = [(other, seq, line) for seq, line in enumerate(lines)]
            db.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)
            db.execute("INSERT INTO projected (table_id, length) VALUES (?, ?)", (other, len(lines)))
        db.commit()
    return len(lines)


def start(folder: Path, source: Path) -> tuple[float, float]:
    """Processor seconds until the first answer, and a while later."""
    server = Server(folder, source, GATHERED)
    try:
        with httpx.Client(base_url=f"http://{server.address}", timeout=60) as http:
            http.get("/api/games").raise_for_status()
            answered = server.processor_seconds()
            time.sleep(SETTLED)
            http.post("/api/tables", json={"game": "rolechess", "seats": 2, "places": ["me", "open"]})
            return answered, server.processor_seconds()
    finally:
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20_000)
    parser.add_argument("--lines", type=int, default=MOVES, help="of each log, at most")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--against", type=Path, metavar="FOLDER")
    asked = parser.parse_args()
    ways = {"there": asked.against.resolve()} if asked.against else {}
    ways["here"] = HERE
    with tempfile.TemporaryDirectory() as place:
        folders = {}
        for way, source in ways.items():
            for kind in ("full", "empty"):
                folders[way, kind] = folder = Path(place) / f"{way}-{kind}"
                folder.mkdir()
                if kind == "empty":
                    start(folder, source)
            asyncio.run(play_once(folders[way, "full"], source))
            lines = fill(folders[way, "full"] / "games.sqlite3", asked.tables, asked.lines)
            start(folders[way, "full"], source)  # an older file is migrated once
        size = (folders["here", "full"] / "games.sqlite3").stat().st_size / 2**20
        print(f"load {os.getloadavg()[0]:.1f}; {asked.tables} tables of {lines} lines, {size:.0f} MB", flush=True)
        for way, source in ways.items():
            rounds = [
                (start(folders[way, "full"], source), start(folders[way, "empty"], source)) for _ in range(asked.rounds)
            ]
            answer, settled = (sorted(full[which] - empty[which] for full, empty in rounds) for which in (0, 1))
            print(
                f"{way:<6} more than an empty file: until it answers {median(answer):.2f} s"
                f" ({answer[0]:.2f} … {answer[-1]:.2f}), {SETTLED:.0f} s later {median(settled):.2f} s"
                f" ({settled[0]:.2f} … {settled[-1]:.2f}) of processor",
                flush=True,
            )
            shutil.rmtree(folders[way, "full"])


if __name__ == "__main__":
    main()
