"""Decks as players bring them to a table: each is its player's secret (LOTR-2, LOTR-25.6)."""

from collections.abc import Callable, Iterator
from random import Random

from msgspec.structs import replace

from pelipoyta.games.lotr.decks import OFFERED, find_deck, is_boxed, settled, why_not_deck
from pelipoyta.games.lotr.decks.check import FORMATS, LEAST_DRAW_DECK, broken_rules, counts, formats
from pelipoyta.games.lotr.decks.dealt import heaps, stirs, told
from pelipoyta.games.lotr.decks.deck import DeckList
from pelipoyta.games.lotr.decks.invent import invent
from pelipoyta.games.lotr.decks.text import BadDeck, tidied, write_deck
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.model import Options
from pelipoyta.kernel import CheckedText, Private, Seat
from pelipoyta.kernel.table_hooks import DealtCards


def usual(options: Options, seat: Seat) -> str:
    """The decks of the table's format and variant go round, starters first."""
    offered = [key for key in OFFERED if not why_not_deck(options, key)]
    return offered[seat % len(offered)] if offered else ""


def check(options: Options, text: str) -> CheckedText:
    broken = tuple(why_not_deck(options, text))
    try:
        deck = find_deck(text)
    except BadDeck:
        return CheckedText(broken, {"format": (), "variant": ()}, {}, tidied(text))
    fits = {"format": _formats(deck, text), "variant": _variants(text)}
    return CheckedText(broken, fits, counts(deck), write_deck(deck))


def _formats(deck: DeckList, text: str) -> tuple[str, ...]:
    """Formats that the deck is legal in, in any variant."""
    whole = [name for name in formats(deck) if any(_is_legal(text, name, variant) for variant in _variants(text))]
    return tuple(name for name in FORMATS if name in whole)


def _is_legal(text: str, name: str, variant: str) -> bool:
    return not why_not_deck(replace(Options(), format=name, variant=variant), text)


def _variants(text: str) -> tuple[str, ...]:
    """A deck that will do at any table will do where a small one would (LOTR-32.3); one that does nowhere is deluxe."""
    if is_boxed(text):
        return ("starter",)
    able = tuple(name for name in ("deluxe", "limited") if not broken_rules(find_deck(text), name))
    return able if "deluxe" in able or (len(find_deck(text).draw_deck()) < LEAST_DRAW_DECK and able) else ("deluxe",)


def alike(options: Options, text: str, rng: Random) -> str:
    """Another list with the same Ring-bearer and Ring, as large; a boxed one has no other."""
    if options.variant == "starter":
        return text
    return write_deck(invent(settled(options).format, find_deck(text), rng))


def stock(say: Callable[..., str]) -> Iterator[tuple[str, ...]]:
    """Every card of the pool by set, kind and name, as a deck list names it."""
    for card in sorted(CARDS.values(), key=lambda card: card.code):
        culture = say(f"lotr-culture-{card.culture.value}") if card.culture else ""
        name = f"{card.title}, {card.subtitle}" if card.subtitle else card.title
        yield card.id, name, say(f"lotr-kind-{card.kind.value}"), culture, str(card.twilight)


def _things(text: str) -> list[int]:
    """The Ring-bearer and the Ring lie open from the start, and may go anywhere a card goes."""
    deck = find_deck(text)
    return [deck.bearer, deck.ring, *deck.draw_deck()]


PRIVATE = Private(
    option="decks",
    offers={key: write_deck(deck) for key, deck in OFFERED.items()},
    usual=usual,
    check=check,
    alike=alike,
    write=lambda text: write_deck(find_deck(text)),
    stock=stock,
    dealt=DealtCards(_things, heaps, told, stirs),
)
