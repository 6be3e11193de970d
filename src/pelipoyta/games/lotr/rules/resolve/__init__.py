"""What each effect word does: one small function a word, found by its type.

Each gets the performance as it will go on after the word; a chosen target is already in its names.
"""

from collections.abc import Callable
from typing import Any

from pelipoyta.games.lotr.model import Perform
from pelipoyta.games.lotr.rules.going import Going
from pelipoyta.games.lotr.rules.resolve import around, cards, fights, lasting, piles, tokens
from pelipoyta.games.lotr.rules.resolve.targets import selectable

__all__ = ["RESOLVE", "selectable"]

RESOLVE: dict[type, Callable[[Going, Perform, Any], None]] = {
    **tokens.WORDS,
    **lasting.WORDS,
    **cards.WORDS,
    **piles.WORDS,
    **fights.WORDS,
    **around.WORDS,
}
