"""The games of the house: a new one is a folder, and its name here. Others are opened by their file or folder."""

import sys
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from pelipoyta.kernel.game import AnyGame, Game

NAMES = ("rolechess", "sequence", "dnup", "kasvoton", "lotr")


class NoSuchGame(LookupError):
    """No game has that id, and no file or folder of that name holds one."""


def load(name: str) -> AnyGame:
    """The game of that id; its folder is imported only when asked for, so that a start stays quick."""
    if name not in NAMES:
        raise KeyError(name)
    game: AnyGame = import_module(f"pelipoyta.games.{name}").GAME
    return game


def load_all() -> dict[str, AnyGame]:
    return {name: load(name) for name in NAMES}


def open_game(where: str) -> AnyGame:
    """The game of that id, or the `GAME` of that .py file or package: so a new one is tried before it moves in."""
    if where in NAMES:
        return load(where)
    path = Path(where).resolve()
    if path.suffix == ".py":
        return _from_file(path)
    if (path / "__init__.py").is_file():
        return _from_folder(path)
    raise NoSuchGame(where)


@cache
def _from_file(path: Path) -> AnyGame:
    spec = spec_from_file_location(f"game of {path}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise NoSuchGame(str(path))
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # where msgspec looks up the annotations of a Struct
    spec.loader.exec_module(module)
    return _game_of(module, path)


@cache
def _from_folder(path: Path) -> AnyGame:
    """As Python imports any package: its modules name one another by the folder's name."""
    sys.path.insert(0, str(path.parent))
    module = import_module(path.name)
    if Path(str(module.__file__)).parent != path:
        raise NoSuchGame(f"{path}: another package is called {path.name}")
    return _game_of(module, path)


def _game_of(module: object, path: Path) -> AnyGame:
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise NoSuchGame(str(path))
    return game
