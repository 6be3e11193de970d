"""Parts of a game's folder are found by name, and only when asked for."""

import sys
from types import ModuleType
from typing import Any

import arvaus
import pytest

from pelipoyta.games import load_all
from pelipoyta.kernel.game import altered
from pelipoyta.kernel.parts import PARTS, part, parts_of


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A game in one file."""
    module = ModuleType("a_game_in_one_file")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    return module


def test_a_folder_gives_its_parts() -> None:
    found = {name: parts_of(game.home) for name, game in load_all().items()}
    assert found["rolechess"] == (
        *("preview", "hints", "fast", "variants", "rolls", "picture", "shared_chance", "helper", "lessons", "guide"),
    )
    assert "fast" in found["dnup"]
    assert found["sequence"] == ("hints", "fast", "variants", "picture", "shared_chance", "helper", "lessons", "guide")
    assert found["lotr"] == (
        *("glance", "hints", "faces", "art", "variants", "picture", "limited", "helper", "lessons", "guide"),
    )


def test_a_file_gives_its_names(home: ModuleType) -> None:
    assert part(home.__name__, "preview", "preview") is None
    home.preview = len  # type: ignore[attr-defined]
    assert part(home.__name__, "preview", "preview") is len
    assert parts_of(home.__name__) == ("preview",)


def test_a_game_without_a_home_has_none() -> None:
    assert all(part("", name, gives) is None for name, (gives, _) in PARTS.items())


def test_an_altered_game_keeps_the_rest() -> None:
    changed: Any = altered(arvaus.GAME, open=True, version=7, preview=len)
    assert (changed.hooks.open, changed.version, changed.preview) == (True, 7, len)
    assert (arvaus.GAME.hooks.open, arvaus.GAME.version, arvaus.GAME.preview) == (False, 1, None)
    assert changed.apply is arvaus.GAME.apply
