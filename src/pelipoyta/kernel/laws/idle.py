"""Law "idle": a seat has legal actions only when the game asks it, or lets it act unasked."""

from typing import Any

from pelipoyta.kernel.game import HOST, AnyGame, Ask, Pending, chairs
from pelipoyta.kernel.laws.walk import LawBroken, Walk


def check_idle(game: AnyGame, walk: Walk, state: Any) -> None:
    """Check the seats of the game, and which of them have legal actions now."""
    seats = chairs(game, walk.options, walk.seats)
    if tuple(game.at_table(state)) != seats:
        raise LawBroken("idle", f"at_table gives {tuple(game.at_table(state))}, and at the table are {seats}")
    check_acting(game, state)


def check_acting(game: AnyGame, state: Any) -> None:
    pending = game.pending(state)
    for seat in game.at_table(state):
        if game.legal(state, seat) and not _may_act(game, pending, seat):
            raise LawBroken("idle", f"seat {seat} has {game.legal(state, seat)} while the game waits for {pending}")


def _may_act(game: AnyGame, pending: Pending, seat: int) -> bool:
    return isinstance(pending, Ask) and (seat in pending.seats or seat == HOST or game.hooks.free)
