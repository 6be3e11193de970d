"""Tests for mutants: which can reach a module by imports, which did reach a mutant, and runs of them.

A run of the unchanged code, with every mutant of the sample switched off, comes first. It must pass, but for a few
tests, which are left out and told; and it notes which test reaches which mutant, in child processes too.
"""

import json
import os
import signal
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from mutation.mutants import ROOT, SOURCE, Mutant
from mutation.switch import VARIABLE
from quick import Graph, by_distance, importers

SCRIPTS = Path(__file__).parents[1]
ELSEWHERE = {"benchmarks", "training", "research", "scripts", "corpus"}  # folders that no mutant is tried on
CARDS = "tests/games/lotr/cards"  # a test a card: for mutants of that game alone
MANY = 150  # test files that a mutant is tried on, unless as many are nearest
BUDGET = 90.0  # seconds of tests, as they took on the unchanged code, for one mutant
LEAST = 30.0  # seconds that a test may take on a mutant, or ten times as long as on the unchanged code
PYTEST = ("-q", "-p", "mutation.plugin", "-p", "no:cacheprovider", "-p", "no:rerunfailures", "--assert", "plain")
FEW = 3  # tests of a group that may fail on the unchanged code: they are left out, as they can judge nothing
HUNG, NO_TESTS, WRONG_CALL = "+++ Timeout +++", 5, 4


class BaselineFailed(Exception):
    """The tests do not pass on the unchanged code, so that no mutant can be judged by them."""


@dataclass
class Reach:
    """What a run of the unchanged code noted: tests by mutant's key, and seconds by test."""

    tests: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    files: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))  # reached by fixture or child process
    seconds: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    left_out: set[str] = field(default_factory=set)  # tests that fail on the unchanged code

    def add(self, other: "Reach") -> None:
        for key, tests in other.tests.items():
            self.tests[key] |= tests
        for key, files in other.files.items():
            self.files[key] |= files
        self.seconds.update(other.seconds)
        self.left_out |= other.left_out

    def seconds_of(self, test: str) -> float:
        """Of a test, or of all tests of a file."""
        if "::" in test:
            return self.seconds.get(test, 0.0)
        return sum(seconds for each, seconds in self.seconds.items() if each.startswith(f"{test}::"))


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
    mirror = f"tests/{mutant.part}/"
    rings = [[f"{name.replace('.', '/')}.py" for name in ring] for ring in by_distance(graph, [mutant.module])]
    known = [f"{name.replace('.', '/')}.py" for name in graph if _is_test(name)]
    found = {file for file in known if file.startswith(mirror)}
    found |= {file for file in known if mutant.part.startswith("games/") and Path(file).parent == Path("tests/games")}
    for ring in rings:
        if found and len(found | set(ring)) > MANY:
            break
        found |= set(ring)
    return in_order(file for file in found if _is_tried(file, mutant))


def _is_test(name: str) -> bool:
    return name.startswith("tests.") and name.rpartition(".")[2].startswith("test_") and ".e2e." not in name


def _is_tried(file: str, mutant: Mutant) -> bool:
    inside = mutant.part == "games/lotr" or not file.startswith(CARDS)
    return inside and Path(file).parts[1] not in ELSEWHERE and len(Path(file).parts) > 2


def in_order(tests: Iterable[str]) -> list[str]:
    """Sorted so that those of a folder stand together: pytest loses a conftest when a folder is entered twice."""
    return sorted(set(tests), key=lambda test: (str(Path(test.partition("::")[0]).parent), test))


