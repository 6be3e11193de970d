"""Why a seat may not do something, asked without doing it: nothing changes and nothing is stored."""

from typing import Any

from pelipoyta.kernel.game import Refusal, Seat
from pelipoyta.table.errors import TableError
from pelipoyta.table.state.table_state import TableState
from pelipoyta.table.state.views import Snapshot


def why_not(match: TableState, seat: Seat, at: int, action: Any) -> Refusal | None:
    """The rule that forbids it in the moment told to the seat as number `at`; None when it could be done then.

    The moment the player looks at is asked, not the newest one: a page that still acts out what happened must not
    hear how it ends. Raises TableError where no rule of the game can answer.
    """
    moment = _moment(match, seat, at)
    if moment.over:
        raise TableError("game_over", {"rule": moment.over.why})
    return match.game.why_not(moment.state, seat, action)


def _moment(match: TableState, seat: Seat, at: int) -> Snapshot:
    if match.frozen:
        raise TableError("frozen", {"game": match.header.game, "version": match.header.version})
    if not match.started:
        raise TableError("not_started", {"rule": "TABLE-7"})
    for beat in reversed(match.course.beats):
        if beat.ats.get(seat) == at:
            return beat.moment
    raise TableError("stale", {"at": match.course.number(seat)})
