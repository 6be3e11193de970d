"""Access of lists: the facts of a table that people who are not at it may know."""

from typing import Literal, Protocol

from msgspec import Struct

from pelipoyta.table.state.table_state import TableState
from pelipoyta.table.watching import Listing, Watching

Phase = Literal["waiting", "playing", "over"]


class ListableTable(Protocol):
    """Facts of a table that decide what lists tell of it."""

    @property
    def listing(self) -> Listing: ...

    @property
    def watch(self) -> Watching: ...

    @property
    def phase(self) -> Phase: ...

    @property
    def ended(self) -> float | None: ...


class ListingAccess(Struct, frozen=True, kw_only=True):
    """Facts of a table that people who are not at it may know now."""

    phase: Phase  # with onlookers kept minutes behind a game still runs for them when it has ended (TABLE-25)
    listed: bool  # in a list: everybody's, or a club's
    public: bool  # in everybody's
    watched: bool  # onlookers may come to it, to see the game as it is or as it was
    live: bool  # and see it as it is: whose turn it is, and how far it has come
    result: bool


def listing_access(table: ListableTable, now: float) -> ListingAccess:
    """Access of lists to a table now."""
    kind = table.watch.kind
    phase: Phase = "playing" if table.phase == "over" and now < (end_known_at(table) or now) else table.phase
    return ListingAccess(
        phase=phase,
        listed=table.listing != "private",
        public=table.listing == "open",
        watched=kind != "nobody" and (kind != "end" or phase == "over"),
        live=kind == "live" and phase == "playing",
        result=kind != "nobody" and phase == "over",
    )


def waits_in_lists(state: TableState) -> bool:
    """True for a table in a list, everybody's or a club's, whose game has not begun."""
    return state.header.listing != "private" and state.phase == "waiting"


def waits_in_public(table: ListableTable) -> bool:
    """True for a table in everybody's list whose game has not begun."""
    return table.listing == "open" and table.phase == "waiting"


def end_known_at(table: ListableTable) -> float | None:
    """Time from which onlookers may know that the game has ended; None while it runs."""
    if table.ended is None:
        return None
    return table.ended + (60 * table.watch.behind if table.watch.kind == "minutes" else 0)
