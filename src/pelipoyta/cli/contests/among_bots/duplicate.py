"""Duplicate play among bots: the same seats and the same comparison as at the server's tables (CONTEST-23)."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
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
    play_dealt,
)
from pelipoyta.contests.model import GameEnded
from pelipoyta.contests.series.validate import options_of
from pelipoyta.contests.team_match.duplicate import DealResult, DealTables, Way, compared, seating, standings, way_of
from pelipoyta.contests.team_match.validate import check_duplicate
from pelipoyta.games import open_game
from pelipoyta.kernel.play import IllegalAction


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
    """One row of the standings: the deciding total and its parts (CONTEST-27)."""

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
    _checked(entered)
    return entered.tables * entered.deals


def play(
    entered: DuplicateEntry, jobs: int = 1, keep: Path | None = None, after: OnGames = ignore_games
) -> DuplicateReport:
    """Play to the end, resuming from the file; `after` is called with games done. Raises IllegalAction, GameFailed."""
    options = _checked(entered)
    kept = SavedFile(keep, entered, GameEnded)
    done = {ended.table for ended in kept.lines}
    after(len(done))
    wanted = [job for job in _jobs(entered) if job[0] not in done]
    alike = TableSettings(entered.game, entered.seats, options, entered.seed)
    for ended in each_played(jobs, partial(play_dealt, alike), wanted):
        kept.add(ended)
        after(1)
    return _report(entered, {ended.table: ended for ended in kept.lines})


def _checked(entered: DuplicateEntry) -> bytes:
    game = open_game(entered.game)
    if len(entered.each) % entered.seats:
        raise UnevenTables
    options = options_of(game, entered.options, entered.seats)
    check_duplicate(game, options, entered.tables, entered.seats, entered.deals)
    if refusal := game.hooks.fits(options, entered.seats):
        raise IllegalAction(refusal)
    return msgspec.json.encode(options)


def _jobs(entered: DuplicateEntry) -> Iterator[Job]:
    """Tables are named by deal and number."""
    bots = entered.each
    for deal in range(entered.deals):
        for at, players in enumerate(seating(entered.tables, entered.seats, deal)):
            yield f"{deal + 1}.{at + 1}", tuple(bots[player] for player in players)


def _report(entered: DuplicateEntry, ended: dict[str, GameEnded]) -> DuplicateReport:
    deals = [_dealt(entered, ended, deal) for deal in range(entered.deals)]
    names = named(entered.each)
    rows = [(names[row.entrant], row) for row in standings(deals)]
    places = tuple(
        DuplicatePlace(row.rank, who, row.total, row.result, row.fair, row.luck, row.play) for who, row in rows
    )
    return DuplicateReport(entered, way_of(deals), places, tuple(map(compared, deals)))


def _dealt(entered: DuplicateEntry, ended: dict[str, GameEnded], deal: int) -> DealTables:
    players = seating(entered.tables, entered.seats, deal)
    return DealTables(tuple(players), tuple(ended[f"{deal + 1}.{at + 1}"] for at in range(entered.tables)))
