"""Shared by the endpoints of accounts: the browser's cookie, the owner's fresh proof, and the services behind."""

from time import time
from typing import TYPE_CHECKING, Annotated

from starlette.requests import HTTPConnection, Request

from pelipoyta.community.accounts.model import Session
from pelipoyta.community.accounts.secret_values import new_secret
from pelipoyta.server.accounts.cookies import SetCookies, cookie
from pelipoyta.server.api.deps import caller_of
from pelipoyta.server.api.endpoint import Depends
from pelipoyta.server.state import AppState
from pelipoyta.table.errors import TableError

if TYPE_CHECKING:
    from pelipoyta.server.accounts.passkey_service import PasskeyService

BROWSER_SECONDS = 3600


async def _owner(request: Request) -> Session:
    """The signed-in caller in a browser. Raises TableError for guests and for bots' tokens."""
    caller = await caller_of(request)
    if caller is None:
        raise TableError("sign_in_first")
    if caller.token:
        raise TableError("not_for_tokens")
    return caller


async def _fresh_owner(request: Request) -> Session:
    """The owner with a fresh proof. Raises TableError where the last one is too old."""
    caller = await _owner(request)
    if not caller.is_fresh(time()):
        raise TableError("prove_first")
    return caller


def browser_of(state: AppState, request: HTTPConnection, cookies: SetCookies) -> str:
    """Cookie of this browser, to which challenges are bound; a new one where it has none."""
    jar = state.accounts.cookies
    if found := cookie(request.headers, jar.browser):
        return found
    made = new_secret()
    cookies.add(jar.written(jar.browser, made, BROWSER_SECONDS))
    return made


async def passkeys_of(state: AppState, request: HTTPConnection, cookies: SetCookies) -> "PasskeyService":
    """Passkeys for the page that asks. Raises TableError where passkeys do not work at its address."""
    service = await state.accounts.opened()
    from pelipoyta.server.accounts.passkey_service import PasskeyService, site_of

    site = site_of(state.settings.public_url, request.headers.get("origin", ""))
    return PasskeyService(service, site, browser_of(state, request, cookies))


Owner = Annotated[Session, Depends(_owner, (401, 403))]
FreshOwner = Annotated[Session, Depends(_fresh_owner, (401, 403))]
