"""Fixtures: scenarios, and cards made up for a test."""

from collections.abc import Callable, Iterator

import pytest
from tests.games.lotr.scenario import Scenario

from pelipoyta.games.lotr.catalogue import CARDS, renew
from pelipoyta.games.lotr.facts import Facts


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
