"""History of a player's tables: each by its own token, all in one response."""

from asyncio import to_thread

from msgspec.structs import replace

from pelipoyta.bots.analysis.model import Account
from pelipoyta.kernel.play import Chance
from pelipoyta.kernel.records.dice_stats import dice_stats
from pelipoyta.server.api.deps import CHECK_LIMIT, Address, State
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.live.updates import table_info
from pelipoyta.server.schemas.history import AnalysedLuck, HeldTable, HistoryRequest, PastTable
from pelipoyta.server.services.records import record_of
from pelipoyta.server.state import AppState
from pelipoyta.table.access import Access, access
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.stored_table import ReadableTable
from pelipoyta.table.state.table_state import TableState

endpoints = Endpoints()


@endpoints.post("/api/history", dependencies=(CHECK_LIMIT,))
async def get_history(state: State, address: Address, body: HistoryRequest) -> list[PastTable]:
    """The state of these tables, in their order, each as the holder of its token may know it."""
    return [await _past(state, address, held) for held in body.tables]


async def _past(state: AppState, address: str, held: HeldTable) -> PastTable:
    key = _key(state, held.token)
    try:
        table = await state.read(held.id, address, key)
    except TableError as error:
        if error.code not in ("no_such_table", "apart"):
            raise
        return PastTable(held.id, None)
    seen = access(table.state, key)
    return await _over(state, table, seen) if table.state.phase == "over" else _running(table, seen.seat)


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


async def _over(state: AppState, table: ReadableTable, seen: Access) -> PastTable:
    header, history, mine = table.state.header, table.state.history, seen.seat
    times = history.times
    past = PastTable(header.id, table_info(table), mine, began=times[0] if times else header.created)
    if not seen.allows("replay"):
        return past
    past = replace(past, lasted=round(times[-1] - times[0], 1) if times else None)
    if not seen.allows("all_eyes"):
        return replace(past, choices=history.versions.get(mine, 0))
    steps = history.record_steps()
    return replace(
        past,
        choices=sum(not isinstance(logged.step, Chance) for logged in history.steps),
        rolled=await to_thread(dice_stats, table.state.game, table.state.initial_state(), steps, header.seats),
        luck=None if mine is None else await _luck(state, table.state, mine),
    )


async def _luck(state: AppState, table_state: TableState, mine: int) -> AnalysedLuck | None:
    progress = await state.analyses.look(table_state.game, record_of(table_state))
    if progress is None or progress.found is None:
        return None
    account = progress.found.accounts[mine]
    return AnalysedLuck(_amount(account), account.luck_error, progress.found.uncertain)


def _amount(account: Account) -> float:
    """The player's own luck, the others' and that of the deal, by their effect on the player's chances."""
    return account.deal + account.luck + account.others_luck
