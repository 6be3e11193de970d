"""History of many finished games: processor time of the server and its processes, first and again after a restart.

`python -m benchmarks.server.history [--games N] [--lines LEAST] [--against FOLDER]`; a random game of RoleChess of that
many lines at least, stored under many names, asked for as a browser does, 24 at a time. The first time each game is
worked out; with FOLDER, that server takes its turn.
"""

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
from benchmarks.server.moves import GATHERED, HERE, Server
from benchmarks.server.start import fill, played

PAGE = 24  # games in a request


def family(pid: int) -> Iterator[int]:
    """A process and all its children."""
    yield pid
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in task.read_text().split():
            yield from family(int(child))


def worked(pid: int) -> float:
    """Processor seconds of a process and its children so far."""
    files = [file for each in family(pid) for file in Path(f"/proc/{each}/task").glob("*/schedstat")]
    return sum(int(file.read_text().split()[0]) for file in files) / 1e9


def ask(server: Server, names: list[str]) -> tuple[float, float]:
    """Processor seconds of a whole history, and wall seconds."""
    with httpx.Client(base_url=f"http://{server.address}", timeout=600) as http:
        http.get("/api/games").raise_for_status()
        time.sleep(2)  # the start has settled
        before, began = worked(server.pid), time.perf_counter()
        for first in range(0, len(names), PAGE):
            tables = [{"id": name, "token": ""} for name in names[first : first + PAGE]]
            found = http.post("/api/history", json={"tables": tables}).raise_for_status().json()
            assert all(each["choices"] for each in found)
        return worked(server.pid) - before, time.perf_counter() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--lines", type=int, default=0, help="that the game has at least")
    parser.add_argument("--against", type=Path, metavar="FOLDER")
    asked = parser.parse_args()
    ways = {"there": asked.against.resolve()} if asked.against else {}
    ways["here"] = HERE
    for way, source in ways.items():
        with tempfile.TemporaryDirectory() as place:
            folder = asyncio.run(played(Path(place), source, asked.lines))
            lines = fill(folder / "games.sqlite3", asked.games)
            names = [f"copy{number:08}" for number in range(asked.games)]
            for turn in ("first", "again after a restart"):
                server = Server(folder, source, GATHERED)
                try:
                    spent, wall = ask(server, names)
                finally:
                    server.stop()
                print(
                    f"load {os.getloadavg()[0]:.1f}   {way:<6} {asked.games} games of {lines} lines, {turn}:"
                    f" {spent:.2f} s of processor, {wall:.2f} s",
                    flush=True,
                )


if __name__ == "__main__":
    main()
