"""Stored ratings equal a plain fold of the results: live or rebuilt, in any order of arrival, with voids."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection, create_engine, select

from pelipoyta.community.ratings.book import DAY, RatingBook, fold, season
from pelipoyta.community.ratings.model import RatingKey, SeatClass, Skill
from pelipoyta.community.ratings.rows import MOST_A_DAY, RatingRows
from pelipoyta.community.ratings.scale import PointScale
from pelipoyta.community.results import rows
from pelipoyta.community.results.model import TableResult
from pelipoyta.storage.schema.games.results import RATING_CHANGES, RATINGS, RESULTS
from pelipoyta.storage.schema.whole import METADATA

KEY, MANY = RatingKey("rolechess"), RatingKey("dnup", seats=SeatClass.MANY)
FOLD = RatingRows(PointScale(), {(KEY, "bot:level3"): Skill(25.0, 0.5)})


def result(number: int, *players: str, ended: float | None = None, **more: Any) -> TableResult:
    when = number * 3600.0 if ended is None else ended
    usual = {
        "ranks": tuple(range(1, len(players) + 1)),
        "rated": True,
        "key": KEY if len(players) == 2 else MANY,
    }
    facts: dict[str, Any] = usual | more
    sides = tuple((player,) for player in players)
    return TableResult(id=f"t{number:03}", ended=when, season=season(when), sides=sides, why="RC-1", **facts)


def played(count: int = 24, seed: int = 4) -> list[TableResult]:
    """Games of two and of three; some end in the same moment."""
    rng, found = Random(seed), []
    for number in range(count):
        players = rng.sample(["a-1", "a-2", "a-3", "a-4", "a-5"], 2 + number % 2)
        found.append(result(number, *players, ended=3600.0 * (number // 2)))
    return found


RESULTS_PLAYED = played()


@pytest.fixture
def db() -> Iterator[Connection]:
    with database() as connection:
        yield connection


def database() -> Connection:
    engine = create_engine("sqlite://")
    METADATA.create_all(engine)
    return engine.connect()


def arrive(db: Connection, results: Sequence[TableResult]) -> None:
    for each in results:
        rows.put(db, each)
        FOLD.catch_up(db)


def ratings(db: Connection) -> dict[tuple[RatingKey, str], Skill]:
    people = set(db.execute(select(RATINGS.c.person)).scalars())
    return {
        pair: skill for game in ("rolechess", "dnup") for pair, skill in FOLD.book(db, game, [*people]).skills.items()
    }


def everything(db: Connection) -> list[list[tuple[Any, ...]]]:
    tables = (RATINGS, RATING_CHANGES, RESULTS)
    return [sorted(map(tuple, db.execute(select(table)).all()), key=str) for table in tables]


def plain(results: Sequence[TableResult]) -> dict[tuple[RatingKey, str], Skill]:
    return fold([each.rating_result() for each in results], RatingBook(PointScale(), FOLD.anchors)).skills


def test_stored_ratings_are_those_of_the_plain_fold(db: Connection) -> None:
    arrive(db, RESULTS_PLAYED)
    assert ratings(db) == plain(RESULTS_PLAYED)


@cache
def in_order() -> list[list[tuple[Any, ...]]]:
    with database() as db:
        arrive(db, RESULTS_PLAYED[:12])
        return everything(db)


@settings(max_examples=10, deadline=None)
@given(st.permutations(RESULTS_PLAYED[:12]))
def test_the_order_of_arrival_changes_nothing(arrived: list[TableResult]) -> None:
    with database() as db:
        arrive(db, arrived)
        assert everything(db) == in_order()


def test_a_rebuild_equals_the_live_rows_and_twice_equals_once(db: Connection) -> None:
    arrive(db, RESULTS_PLAYED)
    live = everything(db)
    assert FOLD.rebuild(db) == len(RESULTS_PLAYED)
    assert everything(db) == live
    FOLD.rebuild(db)
    assert everything(db) == live


def test_bots_that_were_measured_anew_have_all_ratings_computed_again(db: Connection) -> None:
    games = [result(number, "a-1", "bot:level3") for number in range(4)]
    arrive(db, games)
    assert FOLD.renew(db) and not FOLD.renew(db)
    before = ratings(db)
    stronger = RatingRows(PointScale(), {(KEY, "bot:level3"): Skill(27.0, 0.5)})
    assert stronger.renew(db) and not stronger.renew(db)
    after = fold([each.rating_result() for each in games], RatingBook(PointScale(), stronger.anchors)).skills
    assert stronger.book(db, "rolechess", ["a-1"]).skills[KEY, "a-1"] == after[KEY, "a-1"] != before[KEY, "a-1"]
    luckier = RatingRows(PointScale({"dnup": 9.0}), stronger.anchors)
    assert luckier.renew(db)


@settings(max_examples=6, deadline=None)
@given(st.integers(0, len(RESULTS_PLAYED) - 1))
def test_a_void_result_has_never_been(place: int) -> None:
    with database() as db:
        arrive(db, RESULTS_PLAYED)
        assert rows.void(db, RESULTS_PLAYED[place].id, "the server stopped", 1e9)
        FOLD.catch_up(db)
        assert ratings(db) == plain(RESULTS_PLAYED[:place] + RESULTS_PLAYED[place + 1 :])
        assert not rows.void(db, RESULTS_PLAYED[place].id, "again", 1e9)
        live = everything(db)
        FOLD.rebuild(db)
        assert everything(db) == live


def test_a_void_outlives_a_rebuild_of_results(db: Connection) -> None:
    arrive(db, RESULTS_PLAYED[:6])
    rows.void(db, RESULTS_PLAYED[2].id, "the server stopped", 1e9)
    FOLD.catch_up(db)
    live = everything(db)
    rows.clear(db)
    for each in RESULTS_PLAYED[:6]:
        rows.put(db, each)
    FOLD.rebuild(db)
    assert everything(db) == live


def test_a_result_that_is_put_twice_counts_once(db: Connection) -> None:
    arrive(db, RESULTS_PLAYED[:4])
    live = everything(db)
    assert not rows.put(db, RESULTS_PLAYED[1])
    assert FOLD.catch_up(db) == 0
    assert everything(db) == live


def test_a_result_that_is_read_anew_replaces_the_old_one(db: Connection) -> None:
    arrive(db, RESULTS_PLAYED[:6])
    turned = result(2, "a-1", "a-2", ended=3600.0, ranks=(2, 1))
    arrive(db, [turned])
    assert ratings(db) == plain([*RESULTS_PLAYED[:2], turned, *RESULTS_PLAYED[3:6]])
    rows.remove(db, turned.id)
    FOLD.catch_up(db)
    assert ratings(db) == plain([*RESULTS_PLAYED[:2], *RESULTS_PLAYED[3:6]])


def test_five_games_of_the_same_two_count_a_day(db: Connection) -> None:
    """TABLE-24, by the day in UTC; a void one leaves its place to the next."""
    day = [result(number, "a-1", "a-2", ended=1000.0 + number) for number in range(MOST_A_DAY + 2)]
    next_day = result(50, "a-2", "a-1", ended=DAY + 1.0)
    other = result(51, "a-1", "a-3", ended=2000.0)
    arrive(db, [*day, other, next_day])
    counted = set(db.execute(select(RATING_CHANGES.c.result)).scalars())
    assert counted == {each.id for each in day[:MOST_A_DAY]} | {other.id, next_day.id}
    rows.void(db, day[0].id, "spoilt", 1e9)
    FOLD.catch_up(db)
    counted = set(db.execute(select(RATING_CHANGES.c.result)).scalars())
    assert counted == {each.id for each in day[1 : MOST_A_DAY + 1]} | {other.id, next_day.id}


def test_what_is_not_rated_moves_nothing(db: Connection) -> None:
    arrive(db, [result(1, "a-1", "guest:1", rated=False), result(2, "a-1", "a-2", rated=False)])
    assert everything(db)[:2] == [[], []]
    assert [each.id for each in rows.of_person(db, "a-1", 10)] == ["t002", "t001"]


def test_bots_place_a_player_and_are_not_moved(db: Connection) -> None:
    arrive(db, [result(number, "a-1", "bot:level3", ended=number * DAY) for number in range(12)])
    [(key, person)] = ratings(db)
    assert (key, person) == (KEY, "a-1")
    assert ratings(db)[key, person].games == 10


def test_results_between_two_and_of_one(db: Connection) -> None:
    arrive(db, RESULTS_PLAYED)
    met = rows.between(db, "a-1", "a-2")
    assert met == [each for each in RESULTS_PLAYED if {"a-1", "a-2"} <= set(each.accounts)] and met
    newest = rows.of_person(db, "a-1", 3)
    assert newest == sorted(newest, key=lambda each: (each.ended, each.id), reverse=True) and len(newest) == 3


def test_ratings_are_rounded_and_know_no_present_time(db: Connection) -> None:
    arrive(db, RESULTS_PLAYED)
    for skill in ratings(db).values():
        assert (skill.mu, skill.sigma) == (round(skill.mu, 6), round(skill.sigma, 6))
        assert skill.last in {each.ended for each in RESULTS_PLAYED}
