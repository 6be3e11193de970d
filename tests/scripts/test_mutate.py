"""Mutants: each changes one thing, and tests that reach it run on it."""

import ast
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mutation.mutants import SOURCE, Mutant, mutants
from mutation.mutate import FEW, Outcomes, check, is_known, sample
from mutation.nearest import Functions, batches, candidates, import_graph, in_order
from mutation.planting import switched
from mutation.reach import Reach, chosen
from mutation.runs import BaselineFailed
from mutation.trials import Verdict
from pelipoyta.games import NAMES
from quick import Graph

SCRIPTS = Path(__file__).parents[2] / "scripts"
TEXT = '''"""Of a kind."""

from math import pi

SIZE = 3


class Rules:
    def rule(self, a: int | None, b: set[int]) -> bool:
        if a is None or not b:
            return False
        self.told(max(b))
        return (a + 1 < SIZE) if a in b else f"{a + 1}" == "ä" and True
'''
CHANCE = "kernel/chance.py"
LIMIT = "Dice.allows: len(outcome) == self.count"
FACES = "Dice.allows: all(1 <= face <= self.sides for face in outcome)"
STEP = "Dice._nth: face + 1"
DRAWN = "Draw.allows: len(outcome) == self.count"
SIZE = "Dice.size: self.sides**self.count"
WAYS = "Draw.size: ways[self.count] * factorial(self.count)"
MOST, HOST = ": 24", ": 1"
PLANTED = """
import subprocess
import sys
from pathlib import Path

import pytest
from pelipoyta.kernel import Dice, terms, variants
from pelipoyta.kernel.chance import Draw

def test_count_of_faces():
    assert not Dice(2).allows((1,)) and Dice(1).allows((6,))

def test_first_outcome_in_a_process():
    told = "from pelipoyta.kernel.chance import Dice; print(next(iter(Dice(1).outcomes())))"
    ran = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True)
    assert ran.stdout == "((1,), 0.16666666666666666)\\n", ran

def test_loop():
    while Dice(2).size != 36:
        pass

def test_by_chance():
    "Fails when it is run for the second time, and in every third run after it."
    assert Draw((1, 1), 1).size
    runs = Path("runs")
    runs.write_text(runs.read_text() + "." if runs.exists() else ".")
    assert len(runs.read_text()) % 3 != 2

def test_at_import():
    assert variants.MOST == 24 and terms.HOST

def test_wrong():
    assert Dice(1).allows((9,))
"""
# The runner on a folder with one test file, and on the mutants that are named: nothing of it is kept.
RUN = """
import sys
from pathlib import Path
from mutation import mutate, process, runs
from mutation.mutants import SOURCE, mutants

house, names = Path(sys.argv[1]), sys.argv[2:]
files = ("kernel/chance.py", "kernel/terms.py", "kernel/variants.py")
found = {f"{each.where}: {each.old}": each for file in files for each in mutants(SOURCE / file, file)}
process.ROOT = mutate.ROOT = house
mutate.KEPT = house / "kept"
mutate.import_graph = dict
mutate.candidates = lambda mutant, graph: ["tests/kernel/test_dice.py"]
mutate.sample = lambda *how: [found[name] for name in names]
mutate.sources = lambda: [SOURCE / file for file in files]
runs.FIRST = runs.LEAST = 3.0
process.OF_OTHERS = ()
sys.argv = ["mutate", "--jobs", "1"]
sys.exit(mutate.main())
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "rule.py"
    path.write_text(TEXT, encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def graph() -> Graph:
    return import_graph()


def chance(*olds: str) -> list[Mutant]:
    """Mutants of the kernel's dice, by the function and the text they change."""
    found = {f"{mutant.where}: {mutant.old}": mutant for mutant in mutants(SOURCE / CHANCE, CHANCE)}
    return [found[old] for old in olds]


def test_every_change_is_one(file: Path) -> None:
    found = mutants(file, "rule.py")
    assert [(each.line, each.old, each.new) for each in found] == [
        (5, "3", "4"),
        (10, "a is None or not b", "a is None and (not b)"),
        (10, "a is None", "a is not None"),
        (10, "not b", "b"),
        (11, "False", "True"),
        (12, "self.told(max(b))", "None"),
        (12, "max(b)", "min(b)"),
        (
            13,
            '(a + 1 < SIZE) if a in b else f"{a + 1}" == "ä" and True',
            "f'{a + 1}' == 'ä' and True if a in b else a + 1 < SIZE",
        ),
        (13, "a + 1 < SIZE", "a + 1 <= SIZE"),
        (13, "a + 1", "a - 1"),
        (13, "1", "2"),
        (13, "a in b", "a not in b"),
        (13, 'f"{a + 1}" == "ä" and True', "f'{a + 1}' == 'ä' or True"),
        (13, 'f"{a + 1}" == "ä"', "f'{a + 1}' != 'ä'"),
        (13, "True", "False"),
    ]
    assert [each.where for each in found] == ["", *["Rules.rule"] * 14]


