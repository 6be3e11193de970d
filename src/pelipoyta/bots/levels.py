"""Weaker levels that err as people do: they overlook actions, search less deeply and misjudge; none plays at random.

Each action has a *salience*, from 0 to 1: how easily a person sees it. A level sees a part of the actions, the same
part for some turns, so that an overlooked action stays overlooked for a while; the most salient ones are always seen.
Then it values what it saw, with an error of the size of its *noise*, again constant for some turns, and takes what
seems best. Oversights and errors are drawn from the bot's game seed (`bots/rng.py`): another game has other errors. One
number, its *skill*, says how strong a level is; `training/calibrate.py` finds it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from math import sqrt
from random import Random
from statistics import NormalDist
from typing import Any

from msgspec.json import encode

from pelipoyta.bots.player import Choose, Think
from pelipoyta.bots.rng import game_seed_of
from pelipoyta.kernel.game import Seat
from pelipoyta.kernel.variants import varied

Salience = Callable[[Any, Seat, Any], float]  # (view, seat, action)
Clock = Callable[[Any], int]  # turn counter: grows by about one each turn
# (view, seat, ask, actions, rng, budget, nodes): value of each action, in log-odds of winning where known;
# empty where the default bot answers the question for all levels.
Judge = Callable[[Any, Seat, str, Sequence[Any], Random, float, int], list[float] | None]
Thing = Callable[[Any], Any]  # (action): the piece, card or place that it uses

EVIDENT = 0.9  # actions of at least this salience are always seen
LASTS = 4  # turns that an oversight or a wrong value lasts
SURE = 1000.0  # bonus of an action that wins at once: no level misjudges it
ERRORS = NormalDist()


@dataclass(frozen=True)
class Level:
    """Parameters of a level: share of actions seen, search depth, and size of its errors."""

    see: float
    nodes: int = 0  # thousandths of the strongest bot's nodes; 0: none, it plays as the default bot
    noise: float = 0.0  # standard deviation of the error, in the units of the values
    far: float = 1.0  # share of its choices that it searches; the others are the default bot's


LEVELS: Mapping[str, Level] = {
    "level1": Level(0.35),
    "level2": Level(0.65),
    "level3": Level(0.92),
    "level4": Level(0.97, 50),
    "level5": Level(1.0, 1000),
}
BEST = LEVELS["level5"]


@dataclass(frozen=True)
class Scale:
    """From the weakest, skill 0, to the strongest, skill 1, with the skills of level1 to level4."""

    weakest: Level
    skills: tuple[float, float, float, float]
    deepest: int = 0  # nodes at skill 1, in the units of `Level.nodes`; 0: all levels search as far as the weakest

    def at(self, skill: float) -> Level:
        """Level of a skill: it sees more and errs less than the weakest; nodes grow geometrically."""
        rest, least = 1 - skill, self.weakest.nodes
        nodes = round(least * (self.deepest / least) ** skill) if self.deepest else least
        return Level(1 - (1 - self.weakest.see) * rest, nodes, self.weakest.noise * rest)

    def levels(self) -> dict[str, Level]:
        weaker = {f"level{at}": self.at(skill) for at, skill in enumerate(self.skills, 1)}
        return {**weaker, "level5": BEST}


@dataclass(frozen=True)
class LevelParts:
    """Functions of a game that its levels are made of."""

    usual: Choose
    strongest: Think | None
    nodes: int  # default nodes of the strongest
    salience: Salience
    clock: Clock
    judge: Judge | None = None
    thing: Thing = lambda action: None
    scale: Scale | None = None  # only with `judge`
    own: Mapping[str, Level] | None = None  # levels of this game alone


def levels(skill: LevelParts) -> dict[str, Choose]:
    return {name: player(skill, level) for name, level in levels_of(skill).items()}


def levels_of(skill: LevelParts) -> Mapping[str, Level]:
    """Levels of a game: its own, or by its scale, or the general ones."""
    return skill.own or (skill.scale.levels() if skill.scale else LEVELS)


def player(skill: LevelParts, level: Level) -> Choose:
    def choose(view: Any, seat: Seat, ask: str | None, legal: Sequence[Any], rng: Random, budget: float) -> Any:
        if ask is None or len(legal) == 1:
            return skill.usual(view, seat, ask, legal, rng, budget)
        seen = overlook(skill, level, view, seat, legal, game_seed_of(rng))
        if varied(getattr(view, "options", None)):  # nets and simulators know the printed rules alone
            return skill.usual(view, seat, ask, seen, rng, budget)
        return _thought(skill, level, view, seat, ask, seen, rng, budget)

    return choose


def _thought(
    skill: LevelParts, level: Level, view: Any, seat: Seat, ask: str, seen: list[Any], rng: Random, budget: float
) -> Any:
    """Best of the seen actions, by the level's valuation; the default bot's choice where there is none."""
    nodes = 0 if level.see == 1 else max(1, skill.nodes * level.nodes // 1000)
    if level.noise and skill.judge and (worths := skill.judge(view, seat, ask, seen, rng, budget, nodes)):
        return misjudge(skill, level, view=view, seat=seat, seen=seen, worths=worths, game_seed=game_seed_of(rng))
    if level.nodes and skill.strongest and not level.noise and (level.far == 1 or rng.random() < level.far):
        found = skill.strongest(view, seat, ask, seen, rng, budget, nodes)
        if found in seen:
            return found
    return skill.usual(view, seat, ask, seen, rng, budget)


def misjudge(
    skill: LevelParts, level: Level, view: Any, seat: Seat, seen: Sequence[Any], worths: Sequence[float], game_seed: str
) -> Any:
    """Action that seems best: half of each error belongs to the thing, half to the use of it."""
    turn = skill.clock(view) // LASTS

    def error(about: Any) -> float:
        return ERRORS.inv_cdf(min(max(_draw(about, seat, turn, game_seed), 1e-6), 1 - 1e-6))

    errors = [(error(["doubt", action]) + error(["doubt", skill.thing(action)])) / sqrt(2) for action in seen]
    return max(zip(worths, errors, seen, strict=True), key=lambda each: each[0] + level.noise * each[1])[2]


def overlook(skill: LevelParts, level: Level, view: Any, seat: Seat, legal: Sequence[Any], game_seed: str) -> list[Any]:
    """Actions that the level sees, in order; never none."""
    salient = {at: skill.salience(view, seat, action) for at, action in enumerate(legal)}
    turn = skill.clock(view) // LASTS
    seen = [
        legal[at]
        for at, share in salient.items()
        if share >= EVIDENT or _draw(legal[at], seat, turn, game_seed) < _bar(level, share)
    ]
    return seen or [legal[max(salient, key=lambda at: salient[at])]]


def _bar(level: Level, salience: float) -> float:
    return float(level.see ** (2 * (1 - salience)))


def _draw(action: Any, seat: Seat, turn: int, game_seed: str) -> float:
    """Number from 0 to 1 that belongs to the thing for some turns of this game."""
    named = b"%s/%d/%d/%s" % (encode(action), seat, turn, game_seed.encode())
    digest = blake2b(named, digest_size=4).digest()
    return int.from_bytes(digest, "big") / 0xFFFFFFFF
