"""Looking back by HTTP: a table's game, or one that a record tells of, from its first moment to its last."""

from asyncio import to_thread
from functools import partial
from hashlib import sha256
from typing import Any

from fastapi import APIRouter, Request, Response
from msgspec import Struct
from starlette.responses import PlainTextResponse

from pelipoyta.kernel.game import Seat
from pelipoyta.kernel.records.record import LARGEST
from pelipoyta.server.api.openapi import body, says
from pelipoyta.server.api.play.records import opened
from pelipoyta.server.api.play.tables import address_of, answer, house_of, key_of, read_body, record_of
from pelipoyta.server.live.updates import Shown, drawn_of, result_of, table_info
from pelipoyta.server.schemas import http as wire
from pelipoyta.server.schemas.live import Asked
from pelipoyta.server.schemas.tables import SeatInfo
from pelipoyta.server.state import AppState
from pelipoyta.table.access import Denial, access
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.table import Table
from pelipoyta.table.model import Viewer
from pelipoyta.table.replay import ALL, Eyes, Replay, heard, views
from pelipoyta.table.state.chat import clean
from pelipoyta.table.state.views import Snapshot

MOST = 32  # moments in one answer
replay = APIRouter()


class ReplaySource(Struct, frozen=True):
    """A replay, and through whose eyes the one who asks may look and does."""

    replay: Replay
    seats: tuple[SeatInfo, ...]
    mine: Viewer
    may: tuple[Eyes, ...]
    eyes: Eyes
    path: str

    @property
    def whole(self) -> bool:
        """Nothing is hidden from the one who asks: then a moment has the same number for all eyes."""
        return ALL in self.may

    def numbers(self) -> tuple[int, ...]:
        if self.whole:
            return tuple(range(len(self.replay.passages)))
        assert self.eyes != ALL
        return self.replay.numbers(self.eyes)


@replay.get("/api/tables/{table}/replay", responses=says(200, wire.Replayed, 400, 404, 409))
async def get_replay(request: Request, table: str, eyes: str = "") -> Response:
    """The game from its start, for one's own eyes; once nothing is hidden any more, for any. A token says who asks.

    While a game that hides something runs, one may look back at what one has seen, and at nothing else.
    """
    return answer(await to_thread(_told, await look_at_table(request, table, eyes)))


@replay.get("/api/tables/{table}/replay/{number}", responses=says(200, wire.Shown, 400, 404, 409, many=True))
async def get_moments(request: Request, table: str, number: int, eyes: str = "", count: int = 1) -> Response:
    """What those eyes saw then, and in the moments after it, 32 at most."""
    return answer(await to_thread(_moments, await look_at_table(request, table, eyes), number, count))


@replay.get("/api/tables/{table}/replay/{number}/position", responses=says(200, wire.Failure, 404, 409))
async def get_position(request: Request, table: str, number: int) -> Response:
    """The position in the game's notation, for those from whom nothing is hidden any more."""
    return PlainTextResponse(await to_thread(_position, await look_at_table(request, table, ALL), number))


@replay.post(
    "/api/replays",
    responses=says(200, wire.Replayed, 400, 413, 415, 429),
    openapi_extra=body(wire.RecordText),
)
async def post_record(request: Request) -> Response:
    """Look at a record again. Nothing is stored: `path` is forgotten after a while; send the record again."""
    house = house_of(request)
    house.limits.check(address_of(request))
    text = (await read_body(request, wire.RecordText, LARGEST, "record_too_large")).text
    name = sha256(text.encode("utf-8", "replace")).hexdigest()
    found = await house.replays.of(name, partial(opened, text, house.lobby.games))
    return answer(await to_thread(_told, _of_record(house, name, found, ALL)))


@replay.get("/api/replays/{name}", responses=says(200, wire.Replayed, 400, 404))
async def get_record_replay(request: Request, name: str, eyes: str = "") -> Response:
    """A record that was sent lately, for other eyes."""
    return answer(await to_thread(_told, look_at_record(request, name, eyes)))


@replay.get("/api/replays/{name}/{number}", responses=says(200, wire.Shown, 400, 404, many=True))
async def get_record_moments(request: Request, name: str, number: int, eyes: str = "", count: int = 1) -> Response:
    return answer(await to_thread(_moments, look_at_record(request, name, eyes), number, count))


@replay.get("/api/replays/{name}/{number}/position", responses=says(200, wire.Failure, 404))
async def get_record_position(request: Request, name: str, number: int) -> Response:
    return PlainTextResponse(await to_thread(_position, look_at_record(request, name, ALL), number))


async def look_at_table(request: Request, name: str, eyes: str) -> ReplaySource:
    """A table's game through these eyes, where they are open to the one who asks. Raises TableError."""
    house = house_of(request)
    key = key_of(request)
    return await look_of(house, await house.find(name, address_of(request), key), key, eyes)


