"""Fixture: cards without a text, for the laws over all cards."""

from collections.abc import Iterator

import pytest
from tests.games.lotr.payment.stage import PlainCards


@pytest.fixture(scope="module")
def plain() -> Iterator[PlainCards]:
    """Plain cards, in the catalogue as long as the tests of a module run."""
    known = PlainCards()
    yield known
    known.clear()
