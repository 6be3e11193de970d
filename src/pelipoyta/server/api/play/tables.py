"""Tables: making one, taking its seats, its record, and the decks that may be seen."""

from time import time

from pelipoyta.contests.model import Terms
from pelipoyta.server.api.deps import (
    TABLE_LIMIT,
    Address,
    Caller,
    CallerKey,
    HostKey,
    State,
    TableInPath,
    account_id,
    acts,
    costs,
    seated,
)
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.api.play.replay_source import log_of
from pelipoyta.server.archive.jobs import RecordJob
from pelipoyta.server.live.updates import table_info
from pelipoyta.server.outside.rules import check_sitting
from pelipoyta.server.ratings.terms import check_rated_bot, check_rated_meeting, check_rated_places
from pelipoyta.server.schemas.play.decklists import ShownDecklist
from pelipoyta.server.schemas.play.tables import NewTable, SeatBot, Seated, TableInfo, TakeSeat
from pelipoyta.table.access.policy import access
from pelipoyta.table.live.lobby import TableSpec
from pelipoyta.table.player_names import shown_name
from pelipoyta.table.state.table_state import TableState
from pelipoyta.table.watching import ListedAs

endpoints = Endpoints()


def names_at(state: TableState) -> tuple[str, ...]:
    """Names of the players by seat, as they are shown now."""
    return tuple(shown_name(player) if player else "" for player in state.seats.players)


@endpoints.post("/api/tables", status=201, errors=(503,), dependencies=(TABLE_LIMIT, acts("play")))
async def create_table(state: State, caller: Caller, body: NewTable) -> Seated:
    """Make a table. The caller becomes its host; the token proves that, and the seat if the host takes one."""
    spec = TableSpec(
        game=body.game,
        seats=body.seats,
        options=body.options,
        places=body.places,
        name=body.name,
        private_options=body.private_options,
        hints=body.hints,
        word=body.word,
        teaching=body.teaching,
        time=body.time,
        away=body.away,
        rated=body.rated,
        account=account_id(caller),
        listed=ListedAs(listing=body.listing, club=body.club, watch=body.watch),
    )
    await state.people.check_club(account_id(caller), body.club)
    if spec.rated:
        check_rated_places(spec)
    key, series = state.tokens.own(body.key), body.contest
    if series is None:
        return seated(state, await state.lobby.create(spec, key), caller)
    terms = Terms(series.form, series.count, series.pause, series.partners)
    return seated(state, await state.contests.series.create(spec, terms, key), caller)


@endpoints.get("/api/tables/{table}")
async def get_table(table: TableInPath) -> TableInfo:
    """The table as every viewer sees it."""
    return table_info(table)


@endpoints.post("/api/tables/{table}/sit", errors=(409, 503), dependencies=(TABLE_LIMIT, acts("play")))
async def take_seat(state: State, caller: Caller, body: TakeSeat, table: TableInPath) -> Seated:
    """Take an open seat; the token proves it from now on."""
    key, name, account = state.tokens.own(body.key), table.state.header.id, account_id(caller)
    await state.people.check_meeting(account, table.state)
    await state.people.check_club(account, table.state.header.club)
    if account and table.state.seats.key_of(account):  # sits there already, perhaps by another device
        return Seated(name, access(table.state, account, time()).seat, "")
    check_sitting(caller, table.state)
    if table.state.header.rated:
        await check_rated_meeting(state.ratings, table.state, account)
    ticket = await state.lobby.sit(
        name, body.seat, body.name, private_options=body.private_options, key=key, word=body.word, account=account
    )
    return seated(state, ticket, caller)


@endpoints.post("/api/tables/{table}/seats/{seat}", errors=(409, 503), dependencies=(acts("play"),))
async def seat_bot(state: State, key: HostKey, body: SeatBot, table: TableInPath, seat: int) -> TableInfo:
    """Give an open seat to a bot; only the host can, with the host's token as bearer."""
    if table.state.header.rated:
        check_rated_bot(table.state.header.game, table.state.header.seats, body.bot)
    return table_info(await state.lobby.put_bot(table.state.header.id, seat, body.bot, key, body.private_options))


@endpoints.get("/api/tables/{table}/record", errors=(409, 503), dependencies=(costs(15),))
async def get_record(state: State, address: Address, table: TableInPath, key: CallerKey) -> str:
    """The game as text, a step a line; refused while the game runs and hides something.

    Where players keep their decks private, callers who may not see them all get a record of what they saw (TABLE-9).
    """
    seen = access(table.state, key, time())
    seen.check("record")
    return (await state.archive.get(RecordJob(log_of(table.state), seen, names_at(table.state)), address)).decode()


@endpoints.get("/api/tables/{table}/brought")
async def get_decklists(state: State, table: TableInPath, key: CallerKey) -> tuple[ShownDecklist, ...]:
    """The decks that the caller may see: their own, and those that their owners have shown (TABLE-9)."""
    return state.seals.shown(table.state, access(table.state, key, time()).decks)
