"""Proof of one position: the values of all its answers, whether they make a puzzle, and the check by sampling."""

from collections.abc import Mapping
from math import sqrt
from random import Random
from typing import Any

from pelipoyta.kernel import Ask, Seat
from pelipoyta.kernel.game import AnyGame
from pelipoyta.puzzles.hands import MOST_BEST, HandProver, sample_hands
from pelipoyta.puzzles.model import is_equal
from pelipoyta.puzzles.prover import Belief, Prover, Unprovable
from pelipoyta.puzzles.theme import CountProof, HandProof, SearchProof, Theme

LEAST_ANSWERS = 3  # a choice of two is no puzzle
SIGMAS = 4.5  # a correct value fails the sampling about once in 150,000
Values = Mapping[Any, float]


def prove(game: AnyGame, theme: Theme, state: Any, seat: Seat) -> Values:
    """Value of each legal answer that the theme judges; raises TooLarge or Unprovable."""
    values = _values(game, theme, state, seat)
    return {answer: value for answer, value in values.items() if value is not None and theme.judges(answer)}


def _values(game: AnyGame, theme: Theme, state: Any, seat: Seat) -> Mapping[Any, float | None]:
    match theme.proof:
        case HandProof():
            return HandProver(game, seat, theme.proof, state).values()
        case SearchProof():
            return Prover(game, seat, theme.proof, state).values()
        case CountProof():
            legal = game.legal(state, seat)
            return dict(zip(legal, theme.proof.values(game.view(state, seat), seat, legal), strict=True))


def try_to_prove(game: AnyGame, theme: Theme, state: Any, seat: Seat) -> Values | None:
    """Values of the answers, or None where they cannot be proved; raises TooLarge."""
    try:
        return prove(game, theme, state, seat)
    except Unprovable:
        return None


def is_puzzle(theme: Theme, values: Values) -> bool:
    """True if the best answer is good, clear by the theme's margin, and one of few equal ones."""
    if len(values) < LEAST_ANSWERS:
        return False
    top = max(values.values())
    best = [answer for answer, value in values.items() if is_equal(value, top)]
    others = [value for value in values.values() if not is_equal(value, top)]
    if not others or len(best) > MOST_BEST or top < theme.least - 1e-9:
        return False
    return top - max(others) >= theme.margin - 1e-9 and all(map(theme.answer, best))


def is_met(value: float, met: float, tries: int) -> bool:
    """True if a value and its share in so many random games differ by chance only; a sure answer never fails."""
    bound = SIGMAS * sqrt(max(value * (1 - value), 0.25 / tries) / tries) if value < 1 else 1e-9
    return abs(met - value) <= bound


def sample(game: AnyGame, theme: Theme, state: Any, seat: Seat, answer: Any, tries: int, rng: Random) -> float:
    """Average of what comes of an answer in so many random games by the rules: a second way to its value."""
    if isinstance(theme.proof, HandProof):
        return sample_hands(HandProver(game, seat, theme.proof, state), answer, tries, rng)
    if isinstance(theme.proof, CountProof):
        return _sample_counted(game, theme.proof, state, seat=seat, answer=answer, tries=tries, rng=rng)
    prover = Prover(game, seat, theme.proof, state, most=100 * theme.proof.most)
    return sum(_play_on(prover, answer, rng) for _ in range(tries)) / tries


def _sample_counted(
    game: AnyGame, proof: CountProof, state: Any, *, seat: Seat, answer: Any, tries: int, rng: Random
) -> float:
    seen = game.view(state, seat)
    return sum(proof.trial(game.determinize(seen, rng), seat, answer) for _ in range(tries)) / tries


def _play_on(prover: Prover, answer: Any, rng: Random) -> float:
    """Play an answer in one of the possible states, go on with the best ones, and leave the rest to chance."""
    belief, choices = prover.belief, 1
    at = rng.choices(range(len(belief)), [weight for weight, _ in belief])[0]
    belief, state = _told_apart(prover, prover.follow(belief, answer), at)
    while (reached := prover.goal(state, choices)) is None:
        pending = prover.game.pending(state)
        if isinstance(pending, Ask) and prover.seat in pending.seats:
            at = next(index for index, (_, each) in enumerate(belief) if each is state)
            belief, state = _told_apart(prover, prover.follow(belief, prover.best(belief, choices)), at)
            choices += 1
        else:
            belief, state = _go_on(prover, belief, state, rng)
    return reached


def _told_apart(prover: Prover, children: Belief, at: int) -> tuple[Belief, Any]:
    """The states that the solver cannot tell from the one at that index, and that state."""
    state = children[at][1]
    return next(group for group in prover.groups(children) if any(each is state for _, each in group)), state


def _go_on(prover: Prover, belief: Belief, state: Any, rng: Random) -> tuple[Belief, Any]:
    """Step of chance or of another seat, at random."""
    children: Belief = []
    own: list[int] = []
    for weight, each in belief:
        steps = list(prover.steps(weight, each))
        if each is state:
            own = list(range(len(children), len(children) + len(steps)))
        children += steps
    at = rng.choices(own, [children[index][0] for index in own])[0]
    return _told_apart(prover, children, at)
