"""Planted code: a module compiled with switches for its mutants, and with a probe at the start of every function."""

import ast
import marshal
from collections.abc import Iterator, Mapping
from copy import deepcopy
from hashlib import sha256
from pathlib import Path
from types import CodeType
from typing import Any

from mutation.mutants import changes

SWITCH = "__mutant__"  # the global function by which planted code asks whether a mutant is active
UNSEEN, NOTE = "__unseen__", "__note__"  # by function 1 until it is noted that this test has called it
Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(tree: ast.AST, outer: tuple[str, ...] = ()) -> Iterator[tuple[Function, str]]:
    """Every function of a module with its qualified name, the outer ones first; their order numbers the probes."""
    for child in ast.iter_child_nodes(tree):
        names = outer
        if isinstance(child, ast.ClassDef | Function):
            names = (*outer, child.name)
        if isinstance(child, Function):
            yield child, ".".join(names)
        yield from functions(child, names)


def planted_code(path: str, numbers: Mapping[int, int], first: int | None, kept: Path) -> CodeType:
    """The code of a file with these mutants, and with probes numbered from `first`; compiled once, then remembered."""
    text = Path(path).read_bytes()
    known = kept / sha256(repr((text, path, sorted(numbers.items()), first)).encode()).hexdigest()[:24]
    if known.exists():
        code = marshal.loads(known.read_bytes())
        assert isinstance(code, CodeType)
        return code
    code = compile(switched(ast.parse(text), numbers, first), path, "exec")
    kept.mkdir(parents=True, exist_ok=True)
    fresh = kept / f"{known.name}.{id(code)}"
    fresh.write_bytes(marshal.dumps(code))
    fresh.replace(known)
    return code


def switched(tree: ast.Module, numbers: Mapping[int, int], first: int | None = None) -> ast.Module:
    """The module with some of its mutants, by index, each behind a switch that is asked by the mutant's number."""
    wanted: dict[int, list[tuple[int, ast.expr]]] = {}
    for index, (node, new) in enumerate(changes(tree)) if numbers else ():
        if index in numbers:
            wanted.setdefault(id(node), []).append((numbers[index], deepcopy(new)))
    probed = {} if first is None else {id(node): first + at for at, (node, _) in enumerate(functions(tree))}
    changed: ast.Module = _Switches(wanted, probed).visit(tree)
    return ast.fix_missing_locations(changed)


class _Switches(ast.NodeTransformer):
    """Replaces expressions by `new if __mutant__(number) else old`, and puts a probe into each function."""

    def __init__(self, wanted: Mapping[int, list[tuple[int, ast.expr]]], probed: Mapping[int, int]) -> None:
        self.wanted, self.probed = wanted, probed

    def visit(self, node: ast.AST) -> Any:
        found, probe = self.wanted.get(id(node), ()), self.probed.get(id(node))
        fresh = self.generic_visit(node)
        for number, new in found:
            assert isinstance(fresh, ast.expr)
            asked = ast.Call(ast.Name(SWITCH, ast.Load()), [ast.Constant(number)], [])
            fresh = ast.copy_location(ast.IfExp(asked, new, fresh), node)
        if probe is not None:
            assert isinstance(fresh, Function)
            fresh.body.insert(_has_docstring(fresh), ast.copy_location(_probe(probe), fresh.body[0]))
        return fresh


def _has_docstring(node: Function) -> bool:
    return ast.get_docstring(node, clean=False) is not None


def _probe(number: int) -> ast.stmt:
    """`if __unseen__[number]: __note__(number)`."""
    place = ast.Subscript(ast.Name(UNSEEN, ast.Load()), ast.Constant(number), ast.Load())
    note = ast.Call(ast.Name(NOTE, ast.Load()), [ast.Constant(number)], [])
    return ast.If(place, [ast.Expr(note)], [])
