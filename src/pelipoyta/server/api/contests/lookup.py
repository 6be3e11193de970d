"""What contests of every kind have in common by HTTP: how one is looked up, and the ticket of whoever enters."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from fastapi import Request

from pelipoyta.contests.commands import Contest
from pelipoyta.server.api.play.tables import address_of, house_of
from pelipoyta.server.schemas.tournaments import Ticket
from pelipoyta.server.state import AppState
from pelipoyta.table.errors import TableError

T = TypeVar("T")


async def look_up(request: Request, look: Callable[[str], Awaitable[T]], name: str) -> T:
    """What is called so; whoever tries names is soon made to wait. Raises TableError."""
    limits, address = house_of(request).limits, address_of(request)
    limits.look(address)
    try:
        return await look(name)
    except TableError:
        limits.miss(address)
        raise


def ticket_of(house: AppState, event: Contest, key: str) -> Ticket:
    entrant = event.entrant_of(key)
    assert entrant is not None
    return Ticket(entrant, house.tokens.sign(key))
