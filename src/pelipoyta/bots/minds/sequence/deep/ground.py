"""What each cell is worth to a seat, to put a chip on or to take one from: one pass over all lines."""

from typing import Final, final

from pelipoyta.games.sequence.fast.scratch import Scratch
from pelipoyta.games.sequence.fast.tables import CELLS, FACE, FIVES, HOLD, IS_CORNER, KINDS, LINE_CELL, SPOT
from pelipoyta.kernel.machine import i64, vec

HELD: Final[float] = 0.48  # how likely a missing cell is filled in time: its card is in hand,
UNSEEN: Final = vec[float]([0.05, 0.16, 0.22])  # or none, one or both copies of it are still to be seen
LAST_ONE: Final[float] = 3.0  # a line that would win counts this much more
BLOCK: Final[float] = 0.9  # against one's own lines
THREAT: Final[float] = 6.0  # a line that lacks one cell to win for another team


@final
class Ground:
    """The usual opponent's sums."""

    def __init__(self) -> None:
        self.place = vec[float]([0.0] * 100)
        self.take = vec[float]([0.0] * 100)
        self.finish = vec[i64]([0] * 100)  # own lines that lack only this cell
        self.own = vec[float]([0.0] * 100)  # how likely we fill it
        self.theirs = vec[float]([0.0] * 100)
        self.seen = vec[i64]([0] * 52)

    def survey(self, s: Scratch, seat: i64) -> None:
        self._look(s, seat)
        mine = seat % s.teams
        for line in range(FIVES):
            self._weigh(s, line, mine)

    def _look(self, s: Scratch, seat: i64) -> None:
        """How likely each cell is to be filled, by what has been seen."""
        seen, piles = self.seen, s.piles
        for card in range(KINDS):
            seen[card] = 0
        for at in range(piles.discards):
            seen[piles.laid[at] % KINDS] += 1
        for at in range(seat * HOLD, seat * HOLD + piles.size[seat]):
            seen[piles.hand[at]] += 1
        for cell in range(CELLS):
            self.place[cell] = 0.0
            self.take[cell] = 0.0
            self.finish[cell] = 0
            if not IS_CORNER[cell]:
                left = 2 - seen[FACE[cell]]
                self.theirs[cell] = UNSEEN[left] if left > 0 else UNSEEN[0]
                self.own[cell] = self.theirs[cell]
        for at in range(seat * HOLD, seat * HOLD + piles.size[seat]):
            self._hold(piles.hand[at])

    def _hold(self, card: i64) -> None:
        if SPOT[card * 2] >= 0:
            self.own[SPOT[card * 2]] = HELD
            self.own[SPOT[card * 2 + 1]] = HELD

    def _weigh(self, s: Scratch, line: i64, mine: i64) -> None:
        """A line that one team alone is on, or none, or that one foreign chip keeps from us."""
        chips = s.chips
        holder: i64 = -1
        foreign: i64 = 0
        for at in range(line * 5, line * 5 + 5):
            team = chips.board[LINE_CELL[at]]
            if team >= 0:
                if holder >= 0 and team != holder:
                    holder = 9
                elif holder < 0:
                    holder = team
                if team != mine:
                    foreign += 1
        for team in range(s.teams):
            if (holder < 0 or holder == team) and chips.counts_beside(team, line):
                self._weigh_for(s, line, team, mine)
        if foreign == 1:
            self._weigh_block(s, line, mine)

    def _weigh_for(self, s: Scratch, line: i64, team: i64, mine: i64) -> None:
        chips, chance = s.chips, self.own if team == mine else self.theirs
        value, missing, last = 1.0, i64(0), i64(0)
        for at in range(line * 5, line * 5 + 5):
            cell = LINE_CELL[at]
            if chips.board[cell] < 0 and not IS_CORNER[cell]:
                value *= chance[cell]
                missing += 1
                last = cell
        near = chips.owned(team) + 1 >= s.needed
        if near:
            value *= LAST_ONE
        if team == mine:
            self._add_own(s, line, value, missing, last)
        else:
            self._add_theirs(s, line, value * BLOCK * (THREAT if near and missing == 1 else 1.0))

    def _add_own(self, s: Scratch, line: i64, value: float, missing: i64, last: i64) -> None:
        for at in range(line * 5, line * 5 + 5):
            cell = LINE_CELL[at]
            if s.chips.board[cell] < 0 and not IS_CORNER[cell]:
                self.place[cell] += value / self.own[cell] - value
        if missing == 1:
            self.finish[last] += 1

    def _add_theirs(self, s: Scratch, line: i64, danger: float) -> None:
        for at in range(line * 5, line * 5 + 5):
            cell = LINE_CELL[at]
            if IS_CORNER[cell]:
                continue
            if s.chips.board[cell] < 0:
                self.place[cell] += danger
            else:
                self.take[cell] += danger * (1.0 - self.theirs[cell])

    def _weigh_block(self, s: Scratch, line: i64, mine: i64) -> None:
        value, blocker = 1.0, i64(-1)
        for at in range(line * 5, line * 5 + 5):
            cell = LINE_CELL[at]
            team = s.chips.board[cell]
            if team >= 0 and team != mine:
                blocker = cell
            elif team < 0 and not IS_CORNER[cell]:
                value *= self.own[cell]
        self.take[blocker] += value * self.own[blocker]
