"""Learn what lines are worth in Sequence from games of the quick player against itself, and write the weights.

`python scripts/learn_sequence.py [games]`: logistic regression of who won on what both sides had, a few positions of
each game, the last fifth of the games kept back to be judged by. The same games give the same weights.
"""

import sys
from math import exp, log
from pathlib import Path
from random import Random

from pelipoyta.kernel import compiled

compiled.use()  # before what is compiled is imported: thirty times as fast

from pelipoyta.bots.minds.sequence import deep  # noqa: E402
from pelipoyta.bots.minds.sequence.deep.judge import KINDS_OF, Judge  # noqa: E402
from pelipoyta.bots.minds.sequence.deep.policy import Policy  # noqa: E402
from pelipoyta.games.sequence.fast import FAST  # noqa: E402
from pelipoyta.games.sequence.model import Options  # noqa: E402

FILE = Path(deep.__file__).parent / "weights.py"
HEAD = '"""Learnt by self-play; scripts/learn_sequence.py writes this file."""\n\n# fmt: off\n'
Sample = tuple[list[tuple[int, int]], float]  # what the first has more of than the second, and who won
LOOKS, STEP, SHRINK, ROUNDS = 8, 0.02, 1e-5, 12


def play(number: int, policy: Policy, judge: Judge) -> list[Sample]:
    """A few positions of a game."""
    scratch, rng, seen = FAST.new(Options(), 2), Random(number), list[list[tuple[int, int]]]()
    scratch.sow(number + 1)
    while (mover := scratch.mover()) != -2:
        if mover == -1:
            scratch.roll()
            continue
        if rng.random() < LOOKS / 44:
            judge.look(scratch)
            pairs = [(kind, judge.count[kind] - judge.count[KINDS_OF + kind]) for kind in range(KINDS_OF)]
            seen.append([(kind, more) for kind, more in pairs if more])
        scratch.apply(policy.choose(scratch, mover))
    return [(features, scratch.score(0)) for features in seen]


def chance(weights: list[float], features: list[tuple[int, int]]) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, sum(weights[kind] * more for kind, more in features)))))


def fit(samples: list[Sample]) -> list[float]:
    weights, rng = [0.0] * KINDS_OF, Random(1)
    for turn in range(ROUNDS):
        rng.shuffle(samples)
        step = STEP / (1 + turn)
        for features, won in samples:
            gap = won - chance(weights, features)
            for kind, more in features:
                weights[kind] += step * (gap * more - SHRINK * weights[kind])
    return weights


def loss(weights: list[float], samples: list[Sample]) -> float:
    """Mean log-loss; even chances have 0.693."""
    each = [(chance(weights, features), won) for features, won in samples]
    return -sum(log(p if won > 0.5 else 1 - p) for p, won in each if won != 0.5) / len(each)


def main() -> None:
    games = int(sys.argv[1]) if sys.argv[1:] else 4000
    policy, judge = Policy(), Judge()
    played = [play(number, policy, judge) for number in range(games)]
    kept = games * 4 // 5
    weights = fit([sample for samples in played[:kept] for sample in samples])
    fresh = [sample for samples in played[kept:] for sample in samples]
    print(f"log-loss on games kept back: {loss(weights, fresh):.4f}")
    rows = [weights[at : at + 12] for at in range(0, len(weights), 12)]
    lines = "".join(f"    {', '.join(f'{weight:.4f}' for weight in row)},\n" for row in rows)
    FILE.write_text(f"{HEAD}WEIGHTS: list[float] = [\n{lines}]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
