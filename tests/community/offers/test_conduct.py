"""Conduct, past waits and presence as rows; none of them trusts a clock that was set back."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine

from pelipoyta.community.offers import conduct, presence, waits
from pelipoyta.community.offers.model import StoredOffer
from pelipoyta.community.pairing import PairingPool, Want
from pelipoyta.storage.schema.whole import METADATA

POOL, OTHER = PairingPool("dnup", "quick"), PairingPool("dnup", "slow")
NOON = 20_000 * 86_400.0 + 43_200.0


@pytest.fixture
def db() -> Iterator[Connection]:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        METADATA.create_all(connection)
        yield connection
    engine.dispose()


def test_points_grow_and_the_fourth_brings_a_pause_that_grows(db: Connection) -> None:
    pauses = []
    for _ in range(7):
        conduct.stayed_away(db, "aino", 1000.0)
        pauses.append(conduct.pause_left(db, "aino", 1000.0))
    assert pauses == [0.0, 0.0, 0.0, 300.0, 900.0, 3600.0, 3600.0]
    assert conduct.points_of(db, ["aino", "eino"]) == {"aino": conduct.MOST}
    assert conduct.pause_left(db, "eino", 1000.0) == 0.0


def test_five_games_take_a_point_back(db: Connection) -> None:
    for _ in range(2):
        conduct.stayed_away(db, "aino", 0.0)
    seen = []
    for _ in range(2 * conduct.GOOD):
        conduct.came(db, "aino")
        seen.append(conduct.points_of(db, ["aino"]).get("aino", 0))
    assert seen == [2, 2, 2, 2, 1, 1, 1, 1, 1, 0]
    conduct.came(db, "eino")
    assert conduct.points_of(db, ["eino"]) == {}


def test_a_clock_set_back_lengthens_no_pause_and_keeps_nobody_here(db: Connection) -> None:
    for _ in range(4):
        conduct.stayed_away(db, "aino", 1e6)
    assert conduct.pause_left(db, "aino", 0.0) == conduct.PAUSES[-1]
    presence.put(db, "p1", ["aino"], 1e6)
    assert presence.elsewhere(db, "p2", 1e6) == {"aino"}
    assert presence.elsewhere(db, "p2", 0.0) == frozenset()


def test_presence_is_that_of_other_processes_and_runs_out(db: Connection) -> None:
    presence.put(db, "p1", ["aino", "eino"], 0.0)
    presence.put(db, "p2", ["oili"], 0.0)
    assert presence.elsewhere(db, "p2", 1.0) == {"aino", "eino"} and presence.elsewhere(db, "p1", 1.0) == {"oili"}
    presence.put(db, "p1", ["eino"], 2.0)
    assert presence.elsewhere(db, "p2", 3.0) == {"eino"}
    assert presence.elsewhere(db, "p2", 2.0 + presence.LASTS) == frozenset()
    presence.forget(db, 1e3)
    assert presence.elsewhere(db, "p3", 3.0) == frozenset()


def _given_up(db: Connection, number: int, at: float, waited: float = 600.0) -> None:
    offer: Callable[..., Any] = StoredOffer
    waits.note_given_up(
        db, offer(id=str(number), version=0, person="p", name="", wants=(Want(POOL),), since=at - waited, until=9e9), at
    )


def test_fewer_than_five_searches_tell_nothing(db: Connection) -> None:
    for number in range(waits.FEWEST):
        assert waits.expected(db, [POOL], NOON) == {}
        _given_up(db, number, NOON)
    assert waits.expected(db, [POOL, OTHER], NOON) == {POOL: "seldom"}


@pytest.mark.parametrize(
    ("waited", "word"), [(20.0, "minute"), (100.0, "minutes"), (900.0, "long"), (waits.NEVER, "seldom")]
)
def test_the_median_of_like_hours_is_told_in_words(db: Connection, waited: float, word: str) -> None:
    for day in range(waits.FEWEST):
        waits._note(db, POOL, waited, NOON - day * waits.DAY)
        waits._note(db, POOL, waits.NEVER, NOON - day * waits.DAY - 6 * 3600)  # in the morning nobody is about
    assert waits.expected(db, [POOL], NOON) == {POOL: word}


def test_a_search_that_was_stopped_at_once_says_nothing_and_old_ones_are_forgotten(db: Connection) -> None:
    for number in range(2 * waits.FEWEST):
        _given_up(db, number, NOON, waited=10.0)
    assert waits.expected(db, [POOL], NOON) == {}
    for number in range(waits.FEWEST):
        _given_up(db, number, NOON)
    assert waits.expected(db, [POOL], NOON + waits.KEPT) == {}
    waits.forget(db, NOON + waits.KEPT + 1)
    assert waits.expected(db, [POOL], NOON) == {}
