"""Recovery codes: eight of eighty random bits, shown once, each good for one sign-in."""

import secrets

from sqlalchemy import Connection, delete, func, insert, select

from pelipoyta.community.accounts.secret_values import stored
from pelipoyta.storage.schema.people.accounts import RECOVERY_CODES

COUNT, LETTERS, GROUP = 8, 16, 4
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: no letters that look like digits
READ = str.maketrans({"O": "0", "I": "1", "L": "1", "-": "", " ": ""})


def new_code() -> str:
    """A code in groups of four letters."""
    letters = "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))
    return "-".join(letters[at : at + GROUP] for at in range(0, LETTERS, GROUP))


def normal_code(text: str) -> str:
    """The code as it was made, however it was typed."""
    return text[:100].upper().translate(READ)


def renew_codes(db: Connection, account: str, now: float) -> list[str]:
    """Make new codes in place of all former ones; only now they can be shown."""
    db.execute(delete(RECOVERY_CODES).where(RECOVERY_CODES.c.account == account))
    codes = [new_code() for _ in range(COUNT)]
    rows = [{"hash": stored(normal_code(code)), "account": account, "made": now} for code in codes]
    db.execute(insert(RECOVERY_CODES), rows)
    return codes


def use_code(db: Connection, text: str) -> str | None:
    """Use a code up; its account, or None for a wrong or used one."""
    where = RECOVERY_CODES.c.hash == stored(normal_code(text))
    account = db.execute(select(RECOVERY_CODES.c.account).where(where)).scalar()
    used = db.execute(delete(RECOVERY_CODES).where(where)).rowcount == 1
    return str(account) if used and account is not None else None


def codes_left(db: Connection, account: str) -> int:
    count = select(func.count()).select_from(RECOVERY_CODES).where(RECOVERY_CODES.c.account == account)
    return int(db.execute(count).scalar() or 0)
