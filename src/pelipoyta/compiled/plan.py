"""Selection of compiled modules, and the digest that ties a build to its sources."""

import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from pelipoyta.compiled.places import SOURCE


class Plan(NamedTuple):
    """Contents of plan.toml: games that are compiled as a whole, and modules that stay Python."""

    games: tuple[str, ...]
    left: tuple[str, ...]
    shared: tuple[str, ...]  # compiled though `left` names their folder


@cache
def plan(file: Path = SOURCE / "compiled" / "plan.toml") -> Plan:
    read = tomllib.loads(file.read_text(encoding="utf-8"))
    return Plan(tuple(read["games"]), tuple(read["left"]), tuple(read["shared"]))


def sources(source: Path = SOURCE) -> Iterator[Path]:
    """Modules that are compiled, and all modules whose types the compiled code trusts.

    Fast twins and the searches over them are compiled for every game.
    """
    games = plan().games
    whole = (*(f"games/{game}" for game in games), *(f"bots/games/{game}" for game in games))
    parts = ("kernel", *whole, "games/*/fast", "bots/games/*/strong")
    folders = [folder for part in parts for folder in source.glob(part)]
    yield from sorted({file for folder in folders for file in folder.rglob("*.py")})  # a folder may lie in another


def stamp(source: Path = SOURCE) -> str:
    """Digest of the sources, the plan and the Python version that a build is made from."""
    digest = sha256(f"{sys.implementation.cache_tag} {sys.platform} {plan()}".encode())
    for file in sources(source):
        digest.update(b"%s\0%s\0" % (file.relative_to(source).as_posix().encode(), file.read_bytes()))
    return digest.hexdigest()
