"""The two packs: a card is a small int that means its face, so that the two copies of a face cannot be told apart.

A face is suit * 13 + rank, in the order of SUITS and RANKS.
"""

from collections import Counter
from collections.abc import Iterable

Cards = tuple[int, ...]

SUITS = "CDHS"
SIGNS = "♣♦♥♠"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")  # low to high: SEQ-1.5
JACK = RANKS.index("J")
NAMES = tuple(rank + suit for suit in SUITS for rank in RANKS)
PACKS: Cards = tuple(sorted(2 * tuple(range(len(NAMES)))))  # SEQ-1.1: 104 cards
BY_NAME = {name: face for face, name in enumerate(NAMES)}
WILD = frozenset((BY_NAME["JC"], BY_NAME["JD"]))  # two-eyed: SEQ-4.1
THIEF = frozenset((BY_NAME["JH"], BY_NAME["JS"]))  # one-eyed: SEQ-4.2
JACKS = WILD | THIEF


def rank(face: int) -> int:
    return face % len(RANKS)


def sign(face: int) -> str:
    """The card as every language reads it: 10♥."""
    return RANKS[rank(face)] + SIGNS[face // len(RANKS)]


def face_named(name: str) -> int:
    """The card of that name, in capitals or not."""
    if name.upper() not in BY_NAME:
        raise ValueError(f"no such card: {name}")
    return BY_NAME[name.upper()]


def with_card(cards: Cards, card: int) -> Cards:
    return tuple(sorted((*cards, card)))


def without_card(cards: Cards, card: int) -> Cards:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def minus(cards: Iterable[int], gone: Iterable[int]) -> Cards:
    """Cards without the used ones, sorted; used cards that were never among them are ignored."""
    return tuple(sorted((Counter(cards) - Counter(gone)).elements()))
