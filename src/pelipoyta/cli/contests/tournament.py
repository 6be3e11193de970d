"""`pelipoyta tournament`: a contest among bots by a TOML file; resumes an interrupted one."""

import os
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from traceback import print_exception

import msgspec

from pelipoyta.bots.arena.arena import GameFailed
from pelipoyta.bots.registry import names, rivals
from pelipoyta.cli.arguments import check_seats, find_game, read_options
from pelipoyta.cli.contests.among_bots.saved_file import OtherContest
from pelipoyta.cli.contests.contest_file import ContestFile, contest_of
from pelipoyta.cli.progress import progress
from pelipoyta.cli.sentences import Trouble, guess, refusal_sentence, vocabulary
from pelipoyta.contests.tournament.decide import MOST_ENTRANTS
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.kernel.terms import Refusal
from pelipoyta.table.errors import TableError


def tournament(lang: str, file: Path, *, jobs: int | None, keep: Path | None, as_json: bool) -> None:
    """Play the contest and print the results."""
    told = _read(file)
    game = find_game(told.game)
    _check(lang, game, told)
    kept = keep or file.with_suffix(".jsonl")
    words = vocabulary(lang, game.id, "contests", "team_matches", "tournaments")
    title = told.title or words.first((f"{game.id}-name", game.id))
    with _insisting(lang, game, told.seed, kept):
        contest = contest_of(game, told)
        with progress(title, contest.games) as after:
            report = contest.play(jobs or os.cpu_count() or 1, kept, after)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        contest.show(words, report, title)


def _read(file: Path) -> ContestFile:
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), ContestFile)
    except OSError as error:
        raise Trouble("cli-cannot-read", file=file, detail=error.strerror or "") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise Trouble("cli-tournament-bad-file", file=file, detail=str(error)) from error


def _check(lang: str, game: AnyGame, told: ContestFile) -> None:
    """Check options, seats and bots. Raises Trouble."""
    options = read_options(game, msgspec.json.encode(told.options).decode())
    check_seats(game, options, told.seats, lang)
    known = (*names(game.id), *rivals(game.id))
    groups = [told.bots, *told.teams.values()]
    for name in (name for group in groups for name in group):
        if name not in known:
            raise Trouble("cli-no-such-bot", game=game.id, name=name, near=guess(name, known), known=", ".join(known))
    counts = [count for group in groups for count in group.values()]
    if min(counts, default=0) < 1 or sum(counts) > MOST_ENTRANTS:
        raise Trouble("cli-tournament-entrants", most=MOST_ENTRANTS)


@contextmanager
def _insisting(lang: str, game: AnyGame, seed: int, keep: Path) -> Iterator[None]:
    """Turn failures into sentences. Raises Trouble."""
    try:
        yield
    except IllegalAction as error:
        why = refusal_sentence(vocabulary(lang, game.id, "house"), _whose(game, error.refusal), error.refusal)
        raise Trouble("cli-does-not-fit", why=why) from error
    except TableError as error:
        raise Trouble(
            "cli-does-not-fit", why=vocabulary(lang, "errors")(f"error-{error.code}", **error.facts)
        ) from error
    except (OtherContest, msgspec.DecodeError) as error:
        raise Trouble("cli-match-other", file=keep) from error
    except OSError as error:
        raise Trouble("cli-cannot-save", folder=keep, detail=error.strerror or "") from error
    except GameFailed as error:
        print_exception(error, file=sys.stderr)
        said = {"number": str(error.number), "seed": str(seed), "detail": error.reason}
        raise Trouble("cli-game-failed", 1, **said) from error


def _whose(game: AnyGame, refusal: Refusal) -> str:
    """Vocabulary of a refusal: rules of contests have their own."""
    return "table" if refusal.rule.startswith("CONTEST-") else game.id
