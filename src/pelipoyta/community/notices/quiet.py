"""Quiet hours: moments moved out of them, by the clock on the person's wall, summer time included."""

from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pelipoyta.community.notices.model import QuietHours

AHEAD = 3600.0  # seconds before the quiet hours, for what cannot wait until their end


@lru_cache(64)
def zone_of(name: str) -> ZoneInfo | None:
    """Time zone of that name; None where there is none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def quiet_span(moment: float, quiet: QuietHours) -> tuple[float, float] | None:
    """Begin and end of the quiet hours that hold the moment; None outside them."""
    zone = zone_of(quiet.zone)
    if zone is None or quiet.start == quiet.end:
        return None
    today = datetime.fromtimestamp(moment, zone).date()
    for day in (today - timedelta(days=1), today):
        begin = _at(day, quiet.start, zone)
        end = _at(day + timedelta(days=quiet.end <= quiet.start), quiet.end, zone)
        if begin <= moment < end:
            return begin, end
    return None


def moved(due: float, quiet: QuietHours | None, *, flag: float | None = None, earliest: float = 0.0) -> float:
    """Moment to tell something that is due: the end of quiet hours, or an hour before them if that is too late.

    It is too late where a clock runs out before their end. A notice is never told before `earliest`, nor ever within
    quiet hours: what could not be told in time waits for their end.
    """
    span = None if quiet is None else quiet_span(due, quiet)
    if span is None:
        return due
    begin, end = span
    if flag is not None and flag <= end and begin > earliest:
        return max(begin - AHEAD, earliest)
    return end


def next_morning(
    moment: float, quiet: QuietHours | None, minutes: int = 8 * 60, zone: str = "Europe/Helsinki"
) -> float:
    """Next time of the day's digest: the end of the quiet hours, or 8 o'clock."""
    home = zone_of(quiet.zone if quiet else zone) or ZoneInfo("UTC")
    at = quiet.end if quiet and quiet.start != quiet.end else minutes
    today = datetime.fromtimestamp(moment, home).date()
    first = _at(today, at, home)
    return first if first > moment else _at(today + timedelta(days=1), at, home)


def _at(day: date, minutes: int, zone: ZoneInfo) -> float:
    """Moment at which the wall clock of the zone shows so many minutes of the day, the first of two in autumn."""
    local = datetime(day.year, day.month, day.day, minutes // 60, minutes % 60, tzinfo=zone)
    return local.astimezone(UTC).timestamp()
