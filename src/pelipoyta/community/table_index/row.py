"""Row of the table index, computed from a table's state."""

from hashlib import sha256
from typing import Any, Literal

import msgspec
from msgspec import Struct

from pelipoyta.kernel.game import Seat
from pelipoyta.table.model import Viewer
from pelipoyta.table.state.table_state import TableState
from pelipoyta.table.watching import Listing, Watching

Pace = Literal["free", "quick", "slow", "days"]
QUICK = 600  # seconds of a whole game's bank up to which its pace is quick


class IndexedSeat(Struct, frozen=True, omit_defaults=True):
    """Occupant of a seat in the index: a person by name, or a bot; empty for an open seat."""

    name: str = ""
    bot: str = ""
    taken: bool = False
    stand_in: str = ""  # the bot that plays for an absent person (TABLE-17)
    account: str = ""  # of a signed-in person, whose name is looked up when it is shown
    mark: str = ""  # digest of a guest's key, by which the holder's games are found


class IndexedTable(Struct, frozen=True, kw_only=True):
    """Facts of a table that lists are made of. `asked` is true at once; `public_asked` as spectators know it."""

    listing: Listing
    club: str
    rated: bool
    watch: Watching
    game: str
    rules: int  # version
    seats: tuple[IndexedSeat, ...]
    options: dict[str, Any]  # public ones
    time: dict[str, Any] | None
    pace: Pace
    phase: Literal["waiting", "playing", "over"]
    asked: tuple[Seat, ...]
    public_asked: tuple[Seat, ...]
    steps: int  # of the game, that spectators know of
    scores: tuple[float, ...] | None
    ended_by: str  # rule that ended the game
    hints: bool
    teaching: bool
    contest: str
    before: str  # the table this one is the rematch of
    created: float
    started: float | None
    ended: float | None
    changed: float  # when spectators last learnt of something


def index_row(state: TableState) -> IndexedTable:
    """Row of a table; a pure function of its log."""
    header, times = state.header, state.public_times
    return IndexedTable(
        listing=header.listing,
        club=header.club,
        rated=header.rated,
        watch=header.watch,
        game=header.game,
        rules=header.version,
        seats=tuple(_seat(state, seat) for seat in range(header.seats)),
        options=state.public_options,
        time=msgspec.to_builtins(header.time),
        pace=_pace(state),
        phase=state.phase,
        asked=_asked(state),
        public_asked=_public_asked(state),
        steps=state.versions[None],
        scores=state.over.scores if state.over else None,
        ended_by=state.over.why if state.over else "",
        hints=header.hints,
        teaching=header.teaching,
        contest=header.contest or "",
        before=header.before or "",
        created=header.created,
        started=times.started,
        ended=times.ended,
        changed=times.changed,
    )


def _seat(state: TableState, seat: Seat) -> IndexedSeat:
    player = state.seats.players[seat]
    if player is None:
        return IndexedSeat()
    return IndexedSeat(
        name=player.name,
        bot=player.bot,
        taken=True,
        stand_in=state.seats.stand_ins.get(seat, ""),
        account=player.account,
        mark=seat_mark(player.key) if player.key and not player.account else "",
    )


def seat_mark(key: str) -> str:
    """Digest of a seat's key, by which the seat is found and the key is not."""
    return f"k-{sha256(key.encode()).hexdigest()[:40]}"


def _pace(state: TableState) -> Pace:
    timing = state.header.time
    if timing is None:
        return "free"
    if timing.each:
        return "days" if timing.bank >= 3600 else "slow"
    return "quick" if timing.bank <= QUICK else "slow"


def _asked(state: TableState) -> tuple[Seat, ...]:
    if state.phase != "playing" or state.history.snapshot is None:
        return ()
    return tuple(sorted(state.history.asked_version))


def _public_asked(state: TableState) -> tuple[Seat, ...]:
    """Seats asked as spectators know it: seats that answer blind stay asked until all have answered."""
    if state.phase != "playing":
        return ()
    spectators: Viewer = None
    told = state.history.recent.ask_told(spectators)
    return told.seats if told else ()
