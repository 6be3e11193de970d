"""What is told when: turns over days, quiet hours over a change to summer time, bundles and lifetimes."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pelipoyta.community.notices.model import Notice, NoticeSettings, QuietHours
from pelipoyta.community.notices.quiet import moved, next_morning, quiet_span
from pelipoyta.community.notices.schedule import (
    DAY,
    HOUR,
    AskedTurn,
    event_notices,
    is_urgent,
    lifetime,
    send_at,
    too_early,
    turn_notices,
)

HELSINKI = ZoneInfo("Europe/Helsinki")
NIGHT = QuietHours(22 * 60, 8 * 60, "Europe/Helsinki")


def at(*when: int) -> float:
    return datetime(*when, tzinfo=HELSINKI).timestamp()  # type: ignore[misc,arg-type]


def turn(bank: float = 3 * DAY, asked: float = 0.0) -> AskedTurn:
    return AskedTurn(table="t", game="g", seat=1, version=7, asked=asked, flag=asked + bank, bank=bank)


def test_a_turn_of_three_days() -> None:
    plans = turn_notices(turn(), 0.0)
    told = [(plan.kind, plan.due, plan.facts.get("hours")) for plan in plans]
    assert told == [
        ("turn", 120.0, None),
        ("deadline", 1.5 * DAY, 36),
        ("deadline", 3 * DAY - 6 * HOUR, 6),
        ("deadline", 3 * DAY - HOUR, 1),
    ]
    assert len({plan.key for plan in plans}) == 4


def test_half_of_a_day_is_not_told_nor_six_of_eight_hours() -> None:
    assert [plan.facts.get("hours") for plan in turn_notices(turn(DAY), 0.0)] == [None, 6, 1]
    assert [plan.facts.get("hours") for plan in turn_notices(turn(8 * HOUR), 0.0)] == [None, 1]


def test_a_turn_that_is_known_late_tells_only_what_is_to_come() -> None:
    late = AskedTurn(table="t", game="g", seat=1, version=7, asked=0.0, flag=3 * DAY, bank=3 * DAY)
    plans = turn_notices(late, 3 * DAY - 2 * HOUR)
    assert [(plan.due, plan.facts.get("hours")) for plan in plans] == [(3 * DAY - 2 * HOUR, None), (3 * DAY - HOUR, 1)]


def test_facts_of_a_turn_hold_no_cards_and_not_whether_it_is_forced() -> None:
    for plan in turn_notices(turn(), 0.0):
        assert set(plan.facts) <= {"table", "game", "seat", "version", "link", "flag", "before", "hours"}


@pytest.mark.parametrize(
    ("due", "expected"),
    [
        (at(2026, 3, 28, 21, 59), at(2026, 3, 28, 21, 59)),
        (at(2026, 3, 28, 22, 0), at(2026, 3, 29, 8, 0)),  # the clocks are put forward in this night: nine hours
        (at(2026, 3, 29, 7, 59), at(2026, 3, 29, 8, 0)),
        (at(2026, 3, 29, 8, 0), at(2026, 3, 29, 8, 0)),
        (at(2026, 10, 24, 23, 0), at(2026, 10, 25, 8, 0)),  # and back in this one: eleven
    ],
)
def test_quiet_hours_end_by_the_clock_on_the_wall(due: float, expected: float) -> None:
    assert moved(due, NIGHT) == expected


def test_the_nights_of_summer_time_are_shorter_and_longer() -> None:
    spring, autumn = quiet_span(at(2026, 3, 29, 1), NIGHT), quiet_span(at(2026, 10, 25, 1), NIGHT)
    assert spring and autumn
    assert (spring[1] - spring[0], autumn[1] - autumn[0]) == (9 * HOUR, 11 * HOUR)


def test_quiet_hours_within_a_day_and_none() -> None:
    siesta = QuietHours(12 * 60, 14 * 60, "Europe/Helsinki")
    assert moved(at(2026, 6, 1, 13, 0), siesta) == at(2026, 6, 1, 14, 0)
    assert moved(at(2026, 6, 1, 15, 0), siesta) == at(2026, 6, 1, 15, 0)
    assert moved(at(2026, 6, 1, 13, 0), QuietHours(0, 0, "Europe/Helsinki")) == at(2026, 6, 1, 13, 0)
    assert moved(5.0, None) == 5.0
    assert moved(5.0, QuietHours(0, 720, "Nowhere/Atall")) == 5.0


def test_a_flag_within_the_night_is_told_an_hour_before_it() -> None:
    due, flag = at(2026, 6, 2, 1, 0), at(2026, 6, 2, 7, 0)
    assert moved(due, NIGHT, flag=flag, earliest=at(2026, 6, 1, 12)) == at(2026, 6, 1, 21, 0)
    assert moved(due, NIGHT, flag=flag, earliest=at(2026, 6, 1, 21, 30)) == at(2026, 6, 1, 21, 30)
    assert moved(due, NIGHT, flag=at(2026, 6, 2, 9), earliest=0.0) == at(2026, 6, 2, 8, 0)
    assert moved(due, NIGHT, flag=flag, earliest=at(2026, 6, 1, 23)) == at(2026, 6, 2, 8, 0)  # never at night


@given(
    st.floats(1.7e9, 1.9e9),
    st.integers(0, 1439),
    st.integers(0, 1439),
    st.sampled_from(["Europe/Helsinki", "America/New_York", "Asia/Kolkata", "Pacific/Apia", "UTC"]),
    st.none() | st.floats(0, 2e5),
)
def test_nothing_is_ever_told_within_quiet_hours(
    due: float, start: int, end: int, zone: str, flag: float | None
) -> None:
    quiet = QuietHours(start, end, zone)
    found = moved(due, quiet, flag=None if flag is None else due + flag, earliest=due - 1e5)
    if quiet_span(due, quiet) is None:
        assert found == due
    elif found >= due:  # moved to the end
        assert quiet_span(found, quiet) is None
        assert found - due <= 26 * HOUR
    else:
        assert found >= due - 1e5


def test_the_digest_comes_in_the_morning() -> None:
    assert next_morning(at(2026, 6, 1, 7, 0), NIGHT) == at(2026, 6, 1, 8, 0)
    assert next_morning(at(2026, 6, 1, 8, 0), NIGHT) == at(2026, 6, 2, 8, 0)
    assert next_morning(at(2026, 3, 28, 12, 0), None) == at(2026, 3, 29, 8, 0)


def notice(kind: str = "turn", **facts: object) -> Notice:
    return Notice(id="n", person="a", kind=kind, key="k", facts={"at": 0.0, **facts}, made=0.0, due=0.0)  # type: ignore[arg-type]


def test_channels_have_their_times() -> None:
    plain = NoticeSettings(person="a", digest=False)
    assert send_at(notice(), "push", plain, None, 100.0) == 100.0
    assert send_at(notice(), "push", plain, 50.0, 100.0) == 650.0  # bundled
    assert send_at(notice("deadline"), "push", plain, 50.0, 100.0) == 100.0
    assert send_at(notice(), "hook", plain, 50.0, 100.0) == 100.0
    assert send_at(notice("event"), "mail", plain, None, 100.0) == 400.0
    digest = NoticeSettings(person="a", quiet=NIGHT)
    assert send_at(notice(), "mail", digest, None, at(2026, 6, 1, 12)) == at(2026, 6, 2, 8)


def test_a_push_is_of_use_until_the_flag() -> None:
    assert lifetime(notice(flag=500.0), 100.0) == 400
    assert lifetime(notice(flag=500.0), 900.0) == 0
    assert lifetime(notice(flag=1e9), 0.0) == 12 * HOUR
    assert lifetime(notice("pairing"), 0.0) == 30
    assert lifetime(notice("pairing"), 31.0) == 0
    assert lifetime(notice("invitation"), 0.0) == 600
    assert is_urgent(notice("pairing"))
    assert is_urgent(notice("deadline", hours=1))
    assert not is_urgent(notice("deadline", hours=6))


def test_a_deadline_waits_where_the_clock_has_stood() -> None:
    deadline = notice("deadline", before=HOUR)
    assert too_early(deadline, HOUR, 0.0) is None
    assert too_early(deadline, 3 * HOUR, 0.0) == 2 * HOUR
    assert too_early(notice(), 3 * HOUR, 0.0) is None


def test_a_deadline_of_the_night_is_told_the_evening_before() -> None:
    """The clock has not stood: it is early for the night's sake."""
    deadline, evening = notice("deadline", before=HOUR), at(2026, 6, 1, 21)
    assert too_early(deadline, 10 * HOUR, evening, NIGHT) is None
    assert too_early(deadline, 10 * HOUR, evening) == evening + 9 * HOUR
    assert too_early(deadline, 34 * HOUR, evening, NIGHT) == evening + 24 * HOUR  # it has: the next evening


def test_an_event_is_told_before_and_when_it_begins() -> None:
    assert [plan.due for plan in event_notices("Cup", "e1", "/e/e1", 2000.0, 0.0)] == [1100.0, 2000.0]
    assert [plan.due for plan in event_notices("Cup", "e1", "/e/e1", 2000.0, 1500.0)] == [2000.0]
