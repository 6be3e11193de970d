"""The layout of a game's view, inferred from random games, so that a game need not declare it."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from msgspec import to_builtins

from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.laws import random_walk
from pelipoyta.server.schemas.catalogue.games import ViewShape

LOOKS = 12  # positions of a game that are examined
WHO = {"seat", "player", "owner", "winner", "loser", "turn", "starter", "dealer", "leader"}  # field names

Fits = Callable[[str, Any, int], bool]  # the field, its value, and how many play


def shape_of(game: AnyGame) -> ViewShape:
    """The fields that keep their meaning in every view of every position, for any number of players."""
    views = [(seats, view) for seats in game.seats for view in _views(game, seats)]
    return ViewShape(by_seat=_always(views, _one_each), seats=_always(views, _is_seat))


def _one_each(name: str, value: Any, seats: int) -> bool:
    return isinstance(value, list | tuple) and len(value) == seats


def _is_seat(name: str, value: Any, seats: int) -> bool:
    """True if the field is named like a player and holds the number of a seat; a turn counter does not."""
    known = value is None or (type(value) is int and -1 <= value < seats)
    return known and name.rpartition(".")[2].rpartition("_")[2] in WHO


def _always(views: list[tuple[int, Any]], fits: Fits) -> tuple[str, ...]:
    """The fields that fit in every view, in their order."""
    found = [[name for name, value in _fields(view) if fits(name, value, seats)] for seats, view in views]
    return tuple(name for name in found[0] if all(name in each for each in found)) if found else ()


def _views(game: AnyGame, seats: int) -> Iterator[Any]:
    """Every viewer's views in a random game with that many seats, where the default options allow it."""
    options = game.options()
    if game.misfit(options, seats):
        return
    states = random_walk(game, options, seats, Random(seats)).states
    for state in states[:: max(1, len(states) // LOOKS)]:
        for viewer in (None, *range(seats)):
            yield to_builtins(game.nouns.show(game.view(state, viewer)))


def _fields(view: Any, within: str = "") -> Iterator[tuple[str, Any]]:
    """Every field by its path: `points`, or `score.points` inside another."""
    for name, value in view.items() if isinstance(view, dict) else ():
        yield f"{within}{name}", value
        yield from _fields(value, f"{within}{name}.")
