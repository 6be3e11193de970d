"""Cards: hands in order, discards in the order they fell, the pile that is drawn from, and who drew what of it."""

from typing import final

from pelipoyta.games.sequence.fast.tables import HELD, HOLD, KINDS, LAID, MASK
from pelipoyta.kernel.optional.machine import i64, vec


@final
class Piles:
    """Hands are sorted; a discard is its seat * 52 + card."""

    def __init__(self) -> None:
        self.hand = vec[i64]([0] * 96)
        self.size = vec[i64]([0] * 12)
        self.laid = vec[i64]([0] * 104)
        self.discards: i64 = 0
        self.bag = vec[i64]([0] * 52)
        self.left: i64 = 0  # in the bag
        self.stock = vec[i64]([0] * 52)
        self.drawn = vec[i64]([0] * 624)
        self.swapped = vec[i64]([0] * 104)  # dead cards put down in this turn
        self.swaps: i64 = 0
        self.hash: i64 = 0  # of the discards

    def copy_from(self, other: "Piles", seats: i64) -> None:
        for at in range(seats * HOLD):
            self.hand[at] = other.hand[at]
        for seat in range(seats):
            self.size[seat] = other.size[seat]
        for at in range(other.discards):
            self.laid[at] = other.laid[at]
        for card in range(KINDS):
            self.bag[card] = other.bag[card]
            self.stock[card] = other.stock[card]
        for at in range(seats * KINDS):
            self.drawn[at] = other.drawn[at]
        for at in range(other.swaps):
            self.swapped[at] = other.swapped[at]
        self.discards, self.left, self.swaps, self.hash = other.discards, other.left, other.swaps, other.hash

    def clear(self) -> None:
        for seat in range(12):
            self.size[seat] = 0
        for card in range(KINDS):
            self.bag[card] = 0
            self.stock[card] = 0
        for at in range(12 * KINDS):
            self.drawn[at] = 0
        self.discards, self.left, self.swaps, self.hash = 0, 0, 0, 0

    def give(self, seat: i64, card: i64) -> None:
        at = seat * HOLD + self.size[seat]
        while at > seat * HOLD and self.hand[at - 1] > card:
            self.hand[at] = self.hand[at - 1]
            at -= 1
        self.hand[at] = card
        self.size[seat] += 1

    def draw(self, seat: i64, card: i64) -> None:
        self.bag[card] -= 1
        self.left -= 1
        self.give(seat, card)
        self.drawn[seat * KINDS + card] += 1

    def discard(self, seat: i64, card: i64) -> None:
        at = seat * HOLD
        while self.hand[at] != card:
            at += 1
        self.size[seat] -= 1
        for place in range(at, seat * HOLD + self.size[seat]):
            self.hand[place] = self.hand[place + 1]
        self.lay(seat, card)

    def lay(self, seat: i64, card: i64) -> None:
        self.laid[self.discards] = seat * KINDS + card
        self.discards += 1
        self.hash = (self.hash + LAID[card]) & MASK

    def swap(self, seat: i64, card: i64) -> None:
        self.discard(seat, card)
        self.swapped[self.swaps] = card
        self.swaps += 1

    def can_draw(self) -> bool:
        """SEQ-3.3."""
        return self.left > 0 or self.discards > self.swaps

    def reshuffle(self, turn: i64) -> None:
        """SEQ-3.3: all discards but the dead cards of this turn."""
        for at in range(self.discards):
            self.bag[self.laid[at] % KINDS] += 1
        for at in range(self.swaps):
            self.bag[self.swapped[at]] -= 1
        self.left = self.discards - self.swaps
        self.discards, self.hash = 0, 0
        for at in range(self.swaps):
            self.lay(turn, self.swapped[at])
        for card in range(KINDS):
            self.stock[card] = self.bag[card]
        for at in range(12 * KINDS):
            self.drawn[at] = 0

    def held(self, seat: i64) -> i64:
        """A hash of the hand."""
        total: i64 = 0
        for at in range(seat * HOLD, seat * HOLD + self.size[seat]):
            total = (total + HELD[self.hand[at]]) & MASK
        return total
