"""Report of fair play about one player in one game, for the operator to read. It causes nothing by itself."""

from collections.abc import Sequence

from pelipoyta.community.fairplay.agreement import ALARM, SAMPLES, Agreement, ComparedChoice, LikeLevels, agreement
from pelipoyta.community.fairplay.model import ComparedGame, Concern, FairplayReport, Meetings
from pelipoyta.community.fairplay.times import TimePattern, time_pattern


def report_of(
    points: float, like: LikeLevels, games: Sequence[ComparedGame], met: tuple[Meetings, ...]
) -> FairplayReport:
    """The report, from a player's compared games and the games against people of the same device or network."""
    found = agreement([game.choices for game in games], like.weight)
    seconds = [each for game in games for each in game.seconds]
    times = time_pattern(seconds, [_difficulty(choice) for game in games for choice in game.choices])
    return FairplayReport(
        points=round(points),
        levels=(like.lower, like.upper),
        agreement=found,
        times=times,
        meetings=met,
        tables=tuple(game.table for game in games),
        concerns=tuple(_concerns(found, times, met)),
    )


def _concerns(found: Agreement, times: TimePattern | None, met: Sequence[Meetings]) -> list[Concern]:
    said: dict[Concern, bool] = {
        "agreement": found.enough and found.z >= ALARM,
        "times": times is not None and times.flat,
        "meetings": any(each.one_sided for each in met),
    }
    return [concern for concern, holds in said.items() if holds]


def _difficulty(choice: ComparedChoice) -> float:
    """Share of the levels' answers that missed the strongest bot's."""
    return 1 - (choice.lower + choice.upper) / (2 * SAMPLES)
