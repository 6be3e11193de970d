"""Decks: the starters, lists as text, and what options and decks must agree on (LOTR-2)."""

from functools import cache

from pelipoyta.games.lotr.decks.check import LEAST_DRAW_DECK, block_of, broken_rules
from pelipoyta.games.lotr.decks.deck import DeckList
from pelipoyta.games.lotr.decks.starters import STARTERS
from pelipoyta.games.lotr.decks.text import BadDeck, read_deck
from pelipoyta.games.lotr.model import Options
from pelipoyta.games.lotr.terms import Block
from pelipoyta.kernel import Refusal, Seat

__all__ = ["STARTERS", "BadDeck", "DeckList", "deck_of", "fits", "is_simple"]

BOXED = tuple(key for key, deck in STARTERS.items() if len(deck.draw_deck()) < 60)


def deck_of(options: Options, seat: Seat) -> DeckList:
    """The deck a seat brings: a starter by its key, or a list as text; with fewer decks than seats they go round."""
    return find_deck(options.decks[seat % len(options.decks)])


@cache
def find_deck(text: str) -> DeckList:
    return STARTERS[text] if text in STARTERS else read_deck(text)


def is_simple(options: Options) -> bool:
    """LOTR-27.4: the beginners' game, unless only boxed Fellowship decks are played (LOTR-27.6)."""
    fellowship = all(block_of(find_deck(text)) is Block.FELLOWSHIP for text in options.decks)
    return options.variant == "starter" and not fellowship


def is_boxed(text: str) -> bool:
    """A starter as sold: one of ours, or a list with its fixed starting fellowship and too few cards otherwise."""
    if text in STARTERS:
        return text in BOXED
    deck = find_deck(text)
    return bool(deck.start) and len(deck.draw_deck()) < LEAST_DRAW_DECK


def fits(options: Options, seats: int) -> Refusal | None:
    """Every deck is legal for the variant, and all of one block (LOTR-2.5, LOTR-27.2)."""
    if not options.decks:
        return Refusal("LOTR-2.1", "no-deck")
    beginners = options.variant == "starter"
    for text in options.decks:
        try:
            boxed = is_boxed(text)
            broken = broken_rules(find_deck(text), boxed and beginners)
        except BadDeck as error:
            return Refusal("LOTR-2.1", "not-a-deck", {"why": str(error)})
        if (beginners and not boxed) or (text in BOXED and not beginners):
            return Refusal("LOTR-27.2", "boxed-for-beginners", {"deck": text[:20]})
        if broken:
            return broken[0]
    if len({block_of(find_deck(text)) for text in options.decks}) > 1:
        return Refusal("LOTR-2.5", "blocks-differ")
    return None
