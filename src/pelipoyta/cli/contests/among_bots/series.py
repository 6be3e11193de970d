"""A series among bots: the house's forms, and those of a game's own book (CONTEST-1 to CONTEST-6, KV-G1)."""

from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from pelipoyta.cli.contests.among_bots.saved_file import SavedFile
from pelipoyta.cli.contests.among_bots.tables import (
    OnGames,
    TableSettings,
    each_of,
    each_played,
    ignore_games,
    named,
    play_table,
)
from pelipoyta.contests.model import GameBegan, GameEnded, SeriesHeader, SeriesLine, Terms
from pelipoyta.contests.seating import Seating, seating
from pelipoyta.contests.series.forms import form_of
from pelipoyta.contests.series.state import Series
from pelipoyta.contests.series.validate import check
from pelipoyta.games import open_game
from pelipoyta.kernel.optional.contest import Verdict
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.kernel.terms import Marks


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
    """One game: the player of each seat, and the result by seat."""

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
    run = _Run(entered, keep, after)
    while not run.series.verdict:
        run.play(jobs)
    return run.report()


class _Run:
    def __init__(self, entered: SeriesEntry, keep: Path | None, after: OnGames) -> None:
        game = open_game(entered.game)
        options = _checked(entered)
        teams = tuple(game.hooks.teams(options, entered.seats))
        self._entered, self._after = entered, after
        self._alike = TableSettings(entered.game, entered.seats, msgspec.json.encode(options), entered.seed)
        self.series = Series(SeriesHeader("", game.id, game.version, entered.seats, teams, entered.terms, 0.0), game)
        self._kept = SavedFile(keep, entered, GameEnded)
        for ended in self._kept.lines:
            self._adopt(ended)

    def _adopt(self, ended: GameEnded) -> None:
        """Seats follow from the games before, so that only results are saved."""
        self.series.adopt(SeriesLine(GameBegan(ended.table, self.series.next_seating)))
        self.series.adopt(SeriesLine(ended))
        self._after(1)

    def play(self, jobs: int) -> None:
        """Play as many games as there are processes; games after the deciding one are dropped."""
        bots, ahead = self._entered.each, self._ahead(jobs)
        wanted = [(str(number), tuple(bots[player] for player in players)) for number, players in ahead]
        for ended in each_played(jobs, partial(play_table, self._alike), wanted):
            if not self.series.verdict:
                self._kept.add(ended)
                self._adopt(ended)

    def _ahead(self, jobs: int) -> list[tuple[int, Seating]]:
        before = [each.players for each in self.series.rounds]
        numbers = range(len(before) + 1, min(len(before) + jobs, self.series.form.most) + 1)
        return [(number, _after_those(before, self.series.header.teams)) for number in numbers]

    def report(self) -> SeriesReport:
        rounds = [(each.players, each.ended) for each in self.series.rounds if each.ended]
        games = tuple(ReportedGame(players, ended.scores, ended.why, ended.marks) for players, ended in rounds)
        assert self.series.verdict is not None
        return SeriesReport(
            self._entered, tuple(named(self._entered.each)), games, self.series.score, self.series.verdict
        )


def _after_those(before: list[Seating], teams: tuple[int, ...]) -> Seating:
    before.append(seating(before, teams))
    return before[-1]


def _checked(entered: SeriesEntry) -> Any:
    """Options of the game. Raises UnevenSeats, TableError or IllegalAction."""
    game = open_game(entered.game)
    options = check(game, entered.terms, entered.options, entered.seats)
    if len(entered.each) != entered.seats:
        raise UnevenSeats
    if refusal := game.hooks.fits(options, entered.seats):
        raise IllegalAction(refusal)
    return options
