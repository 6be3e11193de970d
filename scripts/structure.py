"""Structure of a checkout in figures: folders, names, docstrings, import cycles, sizes, access decisions.

`scripts/structure` prints them; docs/lab/structure.md keeps them; tests/test_names.py holds some of them to a bound.
"""

import argparse
import ast
import json
import re
import shutil
import subprocess
from collections import defaultdict
from collections.abc import Collection, Iterator
from functools import cached_property
from pathlib import Path
from statistics import median
from typing import Any

import sentences
from rings import Graph, components

ROOT = Path(__file__).parents[1]
PACKAGE = "pelipoyta"
MANY, FLAT = 12, 20  # modules of a folder that is large, and of one that is flat
LONG_FUNCTION, LONG_FILE = 30, 280  # lines
MIGRATIONS = "migrations"  # folder
CLIENT = {".ts", ".svelte", ".css"}
MADE = {"node_modules", "static", "dist"}  # folders of files that a program wrote

# Nouns of the contract: each game, each fast twin and each neural net defines its own under this name.
CONTRACT = {
    *("State", "View", "Options", "Question", "Action", "Event", "Phase", "Stage"),
    *("FastState", "Batch", "Net", "Field"),
}
# Folders whose subfolders are a game's own: two games may use one word, as no module knows both.
GAMES = (("games",), ("bots", "games"))

# A function has a say in who may see what of a table where it reads one of these facts or calls one of these functions,
# in the folders through which a table is seen. A count of places to look at, not a proof.
ACCESS_FACTS = {
    "in_hidden_set",
    "hidden_from_others",
    "showed",
    "may_look",
    "open_to",
    "visible_decks",
    "keep_apart",
    "may_enter",
}
ACCESS_FOLDERS = (
    *(("server",), ("community",), ("cluster",), ("cli",), ("offline",)),
    *(("table", "dice.py"), ("table", "fairness"), ("table", "replay.py")),
)
POLICY = "access"  # the module, or the folder, that may decide it


