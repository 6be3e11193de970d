"""Compare `rival` with greedy: `python -m training.sequence.check [GAMES]`; needs torch and the package.

Games of greedy against itself, a choice in four by chance so that odd boards come up; of each of its questions the
restated greedy must choose the same play. What differs are plays worth the same, of which each takes one by lot.
"""

import sys
from collections import Counter

import torch

from pelipoyta.games.sequence.fast.tables import LINE
from pelipoyta.games.sequence.model import Play, View

from .deal import Known
from .plays import number, questions
from .rival import greedy
from .tables import DEVICE


def known(view: View, seat: int) -> Known:
    """Knowledge of the mover in a game of two; teams are numbered from its own."""
    board = torch.tensor([[team if team < 0 else (team - seat) % 2 for team in view.board]], dtype=torch.int8)
    five = torch.full((1, 3), -1, dtype=torch.int16)
    for each in view.fives:
        five[0, (each.team - seat) % 2] = LINE[each.cells]
    hand, laid = Counter(view.hand), Counter(card for pile in view.piles for card in pile)
    counts = [torch.tensor([[each[card] for card in range(52)]], dtype=torch.int8) for each in (hand, laid)]
    return Known(*(part.to(DEVICE) for part in (board, five, *counts)))


def agrees(view: View, seat: int, plays: list[Play], chosen: Play) -> bool:
    legal = torch.zeros(1, 300, dtype=torch.bool, device=DEVICE)
    for play in plays:
        legal[0, number(play)] = True
    return int(greedy(known(view, seat), legal, 2, view.needed)) == number(chosen)


def main() -> None:
    told = Counter[bool]()
    for seed in range(int([*sys.argv, "10"][1])):
        told.update(agrees(*asked) for asked in questions(seed))
    print(f"the same in {told[True]} of {told.total()}")


if __name__ == "__main__":
    main()
