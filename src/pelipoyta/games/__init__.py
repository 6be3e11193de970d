"""The games of the house: a new one is a folder, and its name here."""

from importlib import import_module

from pelipoyta.kernel.game import AnyGame

NAMES = ("rolechess", "sequence", "dnup", "kasvoton", "lotr")


def load(name: str) -> AnyGame:
    """The game of that id; its folder is imported only when asked for, so that a start stays quick."""
    if name not in NAMES:
        raise KeyError(name)
    game: AnyGame = import_module(f"pelipoyta.games.{name}").GAME
    return game


def load_all() -> dict[str, AnyGame]:
    return {name: load(name) for name in NAMES}
