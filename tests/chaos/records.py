"""Records of chaos runs: outcomes of faults, kept in files, so that a long run may be made in pieces and added up."""

import os
import subprocess
import time
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from statistics import median

import msgspec
from msgspec import Struct
from tests.chaos.faults import AND


class Outcome(Struct, kw_only=True):
    """One fault, and what it did."""

    fault: str
    seconds: float  # that it lasted
    back: float  # seconds until every table had moved again
    clock: float | None  # seconds by which the clock was off
    broken: list[str]
    heirs: int = 0  # owners that took the table with the clock over


class Figures(Struct, kw_only=True):
    """What was played in a piece."""

    moves: int
    games: int
    tournaments: int
    updates: int  # that players were sent, each compared with the log


class Piece(Struct, kw_only=True):
    """Faults of one run of the program."""

    seed: int
    commit: str
    network: str
    seconds: float
    load: float
    figures: Figures
    outcomes: list[Outcome]


def commit() -> str:
    """Commit of the sources; an empty text where there is no repository."""
    done = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return done.stdout.strip()


def load() -> float:
    """Processes that waited for a processor in the last five minutes."""
    return os.getloadavg()[1]


def keep(folder: Path, piece: Piece) -> None:
    """Write the piece to a file of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{time.strftime('%Y%m%d-%H%M%S')}-{piece.seed}.json"
    (folder / name).write_bytes(msgspec.json.format(msgspec.json.encode(piece)))


def kept(folder: Path) -> list[Piece]:
    """All pieces of the folder, the oldest first."""
    return [msgspec.json.decode(file.read_bytes(), type=Piece) for file in sorted(folder.glob("*.json"))]


def line(outcome: Outcome) -> str:
    """The outcome for the terminal."""
    clock = "clock –" if outcome.clock is None else f"clock {outcome.clock:+.2f} s"
    text = f"{outcome.fault:<28} {outcome.seconds:5.1f} s, back after {outcome.back:4.1f} s, {clock}"
    return text + "".join(f"\n     BROKEN {each}" for each in outcome.broken)


def summary(outcomes: Iterable[Outcome]) -> str:
    """A row for each kind of fault, as Markdown; two at the same time count in the rows of both."""
    kinds = defaultdict(list)
    for outcome in outcomes:
        for kind in outcome.fault.split(AND):
            kinds[kind].append(outcome)
    rows = ["| fault | times | back: median, worst | clock off: worst | broken |", "|---|---|---|---|---|"]
    for name, of_kind in sorted(kinds.items()):
        back = [each.back for each in of_kind]
        clocks = [each.clock for each in of_kind if each.clock is not None]
        broken = sum(bool(each.broken) for each in of_kind)
        worst = f"{max(clocks, key=abs):+.2f} s" if clocks else "–"
        rows.append(f"| {name} | {len(of_kind)} | {median(back):.1f} s, {max(back):.1f} s | {worst} | {broken} |")
    return "\n".join(rows)


def sums(pieces: list[Piece]) -> str:
    """Table and sums of all pieces."""
    outcomes = [outcome for piece in pieces for outcome in piece.outcomes]
    broken = sum(bool(outcome.broken) for outcome in outcomes)
    moves, games, tournaments, updates = (
        sum(getattr(piece.figures, name) for piece in pieces) for name in Figures.__struct_fields__
    )
    loads = [piece.load for piece in pieces]
    seeds = ", ".join(map(str, sorted({piece.seed for piece in pieces})))
    told = (
        f"{len(outcomes)} faults in {sum(piece.seconds for piece in pieces):.0f} s, {broken} with broken promises",
        f"{moves} moves, {updates} updates, {games} games, {tournaments} tournaments",
        f"{len(pieces)} pieces, seeds {seeds}",
        f"load {min(loads):.1f} to {max(loads):.1f}",
    )
    return f"{summary(outcomes)}\n{'; '.join(told)}"
