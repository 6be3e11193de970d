"""Messages of a table: its state, updates, chat and seats as they are sent to clients."""

from collections.abc import Collection, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import UNSET, Raw, UnsetType

from pelipoyta.kernel.game import AnyGame, Over, Seat, Talk, view_seat
from pelipoyta.server.api.catalogue.boards import has_board
from pelipoyta.server.schemas.play.tables import PlanInfo, ResultInfo, RoundInfo, SeatInfo, TableInfo
from pelipoyta.server.schemas.websocket.live import Asked, Choice, Floor, Spoken, SpokenLine, ToClient, Update
from pelipoyta.table.access.policy import published
from pelipoyta.table.fairness.chance import LINKS
from pelipoyta.table.live.stored_table import ReadableTable
from pelipoyta.table.model import TableHeader, Viewer
from pelipoyta.table.plans import SeriesEnd, StandIn
from pelipoyta.table.player_names import account_mark, shown_name
from pelipoyta.table.state.chat import ChatLine
from pelipoyta.table.state.table_state import TableState
from pelipoyta.table.state.transition import Transition
from pelipoyta.table.state.views import SeatView, Snapshot

_ENCODER = msgspec.json.Encoder()


def encode(message: ToClient) -> bytes:
    return _ENCODER.encode(message)


def table_info(table: ReadableTable) -> TableInfo:
    """The table as everyone sees it."""
    state, header, missing = table.state, table.state.header, table.missing
    public = published(state)
    return TableInfo(
        id=header.id,
        game=header.game,
        version=header.version,
        options=state.public_options,
        seats=tuple(seat_of(table, seat, missing, public.decks) for seat in range(header.seats)),
        host=state.seats.of(header.host),
        state=state.phase,
        result=result_of(state.over),
        draw_offered_by=state.offers.draw,
        next=state.offers.next,
        watchers=table.connections[None],
        hints=header.hints,
        helped=tuple(state.seats.helped) if public.help_counts else (),
        commitment=table.chance.commitment,
        decks=table.chance.decks,
        round=_round(header, public.of_hidden_set),
        teaching=header.teaching,
        placed=state.placed.cards if state.placed else "",
        time=header.time,
        plan=_plan(state),
        away=0 if header.contest else header.away,
        hides=public.hides,
        rated=header.rated,
        listing=header.listing,
        watch=header.watch,
    )


def _round(header: TableHeader, of_hidden_set: bool) -> RoundInfo | None:
    """The round of a contest that the table is of, if it is of one."""
    if not header.contest:
        return None
    return RoundInfo(header.contest, header.number, header.tournament, of_hidden_set)


class EncodedViews:
    """Cache of views as JSON: each is encoded once, also when several viewers share it."""

    def __init__(self) -> None:
        self._written: dict[int, tuple[Any, Raw]] = {}  # with the view itself, lest another get its id

    def __call__(self, game: AnyGame, view: Any) -> Raw:
        if id(view) not in self._written:
            self._written[id(view)] = view, Raw(_ENCODER.encode(game.nouns.show(view)))
        return self._written[id(view)][1]


def transition_message(
    transition: Transition,
    viewer: Viewer,
    version: int,
    encoded: EncodedViews,
    *,
    fresh: bool = False,
    open_views: int = 0,
) -> Update:
    """Update message of a transition for a viewer."""
    return update_message(
        transition.snapshot,
        viewer,
        version,
        encoded,
        fresh=fresh,
        undone=transition.undone and not fresh,
        undo=viewer in transition.undoable,
        open_views=open_views,
    )


def update_message(
    snapshot: Snapshot,
    viewer: Viewer,
    version: int,
    encoded: EncodedViews,
    *,
    fresh: bool = False,
    undone: bool = False,
    undo: bool = False,
    open_views: int = 0,
) -> Update:
    """Update message of a snapshot for a viewer; a fresh one has the view without events.

    `undo`: the viewer may take a choice back; `open_views`: number of seats whose views every viewer gets (TABLE-15).
    """
    seat_view = snapshot.seat_view(viewer)
    return Update(
        at=version,
        fresh=fresh,
        events=() if fresh else snapshot.events_for(viewer),
        view=encoded(snapshot.game, seat_view.view),
        ask=Asked(seat_view.ask.seats, seat_view.ask.what, snapshot.about or UNSET) if seat_view.ask else None,
        legal=_choices(snapshot, seat_view, viewer) if seat_view.legal else (),
        over=result_of(seat_view.over) if seat_view.over else None,
        undone=undone,
        undo=undo,
        forced=_only_answer(snapshot, viewer),
        drawn=drawn_of(snapshot.game, seat_view.view),
        views=tuple(encoded(snapshot.game, snapshot.view(seat)) for seat in range(open_views)) if open_views else UNSET,
    )


