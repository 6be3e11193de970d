"""`pelipoyta puzzles make`: puzzles proved from games between bots, written into a file."""

import os
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from pelipoyta import compiled
from pelipoyta.cli.arguments import check_seats, find_game, read_bots, read_turns
from pelipoyta.cli.progress import progress
from pelipoyta.cli.puzzles.files import path_of, puzzle_game
from pelipoyta.cli.sentences import vocabulary
from pelipoyta.puzzles import make as maker
from pelipoyta.puzzles.files import with_shares, write_puzzles
from pelipoyta.puzzles.recipes import Recipe, recipe_of


class MakeArguments(NamedTuple):
    """Arguments of the command; those that are not given are the game's recipe."""

    game: str
    file: Path | None
    wanted: int | None
    games: int | None
    seats: int | None
    bots: str
    seed: int | None
    options: str
    jobs: int | None
    on: str


def make(lang: str, asked: MakeArguments) -> None:
    """Make the puzzles, write the file, and print how many there are of each theme."""
    compiled.use()
    name = puzzle_game(asked.game)
    recipe = _recipe(name, asked)
    options = read_turns(find_game(name), recipe.options)
    for each in options:
        check_seats(find_game(name), each, recipe.seats, lang)
    with progress(name, recipe.games) as after:
        spec = maker.MakeSpec(name, seats=recipe.seats, bots=recipe.bots, seed=recipe.seed, options=tuple(options))
        found = maker.make(
            spec,
            recipe.wanted,
            most_games=recipe.games,
            jobs=asked.jobs or os.cpu_count() or 1,
            on=asked.on,
            after=after,
        )
    path, words = path_of(name, asked.file), vocabulary(lang)
    write_puzzles(path, with_shares(found, path))
    for theme, count in sorted(Counter(puzzle.theme for puzzle in found).items()):
        print(f"{theme}  {count}")
    print(words("cli-puzzles-made", puzzles=len(found), file=str(path)))


def _recipe(name: str, asked: MakeArguments) -> Recipe:
    recipe = recipe_of(name)
    given = {
        "wanted": asked.wanted,
        "games": asked.games,
        "seats": asked.seats,
        "bots": read_bots(find_game(name), asked.bots) if asked.bots else None,
        "seed": asked.seed,
        "options": asked.options or None,
    }
    return replace(recipe, **{key: value for key, value in given.items() if value is not None})
