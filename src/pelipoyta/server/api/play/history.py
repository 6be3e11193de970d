"""History of a player's tables: each by its own token, all in one response; and games moved into it from a page."""

import asyncio
from functools import partial
from time import time

from msgspec.structs import replace

from pelipoyta.bots.analysis.model import Account
from pelipoyta.community.accounts.model import Session
from pelipoyta.server.api.deps import CHECK_LIMIT, TABLE_LIMIT, Address, Caller, State, acts, costs, seat_key
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.api.parameters import BodyLimit
from pelipoyta.server.api.play.replay_source import log_of
from pelipoyta.server.archive.documents import StudyText
from pelipoyta.server.archive.past_games import PastGames
from pelipoyta.server.live.updates import table_info
from pelipoyta.server.schemas.play.history import (
    AnalysedLuck,
    HeldTable,
    HistoryRequest,
    MovedLog,
    MovedTable,
    PastTable,
)
from pelipoyta.server.state import AppState
from pelipoyta.table.access.policy import Access, access
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.moved_game import moved_game
from pelipoyta.table.live.stored_table import ReadableTable

endpoints = Endpoints()
LARGEST_LOG = BodyLimit(2 * 1024 * 1024)


@endpoints.post("/api/history", dependencies=(CHECK_LIMIT,))
async def get_history(state: State, address: Address, caller: Caller, body: HistoryRequest) -> list[PastTable]:
    """The state of these tables, in their order, each as the holder of its token may know it."""
    return await asyncio.gather(*[_past(state, address, held, caller) for held in body.tables])


async def _past(state: AppState, address: str, held: HeldTable, caller: Session | None) -> PastTable:
    key = _key(state, held.token) or await seat_key(state, caller, held.id)
    try:
        table = await state.read(held.id, address, key)
    except TableError as error:
        if error.code not in ("no_such_table", "apart"):
            raise
        return PastTable(held.id, None)
    seen = access(table.state, key, time())
    return await _over(state, table, seen, address) if table.state.phase == "over" else _running(table, seen.seat)


@endpoints.post(
    "/api/history/moved",
    status=201,
    errors=(404, 409, 503),
    dependencies=(TABLE_LIMIT, CHECK_LIMIT, acts("play"), costs(15)),
    body_limit=LARGEST_LOG,
)
async def move_game(state: State, caller: Caller, body: MovedLog) -> MovedTable:
    """Move a game here that was played in a page without a network (TABLE-29); done twice is done once."""
    lines = [line.encode() for line in body.lines]
    moved = moved_game(body.header.encode(), lines, caller.account if caller else "")
    game, rekey = state.lobby.game(moved.header.game), partial(_moved_key, state)
    host = rekey(moved.header.host)
    ticket = await state.lobby.create(moved.spec(game), host, played=partial(moved.continued, game, rekey))
    tokens = {seat: state.tokens.sign(rekey(player.key)) for seat, player in moved.persons.items()}
    return MovedTable(ticket.table, state.tokens.sign(host), tokens)


def _moved_key(state: AppState, key: str) -> str:
    """The key on this server of a person or host with that key in a page."""
    found = state.tokens.own(f"moved:{key}")
    assert found is not None
    return found


def _key(state: AppState, token: str) -> str:
    """The key of a token; "" for a forged one, because a browser's list may hold a token of another server."""
    try:
        return state.tokens.key(token) if token else ""
    except TableError:
        return ""


def _running(table: ReadableTable, mine: int | None) -> PastTable:
    table_state = table.state
    ask = table_state.history.snapshot.ask if table_state.history.snapshot else None
    asked = mine is not None and ask is not None and mine in ask.seats
    return PastTable(
        id=table_state.header.id,
        table=table_info(table),
        mine=mine,
        asked=asked,
        began=table_state.header.created,
        choices=table_state.history.versions.get(mine, 0),
    )


async def _over(state: AppState, table: ReadableTable, seen: Access, address: str) -> PastTable:
    header, mine = table.state.header, seen.seat
    past = PastTable(header.id, table_info(table), mine, began=header.created)
    if not seen.allows("replay"):
        return past
    game = await PastGames(state.archive, state.store).find(log_of(table.state), address)
    past = replace(past, began=game.course.began, lasted=game.course.lasted)
    if not seen.allows("all_eyes"):
        return replace(past, choices=table.state.history.versions.get(mine, 0))
    luck = None if mine is None or game.study is None else await _luck(state, game.study, mine)
    return replace(past, choices=game.course.choices, rolled=game.course.rolled, luck=luck)


async def _luck(state: AppState, study: StudyText, mine: int) -> AnalysedLuck | None:
    """The player's luck, where the game was analysed."""
    progress = await state.analyses.look(study)
    if progress is None or progress.found is None:
        return None
    account = progress.found.accounts[mine]
    return AnalysedLuck(_amount(account), account.luck_error, progress.found.uncertain)


def _amount(account: Account) -> float:
    """The player's own luck, the others' and that of the deal, by their effect on the player's chances."""
    return account.deal + account.luck + account.others_luck
