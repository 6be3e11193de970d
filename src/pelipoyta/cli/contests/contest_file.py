"""Contests that `pelipoyta tournament` can play among bots: made from a file, and printed."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, cast

import msgspec

from pelipoyta.cli.contests import standings
from pelipoyta.cli.contests.among_bots import duplicate, series, teams, tournament
from pelipoyta.cli.sentences import Trouble, guess
from pelipoyta.contests.model import Terms
from pelipoyta.contests.series.forms import FORMS
from pelipoyta.contests.tournament.commands import TournamentPlan
from pelipoyta.contests.tournament.model import System
from pelipoyta.kernel.game import AnyGame
from pelipoyta.locales import Words

PAIRED = ("swiss", "robin", "knockout")


class ContestFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Contents of the TOML file."""

    game: str
    bots: dict[str, int] = {}
    system: str = "swiss"
    seats: int = 2
    rounds: int = 0  # for a Swiss tournament
    seed: int = 1
    title: str = ""
    partners: bool = False  # team mates stay together, in a tournament or a series
    deals: int = 0  # for duplicate play
    count: int = 0  # for a series: games, or wins
    teams: dict[str, dict[str, int]] = {}  # for a team match: the bots of each team
    options: dict[str, Any] = {}


class BotContest(NamedTuple):
    """A contest that plays to its end and gives a report, which `show` prints."""

    games: int  # number of games, as far as it is known before
    play: Callable[[int, Path, Callable[[int], None]], Any]  # processes, its file, and the progress callback
    show: Callable[[Words, Any, str], None]


def contest_of(game: AnyGame, told: ContestFile) -> BotContest:
    """The contest of the file. Raises Trouble, TableError or IllegalAction."""
    if told.system == "duplicate":
        return _duplicate(told)
    if told.system == "teams":
        return _teams(told)
    if told.system in PAIRED:
        return _tournament(told)
    if told.system in (*FORMS, *game.contests):
        return _series(told)
    known = (*PAIRED, *FORMS, *game.contests, *(["teams"] if game.team_contest else []), "duplicate")
    raise Trouble("cli-no-such-system", name=told.system, near=guess(told.system, known), known=", ".join(known))


def _tournament(told: ContestFile) -> BotContest:
    plan = TournamentPlan(
        game=told.game,
        seats=told.seats,
        system=cast(System, told.system),
        rounds=told.rounds,
        options=told.options,
        title=told.title,
        bots=True,
        auto=True,
        partners=told.partners,
    )
    entered = tournament.TournamentEntry(plan, told.bots, told.seed)
    games = tournament.games_of(entered)
    return BotContest(games, partial(tournament.play, entered), standings.of_tournament)


def _series(told: ContestFile) -> BotContest:
    terms = Terms(told.system, told.count, partners=told.partners)
    entered = series.SeriesEntry(
        told.game, seats=told.seats, terms=terms, options=told.options, bots=told.bots, seed=told.seed
    )
    try:
        games = series.games_of(entered)
    except series.UnevenSeats:
        raise Trouble("cli-series-uneven", seats=told.seats, bots=len(entered.each)) from None
    return BotContest(games, partial(series.play, entered), standings.of_series)


def _teams(told: ContestFile) -> BotContest:
    entered = teams.TeamMatchEntry(told.game, told.options, told.teams, told.seed)
    try:
        games = teams.games_of(entered)
    except teams.NotTwoTeams:
        raise Trouble("cli-teams-two") from None
    return BotContest(games, partial(teams.play, entered), standings.of_teams)


def _duplicate(told: ContestFile) -> BotContest:
    entered = duplicate.DuplicateEntry(
        told.game, seats=told.seats, deals=told.deals, options=told.options, bots=told.bots, seed=told.seed
    )
    try:
        games = duplicate.games_of(entered)
    except duplicate.UnevenTables:
        raise Trouble("cli-duplicate-uneven", seats=told.seats, bots=len(entered.each)) from None
    return BotContest(games, partial(duplicate.play, entered), standings.of_duplicate)
