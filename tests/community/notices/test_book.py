"""Notices as rows: one a key, told when due, ended when no longer true."""

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, insert

from pelipoyta.community.notices import book, settings_book
from pelipoyta.community.notices.model import QuietHours
from pelipoyta.storage.database import engine_of
from pelipoyta.storage.migrate import migrate
from pelipoyta.storage.schema.games.table_index import TABLE_INDEX

BLANK: dict[type, object] = {str: "", int: 0, float: 0.0, bool: False}


@pytest.fixture
def db() -> Iterator[Connection]:
    engine = engine_of("sqlite://")
    migrate(engine)
    with engine.begin() as connection:
        yield connection


def test_one_notice_a_person_and_key(db: Connection) -> None:
    assert book.add(db, "anna", "turn", "turn:t:0:7", {}, 10.0, now=0.0)
    assert not book.add(db, "anna", "turn", "turn:t:0:7", {}, 20.0, now=0.0)
    assert book.add(db, "bo", "turn", "turn:t:0:7", {}, 10.0, now=0.0)
    assert sorted((each.person, each.due) for each in book.due_notices(db, 15.0)) == [("anna", 10.0), ("bo", 10.0)]
    assert book.next_due(db) == 10.0


def test_a_notice_is_told_once_and_listed_until_it_ends(db: Connection) -> None:
    book.add(db, "anna", "turn", "turn:t:0:7", {"link": "/t/t"}, 10.0, now=0.0)
    [notice] = book.due_notices(db, 10.0)
    assert book.listed(db, "anna") == []
    assert book.show(db, notice.id, 10.0)
    assert not book.show(db, notice.id, 11.0)
    assert [each.facts["link"] for each in book.listed(db, "anna")] == ["/t/t"]
    book.see(db, "anna", None, 12.0)
    assert book.listed(db, "anna")[0].seen == 12.0
    assert book.end_by_prefix(db, "turn:t:0:", 13.0) == ["anna"]
    assert book.listed(db, "anna") == []
    assert book.due_notices(db, 99.0) == []


def test_who_is_told_of_turns_is_forgotten_once_the_game_is_over(db: Connection) -> None:
    for table, phase in (("on", "playing"), ("over", "over")):
        row = {column.name: BLANK.get(column.type.python_type, {}) for column in TABLE_INDEX.columns}
        db.execute(insert(TABLE_INDEX).values(row | {"table_id": table, "phase": phase}))
        settings_book.follow_seat(db, table, 0, "anna", 0.0)
    book.forget(db, 1.0)
    assert settings_book.followed_seats(db, "anna") == [("on", 0)]


def test_a_prefix_is_no_pattern(db: Connection) -> None:
    book.add(db, "anna", "turn", "turn:a_b:0:1", {}, now=0.0)
    book.add(db, "anna", "turn", "turn:aXb:0:1", {}, now=0.0)
    book.end_by_prefix(db, "turn:a_b:", 1.0)
    assert [each.key for each in book.due_notices(db, 1.0)] == ["turn:aXb:0:1"]


def test_another_person_sees_nothing_of_it(db: Connection) -> None:
    book.add(db, "anna", "turn", "k", {}, now=0.0)
    [notice] = book.due_notices(db, 0.0)
    book.show(db, notice.id, 0.0)
    book.see(db, "bo", [notice.id], 1.0)
    assert book.listed(db, "bo") == []
    assert book.listed(db, "anna")[0].seen is None


def test_new_quiet_hours_move_what_is_pending(db: Connection) -> None:
    noon = 12 * 3600.0
    book.add(db, "anna", "turn", "k", {}, noon, now=0.0)
    settings_book.change(db, "anna", quiet=QuietHours(11 * 60, 13 * 60, "UTC"))
    book.replan(db, "anna")
    assert book.next_due(db) == 13 * 3600.0
    settings_book.change(db, "anna", quiet=None)
    book.replan(db, "anna")
    assert book.next_due(db) == noon


def test_settings_are_kept_with_one_stop_token(db: Connection) -> None:
    assert settings_book.settings_of(db, "anna").stop == ""
    first = settings_book.change(db, "anna", channels={"turn": ("page",)})
    second = settings_book.change(db, "anna", language="sv")
    assert first.stop == second.stop != ""
    assert not second.tells("turn", "push")
    assert second.tells("deadline", "push")
    assert settings_book.by_stop_token(db, first.stop) == second
    assert settings_book.by_stop_token(db, "") is None
