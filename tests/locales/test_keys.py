"""Every message that Python code names exists: a missing one would be shown to players by its key."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from pelipoyta.games import NAMES

PACKAGE = Path(__file__).parents[2] / "src" / "pelipoyta"
KEY = re.compile(rf"({'|'.join(NAMES)}|cli|error|table-no)-[a-zA-Z0-9_]+(-[a-zA-Z0-9_]+)*")


def known() -> set[str]:
    """Keys of the English messages; other languages have the same (`test_words.py`)."""
    files = (PACKAGE / "locales" / "en").glob("*.ftl")
    return {key for file in files for key in re.findall(r"(?m)^-?([a-zA-Z][\w-]*) =", file.read_text(encoding="utf-8"))}


def named(source: str) -> Iterator[str]:
    """Constants of a module that look like keys; parts of longer texts are none."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
            yield node.value


def test_every_message_that_is_named_exists() -> None:
    messages = known()
    sources = ((file, file.read_text(encoding="utf-8")) for file in PACKAGE.rglob("*.py"))
    assert [f"{file.name}: {key}" for file, source in sources for key in named(source) if key not in messages] == []


def test_a_planted_message_is_found_missing() -> None:
    planted = list(named('key = "rolechess-log-no-such" if alone else "rolechess-log-attacked"'))
    assert [key for key in planted if key not in known()] == ["rolechess-log-no-such"]
