"""What is compiled is what is hot, and never what mypyc would spoil."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from pelipoyta.compiled import builder
from pelipoyta.compiled.builder import BuildRunning, clear, drop_others, exclusive, groups, hot
from pelipoyta.compiled.places import SOURCE
from pelipoyta.compiled.plan import plan
from pelipoyta.games import NAMES

SUFFIX = EXTENSION_SUFFIXES[0]


def test_the_hot_modules_of_the_rules_are_compiled() -> None:
    names = {file.relative_to(SOURCE).as_posix() for file in hot()}
    hottest = ("engine/numbers", "engine/find", "engine/states", "rules/agenda")
    assert {f"games/lotr/{name}.py" for name in hottest} <= names
    assert "games/rolechess/fast/state.py" in names
    assert {name for name in names if name.startswith("kernel")} == {
        f"kernel/fast/{name}.py" for name in ("batch", "random", "state")
    }
    assert not any(name.startswith("games/lotr/cards") for name in names)


def test_a_module_with_structs_stays_as_it_is(tmp_path: Path) -> None:
    """Otherwise mypyc would forget what their tuples hold, and messages would be decoded without being checked."""
    rules = tmp_path / "games" / "lotr"
    rules.mkdir(parents=True)
    (rules / "model.py").write_text("class Card(Struct):\n    code: int\n")
    (rules / "game_change.py").write_text("class GameChange:\n    pass\n")
    (rules / "fast.py").write_text("class FastState(BaseState):\n    pass\n")
    (rules / "__init__.py").write_text("def start(): ...\n")
    assert [file.name for file in hot(tmp_path)] == ["fast.py", "game_change.py"]


def test_what_is_said_of_compiling_is_there() -> None:
    assert plan().games
    assert [name for name in (*plan().left, *plan().shared) if not (SOURCE / name).exists()] == []


def test_every_module_is_in_the_library_of_its_game() -> None:
    """Compiled apart, and several at once: no game calls another, and minds call their own."""
    files = list(hot())
    found = {name: names for names, name in groups(files)}
    assert {*found} == {f"pelipoyta_{name}" for name in ("kernel", *NAMES)}
    assert "pelipoyta/bots/games/dnup/strong/policy.py" in found["pelipoyta_dnup"]
    assert sorted(name for names in found.values() for name in names) == sorted(
        file.relative_to(SOURCE.parent).as_posix() for file in files
    )


def test_two_builds_never_go_on_at_once(tmp_path: Path) -> None:
    with exclusive(tmp_path / "compiled"), pytest.raises(BuildRunning), exclusive(tmp_path / "compiled"):
        pass
    with exclusive(tmp_path / "compiled"):
        pass


def test_a_build_keeps_what_would_come_out_the_same(tmp_path: Path) -> None:
    """The stamp is deleted first, so that a half-made build is never used; another mypyc starts from scratch."""
    built, work = tmp_path / "compiled", tmp_path / "mypyc"
    clear(built, work)
    for name in ("stamp", f"kept{SUFFIX}", f"dropped{SUFFIX}"):
        (built / name).touch()
    clear(built, work)
    drop_others(built, ["kept"])
    assert {file.name for file in built.iterdir()} == {"maker", f"kept{SUFFIX}"}
    (built / "maker").write_text("an older one")
    clear(built, work)
    assert [file.name for file in built.iterdir()] == ["maker"]


def test_a_build_that_is_up_to_date_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builder, "stamp", lambda: "of these sources")
    (tmp_path / "compiled").mkdir()
    (tmp_path / "compiled" / "stamp").write_text("of these sources")
    assert not builder.build(tmp_path / "compiled")


def test_the_sources_of_an_installed_package_are_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builder, "is_checkout", lambda: False)
    copy = builder._sources_for(tmp_path)
    assert copy == tmp_path / "src" / "pelipoyta"
    assert [file.relative_to(copy) for file in hot(copy)] == [file.relative_to(SOURCE) for file in hot()]
    assert (copy / "py.typed").exists()
    assert not list(copy.rglob("*.ftl"))


def test_a_first_build_needs_no_folders(tmp_path: Path) -> None:
    target, work = tmp_path / "a" / "target", tmp_path / "b" / "work"
    clear(target, work)
    assert target.is_dir() and work.is_dir()
    (work / "kept.c").touch()
    clear(target, work)
    assert (work / "kept.c").exists()
    (target / "maker").write_text("another mypy")
    clear(target, work)
    assert not (work / "kept.c").exists()


@pytest.mark.parametrize("checkout", [True, False])
def test_an_installed_package_keeps_no_work_of_a_build(
    checkout: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C code and objects stay where sources change, for the next build."""
    monkeypatch.setattr(builder, "is_checkout", lambda: checkout)
    monkeypatch.setattr(builder, "_sources_for", lambda work: SOURCE)
    monkeypatch.setattr(builder, "translate", lambda work, source: [])
    monkeypatch.setattr(builder, "_compile", lambda extensions, target, work: (work / "a.c").touch())
    monkeypatch.setattr(builder, "drop_others", lambda target, names: (target / "dropped").touch())
    assert builder.build(tmp_path / "made") is True
    assert (tmp_path / "made-work" / "a.c").exists() is checkout and (tmp_path / "made" / "dropped").exists()
    assert builder.build(tmp_path / "made") is False
