"""Passkeys and their one-time challenges in the database."""

import secrets

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from pelipoyta.community.accounts.account_rows import read_row
from pelipoyta.community.accounts.proofs.passkeys import NewCredential, UsedCredential
from pelipoyta.community.accounts.secret_values import stored
from pelipoyta.storage.schema.people.accounts import CHALLENGES, CREDENTIALS
from pelipoyta.table.errors import TableError

LIVES = 300.0  # seconds of a challenge
MOST_CREDENTIALS = 20


class CredentialRow(Struct, frozen=True, kw_only=True):
    """A passkey as its owner sees it in the list."""

    id: str
    label: str
    device_type: str
    backed_up: bool
    made: float
    used: float | None


class StoredKey(Struct, frozen=True, kw_only=True):
    """A passkey as its use is verified."""

    account: str
    public_key: bytes
    sign_count: int


def new_challenge(db: Connection, purpose: str, browser: str, now: float, account: str | None = None) -> bytes:
    """A challenge for one purpose, in the browser of this cookie."""
    challenge = secrets.token_bytes(32)
    row = {"hash": stored(challenge.hex()), "purpose": purpose, "account": account, "browser": stored(browser)}
    db.execute(delete(CHALLENGES).where(CHALLENGES.c.until <= now))
    db.execute(insert(CHALLENGES).values(**row, until=now + LIVES))
    return challenge


def take_challenge(db: Connection, challenge: bytes, purpose: str, browser: str, now: float) -> str | None:
    """Use a challenge up; its account. Raises TableError for one that is unknown, used, late or another browser's."""
    where = CHALLENGES.c.hash == stored(challenge.hex())
    row = db.execute(select(CHALLENGES).where(where)).mappings().first()
    gone = db.execute(delete(CHALLENGES).where(where)).rowcount == 0
    made = 0.0 if row is None else row["until"] - LIVES
    if gone or row is None or row["purpose"] != purpose or row["browser"] != stored(browser):
        raise TableError("challenge_gone")
    if not made <= now < row["until"]:  # a clock set back counts as late
        raise TableError("challenge_gone")
    account: str | None = row["account"]
    return account


def add_credential(db: Connection, account: str, new: NewCredential, label: str, now: float) -> None:
    """Store a passkey. Raises TableError where it is stored already, for whichever account."""
    if len(credentials_of(db, account)) >= MOST_CREDENTIALS:
        raise TableError("too_many_passkeys", {"most": MOST_CREDENTIALS})
    row = {
        "id": new.id,
        "account": account,
        "public_key": new.public_key,
        "sign_count": new.sign_count,
        "aaguid": new.aaguid,
        "device_type": new.device_type,
        "backed_up": new.backed_up,
        "transports": list(new.transports),
        "label": label,
        "made": now,
        "used": None,
    }
    try:
        with db.begin_nested():
            db.execute(insert(CREDENTIALS).values(**row))
    except IntegrityError as error:
        raise TableError("bad_passkey") from error


def stored_key(db: Connection, id: str) -> StoredKey | None:
    """The passkey of that id."""
    columns = (CREDENTIALS.c.account, CREDENTIALS.c.public_key, CREDENTIALS.c.sign_count)
    row = db.execute(select(*columns).where(CREDENTIALS.c.id == id)).first()
    return None if row is None else StoredKey(account=row[0], public_key=bytes(row[1]), sign_count=row[2])


def note_use(db: Connection, id: str, used: UsedCredential, before: int, now: float) -> None:
    """Store the new sign count. Raises TableError where another use was quicker with this count."""
    values = {"sign_count": used.sign_count, "backed_up": used.backed_up, "used": now}
    where = (CREDENTIALS.c.id == id) & (CREDENTIALS.c.sign_count == before)
    if db.execute(update(CREDENTIALS).where(where).values(**values)).rowcount != 1:
        raise TableError("bad_passkey")


def credentials_of(db: Connection, account: str) -> list[CredentialRow]:
    columns = [CREDENTIALS.c[name] for name in CredentialRow.__struct_fields__]
    query = select(*columns).where(CREDENTIALS.c.account == account).order_by(CREDENTIALS.c.made, CREDENTIALS.c.id)
    return [read_row(row, CredentialRow) for row in db.execute(query).mappings()]


def remove_credential(db: Connection, account: str, id: str) -> None:
    """Delete a passkey of this account. Raises TableError where there is none of that id."""
    where = (CREDENTIALS.c.id == id) & (CREDENTIALS.c.account == account)
    if db.execute(delete(CREDENTIALS).where(where)).rowcount == 0:
        raise TableError("no_such_passkey")
