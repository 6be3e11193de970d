"""Why a seat may not do something, asked without doing it: nothing changes and nothing is stored."""

from typing import Any

from pelipoyta.kernel.game import Refusal, Seat
from pelipoyta.table.errors import TableError
from pelipoyta.table.state.table_state import TableState
from pelipoyta.table.state.views import Snapshot


def why_not(state: TableState, seat: Seat, at: int, action: Any) -> Refusal | None:
    """The rule that forbids it in the moment told to the seat as number `at`; None when it could be done then.

    The moment the player looks at is asked, not the newest one: a page that still acts out what happened must not
    hear how it ends. Raises TableError where no rule of the game can answer.
    """
    snapshot = _moment(state, seat, at)
    if snapshot.over:
        raise TableError("game_over", {"rule": snapshot.over.why})
    return state.game.why_not(snapshot.state, seat, action)


def _moment(state: TableState, seat: Seat, at: int) -> Snapshot:
    if state.frozen:
        raise TableError("frozen", {"game": state.header.game, "version": state.header.version})
    if not state.started:
        raise TableError("not_started", {"rule": "TABLE-7"})
    for transition in reversed(state.history.recent):
        if transition.versions.get(seat) == at:
            return transition.snapshot
    raise TableError("stale", {"at": state.history.version(seat)})
