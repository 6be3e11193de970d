"""Dice statistics of a game's seats against the expected value, for games that name the owners of their dice."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from pelipoyta.kernel.chance import Dice
from pelipoyta.kernel.game import AnyGame, Seat
from pelipoyta.kernel.parts import part
from pelipoyta.kernel.play import Chance, Step, take


class DiceStats(Struct, frozen=True):
    """Dice statistics of a seat: number of dice, their sum, the expected sum and its variance."""

    dice: int = 0
    total: int = 0
    expected: float = 0.0
    variance: float = 0.0

    def and_die(self, face: int, sides: int) -> "DiceStats":
        """Statistics with one more die."""
        mean, spread = (sides + 1) / 2, (sides**2 - 1) / 12
        return DiceStats(self.dice + 1, self.total + face, self.expected + mean, self.variance + spread)


def dice_stats(game: AnyGame, state: Any, steps: tuple[Step, ...], seats: int) -> tuple[DiceStats, ...]:
    """Statistics by seat from this state on; empty for a game that does not name the owners of its dice."""
    rolls = part(game.home, "rolls", "rolls")
    if rolls is None:
        return ()
    found = [DiceStats()] * seats
    for seat, face, sides in _dice(game, state, steps, rolls):
        found[seat] = found[seat].and_die(face, sides)
    return tuple(found)


def _dice(game: AnyGame, state: Any, steps: tuple[Step, ...], rolls: Any) -> Iterator[tuple[Seat, int, int]]:
    for step in steps:
        pending = game.pending(state)
        if isinstance(step, Chance) and isinstance(pending, Dice):
            for seat, face in zip(rolls(state), step.outcome, strict=True):
                yield seat, face, pending.sides
        state, _ = take(game, state, step)
