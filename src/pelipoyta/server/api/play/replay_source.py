"""The replay that a request asks for, and the viewers that its caller may choose: of a table, or of a sent record."""

from collections.abc import Container
from functools import partial

from msgspec import Struct

from pelipoyta.kernel.game import Seat
from pelipoyta.server.live.updates import table_info
from pelipoyta.server.schemas.tables import SeatInfo
from pelipoyta.server.services.records import record_of
from pelipoyta.server.state import AppState
from pelipoyta.table.access import Denial, access
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.stored_table import ReadableTable
from pelipoyta.table.model import Viewer
from pelipoyta.table.replay import ALL, Eyes, Replay
from pelipoyta.table.state.chat import clean


class ReplaySource(Struct, frozen=True):
    """A replay as one viewer sees it, and the other viewers that the caller may choose."""

    replay: Replay
    seats: tuple[SeatInfo, ...]
    mine: Viewer
    may: tuple[Eyes, ...]
    eyes: Eyes
    path: str

    @property
    def whole(self) -> bool:
        """True if nothing is hidden from the caller; then a moment has the same number for every viewer."""
        return ALL in self.may

    def numbers(self) -> tuple[int, ...]:
        """The steps of the game that the viewer saw."""
        if self.whole:
            return tuple(range(len(self.replay.passages)))
        assert self.eyes != ALL
        return self.replay.numbers(self.eyes)


async def table_source(state: AppState, table: ReadableTable, key: str, eyes: str) -> ReplaySource:
    """A table's game for the holder of the key, or for any spectator without one. Raises TableError."""
    table_state, name = table.state, table.state.header.id
    seen = access(table_state, key)
    seen.check("replay")
    chosen = _chosen(eyes, seen.eyes, table_state.header.seats, seen.denials.get("all_eyes"))
    make = partial(
        Replay, table_state.game, record_of(table_state), tuple(table_state.history.times), table_state.initial_state()
    )
    found = await state.replays.of((name, table_state.length), make)  # a running game changes with each line of its log
    return ReplaySource(
        replay=found,
        seats=table_info(table).seats,
        mine=seen.seat,
        may=seen.eyes,
        eyes=chosen,
        path=f"/api/tables/{name}/replay",
    )


def record_source(state: AppState, name: str, eyes: str) -> ReplaySource:
    """A record that was sent recently. Raises TableError."""
    found = sent_record(state, name)
    may: tuple[Eyes, ...] = (ALL, *range(found.record.seats), None)
    return source_of_record(state, name, found, _chosen(eyes, may, found.record.seats, None))


def sent_record(state: AppState, name: str) -> Replay:
    """The replay of a record that was sent recently. Raises TableError."""
    found = state.replays.get(name)
    if found is None:
        raise TableError("replay_gone")
    return found


def source_of_record(state: AppState, name: str, found: Replay, eyes: Eyes) -> ReplaySource:
    """A record for a caller who has its text, and so may choose any viewer."""
    bots, players = state.lobby.bots(found.game.id), found.record.players
    seats = tuple(_seat_info(seat, players[seat] if players else "", bots) for seat in range(found.record.seats))
    may: tuple[Eyes, ...] = (ALL, *range(found.record.seats), None)
    return ReplaySource(replay=found, seats=seats, mine=None, may=may, eyes=eyes, path=f"/api/replays/{name}")


def _chosen(eyes: str, may: tuple[Eyes, ...], seats: int, closed: Denial | None) -> Eyes:
    if not eyes:
        return may[0]
    known: dict[str, Eyes] = {ALL: ALL, "-": None, **{str(seat): seat for seat in range(seats)}}
    if eyes not in known:
        raise TableError("bad_message", {"detail": "no such eyes"})
    if known[eyes] not in may:
        assert closed, "a caller who may look through all eyes may look through any"
        raise closed.error()
    return known[eyes]


def _seat_info(seat: Seat, name: str, bots: Container[str]) -> SeatInfo:
    """A seat by the name in the record, cleaned as a table's names are (TABLE-10)."""
    if name in bots:
        return SeatInfo(seat=seat, kind="bot", name=name, here=False, bot=name)
    return SeatInfo(seat, "person", clean(name), False)
