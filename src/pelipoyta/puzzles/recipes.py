"""Recipes: the arguments by which each game's shipped puzzles were made, so that one command makes them again."""

from msgspec import Struct
from msgspec.json import encode


class Recipe(Struct, frozen=True):
    """Arguments of `pelipoyta puzzles make` for a game."""

    wanted: int  # puzzles of each theme
    games: int  # most games that they are looked for in
    seats: int = 2
    bots: tuple[str, ...] = ("greedy",)
    seed: int = 2028
    options: str = "{}"  # of the games as JSON, or a list of which they take turns


LOTR_DECKS = (
    ("ttt-aragorn", "ttt-theoden"),
    ("bohd-eowyn", "bohd-legolas"),
    ("ttt-theoden", "ttt-aragorn"),
)
RECIPES = {
    "dnup": Recipe(wanted=60, games=400),
    "kasvoton": Recipe(wanted=120, games=400),
    "lotr": Recipe(wanted=60, games=240, options=encode([{"decks": pair} for pair in LOTR_DECKS]).decode()),
    "rolechess": Recipe(wanted=100, games=400),
    "sequence": Recipe(wanted=400, games=480),
}
