"""Guides: the part of a rules page before the numbered rules, as data in a game's folder. See docs/guides.md."""

from pelipoyta.kernel.guide.find import guide_of, read
from pelipoyta.kernel.guide.model import BadGuide, Example, Guide, Section, TextTable
from pelipoyta.kernel.guide.play import PlayedExample, RefusedExample, played
from pelipoyta.kernel.guide.words import keys, rules_of

__all__ = [
    "BadGuide",
    "Example",
    "Guide",
    "PlayedExample",
    "RefusedExample",
    "Section",
    "TextTable",
    "guide_of",
    "keys",
    "played",
    "read",
    "rules_of",
]