def groups(files: Iterable[str]) -> dict[str, list[str]]:
    """Test files by the folder under tests/, and by game; each group is one run of the unchanged code."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in in_order(files):
        folders = Path(file).parts[1:-1]
        found["/".join(folders[:2] if folders[0] == "games" else folders[:1])].append(file)
    return found


@contextmanager
def planted(found: Sequence[Mutant], active: int | None, notes: Path | str = "") -> Iterator[dict[str, str]]:
    """The environment in which Python imports the package with these mutants, the one of this number switched on."""
    modules: dict[str, Any] = {}
    for number, mutant in enumerate(found):
        module = modules.setdefault(mutant.module, {"path": str(SOURCE / mutant.file), "numbers": {}})
        module["numbers"][mutant.index] = number
    with TemporaryDirectory() as folder:
        plan = Path(folder) / "mutants.json"
        plan.write_text(json.dumps({"modules": modules, "active": active, "notes": str(notes)}), encoding="utf-8")
        (Path(folder) / "sitecustomize.py").write_text("import mutation.switch\n", encoding="utf-8")
        paths = os.pathsep.join([folder, str(SCRIPTS), *filter(None, [os.environ.get("PYTHONPATH")])])
        outer = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
        yield {**outer, VARIABLE: str(plan), "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}


def pytest(arguments: Sequence[str], tests: Sequence[str], env: dict[str, str], limit: float) -> tuple[int, str]:
    """Exit code and output of a run; at the limit it and its child processes are ended, and it counts as hung."""
    with TemporaryDirectory() as folder:
        chosen = Path(folder) / "tests"
        chosen.write_text("\n".join(tests), encoding="utf-8")
        command = [sys.executable, "-m", "pytest", *PYTEST, *arguments, f"@{chosen}"]
        output = Path(folder) / "output"
        with output.open("wb") as out:
            run = subprocess.Popen(command, cwd=ROOT, env=env, stdout=out, stderr=out, start_new_session=True)
            late = _ended(run, limit)
        return run.returncode, output.read_text(encoding="utf-8", errors="replace") + late


def _ended(run: subprocess.Popen[bytes], limit: float) -> str:
    try:
        run.wait(limit)
        late = ""
    except subprocess.TimeoutExpired:
        late = HUNG
    with suppress(ProcessLookupError):
        os.killpg(run.pid, signal.SIGKILL)
    run.wait()
    return late


def baseline(found: Sequence[Mutant], tests: Sequence[str], jobs: int) -> Reach:
    """Run the tests on the unchanged code; raise BaselineFailed where more than a few fail, and fail again alone."""
    with TemporaryDirectory() as folder:
        notes = Path(folder) / "notes"
        with planted(found, None, notes) as env:
            workers = ["-n", str(jobs), "--dist", "worksteal"] if jobs > 1 else ["-p", "no:xdist"]
            code, told = pytest([*workers, "--timeout", "300", "-m", "not sweep", "-rfE"], tests, env, 3600)
            failing = set() if code in (0, NO_TESTS) else _again(told, env)
        reach = _read(found, notes)
        reach.left_out = failing
        return reach


def _again(told: str, env: dict[str, str]) -> set[str]:
    """Run failed tests once more: on a busy machine one may fail that is not at fault. Those that fail again."""
    failed = _failed(told)
    code, again = (
        pytest(["-p", "no:xdist", "--timeout", "300", "-rfE"], in_order(failed), env, 1800) if failed else (1, "")
    )
    still = _failed(again) if code else set()
    if code and not 0 < len(still) <= FEW:
        raise BaselineFailed("\n".join([*sorted(failed), *(again or told).splitlines()[-30:]]))
    return still


def _failed(told: str) -> set[str]:
    lines = [line for line in told.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return {line.split(" - ")[0].partition(" ")[2].strip() for line in lines}


def _read(found: Sequence[Mutant], notes: Path) -> Reach:
    reach = Reach()
    for line in notes.read_text(encoding="utf-8").splitlines() if notes.exists() else ():
        number, test, more = json.loads(line)
        if number == -1:
            reach.seconds[test] += more
        elif more == "call":
            reach.tests[found[number].key].add(test)
        elif test:
            reach.files[found[number].key].add(test.partition("::")[0])
        else:
            reach.files[found[number].key].add("")  # at import, before any test
    return reach


def chosen(mutant: Mutant, reach: Reach, near: Sequence[str]) -> list[str]:
    """Tests that reach a mutant, the nearest and quickest, as many as the budget of time allows.

    Where it is reached by a fixture or in a child process, all tests of the file; at import, all files near the module.
    """
    files = reach.files[mutant.key]
    whole = (files - {""}) | (set(near) if "" in files else set())
    tests = {test for test in reach.tests[mutant.key] if test.partition("::")[0] not in whole} - reach.left_out
    own = f"tests/{mutant.part}/"
    picked: list[str] = []
    left = BUDGET
    for test in sorted({*whole, *tests}, key=lambda test: (not test.startswith(own), reach.seconds_of(test), test)):
        left -= reach.seconds_of(test)
        if picked and left < 0:
            break
        picked.append(test)
    return in_order(picked)


def outcome(mutant: Mutant, tests: Sequence[str], reach: Reach) -> str:
    """`killed`, `hung` or `survived`, by the tests that reach it; `unreached` where there is none."""
    if not tests:
        return "unreached"
    each = max(LEAST, 10 * max(reach.seconds.get(test, 5.0) for test in tests))
    left_out = [f"--deselect={test}" for test in sorted(reach.left_out)]
    how = [
        *left_out,
        "-x",
        "-p",
        "no:xdist",
        "-m",
        "not sweep",
        "--timeout",
        str(round(each)),
        "--timeout-method",
        "thread",
    ]
    how += [f"--deselect={test}" for test in sorted(reach.left_out)]
    limit = 120 + 10 * sum(map(reach.seconds_of, tests))
    with planted([mutant], 0) as env:
        code, told = pytest(how, tests, env, limit)
        if code == WRONG_CALL and "not found: " in told:  # the mutant changed the names of parametrised tests
            code, told = pytest(how, in_order(test.partition("::")[0] for test in tests), env, limit)
    if HUNG in told:
        return "hung"
    return "survived" if code in (0, NO_TESTS) else "killed"
