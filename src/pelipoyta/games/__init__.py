"""The games of the house: a new one is a folder, and its name here. Others are opened by their file or folder."""

import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
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
    return _game_of(_imported(f"game of {path}", path), path)


@cache
def _from_folder(path: Path) -> AnyGame:
    """As Python imports any package, but by its place: what lies beside the folder can stand for nothing of ours."""
    known = find_spec(path.name) if path.name.isidentifier() else None
    if known and known.origin and Path(known.origin).parent != path:
        raise NoSuchGame(f"{path}: another package is called {path.name}")
    return _game_of(sys.modules.get(path.name) or _imported(path.name, path / "__init__.py", [str(path)]), path)


def _imported(name: str, file: Path, within: list[str] | None = None) -> object:
    spec = spec_from_file_location(name, file, submodule_search_locations=within)
    if spec is None or spec.loader is None or not file.is_file():
        raise NoSuchGame(str(file))
    module = sys.modules[name] = module_from_spec(spec)  # where msgspec looks up the annotations of a Struct
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _game_of(module: object, path: Path) -> AnyGame:
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise NoSuchGame(str(path))
    return game