def test_a_switch_puts_one_change_in_place(file: Path) -> None:
    """With none of them on the module does what it did."""
    found = {each.index: each.index for each in mutants(file, "rule.py")}
    code = compile(switched(ast.parse(TEXT), found), "rule.py", "exec")

    def answers(active: int | None) -> tuple[int, bool, bool]:
        told: dict[str, Any] = {"__mutant__": lambda number: number == active}
        exec(code, told)
        rules = type("Quiet", (told["Rules"],), {"told": lambda self, most: None})()
        return told["SIZE"], rules.rule(None, {1}), rules.rule(1, {1})

    assert answers(None) == (3, False, True)
    assert answers(0) == (4, False, True)
    assert answers(4) == (3, True, True)
    assert answers(9) == (3, False, True)
    assert answers(11) == (3, False, False)


def test_types_are_left_alone(tmp_path: Path) -> None:
    """The type checker reads them."""
    file = tmp_path / "typed.py"
    file.write_text("def f(a: x.Y | None) -> x.Z | None:\n    a.c: x.Y | None = a\n    return a\n")
    assert mutants(file, "kernel/typed.py") == []


def test_every_module_compiles_with_all_its_mutants() -> None:
    for path in (SOURCE / "kernel").rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        compile(switched(tree, {number: number for number in range(10_000)}), path.name, "exec")


def test_single_mutants_can_be_named() -> None:
    named = sample(0, 1, "kernel/chance.py:22:19,kernel/chance.py:25")
    assert [each.key.split()[0] for each in named] == ["kernel/chance.py:22:19:", "kernel/chance.py:25:33:"]


@pytest.mark.sweep
def test_a_sample_is_the_same_by_its_seed_and_of_every_package() -> None:
    assert sample(5, 7, "games/dnup") == sample(5, 7, "games/dnup")
    parts = {each.part for each in sample(60, 7, "")}
    assert parts >= {"adapters", "bots", "cli", "contests", "kernel", "server", "table", "vector"}
    assert parts >= {f"games/{name}" for name in NAMES}


def test_tests_are_those_of_the_package_and_the_nearest_by_imports(graph: Graph) -> None:
    pairings = mutants(SOURCE / "contests/tournament/pairing/pairings.py", "contests/tournament/pairing/pairings.py")[0]
    found = candidates(pairings, graph)
    assert {"tests/contests/test_seating.py", "tests/server/contests/test_organiser_law.py"} <= set(found)
    assert not any("/e2e/" in file or "/cards/" in file for file in found)
    assert "tests/games/test_golden.py" in candidates(
        mutants(SOURCE / "games/dnup/view.py", "games/dnup/view.py")[0], graph
    )


def test_the_nearest_come_first_and_servers_last(graph: Graph) -> None:
    pen = mutants(SOURCE / "kernel/picture/pen.py", "kernel/picture/pen.py")[0]
    first, second, own, every = batches(pen, graph, candidates(pen, graph))
    assert "tests/kernel/test_picture_shapes.py" in first and "tests/games/test_pictures.py" in second
    assert set(first) < set(second) < set(every) and set(own) < set(every)
    served = "tests/server/process/test_stop.py"
    assert batches(pen, graph, [served, *first])[0] == first


def test_files_of_a_folder_stand_together() -> None:
    """Pytest loses a folder's conftest when it comes back to the folder."""
    files = ["tests/table/clocks/test_b.py::test", "tests/table/test_a.py", "tests/table/clocks/test_a.py"]
    assert in_order(files) == [files[1], files[2], files[0]]


def test_a_mutant_reached_by_a_fixture_or_a_child_process_is_tried_on_the_whole_file() -> None:
    one, two, three = (
        "tests/kernel/test_a.py::test_one",
        "tests/kernel/test_a.py::test_two",
        "tests/bots/test_b.py::test",
    )
    reach = Reach()
    reach.add("tests/kernel/test_a.py", {one: ("passed", 0.1, []), two: ("failed", 0.1, [7])}, [7], {7})
    reach.add("tests/bots/test_b.py", {three: ("passed", 0.1, [7, 8])}, [], {7})
    assert reach.of({7}) == {one, three}, "and none that fails on the unchanged code"
    assert reach.of({8}) == set(), "nothing is kept of functions that no mutant needs"


