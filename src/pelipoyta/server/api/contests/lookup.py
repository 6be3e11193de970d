"""Lookups and tickets that contests of every kind share."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from pelipoyta.contests.commands import Contest
from pelipoyta.server.schemas.tournaments import Ticket
from pelipoyta.server.state import AppState
from pelipoyta.table.errors import TableError

T = TypeVar("T")


async def look_up(state: AppState, address: str, look: Callable[[str], Awaitable[T]], name: str) -> T:
    """The contest of that name; callers who try names are slowed down. Raises TableError."""
    state.limits.look(address)
    try:
        return await look(name)
    except TableError:
        state.limits.miss(address)
        raise


def ticket_of(state: AppState, contest: Contest, key: str) -> Ticket:
    """The ticket of the entrant who holds the key."""
    entrant = contest.entrant_of(key)
    assert entrant is not None
    return Ticket(entrant, state.tokens.sign(key))
