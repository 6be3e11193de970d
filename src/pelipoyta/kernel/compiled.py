"""Compiled rules, where `make build` has made them: the same modules, only faster.

A build lies in a folder of its own and is used only while its stamp says that it was made from the very sources that
lie here; after a change it is left alone until the next build.
"""

import os
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import Literal, NamedTuple

SOURCE = Path(__file__).parents[1]
ROOT = SOURCE.parents[1]
BUILD = ROOT / "build" / "compiled"
STAMP = "stamp"
Standing = Literal["compiled", "off", "missing", "stale"]


class NotCompiled(RuntimeError):
    """PELIPOYTA_COMPILED=1 asks for a build that is not there, or not of these sources."""


class Finder:
    """Finds the compiled modules of one build, and leaves all others to Python."""

    def __init__(self, build: Path) -> None:
        self.build = build
        suffix = EXTENSION_SUFFIXES[0]
        files = {file: ".".join(file.relative_to(build).parts) for file in build.rglob(f"*{suffix}")}
        self.modules = {name.removesuffix(suffix): str(file) for file, name in files.items()}

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        file = self.modules.get(name)
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file)) if file else None


class Plan(NamedTuple):
    """What pyproject.toml says is compiled: the games, and what of them is left as it is."""

    games: tuple[str, ...]
    left: tuple[str, ...]


@cache
def plan(file: Path = ROOT / "pyproject.toml") -> Plan:
    """An installed house, which has no such file, compiles nothing."""
    if not file.exists():
        return Plan((), ())
    told = tomllib.loads(file.read_text(encoding="utf-8")).get("tool", {}).get("pelipoyta", {}).get("compiled", {})
    return Plan(tuple(told.get("games", ())), tuple(told.get("left", ())))


def sources(source: Path = SOURCE) -> Iterator[Path]:
    """What is compiled, and all that it was compiled to trust the types of.

    Fast twins, and searches over them, are made to be compiled.
    """
    games = plan().games
    whole = (*(f"games/{game}" for game in games), *(f"bots/minds/{game}" for game in games))
    parts = ("kernel", *whole, "games/*/fast", "bots/minds/*/deep")
    folders = [folder for part in parts for folder in source.glob(part)]
    yield from sorted({file for folder in folders for file in folder.rglob("*.py")})  # a folder may lie in another


def stamp(source: Path = SOURCE) -> str:
    """Says which sources, and which Python, a build was made from."""
    digest = sha256(f"{sys.implementation.cache_tag} {sys.platform} {plan()}".encode())
    for file in sources(source):
        digest.update(b"%s\0%s\0" % (file.relative_to(source).as_posix().encode(), file.read_bytes()))
    return digest.hexdigest()


def standing(build: Path = BUILD, source: Path = SOURCE) -> Standing:
    """Whether there is a build, and whether it is of these sources; "off" where nobody could make or wants one."""
    if os.environ.get("PELIPOYTA_COMPILED") == "0":
        return "off"
    if not (build / STAMP).exists():
        return "missing" if (ROOT / "scripts" / "build").exists() else "off"
    return "compiled" if (build / STAMP).read_text() == stamp(source) else "stale"


def use(build: Path = BUILD, source: Path = SOURCE) -> Standing:
    """From now on import compiled modules, if there is a build of these sources. Raises NotCompiled if it must be."""
    if any(isinstance(finder, Finder) and finder.build == build for finder in sys.meta_path):
        return "compiled"
    found = standing(build, source)
    if found == "compiled":
        sys.meta_path.insert(0, Finder(build))
    elif os.environ.get("PELIPOYTA_COMPILED") == "1":
        raise NotCompiled(f"{build}: {found}; make build")
    return found
