"""`pelipoyta tournament`: a tournament among bots, told by a TOML file; goes on where it was broken off."""

import os
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from traceback import print_exception
from typing import Any, TypeVar

import msgspec

from pelipoyta.bots.arena import GameFailed
from pelipoyta.bots.bot import names, rivals
from pelipoyta.cli import duplicate
from pelipoyta.cli.arguments import find_game
from pelipoyta.cli.progress import progress
from pelipoyta.cli.sentences import Trouble, guess, refusal_sentence, vocabulary
from pelipoyta.contests import duplicate_bots
from pelipoyta.contests.tournament.among_bots import Entered, OtherTournament, Report, games_of, play
from pelipoyta.contests.tournament.decide import MOST_ENTRANTS
from pelipoyta.contests.tournament.terms import Plan
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.kernel.terms import Refusal
from pelipoyta.locales import Words
from pelipoyta.table.errors import TableError

DUPLICATE = "duplicate"  # a system beside those that pair
T = TypeVar("T")


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the file says."""

    game: str
    bots: dict[str, int]
    system: str = "swiss"
    seats: int = 2
    rounds: int = 0
    seed: int = 1
    title: str = ""
    partners: bool = False
    deals: int = 0  # of duplicate play
    options: dict[str, Any] = {}


def tournament(lang: str, file: Path, *, jobs: int | None, keep: Path | None, as_json: bool) -> None:
    """Play it and print the standings."""
    told = _read(file)
    game = find_game(told.game)
    if told.system == DUPLICATE:
        _duplicate(lang, game, told, (jobs or os.cpu_count() or 1, keep or file.with_suffix(".jsonl")), as_json)
        return
    entered = _entered(game, told)
    report = _played(lang, game, entered, jobs or os.cpu_count() or 1, keep or file.with_suffix(".jsonl"))
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        _print(vocabulary(lang, game.id, "contests", "tournaments"), report)


def _read(file: Path) -> Told:
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Told)
    except OSError as error:
        raise Trouble("cli-cannot-read", file=file, detail=error.strerror or "") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise Trouble("cli-tournament-bad-file", file=file, detail=str(error)) from error


def _duplicate(lang: str, game: AnyGame, told: Told, how: tuple[int, Path], as_json: bool) -> None:
    """The same chance at several tables (CONTEST-23)."""
    _check_bots(game, told)
    title = told.title or game.id
    entered = duplicate_bots.Entered(told.game, told.seats, told.deals, told.options, told.bots, told.seed)
    report = _insisted(lang, game, told.seed, how[1], lambda: duplicate.played(entered, title, *how))
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        duplicate.show(vocabulary(lang, game.id, "contests", "meetings"), report, title)


def _check_bots(game: AnyGame, told: Told) -> None:
    known = (*names(game.id), *rivals(game.id))
    for name in told.bots:
        if name not in known:
            raise Trouble("cli-no-such-bot", game=game.id, name=name, near=guess(name, known), known=", ".join(known))
    entrants = sum(told.bots.values())
    if min(told.bots.values(), default=0) < 1 or entrants > MOST_ENTRANTS:
        raise Trouble("cli-tournament-entrants", most=MOST_ENTRANTS)


def _entered(game: AnyGame, told: Told) -> Entered:
    _check_bots(game, told)
    try:
        wanted = {name: value for name, value in msgspec.to_builtins(told).items() if name != "deals"}
        plan = msgspec.convert({**wanted, "bots": True, "auto": True}, Plan, strict=False)
    except msgspec.ValidationError as error:
        raise Trouble("cli-tournament-bad-file", file="", detail=str(error)) from error
    return Entered(plan, told.bots, told.seed)


def _played(lang: str, game: AnyGame, entered: Entered, jobs: int, keep: Path) -> Report:
    def work() -> Report:
        with progress(entered.plan.title or game.id, games_of(entered)) as after:
            return play(entered, jobs, keep, after)

    return _insisted(lang, game, entered.seed, keep, work)


def _insisted(lang: str, game: AnyGame, seed: int, keep: Path, work: Callable[[], T]) -> T:
    """What cannot be done is said in a sentence."""
    try:
        return work()
    except IllegalAction as error:
        why = refusal_sentence(vocabulary(lang, game.id, "house"), _whose(game, error.refusal), error.refusal)
        raise Trouble("cli-does-not-fit", why=why) from error
    except TableError as error:
        raise Trouble("cli-tournament-bad-file", file="", detail=str(error.facts.get("detail", error.code))) from error
    except (OtherTournament, msgspec.DecodeError) as error:
        raise Trouble("cli-match-other", file=keep) from error
    except OSError as error:
        raise Trouble("cli-cannot-save", folder=keep, detail=error.strerror or "") from error
    except GameFailed as error:
        print_exception(error, file=sys.stderr)
        said = {"number": str(error.number), "seed": str(seed), "detail": error.reason}
        raise Trouble("cli-game-failed", 1, **said) from error


def _whose(game: AnyGame, refusal: Refusal) -> str:
    """What the house's own rules forbid is said in its own words."""
    return "table" if refusal.rule.startswith("CONTEST-") else game.id


def _print(words: Words, report: Report) -> None:
    from rich.console import Console
    from rich.table import Table

    plan = report.entered.plan
    game = words.first((f"{plan.game}-name", plan.game))
    table = Table(
        title=words("cli-tournament-title", title=plan.title or game, rounds=report.rounds, games=report.games)
    )
    breaks = list(report.standings[0].breaks) if report.standings else []
    heads = ("cli-tournament-place", "cli-sim-bot", "contest-point", *(f"tournament-break-{name}" for name in breaks))
    for head in heads:
        table.add_column(words(head), justify="left" if head == "cli-sim-bot" else "right")
    for place in report.standings:
        shown = [f"{place.breaks[name]:g}" if name in place.breaks else "" for name in breaks]
        table.add_row(f"{place.rank}.", place.entrant, f"{place.points:g}", *shown)
    Console().print(table)
