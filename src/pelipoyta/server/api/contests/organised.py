"""Steps that the endpoints of tournaments and team matches share: announcing, entering, tickets, looking one up."""

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from pelipoyta.contests.commands import Contest, ContestCommand, FromKey, Reissue
from pelipoyta.server.schemas.tournaments import Announced, Ticket
from pelipoyta.server.state import AppState
from pelipoyta.table.decide.create import new_key
from pelipoyta.table.errors import TableError

T = TypeVar("T")


class Keyed(Protocol):
    """A request that may bring an idempotency key."""

    @property
    def key(self) -> str | None: ...


PlanT = TypeVar("PlanT", bound=Keyed)
EntryT = TypeVar("EntryT", bound=ContestCommand)
Create = Callable[[PlanT, str], Awaitable[str]]
Execute = Callable[[str, FromKey[EntryT]], Awaitable[Contest]]


async def look_up(state: AppState, address: str, find: Callable[[str], Awaitable[T]], id: str) -> T:
    """The contest of that id; callers who try ids are slowed down. Raises TableError."""
    state.limits.look(address)
    try:
        return await find(id)
    except TableError:
        state.limits.miss(address)
        raise


async def announce(state: AppState, create: Create[PlanT], plan: PlanT) -> Announced:
    """Create a contest by its plan; the token is the organiser's."""
    key = state.tokens.own(plan.key) or new_key()
    return Announced(await create(plan, key), state.tokens.sign(key))


async def enter(state: AppState, do: Execute[EntryT], id: str, request: EntryT, own: str | None) -> Ticket:
    """Enter a person; `own` is the idempotency key of the request, and the token the entrant's ticket."""
    key = state.tokens.own(own) or new_key()
    return _ticket(state, await do(id, FromKey(key, request)), key)


async def reissue(state: AppState, do: Execute[Reissue], id: str, entrant: int, key: str) -> Ticket:
    """Issue a new ticket for an entrant who has lost theirs; the old one becomes void."""
    ticket = new_key()
    return _ticket(state, await do(id, FromKey(key, Reissue(entrant, ticket))), ticket)


def _ticket(state: AppState, contest: Contest, key: str) -> Ticket:
    """The ticket of the entrant who holds the key."""
    entrant = contest.entrant_of(key)
    assert entrant is not None
    return Ticket(entrant, state.tokens.sign(key))
