"""Sealed deck and draft among bots, by the tournament service: boosters opened, decks built, games played.

Tournament `k` has as many players as open boosters together; all meet all, and then the next one begins. All of it
comes from one seed.
"""

from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import partial
from hashlib import sha256
from time import perf_counter

import msgspec
from msgspec import Struct

from pelipoyta.bots.arena.parallel import Each, spread
from pelipoyta.bots.arena.result import GameResult, Scoreboard, SimulationResult
from pelipoyta.cli.contests.among_bots.play_table import OnGames, PlayedTable, TableJob, TableSettings, ignore_games
from pelipoyta.cli.contests.among_bots.run import ContestSetup, Run, ignore_result, quiet
from pelipoyta.contests.commands import FromKey
from pelipoyta.contests.service import ContestService
from pelipoyta.contests.tournament.commands import EnterBots, NewBoosters, PairRound, TournamentPlan
from pelipoyta.contests.tournament.draft.boosters import needed
from pelipoyta.contests.tournament.pairing.pairings import pair, robin_rounds
from pelipoyta.contests.tournament.state import Tournament, TournamentGame, TournamentRound
from pelipoyta.contests.tournament.validate import header_for
from pelipoyta.games import open_game
from pelipoyta.kernel.optional.limited import Way
from pelipoyta.table.decide.setup.private_options import settle, together

FEWEST = 2  # players, and seats at every table


class BoosterEvents(Struct, frozen=True):
    """Settings of a run of sealed or draft tournaments: plain data, the same for every process."""

    game: str
    way: Way
    players: int  # that open boosters together
    each: int  # boosters for each of them
    seed: int
    games: int
    bots: tuple[str, ...]  # fewer than players: repeated in order
    options: bytes = b"{}"

    @property
    def games_each(self) -> int:
        """Games of one tournament."""
        return self.players * (self.players - 1) // 2

    @property
    def tournaments(self) -> int:
        """Tournaments that the games need; the last one may be broken off."""
        return -(-self.games // self.games_each)


def decks_of(event: BoosterEvents, number: int) -> tuple[str, ...]:
    """Decks that the players of that tournament build."""
    with quiet(), Run(_setup(event, number), 1, ignore_games) as run:
        run.begin(None)
        run.waiting()
        option = needed(open_game(event.game)).option
        return tuple(entrant.brings[option] for entrant in run.contest().entrants)


def simulate(
    event: BoosterEvents,
    jobs: int = 1,
    after: OnGames = ignore_games,
    save: Callable[[int, str], None] | None = None,
) -> SimulationResult:
    """Play as many tournaments as the games need. Raises GameFailed."""
    started, game = perf_counter(), open_game(event.game)
    board = Scoreboard(FEWEST, event.bots)
    for result in _results(event, jobs, keep=save is not None):
        board.add(result)
        if save and result.record is not None:
            save(result.number, result.record)
        after(1)
    options = msgspec.json.decode(event.options, type=game.options)
    return board.result(game.id, event.games, event.seed, options, perf_counter() - started)


def _results(event: BoosterEvents, jobs: int, *, keep: bool) -> Iterator[GameResult]:
    """Results by number: processes take whole tournaments, or the games of one where there are few of these."""
    whole = event.tournaments >= jobs
    with spread(min(jobs, event.games)) as each:
        if whole:
            play = partial(_played_alone, event, keep)
            yield from (result for results in each(play, range(event.tournaments)) for result in results)
        else:
            for number in range(event.tournaments):
                yield from play_one(event, number, jobs, each, keep=keep)


def _played_alone(event: BoosterEvents, keep: bool, number: int) -> list[GameResult]:
    return play_one(event, number, 1, map, keep=keep)


def play_one(event: BoosterEvents, number: int, jobs: int, each: Each, *, keep: bool) -> list[GameResult]:
    """Play one tournament, or as much of it as games were asked for. Raises GameFailed."""
    heard: list[PlayedTable] = []
    left = min(event.games_each, event.games - number * event.games_each)
    setup = _setup(event, number, left, heard.append, keep=keep)
    with quiet(), Run(setup, jobs, ignore_games) as run:
        run.begin(None)
        while tables := run.waiting()[: left - len(heard)]:
            run.play(tables, each)
        return [_result(event, played, game) for played, game in zip(heard, run.contest().games, strict=False)]


def _setup(
    event: BoosterEvents,
    number: int,
    games: int = 0,
    hear: Callable[[PlayedTable], None] = ignore_result,
    *,
    keep: bool = False,
) -> ContestSetup[Tournament]:
    plan = _plan(event)
    options = bytes(header_for(open_game(event.game), plan, "", "", 0.0).options)
    return ContestSetup(
        entered=event,
        settings=TableSettings(event.game, FEWEST, options, event.seed, records=keep),
        name_of=lambda table, at: _name(event, number, table.number - 1, at - 1),
        runner=lambda contests: contests.tournaments,
        begin=partial(_begin, event, number, plan),
        ahead=partial(_ahead, event, number, games),
        hear=hear,
        secret=sha256(f"{event.seed}/{number}".encode()).digest(),
    )


def _plan(event: BoosterEvents) -> TournamentPlan:
    game = open_game(event.game)
    private = {each.option for each in game.hooks.private}
    options = {name: value for name, value in msgspec.json.decode(event.options).items() if name not in private}
    boosters = NewBoosters(event.way, event.each)
    return TournamentPlan(
        game=game.id, seats=FEWEST, system="robin", options=options, bots=True, auto=True, boosters=boosters
    )


async def _begin(event: BoosterEvents, number: int, plan: TournamentPlan, contests: ContestService) -> str:
    """Announce the tournament, enter the bots, and open the boosters; the rest follows by itself."""
    live, key = contests.tournaments, f"{event.seed}/{number}"  # the organiser's key seeds the bots' picks
    id = await live.create(plan, key)
    for player in range(event.players):
        await live.do(id, FromKey(key, EnterBots(event.bots[player % len(event.bots)])))
    await live.do(id, FromKey(key, PairRound()))
    return id


def _name(event: BoosterEvents, number: int, round: int, at: int) -> str:
    """Name of a table: the number of its game in the whole run."""
    return str(number * event.games_each + round * (event.players // 2) + at)


def _ahead(event: BoosterEvents, number: int, games: int, tournament: Tournament) -> Iterator[TableJob]:
    """Tables of the rounds to come: in a round robin, results do not change them."""
    ahead = deepcopy(tournament)
    while len(ahead.rounds) < robin_rounds(event.players):
        round, sides = len(ahead.rounds), pair(ahead)
        ahead.take_round(TournamentRound([TournamentGame("", players) for players in sides.tables], sides.byes, 0.0))
        for at, players in enumerate(sides.tables):
            if round * (event.players // 2) + at < games:
                yield _job(tournament, _name(event, number, round, at), players)


def _job(tournament: Tournament, name: str, players: tuple[int, ...]) -> TableJob:
    game, entrants = open_game(tournament.header.game), [tournament.entrants[player] for player in players]
    options = msgspec.json.decode(tournament.header.options, type=game.options)
    own = together(game, options, [settle(game, options, seat, each.brings) for seat, each in enumerate(entrants)])
    return TableJob(name, tuple(entrant.bot for entrant in entrants), options=msgspec.json.encode(own))


def _result(event: BoosterEvents, played: PlayedTable, game: TournamentGame) -> GameResult:
    bots = tuple(player % len(event.bots) for player in game.players)
    return GameResult(
        number=int(played.table),
        who=bots,
        scores=played.scores,
        why=played.why,
        steps=played.steps,
        record=played.record or None,
    )
