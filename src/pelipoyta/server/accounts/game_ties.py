"""Games of accounts: the record of a table as an account may have it, and giving up a running game."""

from time import time

import structlog

from pelipoyta.kernel.play import IllegalAction
from pelipoyta.server.accounts.lazy import GameTies
from pelipoyta.server.archive.jobs import LogRef, RecordJob
from pelipoyta.server.archive.service import Archive
from pelipoyta.table.access.policy import access
from pelipoyta.table.commands import FromSeat, Resign
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.lobby import Lobby
from pelipoyta.table.player_names import shown_name

log = structlog.get_logger("pelipoyta.accounts")


def account_ties(lobby: Lobby, archive: Archive) -> GameTies:
    """Callbacks of accounts into the games of this server."""

    async def record(table: str, account: str) -> str:
        """The record that the account may have; empty where it may have none yet."""
        try:
            state = (await lobby.read(table)).state
            seen = access(state, account, time())
            seen.check("record")
            names = tuple(shown_name(player) if player else "" for player in state.seats.players)
            job = RecordJob(LogRef(state.header.id, state.length), seen, names)
            return (await archive.get(job, "")).decode()
        except TableError:
            return ""

    async def resign(table: str, account: str) -> None:
        """Give up the account's game, unless a clock decides it."""
        try:
            found = await lobby.find(table)
            seat = access(found.state, account, time()).seat
            if seat is not None and found.state.header.time is None:
                await found.submit(FromSeat(seat, Resign(id="deleted")))
        except (TableError, IllegalAction) as error:
            log.info("game not given up", table=table, why=str(error))

    return GameTies(record, resign)
