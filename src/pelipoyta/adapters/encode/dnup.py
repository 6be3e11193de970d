"""Encoding of dnup: cards are *faces*, a card with one end up, counted by kind.

A row: the hand, each set on the table, the known cards of each hand, the pile, as counts of faces; cards in each hand,
points, seats that are out; then the seat, whose turn it is, the area, the starter and the turns without a card laid.
"""

from collections.abc import Iterable, Sequence
from itertools import product

from pelipoyta.adapters.encoding import Encoding, FixedNumbers, Row, Rows, Tensors, counts, joined, one_hot, shares
from pelipoyta.games.dnup.cards import DECKS
from pelipoyta.games.dnup.model import Act, Add, Card, Play, Take, Turn, View
from pelipoyta.kernel import NoOptions, Seat

FACES = sorted({face for card in DECKS[5] for face in (card, Card(card.down, card.up))})
FACE = {card: face for face, card in enumerate(FACES)}
KINDS = len(FACES)
COPIES = 2  # most copies of a card


def numbers(options: NoOptions, seats: int) -> FixedNumbers:
    spots = [(seat, area) for seat in range(seats) for area in ((1, 2) if seats == 2 else (1,))]
    acts: list[Act] = [play for value in range(1, 11) for play in _plays(seats, value)]
    acts += [Add(card, *spot) for card in FACES for spot in spots]
    return FixedNumbers([*acts, *(Take(*spot) for spot in spots), Turn()])


def _plays(seats: int, value: int) -> Iterable[Play]:
    """All sets of cards with that value up."""
    deck = [face for card in DECKS[seats] for face in (card, Card(card.down, card.up)) if face.up == value]
    kinds = sorted(set(deck))
    for some in product(*(range(deck.count(face) + 1) for face in kinds)):
        cards = tuple(face for face, copies in zip(kinds, some, strict=True) for _ in range(copies))
        if cards:
            yield Play(cards)


def row(view: View, seat: Seat, legal: Sequence[Act]) -> Row:
    heaps = [view.hand, *view.table, *view.known, view.pile]
    cards = [number for heap in heaps for number in counts([FACE[card] for card in heap], KINDS)]
    out = [int(each in view.out) for each in range(len(view.counts))]
    return [*cards, *view.counts, *view.points, *out, seat, view.turn, view.area, view.starter, view.quiet]


def tensor(rows: Rows, seats: int) -> Tensors:
    sets = 4 if seats == 2 else seats
    ends = KINDS * (2 + sets + seats)
    cards, rest = rows[:, :ends], rows[:, ends:]
    held, points, out = (rest[:, seats * part : seats * (part + 1)] for part in range(3))
    last = rest[:, 3 * seats :]
    people = one_hot(last[:, [0, 1, 3]], seats)
    some = joined(shares(held, 15), shares(points, 5), shares(out, 1), people, shares(last[:, [2]], 2))
    return joined(shares(cards, COPIES), some, shares(last[:, [4]], 200))


ENCODING = Encoding(numbers, row, tensor, chance=1100, longest=1_000_000)
