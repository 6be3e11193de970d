"""Decks out of boosters: what a game says of them, and how boosters are opened so that it can be checked."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from pelipoyta.kernel.chance import Draw
from pelipoyta.kernel.fairness.commitment import outcome
from pelipoyta.kernel.terms import Refusal

Way = Literal["sealed", "draft"]
Sheets = Mapping[str, tuple[int, ...]]  # the cards of each rarity
Booster = tuple[int, ...]


@dataclass(frozen=True)
class Limited:
    """What a game's `limited.py` gives: `LIMITED`."""

    option: str  # the private option that the deck is brought for
    most: int  # who can open boosters together
    usual: Mapping[Way, int]  # boosters for each player, where nobody says how many
    holds: Mapping[str, int]  # how many cards of each rarity are in a booster, in the order of the sheets
    table: Callable[[Any], Any]  # the options of a table for such decks
    sheets: Callable[[Any], Sheets]  # what may lie in boosters, by the table's options
    check: Callable[[Sequence[int], str], tuple[Refusal, ...]]  # whether a text takes no more than the pool has


def open_booster(key: bytes, sheets: Sheets, holds: Mapping[str, int], owner: int, number: int) -> Booster:
    """The n-th booster of an owner: no card twice, each of its rarity as likely as another."""
    found: list[int] = []
    for place, (rarity, count) in enumerate(holds.items()):
        ordinal = number * len(holds) + place
        found += outcome(key, Draw(sheets[rarity], count), owner, ordinal)
    return tuple(found)
