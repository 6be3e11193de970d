"""Holds `rival` to greedy: `python -m train_sequence.check [GAMES]`, where torch and the house are in one Python.

Games of greedy against itself, a choice in four by chance so that odd boards come up; of each of its questions the
restated greedy must choose the same play. What differs are plays worth the same, of which each takes one by lot.
"""

import sys
from collections import Counter
from random import Random

import torch

from pelipoyta.bots.minds.sequence.greedy import greedy as usual
from pelipoyta.games.sequence import GAME
from pelipoyta.games.sequence.cards import THIEF as THIEVES
from pelipoyta.games.sequence.cards import WILD as WILDS
from pelipoyta.games.sequence.fast.tables import LINE
from pelipoyta.games.sequence.model import Play, View
from pelipoyta.kernel import Ask, Over

from .deal import Known
from .rival import greedy
from .tables import DEVICE

WHIM = 0.25


def number(play: Play) -> int:
    """As `deal` counts plays."""
    return play.cell + (100 if play.card in WILDS else 200 if play.card in THIEVES else 0)


def known(view: View, seat: int) -> Known:
    """Of two players; teams are counted from one's own."""
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


def compare(seed: int, told: Counter[bool]) -> None:
    """One game."""
    rng, state = Random(seed), GAME.start(GAME.options(), 2)
    while not isinstance(pending := GAME.pending(state), Over):
        if not isinstance(pending, Ask):
            state, _ = GAME.settle(state, pending.sample(rng))
            continue
        seat = pending.seats[0]
        legal, view = GAME.legal(state, seat), GAME.view(state, seat)
        chosen = usual(view, seat, pending.what, legal, rng, 0.0) or legal[0]
        plays = [action for action in legal if isinstance(action, Play)]
        if isinstance(chosen, Play):
            told[agrees(view, seat, plays, chosen)] += 1
            chosen = rng.choice(plays) if rng.random() < WHIM else chosen
        state, _ = GAME.apply(state, seat, chosen)


def main() -> None:
    told = Counter[bool]()
    for seed in range(int([*sys.argv, "10"][1])):
        compare(seed, told)
    print(f"the same in {told[True]} of {told.total()}")


if __name__ == "__main__":
    main()
