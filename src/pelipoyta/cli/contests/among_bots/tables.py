"""One table of a contest among bots, in any process.

Every table has its own seed, so that the result is the same with any number of processes and after any number of
interruptions.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from pelipoyta.bots.arena.arena import GameFailed, PlayedGame, play_game
from pelipoyta.bots.arena.parallel import spread
from pelipoyta.bots.registry import find
from pelipoyta.contests.model import GameEnded
from pelipoyta.contests.team_match.duplicate import POINTS
from pelipoyta.games import open_game
from pelipoyta.kernel.fairness.shared_chance import SharedChance
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.records.record import played
from pelipoyta.kernel.terms import Over

T = TypeVar("T")
W = TypeVar("W")
Job = tuple[str, tuple[str, ...]]  # a table, and the bot of each seat
OnGames = Callable[[int], None]  # hears how many games have ended since


def ignore_games(done: int) -> None:
    """Report no progress."""


class TableSettings(Struct, frozen=True):
    """Settings common to all tables of a contest."""

    game: str
    seats: int
    options: bytes  # JSON
    seed: int


def play_table(alike: TableSettings, job: Job) -> GameEnded:
    """Play one game with chance of its own."""
    return _ended(open_game(alike.game), job, _play(alike, job))


def play_dealt(alike: TableSettings, job: Job) -> GameEnded:
    """Play one game of a deal: chance is shared by the deal, the bots' randomness is the table's (CONTEST-23)."""
    game = open_game(alike.game)
    assert game.common is not None
    done = _play(alike, job, shared=SharedChance(f"{alike.seed}/{job[0].partition('.')[0]}", game.common))
    ended = _ended(game, job, done)
    if game.points is None:
        return ended
    *_, (state, _) = played(game, done.record)
    return msgspec.structs.replace(
        ended, marks={**ended.marks, POINTS: game.points(state, Over(done.scores, done.why))}
    )


def play_pair(alike: TableSettings, jobs: tuple[Job, Job]) -> tuple[GameEnded, GameEnded]:
    """Play two games, the second from the mirrored position of the first with sides changed (KV-G2)."""
    game = open_game(alike.game)
    first = _play(alike, jobs[0])
    second = _play(alike, jobs[1], position=_mirrored(game, first))
    return _ended(game, jobs[0], first), _ended(game, jobs[1], second)


def _mirrored(game: AnyGame, first: PlayedGame) -> str:
    """Position in which the second table begins; empty where the first has nothing to mirror."""
    assert game.team_contest is not None
    *_, (last, _) = played(game, first.record)
    begins = game.team_contest.mirrored(last)
    return "" if begins is None else game.notation.draw(begins)


def _play(alike: TableSettings, job: Job, **how: Any) -> PlayedGame:
    table, bots = job
    game = open_game(alike.game)
    options: Any = msgspec.json.decode(alike.options, type=game.options)
    with _failing(table):
        choosers = [find(game.id, bot) for bot in bots]
        return play_game(game, options, alike.seats, choosers, f"{alike.seed}/{table}", bots, **how)


@contextmanager
def _failing(table: str) -> Iterator[None]:
    """Name the table in every failure."""
    try:
        yield
    except Exception as error:
        raise GameFailed(int(table.partition(".")[0]), f"{table}: {type(error).__name__}: {error}") from error


def _ended(game: AnyGame, job: Job, done: PlayedGame) -> GameEnded:
    table, bots = job
    return GameEnded(table, done.scores, done.why, bots, bots, dict(done.record.marks))


def each_played(jobs: int, play: Callable[[W], T], wanted: Sequence[W]) -> Iterator[T]:
    """Results of all jobs in order, computed by so many processes."""
    with spread(min(jobs, len(wanted))) as each:
        yield from each(play, wanted)


def each_of(bots: Mapping[str, int]) -> list[str]:
    """Bots that enter, one item for each entrant."""
    return [bot for bot, count in bots.items() for _ in range(count)]


def named(bots: Sequence[str]) -> list[str]:
    """Names of the entrants; equal bots are numbered."""
    return [bot if bots.count(bot) == 1 else f"{bot} #{number}" for number, bot in enumerate(bots, 1)]
