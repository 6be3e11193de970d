"""All rows of docs/lab/cost.md one after another, each by the command that the page names, into one file.

`python -m benchmarks.rows [--only WORD …] [--alone] [--tools FOLDER]`; takes some 25 minutes on two quiet cores.
With --alone (root) a row's processes come before all others of the machine; where both cores are full only nearly so,
lest what writes to the disk get no processor. Written to build/bench-server.txt too, with the commit and the load.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TextIO

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "bench-server.txt"
FIRST, NEARLY_FIRST = ("chrt", "-r", "1"), ("nice", "-n", "-20")


class Row(NamedTuple):
    """Row of the page: what is measured, and by which command; `full` where it takes all cores."""

    name: str
    command: tuple[str, ...]
    full: bool = False
    uncompiled: bool = False


def of(module: str, arguments: str = "") -> tuple[str, ...]:
    return ("-m", f"benchmarks.server.{module}", *arguments.split())


ROWS = (
    Row("bytes an update on the wire", of("wire")),
    Row("memory of a game under way and of an onlooker", of("memory", "--tables 24"), full=True),
    Row("history of 400 games, short", of("history")),
    Row("history of 400 games, long", of("history", "--lines 390")),
    Row("start with 20,000 timed games", of("start", "--tables 20000 --lines 60 --rounds 2"), full=True),
    Row("1,000 finished games on disk", of("disk")),
    Row("first tile and playable board", of("pages", "--rounds 3 --game rolechess")),
    Row("1,000 moves a second beside others", of("rivals", "--tables 250 --pace 4 --rounds 3 --seconds 5")),
    Row("100 moves a second beside others", of("rivals", "--pace 2.5 --rounds 3 --seconds 5")),
    Row("as many moves as go beside others", of("rivals", "--rounds 4 --seconds 4"), full=True),
    Row(
        "Sequence's best as written",
        ("benchmarks/bots/budget.py", "--tables", "1", "--bot", "best", "--budget", "0.25", "sequence"),
        uncompiled=True,
    ),
    Row("a handover", ("-m", "pytest", "-q", "-s", "-p", "no:xdist", "tests/server/process/test_handover.py")),
)


def lines(row: Row, alone: bool, tools: str) -> Iterator[str]:
    """Lines that the row's command prints."""
    before = (NEARLY_FIRST if row.full else FIRST) if alone else ()
    more = ("--tools", tools) if "benchmarks.server.rivals" in row.command else ()
    env = {**os.environ, **({"PELIPOYTA_COMPILED": "0"} if row.uncompiled else {})}
    command = [*before, sys.executable, *row.command, *more]
    together: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
    with subprocess.Popen(command, cwd=ROOT, env=env, **together) as running:
        assert running.stdout is not None
        yield from running.stdout
    if running.returncode:
        yield f"FAILED with {running.returncode}\n"


def wanted(words: Sequence[str]) -> list[Row]:
    """Rows whose names have any of the words; all without any."""
    return [row for row in ROWS if not words or any(word in row.name for word in words)]


def say(line: str, kept: TextIO) -> None:
    """Write the line to the terminal and to the file at once."""
    for out in (sys.stdout, kept):
        out.write(line)
        out.flush()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="*", default=[], metavar="WORD", help="rows whose names have one of the words")
    parser.add_argument("--alone", action="store_true", help="before all other processes of the machine (root)")
    parser.add_argument("--tools", default=str(ROOT / "build/rivals"), metavar="FOLDER", help="of the other servers")
    asked = parser.parse_args()
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True)
    KEPT.parent.mkdir(exist_ok=True)
    failed = False
    with KEPT.open("w") as kept:
        for row in wanted(asked.only):
            began, load = time.monotonic(), os.getloadavg()[0]
            say(f"\n== {row.name} · commit {commit.stdout.strip()} · load {load:.1f} · {' '.join(row.command)}\n", kept)
            for line in lines(row, asked.alone, asked.tools):
                failed = failed or line.startswith("FAILED")
                say(line, kept)
            say(f"took {time.monotonic() - began:.0f} s\n", kept)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
