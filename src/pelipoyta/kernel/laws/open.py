"""Law "open": where a game says that nothing is hidden, all seats see and hear the same."""

from typing import Any

from pelipoyta.kernel.game import AnyGame, told
from pelipoyta.kernel.laws.walk import LawBroken, Walk


def check_open(game: AnyGame, walk: Walk, state: Any) -> None:
    if game.hooks.open and any(game.view(state, seat) != game.view(state, None) for seat in range(walk.seats)):
        raise LawBroken("open", f"not all see the same of {state}")


def check_open_story(game: AnyGame, walk: Walk) -> None:
    for event in (event for events in walk.events for event in events if game.hooks.open):
        if any(told(event, seat) != event for seat in (None, *range(walk.seats))):
            raise LawBroken("open", f"not all hear the same of {event}")
