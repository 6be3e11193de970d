"""Rows of the lobby's lists, and the filters that visitors choose them by."""

from collections.abc import Callable
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from pelipoyta.community.pairing import Want
from pelipoyta.community.table_index.row import IndexedSeat, IndexedTable
from pelipoyta.table.watching import Watching

Section = Literal["open", "running"]
Text = Annotated[str, Meta(max_length=64)]


class ListedSeat(Struct, frozen=True, omit_defaults=True):
    """Seat of a listed table: a person by name, or a bot; an open seat is not taken."""

    name: str = ""
    bot: str = ""
    taken: bool = False


class ListedWant(Struct, frozen=True):
    """A game that a searching person would play."""

    game: str
    pace: str
    seats: tuple[int, ...]


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
    rating: int | None = None
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
    followed: bool = False  # only where somebody sits whom the visitor follows

    def admits(self, row: ListedRow) -> bool:
        return (
            row.section == self.section
            and row.club == self.club
            and (row.rated or not self.rated)
            and (row.here or not self.here)
            and self._admits_game(row)
        )

    def _admits_game(self, row: ListedRow) -> bool:
        if row.kind == "offer":
            return any(self.game in ("", want.game) and (not self.pace or want.pace == self.pace) for want in row.wants)
        return self.game in ("", row.game) and self.pace in ("", row.pace)


Order = tuple[bool, int, str]


def order_of(row: ListedRow) -> Order:
    """Sort key: where somebody is here first, then the longest wait; of running games the newest first."""
    return (not row.here, row.since if row.section == "open" else -row.since, row.id)


def listed_table(
    table: str, row: IndexedTable, now: float, *, here: bool, name_of: Callable[[IndexedSeat], str]
) -> ListedRow | None:
    """Row of a table in the lists; None for a private one, a finished one, and one that has no open seat or watcher."""
    section = section_of(row, now)
    if row.listing == "private" or section is None or (section == "running" and row.watch.kind in ("end", "nobody")):
        return None
    live = section == "running" and row.watch.kind == "live"
    return ListedRow(
        id=table,
        section=section,
        game=row.game,
        seats=tuple(ListedSeat(name_of(seat), seat.bot or seat.stand_in, seat.taken) for seat in row.seats),
        options=row.options,
        time=row.time,
        pace=row.pace,
        since=int(row.created if row.started is None else row.started),
        here=here and section == "open",
        rated=row.rated,
        steps=row.steps if live else None,
        turn=row.public_asked if live else (),
        watch=row.watch,
        club=row.club,
    )


def section_of(row: IndexedTable, now: float) -> Section | None:
    """Section of a table; with onlookers kept minutes behind it still runs for them when it has ended (TABLE-25)."""
    if row.phase == "waiting":
        return "open" if any(not seat.taken for seat in row.seats) else None
    if row.phase == "playing":
        return "running"
    return "running" if ends_late(row, now) else None


def ends_late(row: IndexedTable, now: float) -> bool:
    """True for a game that has ended, and whose onlookers must not know it yet (TABLE-25)."""
    return row.watch.kind == "minutes" and row.ended is not None and now - row.ended < 60 * row.watch.behind


def listed_offer(
    name: str, shown_as: str, wants: tuple[Want, ...], since: float, *, here: bool, rating: int | None = None
) -> ListedRow:
    """Row of a person who searches for players."""
    wanted = tuple(ListedWant(want.pool.game, want.pool.pace, want.seats) for want in wants)
    return ListedRow(
        id=name, section="open", kind="offer", name=shown_as, wants=wanted, since=int(since), here=here, rating=rating
    )
