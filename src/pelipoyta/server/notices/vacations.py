"""Announces vacations at correspondence tables when they begin and end."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from time import time

import structlog

from pelipoyta.community.notices import vacation_book as book
from pelipoyta.storage.database import Database
from pelipoyta.table.commands import Rest
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.lobby import Lobby

EVERY = 60.0  # seconds between two looks
log = structlog.get_logger("pelipoyta.vacations")


class VacationService:
    """Tells tables of vacations. Any process may; a table that knows already changes nothing."""

    def __init__(self, database: Database, lobby: Lobby, clock: Callable[[], float] = time) -> None:
        self._database, self._lobby, self._clock = database, lobby, clock
        self._telling = asyncio.Lock()

    async def run(self) -> None:
        """Work until cancelled; an error is logged and does not end it."""
        while True:
            try:
                await self.tell()
            except Exception:
                log.exception("vacations not announced to tables")
            await asyncio.sleep(EVERY)

    async def days(self, person: str) -> book.VacationDays:
        return await self._database.run(lambda db: book.days_of(db, person, self._clock()))

    async def begin(self, person: str, days: int) -> book.VacationDays:
        """Begin a vacation; the person's clocks stand when this returns. Raises TableError."""
        await self._database.run(lambda db: book.begin(db, person, days, self._clock()))
        await self.tell()
        return await self.days(person)

    async def end(self, person: str) -> book.VacationDays:
        """End the vacation; the clocks go on. Raises TableError."""
        await self._database.run(lambda db: book.end(db, person, self._clock()))
        await self.tell()
        return await self.days(person)

    async def tell(self) -> None:
        """Tell every table of the vacations of its players."""
        async with self._telling:
            now = self._clock()
            await self._database.run(lambda db: book.close_those_of_closed_accounts(db, now))
            for each in await self._database.run(book.unsettled):
                if await self._tell_tables(each, now) and each.ends <= now:
                    await self._database.run(partial(book.settle, vacation=each.id, now=now))

    async def _tell_tables(self, vacation: book.Vacation, now: float) -> bool:
        """Announce one vacation at its tables; False if a table failed, to be tried again."""
        games = await self._database.run(lambda db: book.games_over_days(db, vacation.person))
        told = True
        for table, seat in games:
            try:
                found = await self._lobby.find(table, opens=True)
                with suppress(TableError):  # its rules are gone
                    await found.submit(Rest(seat, vacation.ends, over=vacation.ends <= now))
            except Exception:
                log.exception("vacation not announced to a table", table=table)
                told = False
        return told
