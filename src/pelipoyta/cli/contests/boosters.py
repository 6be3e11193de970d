"""`pelipoyta sealed` and `draft`: bots open boosters, build decks, and play."""

import os
import sys
from pathlib import Path
from traceback import print_exception

import msgspec

from pelipoyta.bots.arena.arena import GameFailed
from pelipoyta.cli.arguments import check_seats, find_game, read_bots, read_options
from pelipoyta.cli.contests.among_bots.boosters import FEWEST, BoosterEvents, decks_of, simulate
from pelipoyta.cli.progress import progress
from pelipoyta.cli.research.sim import print_table, saver
from pelipoyta.cli.sentences import Trouble, vocabulary
from pelipoyta.contests.tournament.draft.boosters import limited_of
from pelipoyta.games import load_all
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.optional.limited import Limited, Way


class BoosterArguments(msgspec.Struct, frozen=True):
    """Arguments of the command."""

    game: str
    way: Way
    players: int
    boosters: int | None
    games: int
    seed: int
    bots: str
    options: str
    jobs: int | None
    save: Path | None


def run(lang: str, asked: BoosterArguments, *, decks: bool, as_json: bool) -> None:
    """Print the decks of the first event, or play all events and print the result."""
    event = _event(lang, asked)
    if decks:
        print("\n".join(decks_of(event, 0)), end="")
    else:
        _play(lang, event, asked, as_json=as_json)


def _play(lang: str, event: BoosterEvents, asked: BoosterArguments, *, as_json: bool) -> None:
    save = saver(asked.save, event.game, event.seed) if asked.save else None
    try:
        with progress(f"{event.game} {event.way}", event.games) as after:
            result = simulate(event, asked.jobs or os.cpu_count() or 1, after, save)
    except GameFailed as error:
        print_exception(error, file=sys.stderr)
        said = {"number": str(error.number), "seed": str(event.seed), "detail": error.reason}
        raise Trouble("cli-game-failed", 1, **said) from error
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(result), indent=2).decode())
    else:
        print_table(vocabulary(lang, result.game), result)


def _event(lang: str, asked: BoosterArguments) -> BoosterEvents:
    game = find_game(asked.game)
    limited = _limited(game)
    if not FEWEST <= asked.players <= limited.most:
        raise Trouble("cli-boosters-players", least=FEWEST, most=limited.most)
    options = read_options(game, asked.options)
    check_seats(game, limited.table(options), FEWEST, lang)
    bots = read_bots(game, asked.bots or read_bots(game, "")[0])
    each = asked.boosters or limited.usual[asked.way]
    coded = msgspec.json.encode(options)
    return BoosterEvents(
        asked.game,
        way=asked.way,
        players=asked.players,
        each=each,
        seed=asked.seed,
        games=asked.games,
        bots=bots,
        options=coded,
    )


def _limited(game: AnyGame) -> Limited:
    limited = limited_of(game)
    if limited is None:
        known = [each.id for each in load_all().values() if limited_of(each)]
        raise Trouble("cli-no-boosters", game=game.id, known=", ".join(known))
    return limited
