"""Duplicate play among bots without any server: the same seats, the same comparison, games from the arena.

Every deal has its own seed, common to its tables, so that the result is the same with any number of processes and
however often it was broken off.
"""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from pelipoyta.bots.arena import GameFailed, play_game
from pelipoyta.bots.bot import find
from pelipoyta.bots.spread import spread
from pelipoyta.contests.apart.terms import check_duplicate
from pelipoyta.contests.duplicate import POINTS, DealResult, Dealt, Way, compared, seating, standings, way_of
from pelipoyta.contests.model import Ended
from pelipoyta.contests.terms import options_of
from pelipoyta.games import open_game
from pelipoyta.kernel.common import Shared
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.kernel.record import played
from pelipoyta.kernel.terms import Over

Job = tuple[str, tuple[str, ...]]  # a table, and the bot of each seat


class Entered(Struct, frozen=True):
    """What is to be played, and by whom: so many of each bot."""

    game: str
    seats: int
    deals: int
    options: dict[str, Any]
    bots: dict[str, int]
    seed: int = 1

    @property
    def entrants(self) -> list[str]:
        return [bot for bot, count in self.bots.items() for _ in range(count)]

    @property
    def tables(self) -> int:
        return len(self.entrants) // self.seats


class Place(Struct, frozen=True):
    """One line of what came of it: what decides, and what it is made of (CONTEST-27)."""

    rank: int
    entrant: str
    total: float
    result: float
    fair: float
    luck: float
    play: float


class Report(Struct, frozen=True):
    """What came of it, as `pelipoyta tournament --json` prints it."""

    entered: Entered
    way: Way
    standings: tuple[Place, ...]
    deals: tuple[DealResult, ...]


class OtherEvent(ValueError):
    """The file holds another event than the one that is to go on."""


class UnevenTables(ValueError):
    """So many bots do not fill tables of so many seats."""


def games_of(entered: Entered) -> int:
    return entered.tables * entered.deals


def play(entered: Entered, jobs: int = 1, keep: Path | None = None, after: Callable[[int], None] = print) -> Report:
    """To its end, from where it was broken off; `after` hears of each game. Raises IllegalAction, GameFailed."""
    game = open_game(entered.game)
    options = _checked(game, entered)
    ended = {each.table: each for each in _kept(keep, entered)}
    after(len(ended))
    wanted = [job for job in _jobs(entered) if job[0] not in ended]
    table = partial(play_table, entered.game, entered.seats, options, entered.seed)
    with spread(min(jobs, max(1, len(wanted)))) as each:
        for one in each(table, wanted):
            ended[one.table] = one
            _keep(keep, one)
            after(1)
    return _report(entered, ended)


def _checked(game: AnyGame, entered: Entered) -> bytes:
    if len(entered.entrants) % entered.seats:
        raise UnevenTables
    options = options_of(game, entered.options, entered.seats)
    check_duplicate(game, options, entered.tables, entered.seats, entered.deals)
    if refusal := game.manners.fits(options, entered.seats):
        raise IllegalAction(refusal)
    return msgspec.json.encode(options)


def _jobs(entered: Entered) -> Iterator[Job]:
    """Tables are called after their deal and their place in it."""
    bots = entered.entrants
    for deal in range(entered.deals):
        for at, players in enumerate(seating(entered.tables, entered.seats, deal)):
            yield f"{deal + 1}.{at + 1}", tuple(bots[player] for player in players)


def play_table(game_id: str, seats: int, options: bytes, seed: int, job: Job) -> Ended:
    """One game; runs in any process. Chance is the deal's, a bot's wits are the table's."""
    table, bots = job
    game = open_game(game_id)
    assert game.common is not None
    deal = table.partition(".")[0]
    decoded: Any = msgspec.json.decode(options, type=game.options)
    choosers = [find(game.id, bot) for bot in bots]
    try:
        shared = Shared(f"{seed}/{deal}", game.common)
        done = play_game(game, decoded, seats, choosers, f"{seed}/{table}", bots, shared=shared)
    except Exception as error:
        raise GameFailed(int(deal), f"{table}: {type(error).__name__}: {error}") from error
    marks = dict(done.record.marks)
    if game.points is not None:
        *_, (state, _) = played(game, done.record)
        marks[POINTS] = game.points(state, Over(done.scores, done.why))
    return Ended(table, done.scores, done.why, bots, bots, marks)


def _report(entered: Entered, ended: dict[str, Ended]) -> Report:
    deals = [_dealt(entered, ended, deal) for deal in range(entered.deals)]
    rows = [(_name(entered, row.entrant), row) for row in standings(deals)]
    places = tuple(Place(row.rank, who, row.total, row.result, row.fair, row.luck, row.play) for who, row in rows)
    return Report(entered, way_of(deals), places, tuple(map(compared, deals)))


def _dealt(entered: Entered, ended: dict[str, Ended], deal: int) -> Dealt:
    players = seating(entered.tables, entered.seats, deal)
    return Dealt(tuple(players), tuple(ended[f"{deal + 1}.{at + 1}"] for at in range(entered.tables)))


def _name(entered: Entered, entrant: int) -> str:
    """Bots of one name are told apart by their number."""
    bot = entered.entrants[entrant]
    return bot if entered.bots[bot] == 1 else f"{bot} #{entrant + 1}"


def _kept(file: Path | None, entered: Entered) -> list[Ended]:
    """The games of an event that was broken off; a line that was cut off is none."""
    whole = file.read_bytes().split(b"\n")[:-1] if file is not None and file.exists() else []
    if whole and msgspec.json.decode(whole[0], type=Entered) != entered:
        raise OtherEvent(str(file))
    if file is not None:
        file.write_bytes(b"".join(line + b"\n" for line in whole or [msgspec.json.encode(entered)]))
    return [msgspec.json.decode(line, type=Ended) for line in whole[1:]]


def _keep(file: Path | None, ended: Ended) -> None:
    if file is not None:
        with file.open("ab") as out:
            out.write(msgspec.json.encode(ended) + b"\n")
