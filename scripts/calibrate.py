"""Find the skills of a game's levels: each is to lose some 70 games of 100 to the next one.

`python scripts/calibrate.py GAME [PAIRS] [SEED]`, from level4, measured by the strongest, down to level1. The skill is
halved in by tests that stop as soon as it is clear whether the stronger wins 65 or 75 of 100, or after so many mirrored
pairs; what comes out is written into the game's mind (`SCALE` in `bots/minds/GAME/__init__.py`) by hand.
"""

import sys
from collections.abc import Callable, Iterator

from pelipoyta.bots.trial.pair import Trial
from pelipoyta.bots.trial.run import play_trial
from pelipoyta.bots.trial.sprt import Sprt, Verdict
from pelipoyta.kernel import compiled

WANTED = Sprt(0.65, 0.75)
PROBES = 5
Probe = Callable[[str, str], tuple[float, Verdict]]  # (stronger, weaker): its share, and how that was decided


def step(above: str, top: float, probe: Probe) -> Iterator[tuple[float, float]]:
    """Skills that were tried below `above`, whose own is `top`, and the share it won; the last one is to be taken."""
    low, high = 0.0, top
    for _ in range(PROBES):
        skill = round((low + high) / 2, 3)
        share, verdict = probe(above, name(skill))
        yield skill, share
        if not verdict and WANTED.low <= share <= WANTED.high:
            return
        low, high = (skill, high) if share > (WANTED.low + WANTED.high) / 2 else (low, skill)


def name(skill: float) -> str:
    """As bots are asked for by their skill; the strongest by its own name."""
    return f"skill{skill:.3f}" if skill < 1 else "level5"


def played(game: str, pairs: int, seed: int) -> Probe:
    def probe(stronger: str, weaker: str) -> tuple[float, Verdict]:
        report = play_trial(Trial(game, 2, seed, (stronger, weaker)), pairs, sprt=WANTED)
        met = report.meetings[0]
        print(f"  {stronger} - {weaker}: {met.score:.0%} ± {met.bar:.0%} of {report.pairs} pairs", flush=True)
        return met.score, report.verdict

    return probe


def main() -> None:
    game, pairs, seed, *_ = [*sys.argv[1:], "60", "1"] if len(sys.argv) == 2 else [*sys.argv[1:], "1"]
    skill = 1.0
    print(f"{game}, {compiled.use()}")
    for level in range(4, 0, -1):
        *_, (skill, _) = step(name(skill), skill, played(game, int(pairs), int(seed) + level))
        print(f"level{level}: {skill:.3f}", flush=True)


if __name__ == "__main__":
    main()
