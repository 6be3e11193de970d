"""Mutants: each changes one thing, tests that reach it run on it, and the answered ones still stand."""

import ast
import json
import tomllib
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from mutation import mutate, runs
from mutation.mutants import SOURCE, Mutant, mutants, switched
from mutation.mutate import ANSWERED, answered, sample
from mutation.runs import Reach, candidates, chosen, import_graph, in_order
from mutation.switch import Switch
from pelipoyta.games import NAMES

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
PASSING = """
import subprocess
import sys

from pelipoyta.kernel import Dice

def test_count_of_faces():
    assert not Dice(2).allows((1,)) and Dice(1).allows((6,))

def test_first_outcome_in_a_process():
    told = "from runpy import run_module; dice = run_module('pelipoyta.kernel.chance')['Dice']"
    told += "; print(next(iter(dice(1).outcomes())))"
    ran = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True)
    assert ran.stdout == "((1,), 0.16666666666666666)\\n", ran
"""
WRONG = """
import pytest

def test_wrong():
    assert Dice(1).allows((9,))
"""
LOOP = """
from pelipoyta.kernel import Dice

def test_loop():
    while not Dice(1).allows((6,)):
        pass
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "rule.py"
    path.write_text(TEXT, encoding="utf-8")
    return path


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


def test_types_of_variables_are_left_alone(tmp_path: Path) -> None:
    """Inside a function they are never evaluated."""
    file = tmp_path / "typed.py"
    file.write_text("def f(a):\n    a.c: x.Y | None = a\n    return a\n")
    assert mutants(file, "kernel/typed.py") == []


def test_every_module_compiles_with_all_its_mutants() -> None:
    for path in (SOURCE / "kernel").rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        compile(switched(tree, {number: number for number in range(10_000)}), path.name, "exec")


@pytest.mark.sweep
def test_a_sample_is_the_same_by_its_seed_and_of_every_package() -> None:
    assert sample(5, 7, "games/dnup") == sample(5, 7, "games/dnup")
    parts = {each.part for each in sample(60, 7, "")}
    assert parts >= {"adapters", "bots", "cli", "contests", "kernel", "server", "table", "vector"}
    assert parts >= {f"games/{name}" for name in NAMES}


def test_tests_are_those_of_the_package_and_the_nearest_by_imports() -> None:
    graph = import_graph()
    pairings = mutants(SOURCE / "contests/tournament/pairing/pairings.py", "contests/tournament/pairing/pairings.py")[0]
    found = candidates(pairings, graph)
    assert {"tests/contests/test_seating.py", "tests/server/contests/test_organiser_law.py"} <= set(found)
    assert not any("/e2e/" in file or "/cards/" in file for file in found)
    assert "tests/games/test_golden.py" in candidates(
        mutants(SOURCE / "games/dnup/view.py", "games/dnup/view.py")[0], graph
    )


def test_files_of_a_folder_stand_together() -> None:
    """Pytest loses a folder's conftest when it comes back to the folder."""
    files = ["tests/table/clocks/test_b.py::test", "tests/table/test_a.py", "tests/table/clocks/test_a.py"]
    assert in_order(files) == [files[1], files[2], files[0]]


def test_a_mutant_reached_by_a_fixture_is_tried_on_the_whole_file() -> None:
    mutant = chance(LIMIT)[0]
    reach = Reach()
    reach.tests[mutant.key] = {"tests/kernel/test_a.py::test_one", "tests/bots/test_b.py::test_two"}
    reach.files[mutant.key] = {"tests/kernel/test_a.py"}
    assert chosen(mutant, reach, []) == ["tests/bots/test_b.py::test_two", "tests/kernel/test_a.py"]
    reach.files[mutant.key] = {""}
    assert "tests/kernel/test_c.py" in chosen(mutant, reach, ["tests/kernel/test_c.py"])


