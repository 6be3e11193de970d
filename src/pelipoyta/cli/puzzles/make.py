"""`pelipoyta puzzles make`: puzzles proved from games between bots, written into a file."""

import os
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from pelipoyta import compiled
from pelipoyta.cli.arguments import check_seats, fewest_seats, find_game, read_bots
from pelipoyta.cli.progress import progress
from pelipoyta.cli.puzzles.files import path_of, puzzle_game
from pelipoyta.cli.sentences import vocabulary
from pelipoyta.puzzles import make as maker
from pelipoyta.puzzles.files import write_puzzles


class MakeArguments(NamedTuple):
    """Arguments of the command."""

    game: str
    file: Path | None
    wanted: int
    games: int
    seats: int | None
    bots: str
    seed: int
    jobs: int | None
    on: str


def make(lang: str, asked: MakeArguments) -> None:
    """Make the puzzles, write the file, and print how many there are of each theme."""
    compiled.use()
    name = puzzle_game(asked.game)
    game, bots = find_game(name), read_bots(find_game(name), asked.bots)
    fewest = fewest_seats(game, game.options(), len(bots)) if asked.seats is None else asked.seats
    spec = maker.MakeSpec(
        name, seats=check_seats(game, game.options(), fewest, lang), bots=tuple(bots), seed=asked.seed
    )
    with progress(name, asked.games) as after:
        found = maker.make(
            spec, asked.wanted, most_games=asked.games, jobs=asked.jobs or os.cpu_count() or 1, on=asked.on, after=after
        )
    path, words = path_of(name, asked.file), vocabulary(lang)
    write_puzzles(path, found)
    for theme, count in sorted(Counter(puzzle.theme for puzzle in found).items()):
        print(f"{theme}  {count}")
    print(words("cli-puzzles-made", puzzles=len(found), file=str(path)))
