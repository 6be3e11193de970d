"""Law "honest": `why_not` is None exactly when the action is in `legal`."""

from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from pelipoyta.kernel.game import AnyGame, Refusal
from pelipoyta.kernel.laws.walk import LawBroken, Walk

STRAYS = 8  # actions tried for each seat, legal or not


def check_honest(game: AnyGame, walk: Walk, state: Any, rng: Random) -> int:
    """Try legal and stray actions of every chair, and count the strays."""
    before = msgspec.json.encode(state)
    tried = 0
    for seat in game.at_table(state):
        legal = list(game.legal(state, seat))
        _check_listed(game, state, seat, legal)
        for action in strays(walk, legal, rng):
            tried += action not in legal
            _check_stray(action, action in legal, game.why_not(state, seat, action))
    if msgspec.json.encode(state) != before:
        raise LawBroken("pure", "legal or why_not changed the state")
    return tried


def _check_listed(game: AnyGame, state: Any, seat: int, legal: list[Any]) -> None:
    if len({msgspec.json.encode(action) for action in legal}) < len(legal):
        raise LawBroken("honest", f"seat {seat}'s legal actions hold doubles")
    for action in legal:
        refusal = game.why_not(state, seat, action)
        if refusal:
            raise LawBroken("honest", f"{action} of seat {seat} is legal, and refused by {refusal}")


def _check_stray(action: Any, is_legal: bool, refusal: Refusal | None) -> None:
    if is_legal != (refusal is None):
        raise LawBroken("honest", f"{action} is {'' if is_legal else 'not '}legal, but why_not says {refusal}")
    if refusal and not (refusal.rule and refusal.reason):
        raise LawBroken("honest", f"{action} is refused without a rule or a reason: {refusal}")


def strays(walk: Walk, legal: list[Any], rng: Random) -> list[Any]:
    """Actions from elsewhere in the game, and mutated versions of those and of legal ones."""
    pool = walk.actions + legal
    if not pool:
        return []
    picked = [rng.choice(pool) for _ in range(STRAYS)]
    return picked + [_bent(action, rng) for action in picked]


def _bent(action: Any, rng: Random) -> Any:
    """The action with one field changed, still of the right type."""
    names = action.__struct_fields__
    if not names:
        return action
    name = rng.choice(names)
    return replace(action, **{name: _bend(getattr(action, name), rng)})


def _bend(value: Any, rng: Random) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice([value + 1, value - 1, -value, value + rng.randint(-60, 60), -1, 0, 10**6])
    if isinstance(value, tuple) and value:
        return rng.choice([value[::-1], value[1:], value + value[:1], (_bend(value[0], rng), *value[1:])])
    return value
