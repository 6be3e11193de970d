"""A tournament among bots: the same state, pairings and standings as at the server's."""

from collections.abc import Iterable
from functools import partial
from pathlib import Path

from msgspec import Struct

from pelipoyta.cli.contests.among_bots.saved_file import SavedFile
from pelipoyta.cli.contests.among_bots.tables import (
    Job,
    OnGames,
    TableSettings,
    each_of,
    each_played,
    ignore_games,
    named,
    play_table,
)
from pelipoyta.contests.model import GameEnded
from pelipoyta.contests.tournament.commands import TournamentPlan
from pelipoyta.contests.tournament.decide import check_round, is_over
from pelipoyta.contests.tournament.model import AnyEntry, Paired, Pairing, SignedUp, TournamentLine
from pelipoyta.contests.tournament.pairings import pair
from pelipoyta.contests.tournament.standings import standings
from pelipoyta.contests.tournament.state import Tournament, TournamentGame
from pelipoyta.contests.tournament.teams import by_team, size_of
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
    """One row of the standings."""

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
    run = _Run(entered, keep, after)
    while not is_over(run.tournament):
        if not run.tournament.running:
            run.pair()
        run.play(jobs)
    return run.report()


def games_of(entered: TournamentEntry) -> int:
    """Number of games, as far as it is known before."""
    plan = entered.plan
    entrants, seats = sum(entered.bots.values()), plan.seats
    if plan.partners:
        seats = by_team(Tournament(header_for(open_game(plan.game), plan, "", "", 0.0))).header.seats
    match plan.system:
        case "robin":
            return entrants * (entrants - 1) // 2
        case "knockout":
            return entrants - 1
        case _:
            return plan.rounds * (entrants // seats)


class _Run:
    def __init__(self, entered: TournamentEntry, keep: Path | None, after: OnGames) -> None:
        self._entered, self._after = entered, after
        header = header_for(open_game(entered.plan.game), entered.plan, "", "", 0.0)
        self.tournament = Tournament(header)
        self._alike = TableSettings(header.game, header.seats, bytes(header.options), entered.seed)
        self._kept = SavedFile(keep, entered, TournamentLine)
        for line in self._kept.lines:
            self.tournament.adopt(line)
            after(int(isinstance(line.entry, GameEnded)))
        self._add(self._sign_ups()[len(self._kept.lines) :])

    def _sign_ups(self) -> list[SignedUp]:
        size, each = size_of(self.tournament.header), self._entered.each
        teams = [(at, f"{at + 1}") if size > 1 else (-1, "") for at in range(len(each))]
        return [SignedUp(bot, "", bot, {}, *teams[at]) for at, bot in enumerate(each) for _ in range(size)]

    def pair(self) -> None:
        check_round(self.tournament)
        pairs, number = pair(self.tournament), len(self.tournament.rounds) + 1
        tables = [Pairing(f"{number}.{at}", players) for at, players in enumerate(pairs.tables, 1)]
        self._add([Paired(tuple(tables), pairs.byes)])

    def play(self, jobs: int) -> None:
        """Play the games of this round that have no result yet."""
        wanted = [self._job(game) for game in self.tournament.running]
        for ended in each_played(jobs, partial(play_table, self._alike), wanted):
            self._add([ended])
            self._after(1)

    def _job(self, game: TournamentGame) -> Job:
        return game.table, tuple(self.tournament.entrants[player].bot for player in game.players)

    def _add(self, entries: Iterable[AnyEntry]) -> None:
        for line in map(TournamentLine, entries):
            self.tournament.adopt(line)
            self._kept.add(line)

    def report(self) -> TournamentReport:
        rows, names = standings(self.tournament), named(self._entered.each)
        places = tuple(TournamentPlace(row.rank, names[row.entrant], row.points, row.breaks, row.by) for row in rows)
        return TournamentReport(
            self._entered, len(self.tournament.rounds), sum(1 for _ in self.tournament.games), places
        )
