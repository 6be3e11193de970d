"""Chance of a twin's own: the same numbers in every process, compiled or not."""

from typing import final

from pelipoyta.games.kasvoton.fast.tables import LOW
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

    def out_of(self, bag: vec[i64], left: i64) -> i64:
        """A face of so many; it is out of the bag then."""
        at = self.below(left)
        face: i64 = 0
        while at >= bag[face]:
            at -= bag[face]
            face += 1
        bag[face] -= 1
        return face
