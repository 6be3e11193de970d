"""Uses of a card, told from its numbers and from the first effect of its text."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from pelipoyta.games.lotr.terms import Kind
from pelipoyta.games.lotr.words.facts import Facts
from pelipoyta.kernel.optional.hint import Hint

DOES = {  # a word of a card's text, and the sentence that says what it does
    "Strength": "does-strength",
    "Wound": "does-wound",
    "Heal": "does-heal",
    "Draw": "does-draw",
    "Archery": "does-archery",
    "RemoveTwilight": "does-less-twilight",
    "AddTwilight": "does-more-twilight",
    "RemoveBurden": "does-unburden",
    "AddBurden": "does-burden",
    "Discard": "does-discard",
    "PlayCard": "does-play",
    "Prevent": "does-prevent",
    "CancelSkirmish": "does-cancel",
    "Gains": "does-gains",
    "Cannot": "does-forbid",
    "Cost": "does-cost",
}
FIGHTERS = {Kind.COMPANION: "fighter", Kind.ALLY: "ally", Kind.MINION: "minion"}


def numbers(card: Facts) -> Hint | None:
    """A fighter by its numbers, an item by what it adds to its bearer's; None of any other."""
    figures = {"strength": card.strength, "vitality": card.vitality}
    if card.kind in FIGHTERS:
        return Hint(FIGHTERS[card.kind], figures)
    if min(figures.values()) < 0:
        return Hint("item-weakens", {name: abs(each) for name, each in figures.items()})
    return Hint("item", figures) if any(figures.values()) else None


def effect(text: Any) -> Hint | None:
    """The first thing that the text does; what it costs is none."""
    return next((Hint(DOES[name]) for name in _words(text) if name in DOES), None)


def _words(text: Any) -> Iterator[str]:
    if isinstance(text, Struct):
        yield type(text).__name__
        for field in text.__struct_fields__:
            if field != "cost":
                yield from _words(getattr(text, field))
    elif isinstance(text, tuple | list):
        for each in text:
            yield from _words(each)
