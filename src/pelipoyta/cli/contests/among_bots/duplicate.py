"""Duplicate play among bots, by the team match service: the same chance at several tables (CONTEST-23)."""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import Struct

from pelipoyta.cli.contests.among_bots.play_table import OnGames, TableJob, TableSettings, each_of, ignore_games, named
from pelipoyta.cli.contests.among_bots.run import ORGANISER, ContestSetup, play_contest
from pelipoyta.contests.commands import FromKey
from pelipoyta.contests.service import ContestService
from pelipoyta.contests.team_match.commands import AddBot, BeginTeamMatch, TeamMatchPlan
from pelipoyta.contests.team_match.duplicate import DealResult, DealTables, Way, compared, standings, way_of
from pelipoyta.contests.team_match.model import TeamMatchHeader
from pelipoyta.contests.team_match.state import TeamMatch
from pelipoyta.contests.team_match.validate import header_for
from pelipoyta.games import open_game


class DuplicateEntry(Struct, frozen=True):
    """Settings and entrants of the contest: so many of each bot."""

    game: str
    seats: int
    deals: int
    options: dict[str, Any]
    bots: dict[str, int]
    seed: int = 1

    @property
    def each(self) -> list[str]:
        return each_of(self.bots)

    @property
    def tables(self) -> int:
        return len(self.each) // self.seats


class DuplicatePlace(Struct, frozen=True):
    """Row of the standings: the deciding total and its parts (CONTEST-27)."""

    rank: int
    entrant: str
    total: float
    result: float
    fair: float
    luck: float
    play: float


class DuplicateReport(Struct, frozen=True):
    """Report that `pelipoyta tournament --json` prints."""

    entered: DuplicateEntry
    way: Way
    standings: tuple[DuplicatePlace, ...]
    deals: tuple[DealResult, ...]


class UnevenTables(ValueError):
    """So many bots do not fill tables of so many seats."""


def games_of(entered: DuplicateEntry) -> int:
    """Number of games. Raises as `play` does."""
    _header(entered)
    return entered.tables * entered.deals


def play(
    entered: DuplicateEntry, jobs: int = 1, keep: Path | None = None, after: OnGames = ignore_games
) -> DuplicateReport:
    """Play to the end, resuming from the file; `after` is called with games done. Raises IllegalAction, GameFailed."""
    setup = ContestSetup(
        entered=entered,
        settings=TableSettings(
            game=entered.game,
            seats=entered.seats,
            options=bytes(_header(entered).options),
            seed=entered.seed,
            tables="deals",
        ),
        name_of=lambda table, at: _table_name(entered, table.number - 1),
        runner=lambda contests: contests.team_matches,
        begin=partial(_begin, entered),
        ahead=partial(_ahead, entered),
    )
    return _report(entered, play_contest(setup, jobs, keep, after).dealt())


async def _begin(entered: DuplicateEntry, contests: ContestService) -> str:
    live = contests.team_matches
    id = await live.create(_plan(entered), ORGANISER)
    for bot in entered.each:
        await live.do(id, FromKey(ORGANISER, AddBot(bot)))
    await live.do(id, FromKey(ORGANISER, BeginTeamMatch()))
    return id


def _ahead(entered: DuplicateEntry, team_match: TeamMatch) -> Iterator[TableJob]:
    """Tables of all deals."""
    bots = entered.each
    for number, sitting in enumerate(team_match.sittings):
        yield TableJob(_table_name(entered, number), tuple(bots[player] for player in sitting.players))


def _table_name(entered: DuplicateEntry, number: int) -> str:
    """Name of a table by its deal and its number there."""
    deal, at = divmod(number, entered.tables)
    return f"{deal + 1}.{at + 1}"


def _plan(entered: DuplicateEntry) -> TeamMatchPlan:
    return TeamMatchPlan(
        game=open_game(entered.game).id,
        form="duplicate",
        seats=entered.seats,
        options=entered.options,
        tables=entered.tables,
        deals=entered.deals,
    )


def _header(entered: DuplicateEntry) -> TeamMatchHeader:
    """Header of the contest. Raises UnevenTables, TableError or IllegalAction."""
    if len(entered.each) % entered.seats:
        raise UnevenTables
    return header_for(open_game(entered.game), _plan(entered), "", ORGANISER, 0.0)


def _report(entered: DuplicateEntry, deals: Sequence[DealTables]) -> DuplicateReport:
    names = named(entered.each)
    places = tuple(
        DuplicatePlace(
            rank=row.rank,
            entrant=names[row.entrant],
            total=row.total,
            result=row.result,
            fair=row.fair,
            luck=row.luck,
            play=row.play,
        )
        for row in standings(deals)
    )
    return DuplicateReport(entered, way_of(deals), places, tuple(map(compared, deals)))
