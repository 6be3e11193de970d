"""Decisions when a clock has run out (TABLE-16)."""

from typing import Any

import msgspec
from msgspec import Raw

from pelipoyta.kernel.game import Over, Seat
from pelipoyta.table.decide.play import steps
from pelipoyta.table.decide.play.steps import Roll
from pelipoyta.table.model import Moved, TimedOut
from pelipoyta.table.state.table_state import TableState
from pelipoyta.table.state.transition import Transition


def on_timeout(state: TableState, seats: tuple[Seat, ...], roll: Roll) -> tuple[Moved | TimedOut, Transition]:
    """Decide a timeout: a default choice where the game has one, else the player leaves or the side loses."""
    action = _excused(state, seats[0]) if len(seats) == 1 else None
    if action is not None:
        transition = steps.move(state.history, seats[0], action, True, roll)
        return Moved(seats[0], Raw(msgspec.json.encode(action)), transition.chance, True), transition
    if len(seats) == 1 and state.game.hooks.concede:
        transition = steps.concede(state.history, seats[0], roll)
    else:
        transition = steps.end(state.history, _lost(state, seats))
    return TimedOut(seats, transition.chance), transition


def _excused(state: TableState, seat: Seat) -> Any:
    action = state.game.hooks.late(state.game_state, seat)
    return action if action is not None and action in state.history.current.legal(seat) else None


def _lost(state: TableState, seats: tuple[Seat, ...]) -> Over:
    """Scores after timeouts: the late sides lose and every other wins; without another side it is a draw."""
    late = {state.teams[seat] for seat in seats}
    if late == set(state.teams):
        return Over((0.5,) * len(state.teams), "TABLE-16")
    return Over(tuple(0.0 if team in late else 1.0 for team in state.teams), "TABLE-16", seats[0])
