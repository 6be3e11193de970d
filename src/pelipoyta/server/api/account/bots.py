"""Bot accounts of a person: made, listed, closed; their tokens likewise. Bots that wait, and inviting one."""

from time import time
from typing import TYPE_CHECKING

from pelipoyta.community.accounts.model import Session
from pelipoyta.community.accounts.names import check_name
from pelipoyta.server.api.deps import CHECK_LIMIT, TABLE_LIMIT, Caller, SignedIn, State, acts, seated
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.schemas.play.tables import Seated
from pelipoyta.server.schemas.websocket.outside import (
    BotTokenInfo,
    BotTokenMade,
    InviteBot,
    NewBot,
    NewBotToken,
    OwnBotInfo,
    WaitingBotInfo,
)
from pelipoyta.table.decide.setup.create import new_key
from pelipoyta.table.errors import TableError
from pelipoyta.table.state.chat import clean

if TYPE_CHECKING:
    from sqlalchemy import Connection

endpoints = Endpoints()


def _owner(me: Session) -> str:
    """The account of a person; a bot owns no bots."""
    if me.kind != "person" or me.token:
        raise TableError("not_for_bots")
    return me.account


@endpoints.get("/api/account/bots", errors=(403,))
async def get_own_bots(state: State, me: SignedIn) -> tuple[OwnBotInfo, ...]:
    """The caller's bots with their tokens, without the secrets."""
    from pelipoyta.community.outside import bot_rows

    owner = _owner(me)

    def work(db: "Connection") -> tuple[OwnBotInfo, ...]:
        return tuple(
            OwnBotInfo(
                bot.id,
                bot.name,
                bot.made,
                tuple(
                    BotTokenInfo(id=row.id, label=row.label, scopes=row.scopes, made=row.made, seen=row.seen)
                    for row in bot_rows.tokens_of(db, owner, bot.id)
                ),
            )
            for bot in bot_rows.bots_of(db, owner)
        )

    return await state.database.run(work)


@endpoints.post("/api/account/bots", status=201, errors=(403, 409, 503), dependencies=(TABLE_LIMIT,))
async def make_bot(state: State, me: SignedIn, body: NewBot) -> OwnBotInfo:
    """Make a bot account, for which the caller answers."""
    from pelipoyta.community.outside import bot_rows

    owner, name = _owner(me), check_name(body.name, frozenset(state.lobby.games))
    bot = await state.database.run(lambda db: bot_rows.add_bot(db, owner, name, time()))
    return OwnBotInfo(bot.id, bot.name, bot.made, ())


@endpoints.post("/api/account/bots/{bot}/close", errors=(403, 404))
async def close_bot(state: State, me: SignedIn, bot: str) -> tuple[OwnBotInfo, ...]:
    """Close a bot account for good; its tokens end, its games and results stay."""
    from pelipoyta.community.outside import bot_rows

    owner = _owner(me)
    ended = await state.database.run(lambda db: bot_rows.close_bot(db, owner, bot, time()))
    (await state.accounts.opened()).cut_off(ended)
    return await get_own_bots(state, me)


@endpoints.post("/api/account/bots/{bot}/tokens", status=201, errors=(403, 404, 409, 503), dependencies=(TABLE_LIMIT,))
async def make_bot_token(state: State, me: SignedIn, bot: str, body: NewBotToken) -> BotTokenMade:
    """Make a token of the caller's bot. It is shown this once; only its hash is stored."""
    from pelipoyta.community.outside import bot_rows

    owner, label = _owner(me), clean(body.label)
    id, token = await state.database.run(
        lambda db: bot_rows.add_token(db, owner, bot, label=label, scopes=body.scopes, now=time())
    )
    return BotTokenMade(id, token)


@endpoints.post("/api/account/bots/{bot}/tokens/{token}/end", errors=(403, 404))
async def end_bot_token(state: State, me: SignedIn, bot: str, token: str) -> tuple[OwnBotInfo, ...]:
    """End a token: connections that use it are closed."""
    from pelipoyta.community.outside import bot_rows

    owner = _owner(me)
    await state.database.run(lambda db: bot_rows.end_token(db, owner, bot, token))
    (await state.accounts.opened()).cut_off([token])
    return await get_own_bots(state, me)


@endpoints.get("/api/bots", dependencies=(CHECK_LIMIT,))
async def get_waiting_bots(state: State) -> tuple[WaitingBotInfo, ...]:
    """Bots from outside that wait for games now."""
    return tuple(await state.outside.listed())


@endpoints.post(
    "/api/bots/{bot}/invite", status=201, errors=(403, 404, 409, 503), dependencies=(TABLE_LIMIT, acts("invite"))
)
async def invite_bot(state: State, caller: Caller, bot: str, body: InviteBot) -> Seated:
    """Play with a bot that waits: a new table, with the caller in the first seat and the bot in the second."""
    if caller is not None and caller.kind != "person":
        raise TableError("not_for_bots")
    key = state.tokens.own(body.key) or new_key()
    ticket = await state.outside.invite(bot, body, key, caller.account if caller else "")
    return seated(state, ticket)
