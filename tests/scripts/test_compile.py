"""What is compiled is what is hot, and never what mypyc would spoil."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import compile as compiling
from compile import alone, groups, hot
from pelipoyta.games import NAMES
from pelipoyta.kernel.compiled import SOURCE, plan

SUFFIX = EXTENSION_SUFFIXES[0]


def test_the_hot_modules_of_the_rules_are_compiled() -> None:
    names = {file.relative_to(SOURCE).as_posix() for file in hot()}
    assert {f"games/lotr/{name}.py" for name in ("numbers", "find", "states", "rules/agenda")} <= names
    assert "games/rolechess/fast/scratch.py" in names
    assert not any(name.startswith(("kernel", "games/lotr/cards")) for name in names)


def test_a_module_with_structs_stays_as_it_is(tmp_path: Path) -> None:
    """mypyc would forget what their tuples hold, and messages would be decoded without being checked."""
    rules = tmp_path / "games" / "lotr"
    rules.mkdir(parents=True)
    (rules / "model.py").write_text("class Card(Struct):\n    code: int\n")
    (rules / "game_change.py").write_text("class GameChange:\n    pass\n")
    (rules / "__init__.py").write_text("def start(): ...\n")
    assert [file.name for file in hot(tmp_path)] == ["game_change.py"]


def test_what_is_said_of_compiling_is_there() -> None:
    assert plan().games
    assert [name for name in plan().left if not (SOURCE / name).exists()] == []


def test_every_module_is_in_the_library_of_its_game() -> None:
    """Compiled apart, and several at once: no game calls another, and minds call their own."""
    files = list(hot())
    found = {name: names for names, name in groups(files)}
    assert {*found} == {f"pelipoyta_{game}" for game in NAMES}
    assert "pelipoyta/bots/minds/dnup/deep/policy.py" in found["pelipoyta_dnup"]
    assert sorted(name for names in found.values() for name in names) == sorted(
        file.relative_to(SOURCE.parent).as_posix() for file in files
    )


def test_two_builds_never_go_on_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compiling, "BUILD", tmp_path / "compiled")
    with alone() as first, alone() as second:
        assert first
        assert not second
    with alone() as again:
        assert again


def test_a_build_keeps_what_would_come_out_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The stamp goes first, so that nobody uses what is half made; another mypyc begins anew."""
    built, work = tmp_path / "compiled", tmp_path / "mypyc"
    monkeypatch.setattr(compiling, "BUILD", built)
    monkeypatch.setattr(compiling, "WORK", work)
    compiling._clear()
    for name in ("stamp", f"kept{SUFFIX}", f"dropped{SUFFIX}"):
        (built / name).touch()
    compiling._clear()
    compiling._sweep(["kept"])
    assert {file.name for file in built.iterdir()} == {"maker", f"kept{SUFFIX}"}
    (built / "maker").write_text("an older one")
    compiling._clear()
    assert [file.name for file in built.iterdir()] == ["maker"]
