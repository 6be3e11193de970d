"""Random decks: legal, and otherwise as chance will have them."""

from collections import Counter
from random import Random

from msgspec.structs import replace

from pelipoyta.games.lotr.decks.check import COPIES, FRODOS, SITES
from pelipoyta.games.lotr.decks.deck import DeckList
from pelipoyta.games.lotr.engine.catalogue import CARDS, pool_of
from pelipoyta.games.lotr.model import Format
from pelipoyta.games.lotr.terms import Block, Side

Sides = dict[Side, int]


def sites_of(name: Format, number: int) -> tuple[int, ...]:
    return pool_of(name).sites(number, Block.FELLOWSHIP if name == "fellowship" else Block.TOWERS)


def invent(name: Format, like: DeckList, rng: Random) -> DeckList:
    """A deck with the same Ring-bearer and Ring, and as many cards."""
    size = len(like.draw_deck())
    cards = Counter(fill(name, Counter(), {Side.FREE: size // 2, Side.SHADOW: size // 2}, rng))
    return replace(like, sites=invent_sites(name, (), rng), cards=tuple(sorted(cards.items())), start=())


def invent_sites(name: Format, known: tuple[int, ...], rng: Random) -> tuple[int, ...]:
    """Random sites, one of each number; known ones stay."""
    have = {CARDS[code].site: code for code in known}
    return tuple(have.get(number) or rng.choice(sites_of(name, number)) for number in range(1, SITES + 1))


def most_of(title: str) -> int:
    """LOTR-2.4, LOTR-30.22."""
    return FRODOS if title == "Frodo" else COPIES


def fill(name: Format, have: Counter[int], missing: Sides, rng: Random) -> list[int]:
    """Add random cards of each side up to a number, no title too often while others are left (LOTR-2.4)."""
    titles = Counter(CARDS[code].title for code in have.elements())
    left, able = missing.copy(), pool_of(name).deckable()
    found: list[int] = []
    while any(left.values()):
        before = len(found)
        for code in rng.sample(able, len(able)):
            card = CARDS[code]
            most = most_of(card.title) - titles[card.title]
            copies = max(min(rng.randint(1, COPIES), most, left[card.side]), 0)
            titles[card.title] += copies
            left[card.side] -= copies
            found += [code] * copies
        if len(found) == before:  # a deck larger than four of everything
            titles.clear()
    return found
