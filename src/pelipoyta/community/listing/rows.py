"""Rows of the lobby's lists, and the filters that visitors choose them by."""

from collections.abc import Callable
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from pelipoyta.community.pairing import Want
from pelipoyta.community.table_index.row import IndexedSeat, IndexedTable
from pelipoyta.table.access.listing import ListingAccess, listing_access
from pelipoyta.table.player_names import label_of
from pelipoyta.table.watching import Watching

Section = Literal["open", "running"]
Level = Literal["", "below1400", "below1600", "below1800", "above"]
LEVELS: dict[Level, tuple[float, float]] = {  # points from, and below
    "below1400": (float("-inf"), 1400),
    "below1600": (1400, 1600),
    "below1800": (1600, 1800),
    "above": (1800, float("inf")),
}
Text = Annotated[str, Meta(max_length=64)]


def outside_bot(account: str) -> str:
    """`outside` for the account of a bot that plays over the network."""
    return "outside" if account and label_of(account).kind == "bot" else ""


class ListedSeat(Struct, frozen=True, omit_defaults=True):
    """Seat of a listed table: a person by name, or a bot; an open seat is not taken."""

    name: str = ""
    bot: str = ""
    taken: bool = False
    rating: int | None = None  # of an account with a certain rating in such games


class ListedWant(Struct, frozen=True, omit_defaults=True):
    """A game that a searching person would play."""

    game: str
    pace: str
    seats: tuple[int, ...]
    rated: bool = False


class ListedRow(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A table that one may sit down at or watch, or a person who searches for players."""

    id: str
    section: Section
    kind: Literal["table", "offer"] = "table"
    name: str = ""  # of a searching person
    game: str = ""
    seats: tuple[ListedSeat, ...] = ()
    options: dict[str, Any] = {}
    time: dict[str, Any] | None = None
    pace: str = "free"
    wants: tuple[ListedWant, ...] = ()  # of a searching person
    since: int = 0  # seconds since 1970: made, or begun
    here: bool = False  # somebody who waits is here now
    rated: bool = False
    rating: int | None = None  # of the searching person, or the mean of those who sit there
    steps: int | None = None  # of a running game, where they are not kept back
    turn: tuple[int, ...] = ()  # seats whose turn it is, where that is not kept back
    watch: Watching = Watching()
    club: str = ""


class LobbyFilter(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Choice of rows; empty fields choose all. Visitors with equal filters share one list."""

    section: Section = "open"
    game: Text = ""
    pace: Text = ""
    club: Text = ""  # a club's own list; empty: the tables that are open to everyone
    rated: bool = False  # only rated ones
    here: bool = False  # only where somebody is here
    seats: Annotated[int, Meta(ge=0, le=24)] = 0  # number of players; 0: any
    level: Level = ""  # only where the rating is between these bounds
    followed: bool = False  # only where somebody sits whom the visitor follows

    def admits(self, row: ListedRow) -> bool:
        return (
            row.section == self.section
            and row.club == self.club
            and (row.here or not self.here)
            and self._admits_level(row)
            and self._admits_game(row)
        )

    def _admits_level(self, row: ListedRow) -> bool:
        if not self.level:
            return True
        least, most = LEVELS[self.level]
        return row.rating is not None and least <= row.rating < most

    def _admits_game(self, row: ListedRow) -> bool:
        if row.kind == "offer":
            return any(self._admits_want(want) for want in row.wants)
        return (
            self.game in ("", row.game)
            and self.pace in ("", row.pace)
            and self.seats in (0, len(row.seats))
            and (row.rated or not self.rated)
        )

    def _admits_want(self, want: ListedWant) -> bool:
        return (
            self.game in ("", want.game)
            and self.pace in ("", want.pace)
            and (not self.seats or self.seats in want.seats)
            and (want.rated or not self.rated)
        )


Order = tuple[bool, int, str]


def order_of(row: ListedRow) -> Order:
    """Sort key: where somebody is here first, then the longest wait; of running games the newest first."""
    return (not row.here, row.since if row.section == "open" else -row.since, row.id)


def listed_table(
    table: str,
    row: IndexedTable,
    now: float,
    *,
    here: bool,
    name_of: Callable[[IndexedSeat], str],
    points_of: Callable[[str, IndexedTable], int | None] = lambda account, row: None,
) -> ListedRow | None:
    """Row of a table in the lists; None for a private one, a finished one, and one that has no open seat or watcher."""
    known = listing_access(row, now)
    section = _section(row, known)
    if not known.listed or section is None or (section == "running" and not known.watched):
        return None
    seats = tuple(
        ListedSeat(
            name_of(seat),
            seat.bot or seat.stand_in or outside_bot(seat.account),
            taken=seat.taken,
            rating=points_of(seat.account, row) if seat.account else None,
        )
        for seat in row.seats
    )
    known_points = [seat.rating for seat in seats if seat.rating is not None]
    return ListedRow(
        id=table,
        section=section,
        game=row.game,
        seats=seats,
        options=row.options,
        time=row.time,
        pace=row.pace,
        since=int(row.created if row.started is None else row.started),
        here=here and section == "open",
        rated=row.rated,
        rating=round(sum(known_points) / len(known_points)) if known_points else None,
        steps=row.steps if known.live else None,
        turn=row.public_asked if known.live else (),
        watch=row.watch,
        club=row.club,
    )


def _section(row: IndexedTable, known: ListingAccess) -> Section | None:
    if known.phase == "waiting":
        return "open" if any(not seat.taken for seat in row.seats) else None
    return "running" if known.phase == "playing" else None


def listed_offer(
    name: str, shown_as: str, wants: tuple[Want, ...], since: float, *, here: bool, rating: int | None = None
) -> ListedRow:
    """Row of a person who searches for players."""
    wanted = tuple(ListedWant(want.pool.game, want.pool.pace, want.seats, want.pool.rated) for want in wants)
    return ListedRow(
        id=name, section="open", kind="offer", name=shown_as, wants=wanted, since=int(since), here=here, rating=rating
    )
