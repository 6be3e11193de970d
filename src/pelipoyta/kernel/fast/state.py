"""Base class of the positions of fast simulators."""

from pelipoyta.kernel.fast.random import FastRandom
from pelipoyta.kernel.optional.machine import i64, vec


class BaseState:
    """Position that is changed in place; all values are ints and nothing is checked.

    A game adds `copy_from`, which copies the generator's state too.
    """

    def __init__(self, most: i64) -> None:
        """`most` is the largest number of legal actions."""
        self.chance = FastRandom()
        self.choices = vec[i64]([0] * most)  # for playouts

    def mover(self) -> i64:
        """Seat that is to choose (of several that choose blind, the first), -1 (CHANCE) or -2 (OVER)."""
        raise NotImplementedError

    def legal(self, out: vec[i64]) -> i64:
        """Write the mover's actions into the buffer, and return how many."""
        raise NotImplementedError

    def apply(self, action: i64) -> None:
        """Carry out an action of the mover."""
        raise NotImplementedError

    def roll(self) -> None:
        """Settle the pending chance by the state's own generator."""
        raise NotImplementedError

    def score(self, seat: i64) -> float:
        """Score of a seat at the end; 0 before it."""
        raise NotImplementedError

    def key(self, seat: i64) -> i64:
        """Hash of what a seat sees: equal for positions that look alike, and almost always different for others."""
        raise NotImplementedError

    def seed(self, seed: i64) -> None:
        """Seed the state's own generator; a copy goes on with the generator it was copied from."""
        self.chance.seed(seed)

    def playout(self, limit: i64) -> i64:
        """Play uniformly at random to the end or for `limit` choices, and return how many were made."""
        out, count = self.choices, i64(0)
        mover = self.mover()
        while mover != -2 and count < limit:
            if mover == -1:
                self.roll()
            else:
                self.apply(out[self.chance.below(self.legal(out))])
                count += 1
            mover = self.mover()
        return count
