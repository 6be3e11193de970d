"""Mutants: small wrong changes of the sources, each of which some test should notice."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "pelipoyta"
# Rules, views, notations, table and kernel; cards and words are data, and have tests card by card.
PARTS = ("kernel", "games", "table")
LEFT = ("games/lotr/cards/", "games/lotr/text/", "games/lotr/grammar/")

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change: where, what was there, what is there instead, and the whole file with it."""

    file: str
    line: int
    old: str
    new: str
    text: str

    @property
    def key(self) -> str:
        return f"{self.file}:{self.line}: {self.old} → {self.new}"


def sources(source: Path = SOURCE) -> Iterator[Path]:
    for part in PARTS:
        for file in sorted((source / part).rglob("*.py")):
            if not file.relative_to(source).as_posix().startswith(LEFT):
                yield file


def mutants(file: Path, name: str) -> Iterator[Mutant]:
    """Every mutant of a file, by the order of its lines."""
    return (make() for make in unmade(file, name))


def unmade(file: Path, name: str) -> Iterator[Callable[[], Mutant]]:
    """Factories of mutants, as only few of many are wanted. Positions inside f-strings are unknown to the parser."""
    text = file.read_text(encoding="utf-8")
    tree = ast.parse(text)
    in_strings = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in ast.walk(node)}
    places = [node for node in ast.walk(tree) if isinstance(node, ast.expr) and id(node) not in in_strings]
    skipped = _not_run(tree)
    for node in sorted(places, key=lambda node: (node.lineno, node.col_offset)):
        if not any(first <= node.lineno <= last for first, last in skipped):
            for new in _changes(node):
                yield partial(_mutant, name, text, node, new)


def _not_run(tree: ast.Module) -> list[tuple[int, int]]:
    """Lines whose change no test can notice: imports, asserts, and the heads and annotations of classes."""
    lines = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom | ast.Assert)]
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    heads = [(_first(node), node.body[0].lineno - 1) for node in classes]
    marks = [stmt for node in classes for stmt in node.body if isinstance(stmt, ast.AnnAssign)]
    return heads + [(node.lineno, node.end_lineno or node.lineno) for node in (*lines, *marks)]


def _first(node: ast.ClassDef) -> int:
    return min(node.lineno, *(decorator.lineno for decorator in node.decorator_list), node.lineno)


def _changes(node: ast.expr) -> Iterator[ast.expr]:
    match node:
        case ast.Compare(left, [op], [right]) if type(op) in COMPARED:
            yield ast.Compare(left, [COMPARED[type(op)]()], [right])
        case ast.BoolOp(op, values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.BinOp(left, op, right) if type(op) in COUNTED and not _is_type(node):
            yield ast.BinOp(left, COUNTED[type(op)](), right)
        case ast.IfExp(test, body, orelse):
            yield ast.IfExp(test, orelse, body)
        case ast.Constant(bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(int(value)):
            yield ast.Constant(value + 1)


def _is_type(node: ast.BinOp) -> bool:
    """True if a `|` joins names alone (`int | None`), which are types or sets tested elsewhere."""
    return isinstance(node.op, ast.BitOr) and all(
        isinstance(side, ast.Name | ast.BinOp | ast.Constant | ast.Subscript) for side in (node.left, node.right)
    )


def _mutant(name: str, text: str, node: ast.expr, new: ast.expr) -> Mutant:
    lines = text.splitlines(keepends=True)
    start = sum(len(line) for line in lines[: node.lineno - 1]) + _letters(lines[node.lineno - 1], node.col_offset)
    end_line = (node.end_lineno or node.lineno) - 1
    end = sum(len(line) for line in lines[:end_line]) + _letters(lines[end_line], node.end_col_offset or 0)
    fresh = f"({ast.unparse(ast.fix_missing_locations(new))})"
    return Mutant(name, node.lineno, " ".join(text[start:end].split()), fresh[1:-1], text[:start] + fresh + text[end:])


def _letters(line: str, offset: int) -> int:
    """Column in characters; the parser counts bytes."""
    return len(line.encode()[:offset].decode())
