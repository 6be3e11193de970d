"""Law "common": where a game names the owners of its chance, several tables can share it."""

from collections import Counter
from typing import Any

from pelipoyta.kernel.chance import Dice, Draw
from pelipoyta.kernel.fairness.shared_chance import SharedPile, Whose
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.laws.walk import LawBroken, Walk


def check_shared_chance(game: AnyGame, walk: Walk) -> None:
    """Check that every chance of a whole game is divided completely among existing seats."""
    if game.common is None:
        return
    for state in walk.states:
        pending = game.pending(state)
        if isinstance(pending, Dice | Draw):
            _check(pending, game.common(state), walk.seats, state)


def _check(pending: Dice | Draw, whose: Whose, seats: int, state: Any) -> None:
    wanted = pending.count if isinstance(pending, Dice) or whose.pile else 1
    if whose.owners and len(whose.owners) != wanted:
        raise LawBroken("common", f"{pending} has {len(whose.owners)} owners: {state}")
    if any(owner not in range(seats) for owner in whose.owners):
        raise LawBroken("common", f"{pending} is somebody's who is not there: {whose.owners}")
    if whose.pile and isinstance(pending, Draw):
        _check_pile(pending, whose.owners, whose.pile, seats)


def _check_pile(pending: Draw, owners: tuple[int, ...], pile: SharedPile, seats: int) -> None:
    """Check that the bag holds the cards that no seat has drawn."""
    left = len(pile.whole) - sum(pile.had)
    if not owners or len(pile.had) != seats or left != len(pending.bag) or Counter(pending.bag) - Counter(pile.whole):
        raise LawBroken("common", f"{pending} is not what is left of {pile}")
