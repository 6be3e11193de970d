"""Sealed deck and draft among bots: boosters opened, decks built, games played, all from one seed.

Event `k` has as many players as open boosters together; all meet all, and then the next event begins.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from hashlib import sha256
from itertools import combinations
from time import perf_counter

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from pelipoyta.bots.arena.arena import GameFailed, chunks, play_game
from pelipoyta.bots.arena.drafters import drafter
from pelipoyta.bots.arena.parallel import spread
from pelipoyta.bots.arena.result import GameResult, Scoreboard, SimulationResult
from pelipoyta.bots.registry import find
from pelipoyta.contests.tournament.boosters import needed, open_all
from pelipoyta.contests.tournament.draft_rules import bots_turn, options_of
from pelipoyta.contests.tournament.model import Boosters, BoostersOpened, SignedUp, TournamentHeader, TournamentLine
from pelipoyta.contests.tournament.state import Tournament
from pelipoyta.games import open_game
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.optional.limited import Way
from pelipoyta.kernel.records import record

FEWEST = 2


class BoosterEvents(Struct, frozen=True):
    """Settings of a run of sealed or draft events: plain data, the same for every process."""

    game: str
    way: Way
    players: int  # that open boosters together
    each: int  # boosters for each of them
    seed: int
    games: int
    bots: tuple[str, ...]  # fewer than players: repeated in order
    options: bytes = b"{}"


@lru_cache(maxsize=16)
def decks_of(event: BoosterEvents, number: int) -> tuple[str, ...]:
    """Decks that the players of that event build: bots of a tournament that has opened these boosters."""
    game, seed = open_game(event.game), f"{event.seed}/{number}"
    limited, bot = needed(game), drafter(game.id)
    tournament = _opened(event, game, seed)
    while entries := bots_turn(tournament, game, bot, 0.0):
        for entry in entries:
            tournament.adopt(TournamentLine(entry))
    return tuple(entrant.brings[limited.option] for entrant in tournament.entrants)


def _opened(event: BoosterEvents, game: AnyGame, seed: str) -> Tournament:
    """A tournament of bots with their boosters; its organiser's key seeds their picks."""
    tournament = Tournament(_header(event, game, seed))
    for player in range(event.players):
        bot = event.bots[player % len(event.bots)]
        tournament.adopt(TournamentLine(SignedUp(name=bot, bot=bot)))
    keys = [sha256(f"{seed}/{player}".encode()).digest() for player in range(event.players)]
    limited, options = needed(game), options_of(tournament, game)
    boosters = tuple(open_all(limited, options, keys, event.each))
    opened = BoostersOpened(tuple(range(event.players)), boosters, dict(limited.sheets(options)))
    tournament.adopt(TournamentLine(opened))
    return tournament


def _header(event: BoosterEvents, game: AnyGame, seed: str) -> TournamentHeader:
    options = needed(game).table(msgspec.json.decode(event.options, type=game.options))
    return TournamentHeader(
        id="",
        game=game.id,
        version=game.version,
        seats=FEWEST,
        teams=tuple(range(FEWEST)),
        options=Raw(msgspec.json.encode(options)),
        system="robin",
        rounds=0,
        title="",
        bots=True,
        check_in=False,
        auto=False,
        host=seed,
        created=0.0,
        boosters=Boosters(event.way, event.each),
    )


def simulate(
    event: BoosterEvents,
    jobs: int = 1,
    after: Callable[[int], None] = lambda done: None,
    save: Callable[[int, str], None] | None = None,
) -> SimulationResult:
    """Play as many events as the games need. Raises GameFailed."""
    started, game = perf_counter(), open_game(event.game)
    board = Scoreboard(FEWEST, event.bots)
    with spread(min(jobs, event.games)) as each:
        for results in each(partial(play_some, event, save is not None), chunks(event.games, jobs)):
            for result in results:
                board.add(result)
                if save and result.record is not None:
                    save(result.number, result.record)
            after(len(results))
    options = msgspec.json.decode(event.options, type=game.options)
    return board.result(game.id, event.games, event.seed, options, perf_counter() - started)


def play_some(event: BoosterEvents, keep: bool, numbers: range) -> list[GameResult]:
    return [_play_one(event, number, keep) for number in numbers]


def _play_one(event: BoosterEvents, number: int, keep: bool) -> GameResult:
    game = open_game(event.game)
    limited = needed(game)
    options = limited.table(msgspec.json.decode(event.options, type=game.options))
    event_number, pair = divmod(number, len(_pairs(event.players)))
    who = _pairs(event.players)[pair]
    texts = decks_of(event, event_number)
    mine = replace(options, **{limited.option: tuple(texts[player] for player in who)})
    bots = tuple(player % len(event.bots) for player in who)
    names = tuple(event.bots[bot] for bot in bots)
    choosers = [find(game.id, name) for name in names]
    try:
        played = play_game(game, mine, FEWEST, choosers, f"{event.seed}/{number}", names)
    except Exception as error:
        raise GameFailed(number, f"{type(error).__name__}: {error}") from error
    text = record.write(game, played.record) if keep else None
    return GameResult(number, bots, played.scores, played.why, played.steps, text)


@lru_cache(maxsize=16)
def _pairs(players: int) -> tuple[tuple[int, int], ...]:
    """All pairs of players, with alternating first seats."""
    return tuple(_turned(combinations(range(players), 2)))


def _turned(pairs: Iterator[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    for number, (one, other) in enumerate(pairs):
        yield (one, other) if number % 2 else (other, one)
