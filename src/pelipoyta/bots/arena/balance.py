"""Measure how often the player with the first turn wins, in games of one bot against itself."""

from collections.abc import Iterable
from typing import Any

from pelipoyta.bots.arena.arena import play_game
from pelipoyta.bots.registry import find
from pelipoyta.kernel.balance import Balance
from pelipoyta.kernel.game import AnyGame, Seat
from pelipoyta.kernel.records.record import Record, played


def measure(game: AnyGame, options: Any, seats: int, bot: str, numbers: Iterable[int]) -> Balance:
    """Play the games of these numbers; a number is the seed of its game."""
    chooser, counts = find(game.id, bot), [0, 0, 0]
    for number in numbers:
        found = play_game(game, options, seats, [chooser] * seats, seed=f"balance/{number}")
        first = starter_of(game, found.record)
        if first is not None:
            counts[_result(found.scores, first)] += 1
    won, drawn, lost = counts
    return Balance(bot, seats, won=won, drawn=drawn, lost=lost)


def _result(scores: tuple[float, ...], first: Seat) -> int:
    """0 for a win of the seat, 1 for a draw, 2 for a defeat."""
    return 0 if scores[first] == 1 else 2 if scores[first] == 0 else 1


def starter_of(game: AnyGame, record: Record) -> Seat | None:
    """Seat of the first turn; None where the game ended before one."""
    if game.variants is None:
        return None
    for state, _ in played(game, record):
        if (seat := game.variants.starter(state)) is not None:
            return seat
    return None
