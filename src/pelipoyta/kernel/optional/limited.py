"""Decks from boosters: the interface of a game, and booster contents derived so that they can be verified."""

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
    """Interface of a game's `limited.py`, exported as `LIMITED`."""

    option: str  # private option that takes the deck
    most: int  # numbers of players
    usual: Mapping[Way, int]  # default number of boosters for each player
    holds: Mapping[str, int]  # number of cards of each rarity in a booster, in the order of the sheets
    table: Callable[[Any], Any]  # the options of a table for such decks
    sheets: Callable[[Any], Sheets]  # cards that may be in boosters, by the table's options
    check: Callable[[Sequence[int], str], tuple[Refusal, ...]]  # whether a deck takes no more than the pool has


def open_booster(key: bytes, sheets: Sheets, holds: Mapping[str, int], owner: int, number: int) -> Booster:
    """Booster number `number` of an owner: no card twice, each card of a rarity equally likely."""
    found: list[int] = []
    for place, (rarity, count) in enumerate(holds.items()):
        ordinal = number * len(holds) + place
        found += outcome(key, Draw(sheets[rarity], count), owner, ordinal)
    return tuple(found)
