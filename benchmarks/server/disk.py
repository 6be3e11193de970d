"""Bytes on disk of finished games: as they were played, and packed as `pelipoyta house retain` does.

`python -m benchmarks.server.disk [--games N] [--lines LEAST]`; a random game of RoleChess of that many lines at least
is stored under so many names. Counted is by how much the file grows, without free pages.
"""

import argparse
import asyncio
import os
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from benchmarks.server.moves import HERE
from benchmarks.server.start import fill, played

from pelipoyta.table.log.retention import Retention

MEGABYTE = 1_000_000


def size(file: Path) -> float:
    """Megabytes of the file, without free pages."""
    with closing(sqlite3.connect(file)) as db:
        db.execute("VACUUM")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return file.stat().st_size / MEGABYTE


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--lines", type=int, default=150)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        file = asyncio.run(played(Path(place), HERE, asked.lines)) / "games.sqlite3"
        bare = size(file)
        lines = fill(file, asked.games)
        full = size(file)
        with closing(sqlite3.connect(file, isolation_level=None)) as db:
            retention = Retention(db, postgres=False)
            for name in retention.candidates(now := time.time()):
                retention.pack(name, now)
        print(
            f"load {os.getloadavg()[0]:.1f}   {asked.games} games of RoleChess of {lines} lines:"
            f" {full - bare:.1f} MB, packed {size(file) - bare:.1f} MB"
        )


if __name__ == "__main__":
    main()
