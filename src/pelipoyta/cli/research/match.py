"""`pelipoyta match`: bots against bots in mirrored pairs, with ratings and confidence intervals."""

import os
import sys
from pathlib import Path
from re import fullmatch
from traceback import print_exception
from typing import NamedTuple

import msgspec

from pelipoyta import compiled
from pelipoyta.bots.arena.arena import GameFailed
from pelipoyta.bots.arena.ray_backend import RayUnavailable
from pelipoyta.bots.match.pair import OWN, MatchSpec
from pelipoyta.bots.match.plot import plot
from pelipoyta.bots.match.run import MatchReport, OptionsResult, OtherMatch, jobs_of, play_match
from pelipoyta.bots.match.sprt import Sprt
from pelipoyta.bots.registry import searchers
from pelipoyta.cli.arguments import check_seats, fewest_seats, find_game, read_bots, read_turns
from pelipoyta.cli.progress import progress
from pelipoyta.cli.sentences import Trouble, vocabulary
from pelipoyta.cli.uncompiled import tell_if_uncompiled
from pelipoyta.games import NAMES
from pelipoyta.kernel.game import AnyGame
from pelipoyta.locales import Words


class MatchArguments(NamedTuple):
    """Arguments of the command."""

    game: str
    bots: str
    seats: int | None
    options: str
    pairs: int
    nodes: int
    time: int
    sprt: str
    seed: int
    jobs: int | None
    keep: Path | None
    plot: Path | None
    on: str


def match(lang: str, asked: MatchArguments, *, as_json: bool) -> None:
    """Play the match and print the result."""
    standing = compiled.use()
    planned = _planned(lang, asked)
    if asked.game in NAMES:  # no other game has compiled rules
        tell_if_uncompiled(lang, standing)
    report = _run(asked, planned, _sprt(asked.sprt, planned))
    words = vocabulary(lang, find_game(asked.game).id)
    if asked.plot:
        _draw(asked.plot, words, report)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        _print(words, report)


def _planned(lang: str, asked: MatchArguments) -> MatchSpec:
    game = find_game(asked.game)
    turns, bots = read_turns(game, asked.options), _bots(game, asked.bots)
    if len(bots) < 2:
        raise Trouble("cli-match-too-few")
    if twice := [name for name in bots if bots.count(name) > 1]:
        raise Trouble("cli-match-twice", name=twice[0])
    if asked.time and (asked.nodes or any(OWN in name for name in bots)):
        raise Trouble("cli-match-both")
    seats = fewest_seats(game, turns[0], 2) if asked.seats is None else asked.seats
    for chosen in turns:
        check_seats(game, chosen, seats, lang)
    first, *others = (msgspec.to_builtins(chosen) for chosen in turns)
    return MatchSpec(
        asked.game,
        seats=seats,
        seed=asked.seed,
        bots=bots,
        options=first,
        nodes=asked.nodes,
        milliseconds=asked.time,
        others=tuple(others),
    )


def _bots(game: AnyGame, text: str) -> tuple[str, ...]:
    """Bots in a comma-separated list; a searching bot may have its own nodes, as `best@400`."""
    if OWN not in text:
        return read_bots(game, text)
    told = [name.partition(OWN) for name in text.split(",")]
    names = read_bots(game, ",".join(name for name, _, _ in told))
    return tuple(_bot(game, name, own, at) for name, (_, at, own) in zip(names, told, strict=True))


def _bot(game: AnyGame, name: str, own: str, at: str) -> str:
    if not at:
        return name
    if name not in (able := searchers(game.id)):
        raise Trouble("cli-match-no-nodes", name=name, known=", ".join(able) or "–")
    if not fullmatch(r"\s*[0-9]{1,9}\s*", own) or not int(own):
        raise Trouble("cli-match-bad-nodes", name=name, text=own)
    return f"{name}{OWN}{int(own)}"


