"""Names of accounts for messages."""

from collections.abc import Iterable

from sqlalchemy import Connection, select

from pelipoyta.storage.schema.people.accounts import ACCOUNTS


def names_of(db: Connection, accounts: Iterable[str]) -> dict[str, str]:
    """Names by account; empty for one that was deleted, missing for an id that never was."""
    wanted = sorted({each for each in accounts if each})
    rows = db.execute(select(ACCOUNTS.c.id, ACCOUNTS.c.name).where(ACCOUNTS.c.id.in_(wanted)))
    return {str(id): str(name) for id, name in rows}
