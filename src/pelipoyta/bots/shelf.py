"""A game by its id, or by the Python file that holds it as `GAME`: so a new game can be tried before it moves in."""

from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from sys import modules

from pelipoyta.games import load
from pelipoyta.kernel.game import AnyGame, Game


class NoSuchGame(LookupError):
    """No game has that id, and no file of that name holds one."""


def open_game(where: str) -> AnyGame:
    """The game of that id, or the `GAME` of that .py file."""
    if where.endswith(".py"):
        return _from_file(Path(where).resolve())
    try:
        return load(where)
    except KeyError:
        raise NoSuchGame(where) from None


@cache
def _from_file(path: Path) -> AnyGame:
    spec = spec_from_file_location(f"game of {path}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise NoSuchGame(str(path))
    module = module_from_spec(spec)
    modules[spec.name] = module  # where msgspec looks up the annotations of a Struct
    spec.loader.exec_module(module)
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise NoSuchGame(str(path))
    return game
