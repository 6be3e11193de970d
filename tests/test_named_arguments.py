"""A call with many arguments names them: at most four by position for a class, five for a function.

A few kinds of calls are exempt, each by what it is and for a reason that is said here.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CHECKED = ("src/pelipoyta", "scripts", "training", "benchmarks", "examples")
NUMERIC = ("fast", "strong", "training")  # folders of arithmetic in inner loops, compiled or on a GPU
MADE_ONCE = "migrations"  # what a migration did is not rewritten
MANY = frozenset(  # of libraries: as many arguments as one likes, all of one meaning
    {"Table", "create_table", "Index", "PrimaryKeyConstraint", "select", "add_row"}
)
UNNAMED = frozenset({"MCTSBot", "search"})  # a compiled library's, and a value of type `Grouping`: they give no names
CLASS, FUNCTION = 4, 5  # arguments by position, at most
CHOOSE = re.compile(r"\b\w*(legal|fair|seen|plays|actions)\w*, [^,]*(rng|random|wits)", re.IGNORECASE)
FORWARDING = ("to_thread", "partial")  # their first argument is the function


Function = ast.FunctionDef | ast.AsyncFunctionDef


def name_of(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)


def limit_of(name: str) -> int:
    if name in FORWARDING:
        return FUNCTION + 1
    return CLASS if name.lstrip("_")[:1].isupper() else FUNCTION


def takes_many(tree: ast.AST) -> set[str]:
    """Names of functions that take any number of arguments, all of one meaning."""
    return {node.name for node in ast.walk(tree) if isinstance(node, Function) and node.args.vararg}


def is_bots_choice(call: ast.Call) -> bool:
    """True for a call by the protocol `Choose`: a value that is called gives no names to view, seat, legal, rng, …."""
    return CHOOSE.search(", ".join(map(ast.unparse, call.args))) is not None


def own_copies(tree: ast.AST) -> Iterator[ast.Call]:
    """Copies that a position makes of itself, field by field in their order: half the time of a search."""
    for owner in ast.walk(tree):
        if isinstance(owner, ast.ClassDef):
            copies = [node for node in owner.body if isinstance(node, ast.FunctionDef) and node.name == "copy"]
            for node in (node for copy in copies for node in ast.walk(copy)):
                if isinstance(node, ast.Call) and name_of(node) == owner.name:
                    yield node


def crowded(tree: ast.AST, many: frozenset[str] = MANY | UNNAMED) -> Iterator[str]:
    """Calls with more positional arguments than allowed."""
    exempt = set(own_copies(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and len(node.args) > limit_of(name_of(node)):
            if node in exempt or name_of(node) in many or is_bots_choice(node):
                continue
            yield f"{node.lineno}: {ast.unparse(node)}"


def test_calls_with_many_arguments_name_them() -> None:
    paths = [path.relative_to(ROOT) for part in CHECKED for path in sorted((ROOT / part).rglob("*.py"))]
    trees = {path: ast.parse((ROOT / path).read_text()) for path in paths}
    assert len(trees) > 1000
    many = (MANY | UNNAMED).union(*map(takes_many, trees.values()))
    checked = {path: tree for path, tree in trees.items() if not {*NUMERIC, MADE_ONCE} & set(path.parts)}
    assert len(checked) > 1000
    assert [f"{path}:{call}" for path, tree in checked.items() for call in crowded(tree, many)] == []


EXEMPT = {
    "any number of arguments": "def total(*all): pass\ntotal(a, b, c, d, e, f, g)",
    "a column each": "Table(name, META, a, b, c, d, e)",
    "a bot's choice": "chooser(view, seat, ask, legal, rng, budget)",
    "a bot's choice in other words": "choosers[seat](glance(s, seat), seat, what, legal, rngs[seat], budget, 3)",
    "an own copy": "class State:\n    def copy(self):\n        return State(self.a, self.b, self.c, self.d, self.e)",
}


@pytest.mark.parametrize("kind", EXEMPT)
def test_what_is_exempt_is_exempt(kind: str) -> None:
    tree = ast.parse(EXEMPT[kind])
    assert list(crowded(tree, frozenset(MANY | takes_many(tree)))) == []


def test_another_classs_copy_is_not_exempt() -> None:
    text = "class State:\n    def copy(self):\n        return Board(self.a, self.b, self.c, self.d, self.e)"
    assert len(list(crowded(ast.parse(text)))) == 1


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
