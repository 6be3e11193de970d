"""The same chance at several tables: each piece has an owner and a name that other seats' choices do not change.

A die is the n-th of its roller. The cards of a pile are allotted to those who draw from it when it is shuffled, every
second one of two, so that the n-th card of a seat is the same however often another draws. Any other draw is the n-th
of so many, and things that are in both of two bags lie in the same order there. docs/fairness.md is the protocol,
client/src/fairness/commitment.ts has it once more.
"""

import hmac
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct

from pelipoyta.kernel.chance import Dice, Draw, Outcome
from pelipoyta.kernel.fairness.commitment import Met, outcome
from pelipoyta.kernel.terms import Seat

PILE, ORDER = "pile", "order"
Name = tuple[str, Seat | None]  # kind of chance, and its owner


class SharedPile(Struct, frozen=True):
    """Pile that several seats draw from: its cards when it was shuffled, and how many each seat has drawn."""

    whole: Outcome
    had: tuple[int, ...]


class Whose(Struct, frozen=True):
    """Owners of the chance that is awaited: by die, by card of a pile, or of the whole draw; empty: no owner."""

    owners: tuple[Seat, ...] = ()
    pile: SharedPile | None = None


NOBODYS = Whose()
SharedChanceOf = Callable[[Any], Whose]  # a game's function from a state that awaits chance


class NamedChance(Struct, frozen=True):
    """Piece of chance by its name; for a pile the ordinal is the card's position in it."""

    kind: str
    chance: Dice | Draw
    owner: Seat | None
    ordinal: int


def named(chance: Dice | Draw, whose: Whose) -> tuple[Name, ...]:
    """Names that are counted: each die, a draw, and a pile once, when it has been shuffled."""
    owners = whose.owners or (None,)
    if isinstance(chance, Dice):
        kind = Dice(1, chance.sides).kind
        return tuple((kind, owner) for owner in whose.owners or (None,) * chance.count)
    if whose.pile:
        return () if any(whose.pile.had) else ((PILE, None),)
    return ((f"{ORDER}{chance.count}", owners[0]),)


def lots(chance: Dice | Draw, whose: Whose, met: Met) -> tuple[NamedChance, ...]:
    """Pieces of a chance in order; `met` holds the counts so far and is updated."""
    met.update(names := named(chance, whose))
    if whose.pile:
        return tuple(_cards(whose.owners, whose.pile, met[PILE, None]))
    if isinstance(chance, Dice):
        return tuple(_dice(chance, names, met))
    return (NamedChance(names[0][0], chance, names[0][1], met[names[0]]),)


def _dice(chance: Dice, names: Sequence[Name], met: Met) -> Iterator[NamedChance]:
    """Pieces of chance for single dice, so that the number of dice rolled at once affects no other seat."""
    left = Counter(names)
    for name in names:
        left[name] -= 1
        yield NamedChance(name[0], Dice(1, chance.sides), name[1], met[name] - left[name])


def _cards(owners: Sequence[Seat], pile: SharedPile, number: int) -> Iterator[NamedChance]:
    had = list(pile.had)
    for owner in owners:
        place = place_of(len(pile.whole), had, owner)
        had[owner] += 1
        yield NamedChance(f"{PILE}{number}", Draw(pile.whole, 1), owner, place + 1)


def place_of(size: int, had: Sequence[int], seat: Seat) -> int:
    """Position in the pile of the seat's next card: its own next one, or the lowest that is left when those are gone.

    The cards that are gone follow from how many each seat has drawn, in any order.
    """
    seats, bottom = len(had), size
    while sum(min(each, _own(bottom, at, seats)) for at, each in enumerate(had)) + size - bottom < sum(had):
        bottom -= 1
    own = seat + seats * had[seat]
    return own if own < bottom else max(place for place in range(bottom) if place // seats >= had[place % seats])


def _own(size: int, seat: Seat, seats: int) -> int:
    """Number of the first `size` cards that belong to the seat."""
    return (size - seat + seats - 1) // seats


def fallen(key: bytes, lot: NamedChance) -> Outcome:
    """Outcome of a named piece, derived from the key."""
    if isinstance(lot.chance, Dice):
        return outcome(key, lot.chance, lot.owner, lot.ordinal)
    bag = tuple(sorted(lot.chance.bag))
    if lot.kind.startswith(PILE):
        return order(key, lot.kind, bag)[lot.ordinal - 1 : lot.ordinal]
    name = f"{lot.kind}/{'-' if lot.owner is None else lot.owner}/{lot.ordinal}"
    return order(key, name, bag)[: lot.chance.count]


@lru_cache(64)  # cached: every card drawn from a pile needs it
def order(key: bytes, name: str, bag: Outcome) -> Outcome:
    """Order of a bag by one digest for each thing: adding or removing a thing leaves the order of the others."""
    copies = Counter[int]()
    labels = []
    for thing in bag:
        labels.append((hmac.digest(key, f"{name}/{thing}.{copies[thing]}".encode(), "sha256"), thing))
        copies[thing] += 1
    return tuple(thing for _, thing in sorted(labels))


class SharedChance:
    """Shared chance of one table without a server: the same seed gives every table the same outcomes."""

    def __init__(self, seed: int | str, common: SharedChanceOf) -> None:
        self._key = hmac.digest(b"pelipoyta.common", str(seed).encode(), "sha256")
        self._common = common
        self._met: Met = Counter()

    def bring(self, chance: Dice | Draw, state: Any) -> Outcome:
        """Next outcome of a game in this state."""
        return brought(self._key, lots(chance, self._common(state), self._met))


def brought(key: bytes, found: Sequence[NamedChance]) -> Outcome:
    return tuple(each for lot in found for each in fallen(key, lot))
