"""`pelipoyta dataset`: games between bots as Parquet, one row for each choice."""

import os
import sys
from functools import partial
from importlib.metadata import version
from pathlib import Path
from traceback import print_exception
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from pelipoyta import compiled
from pelipoyta.bots.arena.arena import GameFailed, SimulationSpec, chunks, play_some
from pelipoyta.bots.arena.parallel import spread
from pelipoyta.bots.arena.ray_backend import RayUnavailable
from pelipoyta.cli.arguments import check_seats, fewest_seats, find_game, read_bots, read_options
from pelipoyta.cli.progress import progress
from pelipoyta.cli.sentences import Trouble, vocabulary
from pelipoyta.games import open_game
from pelipoyta.kernel.records import record

if TYPE_CHECKING:  # they need an extra
    from pelipoyta.adapters.dataset import DatasetRow, Writer

GROUP = 4096  # least number of rows that are written together


class DatasetArguments(NamedTuple):
    """Arguments of the command."""

    game: str
    file: Path
    seats: int | None
    games: int
    seed: int
    bots: str
    options: str
    nodes: int
    jobs: int | None
    on: str


def dataset(lang: str, asked: DatasetArguments) -> None:
    """Play the games, write the file and print its size."""
    compiled.use()
    contest = _contest(lang, asked)
    rows = _write(asked, contest)
    print(vocabulary(lang)("cli-dataset-made", file=str(asked.file), games=contest.games, rows=rows))


def _contest(lang: str, asked: DatasetArguments) -> SimulationSpec:
    game = find_game(asked.game)
    chosen, players = read_options(game, asked.options), read_bots(game, asked.bots)
    fewest = fewest_seats(game, chosen, len(players)) if asked.seats is None else asked.seats
    seats = check_seats(game, chosen, fewest, lang)
    if len(players) > seats:
        raise Trouble("cli-too-many-bots", bots=len(players), seats=seats)
    options = msgspec.json.encode(chosen)
    return SimulationSpec(
        asked.game, seats=seats, games=asked.games, seed=asked.seed, bots=players, options=options, nodes=asked.nodes
    )


def _write(asked: DatasetArguments, contest: SimulationSpec) -> int:
    writer = _opened(asked, contest)
    try:
        _fill(asked, contest, writer)
    except RayUnavailable as error:
        raise Trouble("cli-no-farm", where=asked.on, detail=str(error)) from error
    except GameFailed as error:
        print_exception(error, file=sys.stderr)
        said = {"number": str(error.number), "seed": str(asked.seed), "detail": error.reason}
        raise Trouble("cli-game-failed", 1, **said) from error
    finally:
        writer.drop()
    return writer.rows


def _opened(asked: DatasetArguments, contest: SimulationSpec) -> "Writer":
    try:
        from pelipoyta.adapters.dataset import Writer

        return Writer(asked.file, _about(contest))
    except ImportError as error:
        raise Trouble("cli-dataset-no-extra") from error
    except OSError as error:
        raise Trouble("cli-cannot-save", folder=asked.file.parent, detail=error.strerror or "") from error


def _fill(asked: DatasetArguments, contest: SimulationSpec, writer: "Writer") -> None:
    jobs = asked.jobs or os.cpu_count() or 1
    rows: list[DatasetRow] = []
    with progress(contest.game, contest.games) as after, spread(min(jobs, contest.games), asked.on) as each:
        for made in each(partial(play_rows, contest), chunks(contest.games, jobs)):
            rows += made
            after(len({row.game for row in made}))
            if len(rows) >= GROUP:
                writer.add(rows)
                rows.clear()
    writer.add(rows)
    writer.close()


def _about(contest: SimulationSpec) -> dict[str, object]:
    """Metadata of the file."""
    game = open_game(contest.game)
    options = msgspec.json.decode(contest.options)
    facts = {"game": game.id, "version": game.version, "seats": contest.seats, "options": options}
    return {
        **facts,
        "seed": contest.seed,
        "nodes": contest.nodes,
        "bots": contest.bots,
        "made by": version("pelipoyta"),
    }


def play_rows(contest: SimulationSpec, numbers: range) -> "list[DatasetRow]":
    """Choices of the games of these numbers; runs in any process."""
    from pelipoyta.adapters.dataset import rows_of

    game = open_game(contest.game)
    played = play_some(contest, True, numbers)
    read = ((each.number, record.read(each.record or "", {game.id: game})) for each in played)
    return [row for number, text in read for row in rows_of(game, number, text)]
