"""Dependencies of endpoints besides path, query and body: services, the caller's key, games, tables."""

from typing import Annotated

from starlette.requests import HTTPConnection, Request

from pelipoyta.community.accounts.model import Session
from pelipoyta.community.accounts.secret_values import BOT_TOKEN
from pelipoyta.community.moderation.ladder import Act
from pelipoyta.kernel.game import AnyGame
from pelipoyta.server.accounts.cookies import SetCookies
from pelipoyta.server.addresses import address_of as address_of
from pelipoyta.server.api.endpoint import Depends
from pelipoyta.server.outside.rules import check_request
from pelipoyta.server.schemas.play.tables import Seated
from pelipoyta.server.state import AppState
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.lobby import SeatTicket
from pelipoyta.table.live.stored_table import ReadableTable


def state_of(connection: HTTPConnection) -> AppState:
    state: AppState = connection.app.state.services
    return state


async def key_of(request: Request) -> str:
    """The key in the caller's bearer token, else the signed-in caller's account or the seat it brought; "" for a guest.

    Raises TableError for a forged token.
    """
    token = _bearer_token(request)
    if token is not None and not token.startswith(BOT_TOKEN):
        return state_of(request).tokens.key(token)
    return await seat_key(state_of(request), await caller_of(request), request.path_params.get("table", ""))


async def seat_key(state: AppState, caller: Session | None, table: str) -> str:
    """The caller's account, or the key of a seat at this table that the account's guest had; "" for a guest."""
    if caller is None:
        return ""
    return (await state.accounts.claimed_key(caller.account, table) if table else "") or caller.account


async def _required_key(request: Request) -> str:
    return await key_of(request) or state_of(request).tokens.key("")


def account_id(caller: Session | None) -> str:
    return caller.account if caller else ""


def _bearer_token(connection: HTTPConnection) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else None


def _game_in_path(request: Request) -> AnyGame:
    """The game that the path parameter `game` names. Raises TableError."""
    game = state_of(request).lobby.games.get(request.path_params["game"])
    if game is None:
        raise TableError("no_such_page")
    return game


async def _table_in_path(request: Request) -> ReadableTable:
    """The table that the path parameter `table` names. Raises TableError."""
    return await state_of(request).read(request.path_params["table"], address_of(request), await key_of(request))


def seated(state: AppState, place: SeatTicket, caller: Session | None = None) -> Seated:
    """A seat with the signed token that proves it; an account's seat is proved by its session, and has none."""
    if caller is not None and place.seat is not None:
        return Seated(place.table, place.seat, "")
    return Seated(place.table, place.seat, state.tokens.sign(place.key))


def _limit_tables(request: Request) -> None:
    state_of(request).limits.table(address_of(request))


def _limit_sign_ups(request: Request) -> None:
    state_of(request).limits.sign_up(address_of(request))


def _limit_checks(request: Request) -> None:
    state_of(request).limits.check(address_of(request))


def costs(weight: int) -> Depends:
    """Dependency that counts an answer by how long it takes to make."""
    return Depends(lambda request: state_of(request).limits.cost(address_of(request), weight), (429,))


def acts(act: Act) -> Depends:
    """Dependency that refuses a signed-in caller whom a sanction forbids the act."""

    async def check(request: Request) -> None:
        caller = await caller_of(request)
        if caller is not None:
            await state_of(request).people.check(caller.account, act)

    return Depends(check, (403,), act=act)


async def caller_of(request: Request) -> Session | None:
    """The signed-in caller, by cookie or a bot's token; None for a guest."""
    caller = await state_of(request).accounts.caller(request)
    if caller is not None:
        check_request(caller, request.method, request.url.path)
    return caller


async def _signed_in(request: Request) -> Session:
    caller = await caller_of(request)
    if caller is None:
        raise TableError("sign_in_first")
    return caller


def _set_cookies(request: Request) -> SetCookies:
    """Cookies that the endpoint can set; its response brings them."""
    request.state.cookies = cookies = SetCookies(request.headers)
    return cookies


State = Annotated[AppState, Depends(state_of)]
Address = Annotated[str, Depends(address_of)]
Connected = Annotated[HTTPConnection, Depends(lambda request: request)]
Caller = Annotated[Session | None, Depends(caller_of)]
SignedIn = Annotated[Session, Depends(_signed_in, (401,))]
Cookies = Annotated[SetCookies, Depends(_set_cookies)]
CallerKey = Annotated[str, Depends(key_of, (401,), "optional")]  # "" for a caller without a token
SignedKey = Annotated[str, Depends(key_of, (401, 403), "required")]  # the handler refuses "" by its own error
HostKey = Annotated[str, Depends(_required_key, (401, 403), "required")]
GameInPath = Annotated[AnyGame, Depends(_game_in_path, (404,))]
TableInPath = Annotated[ReadableTable, Depends(_table_in_path, (401, 403, 404, 429), "optional")]

SIGN_UP_LIMIT = Depends(_limit_sign_ups, (429,))  # making accounts, per hour
TABLE_LIMIT = Depends(_limit_tables, (429,))  # creating tables and taking seats, per minute
CHECK_LIMIT = Depends(_limit_checks, (429,))  # requests that cost processor time, per second
