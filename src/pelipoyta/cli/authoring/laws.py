"""`pelipoyta laws`: check a game against the laws over many random games, and report how much was tried."""

import os
import sys
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from pelipoyta.bots.arena.parallel import spread
from pelipoyta.cli.arguments import check_seats, find_game, read_options
from pelipoyta.cli.progress import progress
from pelipoyta.cli.sentences import Trouble, vocabulary
from pelipoyta.games import open_game
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.laws import LawBroken, Tally, check, check_golden


class Trial(Struct, frozen=True):
    """Specification that every process gets."""

    game: str
    seats: int | None  # None: any number, at random
    options: bytes
    texts: int  # misprinted positions a game


class BrokenLaw(Struct, frozen=True):
    """Seed that broke a law, and the failure."""

    seed: int
    law: str
    detail: str


class LawsReport(Struct, frozen=True):
    """Report, as `--json` prints it."""

    game: str
    seats: int | None
    options: Any
    seed: int
    games: int
    steps: int
    strays: int  # actions that were not legal, tried on why_not
    pairs: int  # pairs of states that look alike to a seat, compared after a step that told it the same
    texts: int  # misprinted positions
    read: int  # misprinted positions that could still be read
    golden: int  # records that were replayed
    ended: dict[str, int]


TEXTS, DEEP = 10, 500  # misprinted positions a game


def laws(
    lang: str,
    name: str,
    *,
    seats: int | None,
    games: int,
    seed: int,
    options: str,
    jobs: int | None,
    deep: bool,
    golden: Path | None,
    as_json: bool,
) -> None:
    """Run the laws and print the report; a broken law is exit code 1."""
    game = find_game(name)
    chosen = read_options(game, options)
    for count in game.seats if seats is None else (seats,):
        check_seats(game, chosen, count, lang)
    records = _golden(game, golden)
    trial = Trial(name, seats, msgspec.json.encode(chosen), DEEP if deep else TEXTS)
    tally = _run(trial, range(seed, seed + games), jobs or os.cpu_count() or 1)
    ended = dict(sorted(tally.ends.items()))
    report = LawsReport(
        game=game.id,
        seats=seats,
        options=chosen,
        seed=seed,
        games=tally.games,
        steps=tally.steps,
        strays=tally.strays,
        pairs=tally.pairs,
        texts=tally.texts,
        read=tally.read,
        golden=records,
        ended=ended,
    )
    print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode() if as_json else _told(lang, report))


def _golden(game: AnyGame, folder: Path | None) -> int:
    """Number of records in the folder that the game replays as recorded."""
    files = sorted(folder.glob("*.game")) if folder else []
    if folder and not files:
        raise Trouble("cli-no-golden", folder=str(folder))
    for file in files:
        try:
            check_golden(game, file)
        except LawBroken as broken:
            print(broken, file=sys.stderr)
            raise Trouble("cli-golden-broken", 1, file=file.name) from None
    return len(files)


def _run(trial: Trial, seeds: range, jobs: int) -> Tally:
    total = Tally()
    with progress(trial.game, len(seeds)) as after, spread(min(jobs, len(seeds))) as each:
        for tally in each(partial(try_seed, trial), seeds):
            if isinstance(tally, BrokenLaw):
                print(tally.detail, file=sys.stderr)
                raise Trouble("cli-laws-broken", 1, law=tally.law, seed=str(tally.seed))
            _add(total, tally)
            after(1)
    return total


def try_seed(trial: Trial, seed: int) -> Tally | BrokenLaw:
    """Check one random game against every law; runs in any process."""
    game = open_game(trial.game)
    options = msgspec.json.decode(trial.options, type=game.options)
    try:
        return check(game, [seed], seats=trial.seats, options=options, texts=trial.texts)
    except LawBroken as broken:
        return BrokenLaw(seed, broken.law, str(broken))


def _add(total: Tally, tally: Tally) -> None:
    total.games += tally.games
    total.steps += tally.steps
    total.strays += tally.strays
    total.pairs += tally.pairs
    total.texts += tally.texts
    total.read += tally.read
    total.ends += tally.ends


def _told(lang: str, report: LawsReport) -> str:
    words = vocabulary(lang, report.game)
    ended = ", ".join(f"{rule} {count}" for rule, count in report.ended.items())
    facts = {"steps": report.steps, "strays": report.strays, "pairs": report.pairs, "texts": report.texts}
    return words("cli-laws-hold", games=report.games, ended=ended, **facts)
