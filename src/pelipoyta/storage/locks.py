"""Locks over the processes of a PostgreSQL database, held until the transaction ends; SQLite has one writer anyway."""

from collections.abc import Iterable

from sqlalchemy import Connection, text

HELD = text("SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest(CAST(:names AS text[])) AS name")


def lock(db: Connection, names: Iterable[str]) -> None:
    """Wait until no other transaction holds these locks, and hold them until the commit."""
    if db.dialect.name == "postgresql":
        db.execute(HELD, {"names": sorted(set(names))})
