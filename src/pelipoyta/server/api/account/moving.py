"""A guest moves in: games by their tokens, decks and lessons; and the same things for a new device."""

from time import time
from typing import TYPE_CHECKING

from pelipoyta.server.api.account.common import Owner
from pelipoyta.server.api.deps import CHECK_LIMIT, State
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.api.parameters import BodyLimit
from pelipoyta.server.schemas.people.accounts import BroughtValue, MoveIn, Nothing, OwnGame, OwnThings
from pelipoyta.server.state import AppState
from pelipoyta.table.errors import TableError

if TYPE_CHECKING:
    from sqlalchemy import Connection

endpoints = Endpoints()
LARGEST = BodyLimit(512 * 1024)
LARGEST_VALUE = 20_000  # characters of a deck or of progress


@endpoints.post("/api/account/move-in", errors=(409,), dependencies=(CHECK_LIMIT,), body_limit=LARGEST)
async def move_in(state: State, me: Owner, body: MoveIn) -> OwnThings:
    """Bring a guest's games, decks and lessons from this device; done twice is done once."""
    service = await state.accounts.opened()
    from pelipoyta.community.accounts.move_in import ClaimedSeat, KeptValue, bring_values, claim_device, claim_seats

    guest = state.tokens.own(body.device) or ""
    seats = [ClaimedSeat(each.table, key) for each in body.seats if (key := _key(state, each.token))]
    values = [KeptValue(each.kind, each.key, _checked(each.value)) for each in body.values]

    def work(db: "Connection") -> None:
        if not claim_device(db, guest, me.account, time()):
            raise TableError("device_claimed")
        claim_seats(db, me.account, seats, time())
        bring_values(db, me.account, values, time())

    await service.run(work)
    return await get_things(state, me)


@endpoints.get("/api/account/things")
async def get_things(state: State, me: Owner) -> OwnThings:
    """Games, decks and lessons of the account."""
    games, values = await (await state.accounts.owner()).things(me.account)
    return OwnThings(
        tuple(OwnGame(table, game) for table, game in games),
        tuple(BroughtValue(each.kind, each.key, each.value) for each in values),
    )


@endpoints.post("/api/account/things", dependencies=(CHECK_LIMIT,), body_limit=LARGEST)
async def keep_thing(state: State, me: Owner, body: BroughtValue) -> Nothing:
    """Store a deck or the progress in a lesson; null deletes it."""
    service = await state.accounts.opened()
    from pelipoyta.community.accounts.move_in import KeptValue, drop_value, keep_value

    value = _checked(body.value)
    if value is None:
        await service.run(lambda db: drop_value(db, me.account, body.kind, body.key))
    else:
        await service.run(lambda db: keep_value(db, me.account, KeptValue(body.kind, body.key, value), time()))
    return Nothing()


def _key(state: AppState, token: str) -> str:
    """The key of a seat's token; empty for a forged one, or one of another server."""
    try:
        return state.tokens.key(token) if token else ""
    except TableError:
        return ""


def _checked(value: object) -> object:
    """A text, a number or nothing. Raises TableError for all else."""
    if value is None or isinstance(value, int) or (isinstance(value, str) and len(value) <= LARGEST_VALUE):
        return value
    raise TableError("bad_message")
