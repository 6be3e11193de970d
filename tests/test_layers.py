"""Imports point one way, from the kernel to the server; no game knows another, and no other part names one."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "pelipoyta"
# What each part of the house may import of the others; a new part has to be put in its place here.
MAY_IMPORT: dict[str, set[str]] = {
    "compiled": set(),
    "kernel": set(),
    "games": {"kernel"},
    "bots": {"kernel", "games", "compiled"},
    "puzzles": {"kernel", "games", "bots"},
    "table": {"kernel"},
    "contests": {"kernel", "table"},
    "storage": set(),
    "cluster": {"kernel", "table"},
    "community": {"kernel", "table", "contests", "storage"},
    "server": {
        "kernel",
        "games",
        "bots",
        "puzzles",
        "table",
        "contests",
        "community",
        "cluster",
        "storage",
        "compiled",
        "locales",
    },
    "offline": {"kernel", "games", "bots", "puzzles", "table", "server", "storage"},
    "adapters": {"kernel", "games"},
    "gymnasium_envs": {"kernel", "games", "bots", "adapters"},
    "vector": {"kernel", "games", "adapters", "compiled"},
    "locales": set(),
    "client": set(),
    "__main__": {"cli"},
    "cli": {
        *("kernel", "games", "bots", "table", "contests", "community", "storage", "server", "offline"),
        *("adapters", "vector", "compiled", "locales", "puzzles"),
    },
}
PURE = {"kernel", "games"}  # the rules: nothing but the standard library and msgspec
PURE_MAY_USE = sys.stdlib_module_names | {"msgspec", "pelipoyta"}
CLIENT_MAY_USE = PURE_MAY_USE | {"websockets"}  # programs that play over the network install little
# The compiler's own types, which nothing imports at run time: kernel/optional/machine.py gives Python's instead.
MACHINE = ("pelipoyta", "kernel", "optional", "machine")
MACHINE_MAY_USE = PURE_MAY_USE | {"librt", "mypy_extensions"}


def module_name(source: Path, path: Path) -> tuple[str, ...]:
    """The dotted name as a tuple: ("pelipoyta", "games", "rolechess", "rules")."""
    parts = path.relative_to(source.parent).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def nodes(path: Path) -> list[ast.AST]:
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def imports(source: Path, path: Path, tree: list[ast.AST]) -> Iterator[tuple[str, ...]]:
    """What a file imports, as tuples of names, wherever in the file it does so."""
    is_package = path.name == "__init__.py"
    for node in tree:
        if isinstance(node, ast.Import):
            yield from (tuple(alias.name.split(".")) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            here = module_name(source, path)
            up = here[: len(here) - node.level + is_package] if node.level else ()
            base = (*up, *(node.module or "").split(".")) if node.module else up
            yield from ((*base, alias.name) for alias in node.names)
        elif isinstance(node, ast.Call) and any("import" in name for name in _names(node.func)):
            yield from (tuple(text.split(".")) for text in _texts(node.args))


def _names(called: ast.expr) -> Iterator[str]:
    """The names in `importlib.util.find_spec`, the last one first."""
    while isinstance(called, ast.Attribute):
        yield called.attr
        called = called.value
    if isinstance(called, ast.Name):
        yield called.id


def _texts(nodes: list[ast.expr]) -> list[str]:
    return [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def fault(own: tuple[str, ...], other: tuple[str, ...]) -> str | None:
    """Why a module of ours may not import the other, if it may not."""
    part = own[1]
    if part in PURE and other[0] not in (MACHINE_MAY_USE if own == MACHINE else PURE_MAY_USE):
        return f"{part} may use only the standard library and msgspec"
    if part == "client" and other[0] not in CLIENT_MAY_USE:
        return "client may use only the standard library, msgspec and websockets"
    if other[0] != "pelipoyta" or len(other) == 1 or other[1] == "__version__":
        return None
    if part == "games" and len(own) > 2 and other[1] == "games" and other[2:3] != own[2:3]:
        return "a game knows neither the registry nor another game"
    if other[1] != part and other[1] not in MAY_IMPORT[part]:
        return f"{part} may not import {other[1]}"
    return None


def named_games(
    own: tuple[str, ...], others: list[tuple[str, ...]], tree: list[ast.AST], games: set[str]
) -> Iterator[str]:
    """The games that a module names by an import or in a string, though it is not called after them itself."""
    told = {id(node.value) for node in tree if isinstance(node, ast.Expr)}  # what is only said to readers
    strings = [node.value for node in tree if isinstance(node, ast.Constant) and id(node) not in told]
    words = {word for text in strings if isinstance(text, str) for word in re.split(r"[^a-z0-9]+", text)}
    words |= {other[2] for other in others if other[:2] == ("pelipoyta", "games") and len(other) > 2}
    yield from (game for game in sorted(words & games) if not any(part.split("_")[0] == game for part in own))


def module_faults(source: Path, path: Path, games: set[str]) -> Iterator[str]:
    """Imports that point the wrong way; games that a part other than the registry knows by their names."""
    own, tree = module_name(source, path), nodes(path)
    others, name = list(imports(source, path, tree)), ".".join(own)
    if own[1:2] != ("games",):
        yield from (f"{name} names {game}" for game in named_games(own, others, tree, games))
    if len(own) > 1 and own[1] not in MAY_IMPORT:
        yield f"{own[1]} has no place in tests/test_layers.py"
    elif len(own) > 1:
        reasons = ((other, fault(own, other)) for other in others)
        yield from (f"{name} imports {'.'.join(other)}: {reason}" for other, reason in reasons if reason)


def faults(source: Path) -> list[str]:
    games = {path.parent.name for path in (source / "games").glob("*/__init__.py")}
    return [found for path in sorted(source.rglob("*.py")) for found in module_faults(source, path, games)]


def test_imports_point_one_way() -> None:
    assert faults(SOURCE) == []


def test_the_layers_are_read_from_files() -> None:
    terms = SOURCE / "kernel" / "terms.py"
    assert len(list(SOURCE.rglob("*.py"))) > 10
    assert ("pelipoyta", "kernel", "chance", "Dice") in list(imports(SOURCE, terms, nodes(terms)))


PLANTED = [
    ("kernel/x.py", "import pydantic", "the standard library and msgspec"),
    ("kernel/x.py", "from pelipoyta.games import load", "kernel may not import games"),
    ("kernel/x.py", "from .. import games", "kernel may not import games"),
    ("games/zig/rules.py", "def f():\n    import numpy", "the standard library and msgspec"),
    ("games/zig/rules.py", "from pelipoyta.games.zag import model", "nor another game"),
    ("games/zig/rules.py", "from ..zag.model import State", "nor another game"),
    ("games/zig/rules.py", "from pelipoyta import games", "nor another game"),
    ("games/zig/__init__.py", "from pelipoyta.bots import greedy", "games may not import bots"),
    ("games/zig/rules.py", "import_module('pelipoyta.table')", "games may not import table"),
    ("games/zig/rules.py", "importlib.util.find_spec('pelipoyta.table')", "games may not import table"),
    ("bots/x.py", "from pelipoyta.table import table", "bots may not import table"),
    ("table/x.py", "from pelipoyta.games import load", "table may not import games"),
    ("table/x.py", "from pelipoyta.bots.registry import names", "table may not import bots"),
    ("contests/x.py", "from pelipoyta.games import load", "contests may not import games"),
    ("contests/x.py", "def f():\n    from pelipoyta.bots import registry", "contests may not import bots"),
    ("table/x.py", "import pelipoyta.server.app", "table may not import server"),
    ("table/x.py", "from pelipoyta.contests.series.state import Series", "table may not import contests"),
    ("contests/x.py", "from pelipoyta.server import http", "contests may not import server"),
    ("server/x.py", "from pelipoyta.cli import main", "server may not import cli"),
    ("adapters/x.py", "from pelipoyta.bots import greedy", "adapters may not import bots"),
    ("client/x.py", "import starlette", "msgspec and websockets"),
    ("client/x.py", "from pelipoyta.server.schemas.websocket import live", "client may not import server"),
    ("client/x.py", "from pelipoyta.kernel.game import Ask", "client may not import kernel"),
    ("attic.py", "", "attic has no place"),
    ("kernel/x.py", "GAMES = ('zig',)", "kernel.x names zig"),
    ("server/x.py", "def f(say):\n    'In zig.'\n    return say(f'zig-no-{1}')", "server.x names zig"),
    ("table/x.py", "home = 'pelipoyta.games.zig'", "table.x names zig"),
    ("cli/x.py", "from pelipoyta.games.zig import model", "cli.x names zig"),
    ("cli/looks/zag.py", "from pelipoyta.games.zig import model", "cli.looks.zag names zig"),
]


def put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.mark.parametrize(("place", "text", "reason"), PLANTED)
def test_a_planted_import_is_found(tmp_path: Path, place: str, text: str, reason: str) -> None:
    put(tmp_path / "pelipoyta" / "games" / "zig" / "__init__.py", "")
    put(tmp_path / "pelipoyta" / place, text)
    assert [reason in found for found in faults(tmp_path / "pelipoyta")] == [True]


GOOD = [
    ("kernel/x.py", "from random import Random\nimport msgspec\nfrom . import chance"),
    (
        "games/zig/rules.py",
        "from pelipoyta.kernel import Ask\nfrom pelipoyta.games.zig import model\nfrom .model import X",
    ),
    ("games/__init__.py", "from pelipoyta.games import zig, zag"),
    ("server/app.py", "import starlette\nfrom pelipoyta.table.live.table import Table"),
    ("cli.py", "from pelipoyta.server.app import app"),
    ("cli/looks/zig_story.py", "from pelipoyta.games.zig import model\nKEY = 'zig-log'"),
    ("bots/games/zig/greedy.py", "from pelipoyta.games.zig import model"),
    ("adapters/pettingzoo/zig_v0.py", "GAME = 'zig'"),
    ("client/x.py", "from websockets.asyncio.client import connect"),
    ("table/x.py", '"As in zig."\nWHAT = "zigzag"'),
]


@pytest.mark.parametrize(("place", "text"), GOOD)
def test_a_good_import_is_let_be(tmp_path: Path, place: str, text: str) -> None:
    put(tmp_path / "pelipoyta" / "games" / "zig" / "__init__.py", "")
    put(tmp_path / "pelipoyta" / place, text)
    assert faults(tmp_path / "pelipoyta") == []
