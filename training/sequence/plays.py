"""Plays of greedy in games against itself, and numbers of plays, to compare restatements of greedy with it."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from pelipoyta.bots.games.sequence.greedy import greedy
from pelipoyta.games.sequence import GAME
from pelipoyta.games.sequence.cards import THIEF, WILD
from pelipoyta.games.sequence.model import Play, View
from pelipoyta.kernel import Ask, Over

WHIM = 0.25  # a choice in four is by chance, so that odd boards come up


class Question(NamedTuple):
    """Play question: the mover's view, and greedy's choice."""

    view: View
    seat: int
    plays: list[Play]
    chosen: Play


def number(play: Play) -> int:
    """Number of a play: a hundred cells each for a card of the cell, a two-eyed jack and a one-eyed jack."""
    return play.cell + (100 if play.card in WILD else 200 if play.card in THIEF else 0)


def questions(seed: int) -> Iterator[Question]:
    """Play questions of one game of two."""
    rng, state = Random(seed), GAME.start(GAME.options(), 2)
    while not isinstance(pending := GAME.pending(state), Over):
        if not isinstance(pending, Ask):
            state, _ = GAME.settle(state, pending.sample(rng))
            continue
        seat = pending.seats[0]
        legal, view = GAME.legal(state, seat), GAME.view(state, seat)
        chosen = greedy(view, seat, pending.what, legal, rng, 0.0) or legal[0]
        if isinstance(chosen, Play):
            plays = [action for action in legal if isinstance(action, Play)]
            yield Question(view, seat, plays, chosen)
            chosen = rng.choice(plays) if rng.random() < WHIM else chosen
        state, _ = GAME.apply(state, seat, chosen)
