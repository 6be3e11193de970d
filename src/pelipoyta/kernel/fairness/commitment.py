"""Verifiable chance: a committed seed, the players' entropy strings, and outcomes derived by name.

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

BYTES, BLOCK = 6, 5  # bytes of one number, and numbers of one block: exact in a browser's arithmetic
SPACE = 256**BYTES
Met = Counter[tuple[str, Seat | None]]


class Proof(Struct, frozen=True, omit_defaults=True):
    """Data that makes a finished game's chance verifiable; `words` are the players' entropy strings by seat.

    An empty string means that the player gave none. Tables that share their chance have `common`, and then the words
    are those of the players at all tables. `decks` holds the keys of the sealed decks by seat, for readers who may see
    all of them (TABLE-19).
    """

    commitment: str
    seed: str
    words: tuple[str, ...]
    common: bool = False
    decks: tuple[Key, ...] = ()


def commitment_to(seed: bytes) -> str:
    return sha256(seed).hexdigest()


def key_of(seed: bytes, words: Sequence[str]) -> bytes:
    """HMAC key: the seed combined with all entropy strings, each prefixed by its length."""
    told = b"".join(len(word).to_bytes(2) + word for word in (each.encode() for each in words))
    return hmac.digest(seed, told, "sha256")


def outcome(key: bytes, chance: Dice | Draw, owner: Seat | None, ordinal: int) -> Outcome:
    """Outcome number `ordinal` of this kind of chance for an owner, derived from the key."""
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
    """Uniform number below `most`, by rejection: numbers beyond the last whole multiple are skipped."""
    while (number := next(numbers)) >= SPACE - SPACE % most:
        pass
    return number % most
