"""Vacation days (TABLE-26): earned a day a fortnight, 26 at most, taken by choice, kept where one ends early."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pelipoyta.community.accounts.account_rows import add_account
from pelipoyta.community.notices import vacation_book as book
from pelipoyta.community.notices.vacation_book import DAY, EARNED_IN, MOST, Vacation, available
from pelipoyta.storage.database import Database
from pelipoyta.table.errors import TableError


def taken(begins: float, days: int) -> Vacation:
    return Vacation(id="v", person="a", begins=begins, ends=begins + days * DAY, days=days)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def test_days_are_earned_by_time_and_the_most_is_kept() -> None:
    assert available(0.0, [], 13 * DAY) < 1
    assert available(0.0, [], 14 * DAY) == 1
    assert available(0.0, [], 10 * 365 * DAY) == MOST
    assert available(0.0, [taken(10 * 365 * DAY, 20)], 10 * 365 * DAY) == 6
    assert available(100.0, [], 0.0) == 0  # a clock set back


@given(st.lists(st.tuples(st.floats(0, 100), st.integers(1, 26)), max_size=8))
def test_nobody_takes_more_than_was_earned(wishes: list[tuple[float, int]]) -> None:
    now = 0.0
    vacations: list[Vacation] = []
    for weeks, days in wishes:
        now += weeks * 7 * DAY
        if days <= available(0.0, vacations, now):
            vacations.append(taken(now, days))
            now += days * DAY
        assert 0 <= available(0.0, vacations, now) <= MOST
    assert sum(each.days for each in vacations) <= now / EARNED_IN + 1e-9


@pytest.mark.anyio
async def test_a_vacation_is_taken_once_and_ended_early() -> None:
    database = Database("sqlite://")
    try:
        aino = (await database.run(lambda db: add_account(db, "Aino", 0.0))).id
        now = 60 * DAY  # four days earned
        with pytest.raises(TableError, match="too_few_days"):
            await database.run(lambda db: book.begin(db, aino, 5, now))
        with pytest.raises(TableError, match="no_vacation"):
            await database.run(lambda db: book.end(db, aino, now))
        await database.run(lambda db: book.begin(db, aino, 4, now))
        with pytest.raises(TableError, match="on_vacation"):
            await database.run(lambda db: book.begin(db, aino, 1, now))
        found = await database.run(lambda db: book.days_of(db, aino, now + DAY))
        assert (found.days, found.until) == (0, now + 4 * DAY)
        await database.run(lambda db: book.end(db, aino, now + 1.5 * DAY))  # the second day has begun
        found = await database.run(lambda db: book.days_of(db, aino, now + 1.5 * DAY))
        assert (found.days, found.until) == (2, None)
    finally:
        await database.close()
