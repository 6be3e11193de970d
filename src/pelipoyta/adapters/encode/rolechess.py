"""Encoding of RoleChess; actions have the numbers of its fast simulator.

A row: by circle its piece (0 none, then 1 + kind, 5 more for seat 1) and its energy; the seat, whose turn it is, the
phase; move, attackers and target as circles from 1, 0 for none; two dice; quiet turns.
"""

from collections.abc import Sequence
from itertools import product

from pelipoyta.adapters.encoding import Encoding, FixedNumbers, Row, Rows, Tensors, joined, one_hot, shares
from pelipoyta.games.rolechess.board import CARD, CELLS
from pelipoyta.games.rolechess.model import (
    Advance,
    Alone,
    Attack,
    Choice,
    Join,
    Options,
    Pass,
    Phase,
    Stay,
    Step,
    Stop,
    View,
)
from pelipoyta.kernel import Seat

KINDS = list(CARD)
PHASES: list[Phase] = [phase for phase in Phase if phase is not Phase.SETUP]
CIRCLES = range(CELLS)
QUIET = 2 * 500  # the most that options allow


def numbers(options: Options, seats: int) -> FixedNumbers:
    pairs = list(product(CIRCLES, CIRCLES))
    acts: list[Choice] = [Step(src, dst) for src, dst in pairs]
    acts += [Attack(src, target) for src, target in pairs]
    acts += [Join(src) for src in CIRCLES]
    return FixedNumbers([*acts, Alone(), Stop(), Advance(), Stay(), Pass()])


def row(view: View, seat: Seat, legal: Sequence[Choice]) -> Row:
    who, energy = [0] * CELLS, [0] * CELLS
    for standing in view.pieces:
        if standing.cell is not None:
            who[standing.cell] = 1 + KINDS.index(standing.piece.kind) + 5 * standing.piece.seat
            energy[standing.cell] = standing.energy
    move = (-1, -1) if view.step is None else (view.step.src, view.step.dst)
    target = -1 if view.target is None else view.target
    cells = [cell + 1 for cell in (*move, *(*view.attackers, -1, -1)[:2], target)]
    return [*who, *energy, seat, view.turn, PHASES.index(view.phase), *cells, *(*view.dice, 0, 0)[:2], view.quiet]


def tensor(rows: Rows, seats: int) -> Tensors:
    who, energy, rest = rows[:, :CELLS], rows[:, CELLS : 2 * CELLS], rows[:, 2 * CELLS :]
    stands, marked = one_hot(who - 1, 2 * len(KINDS)), one_hot(rest[:, 3:8] - 1, CELLS)
    turn, phase = one_hot(rest[:, :2], 2), one_hot(rest[:, 2:3], len(PHASES))
    return joined(stands, shares(energy, 25), marked, turn, phase, shares(rest[:, 8:10], 6), shares(rest[:, 10:], 100))


ENCODING = Encoding(numbers, row, tensor, chance=7, longest=100_000)
