"""Front of all contests: one service for each kind, told of games that end, resumed when the server starts."""

from collections.abc import Mapping
from typing import Any

import msgspec

from pelipoyta.contests.model import ContestKind
from pelipoyta.contests.runner import ContestRunner
from pelipoyta.contests.series.live import KIND as SERIES
from pelipoyta.contests.series.live import SeriesService
from pelipoyta.contests.tables import ContestTables
from pelipoyta.contests.team_match.live import TeamMatchService
from pelipoyta.contests.team_match.model import KIND as TEAM_MATCH
from pelipoyta.contests.tournament.draft.rules import FindDrafter
from pelipoyta.contests.tournament.live import TournamentService
from pelipoyta.contests.tournament.model import KIND as TOURNAMENT
from pelipoyta.contests.tournament.pairing.pairings import Pairer, pair_in_thread
from pelipoyta.table.live.stored_table import ReadableTable
from pelipoyta.table.log.store import Store


class ContestService:
    """Series, tournaments and team matches of one store. `table_changed` has to be the lobby's `ended` hook."""

    def __init__(
        self, tables: ContestTables, store: Store, find_drafter: FindDrafter, pairer: Pairer = pair_in_thread
    ) -> None:
        """`find_drafter` gives the bot that picks cards and builds decks of a game; `pairer` pairs rounds."""
        self._store = store
        self.series = SeriesService(tables, store)
        self.tournaments = TournamentService(tables, store, find_drafter, pairer)
        self.team_matches = TeamMatchService(tables, store)
        self._by_kind: Mapping[str, ContestRunner[Any]] = {
            SERIES: self.series,
            TOURNAMENT: self.tournaments,
            TEAM_MATCH: self.team_matches,
        }

    def table_changed(self, table: ReadableTable) -> None:
        """Advance the contest of a table whose game has ended; of a hidden table also after every step."""
        header = table.state.header
        if header.contest is None:
            return
        if header.in_hidden_set:
            self.team_matches.table_changed(table)
        elif header.tournament:
            self.tournaments.wake(header.contest)
        else:
            self.series.wake(header.contest)

    async def resume(self) -> None:
        """Advance every contest that was not over when the server stopped. Raises StoreFailed."""
        for id, header in await self._store.unfinished_contests():
            kind = msgspec.json.decode(header, type=ContestKind).kind
            if runner := self._by_kind.get(kind):
                await runner.resume(id)

    def close(self) -> None:
        for runner in self._by_kind.values():
            runner.close()
