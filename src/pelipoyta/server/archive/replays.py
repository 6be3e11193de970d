"""Replays for one viewer: the steps, positions as messages, and a position for a new table."""

from collections.abc import Container
from typing import Any, Literal

import msgspec
from msgspec import Raw, Struct

from pelipoyta.bots.registry import names
from pelipoyta.kernel.game import AnyGame, Over, Seat
from pelipoyta.kernel.variants import chosen_by
from pelipoyta.server.archive.jobs import RecordSource, Source
from pelipoyta.server.live.updates import EncodedViews, drawn_of, result_of
from pelipoyta.server.schemas.play.history import ReplayInfo, ReplayMoment, ReplayStep
from pelipoyta.server.schemas.play.tables import SeatInfo
from pelipoyta.server.schemas.websocket.live import Asked
from pelipoyta.table.access.parts import Denial
from pelipoyta.table.errors import TableError
from pelipoyta.table.fairness.entropy import ENTROPY
from pelipoyta.table.model import Placed, Viewer
from pelipoyta.table.replay import ALL, Eyes, Replay, views, visible_events
from pelipoyta.table.state.chat import clean
from pelipoyta.table.state.views import Snapshot

MOST_MOMENTS = 32  # in one response


class SeenReplay(Struct, frozen=True):
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


class StartPosition(Struct, frozen=True):
    """A position for a new table (TABLE-13)."""

    game: str
    seats: int
    options: dict[str, Any]  # without those that players bring
    placed: Placed


def seen_replay(replay: Replay, source: Source) -> SeenReplay:
    """The replay as the source says that its caller may see it. Raises TableError for an unknown viewer."""
    if isinstance(source, RecordSource):
        return _seen_record(replay, source)
    path = f"/api/tables/{source.of.table}/replay"
    return SeenReplay(replay=replay, seats=source.seats, mine=source.mine, may=source.may, eyes=source.eyes, path=path)


def _seen_record(replay: Replay, source: RecordSource) -> SeenReplay:
    """A record for a caller who has its text, and so may choose any viewer."""
    count, players, bots = replay.record.seats, replay.record.players, names(replay.game.id)
    seats = tuple(_seat_info(seat, players[seat] if players else "", bots) for seat in range(count))
    may: tuple[Eyes, ...] = (ALL, *range(count), None)
    eyes = chosen_eyes(source.eyes, may, count, None)
    return SeenReplay(replay=replay, seats=seats, mine=None, may=may, eyes=eyes, path=f"/api/replays/{source.of.name}")


def chosen_eyes(eyes: str, may: tuple[Eyes, ...], seats: int, closed: Denial | None) -> Eyes:
    """The viewer of that name, or the usual one. Raises TableError."""
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


def replay_info(seen: SeenReplay) -> ReplayInfo:
    record = seen.replay.record
    return ReplayInfo(
        path=seen.path,
        game=record.game,
        version=record.version,
        seats=seen.seats,
        mine=seen.mine,
        eyes=_named(seen.eyes),
        may=tuple(_named(eyes) for eyes in seen.may),
        passed=tuple(_step(seen, number) for number in seen.numbers()),
        result=result_of(record.result),
        teaching=record.teaching,
        forgiven=record.clocks.forgiven if record.clocks else (),
        variants=chosen_by(record.options),
    )


def _named(eyes: Eyes) -> str:
    return "-" if eyes is None else str(eyes)


def _step(seen: SeenReplay, number: int) -> ReplayStep:
    """A step of the replay; its actor is named only if nothing is hidden, else the events show what is public."""
    passage, began = seen.replay.passages[number], seen.replay.passages[0].time
    time = None if passage.time is None or began is None else round(passage.time - began, 1)
    by, bot = (passage.by, passage.bot) if seen.whole else (None, "")
    events = visible_events(Snapshot(seen.replay.game, None, passage.events, None), seen.eyes)
    return ReplayStep(events=events, by=by, time=time, left=passage.left, bot=bot)


def moments(seen: SeenReplay, first: int, count: int) -> list[ReplayMoment]:
    """Positions as the viewer saw them, from this number on, 32 at most. Raises TableError."""
    wanted = seen.numbers()[first : first + max(1, min(count, MOST_MOMENTS))] if first >= 0 else ()
    if not wanted:
        raise TableError("no_such_moment", {"last": len(seen.numbers()) - 1})
    found = seen.replay.snapshots(wanted[0], wanted[-1] - wanted[0] + 1)
    chosen = {number - wanted[0] for number in wanted}
    return [_moment(seen, moment) for index, moment in enumerate(found) if index in chosen]


def _moment(seen: SeenReplay, moment: Snapshot) -> ReplayMoment:
    game, shown, write = moment.game, views(moment, seen.eyes, len(seen.seats)), EncodedViews()
    return ReplayMoment(
        views=tuple(write(game, view) for view in shown),
        ask=Asked(moment.ask.seats, moment.ask.what) if moment.ask else None,
        over=result_of(moment.over),
        drawn=drawn_of(game, shown[0]),
    )


def position_text(seen: SeenReplay, number: int) -> str:
    """The position in the game's notation. Raises TableError."""
    check_number(number, len(seen.replay.passages))
    return seen.replay.game.notation.draw(seen.replay.snapshot(number).state)


def check_number(number: int, count: int) -> None:
    """Raises TableError where there is no moment of that number."""
    if not 0 <= number < count:
        raise TableError("no_such_moment", {"last": count - 1})


def start_position(seen: SeenReplay, number: int) -> StartPosition:
    """The position at a moment; what was hidden from the viewer is drawn anew. Raises TableError."""
    numbers, game, record = seen.numbers(), seen.replay.game, seen.replay.record
    check_number(number, len(numbers))
    moment = seen.replay.snapshot(numbers[number])
    if seen.eyes == ALL or game.hooks.open:
        found = placed(game, moment.state, "true")
    else:
        found = placed(game, game.determinize(moment.view(seen.eyes), ENTROPY), "drawn")
    return StartPosition(game.id, record.seats, public_options(game, record.options), found)


def placed(game: AnyGame, position: Any, cards: Literal["true", "drawn", "set"]) -> Placed:
    """Log entry of a table's start position. Raises TableError where the game is over in it."""
    if isinstance(game.pending(position), Over):
        raise TableError("position_over")
    return Placed(Raw(msgspec.json.encode(position)), cards)


def public_options(game: AnyGame, options: Any) -> dict[str, Any]:
    """The options without those that players bring."""
    private = {each.option for each in game.hooks.private}
    values: dict[str, Any] = msgspec.to_builtins(options)
    return {name: value for name, value in values.items() if name not in private}
