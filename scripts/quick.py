"""Check what a change touched, in under 90 seconds: lint, types and the tests nearest to the changed modules.

`scripts/quick [BASE]`: the change is everything since BASE (default: HEAD, that is, what is not committed; if that is
nothing, the last commit). Tests are run by their distance from the changed modules in the import graph, nearest first,
until the time is up; what was not run is listed. `make test` runs everything.
"""

import ast
import re
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

from structure import import_targets

ROOT = Path(__file__).parents[1]
BIN = ROOT / ".venv/bin"
BUDGET = 85.0  # seconds for everything
TREES = ("src", "tests", "examples", "scripts", "training", "benchmarks")
# Tests of files that no module imports, by a pattern of their paths.
TEXT_TESTS = {
    r"src/pelipoyta/locales/.*\.ftl": ("tests/test_locales.py", "tests/locales"),
    r".*/RULES\.md": ("tests/test_rules_cited.py",),
    r"(README|CONTRIBUTING|CHANGELOG|docs/.*)\.md": ("tests/test_docs.py", "tests/test_tree.py"),
    r"docs/exercises/.*": ("tests/test_exercises.py",),
    r"(Makefile|mkdocs\.yml|pyproject\.toml|\.github/.*)": ("tests/test_project_files.py", "tests/test_make_help.py"),
}
Graph = dict[str, set[str]]  # by module, the modules that import it


def changed_files(base: str) -> list[str]:
    """Paths that differ from the base or are new; without any, those of the last commit."""
    tracked = _git("diff", "--name-only", "--diff-filter=d", base)
    new = _git("ls-files", "--others", "--exclude-standard")
    return tracked + new or _git("diff", "--name-only", "--diff-filter=d", "HEAD~1")


def _git(*arguments: str) -> list[str]:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()


def module_of(path: Path) -> str:
    """Dotted name of a file: packages of `src`, `examples` and `scripts` are imported without that folder."""
    parts = path.with_suffix("").parts
    parts = parts[1:] if parts[0] in ("src", "examples", "scripts") else parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def importers(root: Path) -> Graph:
    """The import graph of all Python files, backwards; imports inside functions count too."""
    files = {module_of(path.relative_to(root)): path for tree in TREES for path in (root / tree).rglob("*.py")}
    graph: Graph = {name: set() for name in files}
    for name, path in files.items():
        for target in import_targets(ast.parse(path.read_text(encoding="utf-8")), name, path, files):
            graph[target].add(name)
    return graph


def by_distance(graph: Graph, changed: Iterable[str]) -> list[list[str]]:
    """Test modules in rings around the changed ones: those that are changed, their importers, and so on."""
    ring, met, rings = {name for name in changed if name in graph}, set[str](), []
    while ring:
        met |= ring
        rings.append(sorted(name for name in ring if _is_test(name)))
        ring = {importer for name in ring for importer in graph[name]} - met
    return [each for each in rings if each]


def _is_test(module: str) -> bool:
    return module.startswith("tests.") and module.rpartition(".")[2].startswith("test_") and ".e2e." not in module


def run_tests(rings: list[list[str]], deadline: float) -> bool:
    """Run ring after ring while there is time; list the files that were not reached."""
    passed, left = True, [module for ring in rings for module in ring]
    for ring in rings:
        if time.monotonic() > deadline or not passed:
            break
        files = [module.replace(".", "/") + ".py" for module in ring]
        code = _pytest(files, deadline)
        if code is None:
            break
        passed = code in (0, 5)  # 5: only sweeps in these files
        left = left[len(ring) :]
    if left:
        print(f"── not run, {len(left)} files farther away: " + ", ".join(left[:6]) + (" …" if len(left) > 6 else ""))
    return passed


def _pytest(files: list[str], deadline: float) -> int | None:
    """Exit code of pytest over these files; None when the time was up before."""
    command = [f"{BIN}/pytest", "-q", "-x", "-n", "2", "--dist", "worksteal", "-m", "not sweep"]
    print(f"── {len(files)} test files", flush=True)
    try:
        return subprocess.run([*command, *files], cwd=ROOT, timeout=max(1.0, deadline - time.monotonic())).returncode
    except subprocess.TimeoutExpired:
        print("   time is up")
        return None


def check_python(files: list[str], deadline: float) -> bool:
    """Lint and format the changed files, check all types, run the nearest tests."""
    for name, command in (
        ("lint", [f"{BIN}/ruff", "check", "--quiet", *files]),
        ("format", [f"{BIN}/ruff", "format", "--quiet", "--check", *files]),
        ("types", [f"{BIN}/mypy", "--no-error-summary"]),
    ):
        print(f"── {name}", flush=True)
        if subprocess.run(command, cwd=ROOT).returncode:
            return False
    return run_tests(by_distance(importers(ROOT), (module_of(Path(file)) for file in files)), deadline)


def tests_of_texts(files: Iterable[str]) -> list[str]:
    """Tests that read the changed files, other than Python and the client."""
    named = (TEXT_TESTS[each] for file in files for each in TEXT_TESTS if re.fullmatch(each, file))
    return sorted({test for tests in named for test in tests})


def check_texts(files: Iterable[str], deadline: float) -> bool:
    """Run the tests of changed locales, rule books and pages."""
    tests = tests_of_texts(files)
    return not tests or _pytest(tests, deadline) in (0, None)


def check_client(files: list[str]) -> bool:
    """Run the client's tests that import the changed files."""
    print("── client tests of the changed files", flush=True)
    vitest = ["npx", "--prefix", "client", "vitest", "related", "--run", "--passWithNoTests"]
    inside = [str(Path(file).relative_to("client")) for file in files]
    return subprocess.run([*vitest, *inside], cwd=ROOT / "client").returncode == 0


def main() -> int:
    deadline = time.monotonic() + BUDGET
    files = changed_files(sys.argv[1] if len(sys.argv) > 1 else "HEAD")
    python = [file for file in files if file.endswith(".py")]
    client = [file for file in files if file.startswith("client/src/")]
    print(f"{len(files)} files changed, {len(python)} of Python, {len(client)} of the client")
    passed = (
        check_texts(files, deadline)
        and (not client or check_client(client))
        and (not python or check_python(python, deadline))
    )
    print("quick: all well" if passed else "quick: failed")
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
