"""Who is better off: lines by how full they are, how much of what they lack is in hand, and whether they would win.

The weights are learnt by self-play (`scripts/learn_sequence.py`), and are the log-odds of winning.
"""

from math import exp
from typing import Final, final

from pelipoyta.bots.minds.sequence.deep.weights import WEIGHTS
from pelipoyta.games.sequence.fast.scratch import Scratch
from pelipoyta.games.sequence.fast.tables import (
    BIT,
    FACE,
    FIVES,
    HOLD,
    IS_CORNER,
    IS_THIEF,
    IS_WILD,
    KINDS,
    LINE_CELL,
)
from pelipoyta.kernel.machine import i64, vec

LINES: Final[i64] = 72  # kinds of line: would it win * 36 + chips * 6 + missing cells in hand
HAVE: Final[i64] = 72  # sequences made
WILDS: Final[i64] = 73  # jacks in hand
THIEVES: Final[i64] = 74
MOVES: Final[i64] = 75  # whose turn it is
KINDS_OF: Final[i64] = 76


@final
class Judge:
    def __init__(self) -> None:
        self.count = vec[i64]([0] * 228)  # by team and kind
        self.weight = vec[float](list(WEIGHTS))
        self.holds = vec[i64]([0] * 52)  # the teams that hold a card, a bit each

    def look(self, s: Scratch) -> None:
        """Count the kinds of line of each team, and its jacks."""
        for at in range(s.teams * KINDS_OF):
            self.count[at] = 0
        self._look_at_hands(s)
        for line in range(FIVES):
            self._look_at(s, line)
        for team in range(s.teams):
            self.count[team * KINDS_OF + HAVE] = s.chips.owned(team)
        if s.turn >= 0:
            self.count[s.turn % s.teams * KINDS_OF + MOVES] = 1

    def _look_at_hands(self, s: Scratch) -> None:
        for card in range(KINDS):
            self.holds[card] = 0
        for seat in range(s.seats):
            team = seat % s.teams
            for at in range(seat * HOLD, seat * HOLD + s.piles.size[seat]):
                card = s.piles.hand[at]
                self.holds[card] |= BIT[team]
                if IS_WILD[card]:
                    self.count[team * KINDS_OF + WILDS] += 1
                elif IS_THIEF[card]:
                    self.count[team * KINDS_OF + THIEVES] += 1

    def _look_at(self, s: Scratch, line: i64) -> None:
        """A line counts for the team that is alone on it."""
        chips, owner, corners = s.chips, i64(-1), i64(0)
        for at in range(line * 5, line * 5 + 5):
            team = chips.board[LINE_CELL[at]]
            if team >= 0:
                if owner >= 0 and owner != team:
                    return
                owner = team
            elif IS_CORNER[LINE_CELL[at]]:
                corners += 1
        if owner < 0 or not chips.counts_beside(owner, line):
            return
        held: i64 = 0
        for at in range(line * 5, line * 5 + 5):
            cell = LINE_CELL[at]
            if chips.board[cell] < 0 and not IS_CORNER[cell] and self.holds[FACE[cell]] & BIT[owner]:
                held += 1
        near: i64 = 36 if chips.owned(owner) + 1 >= s.needed else 0
        self.count[owner * KINDS_OF + near + chips.count[owner * FIVES + line] * 6 + held] += 1

    def worth(self, team: i64) -> float:
        total = 0.0
        for kind in range(KINDS_OF):
            number = self.count[team * KINDS_OF + kind]
            if number:
                total += self.weight[kind] * float(number)
        return total

    def value(self, s: Scratch, team: i64) -> float:
        """How likely the team wins."""
        if s.mover() == -2:
            return s.score(team)
        self.look(s)
        rest = 0.0
        own = self.worth(team)
        for other in range(s.teams):
            if other != team:
                rest += exp(self.worth(other) - own)
        return 1.0 / (1.0 + rest)
