"""The shape of a game's view, found by looking: a game need not declare what its own play shows."""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import to_builtins

from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.laws import random_walk

LOOKS = 12  # positions of a game that are looked at


def by_seat(game: AnyGame) -> tuple[str, ...]:
    """The fields of the view that hold one thing for each player: whoever looks, whenever, however many play."""
    views = [(seats, view) for seats in game.seats for view in _views(game, seats)]
    if not views:
        return ()
    everywhere = set.intersection(*(set(_as_long(view, seats)) for seats, view in views))
    return tuple(name for name in _as_long(*reversed(views[0])) if name in everywhere)


def _views(game: AnyGame, seats: int) -> Iterator[Any]:
    """What all see in a random game of so many, where the usual options allow it."""
    options = game.options()
    if game.manners.fits(options, seats):
        return
    states = random_walk(game, options, seats, Random(seats)).states
    for state in states[:: max(1, len(states) // LOOKS)]:
        for viewer in (None, *range(seats)):
            yield to_builtins(game.view(state, viewer))


def _as_long(view: Any, seats: int, within: str = "") -> Iterator[str]:
    """The fields that are lists of that length, such as `points`, or `score.points` inside another."""
    for name, value in view.items() if isinstance(view, dict) else ():
        if isinstance(value, list | tuple) and len(value) == seats:
            yield f"{within}{name}"
        yield from _as_long(value, seats, f"{within}{name}.")
