"""Move generation: whole turns as one number each: a move, an attack, a partner.

Dominated turns are left out: an attack costs nothing, so after a move a piece in range attacks; a partner costs
nothing, so the strongest joins.
"""

from typing import Final, final

from pelipoyta.bots.games.rolechess.strong.judge import battle
from pelipoyta.bots.games.rolechess.strong.tables import HARM, KILL
from pelipoyta.games.rolechess.fast.codes import CELLS, SIDE
from pelipoyta.games.rolechess.fast.men import Men
from pelipoyta.games.rolechess.fast.tables import BIT, EACH_ATTACK, ROAD, SKIP, SORT, START, TO
from pelipoyta.kernel.optional.machine import i64, vec

NO: Final[i64] = 63  # no target, no partner
PASSING: Final[i64] = 0xFFFFFF
VICTORY: Final[float] = 150.0
MOST: Final[i64] = 600


def turn_of(src: i64, dst: i64, target: i64, partner: i64) -> i64:
    return src | dst << 6 | target << 12 | partner << 18


@final
class TurnList:
    """Turns of a side, with the expected harm of each."""

    def __init__(self) -> None:
        self.turn = vec[i64]([0] * 600)
        self.order = vec[float]([0.0] * 600)
        self.count: i64 = 0

    def find(self, men: Men, side: i64) -> None:
        board = men.board
        self.count = 0
        for piece in range(side * SIDE, side * SIDE + SIDE):
            src = men.where[piece]
            if src < 0:
                continue
            at = START[SORT[piece] * CELLS + src]
            cell = TO[at]
            while cell >= 0:
                other = board[cell]
                if other < 0:
                    self.after_move(men, side, piece, src, cell)
                    at += 1
                else:
                    if other // SIDE != side:
                        self.attack(men, side, piece, src, src, cell, men.taken)
                    at = SKIP[at]
                cell = TO[at]
        if self.count == 0:
            self.add(PASSING, 0.0)

    def after_move(self, men: Men, side: i64, piece: i64, src: i64, dst: i64) -> None:
        """Attacks that a move opens, or the move alone."""
        before = self.count
        taken = men.taken ^ BIT[src] ^ BIT[dst]
        at = START[SORT[piece] * CELLS + dst]
        cell = TO[at]
        while cell >= 0:
            if taken & BIT[cell]:
                if men.board[cell] // SIDE != side:
                    self.attack(men, side, piece, src, dst, cell, taken)
                at = SKIP[at]
            else:
                at += 1
            cell = TO[at]
        if self.count == before:
            self.add(turn_of(src, dst, NO, NO), 0.0)

    def attack(self, men: Men, side: i64, piece: i64, src: i64, dst: i64, target: i64, taken: i64) -> None:
        """Attack with the strongest partner: in range before and after (RC-5.2)."""
        best: i64 = 0
        partner = NO
        before = men.taken
        for other in range(side * SIDE, side * SIDE + SIDE):
            cell = men.where[other]
            if cell >= 0 and other != piece and EACH_ATTACK[other] > best:
                road = ROAD[(SORT[other] * CELLS + cell) * CELLS + target]
                if road >= 0 and not road & taken and not road & before:
                    best, partner = EACH_ATTACK[other], cell
        foe = men.board[target]
        at = battle(EACH_ATTACK[piece], best, foe, men.energy[foe])
        crown = VICTORY * KILL[at] if foe % SIDE == 3 else 0.0
        self.add(turn_of(src, dst, target, partner), 1.0 + HARM[at] + crown)

    def add(self, turn: i64, order: float) -> None:
        self.turn[self.count] = turn
        self.order[self.count] = order
        self.count += 1

    def take(self, index: i64) -> i64:
        """Selection sort step: put the best of those from `index` on there."""
        best = index
        for other in range(index + 1, self.count):
            if self.order[other] > self.order[best]:
                best = other
        turn, order = self.turn[best], self.order[best]
        self.turn[best], self.order[best] = self.turn[index], self.order[index]
        self.turn[index], self.order[index] = turn, order
        return turn
