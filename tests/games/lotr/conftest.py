"""Fixtures: scenarios, and cards made up for a test."""

from collections.abc import Callable, Iterator

import pytest
from tests.games.lotr.scenario import Scenario

from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.facts import Facts
from pelipoyta.games.lotr.numbers import changers, statics
from pelipoyta.games.lotr.rules.agenda import watchers, watching
from pelipoyta.games.lotr.rules.triggers import answering, awaited, awaited_from_hand, response_events, waiters
from pelipoyta.games.lotr.rules.window import activated, events_for


@pytest.fixture
def scenario() -> type[Scenario]:
    return Scenario


CACHES = (
    activated,
    answering,
    awaited,
    awaited_from_hand,
    changers,
    events_for,
    response_events,
    statics,
    waiters,
    watchers,
    watching,
)


@pytest.fixture
def make(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Facts], str]]:
    """Put cards made up for a test into the pool; they are gone after it."""
    for cache in CACHES:
        cache.cache_clear()

    def put(card: Facts) -> str:
        assert CARDS.get(card.code, card) == card
        monkeypatch.setitem(CARDS, card.code, card)
        for cache in CACHES:
            cache.cache_clear()
        return card.id

    yield put
    for cache in CACHES:
        cache.cache_clear()
