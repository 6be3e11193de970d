"""Decisions about vacations in games over days (TABLE-26)."""

from pelipoyta.kernel.game import Seat
from pelipoyta.table.commands import Rest
from pelipoyta.table.model import DAY, Rested
from pelipoyta.table.state.table_state import TableState

DAYS = DAY // 2  # seconds for a turn from which on a game is one over days


def is_over_days(state: TableState) -> bool:
    """True for a game whose clock gives each turn half a day or more."""
    timing = state.header.time
    return timing is not None and timing.each and timing.bank >= DAYS


def may_rest(state: TableState, seat: Seat) -> bool:
    """True if the clock of the seat's player can stand: over days, in no contest, while the game is played."""
    return is_over_days(state) and state.header.contest is None and seat in state.seats.playing


def rested(state: TableState, command: Rest) -> Rested | None:
    """Entry that stops the clock or lets it go on; None where nothing changes."""
    vacation = state.seats.vacations.get(command.seat)
    if command.over:
        return vacation and Rested(command.seat, vacation.since, min(state.clock(), vacation.until), True)
    if state.phase != "playing" or not may_rest(state, command.seat):
        return None
    if vacation is not None and vacation.until == command.until:
        return None
    return Rested(command.seat, vacation.since if vacation else state.clock(), command.until)
