"""No call takes its arguments from a tuple made for it: `Table(*words)` hides from the reader what each of them is."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "pelipoyta"
CHECKED = ("server", "table", "contests")
Function = ast.FunctionDef | ast.AsyncFunctionDef


def tuples_of(function: ast.AST) -> set[str]:
    """Local names that are assigned a tuple written out."""
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                found |= set(_tuple_names(target, node.value))
    return found


def _tuple_names(target: ast.expr, value: ast.expr) -> Iterator[str]:
    if isinstance(target, ast.Name):
        parts = [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]
        if any(isinstance(part, ast.Tuple) for part in parts):
            yield target.id
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts):
        for one, other in zip(target.elts, value.elts, strict=True):
            yield from _tuple_names(one, other)


def splats(tree: ast.AST) -> list[str]:
    """Each call in a function that spreads a tuple assigned in that function."""
    found = []
    for function in ast.walk(tree):
        if isinstance(function, Function):
            local = tuples_of(function)
            calls = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
            found += [ast.unparse(call) for call in calls if _spreads(call, local)]
    return found


def _spreads(call: ast.Call, local: set[str]) -> bool:
    starred = [each.value for each in call.args if isinstance(each, ast.Starred)]
    return any(isinstance(value, ast.Name) and value.id in local for value in starred)


def test_no_call_spreads_a_local_tuple() -> None:
    files = [path for part in CHECKED for path in sorted((SOURCE / part).rglob("*.py"))]
    assert len(files) > 100
    found = [f"{path.relative_to(SOURCE)}: {call}" for path in files for call in splats(ast.parse(path.read_text()))]
    assert found == []


@pytest.mark.parametrize(
    ("body", "count"),
    [
        ("words = a, b\n    return Table(c, *words)", 1),
        ("x, words = 1, (a, b)\n    return found(*words)", 1),
        ("words = (a, b) if c else (b, a)\n    return Table(*words)", 1),
        ("return print(*a)", 0),
        ("rows = list(a)\n    return zip(*rows)", 0),
        ("words = a, b\n    return (*words, c)", 0),
    ],
)
def test_planted_splats_are_found(body: str, count: int) -> None:
    assert len(splats(ast.parse(f"def f(a, b, c):\n    {body}\n"))) == count
