"""A call with many arguments names them: at most four by position for a class, five for a function."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "pelipoyta"
CHECKED = ("server", "table", "contests")
CLASS, FUNCTION = 4, 5  # arguments by position, at most
FORWARDING = ("to_thread", "partial")  # their first argument is the function


def name_of(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)


def limit_of(name: str) -> int:
    if name in FORWARDING:
        return FUNCTION + 1
    return CLASS if name.lstrip("_")[:1].isupper() else FUNCTION


def crowded(tree: ast.AST) -> Iterator[str]:
    """Calls with more positional arguments than allowed."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and len(node.args) > limit_of(name_of(node)):
            yield f"{node.lineno}: {ast.unparse(node)}"


def test_calls_with_many_arguments_name_them() -> None:
    files = [path for part in CHECKED for path in sorted((SOURCE / part).rglob("*.py"))]
    assert len(files) > 100
    found = [f"{path.relative_to(SOURCE)}:{call}" for path in files for call in crowded(ast.parse(path.read_text()))]
    assert found == []


@pytest.mark.parametrize(
    ("call", "count"),
    [
        ("TableSpec(a, b, c, d, e, f)", 1),
        ("wire.TableSpec(a, b, c, d, e)", 1),
        ("SignedUp(a, b, c, d, *team)", 1),
        ("TableSpec(a, b, c, d)", 0),
        ("TableSpec(a, b, c, d, name=e, seats=f)", 0),
        ("new_log(a, b, c, d, e, f)", 1),
        ("new_log(a, b, c, d, e, slot=f)", 0),
        ("to_thread(new_log, a, b, c, d, e, f)", 1),
        ("to_thread(new_log, a, b, c, d, e)", 0),
    ],
)
def test_planted_positions_are_found(call: str, count: int) -> None:
    assert len(list(crowded(ast.parse(call)))) == count
