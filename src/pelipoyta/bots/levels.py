"""Weaker opponents that err as people do: they overlook, and look less far; none ever moves at random.

What there is to do has a *salience*, from 0 to 1: how easily a person sees it. A level sees a part of it, the same
part for some turns, so that what is overlooked stays overlooked for a while; what nobody overlooks is always seen.
Then it chooses among what it saw, as well as it can.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from random import Random
from typing import Any

from msgspec.json import encode

from pelipoyta.bots.bot import Choose, Think
from pelipoyta.kernel.game import Seat

Salience = Callable[[Any, Seat, Any], float]  # (view, seat, action)
Clock = Callable[[Any], int]  # grows with the game, by about one a turn

PLAIN = 0.9  # what is at least so salient nobody overlooks
LASTS = 4  # turns that an oversight stays


@dataclass(frozen=True)
class Level:
    """How much is seen, and whether it looks ahead."""

    see: float
    nodes: int = 0  # thousandths of what suits the strongest; 0: none, it plays as the usual opponent


LEVELS: Mapping[str, Level] = {
    "level1": Level(0.35),
    "level2": Level(0.65),
    "level3": Level(0.92),
    "level4": Level(0.97, 50),
    "level5": Level(1.0, 1000),
}


@dataclass(frozen=True)
class Skill:
    """What the mind of a game has for levels to be made of."""

    usual: Choose
    strongest: Think | None
    nodes: int  # that suit the strongest
    salience: Salience
    clock: Clock


def levels(skill: Skill) -> dict[str, Choose]:
    return {name: _player(skill, level) for name, level in LEVELS.items()}


def _player(skill: Skill, level: Level) -> Choose:
    def choose(view: Any, seat: Seat, ask: str | None, legal: Sequence[Any], rng: Random, budget: float) -> Any:
        if ask is None or len(legal) == 1:
            return skill.usual(view, seat, ask, legal, rng, budget)
        seen = overlook(skill, level, view, seat, legal)
        if level.nodes and skill.strongest:
            nodes = 0 if level.see == 1 else max(1, skill.nodes * level.nodes // 1000)
            found = skill.strongest(view, seat, ask, seen, rng, budget, nodes)
            if found in seen:
                return found
        return skill.usual(view, seat, ask, seen, rng, budget)

    return choose


def overlook(skill: Skill, level: Level, view: Any, seat: Seat, legal: Sequence[Any]) -> list[Any]:
    """What the level sees of what there is to do, in its order; never nothing."""
    salient = {at: skill.salience(view, seat, action) for at, action in enumerate(legal)}
    turn = skill.clock(view) // LASTS
    seen = [
        legal[at]
        for at, share in salient.items()
        if share >= PLAIN or _draw(legal[at], seat, turn) < _bar(level, share)
    ]
    return seen or [legal[max(salient, key=lambda at: salient[at])]]


def _bar(level: Level, salience: float) -> float:
    return float(level.see ** (2 * (1 - salience)))


def _draw(action: Any, seat: Seat, turn: int) -> float:
    """A number from 0 to 1 that is the thing's own for some turns."""
    digest = blake2b(b"%s/%d/%d" % (encode(action), seat, turn), digest_size=4).digest()
    return int.from_bytes(digest, "big") / 0xFFFFFFFF