def _sprt(text: str, planned: MatchSpec) -> Sprt | None:
    if not text:
        return None
    if len(planned.bots) != 2:
        raise Trouble("cli-match-sprt-two", bots=len(planned.bots))
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        low = high = 0.0
    if not 0 < low < high < 1:
        raise Trouble("cli-match-bad-sprt", text=text)
    return Sprt(low, high)


def _run(asked: MatchArguments, planned: MatchSpec, sprt: Sprt | None) -> MatchReport:
    try:
        with progress(asked.game, len(jobs_of(planned, asked.pairs))) as after:
            return play_match(
                planned,
                asked.pairs,
                jobs=asked.jobs or os.cpu_count() or 1,
                sprt=sprt,
                keep=asked.keep,
                after=after,
                on=asked.on,
            )
    except RayUnavailable as error:
        raise Trouble("cli-no-farm", where=asked.on, detail=str(error)) from error
    except (OtherMatch, msgspec.DecodeError) as error:
        raise Trouble("cli-match-other", file=asked.keep or "") from error
    except OSError as error:
        raise Trouble("cli-cannot-save", folder=asked.keep or "", detail=error.strerror or "") from error
    except GameFailed as error:
        print_exception(error, file=sys.stderr)
        said = {"number": str(error.number), "seed": str(asked.seed), "detail": error.reason}
        raise Trouble("cli-game-failed", 1, **said) from error


def _title(words: Words, report: MatchReport) -> str:
    name = words.first((f"{report.trial.game}-name", report.trial.game))
    return words("cli-match-title", game=name, pairs=report.pairs, seats=report.trial.seats)


def _draw(file: Path, words: Words, report: MatchReport) -> None:
    try:
        file.write_text(plot(_title(words, report), report.ratings), encoding="utf-8")
    except OSError as error:
        raise Trouble("cli-cannot-save", folder=file, detail=error.strerror or "") from error


def _print(words: Words, report: MatchReport) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=_title(words, report))
    table.add_column(words("cli-sim-bot"))
    for heading in ("cli-match-rating", "cli-match-range", "cli-match-skill", "cli-match-cost"):
        table.add_column(words(heading), justify="right")
    costs = {effort.bot: effort.milliseconds for effort in report.efforts}
    skills = {skill.bot: f"{skill.mu:.1f} ± {2 * skill.sigma:.1f}" for skill in report.skills}
    for each in sorted(report.ratings, key=lambda rating: -rating.elo):
        bars = f"{each.low:+.0f} … {each.high:+.0f}"
        table.add_row(each.bot, f"{each.elo:+.0f}", bars, skills[each.bot], f"{costs[each.bot]:.2f}")
    console = Console()
    console.print(table)
    for met in report.meetings:
        told = {"first": met.first, "second": met.second, "pairs": met.pairs}
        score, bar = (words("cli-share", share=100 * share) for share in (met.score, met.bar))
        console.print(words("cli-match-meeting", **told, score=score, bar=bar), highlight=False)
    for turn in report.turns:
        told = {"options": _own(turn, report), "score": words("cli-share", share=100 * turn.score)}
        console.print(words("cli-match-turn", **told, pairs=turn.pairs), highlight=False, markup=False)
    if report.sprt:
        console.print(_verdict(words, report, report.sprt), highlight=False)


def _own(turn: OptionsResult, report: MatchReport) -> str:
    """The options in which the turns differ."""
    every = (report.trial.options, *report.trial.others)
    own = {name: value for name, value in turn.options.items() if any(each[name] != value for each in every)}
    return msgspec.json.encode(own).decode()


def _verdict(words: Words, report: MatchReport, sprt: Sprt) -> str:
    told = {"low": f"{sprt.low:g}", "high": f"{sprt.high:g}", "evidence": f"{report.evidence:.2f}"}
    return words(f"cli-match-verdict-{report.verdict or 'open'}", **told)
