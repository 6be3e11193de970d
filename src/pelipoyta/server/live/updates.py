"""What a table has to say, in the words of the wire."""

from collections.abc import Collection, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import UNSET, Raw, UnsetType

from pelipoyta.kernel.game import AnyGame, Over, Seat, Talk, view_seat
from pelipoyta.server.api.catalogue.boards import has_board
from pelipoyta.server.schemas.live import Asked, Choice, Floor, Spoken, SpokenLine, ToClient, Update
from pelipoyta.server.schemas.tables import PlanInfo, Result, RoundInfo, SeatInfo, TableInfo
from pelipoyta.table.access import published
from pelipoyta.table.live.table import Table
from pelipoyta.table.model import StandIn, Viewer
from pelipoyta.table.state.chat import HeardLine
from pelipoyta.table.state.table_state import TableState
from pelipoyta.table.state.views import SeatUpdate, SeatView, Snapshot

_ENCODER = msgspec.json.Encoder()


def encode(message: ToClient) -> bytes:
    return _ENCODER.encode(message)


def table_info(table: Table) -> TableInfo:
    """The table as everyone sees it."""
    match, header, missing = table.match, table.match.header, table.missing
    return TableInfo(
        id=header.id,
        game=header.game,
        version=header.version,
        options=match.shown,
        seats=tuple(seat_of(table, seat, missing) for seat in range(header.seats)),
        host=match.seats.of(header.host),
        state=match.phase,
        result=result_of(match.over),
        draw_offered_by=match.offers.draw,
        next=match.offers.next,
        watchers=table.here[None],
        hints=header.hints,
        helped=tuple(match.seats.helped) if published(match).help_counts else (),
        commitment=table.commitment,
        decks=table.chance.decks,
        round=RoundInfo(header.contest, header.number, header.tournament, header.apart) if header.contest else None,
        teaching=header.teaching,
        placed=match.placed.cards if match.placed else "",
        time=header.time,
        plan=_plan(match),
        away=0 if header.contest else header.away,
        apart=match.apart,
    )


class Shown:
    """Views as they are sent, each written once though several see the same."""

    def __init__(self) -> None:
        self._written: dict[int, tuple[Any, Raw]] = {}  # with the view itself, lest another get its id

    def __call__(self, game: AnyGame, view: Any) -> Raw:
        if id(view) not in self._written:
            self._written[id(view)] = view, Raw(_ENCODER.encode(game.nouns.show(view)))
        return self._written[id(view)][1]


def update(beat: SeatUpdate, viewer: Viewer, at: int, shown: Shown, fresh: bool = False, openly: int = 0) -> Update:
    """The beat as that viewer is told of it; a fresh one is the view without the story.

    `openly` is how many seats' views lie open to all (TABLE-15).
    """
    moment = beat.moment
    sight = moment.sight(viewer)
    return Update(
        at=at,
        fresh=fresh,
        events=() if fresh else moment.heard(viewer),
        view=shown(moment.game, sight.view),
        ask=Asked(sight.ask.seats, sight.ask.what, moment.about or UNSET) if sight.ask else None,
        legal=_choices(moment, sight, viewer) if sight.legal else (),
        over=result_of(sight.over) if sight.over else None,
        undone=beat.undone and not fresh,
        undo=viewer in beat.undoable,
        drawn=drawn_of(moment.game, sight.view),
        views=tuple(shown(moment.game, moment.view(seat)) for seat in range(openly)) if openly else UNSET,
    )


def chat_lines(lines: Sequence[HeardLine]) -> Spoken:
    return Spoken(tuple(_line(line) for line in lines))


def _line(line: HeardLine) -> SpokenLine:
    spoke = line.spoke
    return SpokenLine(line.number, view_seat(spoke.seat), spoke.text, spoke.eyes or (), line.time)


def floor_message(talk: Talk) -> Floor:
    return Floor(talk.closed, talk.aside)


def seat_of(table: Table, seat: Seat, missing: Collection[Seat] = ()) -> SeatInfo:
    player = table.match.seats.players[seat]
    if player is None:
        return SeatInfo(seat, "open", "", False)
    if player.bot:
        return SeatInfo(seat, "bot", player.name, True, player.bot)
    match = table.match
    return SeatInfo(
        seat,
        "person",
        player.name,
        table.here[seat] > 0,
        waits=match.phase == "waiting" and match.asks_anew and seat not in match.seats.ready,
        shows=seat in published(match).decks,
        missing=seat in missing,
        stand_in=match.seats.stand_ins.get(seat),
    )


def _plan(match: TableState) -> PlanInfo | None:
    proposed = match.offers.proposed
    if proposed is None:
        return None
    who = proposed.seat, tuple(sorted(match.offers.agreed))
    plan = proposed.plan
    return PlanInfo(*who, plan.seat, plan.bot) if isinstance(plan, StandIn) else PlanInfo(*who)


def _choices(moment: Snapshot, sight: SeatView, viewer: Viewer) -> tuple[Choice, ...]:
    game, seat = moment.game, view_seat(viewer)
    preview = game.preview(sight.view, seat) if game.preview and seat is not None else None
    odds = [preview(action) if preview else None for action in sight.legal]
    if has_board(game.id):
        return tuple(map(Choice, sight.legal, odds))
    return tuple(map(Choice, sight.legal, odds, map(game.notation.write, sight.legal)))


def drawn_of(game: AnyGame, view: Any) -> str | UnsetType:
    """Made of the view alone; where something is hidden, a drawing would have to invent it."""
    if has_board(game.id) or not game.hooks.open:
        return UNSET
    return game.notation.draw(game.determinize(view, Random(0)))


def result_of(over: Over | None) -> Result | None:
    """How it ended, if it did."""
    return Result(over.scores, over.why, over.by) if over else None
