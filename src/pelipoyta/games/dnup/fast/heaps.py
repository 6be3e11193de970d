"""Zones of cards as counts, with their sizes, and an incremental hash of each."""

from typing import final

from pelipoyta.games.dnup.fast.tables import FLAT, FLIP, HAND, KINDS, KNOWN, MARK, MASK, ROWS, TABLE
from pelipoyta.kernel.optional.machine import i64, vec


@final
class Heaps:
    """A count for each row and face."""

    def __init__(self) -> None:
        self.count = vec[i64]([0] * (17 * 56))
        self.size = vec[i64]([0] * 17)
        self.hash = vec[i64]([0] * 17)

    def copy_from(self, other: "Heaps") -> None:
        count, its = self.count, other.count
        for at in range(ROWS * KINDS):
            count[at] = its[at]
        for row in range(ROWS):
            self.size[row] = other.size[row]
            self.hash[row] = other.hash[row]

    def put(self, row: i64, face: i64, number: i64) -> None:
        """Add cards of a face; a negative number removes."""
        self.count[row * KINDS + face] += number
        self.size[row] += number
        self.hash[row] = (self.hash[row] + number * MARK[row * KINDS + face]) & MASK

    def clear(self, row: i64) -> None:
        for face in range(KINDS):
            self.count[row * KINDS + face] = 0
        self.size[row] = 0
        self.hash[row] = 0

    def leave(self, seat: i64, face: i64, number: i64) -> None:
        """Remove cards from a hand, and from its known cards as far as they are there."""
        self.put(HAND + seat, face, -number)
        known = self.count[(KNOWN + seat) * KINDS + face]
        self.put(KNOWN + seat, face, -(number if number < known else known))

    def turn(self, row: i64) -> None:
        """Turn all cards upside down."""
        for face in range(KINDS):
            other = FLIP[face]
            if face < other:
                here, there = self.count[row * KINDS + face], self.count[row * KINDS + other]
                if here != there:
                    self.put(row, face, there - here)
                    self.put(row, other, here - there)

    def give(self, slot: i64, seat: i64) -> None:
        """Move a set to a hand, turned in public view (DNUP-1.5)."""
        row = TABLE + slot
        for face in range(KINDS):
            number = self.count[row * KINDS + face]
            if number:
                self.put(HAND + seat, FLIP[face], number)
                self.put(KNOWN + seat, FLIP[face], number)
        self.clear(row)

    def discard(self, slot: i64, pile: i64) -> None:
        row = TABLE + slot
        for face in range(KINDS):
            number = self.count[row * KINDS + face]
            if number:
                self.put(pile, FLAT[face], number)
        self.clear(row)

    def packed(self, row: i64) -> tuple[i64, i64]:
        """A set as two numbers of eight cards each, the last ones in the first."""
        low: i64 = 0
        high: i64 = 0
        for face in range(KINDS):
            for _ in range(self.count[row * KINDS + face]):
                high = (high << 7) | (low >> 49)
                low = ((low << 7) & 0xFFFFFFFFFFFFFF) | (face + 1)
        return low, high

    def position(self) -> i64:
        """Hash of hands and table: what DNUP-9.2 compares."""
        total: i64 = 0
        for row in range(KNOWN):
            total = (total + self.hash[row]) & MASK
        return total
