"""Load single modules of the package by path: the machine that trains need not have the package installed."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

GAMES = Path(__file__).parents[1] / "src/pelipoyta/games"


def load(game: str, name: str) -> Any:
    """Load a module of a game that needs only its neighbours; the installed package's where it is loaded already."""
    package = f"pelipoyta.games.{game}"
    if f"{package}.{name}" in sys.modules:
        return sys.modules[f"{package}.{name}"]
    for parent in ("pelipoyta", "pelipoyta.games", package):
        sys.modules.setdefault(parent, ModuleType(parent))
    spec = spec_from_file_location(f"{package}.{name}", GAMES / game / f"{name}.py")
    assert spec and spec.loader
    module = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
