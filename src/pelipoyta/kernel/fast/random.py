"""Random numbers of the fast simulators: the same in every process, compiled or not."""

from typing import Final, final

from pelipoyta.kernel.optional.machine import i64, vec

LOW: Final[i64] = 0xFFFFFFFF


@final
class FastRandom:
    """32-bit xorshift generator."""

    def __init__(self) -> None:
        self.state: i64 = 2463534242

    def seed(self, seed: i64) -> None:
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

    def shuffle(self, cards: vec[i64], size: i64, count: i64) -> None:
        """Bring `count` of the first `size` cards to the front, in random order."""
        for at in range(count):
            other = at + self.below(size - at)
            cards[at], cards[other] = cards[other], cards[at]

    def pick(self, bag: vec[i64], left: i64) -> i64:
        """Draw one of `left` things in a bag that holds a count of each kind; return its kind. The bag stays."""
        at = self.below(left)
        kind: i64 = 0
        while at >= bag[kind]:
            at -= bag[kind]
            kind += 1
        return kind
