"""Lazy account services: modules and rows are loaded at the first use of an account."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

import structlog
from starlette.requests import HTTPConnection

from pelipoyta.community.accounts.model import Session
from pelipoyta.community.accounts.secret_values import BOT_TOKEN
from pelipoyta.server.accounts.cookies import CookieJar, cookie
from pelipoyta.server.services.requests.shared_counts import SharedCounts
from pelipoyta.storage.database import Database
from pelipoyta.table.errors import TableError

if TYPE_CHECKING:
    from pelipoyta.server.accounts.leaving_service import LeavingService
    from pelipoyta.server.accounts.owner_service import OwnerService
    from pelipoyta.server.accounts.service import AccountService

FIRST_CLEANING, CLEANING = 30.0, 3600.0  # seconds after the start, and between two
log = structlog.get_logger("pelipoyta.accounts")
LONGEST_SECRET = 100  # characters; a longer cookie or token is not even hashed


class GameTies(NamedTuple):
    """Callbacks into games: the record of a table for an account, and giving up its running game."""

    record: Callable[[str, str], Awaitable[str]]
    resign: Callable[[str, str], Awaitable[None]]


class LazyAccounts:
    """Recognises callers; the service behind it is loaded in a thread, when the first cookie or sign-up comes."""

    def __init__(
        self,
        database: Database,
        games: Iterable[str],
        public_url: str,
        ties: GameTies,
        shared: SharedCounts | None = None,
    ) -> None:
        """`shared`: counts of wrong attempts at all processes."""
        self.database, self.public_url, self._shared = database, public_url, shared
        self._games = games
        self._ties = ties
        self._leaving: LeavingService | None = None
        self._cleaning: asyncio.Task[None] | None = None
        self.cookies = CookieJar(public_url.startswith("https:"))
        self._opening: asyncio.Task[AccountService] | None = None

    async def opened(self) -> "AccountService":
        """The account service."""
        if self._opening is None or (self._opening.done() and self._opening.exception()):
            self._opening = asyncio.create_task(asyncio.to_thread(_service, self.database, self._games, self._shared))
        return await asyncio.shield(self._opening)

    async def owner(self) -> "OwnerService":
        """Acts of a person on the own account."""
        service = await self.opened()
        from pelipoyta.server.accounts.owner_service import OwnerService

        return OwnerService(service, frozenset(self._games))

    async def leaving(self) -> "LeavingService":
        """Export and deletion."""
        service = await self.opened()
        from pelipoyta.server.accounts.leaving_service import LeavingService

        self._leaving = self._leaving or LeavingService(service, self._ties.record, self._ties.resign)
        return self._leaving

    def start_cleaning(self) -> None:
        """Delete at intervals what is due, once the server has started."""
        self._cleaning = asyncio.create_task(self._clean())

    async def _clean(self) -> None:
        await asyncio.sleep(FIRST_CLEANING)
        while True:
            try:
                await (await self.leaving()).clean()
            except Exception:
                log.exception("accounts not cleaned")
            await asyncio.sleep(CLEANING)

    async def caller(self, connection: HTTPConnection) -> Session | None:
        """The signed-in caller, by the cookie of a session or the bearer token of a bot; None for a guest.

        Raises TableError for a bot's token that is unknown or has ended.
        """
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and token.startswith(BOT_TOKEN):
            found = await self.recognise(token.removeprefix(BOT_TOKEN), "token")
            if found is None:
                raise TableError("bad_token")
            return found
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
        if self._cleaning is not None:
            self._cleaning.cancel()
            await asyncio.gather(self._cleaning, return_exceptions=True)
        if self._leaving is not None:
            await self._leaving.close()
        if self._opening is not None:
            await (await self.opened()).close()


def _service(database: Database, games: Iterable[str], shared: SharedCounts | None) -> "AccountService":
    from pelipoyta.server.accounts import leaving_service, owner_service  # noqa: F401 - loaded in this thread
    from pelipoyta.server.accounts.service import AccountService

    return AccountService(database, games, shared)
