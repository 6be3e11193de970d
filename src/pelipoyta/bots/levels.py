"""Weaker opponents that err as people do: they overlook, look less far and misjudge; none ever moves at random.

What there is to do has a *salience*, from 0 to 1: how easily a person sees it. A level sees a part of it, the same
part for some turns, so that what is overlooked stays overlooked for a while; what nobody overlooks is always seen.
Then it judges what it saw, wrongly by as much as it is in *doubt*, in the same way for some turns again, and takes what
seems best. What it overlooks and how it errs is drawn from its nature in this game (`bots/rng.py`): another game has
other errors. One number, its *skill*, says how much of all this a level has; `training/calibrate.py` finds it.
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

Salience = Callable[[Any, Seat, Any], float]  # (view, seat, action)
Clock = Callable[[Any], int]  # grows with the game, by about one a turn
# (view, seat, ask, actions, rng, budget, nodes): how good each action is, in log-odds of winning where that is known;
# nothing where the question is one that the usual opponent answers for all.
Judge = Callable[[Any, Seat, str, Sequence[Any], Random, float, int], list[float] | None]
Thing = Callable[[Any], Any]  # (action): the piece, card or place that it is about

EVIDENT = 0.9  # what is at least so salient nobody overlooks
LASTS = 4  # turns that an oversight or a wrong judgement stays
SURE = 1000.0  # what a judge adds to an action that wins at once: nobody doubts that
ERRORS = NormalDist()


@dataclass(frozen=True)
class Level:
    """How much is seen, how far it looks ahead, and how far its judgement goes astray."""

    see: float
    nodes: int = 0  # thousandths of what suits the strongest; 0: none, it plays as the usual opponent
    doubt: float = 0.0  # in the judge's own measure
    far: float = 1.0  # of its choices it looks ahead at so many; the others it makes as the usual opponent


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
    """From the weakest, whose skill is 0, to the strongest, whose skill is 1; where level1 to level4 stand on it."""

    weakest: Level
    skills: tuple[float, float, float, float]
    deepest: int = 0  # nodes, in the measure of a level's, at a skill of 1; 0: all look as far ahead as the weakest

    def at(self, skill: float) -> Level:
        """It sees more than the weakest and is less in doubt; nodes grow by the same factor for every step of skill."""
        rest, least = 1 - skill, self.weakest.nodes
        nodes = round(least * (self.deepest / least) ** skill) if self.deepest else least
        return Level(1 - (1 - self.weakest.see) * rest, nodes, self.weakest.doubt * rest)

    def levels(self) -> dict[str, Level]:
        weaker = {f"level{at}": self.at(skill) for at, skill in enumerate(self.skills, 1)}
        return {**weaker, "level5": BEST}


@dataclass(frozen=True)
class Skill:
    """What the mind of a game has for levels to be made of."""

    usual: Choose
    strongest: Think | None
    nodes: int  # that suit the strongest
    salience: Salience
    clock: Clock
    judge: Judge | None = None
    thing: Thing = lambda action: None
    scale: Scale | None = None  # with a judge only
    own: Mapping[str, Level] | None = None  # levels that suit this game alone


def levels(skill: Skill) -> dict[str, Choose]:
    return {name: player(skill, level) for name, level in levels_of(skill).items()}


def levels_of(skill: Skill) -> Mapping[str, Level]:
    """The game's own, or by its scale, or such as suit none in particular."""
    return skill.own or (skill.scale.levels() if skill.scale else LEVELS)


def player(skill: Skill, level: Level) -> Choose:
    def choose(view: Any, seat: Seat, ask: str | None, legal: Sequence[Any], rng: Random, budget: float) -> Any:
        if ask is None or len(legal) == 1:
            return skill.usual(view, seat, ask, legal, rng, budget)
        seen = overlook(skill, level, view, seat, legal, game_seed_of(rng))
        return _thought(skill, level, view, seat, ask, seen, rng, budget)

    return choose


def _thought(
    skill: Skill, level: Level, view: Any, seat: Seat, ask: str, seen: list[Any], rng: Random, budget: float
) -> Any:
    """The best of what is seen, as well as the level can tell; the usual opponent's choice where it cannot."""
    nodes = 0 if level.see == 1 else max(1, skill.nodes * level.nodes // 1000)
    if level.doubt and skill.judge and (worths := skill.judge(view, seat, ask, seen, rng, budget, nodes)):
        return misjudge(skill, level, view, seat, seen, worths, game_seed_of(rng))
    if level.nodes and skill.strongest and not level.doubt and (level.far == 1 or rng.random() < level.far):
        found = skill.strongest(view, seat, ask, seen, rng, budget, nodes)
        if found in seen:
            return found
    return skill.usual(view, seat, ask, seen, rng, budget)


def misjudge(
    skill: Skill, level: Level, view: Any, seat: Seat, seen: Sequence[Any], worths: Sequence[float], nature: str
) -> Any:
    """What seems best: half of each error is about the thing, half about what is done with it."""
    turn = skill.clock(view) // LASTS

    def error(about: Any) -> float:
        return ERRORS.inv_cdf(min(max(_draw(about, seat, turn, nature), 1e-6), 1 - 1e-6))

    errors = [(error(["doubt", action]) + error(["doubt", skill.thing(action)])) / sqrt(2) for action in seen]
    return max(zip(worths, errors, seen, strict=True), key=lambda each: each[0] + level.doubt * each[1])[2]


def overlook(skill: Skill, level: Level, view: Any, seat: Seat, legal: Sequence[Any], nature: str) -> list[Any]:
    """What the level sees of what there is to do, in its order; never nothing."""
    salient = {at: skill.salience(view, seat, action) for at, action in enumerate(legal)}
    turn = skill.clock(view) // LASTS
    seen = [
        legal[at]
        for at, share in salient.items()
        if share >= EVIDENT or _draw(legal[at], seat, turn, nature) < _bar(level, share)
    ]
    return seen or [legal[max(salient, key=lambda at: salient[at])]]


def _bar(level: Level, salience: float) -> float:
    return float(level.see ** (2 * (1 - salience)))


def _draw(action: Any, seat: Seat, turn: int, nature: str) -> float:
    """A number from 0 to 1 that is the thing's own for some turns of this game."""
    named = b"%s/%d/%d/%s" % (encode(action), seat, turn, nature.encode())
    digest = blake2b(named, digest_size=4).digest()
    return int.from_bytes(digest, "big") / 0xFFFFFFFF
