"""Compares stored ratings with those that a fold of all results gives, in memory and without a lock on the database."""

from typing import Any

from sqlalchemy import Connection, Table, create_engine, insert, select

from pelipoyta.community.ratings.rows import RatingRows
from pelipoyta.storage.schema.games.results import RATING_CHANGES, RATINGS, RESULT_PLAYERS, RESULTS, VOIDS
from pelipoyta.storage.schema.whole import METADATA

FACTS = (RESULTS, RESULT_PLAYERS, VOIDS)
FOLDED = (RATINGS, RATING_CHANGES)
OTHERS = ("rating_fold", "table_index")  # read by the fold; empty, as no result that is compared is kept back


def rating_differences(db: Connection, rows: RatingRows) -> list[tuple[str, str]]:
    """Table and key of each stored rating, or change of one, that differs, is missing or too many.

    Results that wait for the fold of a running server are left out.
    """
    again = create_engine("sqlite://")
    METADATA.create_all(again, tables=[*FACTS, *FOLDED, *map(METADATA.tables.__getitem__, OTHERS)])
    with again.begin() as copy:
        for table in FACTS:
            _copy(db, copy, table)
        rows.rebuild(copy)
        found = [(table.name, " ".join(key)) for table in FOLDED for key in _differing(db, copy, table)]
    again.dispose()
    return sorted(found)


def _copy(db: Connection, copy: Connection, table: Table) -> None:
    chosen = select(table).where(table.c.folded) if table is RESULTS else select(table)
    found = [dict(row) for row in db.execute(chosen).mappings()]
    if found:
        copy.execute(insert(table), found)


def _differing(db: Connection, copy: Connection, table: Table) -> set[tuple[str, ...]]:
    stored, folded = _by_key(db, table), _by_key(copy, table)
    return {key for key in stored.keys() | folded.keys() if stored.get(key) != folded.get(key)}


def _by_key(db: Connection, table: Table) -> dict[tuple[str, ...], dict[str, Any]]:
    keys = [column.name for column in table.primary_key]
    return {tuple(str(row[key]) for key in keys): dict(row) for row in db.execute(select(table)).mappings()}
