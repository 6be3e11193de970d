"""A match of two teams of bots, by the team match service: tables in pairs with the same armies (KV-G2)."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import Struct

from pelipoyta.cli.contests.among_bots.play_table import OnGames, TableSettings, each_of, ignore_games, named
from pelipoyta.cli.contests.among_bots.run import ORGANISER, ContestSetup, play_contest
from pelipoyta.contests.commands import FromKey
from pelipoyta.contests.service import ContestService
from pelipoyta.contests.team_match.commands import AddBot, BeginTeamMatch, TeamMatchPlan
from pelipoyta.contests.team_match.model import TeamMatchHeader
from pelipoyta.contests.team_match.state import TeamMatch
from pelipoyta.contests.team_match.validate import header_for
from pelipoyta.games import open_game
from pelipoyta.kernel.optional.contest import Verdict
from pelipoyta.kernel.terms import Marks


class TeamMatchEntry(Struct, frozen=True):
    """Settings and entrants of the contest: so many of each bot in each team, in the order of the tables."""

    game: str
    options: dict[str, Any]
    teams: dict[str, dict[str, int]]
    seed: int = 1


class ReportedTable(Struct, frozen=True):
    """Table of a pair: bot, team and result of each seat."""

    bots: tuple[str, ...]
    teams: tuple[int, ...]
    scores: tuple[float, ...]
    why: str
    marks: Marks


class TeamMatchReport(Struct, frozen=True):
    """Report that `pelipoyta tournament --json` prints."""

    entered: TeamMatchEntry
    pairs: tuple[tuple[ReportedTable, ...], ...]
    verdict: Verdict


class NotTwoTeams(ValueError):
    """It takes two teams of one size."""


def games_of(entered: TeamMatchEntry) -> int:
    """Number of games. Raises as `play` does."""
    return _header(entered).places // 2


def play(
    entered: TeamMatchEntry, jobs: int = 1, keep: Path | None = None, after: OnGames = ignore_games
) -> TeamMatchReport:
    """Play to the end, resuming from the file; `after` is called with games done. Raises IllegalAction, GameFailed."""
    header = _header(entered)
    setup = ContestSetup(
        entered=entered,
        settings=TableSettings(
            game=entered.game,
            seats=header.seats,
            options=bytes(header.options),
            seed=entered.seed,
            tables="pairs",
        ),
        name_of=lambda table, at: f"{(table.number + 1) // 2}.{table.number}",
        runner=lambda contests: contests.team_matches,
        begin=partial(_begin, entered),
    )
    return _report(entered, play_contest(setup, jobs, keep, after))


async def _begin(entered: TeamMatchEntry, contests: ContestService) -> str:
    live = contests.team_matches
    id = await live.create(_plan(entered), ORGANISER)
    for side, bots in enumerate(entered.teams.values()):
        for bot in each_of(bots):
            await live.do(id, FromKey(ORGANISER, AddBot(bot, side)))
    await live.do(id, FromKey(ORGANISER, BeginTeamMatch()))
    return id


def _plan(entered: TeamMatchEntry) -> TeamMatchPlan:
    """Plan of the match. Raises NotTwoTeams."""
    sizes = [sum(bots.values()) for bots in entered.teams.values()]
    if len(sizes) != 2 or sizes[0] != sizes[1]:
        raise NotTwoTeams
    game = open_game(entered.game).id
    return TeamMatchPlan(game=game, form="teams", size=sizes[0], options=entered.options, sides=tuple(entered.teams))


def _header(entered: TeamMatchEntry) -> TeamMatchHeader:
    """Header of the match. Raises NotTwoTeams, TableError or IllegalAction."""
    return header_for(open_game(entered.game), _plan(entered), "", ORGANISER, 0.0)


def _report(entered: TeamMatchEntry, team_match: TeamMatch) -> TeamMatchReport:
    contest = open_game(entered.game).team_contest
    assert contest is not None
    names = named([entrant.bot for entrant in team_match.entrants])
    told = tuple(tuple(_tables(team_match, number, names)) for number in range(len(team_match.sets)))
    return TeamMatchReport(entered, told, contest.reckon(team_match.played()))


def _tables(team_match: TeamMatch, number: int, names: list[str]) -> Iterator[ReportedTable]:
    each = team_match.sets[number]
    for sitting, ended in zip(each.sittings, each.games, strict=True):
        bots = tuple(names[player] for player in sitting.players)
        sides = tuple(team_match.entrants[player].side for player in sitting.players)
        yield ReportedTable(bots=bots, teams=sides, scores=ended.scores, why=ended.why, marks=ended.marks)
