"""Proof of one position: the values of all its answers, whether they make a puzzle, and the check by sampling."""

from collections.abc import Mapping
from random import Random
from typing import Any

from pelipoyta.kernel import Ask, Seat
from pelipoyta.kernel.game import AnyGame
from pelipoyta.puzzles.model import is_equal
from pelipoyta.puzzles.prover import Belief, Prover, TooLarge, Unprovable
from pelipoyta.puzzles.theme import CountProof, SearchProof, Theme

MOST_BEST = 3  # equal best answers
LEAST_ANSWERS = 3  # a choice of two is no puzzle
Values = Mapping[Any, float]


def prove(game: AnyGame, theme: Theme, state: Any, seat: Seat) -> Values:
    """Value of each legal answer; raises TooLarge or Unprovable."""
    if isinstance(theme.proof, SearchProof):
        return Prover(game, seat, theme.proof, state, most=theme.proof.most).values()
    legal = game.legal(state, seat)
    return dict(zip(legal, theme.proof.values(game.view(state, seat), seat, legal), strict=True))


def try_to_prove(game: AnyGame, theme: Theme, state: Any, seat: Seat) -> Values | None:
    """Values of the answers, or None where nothing can be proved in the time allowed."""
    try:
        return prove(game, theme, state, seat)
    except (TooLarge, Unprovable):
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


def sample(game: AnyGame, theme: Theme, state: Any, seat: Seat, answer: Any, tries: int, rng: Random) -> float:
    """Average of what comes of an answer in so many random games by the rules: a second way to its value."""
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
