"""Tables of the Fellowship block."""

from tests.games.lotr.cards.set01.conftest import scenario

__all__ = ["scenario"]
