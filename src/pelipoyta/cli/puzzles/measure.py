"""`pelipoyta puzzles measure`: how often bots find a best answer, written beside each puzzle."""

import os
from functools import partial
from pathlib import Path

from pelipoyta import compiled
from pelipoyta.bots.arena.parallel import spread
from pelipoyta.cli.arguments import find_game, read_bots
from pelipoyta.cli.progress import progress
from pelipoyta.cli.puzzles.files import load, path_of, puzzle_game
from pelipoyta.cli.sentences import vocabulary
from pelipoyta.puzzles.difficulty import measured
from pelipoyta.puzzles.files import write_puzzles


def measure(lang: str, game: str, file: Path | None, *, bots: str, tries: int, jobs: int | None, on: str) -> None:
    """Let each bot answer each puzzle so many times, write the shares, and print their averages."""
    compiled.use()
    name = puzzle_game(game)
    asked, puzzles = tuple(read_bots(find_game(name), bots)), load(name, file)
    found = []
    with progress(name, len(puzzles)) as after, spread(jobs or os.cpu_count() or 1, on) as each:
        for puzzle in each(partial(measured, name, asked, tries), puzzles):
            found.append(puzzle)
            after(1)
    write_puzzles(path_of(name, file), found)
    for bot in asked:
        share = sum(puzzle.solved[bot] for puzzle in found) / max(1, len(found))
        print(f"{bot}  {100 * share:.0f} %")
    print(vocabulary(lang)("cli-puzzles-measured", puzzles=len(found)))
