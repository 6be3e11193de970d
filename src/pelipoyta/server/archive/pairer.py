"""Pairs the rounds of tournaments in the archive's process, so that no table waits meanwhile."""

import msgspec
import structlog

from pelipoyta.contests.tournament.pairing.pairings import Pairer, Pairs, pair_in_thread
from pelipoyta.contests.tournament.state import Tournament
from pelipoyta.server.archive.games.jobs import PairingJob
from pelipoyta.server.archive.service import Archive
from pelipoyta.table.errors import TableError
from pelipoyta.table.log.store import Store

log = structlog.get_logger("pelipoyta.archive")


def pairer_of(archive: Archive, store: Store) -> Pairer:
    """Pairs rounds in the archive's process; here in a thread where that fails."""

    async def pair_elsewhere(tournament: Tournament) -> Pairs:
        stored = await store.read(tournament.header.id, "contests")
        if stored is None:
            return await pair_in_thread(tournament)
        job = PairingJob(stored[0], tuple(stored[1][: tournament.length]))
        try:
            return msgspec.json.decode(await archive.make(job, ""), type=Pairs)
        except TableError as error:
            log.warning("pairing fell back to this process", contest=tournament.header.id, why=error.code)
            return await pair_in_thread(tournament)

    return pair_elsewhere
