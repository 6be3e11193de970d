"""Logs of contests read for their rows."""

from collections.abc import Mapping

import msgspec
from msgspec import Struct

from pelipoyta.community.events.contest_rows import row_of_team_match, row_of_tournament
from pelipoyta.community.events.model import ContestRow
from pelipoyta.contests.event_store import EventStore
from pelipoyta.contests.model import ContestKind
from pelipoyta.contests.team_match.model import KIND as TEAM_MATCH
from pelipoyta.contests.team_match.model import TeamMatchHeader, TeamMatchLine
from pelipoyta.contests.team_match.state import TeamMatch
from pelipoyta.contests.tournament.model import KIND as TOURNAMENT
from pelipoyta.contests.tournament.model import TournamentHeader, TournamentLine
from pelipoyta.contests.tournament.state import Tournament
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.decide.setup.private_options import settle
from pelipoyta.table.errors import TableError
from pelipoyta.table.log.store import Store


class ProjectedContest(Struct, frozen=True):
    """Row of a contest, None once it is over, and the length of the log it was computed from."""

    contest: str
    length: int
    row: ContestRow | None


class ContestLogs:
    """Rows of tournaments and team matches by their logs; a series is no event that one comes to."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame]) -> None:
        self._store, self._games = store, games
        self._tournaments: EventStore[Tournament] = EventStore(
            store=store, kind=TOURNAMENT, header=TournamentHeader, line=TournamentLine, new=Tournament
        )
        self._team_matches: EventStore[TeamMatch] = EventStore(
            store=store, kind=TEAM_MATCH, header=TeamMatchHeader, line=TeamMatchLine, new=TeamMatch
        )

    async def project(self, contest: str) -> ProjectedContest | None:
        """The contest's row; None for a series, and for no contest."""
        stored = await self._store.read(contest, "contests")
        kind = msgspec.json.decode(stored[0], type=ContestKind).kind if stored else ""
        if kind == TOURNAMENT:
            tournament = await self._tournaments.find(contest)
            row = row_of_tournament(tournament, self._is_plain(tournament.header))
            return ProjectedContest(contest, tournament.length, row)
        if kind == TEAM_MATCH:
            team_match = await self._team_matches.find(contest)
            return ProjectedContest(contest, team_match.length, row_of_team_match(team_match))
        return None

    async def unfinished(self) -> list[ProjectedContest]:
        """Rows of all contests that are not over."""
        found = [await self.project(contest) for contest, _ in await self._store.unfinished_contests()]
        return [each for each in found if each is not None and each.row is not None]

    def _is_plain(self, header: TournamentHeader) -> bool:
        """True if an entrant need bring nothing."""
        game = self._games.get(header.game)
        if game is None:
            return False
        if header.boosters:
            return True
        try:
            settle(game, msgspec.json.decode(header.options, type=game.options), 0, {})
        except (IllegalAction, TableError):
            return False
        return True
