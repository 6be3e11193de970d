"""Heuristic turn by expected worth: shoot, then the best move, then scout and strike while it pays."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from pelipoyta.bots.games.kasvoton.danger import danger
from pelipoyta.bots.games.kasvoton.field import Field
from pelipoyta.bots.games.kasvoton.moves import best_move
from pelipoyta.bots.games.kasvoton.setup import bargain, choose_knight, deploy, enlist
from pelipoyta.bots.games.kasvoton.strikes import (
    choose_pair,
    choose_royal,
    line_gain,
    scout_gain,
    shot_gain,
    triangle_gain,
)
from pelipoyta.games.kasvoton.model import Done, Line, Scout, Shoot, Triangle, View
from pelipoyta.kernel import Seat

BEFORE: dict[str, Callable[[View, Seat, Sequence[Any], Random], Any]] = {
    "knight": choose_knight,
    "split": bargain,
    "starter": bargain,
    "deploy": deploy,
    "enlist": enlist,
}
HALF_MADE: dict[str, Callable[[Field, Sequence[Any]], Any]] = {"pair": choose_pair, "royal": choose_royal}
GAINS: dict[type, Callable[[Field, Any], float]] = {
    Shoot: shot_gain,
    Scout: scout_gain,
    Line: line_gain,
    Triangle: triangle_gain,
}


def greedy(view: View, seat: Seat, ask: str | None, legal: Sequence[Any], rng: Random, budget: float) -> Any:
    if ask is None:
        return None  # own cards are shown only when it pays, and out of turn it never does
    if ask in BEFORE:
        return BEFORE[ask](view, seat, legal, rng)
    field = Field(view, seat)
    if ask in HALF_MADE:
        return HALF_MADE[ask](field, legal)
    return _take_turn(field, legal, rng)


def _take_turn(field: Field, legal: Sequence[Any], rng: Random) -> Any:
    """Phases in order: a phase that was passed does not come back (KV-D0.2)."""
    shot = _best(field, legal, (Shoot,))
    if shot:
        return shot
    move = best_move(field, legal, rng)
    if move and not _is_poor(field, move[0]):
        return move[1]
    return _best(field, legal, (Scout,)) or _best(field, legal, (Triangle, Line)) or Done()


def _is_poor(field: Field, gain: float) -> bool:
    """True if a move is so poor that passing is better."""
    return gain < 0 and not field.weary and field.king >= 0 and danger(field, 13, field.king) < 0.02


def _best(field: Field, legal: Sequence[Any], kinds: tuple[type, ...]) -> Any:
    """Action of these kinds with the highest expected worth, if any is positive."""
    weighed = [(GAINS[type(action)](field, action), action) for action in legal if isinstance(action, kinds)]
    gain, action = max(weighed, key=lambda pair: pair[0], default=(0.0, None))
    return action if gain > 0 else None
