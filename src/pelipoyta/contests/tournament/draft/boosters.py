"""Boosters of a game that has sealed deck or draft: which cards they hold, and how they are opened."""

from collections.abc import Sequence
from typing import Any

from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.optional.limited import Booster, Limited, open_booster
from pelipoyta.kernel.parts import part


def limited_of(game: AnyGame) -> Limited | None:
    """Booster rules of the game, if it has any."""
    found: Limited | None = part(game.home, "limited", "LIMITED")
    return found


def needed(game: AnyGame) -> Limited:
    """Booster rules of a game that is known to have them."""
    found = limited_of(game)
    assert found is not None
    return found


def open_all(limited: Limited, options: Any, keys: Sequence[bytes], each: int) -> list[tuple[Booster, ...]]:
    """Open `each` boosters for every key; a key is known to its owner alone."""
    sheets = limited.sheets(options)
    return [
        tuple(open_booster(key, sheets, limited.holds, owner, number) for number in range(each))
        for owner, key in enumerate(keys)
    ]
