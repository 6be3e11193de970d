"""Commands of the house on SQLite and on PostgreSQL alike: backup, restore, check, tables, rebuild, void."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, insert, select, update
from tests.corpus.reading import CORPUS, unpack

from pelipoyta.storage.copying import LOGS
from pelipoyta.storage.database import engine_of
from pelipoyta.storage.migrate import migrate
from pelipoyta.storage.schema.games.results import RATING_CHANGES, RATINGS, RESULTS
from pelipoyta.storage.schema.people.clubs import CLUB_TRAIL
from pelipoyta.storage.schema.whole import METADATA
from pelipoyta.table.log.postgres import PostgresStore, connect

MADE = {"presence"}  # rows that may be lost


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return with_rated_games(unpack(CORPUS / "v0.1", tmp_path))


def with_rated_games(file: Path) -> Path:
    """RoleChess games of the corpus as if accounts had played them for a rating, so that there is something to fold."""
    with closing(sqlite3.connect(file)) as db, db:
        for table, header in db.execute("SELECT id, header FROM tables").fetchall():
            if b'"game":"rolechess","version":1,"seats":2' not in header:
                for kind, key in (("log", "table_id"), ("tables", "id")):
                    db.execute(f"DELETE FROM {kind} WHERE {key} = ?", (table,))
            rated = header.replace(b'"seats":2', b'"rated":true,"seats":2', 1)
            db.execute("UPDATE tables SET header = ? WHERE id = ?", (rated, table))
        for table, seq, line in db.execute("SELECT table_id, seq, line FROM log").fetchall():
            played: bytes = line
            for seat in range(2):
                place = b'"seat":%d,"player":{' % seat
                played = played.replace(place, place + b'"account":"a-%d",' % ((seat + ord(table[0])) % 3))
            db.execute("UPDATE log SET line = ? WHERE table_id = ? AND seq = ?", (played, table, seq))
    return file


def rows_at(url: str) -> Engine:
    return engine_of(url.replace("postgresql://", "postgresql+psycopg://"))


WHEN = (METADATA.tables["projected"].c.stored,)  # when a table's rows were written, which no log tells


def contents(url: str) -> dict[str, list[Any]]:
    """All rows and logs of a database, and its secret, without the times of writing."""
    engine = rows_at(url)
    migrate(engine)
    with engine.connect() as db:
        found: dict[str, list[Any]] = {
            table.name: sorted(map(repr, db.execute(select(*(each for each in table.c if each not in WHEN)))))
            for table in METADATA.sorted_tables
            if table.name not in MADE
        }
        for name, columns in LOGS.items():
            rows = db.exec_driver_sql(f"SELECT {', '.join(columns)} FROM {name}")
            found[name] = sorted(
                repr([bytes(each) if isinstance(each, memoryview) else each for each in row]) for row in rows
            )
        secret = db.exec_driver_sql("SELECT value FROM house WHERE name = 'secret'").scalar_one()
        found["secret"] = [bytes(secret)]
    engine.dispose()
    return found


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: Any, run: Any, file: Path) -> str:
    """A database with games, results, ratings and a trail."""
    here = f"sqlite:///{file}"
    run("house", "rebuild", "--database", here)
    with closing(sqlite3.connect(file)) as db, db:
        db.execute(
            "INSERT INTO club_trail (club, time, kind, actor, subject, facts) VALUES ('c', 1, 'k', 'a', 's', '{}')"
        )
    if request.param == "postgres":
        copy = file.with_name("first.sqlite3")
        run("house", "backup", str(copy), "--database", here)
        here = request.getfixturevalue("postgres").new_database()
        restored = run("house", "restore", str(copy), "--database", here)
        assert restored.code == 0, restored.err
    return here


def test_ratings_are_there_to_be_compared(url: str) -> None:
    found = contents(url)
    assert (
        len(found["ratings"]) >= 2
        and len(found["rating_changes"]) >= 10
        and len(found["log"]) > 100
        and found["contests"]
    )


def test_a_backup_of_either_comes_back_into_either(run: Any, url: str, tmp_path: Path, postgres: Any) -> None:
    to, before = tmp_path / "backup.sqlite3", contents(url)
    done = run("house", "backup", str(to), "--database", url)
    assert done.code == 0, done.err
    assert to.stat().st_mode & 0o777 == 0o600 and contents(f"sqlite:///{to}") == before
    assert [each.name for each in tmp_path.glob("backup*")] == [to.name]
    empty = postgres.new_database()
    assert run("house", "restore", str(to), "--database", empty).code == 0
    assert contents(empty) == before == contents(url)
    other = tmp_path / "other.sqlite3"
    other.write_bytes(b"")
    assert run("house", "restore", str(to), "--database", other).code == 0
    assert contents(f"sqlite:///{other}") == before
    assert run("house", "check", "--database", empty).code == run("house", "check", "--database", url).code
    assert run("house", "tables", "--database", empty).out == run("house", "tables", "--database", url).out


def test_a_restored_trail_goes_on(run: Any, url: str) -> None:
    engine = rows_at(url)
    with engine.begin() as db:
        db.execute(insert(CLUB_TRAIL).values(club="c", time=2.0, kind="k", actor="a", subject="s", facts={}))
        assert [each for (each,) in db.execute(select(CLUB_TRAIL.c.id).order_by(CLUB_TRAIL.c.id))] == [1, 2]
    engine.dispose()


def test_a_backup_is_one_moment_of_a_database_that_is_written(
    run: Any, file: Path, tmp_path: Path, postgres: Any
) -> None:
    """A transaction that is open meanwhile is not in the copy, and does not hold it up."""
    url = postgres.new_database()
    run("house", "restore", str(file), "--database", url)
    before = contents(url)
    with closing(connect(url)) as writer, writer.transaction():
        writer.execute("INSERT INTO tables VALUES ('late', '{}')")
        to = tmp_path / "backup.sqlite3"
        assert run("house", "backup", str(to), "--database", url).code == 0
    assert contents(f"sqlite:///{to}") == before != contents(url)


def test_a_database_in_use_is_not_overwritten(run: Any, file: Path, tmp_path: Path, postgres: Any) -> None:
    url, to = postgres.new_database(), tmp_path / "backup.sqlite3"
    assert run("house", "restore", str(file), "--database", url).code == 0
    before = contents(url)
    again = run("house", "restore", str(file), "--database", url)
    assert (again.code, "Create an empty one" in again.err) == (2, True)
    assert contents(url) == before and not to.exists()


def test_a_backup_that_cannot_be_read_changes_nothing(run: Any, tmp_path: Path, postgres: Any) -> None:
    url, other = postgres.new_database(), tmp_path / "other"
    other.write_text("not a database")
    refused = run("house", "restore", str(other), "--database", url)
    assert (refused.code, "not a sound database" in refused.err) == (2, True)
    with closing(connect(url)) as db:
        assert db.execute("SELECT to_regclass('tables')").fetchone() == (None,)


def test_a_restore_that_breaks_off_leaves_nothing(run: Any, file: Path, postgres: Any) -> None:
    """The last rows cannot be stored: none of the first are there either, and a second try succeeds."""
    url = postgres.new_database()
    asyncio.run(PostgresStore(url).close())
    with closing(connect(url)) as db:
        db.execute("ALTER TABLE log ADD CONSTRAINT few CHECK (seq < 5)")
    refused = run("house", "restore", str(file), "--database", url)
    assert (refused.code, "not a sound database" in refused.err) == (2, True)
    with closing(connect(url)) as db:
        assert db.execute("SELECT count(*) FROM tables").fetchone() == (0,)
        db.execute("ALTER TABLE log DROP CONSTRAINT few")
    assert run("house", "restore", str(file), "--database", url).code == 0


def test_what_is_kept_is_what_is_rebuilt(run: Any, url: str) -> None:
    """Lobby, results, ratings and their history: computed anew they are the same, to the last digit."""
    before = contents(url)
    assert run("house", "rebuild", "--check", "--database", url).out == "All rows are as the logs have them.\n"
    assert run("house", "rebuild", "--database", url).code == 0
    assert contents(url) == before


@pytest.mark.parametrize(
    ("table", "spoil"),
    [
        ("ratings", lambda: update(RATINGS).values(mu=RATINGS.c.mu + 1e-6)),
        ("rating_changes", lambda: update(RATING_CHANGES).values(expected=0.123)),
        ("ratings", lambda: RATINGS.delete()),
        ("results", lambda: update(RESULTS).values(why="planted")),
        ("table_index", lambda: METADATA.tables["table_index"].delete()),
    ],
)
def test_a_planted_difference_is_found_and_mended(run: Any, url: str, table: str, spoil: Any) -> None:
    before, engine = contents(url), rows_at(url)
    with engine.begin() as db:
        db.execute(spoil())
    engine.dispose()
    told = run("house", "rebuild", "--check", "--database", url)
    assert (told.code, table in told.out) == (1, True)
    run("house", "rebuild", "--database", url)
    assert contents(url) == before


def test_a_void_result_is_out_of_the_ratings(run: Any, url: str) -> None:
    engine = rows_at(url)
    with engine.connect() as db:
        table = db.execute(select(RATING_CHANGES.c.result)).scalars().first()
    voided = run("house", "void", table, "--reason", "a test", "--database", url)
    assert voided.code == 0, voided.err
    with engine.connect() as db:
        assert table not in set(db.execute(select(RATING_CHANGES.c.result)).scalars())
    engine.dispose()
    assert run("house", "rebuild", "--check", "--database", url).code == 0
    assert run("house", "void", table, "--database", url).code == 2


def test_a_password_of_an_address_is_not_shown(run: Any) -> None:
    told = run("house", "check", "--database", "postgresql://anna:salainen@127.0.0.1:1/none")
    assert told.code == 2 and "anna@127.0.0.1" in told.err and "salainen" not in told.err + told.out
