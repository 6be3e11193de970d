"""Helpers for people who play with the real pieces: what one needs to begin, new sittings, commands."""

from pelipoyta.server.api.deps import CHECK_LIMIT, TABLE_LIMIT, Address, GameInPath, State
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.helpers.connection import found
from pelipoyta.server.helpers.session import helper_of
from pelipoyta.server.schemas.websocket.helpers import HelperAbout, HelperAct, HelperInfo, HelperMade, NewHelper
from pelipoyta.table.decide.setup.create import new_key

endpoints = Endpoints()


@endpoints.get("/api/games/{game}/helper")
async def get_helper_setup(state: State, game: GameInPath) -> HelperAbout:
    """Setup and sheets of paper of the game's helper; 404 for a game without one."""
    helper = helper_of(state.lobby.games, game.id)
    return HelperAbout(helper.players, helper.options, helper.secrets, helper.sheets)


@endpoints.post("/api/games/{game}/helpers", status=201, errors=(503,), dependencies=(TABLE_LIMIT,))
async def begin_helper(state: State, game: GameInPath, body: NewHelper) -> HelperMade:
    """Begin a session, whose link several devices can open."""
    key = state.tokens.own(body.key) or new_key()
    return HelperMade(await state.helpers.create(game.id, body.setup, key))


@endpoints.post("/api/helpers/{helper}", errors=(404, 409, 503), dependencies=(CHECK_LIMIT,))
async def act_with_helper(state: State, address: Address, helper: str, body: HelperAct) -> HelperInfo:
    """Give a command, take one back or do it again, or take a seat; the answer is the page as the device sees it."""
    await found(state, helper, address)
    holder = state.tokens.own(body.device) or ""
    return (await state.helpers.act(helper, body, holder)).info(holder, body.seat)
