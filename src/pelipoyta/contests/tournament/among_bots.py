"""A tournament among bots without any server: the same state, pairings and standings, games from the arena.

Every table has its own seed, so that the result is the same with any number of processes and however often it was
broken off.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from pelipoyta.bots.arena import GameFailed, play_game
from pelipoyta.bots.bot import find
from pelipoyta.bots.spread import spread
from pelipoyta.contests.model import Ended
from pelipoyta.contests.tournament.decide import check_round, is_over
from pelipoyta.contests.tournament.model import AnyEntry, Line, Paired, Pairing, SignedUp
from pelipoyta.contests.tournament.pairings import pair
from pelipoyta.contests.tournament.standings import Row, standings
from pelipoyta.contests.tournament.teams import by_team, size_of
from pelipoyta.contests.tournament.terms import Plan, announced
from pelipoyta.contests.tournament.tournament import Game, Tournament
from pelipoyta.games import open_game

Job = tuple[str, tuple[str, ...]]  # a table, and the bot of each seat


class Entered(Struct, frozen=True):
    """What is to be played, and by whom: so many of each bot; so many teams of it, where partners stay together."""

    plan: Plan
    bots: dict[str, int]
    seed: int = 1


class Place(Struct, frozen=True):
    """One line of what came of it."""

    rank: int
    entrant: str
    points: float
    breaks: dict[str, float]
    by: str


class Report(Struct, frozen=True):
    """What came of a tournament, as `pelipoyta tournament --json` prints it."""

    entered: Entered
    rounds: int
    games: int
    standings: tuple[Place, ...]


class OtherTournament(ValueError):
    """The file holds another tournament than the one that is to go on."""


def play(
    entered: Entered,
    jobs: int = 1,
    keep: Path | None = None,
    after: Callable[[int], None] = lambda done: None,
) -> Report:
    """To its end, from where it was broken off; `after` hears of each game. Raises IllegalAction, GameFailed."""
    run = _Run(entered, keep, after)
    while not is_over(run.tournament):
        if not run.tournament.running:
            run.pair()
        run.play(jobs)
    return run.report()


def games_of(entered: Entered) -> int:
    """How many games there will be, as far as can be said before."""
    plan = entered.plan
    entrants, seats = sum(entered.bots.values()), plan.seats
    if plan.partners:
        seats = by_team(Tournament(announced(open_game(plan.game), plan, "", "", 0.0))).header.seats
    match plan.system:
        case "robin":
            return entrants * (entrants - 1) // 2
        case "knockout":
            return entrants - 1
        case _:
            return plan.rounds * (entrants // seats)


class _Run:
    def __init__(self, entered: Entered, keep: Path | None, after: Callable[[int], None]) -> None:
        self._entered, self._keep, self._after = entered, keep, after
        game = open_game(entered.plan.game)
        self.tournament = Tournament(announced(game, entered.plan, "", "", 0.0))
        kept = _kept(keep, entered)
        for line in kept:
            self.tournament.adopt(line)
            after(int(isinstance(line.entry, Ended)))
        if not kept:
            self._begin(entered.bots)

    def _begin(self, bots: Mapping[str, int]) -> None:
        if self._keep:
            self._keep.write_bytes(msgspec.json.encode(self._entered) + b"\n")
        size = size_of(self.tournament.header)
        each = [bot for bot, count in bots.items() for _ in range(count)]
        teams = [(at, f"{at + 1}") if size > 1 else (-1, "") for at in range(len(each))]
        self._add(SignedUp(bot, "", bot, {}, *teams[at]) for at, bot in enumerate(each) for _ in range(size))

    def pair(self) -> None:
        check_round(self.tournament)
        pairs, number = pair(self.tournament), len(self.tournament.rounds) + 1
        tables = [Pairing(f"{number}.{at}", players) for at, players in enumerate(pairs.tables, 1)]
        self._add([Paired(tuple(tables), pairs.byes)])

    def play(self, jobs: int) -> None:
        """The games of this round that are not over yet."""
        wanted = [self._job(game) for game in self.tournament.running]
        header, seed = self.tournament.header, self._entered.seed
        table = partial(play_table, self._entered.plan.game, header.seats, bytes(header.options), seed)
        with spread(min(jobs, len(wanted))) as each:
            for ended in each(table, wanted):
                self._add([ended])
                self._after(1)

    def _job(self, game: Game) -> Job:
        return game.table, tuple(self.tournament.entrants[player].bot for player in game.players)

    def _add(self, entries: Iterable[AnyEntry]) -> None:
        for line in [Line(entry) for entry in entries]:
            self.tournament.adopt(line)
            if self._keep:
                with self._keep.open("ab") as out:
                    out.write(msgspec.json.encode(line) + b"\n")

    def report(self) -> Report:
        rows, rounds = standings(self.tournament), len(self.tournament.rounds)
        places = tuple(self._place(row) for row in rows)
        return Report(self._entered, rounds, sum(1 for _ in self.tournament.games), places)

    def _place(self, row: Row) -> Place:
        """Bots of one name are told apart by their number."""
        bot = self.tournament.entrants[row.entrant * size_of(self.tournament.header)].bot
        name = bot if self._entered.bots[bot] == 1 else f"{bot} #{row.entrant + 1}"
        return Place(row.rank, name, row.points, row.breaks, row.by)


def play_table(game_id: str, seats: int, options: bytes, seed: int, job: Job) -> Ended:
    """One game; runs in any process."""
    table, bots = job
    game = open_game(game_id)
    choosers = [find(game.id, bot) for bot in bots]
    decoded: Any = msgspec.json.decode(options, type=game.options)
    try:
        played = play_game(game, decoded, seats, choosers, f"{seed}/{table}", bots)
    except Exception as error:
        raise GameFailed(int(table.partition(".")[0]), f"{table}: {type(error).__name__}: {error}") from error
    return Ended(table, played.scores, played.why, bots, bots)


def _kept(file: Path | None, entered: Entered) -> list[Line]:
    """The lines of a tournament that was broken off in some round; one that was cut off is none."""
    if file is None or not file.exists():
        return []
    whole = file.read_bytes().split(b"\n")[:-1]
    if not whole:
        return []
    if msgspec.json.decode(whole[0], type=Entered) != entered:
        raise OtherTournament(str(file))
    lines = [msgspec.json.decode(line, type=Line) for line in whole[1:]]
    file.write_bytes(b"\n".join(whole) + b"\n")
    return lines if any(isinstance(line.entry, Paired) for line in lines) else []
