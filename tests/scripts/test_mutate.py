"""Mutants: each changes one thing and still compiles, tests run on it, and the answered ones still stand."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from mutants import ROOT, SOURCE, Mutant, mutants, sources
from mutate import ANSWERED, chosen, suite_of
from pelipoyta.games import NAMES

TEXT = '''"""Of a kind."""

from math import pi

SIZE = 3


def rule(a: int | None, b: set[int]) -> bool:
    if a is None or not b:
        return False
    return (a + 1 < SIZE) if a in b else f"{a + 1}" == "ä" and True
'''


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "rule.py"
    path.write_text(TEXT, encoding="utf-8")
    return path


def test_every_change_is_one_and_compiles(file: Path) -> None:
    found = list(mutants(file, "rule.py"))
    assert [(each.line, each.old, each.new) for each in found] == [
        (5, "3", "4"),
        (9, "a is None or not b", "a is None and (not b)"),
        (9, "a is None", "a is not None"),
        (9, "not b", "b"),
        (10, "False", "True"),
        (
            11,
            '(a + 1 < SIZE) if a in b else f"{a + 1}" == "ä" and True',
            "f'{a + 1}' == 'ä' and True if a in b else a + 1 < SIZE",
        ),
        (11, "a + 1 < SIZE", "a + 1 <= SIZE"),
        (11, "a + 1", "a - 1"),
        (11, "1", "2"),
        (11, "a in b", "a not in b"),
        (11, 'f"{a + 1}" == "ä" and True', "f'{a + 1}' == 'ä' or True"),
        (11, 'f"{a + 1}" == "ä"', "f'{a + 1}' != 'ä'"),
        (11, "True", "False"),
    ]
    for each in found:
        compile(each.text, each.file, "exec")


@pytest.mark.sweep
def test_a_sample_is_the_same_by_its_seed_and_of_every_part() -> None:
    sample = chosen(21, 7, "")
    assert [each.key for each in chosen(5, 7, "games/dnup")] == [each.key for each in chosen(5, 7, "games/dnup")]
    parts = {"/".join(Path(each.file).parts[:2]) if each.file.startswith("games/") else "" for each in sample}
    assert parts >= {"", *(f"games/{name}" for name in NAMES)}
    assert {Path(each.file).parts[0] for each in sample} == {"kernel", "games", "table"}


def test_a_games_mutants_are_tried_on_its_golden_games() -> None:
    assert suite_of("games/dnup/rules.py")[-1] == "tests/games/test_golden.py"
    assert "tests/games/dnup/test_turn.py" in suite_of("games/dnup/rules.py")


def test_every_module_has_tests_of_its_own_folder() -> None:
    for path in sources():
        assert suite_of(path.relative_to(SOURCE).as_posix())


@pytest.mark.parametrize(("new", "noticed"), [("0 <= face <= 6", True), ("0 < face", False)])
def test_the_tests_run_on_the_mutant(tmp_path: Path, new: str, noticed: bool) -> None:
    """The source file itself is never touched."""
    path = SOURCE / "kernel" / "chance.py"
    text = path.read_text(encoding="utf-8").replace("1 <= face <= self.sides", new)
    mutant = Mutant("kernel/chance.py", 1, "", "", text)
    change = tmp_path / "mutant.json"
    change.write_text(json.dumps({"name": "pelipoyta.kernel.chance", "path": str(path), "text": mutant.text}))
    probe = "from pelipoyta.kernel import Dice; assert Dice(1).allows((9,)) is False"
    ran = subprocess.run(
        [sys.executable, "-c", f"import mutant_plugin\n{probe}"],
        env={**os.environ, "PELIPOYTA_MUTANT": str(change), "PYTHONPATH": str(ROOT / "scripts")},
        capture_output=True,
        check=False,
    )
    assert (ran.returncode == 0) is noticed


def test_what_is_answered_still_stands() -> None:
    """A reason for a mutant that is no longer there is no reason."""
    for each in tomllib.loads(ANSWERED.read_text(encoding="utf-8")).get("mutant", []):
        found = {(mutant.old, mutant.new) for mutant in mutants(SOURCE / each["file"], each["file"])}
        assert (each["old"], each["new"]) in found, each
        assert len(each["why"]) > 10
