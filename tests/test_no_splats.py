"""No call takes its arguments from a tuple made for it: `Table(*words)` hides from the reader what each of them is."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CHECKED = ("src/pelipoyta", "scripts", "training", "benchmarks", "examples")
MANY = frozenset({"select", "Progress", "pack"})  # of libraries: as many arguments as one likes, all of one meaning
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


def variadic(tree: ast.AST) -> set[str]:
    """Names of functions that take any number of arguments, all of one meaning."""
    return {node.name for node in ast.walk(tree) if isinstance(node, Function) and node.args.vararg}


def splats(tree: ast.AST, takes_many: frozenset[str] = MANY) -> list[str]:
    """Each call in a function that spreads a tuple assigned in that function, but into as many arguments as one likes.

    A name that two functions have is taken for the one that takes many.
    """
    found = []
    for function in ast.walk(tree):
        if isinstance(function, Function):
            local = tuples_of(function)
            calls = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
            found += [ast.unparse(call) for call in calls if _spreads(call, local) and _name(call) not in takes_many]
    return found


def _name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)


def _spreads(call: ast.Call, local: set[str]) -> bool:
    starred = [each.value for each in call.args if isinstance(each, ast.Starred)]
    return any(isinstance(value, ast.Name) and value.id in local for value in starred)


def test_no_call_spreads_a_local_tuple() -> None:
    trees = {path: ast.parse(path.read_text()) for part in CHECKED for path in sorted((ROOT / part).rglob("*.py"))}
    assert len(trees) > 1000
    takes_many = MANY.union(*map(variadic, trees.values()))
    found = [f"{path.relative_to(ROOT)}: {call}" for path, tree in trees.items() for call in splats(tree, takes_many)]
    assert found == []


def test_a_tuple_of_one_meaning_may_be_spread() -> None:
    tree = ast.parse("def total(*numbers):\n    pass\ndef f(a, b):\n    both = a, b\n    return total(*both)\n")
    assert len(splats(tree)) == 1
    assert splats(tree, frozenset(variadic(tree))) == []


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