def _only_answer(snapshot: Snapshot, viewer: Viewer) -> Any:
    """The one answer that the asked viewer can give; told to that viewer alone (TABLE-11)."""
    if viewer is None or not snapshot.ask or viewer not in snapshot.ask.seats:
        return UNSET
    only = snapshot.only_choice(viewer)
    return UNSET if only is None else only


def chat_lines(lines: Sequence[ChatLine], deleted: Collection[Seat] = ()) -> Spoken:
    """Chat lines; those of seats whose accounts were deleted have no text."""
    return Spoken(tuple(_line(line, line.spoke.seat in deleted) for line in lines))


def deleted_seats(state: TableState) -> frozenset[Seat]:
    """Seats of players whose accounts were deleted."""
    players = enumerate(state.seats.players)
    return frozenset(seat for seat, player in players if player and account_mark(player) == "gone")


def _line(line: ChatLine, deleted: bool) -> SpokenLine:
    spoke = line.spoke
    return SpokenLine(
        number=line.number,
        seat=view_seat(spoke.seat),
        text="" if deleted else spoke.text,
        aside=spoke.eyes or (),
        time=line.time,
        removed=line.removed or deleted or UNSET,
    )


def permissions_message(talk: Talk) -> Floor:
    return Floor(talk.closed, talk.aside)


def seat_of(table: ReadableTable, seat: Seat, missing: Collection[Seat], shown: Collection[Seat]) -> SeatInfo:
    """A seat as everyone sees it; `shown` are the seats whose decks everyone may read."""
    player = table.state.seats.players[seat]
    if player is None:
        return SeatInfo(seat, "open", "", False)
    if player.bot:
        persona = _persona(table.state.header, seat)
        return SeatInfo(seat=seat, kind="bot", name=player.name, here=True, bot=player.bot, persona=persona)
    state = table.state
    return SeatInfo(
        seat,
        "person",
        shown_name(player),
        table.connections[seat] > 0,
        waits=state.phase == "waiting" and state.asks_anew and seat not in state.seats.ready,
        shows=seat in shown,
        missing=seat in missing,
        stand_in=state.seats.stand_ins.get(seat),
        vacation=state.seats.vacations[seat].until if seat in state.seats.vacations else None,
        account=account_mark(player),
    )


def _persona(header: TableHeader, seat: Seat) -> int | None:
    """The seat that a bot had in the first game, whose name it keeps in rematches; None where that is its own seat.

    Players move one seat on in each rematch (TABLE-3).
    """
    if not header.before or header.contest:
        return None
    return (seat - (LINKS - 1 - header.chain.left)) % header.seats


def _plan(state: TableState) -> PlanInfo | None:
    proposed = state.offers.proposed
    if proposed is None:
        return None
    plan, agreed = proposed.plan, tuple(sorted(state.offers.agreed))
    if isinstance(plan, StandIn):
        return PlanInfo(proposed.seat, agreed, seat=plan.seat, bot=plan.bot)
    if isinstance(plan, SeriesEnd):
        return PlanInfo(proposed.seat, agreed, seat=plan.seat, ends_series=True)
    return PlanInfo(proposed.seat, agreed)


def _choices(snapshot: Snapshot, seat_view: SeatView, viewer: Viewer) -> tuple[Choice, ...]:
    game, seat = snapshot.game, view_seat(viewer)
    preview = game.preview(seat_view.view, seat) if game.preview and seat is not None else None
    odds = [preview(action) if preview else None for action in seat_view.legal]
    if has_board(game.id):
        return tuple(map(Choice, seat_view.legal, odds))
    return tuple(map(Choice, seat_view.legal, odds, map(game.notation.write, seat_view.legal)))


def drawn_of(game: AnyGame, view: Any) -> str | UnsetType:
    """Position in notation, made of the view alone; unset where something is hidden."""
    if has_board(game.id) or not game.hooks.open:
        return UNSET
    return game.notation.draw(game.determinize(view, Random(0)))


def result_of(over: Over | None) -> ResultInfo | None:
    """Result message of a finished game; None while it runs."""
    return ResultInfo(over.scores, over.why, over.by) if over else None
