"""Reasons for an action, in words: a game's part `hints` gives them from its player's view."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from pelipoyta.kernel.terms import Seat


class Hint(Struct, frozen=True):
    """A sentence, `<game>-advice-<key>`, and what it is about. The first one of an action says what is done."""

    key: str
    facts: dict[str, Any] = {}


Hints = Callable[[Any, Seat, Any], tuple[Hint, ...]]  # (view, seat, a legal action)


def percent(chance: float) -> int:
    """Rounded percentage; a possible event is never 0 and an uncertain one never 100. Sums are rounded first."""
    chance = round(chance, 9)
    return min(max(round(100 * chance), 1 if chance > 0 else 0), 99 if chance < 1 else 100)
