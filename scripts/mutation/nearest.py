"""Tests that a mutant is tried on: the test files near its module by imports, and functions that use its names."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from mutation.mutants import ROOT, SOURCE, Mutant
from mutation.planting import functions
from quick import Graph, by_distance, importers

ELSEWHERE = {"benchmarks", "training", "research", "scripts", "corpus", "chaos", "e2e", "site"}  # judge no mutant
ALONE = {"tests/games/lotr/cards": "", "tests/cluster": "cluster"}  # slow tests, for mutants of one part alone
SLOW = re.compile(r"\b(lasting_process|process: |processes: |postgres|nats|fleet)\b", re.IGNORECASE)
FIRST, SECOND = 2, 7  # how many test files of its package and of others come first, and how many next
MANY = 150  # test files that a mutant is tried on, unless as many are nearest


def import_graph(root: Path = ROOT) -> Graph:
    """Who imports whom, backwards; a test file imports the conftest files above it."""
    graph = importers(root)
    for name in graph:
        folders = name.split(".")[:-1] if name.startswith("tests.") else []
        for depth in range(1, len(folders) + 1):
            conftest = ".".join([*folders[:depth], "conftest"])
            if conftest in graph and conftest != name:
                graph[conftest].add(name)
    return graph


def candidates(mutant: Mutant, graph: Graph) -> list[str]:
    """Test files of the mutant's package and those nearest to its module by imports."""
    rings = [[f"{name.replace('.', '/')}.py" for name in ring] for ring in by_distance(graph, [mutant.module])]
    known = [f"{name.replace('.', '/')}.py" for name in graph if _is_test(name)]
    found = {file for file in known if is_own(file, mutant)}
    found |= {file for file in known if mutant.part.startswith("games/") and Path(file).parent == Path("tests/games")}
    for ring in rings:
        if found and len(found | set(ring)) > MANY:
            break
        found |= set(ring)
    return in_order(file for file in found if _is_tried(file, mutant))


def batches(mutant: Mutant, graph: Graph, near: Sequence[str]) -> list[list[str]]:
    """Its test files in the order in which they are tried: the nearest, more of them, those of its package, all."""
    rings = by_distance(graph, [mutant.module])
    distance = {f"{name.replace('.', '/')}.py": at for at, ring in enumerate(rings) for name in ring}
    order = sorted(near, key=lambda file: (_is_slow(file), distance.get(file, MANY), file))
    own = [file for file in order if is_own(file, mutant)]
    others = [file for file in order if file not in own]
    return [*([*own[:each], *others[:each]] for each in (FIRST, SECOND)), own, list(near)]


@cache
def _is_slow(file: str) -> bool:
    """True if its tests start servers or databases."""
    text = ROOT / file
    return text.exists() and SLOW.search(text.read_text(encoding="utf-8")) is not None


def is_own(test: str, mutant: Mutant) -> bool:
    return test.startswith(f"tests/{mutant.part}/")


def _is_test(name: str) -> bool:
    return name.startswith("tests.") and name.rpartition(".")[2].startswith("test_") and ".e2e." not in name


def _is_tried(file: str, mutant: Mutant) -> bool:
    inside = all(mutant.part == part or not file.startswith(folder) for folder, part in ALONE.items())
    return inside and Path(file).parts[1] not in ELSEWHERE and len(Path(file).parts) > 2


def in_order(tests: Iterable[str]) -> list[str]:
    """Sorted so that those of a folder stand together: pytest loses a conftest when a folder is entered twice."""
    return sorted(set(tests), key=lambda test: (str(Path(test.partition("::")[0]).parent), test))


class Functions:
    """Functions of the package by number, and what a mutant outside all functions is used by."""

    def __init__(self, files: Iterable[str]) -> None:
        self.first: dict[str, int] = {}  # of a file
        self.names: list[tuple[str, str]] = []
        self._numbers: dict[tuple[str, str], list[int]] = defaultdict(list)
        self._users: dict[str, list[tuple[str, int]]] = defaultdict(list)  # by name that a function reads
        for file in files:
            self._add(file)

    def _add(self, file: str) -> None:
        self.first[file] = len(self.names)
        for node, name in functions(_tree(SOURCE / file)):
            self._numbers[file, name].append(len(self.names))
            for each in {*_names(node)}:
                self._users[each].append((file, len(self.names)))
            self.names.append((file, name))

    def of(self, mutant: Mutant, graph: Graph) -> set[int]:
        """Functions whose tests are tried: the mutant's own, or those that use what it is a part of."""
        if own := self._numbers.get((mutant.file, mutant.where)):
            return set(own)
        wanted = _defined(_tree(SOURCE / mutant.file), mutant.line)
        near = {mutant.module, *graph.get(mutant.module, ())}
        return {at for name in wanted for file, at in self._users[name] if _module(file) in near}


def _module(file: str) -> str:
    return ".".join(["pelipoyta", *Path(file).with_suffix("").parts]).removesuffix(".__init__")


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _names(node: ast.AST) -> Iterable[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.Name):
            yield each.id
        elif isinstance(each, ast.Attribute):
            yield each.attr


def _defined(tree: ast.Module, line: int) -> set[str]:
    """Names that the statement of this line at the top of a module, or in a class there, defines."""
    found: set[str] = set()
    body: list[ast.stmt] = tree.body
    while around := [stmt for stmt in body if stmt.lineno <= line <= (stmt.end_lineno or stmt.lineno)]:
        found |= set(_targets(around[0]))
        body = getattr(around[0], "body", [])
    return found


def _targets(stmt: ast.stmt) -> list[str]:
    if isinstance(stmt, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        return [stmt.name]
    targets = stmt.targets if isinstance(stmt, ast.Assign) else [getattr(stmt, "target", None)]
    return [name for each in targets if each is not None for name in _names(each)]