def test_slow_tests_of_other_packages_are_left_out_beyond_the_budget() -> None:
    mutant = chance(LIMIT)[0]
    seconds = {
        "tests/kernel/test_a.py::slow": 60.0,
        "tests/bots/test_b.py::slow": 60.0,
        "tests/bots/test_b.py::quick": 1.0,
    }
    reach = Reach({mutant.key: set(seconds)}, defaultdict(set), seconds)
    assert chosen(mutant, reach, []) == ["tests/bots/test_b.py::quick", "tests/kernel/test_a.py::slow"]


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one test file, on which the runner tries what it is given; nothing of it is kept."""
    monkeypatch.setattr(runs, "ROOT", tmp_path)
    monkeypatch.setattr(mutate, "ROOT", tmp_path)
    monkeypatch.setattr(mutate, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(mutate, "import_graph", dict)
    monkeypatch.setattr(mutate, "candidates", lambda mutant, graph: ["tests/kernel/test_dice.py"])
    monkeypatch.setattr("sys.argv", ["mutate", "--jobs", "1"])
    (tmp_path / "tests/kernel").mkdir(parents=True)
    mutate.digest.cache_clear()
    return tmp_path


def run_on(house: Path, monkeypatch: pytest.MonkeyPatch, tests: str, *olds: str) -> int:
    (house / "tests/kernel/test_dice.py").write_text(tests, encoding="utf-8")
    monkeypatch.setattr(mutate, "sample", lambda *how: chance(*olds))
    mutate.digest.cache_clear()
    return mutate.main()


def test_killed_ones_are_killed_and_survivors_are_listed(
    house: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One is killed in a child process, one survives a test that reaches it, one no test reaches."""
    olds = [LIMIT, FACES, STEP, DRAWN]
    assert run_on(house, monkeypatch, PASSING, *olds) == 1
    told = capsys.readouterr().out
    keys = [mutant.key for mutant in chance(*olds)]
    assert f"killed    by 1: {keys[0]}\n" in told
    assert f"SURVIVED  {keys[1]}  [Dice.allows]\n" in told
    assert f"killed    by 1: {keys[2]}\n" in told
    assert f"UNREACHED {keys[3]}" in told
    assert run_on(house, monkeypatch, PASSING, *olds) == 1
    assert " by " not in capsys.readouterr().out, "what is known is not run again"
    stronger = PASSING + "\ndef test_faces():\n    assert not Dice(2).allows((0, 1))\n"
    assert run_on(house, monkeypatch, stronger, FACES) == 0, "survivors are tried again when tests change"


def test_a_child_process_of_several_tests_notes_the_test_that_runs(tmp_path: Path) -> None:
    """And not the one that started it."""
    notes = tmp_path / "notes"
    runner, child = Switch(None, str(notes)), Switch(None, str(notes))
    for test in ("tests/test_a.py::test_one", "tests/test_b.py::test_two"):
        runner.begin(test)
        child.looked = 0.0
        assert not child(7) and not child(7)
    noted = [json.loads(line) for line in notes.read_text(encoding="utf-8").splitlines()]
    assert noted == [[7, "tests/test_a.py::test_one", "child"], [7, "tests/test_b.py::test_two", "child"]]


def test_a_mutant_that_loops_is_listed_as_hung(
    house: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(runs, "LEAST", 1.0)
    assert run_on(house, monkeypatch, LOOP, LIMIT) == 0
    assert f"HUNG      {chance(LIMIT)[0].key}" in capsys.readouterr().out


def test_tests_that_fail_on_the_unchanged_code_judge_no_mutant(
    house: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    many = PASSING + WRONG + "\n@pytest.mark.parametrize('n', range(4))\ndef test_many(n):\n    assert n < 0\n"
    assert run_on(house, monkeypatch, many, LIMIT) == 2
    told = capsys.readouterr().out
    assert "fail on the unchanged code" in told and "test_wrong" in told
    assert "killed" not in told


def test_few_tests_that_fail_on_the_unchanged_code_are_left_out(
    house: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """So a mutant is killed by the others alone, and told so where they do not notice it."""
    assert run_on(house, monkeypatch, PASSING + WRONG, LIMIT, FACES) == 1
    told = capsys.readouterr().out
    assert "left out: tests/kernel/test_dice.py::test_wrong" in told
    assert f"killed    by 1: {chance(LIMIT)[0].key}\n" in told
    assert f"SURVIVED  {chance(FACES)[0].key}  [Dice.allows]\n" in told


def test_what_is_answered_still_stands() -> None:
    """A reason for a mutant that is no longer there is no reason."""
    for each in tomllib.loads(ANSWERED.read_text(encoding="utf-8")).get("mutant", []):
        found = {(mutant.where, mutant.old, mutant.new) for mutant in mutants(SOURCE / each["file"], each["file"])}
        assert (each["where"], each["old"], each["new"]) in found, each
        assert len(each["why"]) > 10
    assert answered()
