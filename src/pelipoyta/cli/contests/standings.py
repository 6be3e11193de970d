"""Results of contests among bots as tables and sentences."""

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from pelipoyta.cli.contests.among_bots import duplicate, series, teams, tournament
from pelipoyta.contests.series.forms import FORMS
from pelipoyta.kernel.optional.contest import Verdict
from pelipoyta.locales import Words

WORDY = ("cli-sim-bot", "cli-series-seats", "cli-series-result", "cli-teams-table")  # not numbers


def of_tournament(words: Words, report: tournament.TournamentReport, title: str) -> None:
    breaks = list(report.standings[0].breaks) if report.standings else []
    heads = ("cli-tournament-place", "cli-sim-bot", "contest-point", *(f"tournament-break-{name}" for name in breaks))
    rows = [
        (f"{place.rank}.", place.entrant, f"{place.points:g}", *(_shown(place.breaks.get(name)) for name in breaks))
        for place in report.standings
    ]
    _print(words, words("cli-tournament-title", title=title, rounds=report.rounds, games=report.games), heads, rows)


def of_duplicate(words: Words, report: duplicate.DuplicateReport, title: str) -> None:
    """Print the standings, then the luck of each seat in each deal."""
    entered, form = report.entered, "{:+.2f}" if report.way == "points" else "{:.0%}"
    heads = (
        "cli-tournament-place",
        "cli-sim-bot",
        f"team-match-way-{report.way}",
        "team-match-luck",
        "team-match-play",
    )
    rows = [
        (f"{place.rank}.", place.entrant, form.format(place.total), f"{place.luck:+.2f}", f"{place.play:+.2f}")
        for place in report.standings
    ]
    _print(words, words("cli-duplicate-title", title=title, deals=entered.deals, tables=entered.tables), heads, rows)
    print(words("team-match-duplicate-luck-about", tables=entered.tables))
    for number, deal in enumerate(report.deals, 1):
        told = ", ".join(f"{seat}: {luck:+.2f}" for seat, luck in enumerate(deal.luck, 1))
        print(words("cli-duplicate-deal", number=number, told=told))


def of_series(words: Words, report: series.SeriesReport, title: str) -> None:
    """Print the games, the score and the reckoning."""
    entered = report.entered
    marks = [name for name in report.games[0].marks if words.has(f"{entered.game}-contest-marks-{name}")]
    heads = ("cli-series-game", "cli-series-seats", "cli-series-result", *_heads(entered.game, marks))
    rows = [_game_row(words, report, number, marks) for number in range(len(report.games))]
    _print(words, title, heads, rows)
    print(f"{words('contest-score')}: {', '.join(_pairs(report.bots, report.score))}")
    _reckoned(words, entered.game, entered.terms.form not in FORMS, report.verdict, report.bots)


def _heads(game: str, marks: Iterable[str]) -> list[str]:
    return [f"{game}-contest-marks-{mark}" for mark in marks]


def _game_row(words: Words, report: series.SeriesReport, number: int, marks: Sequence[str]) -> tuple[str, ...]:
    game = report.games[number]
    bots = [report.bots[player] for player in game.players]
    noted = [_mark(game.marks[mark]) for mark in marks]
    return str(number + 1), " – ".join(bots), _outcome(words, bots, game.scores), *noted


def of_teams(words: Words, report: teams.TeamMatchReport, title: str) -> None:
    """Print the pairs of tables and the reckoning."""
    heads = ("cli-teams-pair", "cli-teams-table", "cli-series-seats", "cli-series-result")
    names = tuple(report.entered.teams)
    tables = [(number, table) for number, pair in enumerate(report.pairs, 1) for table in pair]
    rows = [(str(number), str(at), *_table_row(words, table, names)) for at, (number, table) in enumerate(tables, 1)]
    _print(words, title, heads, rows)
    _reckoned(words, report.entered.game, True, report.verdict, names)


def _table_row(words: Words, table: teams.ReportedTable, names: Sequence[str]) -> tuple[str, str]:
    sides = [names[team] for team in table.teams]
    seated = [f"{bot} ({side})" for bot, side in zip(table.bots, sides, strict=True)]
    return " – ".join(seated), _outcome(words, sides, table.scores)


def _outcome(words: Words, bots: Sequence[str], scores: Sequence[float]) -> str:
    won = [bot for bot, score in zip(bots, scores, strict=True) if score == 1.0]
    return words("contest-won-by", names=", ".join(won)) if won else words("contest-drawn")


def _mark(mark: Any) -> str:
    return " – ".join(map(str, mark)) if isinstance(mark, Sequence) else str(mark)


def _pairs(names: Iterable[str], numbers: Iterable[float]) -> list[str]:
    return [f"{name} {number:g}" for name, number in zip(names, numbers, strict=True)]


def _reckoned(words: Words, game: str, book: bool, verdict: Verdict, names: Sequence[str]) -> None:
    """Print the reckoning step by step, as the contest's page shows it."""
    start = f"{game}-contest" if book else "contest-step"
    for number, step in enumerate(verdict.steps, 1):
        whom = {"name": names[step.who] if step.who is not None else "", "one": names[0], "two": names[1]}
        print(f"{number}. {words(f'{start}-{step.key}', **step.facts, **whom)}")
    print(words("contest-rule", rule=verdict.rule))


def _shown(number: float | None) -> str:
    return "" if number is None else f"{number:g}"


def _print(words: Words, title: str, heads: Iterable[str], rows: Iterable[Sequence[str]]) -> None:
    table = Table(title=title)
    for head in heads:
        table.add_column(words(head), justify="left" if head in WORDY else "right")
    for row in rows:
        table.add_row(*row)
    Console().print(table)
