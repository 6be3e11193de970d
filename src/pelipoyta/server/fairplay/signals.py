"""Signals that accounts share a device or network: HMACs, noted when an account plays a rated game, kept 180 days."""

import hmac
from time import time
from typing import TYPE_CHECKING

import structlog
from starlette.requests import HTTPConnection

from pelipoyta.community.accounts.model import Session
from pelipoyta.server.accounts.cookies import CookieJar, cookie
from pelipoyta.server.addresses import address_of
from pelipoyta.storage.database import Database, StorageFailed
from pelipoyta.table.state.table_state import TableState

if TYPE_CHECKING:
    from sqlalchemy import Connection

AGAIN = 12 * 3600.0  # seconds until the same signal is noted again
CACHE = 10_000
log = structlog.get_logger("pelipoyta.fairplay")


class Signals:
    """Notes the device and the network of accounts that play rated games."""

    def __init__(self, database: Database, secret: bytes, jar: CookieJar) -> None:
        self._database, self._secret, self._jar = database, secret, jar
        self._noted: dict[tuple[str, str, str], float] = {}

    async def note(self, session: Session | None, connection: HTTPConnection, state: TableState) -> None:
        """Note both for a person who sits at a rated table; what cannot be stored now is noted another time."""
        if session is None or session.kind == "bot" or not state.header.rated:
            return
        if session.account not in {player.account for player in state.seats.players if player}:
            return
        seen = {"device": cookie(connection.headers, self._jar.device), "network": address_of(connection)}
        new = [(kind, self._mark(kind, value), session.account) for kind, value in seen.items() if value]
        new = [each for each in new if time() - self._noted.get(each, 0.0) > AGAIN]
        if new:
            await self._store(new)

    async def _store(self, new: list[tuple[str, str, str]]) -> None:
        from pelipoyta.community.fairplay.book import see_signal

        now = time()

        def work(db: "Connection") -> None:
            for kind, value, person in new:
                see_signal(db, kind, value, person, now)

        try:
            await self._database.run(work)
        except StorageFailed:
            log.warning("signals not stored")
            return
        if len(self._noted) > CACHE:
            self._noted.clear()
        self._noted.update(dict.fromkeys(new, now))

    def _mark(self, kind: str, value: str) -> str:
        from pelipoyta.community.accounts.devices import network_part

        told = network_part(value) if kind == "network" else value
        return hmac.new(self._secret, f"pelipoyta.signal.{kind}/{told}".encode(), "sha256").hexdigest()[:40]
