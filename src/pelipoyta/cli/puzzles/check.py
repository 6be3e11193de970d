"""`pelipoyta puzzles check`: every puzzle of a file proved once more, and its value met by random games."""

import os
from functools import partial
from pathlib import Path

import typer

from pelipoyta import compiled
from pelipoyta.bots.arena.parallel import spread
from pelipoyta.cli.progress import progress
from pelipoyta.cli.puzzles.files import load, puzzle_game
from pelipoyta.cli.sentences import vocabulary
from pelipoyta.puzzles.check import PuzzleFault, faults
from pelipoyta.puzzles.model import Puzzle


def check(lang: str, game: str, file: Path | None, *, tries: int, jobs: int | None, on: str) -> None:
    """Print the puzzles that do not hold; exit with 1 if there is any."""
    compiled.use()
    name, words, found = puzzle_game(game), vocabulary(lang), list[PuzzleFault]()
    puzzles = load(name, file)
    with progress(name, len(puzzles)) as after, spread(jobs or os.cpu_count() or 1, on) as each:
        for some in each(partial(_faults, name, tries), puzzles):
            found += some
            after(1)
    for fault in found:
        print(f"{fault.puzzle}  {fault.why}")
    if found:
        raise typer.Exit(1)
    print(words("cli-puzzles-hold", puzzles=len(puzzles)))


def _faults(game: str, tries: int, puzzle: Puzzle) -> list[PuzzleFault]:
    return list(faults(game, puzzle, tries))
