"""Fixtures: scenarios, and cards made up for a test."""

import importlib.util
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest
from tests.games.lotr.scenario import Scenario

from pelipoyta.games.lotr.engine.catalogue import CARDS, renew
from pelipoyta.games.lotr.words.facts import Facts

HANDS = Path(__file__).parents[3] / "benchmarks/leaks/hands.py"


@pytest.fixture
def scenario() -> type[Scenario]:
    return Scenario


@pytest.fixture
def make(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Facts], str]]:
    """Put cards made up for a test into the catalogue; they are gone after it."""

    def put(card: Facts) -> str:
        assert CARDS.get(card.code, card) == card
        monkeypatch.setitem(CARDS, card.code, card)
        renew()
        return card.id

    yield put
    monkeypatch.undo()
    renew()


@pytest.fixture
def hands() -> ModuleType:
    """Positions that differ in one hidden hand: benchmarks/leaks/hands.py."""
    spec = importlib.util.spec_from_file_location("hands", HANDS)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
