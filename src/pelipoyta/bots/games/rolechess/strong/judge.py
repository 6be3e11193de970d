"""Worth of pieces, and the worst attack that a side could make."""

from typing import final

from pelipoyta.bots.games.rolechess.strong.tables import (
    BY_WAY,
    ENERGIES,
    FACTORS,
    FAR,
    HARM,
    KILL,
    KIND,
    NEAR,
    STANCE,
    VALUE,
)
from pelipoyta.games.rolechess.fast.codes import CELLS, SIDE
from pelipoyta.games.rolechess.fast.men import Men
from pelipoyta.games.rolechess.fast.tables import BIT, EACH_ATTACK, ROAD, SORT
from pelipoyta.kernel.optional.machine import i64, vec


def battle(first: i64, second: i64, foe: i64, energy: i64) -> i64:
    """Index of a battle in the tables."""
    return ((first * FACTORS + second) * 5 + KIND[foe]) * ENERGIES + energy


@final
class Blow:
    """Largest harm a side can do in one turn, moving first or not, alone or as a pair (RC-3.1)."""

    def __init__(self) -> None:
        self.harm: float = 0.0  # to any piece but the Emperor
        self.all: float = 0.0  # to all but the Emperor, one after another
        self.kill: float = 0.0  # probability that the Emperor falls
        self.crown: float = 0.0  # harm to the Emperor
        self.siege = vec[float]([0.0] * 8)  # by kind, how many have the Emperor in range: now, and after a move

    def find(self, men: Men, by: i64) -> None:
        self.harm = 0.0
        self.all = 0.0
        self.kill = 0.0
        self.crown = 0.0
        emperor: i64 = 3 + SIDE * (1 - by)
        for foe in range((1 - by) * SIDE, (1 - by) * SIDE + SIDE):
            if men.where[foe] >= 0:
                at = self._strongest(men, by, men.where[foe], foe)
                if at >= 0:
                    if foe == emperor:
                        self.kill = KILL[at]
                        self.crown = HARM[at]
                    else:
                        self.all += HARM[at]
                        if HARM[at] > self.harm:
                            self.harm = HARM[at]

    def besiege(self, men: Men, by: i64) -> None:
        """Count the pieces of that side that have the other Emperor in range."""
        siege, target = self.siege, men.where[3 + SIDE * (1 - by)]
        for index in range(8):
            siege[index] = 0.0
        for piece in range(by * SIDE, by * SIDE + SIDE):
            cell, kind = men.where[piece], KIND[piece]
            if cell < 0 or kind == 0 or not FAR[SORT[piece] * CELLS + cell] & BIT[target]:
                continue
            road = ROAD[(SORT[piece] * CELLS + cell) * CELLS + target]
            direct = road >= 0 and not road & men.taken
            if direct:
                siege[kind - 1] += 1.0
            if direct or comes(men.taken, piece, cell, target):
                siege[kind + 3] += 1.0

    def _strongest(self, men: Men, by: i64, target: i64, foe: i64) -> i64:
        """Battle of the best opener and partner: the partner must be in range already (RC-5.2); -1: none."""
        where, taken = men.where, men.taken
        standing: i64 = 0
        partner: i64 = -1
        best: i64 = 0
        opener: i64 = -1
        second: i64 = 0
        for piece in range(by * SIDE, by * SIDE + SIDE):
            cell = where[piece]
            if cell < 0 or not FAR[SORT[piece] * CELLS + cell] & BIT[target]:
                continue
            factor = EACH_ATTACK[piece]
            road = ROAD[(SORT[piece] * CELLS + cell) * CELLS + target]
            direct = road >= 0 and not road & taken
            if direct and factor > standing:
                standing, partner = factor, piece
            if (direct or factor > second) and (direct or comes(taken, piece, cell, target)):
                if factor > best:
                    best, opener, second = factor, piece, best
                elif factor > second:
                    second = factor
        if opener == partner:  # it may not join itself
            best = second
        if best == 0:
            return battle(standing, 0, foe, men.energy[foe]) if standing else -1
        return battle(best, standing, foe, men.energy[foe])


def comes(taken: i64, piece: i64, cell: i64, target: i64) -> bool:
    """True if it has the target in range after a move."""
    spot = SORT[piece] * CELLS
    left = taken ^ BIT[cell]
    at = NEAR[(spot + cell) * CELLS + target]
    end = NEAR[(spot + cell) * CELLS + target + 1]
    while at < end:
        way = BY_WAY[at]
        there = taken & (BIT[way] | ROAD[(spot + cell) * CELLS + way])
        if not there and not ROAD[(spot + way) * CELLS + target] & left:
            return True
        at += 1
    return False


def worth(men: Men, side: i64) -> float:
    """Material: own worth less the enemy's."""
    return _standing(men, side) - _standing(men, 1 - side)


def _standing(men: Men, side: i64) -> float:
    total: float = 0.0
    throne = men.where[3 + SIDE * (1 - side)]
    for piece in range(side * SIDE, side * SIDE + SIDE):
        cell = men.where[piece]
        if cell >= 0:
            total += VALUE[piece * ENERGIES + men.energy[piece]]
            total += STANCE[(SORT[piece] * CELLS + cell) * CELLS + throne]
    return total
