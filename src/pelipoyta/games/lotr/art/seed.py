"""Random numbers by card: the same for a card, in any order of calls."""

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

from pelipoyta.games.lotr.words.facts import Facts

T = TypeVar("T")


def seed_of(card: Facts) -> str:
    """The rarity and the number do not count: a card that is printed again looks the same in the same set."""
    return f"{card.title}|{card.subtitle}|{card.code // 1000}"


def number(seed: str, what: str, low: int, high: int) -> int:
    digest = sha256(f"{seed}|{what}".encode()).digest()
    return low + int.from_bytes(digest[:4]) % (high - low + 1)


def pick(seed: str, what: str, choices: Sequence[T]) -> T:
    return choices[number(seed, what, 0, len(choices) - 1)]


def chance(seed: str, what: str, percent: int) -> bool:
    return number(seed, what, 0, 99) < percent