async def look_of(house: AppState, table: Table, key: str, eyes: str) -> ReplaySource:
    """The same for the holder of that key; of none, for any spectator."""
    state, name = table.state, table.state.header.id
    seen = access(state, key)
    seen.check("replay")
    chosen = _chosen(eyes, seen.eyes, state.header.seats, seen.denials.get("all_eyes"))
    told = record_of(state)
    times = tuple(state.history.times)
    kept = (name, state.length)  # a running game is another with each line of its log
    found = await house.replays.of(kept, partial(Replay, state.game, told, times, state.initial_state()))
    return ReplaySource(found, table_info(table).seats, seen.seat, seen.eyes, chosen, f"/api/tables/{name}/replay")


def _chosen(eyes: str, may: tuple[Eyes, ...], seats: int, closed: Denial | None) -> Eyes:
    if not eyes:
        return may[0]
    known: dict[str, Eyes] = {ALL: ALL, "-": None, **{str(seat): seat for seat in range(seats)}}
    if eyes not in known:
        raise TableError("bad_message", {"detail": "no such eyes"})
    if known[eyes] not in may:
        assert closed, "who may look through all eyes may look through any"
        raise closed.error()
    return known[eyes]


def look_at_record(request: Request, name: str, eyes: str) -> ReplaySource:
    """A record that was sent lately, through these eyes. Raises TableError."""
    house = house_of(request)
    house.limits.check(address_of(request))
    found = house.replays.get(name)
    if found is None:
        raise TableError("replay_gone")
    may: tuple[Eyes, ...] = (ALL, *range(found.record.seats), None)
    return _of_record(house, name, found, _chosen(eyes, may, found.record.seats, None))


def _of_record(house: AppState, name: str, found: Replay, eyes: Eyes) -> ReplaySource:
    """Whoever has the record has all that it tells."""
    bots, players = house.lobby.bots(found.game.id), found.record.players
    seats = tuple(_player(seat, players[seat] if players else "", bots) for seat in range(found.record.seats))
    may: tuple[Eyes, ...] = (ALL, *range(found.record.seats), None)
    return ReplaySource(found, seats, None, may, eyes, f"/api/replays/{name}")


def _player(seat: Seat, name: str, bots: Any) -> SeatInfo:
    """By the name that the record gives, as it would be shown at a table (TABLE-10)."""
    if name in bots:
        return SeatInfo(seat, "bot", name, False, name)
    return SeatInfo(seat, "person", clean(name), False)


def _told(look: ReplaySource) -> wire.Replayed:
    record = look.replay.record
    return wire.Replayed(
        path=look.path,
        game=record.game,
        version=record.version,
        seats=look.seats,
        mine=look.mine,
        eyes=_named(look.eyes),
        may=tuple(_named(eyes) for eyes in look.may),
        passed=tuple(_passed(look, number) for number in look.numbers()),
        result=result_of(record.result),
        teaching=record.teaching,
    )


def _named(eyes: Eyes) -> str:
    return "-" if eyes is None else str(eyes)


def _passed(look: ReplaySource, number: int) -> wire.Passed:
    """Who chose is told by the events, where it is to be told; else only to those from whom nothing is hidden."""
    passage, began = look.replay.passages[number], look.replay.passages[0].time
    time = None if passage.time is None or began is None else round(passage.time - began, 1)
    by, bot = (passage.by, passage.bot) if look.whole else (None, "")
    events = heard(Snapshot(look.replay.game, None, passage.events, None), look.eyes)
    return wire.Passed(events, by, time, passage.left, bot)


def _moments(look: ReplaySource, first: int, count: int) -> list[wire.Shown]:
    wanted = look.numbers()[first : first + max(1, min(count, MOST))] if first >= 0 else ()
    if not wanted:
        raise TableError("no_such_moment", {"last": len(look.numbers()) - 1})
    moments = look.replay.snapshots(wanted[0], wanted[-1] - wanted[0] + 1)
    chosen = {number - wanted[0] for number in wanted}
    return [_shown(look, snapshot) for index, snapshot in enumerate(moments) if index in chosen]


def _shown(look: ReplaySource, snapshot: Snapshot) -> wire.Shown:
    game, seen, write = snapshot.game, views(snapshot, look.eyes, len(look.seats)), Shown()
    return wire.Shown(
        views=tuple(write(game, view) for view in seen),
        ask=Asked(snapshot.ask.seats, snapshot.ask.what) if snapshot.ask else None,
        over=result_of(snapshot.over),
        drawn=drawn_of(game, seen[0]),
    )


def _position(look: ReplaySource, number: int) -> str:
    if not 0 <= number < len(look.replay.passages):
        raise TableError("no_such_moment", {"last": len(look.replay.passages) - 1})
    return look.replay.game.notation.draw(look.replay.snapshot(number).state)
