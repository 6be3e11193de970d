"""Signing up, in and out with a password, and who one is signed in as."""

from pelipoyta.community.accounts.model import Session
from pelipoyta.server.accounts.cookies import SetCookies
from pelipoyta.server.api.deps import (
    CHECK_LIMIT,
    SIGN_UP_LIMIT,
    Caller,
    Connected,
    Cookies,
    SignedIn,
    State,
    costs,
)
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.schemas.people.accounts import Me, NamedPassword, SignedInAs
from pelipoyta.server.state import AppState
from pelipoyta.table.errors import TableError

endpoints = Endpoints()
HASH = 15  # cost of a password's hash


@endpoints.get("/api/account")
async def get_account(caller: Caller) -> SignedInAs:
    """The account that the caller is signed in to, if any."""
    return SignedInAs(me_of(caller))


@endpoints.post("/api/account/sign-up", status=201, errors=(409, 429, 503), dependencies=(costs(HASH), SIGN_UP_LIMIT))
async def sign_up(state: State, request: Connected, cookies: Cookies, body: NamedPassword) -> SignedInAs:
    """Make an account with a name and a password, and sign in to it."""
    service = await state.accounts.opened()
    return await signed_in(state, cookies, await service.sign_up(body.name, body.password, request))


@endpoints.post("/api/account/sign-in", errors=(401, 429, 503), dependencies=(CHECK_LIMIT, costs(HASH)))
async def sign_in(state: State, request: Connected, cookies: Cookies, body: NamedPassword) -> SignedInAs:
    """Sign in with name and password. The answer does not tell which of them was wrong."""
    service = await state.accounts.opened()
    former = await state.accounts.caller(request)
    secret = await service.sign_in(body.name, body.password, request)
    await end_former(state, former)
    return await signed_in(state, cookies, secret)


@endpoints.post("/api/account/sign-out")
async def sign_out(state: State, me: SignedIn, cookies: Cookies) -> SignedInAs:
    """End this session; its connections are closed."""
    await (await state.accounts.opened()).sign_out(me)
    jar = state.accounts.cookies
    cookies.add(jar.written(jar.session, ""))
    return SignedInAs(None)


async def signed_in(state: AppState, cookies: SetCookies, secret: str) -> SignedInAs:
    """Give the browser the session; a former cookie is replaced, so that no prepared one is carried over."""
    jar = state.accounts.cookies
    cookies.add(jar.written(jar.session, secret))
    cookies.keep_device(jar)
    session = await state.accounts.recognise(secret, "browser")
    if session is None:
        raise TableError("sign_in_first")
    return SignedInAs(me_of(session))


async def end_former(state: AppState, former: Session | None) -> None:
    """End the session that this browser had before it signed in anew."""
    if former is not None:
        await (await state.accounts.opened()).sign_out(former)


def me_of(caller: Session | None) -> Me | None:
    return None if caller is None else Me(caller.account, caller.name, caller.kind)
