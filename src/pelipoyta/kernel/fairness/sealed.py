"""Sealed decks: commitment to a player's deck before the game, one salted leaf for each card in secret order.

What becomes public can be opened thing by thing, the rest stays closed; all of it follows from one key.
docs/fairness.md is the protocol; client/src/fairness/sealedDecks.ts checks the same in the browser.
"""

import hmac
from collections.abc import Iterable, Sequence
from hashlib import sha256

from msgspec import Struct

from pelipoyta.kernel.fairness.copies import Copy


class OpenedLeaf(Struct, frozen=True):
    """Opened leaf: the card and the salt that it was sealed with."""

    leaf: int
    thing: int
    salt: str


class Sealed(Struct, frozen=True):
    """Public part of one player's sealed deck, told when the game is over even where the deck stays private."""

    root: str  # told before the game: digest of the seal and the leaves
    seal: str  # of the text
    leaves: tuple[str, ...]
    opened: tuple[OpenedLeaf, ...]


class Key(Struct, frozen=True):
    """Key that opens a sealed deck completely, for readers who may see the deck."""

    key: str
    root: str


def digest(salt: str, text: str) -> str:
    return sha256(f"{salt}\n{text}".encode()).hexdigest()


def root_of(seal: str, leaves: Sequence[str]) -> str:
    return sha256("\n".join((seal, *leaves)).encode()).hexdigest()


class Order:
    """Leaves of a deck by its key: which leaf each copy is, and the salts."""

    def __init__(self, key: str, text: str, copies: Iterable[Copy]) -> None:
        self._key = key
        self.copies = sorted(copies, key=lambda copy: self._mac(f"order/{copy[0]}/{copy[1]}"))
        self.leaf_of = {copy: leaf for leaf, copy in enumerate(self.copies)}
        self.seal = digest(key, text)
        self.leaves = tuple(digest(self._salt(leaf), str(copy[0])) for leaf, copy in enumerate(self.copies))
        self.root = root_of(self.seal, self.leaves)

    def sealed(self, opened: Iterable[Copy]) -> Sealed:
        leaves = sorted(self.leaf_of[copy] for copy in opened)
        told = tuple(OpenedLeaf(leaf, self.copies[leaf][0], self._salt(leaf)) for leaf in leaves)
        return Sealed(self.root, self.seal, self.leaves, told)

    def _salt(self, leaf: int) -> str:
        return self._mac(f"leaf/{leaf}")

    def _mac(self, name: str) -> str:
        return hmac.digest(self._key.encode(), name.encode(), "sha256").hex()
