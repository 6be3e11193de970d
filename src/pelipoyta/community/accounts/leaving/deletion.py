"""Deletion of an account: closed at once, two weeks to return, then everything but its id is deleted."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, or_, select, update

from pelipoyta.community.accounts.account_rows import free_name
from pelipoyta.community.accounts.leaving.person_columns import fate, person_columns, person_tables
from pelipoyta.community.accounts.model import RETURN
from pelipoyta.community.accounts.session_rows import end_sessions
from pelipoyta.storage.schema.people.accounts import ACCOUNTS, CLAIMED_SEATS


def close_account(db: Connection, account: str, now: float) -> list[str]:
    """Close the account and those of its bots; the sessions that ended."""
    bots = [str(id) for id in db.execute(select(ACCOUNTS.c.id).where(ACCOUNTS.c.owner == account)).scalars()]
    ended = []
    for each in (account, *bots):
        db.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == each, ACCOUNTS.c.closed.is_(None)).values(closed=now))
        ended += end_sessions(db, each)
    return ended


def reopen_account(db: Connection, account: str) -> bool:
    """Open an account again that is not deleted yet; False where it was not closed."""
    closed = ACCOUNTS.c.closed.isnot(None) & ACCOUNTS.c.deleted.is_(None)
    mine = (ACCOUNTS.c.id == account) | (ACCOUNTS.c.owner == account)
    return db.execute(update(ACCOUNTS).where(mine, closed).values(closed=None)).rowcount > 0


def due_accounts(db: Connection, now: float) -> list[str]:
    """Accounts whose time to return is over."""
    query = select(ACCOUNTS.c.id).where(ACCOUNTS.c.closed <= now - RETURN, ACCOUNTS.c.deleted.is_(None))
    return [str(id) for id in db.execute(query).scalars()]


def delete_account(db: Connection, account: str, now: float) -> None:
    """Delete all that is stored of the account but its id, and what keeps others' games as they were."""
    free_name(db, account, now)
    for table in person_tables():
        if fate(table) == "delete":
            db.execute(delete(table).where(or_(*(column == account for column in person_columns(table)))))
    blank: dict[str, object] = {
        "name": "",
        "folded": None,
        "look": None,
        "password": None,
        "settings": {},
        "deleted": now,
    }
    db.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(**blank))


def hidden_keys(db: Connection) -> Sequence[str]:
    """Keys of guests' seats that moved into accounts which were deleted; their typed names are not shown."""
    joined = CLAIMED_SEATS.join(ACCOUNTS, CLAIMED_SEATS.c.account == ACCOUNTS.c.id)
    query = select(CLAIMED_SEATS.c.key).select_from(joined).where(ACCOUNTS.c.deleted.isnot(None))
    return [str(key) for key in db.execute(query).scalars()]
