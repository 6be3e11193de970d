"""A tournament among bots, by the tournament service."""

from functools import partial
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from pelipoyta.cli.contests.among_bots.play_table import OnGames, TableSettings, each_of, ignore_games, named
from pelipoyta.cli.contests.among_bots.run import ORGANISER, ContestSetup, play_contest
from pelipoyta.contests.commands import FromKey
from pelipoyta.contests.service import ContestService
from pelipoyta.contests.tournament.commands import EnterBots, PairRound, TournamentPlan
from pelipoyta.contests.tournament.model import TournamentHeader
from pelipoyta.contests.tournament.pairing.teams import by_team, size_of
from pelipoyta.contests.tournament.standings import standings
from pelipoyta.contests.tournament.state import Tournament
from pelipoyta.contests.tournament.validate import header_for
from pelipoyta.games import open_game


class TournamentEntry(Struct, frozen=True):
    """Settings and entrants of the contest: so many of each bot; so many teams of it, where partners stay together."""

    plan: TournamentPlan
    bots: dict[str, int]
    seed: int = 1

    @property
    def each(self) -> list[str]:
        return each_of(self.bots)


class TournamentPlace(Struct, frozen=True):
    """Row of the standings."""

    rank: int
    entrant: str
    points: float
    breaks: dict[str, float]
    by: str


class TournamentReport(Struct, frozen=True):
    """Report that `pelipoyta tournament --json` prints."""

    entered: TournamentEntry
    rounds: int
    games: int
    standings: tuple[TournamentPlace, ...]


def play(
    entered: TournamentEntry, jobs: int = 1, keep: Path | None = None, after: OnGames = ignore_games
) -> TournamentReport:
    """Play to the end, resuming from the file; `after` is called with games done. Raises IllegalAction, GameFailed."""
    header = _header(entered)
    setup = ContestSetup(
        entered=entered,
        settings=TableSettings(entered.plan.game, header.seats, bytes(header.options), entered.seed),
        name_of=lambda table, at: f"{table.number}.{at}",
        runner=lambda contests: contests.tournaments,
        begin=partial(_begin, entered, size_of(header)),
    )
    return _report(entered, play_contest(setup, jobs, keep, after))


async def _begin(entered: TournamentEntry, size: int, contests: ContestService) -> str:
    """Announce the tournament, enter the bots, and pair the first round; the others pair themselves."""
    live = contests.tournaments
    game = open_game(entered.plan.game)
    id = await live.create(replace(entered.plan, game=game.id, bots=True, auto=True), ORGANISER)
    for number, bot in enumerate(entered.each, 1):
        team = f"{number}" if size > 1 else ""
        await live.do(id, FromKey(ORGANISER, EnterBots(bot, count=size, team=team)))
    await live.do(id, FromKey(ORGANISER, PairRound()))
    return id


def _header(entered: TournamentEntry) -> TournamentHeader:
    return header_for(open_game(entered.plan.game), entered.plan, "", ORGANISER, 0.0)


def _report(entered: TournamentEntry, tournament: Tournament) -> TournamentReport:
    rows, names = standings(tournament), named(entered.each)
    places = tuple(
        TournamentPlace(rank=row.rank, entrant=names[row.entrant], points=row.points, breaks=row.breaks, by=row.by)
        for row in rows
    )
    return TournamentReport(entered, len(tournament.rounds), sum(1 for _ in tournament.games), places)


def games_of(entered: TournamentEntry) -> int:
    """Number of games, as far as it is known before."""
    plan = entered.plan
    entrants, seats = sum(entered.bots.values()), plan.seats
    if plan.partners:
        seats = by_team(Tournament(_header(entered))).header.seats
    match plan.system:
        case "robin":
            return entrants * (entrants - 1) // 2
        case "knockout":
            return entrants - 1
        case _:
            return plan.rounds * (entrants // seats)
