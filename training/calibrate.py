"""Find the skills of a game's levels: each is to lose some 70 games of 100 to the next one.

`python training/calibrate.py GAME`, from level4, measured by the strongest, down to level1; each begins with the skill
it has now. A skill is tried with few mirrored pairs, fewer where it is soon clear that it is far off, and halved in;
what seems right is confirmed with many. All that was played lies in `build/calibrate` and is not played again: it can
be broken off at any time. What comes out is written into the game's bots (`SCALE` in `bots/games/GAME`) by hand.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from pelipoyta import compiled
from pelipoyta.bots.levels import Scale
from pelipoyta.bots.match.pair import MatchSpec
from pelipoyta.bots.match.rating import HeadToHead
from pelipoyta.bots.match.run import play_match
from pelipoyta.bots.match.sprt import Sprt
from pelipoyta.bots.registry import skill_of
from pelipoyta.cli.progress import progress

KEPT = Path(__file__).parents[1] / "build" / "calibrate"
CLEAR = Sprt(0.6, 0.8)  # a result within these is far off, and few pairs show it
LOW, AIM, HIGH = 0.65, 0.7, 0.75
PROBES = 6
Probe = Callable[[str, str, bool], HeadToHead]  # (stronger, weaker, surely): few pairs, or many


class Tried(NamedTuple):
    """Tried skill, the stronger bot's score against it, and True if that was confirmed."""

    skill: float
    met: HeadToHead
    surely: bool


def step(above: str, top: float, first: float, probe: Probe) -> Iterator[Tried]:
    """Skills tried below `above`, whose own skill is `top`; `first` is tried first."""
    low, high, skill = 0.0, top, first if 0 < first < top else top / 2
    for _ in range(PROBES):
        met = probe(above, name(skill), False)
        yield Tried(skill, met, False)
        if LOW <= met.score <= HIGH:
            met = probe(above, name(skill), True)
            yield Tried(skill, met, True)
            if LOW <= met.score <= HIGH:
                return
        low, high = (skill, high) if met.score > AIM else (low, skill)
        skill = round((low + high) / 2, 3)


def chosen(tried: list[Tried]) -> Tried:
    """Last confirmed skill, or the nearest."""
    return min(reversed(tried), key=lambda each: (not each.surely, abs(each.met.score - AIM)))


def name(skill: float) -> str:
    """Name of a bot by its skill; the strongest by its own name."""
    return f"skill{skill:.3f}" if skill < 1 else "best"


def played(asked: Namespace, scale: Scale) -> Probe:
    """Measurement in mirrored pairs, each pairing in its own file; another weakest level has other files."""
    folder = KEPT / f"{asked.game}-{asked.seats}-{scale.weakest.see:g}-{scale.weakest.nodes}-{scale.weakest.noise:g}"
    folder.mkdir(parents=True, exist_ok=True)

    def probe(stronger: str, weaker: str, surely: bool) -> HeadToHead:
        trial = MatchSpec(asked.game, asked.seats, asked.seed, (stronger, weaker), nodes=asked.nodes)
        keep = folder / f"{stronger}-{weaker}-{asked.nodes}-{asked.seed}.jsonl"
        pairs, sprt = (asked.pairs, None) if surely else (asked.few, CLEAR)
        with progress(f"{stronger} - {weaker}", pairs) as after:
            return play_match(trial, pairs, jobs=asked.jobs, sprt=sprt, keep=keep, after=after).meetings[0]

    return probe


def calibrate(scale: Scale, probe: Probe) -> Iterator[tuple[int, Tried]]:
    """Skills tried, level by level downwards."""
    skill = 1.0
    for level in range(4, 0, -1):
        tried = list[Tried]()
        for each in step(name(skill), skill, scale.skills[level - 1], probe):
            tried.append(each)
            yield level, each
        skill = chosen(tried).skill


def main(told: list[str] | None = None) -> None:
    asked = _read(told)
    skill = skill_of(asked.game)
    if skill is None or skill.scale is None:
        raise SystemExit(f"{asked.game} has no levels on a scale")
    print(f"{asked.game}, {compiled.use()}")
    tried: dict[int, list[Tried]] = {level: [] for level in range(1, 5)}
    for level, each in calibrate(skill.scale, played(asked, skill.scale)):
        tried[level].append(each)
        print(_line(level, each), flush=True)
    weakest, skills = skill.scale.weakest, [chosen(tried[level]).skill for level in tried]
    deepest = f", {skill.scale.deepest}" if skill.scale.deepest else ""
    print(f"SCALE = Scale(Level({weakest.see:g}, {weakest.nodes}, {weakest.noise:g}), {tuple(skills)}{deepest})")


def _line(level: int, tried: Tried) -> str:
    met = tried.met
    sure = ", confirmed" if tried.surely and LOW <= met.score <= HIGH else ""
    share = f"{met.first} wins {met.score:.0%} ± {met.bar:.0%} of {met.pairs} pairs"
    return f"level{level} at {tried.skill:.3f}: {share}{sure}"


def _read(told: list[str] | None) -> Namespace:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--few", type=int, default=30, help="pairs to try a skill with")
    parser.add_argument("--pairs", type=int, default=200, help="pairs to confirm it with")
    parser.add_argument("--nodes", type=int, default=0, help="for the strongest; 0: as many as suit it")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    return parser.parse_args(told)


if __name__ == "__main__":
    main()
