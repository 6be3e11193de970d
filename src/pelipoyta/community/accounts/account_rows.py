"""Accounts in the database: functions of a connection, to be called in one transaction with what they cause."""

from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, RowMapping, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from pelipoyta.community.accounts.model import RESTS, AccountKind, StoredAccount
from pelipoyta.community.accounts.names import folded, look
from pelipoyta.community.accounts.secret_values import new_account_id
from pelipoyta.storage.schema.people.accounts import ACCOUNTS, FREED_NAMES
from pelipoyta.table.errors import TableError
from pelipoyta.table.player_names import AccountLabel

GONE = AccountLabel("", "gone")
T = TypeVar("T")
PUBLIC = [column for column in ACCOUNTS.c if column.name not in ("password", "folded", "look")]


def read_row(row: RowMapping, kind: type[T]) -> T:
    """Row as a Struct; SQLAlchemy's names are a subclass of str, which msgspec does not take."""
    return msgspec.convert({"".join(name): value for name, value in row.items()}, kind, strict=False)


def add_account(
    db: Connection,
    name: str,
    now: float,
    *,
    password: str | None = None,
    kind: AccountKind = "person",
    owner: str | None = None,
    id: str = "",
) -> StoredAccount:
    """Make an account of this checked name. Raises TableError where the name, or one that looks like it, is taken."""
    refuse_taken_name(db, name, now)
    account = StoredAccount(id=id or new_account_id(), kind=kind, name=name, made=now, owner=owner)
    row = msgspec.to_builtins(account) | {"folded": folded(name), "look": look(name), "password": password}
    try:
        with db.begin_nested():
            db.execute(insert(ACCOUNTS).values(**row))
    except IntegrityError as error:  # another process was quicker
        raise TableError("name_taken") from error
    return account


def refuse_taken_name(db: Connection, name: str, now: float, account: str = "") -> None:
    """Raises TableError for the name of another account, and for one that another has given up within a year."""
    same = or_(ACCOUNTS.c.folded == folded(name), ACCOUNTS.c.look == look(name))
    if db.execute(select(ACCOUNTS.c.id).where(same, ACCOUNTS.c.id != account)).first():
        raise TableError("name_taken")
    rests = or_(FREED_NAMES.c.look == look(name), FREED_NAMES.c.folded == folded(name))
    held = select(FREED_NAMES.c.look).where(rests, FREED_NAMES.c.until > now, FREED_NAMES.c.account != account)
    if db.execute(held).first():
        raise TableError("name_taken")


def rename_account(db: Connection, account: str, name: str, now: float) -> None:
    """Give the account another name; the former one rests for a year."""
    refuse_taken_name(db, name, now, account)
    free_name(db, account, now)
    db.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(name=name, folded=folded(name), look=look(name)))
    db.execute(delete(FREED_NAMES).where(FREED_NAMES.c.look == look(name)))


def free_name(db: Connection, account: str, now: float) -> None:
    """Let the account's name rest."""
    row = db.execute(select(ACCOUNTS.c.folded, ACCOUNTS.c.look).where(ACCOUNTS.c.id == account)).mappings().first()
    if row is None or row["look"] is None:
        return
    db.execute(delete(FREED_NAMES).where(FREED_NAMES.c.look == row["look"]))
    values = {"look": row["look"], "folded": row["folded"], "account": account, "until": now + RESTS}
    db.execute(insert(FREED_NAMES).values(**values))


def account_by(db: Connection, where: Any) -> StoredAccount | None:
    row = db.execute(select(*PUBLIC).where(where)).mappings().first()
    return None if row is None else read_row(row, StoredAccount)


def account_of(db: Connection, account: str) -> StoredAccount | None:
    return account_by(db, ACCOUNTS.c.id == account)


def account_named(db: Connection, name: str) -> StoredAccount | None:
    """The account of this name, in any case of letters."""
    return account_by(db, ACCOUNTS.c.folded == folded(name))


def password_of(db: Connection, account: str) -> str | None:
    """Hash of the account's password."""
    found = db.execute(select(ACCOUNTS.c.password).where(ACCOUNTS.c.id == account)).scalar()
    return None if found is None else str(found)


def set_password(db: Connection, account: str, hashed: str | None) -> None:
    db.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(password=hashed))


def set_settings(db: Connection, account: str, settings: dict[str, object]) -> None:
    db.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(settings=settings))


def labels_of(db: Connection, accounts: Iterable[str]) -> dict[str, AccountLabel]:
    """Names and kinds of these accounts, as they are shown; one that was deleted or never was is `gone`."""
    wanted = sorted(set(accounts))
    columns = (ACCOUNTS.c.id, ACCOUNTS.c.name, ACCOUNTS.c.kind, ACCOUNTS.c.deleted)
    rows = db.execute(select(*columns).where(ACCOUNTS.c.id.in_(wanted)))
    found = {id: GONE if deleted is not None else AccountLabel(name, kind) for id, name, kind, deleted in rows}
    return dict.fromkeys(wanted, GONE) | found
