"""A match of two teams of bots by the game's own book: tables in pairs, the second with the first's armies (KV-G2)."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import Struct

from pelipoyta.cli.among_bots.saved_file import SavedFile
from pelipoyta.cli.among_bots.tables import (
    Job,
    OnGames,
    TableSettings,
    each_of,
    each_played,
    ignore_games,
    named,
    play_pair,
)
from pelipoyta.contests.team_match.create import pairs
from pelipoyta.contests.team_match.model import Joined, Laid, Opened, Sitting, TeamMatchLine
from pelipoyta.contests.team_match.state import TeamMatch
from pelipoyta.contests.team_match.validate import TeamMatchPlan, header_for
from pelipoyta.games import open_game
from pelipoyta.kernel.optional.contest import Verdict
from pelipoyta.kernel.terms import Marks


class TeamMatchEntry(Struct, frozen=True):
    """What is to be played, and by whom: so many of each bot in each team, in the order of the tables."""

    game: str
    options: dict[str, Any]
    teams: dict[str, dict[str, int]]
    seed: int = 1


class ReportedTable(Struct, frozen=True):
    """One table of a pair: who had each seat, of which team, and what came of it by seat."""

    bots: tuple[str, ...]
    teams: tuple[int, ...]
    scores: tuple[float, ...]
    why: str
    marks: Marks


class TeamMatchReport(Struct, frozen=True):
    """What came of it, as `pelipoyta tournament --json` prints it."""

    entered: TeamMatchEntry
    pairs: tuple[tuple[ReportedTable, ...], ...]
    verdict: Verdict


class NotTwoTeams(ValueError):
    """It takes two teams of one size."""


def games_of(entered: TeamMatchEntry) -> int:
    """Raises as `play` does."""
    return sum(1 for _ in _laid(entered).sittings)


def play(
    entered: TeamMatchEntry, jobs: int = 1, keep: Path | None = None, after: OnGames = ignore_games
) -> TeamMatchReport:
    """To its end, from where it was broken off; `after` hears of games played. Raises IllegalAction, GameFailed."""
    meeting = _laid(entered)
    header = meeting.header
    alike = TableSettings(entered.game, header.seats, bytes(header.options), entered.seed)
    kept = SavedFile(keep, entered, Opened)
    after(sum(len(opened.games) for opened in kept.lines))
    wanted = [number for number in range(len(meeting.sets)) if number >= len(kept.lines)]
    jobs_of = [_jobs(meeting, number) for number in wanted]
    for number, games in zip(wanted, each_played(jobs, partial(play_pair, alike), jobs_of), strict=True):
        kept.add(Opened(number, games))
        after(len(games))
    for opened in kept.lines:
        meeting.adopt(TeamMatchLine(opened))
    return _report(entered, meeting)


def _laid(entered: TeamMatchEntry) -> TeamMatch:
    """The meeting with all who play in it and its tables by name. Raises NotTwoTeams, TableError or IllegalAction."""
    each = [each_of(bots) for bots in entered.teams.values()]
    if len(each) != 2 or len(each[0]) != len(each[1]):
        raise NotTwoTeams
    plan = TeamMatchPlan(entered.game, "teams", len(each[0]), options=entered.options, sides=tuple(entered.teams))
    meeting = TeamMatch(header_for(open_game(entered.game), plan, "", "", 0.0))
    for side, bots in enumerate(each):
        for bot in bots:
            meeting.adopt(TeamMatchLine(Joined(bot, "", bot, side)))
    meeting.adopt(TeamMatchLine(Laid(tuple(pairs(meeting)))))
    return meeting


def _jobs(meeting: TeamMatch, number: int) -> tuple[Job, Job]:
    first, second = (_job(meeting, number, sitting) for sitting in meeting.sets[number].sittings)
    return first, second


def _job(meeting: TeamMatch, number: int, sitting: Sitting) -> Job:
    bots = tuple(meeting.entrants[player].bot for player in sitting.players)
    return f"{number + 1}.{sitting.table.rpartition('-')[2]}", bots


def _report(entered: TeamMatchEntry, meeting: TeamMatch) -> TeamMatchReport:
    contest = open_game(entered.game).team_contest
    assert contest is not None
    names = named([entrant.bot for entrant in meeting.entrants])
    told = tuple(tuple(_tables(meeting, number, names)) for number in range(len(meeting.sets)))
    return TeamMatchReport(entered, told, contest.reckon(meeting.played()))


def _tables(meeting: TeamMatch, number: int, names: list[str]) -> Iterator[ReportedTable]:
    each = meeting.sets[number]
    for sitting, ended in zip(each.sittings, each.games, strict=True):
        bots = tuple(names[player] for player in sitting.players)
        sides = tuple(meeting.entrants[player].side for player in sitting.players)
        yield ReportedTable(bots, sides, ended.scores, ended.why, ended.marks)
