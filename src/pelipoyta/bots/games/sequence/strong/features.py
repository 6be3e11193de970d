"""Input features of the Sequence net: per cell, per line and global, from one seat's own knowledge.

Teams are relative to the seat: 0 is its own, 1 the one that moves next, 2 the third, if there is one. The order of the
features is the net's, and `training/sequence` computes the same.
"""

from typing import Final, final

from pelipoyta.games.sequence.fast.state import FastState
from pelipoyta.games.sequence.fast.tables import (
    CELLS,
    FACE,
    FIVES,
    HOLD,
    IS_CORNER,
    IS_THIEF,
    IS_WILD,
    KINDS,
    LINE_CELL,
    SHARED,
    SPOT,
)
from pelipoyta.kernel.optional.machine import i64, vec

OF_CELL: Final[i64] = 12
OF_LINE: Final[i64] = 17
OF_ALL: Final[i64] = 13


@final
class Features:
    def __init__(self) -> None:
        self.cells = vec[float]([0.0] * 1200)
        self.lines = vec[float]([0.0] * 3264)
        self.all = vec[float]([0.0] * 13)
        self.held = vec[i64]([0] * 52)  # in the own hand
        self.laid = vec[i64]([0] * 52)  # in all discard piles
        self.five = vec[i64]([-1] * 3)  # line that each team has locked
        self.chips = vec[i64]([0] * 3)  # chips of each team on the current line

    def look(self, s: FastState, seat: i64) -> None:
        mine = seat % s.teams
        self._count(s, seat, mine)
        for cell in range(CELLS):
            self._look_at_cell(s, cell, mine)
        for line in range(FIVES):
            self._look_at_line(s, line, mine)
        self._look_at_all(s)

    def _count(self, s: FastState, seat: i64, mine: i64) -> None:
        for card in range(KINDS):
            self.held[card] = 0
            self.laid[card] = 0
        for at in range(seat * HOLD, seat * HOLD + s.piles.size[seat]):
            self.held[s.piles.hand[at]] += 1
        for at in range(s.piles.discards):
            self.laid[s.piles.laid[at] % KINDS] += 1
        for team in range(3):
            self.five[team] = -1
        for at in range(s.chips.fives):
            five = s.chips.five[at]
            self.five[(five // FIVES - mine + s.teams) % s.teams] = five % FIVES

    def _look_at_cell(self, s: FastState, cell: i64, mine: i64) -> None:
        first = cell * OF_CELL
        for at in range(first, first + OF_CELL):
            self.cells[at] = 0.0
        team = s.chips.board[cell]
        if team >= 0:
            self.cells[first + (team - mine + s.teams) % s.teams] = 1.0
        for one in range(3):
            if self.five[one] >= 0 and self._lies_on(cell, self.five[one]):
                self.cells[first + 3 + one] = 1.0
        if IS_CORNER[cell]:
            self.cells[first + 6] = 1.0
        else:
            self._look_at_card(s, cell, first)

    def _look_at_card(self, s: FastState, cell: i64, first: i64) -> None:
        """Features of a cell's card: in hand, unseen copies, and whether it has another cell."""
        card = FACE[cell]
        left = 2 - self.laid[card] - self.held[card]
        other = SPOT[card * 2] + SPOT[card * 2 + 1] - cell
        self.cells[first + 7] = 1.0 if self.held[card] > 0 else 0.0
        self.cells[first + 8] = 1.0 if self.held[card] > 1 else 0.0
        self.cells[first + 9] = 1.0 if left > 0 else 0.0
        self.cells[first + 10] = 1.0 if left > 1 else 0.0
        self.cells[first + 11] = 1.0 if s.chips.board[other] < 0 else 0.0

    def _lies_on(self, cell: i64, line: i64) -> bool:
        for at in range(line * 5, line * 5 + 5):  # noqa: SIM110 - mypyc would make a generator
            if LINE_CELL[at] == cell:
                return True
        return False

    def _look_at_line(self, s: FastState, line: i64, mine: i64) -> None:
        corners, missing, unseen = i64(0), i64(0), i64(0)
        for team in range(3):
            self.chips[team] = 0
        for at in range(line * 5, line * 5 + 5):
            cell = LINE_CELL[at]
            team = s.chips.board[cell]
            if team >= 0:
                self.chips[(team - mine + s.teams) % s.teams] += 1
            elif IS_CORNER[cell]:
                corners += 1
            else:
                card = FACE[cell]
                missing += 1 if self.held[card] > 0 else 0
                unseen += 2 - self.laid[card] - self.held[card]
        first = line * OF_LINE
        self._look_for(line, 0, corners, first)
        self._look_for_us(line, corners, missing, first + 4)
        self._look_for(line, 1, corners, first + 8)
        self._look_for(line, 2, corners, first + 12)
        self.lines[first + 16] = float(unseen) / 10.0

    def _counts(self, line: i64, team: i64) -> bool:
        """SEQ-2.4: whether the line counts beside those the team has locked."""
        return self.five[team] < 0 or SHARED[line * FIVES + self.five[team]] <= 1

    def _others(self, team: i64) -> i64:
        return self.chips[0] + self.chips[1] + self.chips[2] - self.chips[team]

    def _look_for(self, line: i64, team: i64, corners: i64, to: i64) -> None:
        """Features of a line for a team: still possible, and chips on it."""
        alive = self._others(team) == 0 and self._counts(line, team)
        full = self.chips[team] + corners
        self.lines[to] = 1.0 if alive else 0.0
        self.lines[to + 1] = float(full) / 5.0 if alive else 0.0
        self.lines[to + 2] = 1.0 if alive and full >= 4 else 0.0
        self.lines[to + 3] = 1.0 if alive and full >= 3 else 0.0

    def _look_for_us(self, line: i64, corners: i64, missing: i64, to: i64) -> None:
        """Features of a line for the own team: missing cells in hand, and whether one enemy chip blocks it."""
        full, counts, others = self.chips[0] + corners, self._counts(line, 0), self._others(0)
        alive = others == 0 and counts
        self.lines[to] = float(missing) / 5.0 if alive else 0.0
        self.lines[to + 1] = 1.0 if alive and missing >= 5 - full else 0.0
        self.lines[to + 2] = 1.0 if alive and missing >= 4 - full else 0.0
        self.lines[to + 3] = float(full) / 5.0 if others == 1 and counts else 0.0

    def _look_at_all(self, s: FastState) -> None:
        wild, thief, wilds, thieves, held = i64(0), i64(0), i64(0), i64(0), i64(0)
        for card in range(KINDS):
            held += self.held[card]
            if IS_WILD[card]:
                wild += self.held[card]
                wilds += self.laid[card]
            elif IS_THIEF[card]:
                thief += self.held[card]
                thieves += self.laid[card]
        self.all[0], self.all[1] = float(wild) / 2.0, float(thief) / 2.0
        self.all[2], self.all[3] = float(4 - wilds - wild) / 4.0, float(4 - thieves - thief) / 4.0
        for team in range(3):
            self.all[4 + team] = 1.0 if self.five[team] >= 0 else 0.0
        self.all[7] = 1.0 if s.teams == 3 else 0.0
        self.all[8], self.all[9] = float(s.seats) / 12.0, float(held) / 7.0
        self.all[10], self.all[11] = float(s.seats) / float(s.teams) / 6.0, float(s.piles.discards) / 104.0
        self.all[12] = 1.0 if wild + thief > 0 else 0.0