def test_slow_tests_of_other_packages_are_left_out_beyond_the_budget() -> None:
    own, slow, quick = "tests/kernel/test_a.py::slow", "tests/bots/test_b.py::slow", "tests/bots/test_b.py::quick"
    seconds = {own: 60.0, slow: 60.0, quick: 0.5}
    assert chosen(chance(LIMIT)[0], seconds, seconds, 90.0) == [quick, own]
    assert chosen(chance(LIMIT)[0], seconds, seconds, 150.0) == [quick, slow, own], "files are not torn apart"


def test_a_constant_is_tried_on_what_reads_it() -> None:
    """It is evaluated at import, before any test."""
    functions = Functions(["kernel/variants.py", "kernel/chance.py"])
    most = mutants(SOURCE / "kernel/variants.py", "kernel/variants.py")[0]
    assert most.where == "" and most.old == "24"
    readers = {functions.names[at] for at in functions.of(most, {})}
    assert readers == {("kernel/variants.py", "Variants.refusal")}
    assert {functions.names[at] for at in functions.of(chance(LIMIT)[0], {})} == {(CHANCE, "Dice.allows")}


def run_on(house: Path, tests: str, *names: str) -> str:
    """What the runner prints of these mutants, with these tests."""
    file = house / "tests/kernel/test_dice.py"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(tests, encoding="utf-8")
    outer = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    env = {**outer, "PYTHONPATH": os.pathsep.join(map(str, (SCRIPTS, SOURCE.parent)))}
    ran = subprocess.run(
        [sys.executable, "-c", RUN, str(house), *names], capture_output=True, text=True, env=env, cwd=house
    )
    return ran.stdout + ran.stderr


def test_only_what_a_test_notices_counts_as_killed(tmp_path: Path) -> None:
    """Planted: what is noticed here and in a child process, what is not or by chance alone, a loop, and constants."""
    told = run_on(tmp_path, PLANTED, LIMIT, FACES, STEP, DRAWN, SIZE, WAYS, MOST, HOST)
    outcome = {line.split()[4]: line.split()[1] for line in told.splitlines() if " by " in line}
    limit, faces, step, drawn, size, ways = (
        mutant.key.split()[0] for mutant in chance(LIMIT, FACES, STEP, DRAWN, SIZE, WAYS)
    )
    assert "left out: tests/kernel/test_dice.py::test_wrong" in told, told
    assert (outcome[limit], outcome[step], outcome[size]) == ("killed", "killed", "hung"), told
    assert (outcome[faces], outcome[ways], outcome[drawn]) == ("survived", "survived", "unreached"), told
    assert outcome["kernel/variants.py:20:7:"] == "killed", told
    assert outcome["kernel/terms.py:12:8:"] == "survived", told


def test_what_is_known_is_not_tried_again(tmp_path: Path) -> None:
    """But survivors are when their tests change, and none is known for another source."""
    results, mutant, near = Outcomes(tmp_path / "results.json"), chance(LIMIT)[0], ["tests/kernel/test_play.py"]
    results.add(mutant, Verdict("survived"), near)
    again = Outcomes(tmp_path / "results.json").kept
    assert is_known(mutant, again, near)
    assert not is_known(mutant, again, ["tests/kernel/test_judge.py"])
    results.add(mutant, Verdict("killed", "tests/kernel/test_play.py::test"), near)
    assert is_known(mutant, results.kept, ["tests/kernel/test_judge.py"])
    assert not is_known(mutants(SOURCE / "kernel/terms.py", "kernel/terms.py")[0], results.kept, near)
    results.kept[mutant.key]["source"] = "another"
    assert not is_known(mutant, results.kept, near)


def test_many_tests_that_fail_on_the_unchanged_code_judge_nothing() -> None:
    """Something else is wrong then; a few are left out."""
    reach = Reach()
    ended = {f"tests/a.py::test_{at}": ("failed" if at < FEW else "passed", 0.1, [1]) for at in range(20)}
    reach.add("tests/a.py", ended, [], {1})
    check(reach)
    reach.left_out.add("tests/a.py::test_19")
    with pytest.raises(BaselineFailed, match="test_19"):
        check(reach)
