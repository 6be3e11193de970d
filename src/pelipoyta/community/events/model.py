"""Row of a contest that is not over, and an event as the lobby lists it."""

from typing import Literal

from msgspec import Struct

from pelipoyta.table.watching import Listing

ContestKind = Literal["tournament", "team_match"]
EventKind = Literal["tournament", "team_match", "league"]
EventState = Literal["open", "running"]


class ContestEntrant(Struct, frozen=True, omit_defaults=True):
    """Entrant of a contest who is a person and has not left: number, account, and the table of the present round."""

    entrant: int
    account: str = ""  # empty for a guest
    table: str = ""


class ContestRow(Struct, frozen=True, kw_only=True):
    """A contest that is not over, computed from its log."""

    kind: ContestKind
    game: str
    title: str
    listing: Listing
    club: str
    organiser: str
    made: float
    begins: float | None
    state: EventState
    takes: bool  # new entrants
    count: int  # of entrants, bots included
    places: int  # 0: as many as come
    plain: bool  # one enters by a name alone
    round: int  # 0 before the first
    entrants: tuple[ContestEntrant, ...]


class ComingEvent(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An event that a reader finds in the lobby."""

    kind: EventKind
    id: str
    game: str
    title: str = ""
    club: str = ""  # name of the club that holds it
    begins: float | None = None
    state: EventState = "open"
    count: int = 0
    places: int = 0
    takes: bool = False
    plain: bool = False
    mine: bool = False  # the reader has entered
