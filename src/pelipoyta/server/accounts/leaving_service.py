"""Export and deletion in the running server."""

import asyncio
from collections.abc import Awaitable, Callable
from time import time

import structlog

from pelipoyta.community.accounts.leaving.deletion import close_account, delete_account, due_accounts, hidden_keys
from pelipoyta.community.accounts.leaving.export import (
    ask_export,
    drop_export,
    gathered,
    store_export,
    tables_of,
    zipped,
)
from pelipoyta.community.accounts.model import Session
from pelipoyta.community.accounts.session_rows import forget_sessions
from pelipoyta.server.accounts.service import AccountService
from pelipoyta.table.player_names import hide

MOST_RECORDS = 400
log = structlog.get_logger("pelipoyta.accounts")


class LeavingService:
    """Makes exports in the background, and deletes accounts whose time to return is over."""

    def __init__(
        self,
        service: AccountService,
        record: Callable[[str, str], Awaitable[str]],
        resign: Callable[[str, str], Awaitable[None]],
    ) -> None:
        """`record`: record of a table as an account may have it; `resign`: give up an account's running game."""
        self._service, self._record, self._resign = service, record, resign
        self._jobs: set[asyncio.Task[None]] = set()

    async def ask_export(self, me: Session) -> None:
        """Begin an export. Raises TableError for a second one within a day."""
        id = await self._service.run(lambda db: ask_export(db, me.account, time()))
        job = asyncio.create_task(self._export(id, me.account))
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)

    async def _export(self, id: str, account: str) -> None:
        try:
            rows = await self._service.run(lambda db: gathered(db, account))
            tables = await self._service.run(lambda db: tables_of(db, account))
            records = {table: await self._record(table, account) for table in tables[:MOST_RECORDS]}
            told = {table: text for table, text in records.items() if text}
            data = await asyncio.to_thread(zipped, rows, told, account, time())
            await self._service.run(lambda db: store_export(db, id, data, time()))
        except Exception:
            log.exception("export failed")
            await self._service.run(lambda db: drop_export(db, id))

    async def close_account(self, me: Session) -> None:
        """Close the account: signed out everywhere; within two weeks signing in opens it again."""
        ended = await self._service.run(lambda db: close_account(db, me.account, time()))
        self._service.cut_off(ended)

    async def delete_now(self, account: str) -> None:
        """Delete the account without the two weeks to return, for the operator."""
        self._service.cut_off(await self._service.run(lambda db: close_account(db, account, time())))
        await self._delete(account)
        hide(await self._service.run(hidden_keys))

    async def clean(self) -> None:
        """Delete accounts and sessions whose time is over. Their running games are given up."""
        await self._service.run(lambda db: forget_sessions(db, time()))
        for account in await self._service.run(lambda db: due_accounts(db, time())):
            await self._delete(account)
        hide(await self._service.run(hidden_keys))

    async def _delete(self, account: str) -> None:
        for table in await self._service.run(lambda db: tables_of(db, account, "playing")):
            await self._resign(table, account)
        await self._service.run(lambda db: delete_account(db, account, time()))
        await self._service.learn_names([account])

    async def close(self) -> None:
        for job in self._jobs:
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)
