"""Plays one table of a contest among bots, in any process.

Every table has its own seed, so that the result is the same with any number of processes and after any number of
interruptions.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Literal

import msgspec
from msgspec import Struct

from pelipoyta.bots.arena.arena import GameFailed, PlayedGame, play_game
from pelipoyta.bots.registry import find
from pelipoyta.contests.model import GameEnded
from pelipoyta.contests.team_match.duplicate import POINTS
from pelipoyta.games import open_game
from pelipoyta.kernel.fairness.shared_chance import SharedChance
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.records import record
from pelipoyta.kernel.terms import Marks, Over

OnGames = Callable[[int], None]  # called with the number of games that have ended since the last call


def ignore_games(done: int) -> None:
    """Report no progress."""


class TableSettings(Struct, frozen=True):
    """Settings common to all tables of a contest."""

    game: str  # id, or the file of a plugin
    seats: int
    options: bytes  # JSON
    seed: int
    tables: Literal["single", "deals", "pairs"] = "single"  # chance of their own; that of a deal; mirrored in pairs
    records: bool = False  # whether results come with records


class TableJob(Struct, frozen=True):
    """A table to play: its name in the contest, such as "2.1", and the bot of each seat."""

    name: str
    bots: tuple[str, ...]
    position: str = ""  # in which the game begins; empty: at its start
    options: bytes = b""  # JSON, with the decks of those who sit there; empty: those of the settings


class PlayedTable(GameEnded, frozen=True, tag="Ended", omit_defaults=True):
    """Result of a table by its name, with the position in which the second table of a pair begins."""

    mirrored: str = ""
    steps: int = 0  # choices and chance
    record: str = ""  # where the settings ask for it


def play_table(settings: TableSettings, job: TableJob) -> PlayedTable:
    """Play one game. Raises GameFailed."""
    game = open_game(settings.game)
    with _naming_failures(job.name):
        done = _play(settings, game, job)
        return PlayedTable(
            table=job.name,
            scores=done.scores,
            why=done.why,
            names=job.bots,
            bots=job.bots,
            marks=_marks(settings, game, done),
            mirrored=_mirrored(game, done) if settings.tables == "pairs" else "",
            steps=done.steps,
            record=record.write(game, done.record) if settings.records else "",
        )


def _play(settings: TableSettings, game: AnyGame, job: TableJob) -> PlayedGame:
    options: Any = msgspec.json.decode(job.options or settings.options, type=game.options)
    choosers = [find(game.id, bot) for bot in job.bots]
    return play_game(
        game,
        options,
        seats=settings.seats,
        choosers=choosers,
        seed=f"{settings.seed}/{job.name}",
        players=job.bots,
        shared=_chance_of_the_deal(settings, game, job.name),
        position=job.position,
    )


def _chance_of_the_deal(settings: TableSettings, game: AnyGame, table: str) -> SharedChance | None:
    """Chance that all tables of a deal share; the bots' randomness is the table's own (CONTEST-23)."""
    if settings.tables != "deals":
        return None
    assert game.common is not None
    return SharedChance(f"{settings.seed}/{table.partition('.')[0]}", game.common)


def _marks(settings: TableSettings, game: AnyGame, done: PlayedGame) -> Marks:
    marks = dict(done.record.marks)
    if settings.tables == "deals" and game.points is not None:
        marks[POINTS] = game.points(done.state, Over(done.scores, done.why))
    return marks


def _mirrored(game: AnyGame, done: PlayedGame) -> str:
    """Position in which the second table of a pair begins; empty where the game has nothing to mirror (KV-G2)."""
    assert game.team_contest is not None
    begins = game.team_contest.mirrored(done.state)
    return "" if begins is None else game.notation.draw(begins)


@contextmanager
def _naming_failures(table: str) -> Iterator[None]:
    """Name the table in every failure."""
    try:
        yield
    except Exception as error:
        raise GameFailed(int(table.partition(".")[0]), f"{table}: {type(error).__name__}: {error}") from error


def each_of(bots: Mapping[str, int]) -> list[str]:
    """Bots that enter, one item for each entrant."""
    return [bot for bot, count in bots.items() for _ in range(count)]


def named(bots: Sequence[str]) -> list[str]:
    """Names of the entrants; equal bots are numbered."""
    return [bot if bots.count(bot) == 1 else f"{bot} #{number}" for number, bot in enumerate(bots, 1)]
