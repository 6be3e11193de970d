"""Chance that can be checked: a seed that was committed to, the players' words, and every outcome by its name.

docs/fairness.md is the protocol; client/src/fairness/commitment.ts says the same once more, in the browser.
"""

import hmac
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256

from msgspec import Struct

from pelipoyta.kernel.chance import Dice, Draw, Outcome
from pelipoyta.kernel.fairness.sealed import Key
from pelipoyta.kernel.terms import Seat

BYTES, BLOCK = 6, 5  # of one number, and numbers of one block: what a browser counts without loss
SPACE = 256**BYTES
Met = Counter[tuple[str, Seat | None]]


class Proof(Struct, frozen=True, omit_defaults=True):
    """What makes a game's chance checkable once it is over; `words` by seat, empty where none was given.

    Where several tables had the same chance it is `common`, and the words are those of all who played there.
    `decks` is what opens that which the players brought, by seat, for those who may see all of it (TABLE-19).
    """

    commitment: str
    seed: str
    words: tuple[str, ...]
    common: bool = False
    decks: tuple[Key, ...] = ()


def commitment_to(seed: bytes) -> str:
    return sha256(seed).hexdigest()


def key_of(seed: bytes, words: Sequence[str]) -> bytes:
    """The seed with everyone's words, each told apart from the next by its length."""
    told = b"".join(len(word).to_bytes(2) + word for word in (each.encode() for each in words))
    return hmac.digest(seed, told, "sha256")


def outcome(key: bytes, chance: Dice | Draw, owner: Seat | None, ordinal: int) -> Outcome:
    """What the key brings an owner the n-th time it meets such a chance."""
    numbers = _numbers(key, f"{chance.kind}/{'-' if owner is None else owner}/{ordinal}")
    if isinstance(chance, Dice):
        return tuple([1 + _below(chance.sides, numbers) for _ in range(chance.count)])
    left = sorted(chance.bag)
    return tuple(left.pop(_below(len(left), numbers)) for _ in range(chance.count))


def _numbers(key: bytes, name: str) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.digest(key, f"{name}/{block}".encode(), "sha256")
        for at in range(0, BLOCK * BYTES, BYTES):
            yield int.from_bytes(digest[at : at + BYTES])
        block += 1


def _below(most: int, numbers: Iterator[int]) -> int:
    """Each as likely as the others: numbers beyond the last whole multiple are passed over."""
    while (number := next(numbers)) >= SPACE - SPACE % most:
        pass
    return number % most
