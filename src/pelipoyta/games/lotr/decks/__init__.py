"""Decks: the starters, others ready-made, lists as text, and what options and decks must agree on (LOTR-2)."""

from functools import lru_cache

from msgspec.structs import replace

from pelipoyta.games.lotr.decks.check import (
    FORMATS,
    LEAST_DRAW_DECK,
    block_of,
    broken_rules,
    formats,
    out_of_format,
)
from pelipoyta.games.lotr.decks.deck import DeckList
from pelipoyta.games.lotr.decks.ready import READY, STARTERS
from pelipoyta.games.lotr.decks.text import BadDeck, read_deck
from pelipoyta.games.lotr.model import Options
from pelipoyta.games.lotr.points import points
from pelipoyta.kernel import Refusal

__all__ = [
    "BOXED",
    "OFFERED",
    "READY",
    "STARTERS",
    "BadDeck",
    "DeckList",
    "find_deck",
    "fits",
    "is_boxed",
    "is_simple",
    "settled",
    "why_not_deck",
]

OFFERED = {**STARTERS, **READY}  # by the key that stands for each
BOXED = tuple(key for key, deck in STARTERS.items() if len(deck.draw_deck()) < LEAST_DRAW_DECK)


@lru_cache(maxsize=64)
def find_deck(text: str) -> DeckList:
    """Ready-made deck by its key, or a list as text."""
    return OFFERED[text] if text in OFFERED else read_deck(text)


def is_simple(options: Options) -> bool:
    """LOTR-27.4: the beginners' game, unless boxed Fellowship decks are played (LOTR-27.6)."""
    return options.variant == "starter" and options.format != "fellowship"


def is_boxed(text: str) -> bool:
    """A starter as sold: one of ours, or a list with its fixed starting fellowship and too few cards otherwise."""
    if text in OFFERED:
        return text in BOXED
    deck = find_deck(text)
    return bool(deck.start) and len(deck.draw_deck()) < LEAST_DRAW_DECK


def settled(options: Options) -> Options:
    """The options with the format of their decks: where none was named, as in old records, the decks say it."""
    shared = [name for name in FORMATS if all(name in formats(find_deck(text)) for text in options.decks)]
    if options.format != "towers" or options.format in shared or not shared:
        return options
    return replace(options, format=shared[0])


def why_not_deck(options: Options, text: str) -> list[Refusal]:
    """Every rule against this deck at such a table."""
    if not text.strip():
        return [Refusal("LOTR-2.1", "no-deck")]
    try:
        deck = find_deck(text)
    except BadDeck as error:
        return list(error.broken)
    return _why_not_variant(options, text) or [
        *broken_rules(deck, options.variant),
        *points(options).broken_by(deck),
        *out_of_format(deck, options.format),
    ]


def _why_not_variant(options: Options, text: str) -> list[Refusal]:
    """LOTR-27.2."""
    if options.variant == "starter" and not is_boxed(text):
        return [Refusal("LOTR-27.2", "boxed-only")]
    if options.variant != "starter" and text in BOXED:
        return [Refusal("LOTR-27.2", "boxed-for-beginners")]
    return []


def fits(options: Options, seats: int) -> Refusal | None:
    """Every deck is legal for the variant, and all are of one block and format (LOTR-2.5, LOTR-2.6, LOTR-27.2)."""
    if not options.decks:
        return Refusal("LOTR-2.1", "no-deck")
    try:
        blocks = {block_of(find_deck(text)) for text in options.decks if find_deck(text).sites}
        options = settled(options)
    except BadDeck as error:
        return error.broken[0]
    if len(blocks) > 1:
        return Refusal("LOTR-2.5", "blocks-differ")
    return next((broken for text in options.decks for broken in why_not_deck(options, text)), None)
