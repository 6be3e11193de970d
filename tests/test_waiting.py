"""No browser test asserts on one moment of a page that may still be changing: such a test fails on a busy machine."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

E2E = Path(__file__).parent / "e2e"
# What a locator or a page says of one moment; `expect(...)` and tests/e2e/looks.py ask until it holds.
MOMENTS = {
    "all",
    "all_inner_texts",
    "all_text_contents",
    "bounding_box",
    "count",
    "inner_text",
    "is_checked",
    "is_disabled",
    "is_enabled",
    "is_hidden",
    "is_visible",
    "text_content",
}


def faults(source: str) -> Iterator[str]:
    """Moments in asserts, and waits for a time."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Assert):
            yield from (f"line {node.lineno}: assert … .{name}()" for name in sorted(moments(node.test)))
        elif isinstance(node, ast.Attribute) and node.attr == "wait_for_timeout":
            yield f"line {node.lineno}: waits for a time"


def moments(tree: ast.AST) -> set[str]:
    """Of one moment; a `count` with an argument is a list's."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)]
    named = {(call.func.attr, len(call.args)) for call in calls if isinstance(call.func, ast.Attribute)}
    return {name for name, given in named if (name in MOMENTS and not given) or name.startswith("evaluate")}


@pytest.mark.parametrize("path", sorted(E2E.rglob("*.py")), ids=lambda path: str(path.relative_to(E2E)))
def test_a_page_is_asked_until_it_holds(path: Path) -> None:
    assert list(faults(path.read_text(encoding="utf-8"))) == []


def test_a_moment_is_found() -> None:
    assert list(faults("assert page.locator('a').count() == 3")) == ["line 1: assert … .count()"]
    assert list(faults("page.wait_for_timeout(50)")) == ["line 1: waits for a time"]
    assert list(faults("assert done.count('play') >= 2\nexpect(page).to_be_visible()")) == []
