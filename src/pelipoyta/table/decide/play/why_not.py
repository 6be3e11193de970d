"""Refusals asked about in advance: the rule that forbids an action, without doing it."""

from typing import Any

from pelipoyta.kernel.game import Refusal, Seat
from pelipoyta.table.errors import TableError
from pelipoyta.table.state.table_state import TableState
from pelipoyta.table.state.views import Snapshot


def why_not(state: TableState, seat: Seat, version: int, action: Any) -> Refusal | None:
    """The rule that forbids the action at that version of the seat; None when it was allowed then.

    The version that the player sees is asked, not the newest one: a page that is still animating must not learn how
    the animation ends. Raises TableError where no rule of the game can answer.
    """
    snapshot = _snapshot(state, seat, version)
    if snapshot.over:
        raise TableError("game_over", {"rule": snapshot.over.why})
    return state.game.why_not(snapshot.state, seat, action)


def _snapshot(state: TableState, seat: Seat, version: int) -> Snapshot:
    if state.frozen:
        raise TableError("frozen", {"game": state.header.game, "version": state.header.version})
    if not state.started:
        raise TableError("not_started", {"rule": "TABLE-7"})
    if found := state.history.recent.snapshot_at(seat, version):
        return found
    raise TableError("stale", {"at": state.history.version(seat)})
