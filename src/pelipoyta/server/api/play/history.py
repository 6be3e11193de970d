"""What became of the tables somebody has sat at: each by its own token, all in one answer."""

from asyncio import to_thread

from fastapi import APIRouter, Request, Response

from pelipoyta.bots.analysis.model import Account
from pelipoyta.kernel.play import Chance
from pelipoyta.kernel.records.dice_stats import dice_stats
from pelipoyta.server.api.openapi import body, says
from pelipoyta.server.api.play.tables import address_of, answer, house_of, read_body, record_of
from pelipoyta.server.live.updates import table_info
from pelipoyta.server.schemas.history import AskHistory, HeldTable, PastTable, StudiedLuck
from pelipoyta.server.state import AppState
from pelipoyta.table.access import Access, access
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.table import Table
from pelipoyta.table.state.table_state import TableState

history = APIRouter()


@history.post(
    "/api/history",
    responses=says(200, PastTable, 400, 413, 415, 429, many=True),
    openapi_extra=body(AskHistory),
)
async def post_history(request: Request) -> Response:
    """What became of these tables, in their order. A token opens its own seat's sight and nothing else."""
    house, address = house_of(request), address_of(request)
    house.limits.check(address)
    asked = await read_body(request, AskHistory)
    return answer([await _past(house, address, held) for held in asked.tables])


async def _past(house: AppState, address: str, held: HeldTable) -> PastTable:
    key = _key(house, held.token)
    try:
        table = await house.find(held.id, address, key)
    except TableError as error:
        if error.code not in ("no_such_table", "apart"):
            raise
        return PastTable(held.id, None)
    seen = access(table.state, key)
    return await _over(house, table, seen) if table.state.phase == "over" else _running(table, seen.seat)


def _key(house: AppState, token: str) -> str:
    """A token that is not ours opens nothing, as if there were none: a list may hold an old one."""
    try:
        return house.tokens.key(token) if token else ""
    except TableError:
        return ""


def _running(table: Table, mine: int | None) -> PastTable:
    state = table.state
    ask = state.history.snapshot.ask if state.history.snapshot else None
    asked = mine is not None and ask is not None and mine in ask.seats
    return PastTable(
        state.header.id,
        table_info(table),
        mine,
        asked,
        state.header.created,
        choices=state.history.versions.get(mine, 0),
    )


async def _over(house: AppState, table: Table, seen: Access) -> PastTable:
    state, header, mine = table.state, table.state.header, seen.seat
    history = state.history
    steps, times = history.steps, history.times
    told = PastTable(header.id, table_info(table), mine, began=times[0] if times else header.created)
    if not seen.allows("replay"):
        return told
    open = seen.allows("all_eyes")
    return PastTable(
        told.id, told.table, mine,
        began=told.began,
        lasted=round(times[-1] - times[0], 1) if times else None,
        choices=sum(not isinstance(logged.step, Chance) for logged in steps) if open else history.versions.get(mine, 0),
        rolled=await to_thread(dice_stats, state.game, state.initial_state(), history.record_steps(), header.seats)
        if open else (),
        luck=await _luck(house, state, mine) if open and mine is not None else None,
    )  # fmt: skip


async def _luck(house: AppState, state: TableState, mine: int) -> StudiedLuck | None:
    progress = await house.analyses.look(state.game, record_of(state))
    if progress is None or progress.found is None:
        return None
    account = progress.found.accounts[mine]
    return StudiedLuck(_amount(account), account.luck_error, progress.found.uncertain)


def _amount(account: Account) -> float:
    """One's own luck, the others', and that of the deal, each as it changed one's own chances."""
    return account.deal + account.luck + account.others_luck
