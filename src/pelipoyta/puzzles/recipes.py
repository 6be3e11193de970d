"""Recipes: the arguments by which each game's shipped puzzles were made, so that one command makes them again."""

from importlib import import_module

from msgspec import Struct


class Recipe(Struct, frozen=True):
    """Arguments of `pelipoyta puzzles make` for a game."""

    wanted: int  # puzzles of each theme
    games: int  # most games that they are looked for in
    seats: int = 2
    bots: tuple[str, ...] = ("greedy",)
    seed: int = 2028
    options: str = "{}"  # of the games as JSON, or a list of which they take turns


def recipe_of(game: str) -> Recipe:
    """The recipe of a game's themes."""
    found: Recipe = import_module(f"pelipoyta.puzzles.games.{game}").RECIPE
    return found
