"""`pelipoyta tournament`, system "duplicate": bots at several tables with the same chance, compared seat by seat."""

from pathlib import Path

import msgspec

from pelipoyta.cli.progress import progress
from pelipoyta.cli.sentences import Trouble
from pelipoyta.contests.duplicate_bots import Entered, OtherEvent, Report, UnevenTables, games_of, play
from pelipoyta.locales import Words


def played(entered: Entered, title: str, jobs: int, keep: Path) -> Report:
    """To its end. Raises Trouble, IllegalAction, TableError, GameFailed."""
    try:
        with progress(title, games_of(entered)) as after:
            return play(entered, jobs, keep, after)
    except UnevenTables:
        raise Trouble("cli-duplicate-uneven", seats=entered.seats, bots=len(entered.entrants)) from None
    except (OtherEvent, msgspec.DecodeError) as error:
        raise Trouble("cli-match-other", file=keep) from error


def show(words: Words, report: Report, title: str) -> None:
    """The standings, then what each seat brought in each deal."""
    from rich.console import Console
    from rich.table import Table

    entered, by_points = report.entered, report.way == "points"
    table = Table(title=words("cli-duplicate-title", title=title, deals=entered.deals, tables=entered.tables))
    heads = ("cli-tournament-place", "cli-sim-bot", f"meeting-way-{report.way}", "meeting-luck", "meeting-play")
    for head in heads:
        table.add_column(words(head), justify="left" if head == "cli-sim-bot" else "right")
    for place in report.standings:
        total = f"{place.total:+.2f}" if by_points else f"{place.total:.0%}"
        table.add_row(f"{place.rank}.", place.entrant, total, f"{place.luck:+.2f}", f"{place.play:+.2f}")
    console = Console()
    console.print(table)
    console.print(words("meeting-duplicate-luck-about", tables=entered.tables))
    for number, deal in enumerate(report.deals, 1):
        told = ", ".join(f"{seat}: {luck:+.2f}" for seat, luck in enumerate(deal.luck, 1))
        console.print(words("cli-duplicate-deal", number=number, told=told))