class Checkout:
    """The Python modules of a checkout, each read and parsed once."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.source = root / "src" / PACKAGE

    @cached_property
    def modules(self) -> dict[Path, ast.Module]:
        """By path below the package."""
        paths = sorted(path for path in self.source.rglob("*.py") if not MADE & set(path.parts))
        return {path.relative_to(self.source): ast.parse(path.read_text(encoding="utf-8")) for path in paths}

    def files(self, folder: str, suffixes: set[str]) -> list[Path]:
        found = sorted((self.root / folder).rglob("*"))
        return [path for path in found if path.suffix in suffixes and not MADE & set(path.relative_to(self.root).parts)]


def folder_sizes(paths: list[Path]) -> dict[str, int]:
    """Number of files of each folder, without its subfolders."""
    sizes: dict[str, int] = defaultdict(int)
    for path in paths:
        if path.name != "__init__.py":
            sizes[path.parent.as_posix()] += 1
    return dict(sizes)


def shared_names(checkout: Checkout, every: bool = False) -> dict[str, list[str]]:
    """Public class names defined in more than one module, with the modules.

    Nouns of the contract are left out, and what only different games define; `every` counts these too.
    """
    found: dict[str, list[Path]] = defaultdict(list)
    for path, tree in checkout.modules.items():
        for name in {node.name for node in tree.body if isinstance(node, ast.ClassDef)}:
            found[name].append(path)
    public = {name: paths for name, paths in found.items() if len(paths) > 1 and not name.startswith("_")}
    return {
        name: [path.as_posix() for path in paths]
        for name, paths in sorted(public.items())
        if every or (name not in CONTRACT and _clash(paths))
    }


def _clash(paths: list[Path]) -> bool:
    games = [_game(path) for path in paths]
    return "" in games or len(set(games)) < len(games)


def _game(path: Path) -> str:
    """The game whose folder the module is in, if it is in one."""
    for folder in GAMES:
        if path.parts[: len(folder)] == folder and len(path.parts) > len(folder) + 1:
            return path.parts[len(folder)]
    return ""


def hiding_docstrings(checkout: Checkout) -> list[str]:
    """First sentences of docstrings that hide their subject, with their places."""
    return [
        f"{path}:{line}: {sentence}"
        for path, tree in checkout.modules.items()
        for line, sentence in sentences.of_docstrings(tree)
        if sentences.hides(sentence)
    ]


def hiding_comments(checkout: Checkout) -> list[str]:
    """First sentences of comments that hide their subject, in Python and in the client, with their places."""
    python, client = checkout.files(f"src/{PACKAGE}", {".py"}), checkout.files("client/src", CLIENT)
    return [
        f"{path.relative_to(checkout.root)}:{line}: {sentence}"
        for path in (*python, *client)
        for line, sentence in sentences.of_comments(path.read_text(encoding="utf-8"), python=path.suffix == ".py")
        if sentences.hides(sentence)
    ]


def import_cycles(checkout: Checkout) -> list[list[str]]:
    """Modules that import one another in a ring, imports for types and late ones included; the largest first."""
    graph = _imports(checkout)
    rings = [sorted(ring) for ring in components(graph) if len(ring) > 1]
    return sorted(rings, key=lambda ring: (-len(ring), ring))


def _imports(checkout: Checkout) -> Graph:
    known = {_dotted(path): path for path in checkout.modules}
    return {
        name: {target for target in import_targets(checkout.modules[path], name, path, known) if target != name}
        for name, path in known.items()
    }


def _dotted(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join((PACKAGE, *(parts[:-1] if parts[-1] == "__init__" else parts)))


def import_targets(tree: ast.Module, name: str, path: Path, known: Collection[str]) -> Iterator[str]:
    """Known modules that the module of this name and path imports, wherever in the file; relative imports too."""
    own = name.split(".")
    package = own if path.name == "__init__.py" else own[:-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                yield from [name for name in (f"{base}.{alias.name}", base) if name in known][:1]


def long_functions(checkout: Checkout) -> list[str]:
    """Functions over the bound; what a migration does stands in one, in the order in which it is done."""
    return [
        f"{path}:{node.lineno}: {node.name} has {lines} lines"
        for path, tree in checkout.modules.items()
        if MIGRATIONS not in path.parts
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and (lines := _length(node)) > LONG_FUNCTION
    ]


def _length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines of a function; those that hold one named argument or parameter are a list, and not counted."""
    named = {line for node in ast.walk(function) for line in _line_of_name(node)}
    return (function.end_lineno or function.lineno) - function.lineno + 1 - len(named - {function.lineno})


def _line_of_name(node: ast.AST) -> Iterator[int]:
    """The line that a named argument of a call, or a parameter of a function, has for itself."""
    if isinstance(node, ast.Call) and node.end_lineno != node.lineno:
        lines = [each.lineno for each in node.keywords if each.lineno == each.end_lineno]
        yield from (line for line in lines if lines.count(line) == 1 and line != node.lineno)
    elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        lines = [each.lineno for each in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)]
        yield from (line for line in lines if lines.count(line) == 1)


def access_decisions(checkout: Checkout) -> list[str]:
    """Functions outside the one policy that have a say in who may see what of a table."""
    return [
        f"{path}:{node.lineno}: {node.name}"
        for path, tree in checkout.modules.items()
        if any(path.parts[: len(folder)] == folder for folder in ACCESS_FOLDERS)
        and POLICY not in path.with_suffix("").parts
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and ACCESS_FACTS & set(_words(node))
    ]


