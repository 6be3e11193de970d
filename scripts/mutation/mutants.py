"""Mutants: small wrong changes of the sources, each of which some test should notice."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "pelipoyta"
# Cards and their words are data, and have tests card by card; the model of `pelipoyta new` is tested as an example;
# tests of what only research needs run in an environment of their own (make research-test).
LEFT = (
    *("games/lotr/cards/", "games/lotr/text/", "games/lotr/grammar/", "cli/model/", "server/static/"),
    *("adapters/open_spiel/", "adapters/dataset.py", "bots/arena/ray_backend.py"),
)

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult, ast.Div: ast.Mult, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
}  # fmt: skip
CALLED = {"any": "all", "all": "any", "min": "max", "max": "min"}


@dataclass(frozen=True)
class Mutant:
    """One change: the file and its function, the place, the old and the new text, its number in the file, its line."""

    file: str
    where: str
    line: int
    column: int
    old: str
    new: str
    index: int
    text: str = ""  # of its line

    @property
    def key(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.old} → {self.new}"

    @property
    def module(self) -> str:
        return ".".join(["pelipoyta", *Path(self.file).with_suffix("").parts]).removesuffix(".__init__")

    @property
    def part(self) -> str:
        """The package, or the game, that the file belongs to."""
        folders = Path(self.file).parts[:-1]
        return "/".join(folders[:2] if folders[:1] == ("games",) else folders[:1]) or "pelipoyta"


def sources(source: Path = SOURCE) -> Iterator[Path]:
    for file in sorted(source.rglob("*.py")):
        if not file.relative_to(source).as_posix().startswith(LEFT):
            yield file


def mutants(file: Path, name: str) -> list[Mutant]:
    """Every mutant of a file, by the order of its lines."""
    text = file.read_text(encoding="utf-8")
    tree = ast.parse(text)
    lines, functions = [line.encode() for line in text.splitlines(keepends=True)], list(_functions(tree, ()))
    return [_mutant(name, lines, functions, change, index) for index, change in enumerate(changes(tree))]


def changes(tree: ast.Module) -> list[tuple[ast.expr, ast.expr]]:
    """Expressions of a module with what could wrongly stand there, by line."""
    skipped, left = _not_run(tree), _not_expressions(tree)
    places = [node for node in ast.walk(tree) if isinstance(node, ast.expr) and id(node) not in left]
    statements = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return [
        (node, new)
        for node in sorted(places, key=lambda node: (node.lineno, node.col_offset, -(node.end_col_offset or 0)))
        if not any(first <= node.lineno <= last for first, last in skipped)
        for new in (*_wrong(node), *(_removed(node) if id(node) in statements else ()))
    ]


def _not_run(tree: ast.Module) -> list[tuple[int, int]]:
    """Lines whose change no test can notice: imports, asserts, and the heads and annotations of classes."""
    lines = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom | ast.Assert)]
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    heads = [(_first(node), node.body[0].lineno - 1) for node in classes]
    marks = [stmt for node in classes for stmt in node.body if isinstance(stmt, ast.AnnAssign)]
    return heads + [(node.lineno, node.end_lineno or node.lineno) for node in (*lines, *marks)]


def _first(node: ast.ClassDef) -> int:
    return min(node.lineno, *(decorator.lineno for decorator in node.decorator_list), node.lineno)


def _not_expressions(tree: ast.Module) -> set[int]:
    """Nodes in f-strings, whose places the parser does not know, in patterns, and in types."""
    nodes = list(ast.walk(tree))
    found = [node for node in nodes if isinstance(node, ast.JoinedStr | ast.pattern)]
    types = [node.annotation for node in nodes if isinstance(node, ast.AnnAssign | ast.arg) and not _has_words(node)]
    types += [node.returns for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return {id(part) for node in (*found, *types) if node is not None for part in ast.walk(node)}


def _has_words(node: ast.AnnAssign | ast.arg) -> bool:
    """True of an `Annotated` type, whose arguments are read: options of commands, limits of fields."""
    return node.annotation is not None and "Annotated" in ast.unparse(node.annotation)


def _wrong(node: ast.expr) -> Iterator[ast.expr]:
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
        case ast.Call(ast.Name(name), arguments, keywords) if name in CALLED:
            yield ast.Call(ast.Name(CALLED[name], ast.Load()), arguments, keywords)
        case ast.Constant(bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(int(value)):
            yield ast.Constant(value + 1)


def _removed(node: ast.expr) -> Iterator[ast.expr]:
    """`None` in place of a call that stands as a statement."""
    call = node.value if isinstance(node, ast.Await) else node
    if isinstance(call, ast.Call):
        yield ast.Constant(None)


def _is_type(node: ast.BinOp) -> bool:
    """True if a `|` joins names alone (`int | None`), which are types or sets tested elsewhere."""
    return isinstance(node.op, ast.BitOr) and all(
        isinstance(side, ast.Name | ast.BinOp | ast.Constant | ast.Subscript) for side in (node.left, node.right)
    )


def _functions(node: ast.AST, outer: tuple[str, ...]) -> Iterator[tuple[int, int, str]]:
    """First line, last line and qualified name of every function, the outer ones first."""
    for child in ast.iter_child_nodes(node):
        names = outer
        if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            names = (*outer, child.name)
            yield child.lineno, child.end_lineno or child.lineno, ".".join(names)
        yield from _functions(child, names)


def _mutant(
    name: str, lines: list[bytes], functions: list[tuple[int, int, str]], change: tuple[ast.expr, ast.expr], index: int
) -> Mutant:
    node, new = change
    around = [where for first, last, where in functions if first <= node.lineno <= last]
    where = around[-1] if around else ""
    return Mutant(
        file=name,
        where=where,
        line=node.lineno,
        column=node.col_offset,
        old=_text(lines, node),
        new=ast.unparse(new),
        index=index,
        text=lines[node.lineno - 1].decode().strip(),
    )


def _text(lines: list[bytes], node: ast.expr) -> str:
    """The source of an expression on one line; the parser counts bytes."""
    last = node.end_lineno or node.lineno
    found = lines[node.lineno - 1 : last]
    found[-1] = found[-1][: node.end_col_offset]
    found[0] = found[0][node.col_offset :]
    return " ".join(b"".join(found).decode().split())
