"""Accounts as the server holds them from its start: nothing is loaded until somebody has one."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from pelipoyta.community.accounts.model import Session
from pelipoyta.community.accounts.secret_values import BOT_TOKEN
from pelipoyta.server.accounts.cookies import CookieJar, cookie
from pelipoyta.storage.database import Database

if TYPE_CHECKING:
    from pelipoyta.server.accounts.service import AccountService

LONGEST_SECRET = 100  # characters; a longer cookie or token is not even hashed


class LazyAccounts:
    """Recognises callers; the service behind it is loaded in a thread, when the first cookie or sign-up comes."""

    def __init__(self, database: Database, games: Iterable[str], public_url: str) -> None:
        self.database, self.public_url = database, public_url
        self._games = games
        self.cookies = CookieJar(public_url.startswith("https:"))
        self._opening: asyncio.Task[AccountService] | None = None

    async def opened(self) -> "AccountService":
        """The account service."""
        if self._opening is None or (self._opening.done() and self._opening.exception()):
            self._opening = asyncio.create_task(asyncio.to_thread(_service, self.database, self._games))
        return await asyncio.shield(self._opening)

    async def caller(self, connection: HTTPConnection) -> Session | None:
        """The signed-in caller, by the cookie of a session or the bearer token of a bot; None for a guest."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and token.startswith(BOT_TOKEN):
            return await self.recognise(token.removeprefix(BOT_TOKEN), "token")
        return await self.recognise(cookie(connection.headers, self.cookies.session), "browser")

    async def recognise(self, secret: str, kind: str) -> Session | None:
        if not secret or len(secret) > LONGEST_SECRET:
            return None
        return await (await self.opened()).recognise(secret, kind)

    async def claimed_key(self, account: str, table: str) -> str:
        """Key of the seat at this table that a guest brought into the account; empty without one."""
        return await (await self.opened()).claimed_key(account, table)

    async def learn_names(self, accounts: Iterable[str]) -> None:
        """Look up how these accounts are called now."""
        await (await self.opened()).learn_names(accounts)

    @contextmanager
    def connected(self, session: Session | None, close: Callable[[], None]) -> Iterator[None]:
        """Have `close` called when the session ends, while a connection is open; a guest's never ends."""
        if session is None or self._opening is None:
            yield
            return
        with self._opening.result().connections.opened(session.session, close):
            yield

    async def close(self) -> None:
        if self._opening is not None:
            await (await self.opened()).close()


def _service(database: Database, games: Iterable[str]) -> "AccountService":
    from pelipoyta.server.accounts.service import AccountService

    return AccountService(database, games)