def _words(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    """The attributes that a function reads and the functions that it calls, its own name among them."""
    yield function.name
    for node in ast.walk(function):
        if isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id


def duplicates(checkout: Checkout) -> int | None:
    """Pairs of files that repeat one another, where the command `duplicates` is installed; it is no part of this."""
    command = shutil.which("duplicates")
    if command is None:
        return None
    done = subprocess.run([command, "--seconds", "600"], cwd=checkout.root, capture_output=True, text=True, check=False)
    pairs = re.search(r"(\d+) pairs", done.stdout)
    return int(pairs[1]) if pairs else None


def figures(checkout: Checkout) -> dict[str, Any]:
    """Every figure by its name, in the order in which they are told."""
    python = checkout.files(f"src/{PACKAGE}", {".py"})
    client = checkout.files("client/src", CLIENT)
    cycles = import_cycles(checkout)
    told: dict[str, Any] = {}
    for name, files in (("Python", python), ("client", client)):
        sizes = folder_sizes([path.relative_to(checkout.root) for path in files])
        told[f"{name}: folders"] = len(sizes)
        told[f"{name}: files of a folder, median"] = median(sizes.values())
        told[f"{name}: files of a folder, most"] = max(sizes.values())
        told[f"{name}: folders of more than {MANY} files"] = sum(size > MANY for size in sizes.values())
        told[f"{name}: folders of more than {FLAT} files"] = sum(size > FLAT for size in sizes.values())
    told["class names defined in more than one module"] = len(shared_names(checkout, every=True))
    told["of these, names with several meanings"] = len(shared_names(checkout))
    told["docstrings that hide their subject"] = len(hiding_docstrings(checkout))
    told["comments that hide their subject"] = len(hiding_comments(checkout))
    told["import cycles"] = len(cycles)
    told["modules in import cycles"] = sum(map(len, cycles))
    told[f"functions over {LONG_FUNCTION} lines"] = len(long_functions(checkout))
    told["places with a say in access"] = len(access_decisions(checkout))
    for name, files in (("src", python), ("tests", checkout.files("tests", {".py"})), ("client", client)):
        lines = [len(path.read_text(encoding="utf-8").splitlines()) for path in files]
        told[f"{name}: files"] = len(lines)
        told[f"{name}: lines"] = sum(lines)
        told[f"{name}: files over {LONG_FILE} lines"] = sum(count > LONG_FILE for count in lines)
    told["pairs of files that repeat one another"] = duplicates(checkout)
    return told


LISTS: dict[str, Any] = {
    "names": lambda checkout: [f"{name}: {', '.join(places)}" for name, places in shared_names(checkout).items()],
    "docstrings": hiding_docstrings,
    "comments": hiding_comments,
    "cycles": lambda checkout: [" ".join(ring) for ring in import_cycles(checkout)],
    "functions": long_functions,
    "access": access_decisions,
}


def table(now: dict[str, Any], before: dict[str, Any] | None) -> str:
    """The figures as a Markdown table, beside those of another checkout where there are any."""
    head = "| figure | now |\n|---|---:|" if before is None else "| figure | before | now |\n|---|---:|---:|"
    columns = [now] if before is None else [before, now]
    rows = [" | ".join(["", name, *(_cell(column.get(name)) for column in columns), ""]).strip() for name in now]
    return "\n".join([head, *rows])


def _cell(value: Any) -> str:
    return "–" if value is None else f"{value:,}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Structure of the code in figures.")
    parser.add_argument("checkout", nargs="?", type=Path, default=ROOT)
    parser.add_argument("--json", action="store_true", help="as JSON in place of a table")
    parser.add_argument("--before", type=Path, help="figures to set beside, as --json wrote them")
    parser.add_argument("--list", choices=LISTS, help="what one of the figures counts, one a line")
    asked = parser.parse_args()
    checkout = Checkout(asked.checkout.resolve())
    if asked.list:
        print("\n".join(LISTS[asked.list](checkout)))
    elif asked.json:
        print(json.dumps(figures(checkout), indent=1))
    else:
        print(table(figures(checkout), json.loads(asked.before.read_text()) if asked.before else None))


if __name__ == "__main__":
    main()
