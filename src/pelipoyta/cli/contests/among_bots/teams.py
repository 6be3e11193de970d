"""A match of two teams of bots by the game's own book: tables in pairs, the second with the first's armies (KV-G2)."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

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
    play_pair,
)
from pelipoyta.contests.team_match.commands import TeamMatchPlan
from pelipoyta.contests.team_match.create import pairs
from pelipoyta.contests.team_match.model import EntrantJoined, Laid, SetOpened, TableSeating, TeamMatchLine
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
    """One table of a pair: bot, team and result of each seat."""

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
    return sum(1 for _ in _laid(entered).sittings)


def play(
    entered: TeamMatchEntry, jobs: int = 1, keep: Path | None = None, after: OnGames = ignore_games
) -> TeamMatchReport:
    """Play to the end, resuming from the file; `after` is called with games done. Raises IllegalAction, GameFailed."""
    team_match = _laid(entered)
    header = team_match.header
    alike = TableSettings(entered.game, header.seats, bytes(header.options), entered.seed)
    kept = SavedFile(keep, entered, SetOpened)
    after(sum(len(opened.games) for opened in kept.lines))
    wanted = [number for number in range(len(team_match.sets)) if number >= len(kept.lines)]
    jobs_of = [_jobs(team_match, number) for number in wanted]
    for number, games in zip(wanted, each_played(jobs, partial(play_pair, alike), jobs_of), strict=True):
        kept.add(SetOpened(number, games))
        after(len(games))
    for opened in kept.lines:
        team_match.adopt(TeamMatchLine(opened))
    return _report(entered, team_match)


def _laid(entered: TeamMatchEntry) -> TeamMatch:
    """Team match with all entrants and named tables. Raises NotTwoTeams, TableError or IllegalAction."""
    each = [each_of(bots) for bots in entered.teams.values()]
    if len(each) != 2 or len(each[0]) != len(each[1]):
        raise NotTwoTeams
    plan = TeamMatchPlan(entered.game, "teams", len(each[0]), options=entered.options, sides=tuple(entered.teams))
    team_match = TeamMatch(header_for(open_game(entered.game), plan, "", "", 0.0))
    for side, bots in enumerate(each):
        for bot in bots:
            team_match.adopt(TeamMatchLine(EntrantJoined(bot, "", bot, side)))
    team_match.adopt(TeamMatchLine(Laid(tuple(pairs(team_match)))))
    return team_match


def _jobs(team_match: TeamMatch, number: int) -> tuple[Job, Job]:
    first, second = (_job(team_match, number, sitting) for sitting in team_match.sets[number].sittings)
    return first, second


def _job(team_match: TeamMatch, number: int, sitting: TableSeating) -> Job:
    bots = tuple(team_match.entrants[player].bot for player in sitting.players)
    return f"{number + 1}.{sitting.table.rpartition('-')[2]}", bots


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
        yield ReportedTable(bots, sides, ended.scores, ended.why, ended.marks)
