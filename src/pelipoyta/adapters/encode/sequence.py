"""Encoding of Sequence.

A row: the board by cell (0 free, then 1 + team), the cells of finished fives, the hand and all discards as counts of
faces, cards in each hand, cards owed, chosen or owing; the seat, turn, phase, the cell that asks which five is locked,
cards in the draw pile, sequences of each team and how many win.
"""

from collections.abc import Sequence

from pelipoyta.adapters.encoding import Encoding, FixedNumbers, Row, Rows, Tensors, counts, joined, one_hot, shares
from pelipoyta.games.sequence.board import CELLS, CELLS_OF, CORNERS, LINES
from pelipoyta.games.sequence.cards import JACKS, NAMES
from pelipoyta.games.sequence.model import (
    Agree,
    AnyAction,
    Claim,
    Deny,
    Exchange,
    Lock,
    Lose,
    Options,
    Pass,
    Phase,
    Play,
    Take,
    View,
)
from pelipoyta.kernel import Seat

FACES = range(len(NAMES))
AREA = len(CELLS)
PHASES = list(Phase)
TEAMS = 3


def numbers(options: Options, seats: int) -> FixedNumbers:
    """Numbers of all actions except the host's, which has no seat."""
    inner = tuple(cell for cell in CELLS if cell not in CORNERS)
    acts: list[AnyAction] = [
        Play(card, cell) for card in FACES for cell in (inner if card in JACKS else CELLS_OF[card])
    ]
    acts += [Exchange(card) for card in FACES]
    acts += [Lose(card) for card in FACES]
    acts += [Lock(line) for lines in LINES for line in lines]
    acts += [Claim(team) for team in range(TEAMS)]
    return FixedNumbers([*acts, Pass(), Take(), Agree(), Deny()])


def row(view: View, seat: Seat, legal: Sequence[AnyAction]) -> Row:
    locked, made = [0] * AREA, [0] * TEAMS
    for five in view.fives:
        made[five.team] += 1
        for cell in five.cells:
            locked[cell] = 1
    discards = [card for pile in view.piles for card in pile]
    cards = counts(view.hand, len(FACES)) + counts(discards, len(FACES))
    people = [*view.counts, *map(int, map(bool, view.owed)), *(int(who in view.owing) for who in range(view.seats))]
    facts = [seat, view.turn, PHASES.index(view.phase), view.placed, view.deck, *made, view.needed]
    return [*(team + 1 for team in view.board), *locked, *cards, *people, *facts]


def tensor(rows: Rows, seats: int) -> Tensors:
    ends = 2 * AREA + 2 * len(FACES)
    board, locked, cards = rows[:, :AREA], rows[:, AREA : 2 * AREA], rows[:, 2 * AREA : ends]
    people, rest = rows[:, ends : ends + 3 * seats], rows[:, ends + 3 * seats :]
    where = joined(one_hot(board - 1, TEAMS), shares(locked, 1), shares(cards, 2), shares(people, 7))
    facts = joined(one_hot(rest[:, :2], seats), one_hot(rest[:, 2:3], len(PHASES)), one_hot(rest[:, 3:4], AREA))
    return joined(where, facts, shares(rest[:, 4:5], 104), shares(rest[:, 5:], 3))


ENCODING = Encoding(numbers, row, tensor, chance=len(FACES), longest=20_000)
