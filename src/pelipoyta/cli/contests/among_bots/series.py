"""A series among bots, by the series service: the house's forms and those of a game's own book (CONTEST-1, KV-G1)."""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from pelipoyta.cli.contests.among_bots.play_table import OnGames, TableJob, TableSettings, each_of, ignore_games, named
from pelipoyta.cli.contests.among_bots.run import ORGANISER, ContestSetup, play_contest
from pelipoyta.contests.model import Terms
from pelipoyta.contests.seating import Seating, seating
from pelipoyta.contests.series.forms import form_of
from pelipoyta.contests.series.live import series_id
from pelipoyta.contests.series.state import Series
from pelipoyta.contests.series.validate import check
from pelipoyta.contests.service import ContestService
from pelipoyta.games import open_game
from pelipoyta.kernel.optional.contest import Verdict
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.kernel.terms import Marks
from pelipoyta.table.live.lobby import TableSpec


class SeriesEntry(Struct, frozen=True):
    """Settings and entrants of the contest: as many bots as there are seats, in the order of the first game."""

    game: str
    seats: int
    terms: Terms
    options: dict[str, Any]
    bots: dict[str, int]
    seed: int = 1

    @property
    def each(self) -> list[str]:
        return each_of(self.bots)


class ReportedGame(Struct, frozen=True):
    """Game of a series: the player of each seat, and the result by seat."""

    players: Seating
    scores: tuple[float, ...]
    why: str
    marks: Marks


class SeriesReport(Struct, frozen=True):
    """Report that `pelipoyta tournament --json` prints; scores in the order of the bots."""

    entered: SeriesEntry
    bots: tuple[str, ...]
    games: tuple[ReportedGame, ...]
    score: tuple[float, ...]
    verdict: Verdict


class UnevenSeats(ValueError):
    """There are not as many bots as seats."""


def games_of(entered: SeriesEntry) -> int:
    """Most games there can be. Raises as `play` does."""
    _checked(entered)
    return form_of(open_game(entered.game), entered.terms, entered.seats).most


def play(entered: SeriesEntry, jobs: int = 1, keep: Path | None = None, after: OnGames = ignore_games) -> SeriesReport:
    """Play to the end, resuming from the file; `after` is called with games done. Raises IllegalAction, GameFailed."""
    options = msgspec.json.encode(_checked(entered))
    setup = ContestSetup(
        entered=entered,
        settings=TableSettings(entered.game, entered.seats, options, entered.seed),
        name_of=lambda table, at: f"{table.number}",
        runner=lambda contests: contests.series,
        begin=partial(_begin, entered),
        ahead=partial(_ahead, entered.each),
    )
    return _report(entered, play_contest(setup, jobs, keep, after))


async def _begin(entered: SeriesEntry, contests: ContestService) -> str:
    """Create the series with the table of its first game, where the bots sit in their order."""
    game = open_game(entered.game)
    private = {each.option for each in game.hooks.private}
    options = {name: value for name, value in entered.options.items() if name not in private}
    places = tuple(f"bot:{bot}" for bot in entered.each)
    spec = TableSpec(game=game.id, seats=entered.seats, options=options, places=places, name="")
    await contests.series.create(spec, entered.terms, ORGANISER)
    return series_id(ORGANISER)


def _ahead(bots: Sequence[str], series: Series) -> Iterator[TableJob]:
    """Games that follow the present one, unless that one or another before them decides the series."""
    before = [each.players for each in series.rounds]
    for number in range(len(before) + 1, series.form.most + 1):
        before.append(seating(before, series.header.teams, fixed=series.header.terms.partners))
        yield TableJob(f"{number}", tuple(bots[player] for player in before[-1]))


def _report(entered: SeriesEntry, series: Series) -> SeriesReport:
    rounds = [(each.players, each.ended) for each in series.rounds if each.ended]
    games = tuple(ReportedGame(players, ended.scores, ended.why, ended.marks) for players, ended in rounds)
    assert series.verdict is not None
    return SeriesReport(
        entered=entered, bots=tuple(named(entered.each)), games=games, score=series.score, verdict=series.verdict
    )


def _checked(entered: SeriesEntry) -> Any:
    """Options of the game. Raises UnevenSeats, TableError or IllegalAction."""
    game = open_game(entered.game)
    options = check(game, entered.terms, entered.options, entered.seats)
    if len(entered.each) != entered.seats:
        raise UnevenSeats
    if refusal := game.misfit(options, entered.seats):
        raise IllegalAction(refusal)
    return options
