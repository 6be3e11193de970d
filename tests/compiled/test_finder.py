"""A build is used only while it is of the sources that lie here, and every way says which it is."""

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from pelipoyta.compiled import places
from pelipoyta.compiled.finder import Finder, NotCompiled, standing, use
from pelipoyta.compiled.places import STAMP, build_command, build_folder, current_stamp, lookup_folders
from pelipoyta.compiled.plan import plan, stamp


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A house with one module to compile."""
    rules = tmp_path / "src" / "pelipoyta" / "games" / "lotr"
    rules.mkdir(parents=True)
    (rules / "rules.py").write_text("ANSWER = 42\n")
    return tmp_path / "src" / "pelipoyta"


@pytest.fixture
def build(tmp_path: Path, source: Path) -> Path:
    """What a build of it would leave."""
    folder = tmp_path / "compiled"
    (folder / "pelipoyta" / "games" / "lotr").mkdir(parents=True)
    for name in (f"shared__mypyc{EXTENSION_SUFFIXES[0]}", f"pelipoyta/games/lotr/rules{EXTENSION_SUFFIXES[0]}"):
        (folder / name).touch()
    (folder / STAMP).write_text(stamp(source))
    return folder


@pytest.fixture(autouse=True)
def _as_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PELIPOYTA_COMPILED", raising=False)
    monkeypatch.setattr(sys, "meta_path", [finder for finder in sys.meta_path if not isinstance(finder, Finder)])


def test_a_build_of_these_sources_is_used_once(build: Path, source: Path) -> None:
    assert use([build], source) == use([build], source) == "compiled"
    assert [type(finder) for finder in sys.meta_path].count(Finder) == 1


def test_compiled_modules_are_found_and_no_others(build: Path) -> None:
    finder = Finder(build)
    spec = finder.find_spec("pelipoyta.games.lotr.rules", ["anywhere"])
    assert spec is not None
    assert spec.origin == str(build / f"pelipoyta/games/lotr/rules{EXTENSION_SUFFIXES[0]}")
    assert finder.find_spec("shared__mypyc", None, None) is not None
    assert finder.find_spec("pelipoyta.games.lotr", None) is None


@pytest.mark.parametrize(
    "name",
    ["games/lotr/rules.py", "games/lotr/new.py", "kernel/game.py", "bots/games/lotr/a.py", "games/zig/fast/a.py"],
)
def test_a_changed_source_makes_a_build_stale(build: Path, source: Path, name: str) -> None:
    (source / name).parent.mkdir(parents=True, exist_ok=True)
    (source / name).write_text("ANSWER = 41\n")
    assert use([build], source) == "stale"
    assert not any(isinstance(finder, Finder) for finder in sys.meta_path)


def test_another_python_makes_a_build_stale(build: Path, source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.implementation, "cache_tag", "cpython-999")
    assert standing([build], source) == "stale"


def test_a_change_elsewhere_does_not(build: Path, source: Path) -> None:
    (source / "server").mkdir()
    (source / "server" / "app.py").write_text("new = True\n")
    assert standing([build], source) == "compiled"


def test_without_a_build_all_works_uncompiled(tmp_path: Path, source: Path) -> None:
    assert use([tmp_path / "none"], source) == "missing"


def test_the_first_build_that_matches_is_used(build: Path, source: Path, tmp_path: Path) -> None:
    """A wheel's own build may be followed by one of the user's."""
    stale = tmp_path / "stale"
    stale.mkdir()
    (stale / STAMP).write_text("of other sources")
    assert use([tmp_path / "none", stale, build], source) == "compiled"
    assert [finder.build for finder in sys.meta_path if isinstance(finder, Finder)] == [build]


def test_a_checkout_builds_beside_its_sources() -> None:
    assert build_command() == "make build"
    assert lookup_folders() == (build_folder(),) == (places.ROOT / "build" / "compiled",)


def test_an_installed_package_builds_in_the_users_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own folder may be read-only; two environments of one user do not share a build."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(places, "ROOT", tmp_path)
    assert build_command() == "pelipoyta build"
    assert lookup_folders() == (places.PACKAGED, build_folder())
    mine = build_folder()
    assert mine.is_relative_to(tmp_path / "cache" / "pelipoyta") or sys.platform != "linux"
    assert current_stamp() == ""
    mine.mkdir(parents=True)
    (mine / STAMP).write_text("one")
    assert current_stamp() == "one"
    monkeypatch.setattr(places, "SOURCE", tmp_path / "elsewhere")
    assert build_folder() != mine


def test_the_build_can_be_turned_off(build: Path, source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PELIPOYTA_COMPILED", "0")
    assert use([build], source) == "off"


def test_a_build_that_must_be_used_and_cannot_be_is_an_error(
    build: Path, source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PELIPOYTA_COMPILED", "1")
    assert use([build], source) == "compiled"
    (source / "games/lotr/rules.py").write_text("")
    sys.meta_path[:] = [finder for finder in sys.meta_path if not isinstance(finder, Finder)]
    with pytest.raises(NotCompiled, match="stale"):
        use([build], source)


def test_the_plan_lies_in_the_package() -> None:
    """So that an installed package can be compiled too."""
    assert plan().games == ("lotr",)
