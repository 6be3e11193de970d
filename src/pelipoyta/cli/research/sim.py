"""`pelipoyta sim`: many games between bots, with statistics."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from traceback import print_exception

import msgspec

from pelipoyta import compiled
from pelipoyta.bots.arena.arena import GameFailed, SimulationSpec, simulate
from pelipoyta.bots.arena.ray_backend import RayUnavailable
from pelipoyta.bots.arena.result import SimulationResult
from pelipoyta.cli.arguments import check_seats, fewest_seats, find_game, read_bots, read_options
from pelipoyta.cli.progress import progress
from pelipoyta.cli.sentences import Trouble, vocabulary
from pelipoyta.cli.uncompiled import tell_if_uncompiled
from pelipoyta.compiled.plan import plan
from pelipoyta.locales import Words, dashed

MANY = 20  # number of games from which compiled rules are suggested


def sim(
    lang: str,
    game: str,
    *,
    seats: int | None,
    games: int,
    seed: int,
    bots: str,
    options: str,
    jobs: int | None,
    as_json: bool,
    save: Path | None,
    on: str,
) -> None:
    """Play the games and print the result."""
    contest = _contest(lang, game, seats=seats, games=games, seed=seed, bots=bots, options=options)
    _say_how_slow(lang, contest)
    result = _run(contest, jobs or os.cpu_count() or 1, saver(save, contest.game, contest.seed) if save else None, on)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(result), indent=2).decode())
    else:
        print_table(vocabulary(lang, result.game), result)


def _contest(lang: str, name: str, seats: int | None, games: int, seed: int, bots: str, options: str) -> SimulationSpec:
    game = find_game(name)
    chosen, players = read_options(game, options), read_bots(game, bots)
    count = check_seats(game, chosen, fewest_seats(game, chosen, len(players)) if seats is None else seats, lang)
    if len(players) > count:
        raise Trouble("cli-too-many-bots", bots=len(players), seats=count)
    return SimulationSpec(name, seats=count, games=games, seed=seed, bots=players, options=msgspec.json.encode(chosen))


def _say_how_slow(lang: str, contest: SimulationSpec) -> None:
    """Suggest compiled rules where they would save minutes."""
    standing = compiled.use()
    if contest.game in plan().games and contest.games >= MANY:
        tell_if_uncompiled(lang, standing)


def _run(contest: SimulationSpec, jobs: int, save: Callable[[int, str], None] | None, on: str) -> SimulationResult:
    try:
        with progress(contest.game, contest.games) as after:
            return simulate(contest, jobs, after, save, on)
    except RayUnavailable as error:
        raise Trouble("cli-no-farm", where=on, detail=str(error)) from error
    except GameFailed as error:
        print_exception(error, file=sys.stderr)
        raise Trouble(
            "cli-game-failed", 1, number=str(error.number), seed=str(contest.seed), detail=error.reason
        ) from error


def saver(folder: Path, game: str, seed: int) -> Callable[[int, str], None]:
    """Writer of each record to its own file, named by game, seed and number."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / ".probe").touch()
        (folder / ".probe").unlink()
    except OSError as error:
        raise Trouble("cli-cannot-save", folder=folder, detail=error.strerror) from error
    stem = Path(game).stem
    return lambda number, text: _write(folder / f"{stem}-{seed}-{number:05}.game", text)


def _write(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")


def print_table(words: Words, result: SimulationResult) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(
        title=words(
            "cli-sim-title",
            game=words.first((f"{result.game}-name", result.game)),
            games=result.games,
            seats=result.seats,
        )
    )
    table.add_column(words("cli-sim-bot"))
    for heading in ("cli-sim-wins", "cli-sim-share", "cli-sim-score"):
        table.add_column(words(heading), justify="right")
    for bot in result.bots:
        table.add_row(
            bot.name,
            str(bot.wins),
            words("cli-share", share=100 * bot.wins / result.games),
            words("cli-points", score=bot.score),
        )
    console = Console()
    console.print(table)
    console.print(words("cli-sim-draws", draws=result.draws))
    console.print(words("cli-sim-steps", mean=round(result.steps.mean, 1), max=result.steps.max))
    console.print(words("cli-sim-seats", wins=" · ".join(map(str, result.seat_wins))))
    for rule, count in result.ended.items():
        console.print(words("cli-sim-ended", rule=rule, count=count, text=_rule_text(words, rule)), highlight=False)
    console.print(words("cli-sim-seconds", seconds=result.seconds, seed=str(result.seed)))


def _rule_text(words: Words, rule: str) -> str:
    key = f"rule-{dashed(rule)}"
    return words(key) if words.has(key) else ""
