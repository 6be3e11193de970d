"""Chance of a twin's own: the same numbers in every process, compiled or not."""

from typing import final

from pelipoyta.games.sequence.fast.tables import LOW
from pelipoyta.kernel.optional.machine import i64, vec


@final
class Stream:
    """A generator of 32 bits (xorshift)."""

    def __init__(self) -> None:
        self.state: i64 = 2463534242

    def sow(self, seed: i64) -> None:
        self.state = (seed & LOW) | 1
        for _ in range(8):
            self.below(1)

    def below(self, count: i64) -> i64:
        x = self.state
        x ^= (x << 13) & LOW
        x ^= x >> 17
        x ^= (x << 5) & LOW
        self.state = x
        return (x * count) >> 32

    def packs(self, cards: vec[i64], count: i64) -> None:
        """So many of two packs, in an order of chance."""
        for at in range(104):
            cards[at] = at // 2
        for at in range(count):
            other = at + self.below(104 - at)
            cards[at], cards[other] = cards[other], cards[at]

    def out_of(self, bag: vec[i64], left: i64) -> i64:
        """A card of so many."""
        at = self.below(left)
        card: i64 = 0
        while at >= bag[card]:
            at -= bag[card]
            card += 1
        return card
