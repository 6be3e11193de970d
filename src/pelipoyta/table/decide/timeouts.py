"""What comes of a clock that has run out (TABLE-16)."""

from typing import Any

import msgspec
from msgspec import Raw

from pelipoyta.kernel.game import Over, Seat
from pelipoyta.table.decide import steps
from pelipoyta.table.decide.steps import Change, Roll
from pelipoyta.table.model import Moved, TimedOut
from pelipoyta.table.state.table_state import TableState


def on_timeout(match: TableState, seats: tuple[Seat, ...], roll: Roll) -> tuple[Moved | TimedOut, Change]:
    """The game goes on for one who is late, where it says how; else that one leaves it, or that side loses."""
    action = _excused(match, seats[0]) if len(seats) == 1 else None
    if action is not None:
        change = steps.move(match.course, seats[0], action, True, roll)
        return Moved(seats[0], Raw(msgspec.json.encode(action)), change.chance, True), change
    if len(seats) == 1 and match.game.hooks.concede:
        change = steps.concede(match.course, seats[0], roll)
    else:
        change = steps.end(match.course, _lost(match, seats))
    return TimedOut(seats, change.chance), change


def _excused(match: TableState, seat: Seat) -> Any:
    action = match.game.hooks.late(match.state, seat)
    return action if action is not None and action in match.course.now.legal(seat) else None


def _lost(match: TableState, seats: tuple[Seat, ...]) -> Over:
    """Their sides lose and every other wins; where no other is left, nobody has won."""
    late = {match.teams[seat] for seat in seats}
    if late == set(match.teams):
        return Over((0.5,) * len(match.teams), "TABLE-16")
    return Over(tuple(0.0 if team in late else 1.0 for team in match.teams), "TABLE-16", seats[0])
