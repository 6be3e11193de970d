"""Games during training: self-play that is learnt from, and matches that measure progress."""

import os
import subprocess
from pathlib import Path
from typing import Any

import numpy as np

from .net import RECORD
from .pupil import Pupil

CORES = os.cpu_count() or 1
GAMES = int(os.environ.get("GAMES", "1500"))  # of a process
TRIED = int(os.environ.get("TRIED", "3000"))  # games for a look at how far it came
SHALLOW, DEEP = int(os.environ.get("SHALLOW", "400")), int(os.environ.get("DEEP", "25"))  # at last, a core: 1 ahead, 2
TRUST = 0.9  # how much ends count against what looked best on the way


class Bench:
    """Process that plays games, round after round."""

    def __init__(self, folder: Path, number: int, pupil: Pupil) -> None:
        self.number, self.file, self.round, self.pupil = number, folder / f"games{number}", 0, pupil
        self.start()

    def start(self) -> None:
        self.round += 1
        words = ["games", self.pupil.file, self.number * 100_003 + self.round, GAMES, TRUST, self.file]
        self.running = subprocess.Popen([self.pupil.program, *map(str, words)])

    def played(self) -> Any:
        """Positions of the round, once it is finished."""
        code = self.running.poll()
        if code:
            raise RuntimeError("games broke off")
        return None if code is None else np.fromfile(self.file, RECORD)


class Trial:
    """Matches of the nets against greedy, one after another; the best weights of each are kept."""

    def __init__(self, pupils: list[Pupil], folder: Path) -> None:
        self.pupils, self.file, self.at = pupils, folder / "tried.raw", 0
        self.start()

    def start(self) -> None:
        self.pupil = self.pupils[self.at % len(self.pupils)]
        self.pupil.likeness.write(self.file)
        self.at += 1
        words = [self.pupil.program, "match", self.file, "greedy", TRIED, 1_000_000 + self.at * TRIED]
        self.running = subprocess.Popen(list(map(str, words)), stdout=subprocess.PIPE, text=True)

    def look(self) -> str | None:
        """Line of the log on a finished match."""
        if self.running.poll() is None:
            return None
        share, pupil = float(self.running.communicate()[0]), self.pupil
        if share >= pupil.best:
            pupil.best = share
            pupil.best_file.write_bytes(self.file.read_bytes())
        self.start()
        return f"{pupil.name}: {share:.4f} of {TRIED} against greedy, loss {float(pupil.loss):.4f}"


def on_all_cores(pupil: Pupil, kept: Path, depth: int, games: int) -> str:
    """Results against greedy of a number of games on each core, searching to a depth in turns."""
    words = [str(pupil.program), "match", f"{kept}:{depth}", "greedy", str(games)]
    seeds = [str(9_000_000 + core * games) for core in range(CORES)]
    running = [subprocess.Popen([*words, seed], stdout=subprocess.PIPE, text=True) for seed in seeds]
    share = sum(float(each.communicate()[0]) for each in running) / CORES
    return f"{kept.name}, {depth} ahead: {share:.4f} of {CORES * games} against greedy"
