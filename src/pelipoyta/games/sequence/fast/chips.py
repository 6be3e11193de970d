"""The board: chips, how many of a team stand on each line, and the fives that are locked."""

from typing import final

from pelipoyta.games.sequence.fast.tables import CELLS, CHIP, FIVES, FROM, IS_CORNER, LINE_CELL, SHARED, VIA, WAY
from pelipoyta.kernel.optional.machine import i64, vec


@final
class Chips:
    """A corner counts for everyone (SEQ-2.3)."""

    def __init__(self) -> None:
        self.board = vec[i64]([-1] * 100)
        self.count = vec[i64]([0] * 576)  # by team and line
        self.locked = vec[i64]([0] * 100)  # fives on each cell
        self.five = vec[i64]([0] * 32)  # team * 192 + line
        self.fives: i64 = 0
        self.hash: i64 = 0
        self.full = vec[i64]([0] * 20)  # what a chip has just finished

    def copy_from(self, other: "Chips", teams: i64) -> None:
        for cell in range(CELLS):
            self.board[cell] = other.board[cell]
            self.locked[cell] = other.locked[cell]
        for at in range(teams * FIVES):
            self.count[at] = other.count[at]
        for at in range(other.fives):
            self.five[at] = other.five[at]
        self.fives, self.hash = other.fives, other.hash

    def clear(self) -> None:
        for cell in range(CELLS):
            self.board[cell] = -1
            self.locked[cell] = 0
        for at in range(3 * FIVES):
            self.count[at] = 0
        for line in range(FIVES):
            for at in range(line * 5, line * 5 + 5):
                if IS_CORNER[LINE_CELL[at]]:
                    for team in range(3):
                        self.count[team * FIVES + line] += 1
        self.fives, self.hash = 0, 0

    def is_free(self, cell: i64) -> bool:
        return self.board[cell] < 0 and not IS_CORNER[cell]

    def put(self, team: i64, cell: i64) -> None:
        self.board[cell] = team
        self._step(team, cell, 1)

    def take(self, cell: i64) -> i64:
        team = self.board[cell]
        self.board[cell] = -1
        self._step(team, cell, -1)
        return team

    def _step(self, team: i64, cell: i64, number: i64) -> None:
        self.hash ^= CHIP[team * CELLS + cell]
        for at in range(FROM[cell * 4], FROM[cell * 4 + 4]):
            self.count[team * FIVES + VIA[at]] += number

    def lock(self, team: i64, line: i64) -> None:
        self.five[self.fives] = team * FIVES + line
        self.fives += 1
        for at in range(line * 5, line * 5 + 5):
            self.locked[LINE_CELL[at]] += 1

    def unlock(self, index: i64) -> None:
        line = self.five[index] % FIVES
        for at in range(line * 5, line * 5 + 5):
            self.locked[LINE_CELL[at]] -= 1
        self.fives -= 1
        for at in range(index, self.fives):
            self.five[at] = self.five[at + 1]

    def owned(self, team: i64) -> i64:
        number: i64 = 0
        for at in range(self.fives):
            if self.five[at] // FIVES == team:
                number += 1
        return number

    def counts_beside(self, team: i64, line: i64) -> bool:
        """SEQ-2.4: at most one cell of those that are locked."""
        for at in range(self.fives):
            five = self.five[at]
            if five // FIVES == team and SHARED[line * FIVES + five % FIVES] > 1:
                return False
        return True

    def finished(self, team: i64, cell: i64, way: i64) -> i64:
        """The full lines of a direction through the cell, into `full`."""
        number: i64 = 0
        for at in range(FROM[cell * 4 + way], FROM[cell * 4 + way + 1]):
            line = VIA[at]
            if self.count[team * FIVES + line] == 5 and self.counts_beside(team, line):
                self.full[number] = line
                number += 1
        return number

    def pair_of(self, number: i64) -> i64:
        """First pair of the full lines that count together, as first * 192 + second (SEQ-2.4); -1: no pair does."""
        for first in range(number):
            for second in range(first + 1, number):
                if SHARED[self.full[first] * FIVES + self.full[second]] <= 1:
                    return self.full[first] * FIVES + self.full[second]
        return -1

    def broken(self, team: i64, cell: i64) -> None:
        """SEQ-6.2: the chip just taken breaks its fives, unless the run was longer."""
        lost = vec[i64]([-1] * 8)
        number: i64 = 0
        for at in range(self.fives):
            five = self.five[at]
            if five // FIVES == team and self._lies_on(five % FIVES, cell):
                lost[number] = five
                number += 1
        for index in range(number):
            self._break(team, lost[index])

    def _lies_on(self, line: i64, cell: i64) -> bool:
        return any(LINE_CELL[at] == cell for at in range(line * 5, line * 5 + 5))

    def _break(self, team: i64, five: i64) -> None:
        for at in range(self.fives):
            if self.five[at] == five:
                self.unlock(at)
                break
        line = five % FIVES
        best: i64 = -1
        for other in range(FIVES):
            if WAY[other] == WAY[line] and self.count[team * FIVES + other] == 5:
                shared = SHARED[other * FIVES + line]
                if shared > 1 and (best < 0 or shared > SHARED[best * FIVES + line]):
                    best = other
        if best >= 0:
            self.lock(team, best)
