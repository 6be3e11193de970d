"""Encoding of Kasvoton vihollinen.

A row: by cell the side of the card there (0 none, then 1 + side), its face where the seat has seen it, whether it is
open, and the seats that have seen it; cells usable in the current strike; the hand and the graves as counts of faces;
seats that are ready; the seat, turn, phase, stage, target, who began, knights, the cards taken of the six, whose king
fell how, and turns had.
"""

from collections.abc import Sequence

from pelipoyta.adapters.encoding import Encoding, FixedNumbers, Row, Rows, Tensors, counts, joined, one_hot, shares
from pelipoyta.games.kasvoton.board import CELLS, LINES, NEAR, home_of
from pelipoyta.games.kasvoton.deck import COUNTS, KNIGHTS
from pelipoyta.games.kasvoton.model import (
    Agree,
    Begin,
    ChooseKnight,
    Decline,
    Deed,
    Done,
    Line,
    Move,
    Options,
    Pair,
    Place,
    Ready,
    Reveal,
    Royal,
    Say,
    Scout,
    Shoot,
    Split,
    Stage,
    Triangle,
    View,
)
from pelipoyta.games.kasvoton.rules.muster import shares as parts_of_six
from pelipoyta.kernel import Seat

FIELD = range(CELLS)
FACES = len(COUNTS) + 1  # 0: not seen
STAGES: list[Stage] = [stage for stage in Stage if stage is not Stage.ENLIST]
HOMES = tuple(home_of(card) for card in range(52))


def numbers(options: Options, seats: int) -> FixedNumbers:
    splits = {part for knight in KNIGHTS for part in parts_of_six(knight)}
    pairs = {pair for lines in LINES for pair in lines}
    acts: list[Deed] = [ChooseKnight(knight) for knight in KNIGHTS]
    acts += [Split(part) for part in sorted(splits)]
    acts += [Place(face, cell) for face in COUNTS for cell in HOMES]
    acts += [Begin(seat) for seat in range(4)]
    acts += [Move(src, dst) for src in FIELD for dst in NEAR[src]]
    acts += [kind(cell) for kind in (Shoot, Scout, Line, Triangle, Royal, Reveal, Say) for cell in FIELD]
    acts += [Pair(*pair) for pair in sorted(pairs)]
    return FixedNumbers([*acts, Agree(), Ready(), Decline(), Done()])


def row(view: View, seat: Seat, legal: Sequence[Deed]) -> Row:
    side, face, open, eyes = ([0] * CELLS for _ in range(4))
    for card in view.cards:
        if card.cell >= 0:
            side[card.cell], face[card.cell] = 1 + card.side, card.face
            open[card.cell], eyes[card.cell] = int(card.open), card.eyes
    usable = [int(cell in view.usable) for cell in FIELD]
    gone = [card.face for card in view.cards if card.cell < 0]
    ready = (*map(int, view.ready), 0, 0)[:4]
    took = counts(view.split or (), FACES)
    facts = [seat, view.turn, view.phase, STAGES.index(view.stage), view.target, view.first]
    sides = [*view.knights, *view.fell, *view.offers, max(view.used, default=0)]
    return [
        *side,
        *face,
        *open,
        *eyes,
        *usable,
        *counts(view.hand, FACES),
        *counts(gone, FACES),
        *took,
        *ready,
        *facts,
        *sides,
    ]


def tensor(rows: Rows, seats: int) -> Tensors:
    side, face, open, eyes, usable = (rows[:, CELLS * part : CELLS * (part + 1)] for part in range(5))
    ends = 5 * CELLS + 3 * FACES
    cards, ready, rest = rows[:, 5 * CELLS : ends], rows[:, ends : ends + 4], rows[:, ends + 4 :]
    board = joined(one_hot(side - 1, 2), one_hot(face - 1, FACES - 1), shares(open, 1), shares(eyes, 15))
    facts = [one_hot(rest[:, :2], 4), one_hot(rest[:, 2:3], 3), one_hot(rest[:, 3:4], len(STAGES))]
    facts += [
        one_hot(rest[:, 4:5], CELLS),
        one_hot(rest[:, 5:6], 4),
        one_hot(rest[:, 6:8] - min(KNIGHTS), len(KNIGHTS)),
    ]
    facts += [one_hot(rest[:, 8:10], 4), shares(rest[:, 10:12], 6), shares(rest[:, 12:], 125)]
    return joined(board, shares(usable, 1), shares(cards, 8), shares(ready, 1), *facts)


ENCODING = Encoding(numbers, row, tensor, chance=FACES + 60, longest=200_000)
