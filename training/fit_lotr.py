"""Fit the weights by which the strongest Lord of the Rings bot values the start of a turn.

`python training/fit_lotr.py [--games N]`: the playout policy plays our decks against themselves and each other, with
some random moves, and each start of a turn is a sample: its features, and the winner. The weights are those of a
logistic regression with a prior (EXPECTED) that weighs as much as PULL samples.
"""

import argparse
from collections.abc import Iterator, Sequence
from math import inf
from random import Random

import numpy as np
from numpy.typing import NDArray

from pelipoyta.bots.games.lotr.greedy import greedy
from pelipoyta.bots.games.lotr.habits import HABITS
from pelipoyta.bots.games.lotr.strong.quick import quick
from pelipoyta.bots.games.lotr.strong.value import TERMS, figures
from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.decks import OFFERED, why_not_deck
from pelipoyta.games.lotr.model import Actions, Format, Options, State
from pelipoyta.games.lotr.questions import Question
from pelipoyta.games.lotr.terms import Phase
from pelipoyta.kernel import Ask, Over

FORMATS: tuple[Format, ...] = ("towers", "fellowship", "open")
DARING, WHIM = 0.25, 0.03  # probability of a random decision to move on, and of any other random action
PULL = 40.0
# Correlated with progress, which hides the effect; there were few allies.
STRONG = {"wounds": 300.0, "failing": 300.0, "weighed": 300.0, "allies": 300.0}
EXPECTED = {
    "site": 0.6, "last": 0.3, "burdens": -0.3, "weighed": -0.8, "wounds": -0.4, "failing": -0.5, "might": 0.7,
    "companions": 0.3, "items": 0.2, "conditions": 0.15, "shadows": 0.2, "allies": 0.2, "minions": 0.1,
    "free-hand": 0.1, "shadow-events": 0.1, "hand": 0.1, "deck": 0.0, "dead": -0.3, "turn": 0.2, "hard": 0.0,
    "far": 0.0, "few": 0.0,
}  # fmt: skip
Rows = NDArray[np.float64]


def decks() -> list[tuple[str, Format]]:
    """Decks, each with the narrowest format that admits it."""
    formats = {key: [each for each in FORMATS if not why_not_deck(Options(format=each), key)] for key in OFFERED}
    return [(key, able[0]) for key, able in formats.items() if able]


def table(number: int) -> Options:
    """Options of a game; in odd games both have the same deck."""
    every = decks()
    deck, name = every[number % len(every)]
    others = [other for other, format_ in every if format_ == name]
    return Options(decks=(deck, deck if number % 2 else others[number % len(others)]), format=name)


def play(number: int) -> tuple[list[State], Over]:
    """States at the beginning of each turn of a game, and its result."""
    rng, begun, free = Random(f"fit/{number}"), list[State](), -1
    s = GAME.start(table(number), 2)
    while not isinstance(pending := GAME.pending(s), Over):
        if not isinstance(pending, Ask):
            s, _ = GAME.settle(s, pending.sample(rng))
            continue
        if s.free != free and s.phase is Phase.FELLOWSHIP:
            free = s.free
            begun.append(s)
        s, _ = GAME.apply(s, pending.seats[0], _choice(s, pending, rng))
    return begun, pending


def _choice(s: State, ask: Ask, rng: Random) -> Actions:
    seat = ask.seats[0]
    legal = GAME.legal(s, seat)
    if s.phase is Phase.SETUP and ask.what in HABITS:
        return greedy(GAME.glance(s, seat), seat, ask.what, legal, rng, inf)
    if rng.random() < (DARING if ask.what == Question.MOVE_AGAIN else WHIM):
        return rng.choice(legal)
    return quick(s, seat, ask.what, legal, rng)


def cases(games: int) -> Iterator[tuple[int, Sequence[float], float]]:
    """Training cases: number of the game, difference of the features, and 1 if the first player won."""
    for number in range(games):
        begun, over = play(number)
        for s in begun:
            one, other = figures(s, 0), figures(s, 1)
            yield number, [a - b for a, b in zip(one, other, strict=True)], over.scores[0]


def fit(rows: Rows, won: Rows) -> Rows:
    """Maximum of the likelihood by Newton's method."""
    expected = np.array([EXPECTED[name] for name in TERMS])
    pull = np.array([STRONG.get(name, PULL) for name in TERMS])
    weights = expected.copy()
    for _ in range(30):
        chance = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (won - chance) - pull * (weights - expected)
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows + np.diag(pull)
        weights += np.linalg.solve(bend, slope)
    return weights


def surprise(rows: Rows, won: Rows, weights: Rows) -> float:
    chance = 1 / (1 + np.exp(-rows @ weights))
    return float(-np.mean(won * np.log(chance) + (1 - won) * np.log(1 - chance)))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=260)
    numbers, rows, won = (np.array(each) for each in zip(*cases(asked.parse_args().games), strict=True))
    fresh = numbers % 4 == 0
    told = surprise(rows[fresh], won[fresh], fit(rows[~fresh], won[~fresh]))
    print(f"{len(rows)} starts of turns; on {fresh.sum()} of fresh games: surprise {told:.3f} of {np.log(2):.3f}")
    print(dict(zip(TERMS, fit(rows, won).round(2).tolist(), strict=True)))


if __name__ == "__main__":
    main()
