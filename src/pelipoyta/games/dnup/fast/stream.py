"""Chance of a twin's own: the same numbers in every process, compiled or not."""

from typing import final

from pelipoyta.games.dnup.fast.tables import LOW
from pelipoyta.kernel.optional.machine import i64


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
