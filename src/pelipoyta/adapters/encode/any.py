"""Encoding of any game by feature hashing: facts of the view, and of the legal actions, fall into buckets.

An action's number is its index in the list of legal actions, so a row describes those too, with a few buckets each.
Different facts may share a bucket; a game that is to be learnt well needs its own encoding.
"""

from collections.abc import Iterator, Sequence
from typing import Any
from zlib import crc32

import msgspec

from pelipoyta.adapters.encoding import Encoding, IndexNumbers, Row, Rows, Tensors, counts, shares
from pelipoyta.kernel import Seat

SEEN = 2048  # buckets of the view
MOST = 256  # actions
EACH = 16  # buckets of an action


def numbers(options: Any, seats: int) -> IndexNumbers:
    return IndexNumbers(MOST)


def row(view: Any, seat: Seat, legal: Sequence[Any]) -> Row:
    told = [(f"seat {seat}",), *_words(msgspec.to_builtins(view), ())]
    seen = counts([_bucket(words, SEEN) for words in told], SEEN)
    acts = [
        counts([_bucket(words, EACH) for words in _words(msgspec.to_builtins(act), ())], EACH) for act in legal[:MOST]
    ]
    flat = [number for act in acts for number in act]
    return [*seen, *flat, *([0] * (EACH * MOST - len(flat)))]


def _words(value: Any, path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """All facts of a value: path and content."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from _words(each, (*path, str(key)))
    elif isinstance(value, list | tuple):
        for place, each in enumerate(value):
            yield from _words(each, (*path, str(place)))
    elif value not in (None, 0, False, ""):
        yield (*path, str(value))


def _bucket(words: tuple[str, ...], buckets: int) -> int:
    """Bucket of a fact, the same in every process."""
    return crc32("/".join(words).encode()) % buckets


def tensor(rows: Rows, seats: int) -> Tensors:
    return shares(rows, 8)


ENCODING = Encoding(numbers, row, tensor)
