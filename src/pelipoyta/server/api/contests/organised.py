"""Steps that the endpoints of tournaments and team matches share: announcing, entering, tickets, looking one up."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Protocol, TypeVar

from pelipoyta.community.accounts.model import Session
from pelipoyta.contests.commands import Contest, ContestCommand, FromKey, NewCalendar, Reissue
from pelipoyta.contests.model import Calendar
from pelipoyta.server.schemas.contests.tournaments import Announced, Ticket
from pelipoyta.server.state import AppState
from pelipoyta.table.decide.setup.create import new_key
from pelipoyta.table.errors import TableError
from pelipoyta.table.player_names import label_of

T = TypeVar("T")


class Keyed(Protocol):
    """A request that may bring an idempotency key."""

    @property
    def key(self) -> str | None: ...


class AccountEntrant(Protocol):
    """An entrant, perhaps of an account."""

    @property
    def name(self) -> str: ...
    @property
    def account(self) -> str: ...


class Planned(Keyed, Protocol):
    """A request that announces a contest."""

    @property
    def calendar(self) -> NewCalendar: ...


PlanT = TypeVar("PlanT", bound=Planned)
EntryT = TypeVar("EntryT", bound=ContestCommand)
Create = Callable[[PlanT, str, str], Awaitable[str]]
Execute = Callable[[str, FromKey[EntryT]], Awaitable[Contest]]


async def look_up(state: AppState, address: str, find: Callable[[str], Awaitable[T]], id: str) -> T:
    """The contest of that id; callers who try ids are slowed down. Raises TableError."""
    state.limits.look(address)
    try:
        return await find(id)
    except TableError:
        state.limits.miss(address)
        raise


async def announce(state: AppState, create: Create[PlanT], plan: PlanT, caller: Session | None) -> Announced:
    """Create a contest by its plan; the token is the organiser's. A list names it for signed-in people alone."""
    key = state.tokens.own(plan.key) or new_key()
    organiser = caller.account if caller else ""
    if plan.calendar.club:
        await state.people.check_organises(organiser, plan.calendar.club)
    return Announced(await create(plan, key, organiser), state.tokens.sign(key))


async def enter(
    state: AppState,
    do: Execute[EntryT],
    id: str,
    request: EntryT,
    own: str | None,
    calendar: Calendar,
    caller: Session | None,
) -> Ticket:
    """Enter a person; `own` is the idempotency key of the request, and the token the entrant's ticket.

    A signed-in entrant is known by the session, on every device, and needs no ticket (CONTEST-31).
    """
    await state.people.check_club(caller.account if caller else "", calendar.club)
    if caller is not None:
        entered = await do(id, FromKey(caller.account, request, caller.account))
        entrant = entered.entrant_of(caller.account)
        assert entrant is not None
        return Ticket(entrant, "")
    key = state.tokens.own(own) or new_key()
    return _ticket(state, await do(id, FromKey(key, request)), key)


async def learn_names(state: AppState, entrants: Iterable[AccountEntrant]) -> None:
    """Look up the names of the entrants with accounts."""
    if accounts := {each.account for each in entrants if each.account}:
        await state.accounts.learn_names(accounts)


def name_of(entrant: AccountEntrant) -> str:
    """Name of an entrant as it is shown; that of an account as it is called now."""
    return label_of(entrant.account).name if entrant.account else entrant.name


async def reissue(state: AppState, do: Execute[Reissue], id: str, entrant: int, key: str) -> Ticket:
    """Issue a new ticket for an entrant who has lost theirs; the old one becomes void."""
    ticket = new_key()
    return _ticket(state, await do(id, FromKey(key, Reissue(entrant, ticket))), ticket)


def _ticket(state: AppState, contest: Contest, key: str) -> Ticket:
    """The ticket of the entrant who holds the key."""
    entrant = contest.entrant_of(key)
    assert entrant is not None
    return Ticket(entrant, state.tokens.sign(key))
