"""Sessions in the database: opened, recognised, listed, ended. An ended session has no row."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from pelipoyta.community.accounts.account_rows import read_row
from pelipoyta.community.accounts.model import DAY, IDLE, LONGEST, DeviceWords, Session
from pelipoyta.community.accounts.secret_values import new_id, new_secret, stored
from pelipoyta.storage.schema.people.accounts import ACCOUNTS, SESSIONS
from pelipoyta.table.errors import TableError

SEEN_EVERY = DAY / 2  # seconds between two notes of when a session was used
MOST_SESSIONS = 50  # of one account; the one that was not used for longest ends


class SessionRow(Struct, frozen=True, kw_only=True):
    """A session as its owner sees it in the list."""

    id: str
    kind: str
    label: str
    agent: DeviceWords
    place: str
    made: float
    seen: float
    scopes: tuple[str, ...] = ()


def open_session(
    db: Connection,
    account: str,
    now: float,
    *,
    agent: DeviceWords | None = None,
    place: str = "",
    label: str = "",
    scopes: Sequence[str] = (),
    token: bool = False,
    proved: float | None = None,
) -> tuple[str, str]:
    """Open a session of the account, or a bot's token; its id and its secret, which is nowhere stored."""
    secret, id, kind = new_secret(), new_id(), "token" if token else "browser"
    row = {
        "id": id,
        "hash": stored(secret),
        "account": account,
        "kind": kind,
        "label": label,
        "scopes": list(scopes),
        "agent": msgspec.to_builtins(agent or DeviceWords()),
        "place": place,
        **dict.fromkeys(("made", "seen"), now),
        "proved": now if proved is None else proved,
        "until": now + LONGEST,
    }
    db.execute(insert(SESSIONS).values(**row))
    _forget_oldest(db, account, kind)
    return id, secret


def _forget_oldest(db: Connection, account: str, kind: str) -> None:
    mine = (SESSIONS.c.account == account) & (SESSIONS.c.kind == kind)
    ids = db.execute(select(SESSIONS.c.id).where(mine).order_by(SESSIONS.c.seen.desc(), SESSIONS.c.made.desc()))
    for id in list(ids.scalars())[MOST_SESSIONS:]:
        db.execute(delete(SESSIONS).where(SESSIONS.c.id == id))


def session_by(db: Connection, secret: str, now: float, kind: str = "browser") -> Session | None:
    """The session with this secret; None for a forged, ended or expired one, and one of a closed account."""
    joined = SESSIONS.join(ACCOUNTS, SESSIONS.c.account == ACCOUNTS.c.id)
    columns = (SESSIONS, ACCOUNTS.c.name, ACCOUNTS.c.kind.label("of"), ACCOUNTS.c.closed)
    where = (SESSIONS.c.hash == stored(secret)) & (SESSIONS.c.kind == kind)
    row = db.execute(select(*columns).select_from(joined).where(where)).mappings().first()
    if row is None or row["closed"] is not None or now >= min(row["until"], row["seen"] + IDLE):
        return None
    if now - row["seen"] > SEEN_EVERY:
        db.execute(update(SESSIONS).where(SESSIONS.c.id == row["id"]).values(seen=now))
    return Session(
        session=row["id"],
        account=row["account"],
        name=row["name"],
        kind=row["of"],
        scopes=tuple(row["scopes"]),
        made=row["made"],
        seen=row["seen"],
        proved=row["proved"],
        until=row["until"],
        token=kind == "token",
    )


def is_open(db: Connection, session: str, now: float) -> bool:
    """True while the session may be used; asked again for connections that stay open."""
    joined = SESSIONS.join(ACCOUNTS, SESSIONS.c.account == ACCOUNTS.c.id)
    query = select(SESSIONS.c.until).select_from(joined)
    until = db.execute(query.where(SESSIONS.c.id == session, ACCOUNTS.c.closed.is_(None))).scalar()
    return until is not None and now < until


def sessions_of(db: Connection, account: str) -> list[SessionRow]:
    """The sessions of an account, the one used last first."""
    columns = [SESSIONS.c[name] for name in SessionRow.__struct_fields__]
    query = select(*columns).where(SESSIONS.c.account == account)
    rows = db.execute(query.order_by(SESSIONS.c.seen.desc(), SESSIONS.c.made.desc())).mappings()
    return [read_row(row, SessionRow) for row in rows]


def prove(db: Connection, session: str, now: float) -> None:
    """Note that the person has just proved to be the owner."""
    db.execute(update(SESSIONS).where(SESSIONS.c.id == session).values(proved=now, seen=now))


def end_session(db: Connection, account: str, session: str) -> None:
    """End a session of this account. Raises TableError where there is none of that id."""
    done = db.execute(delete(SESSIONS).where(SESSIONS.c.id == session, SESSIONS.c.account == account))
    if not done.rowcount:
        raise TableError("no_such_session")


def end_sessions(db: Connection, account: str, but: str = "") -> list[str]:
    """End all sessions of an account but one; their ids, whose connections must be closed."""
    where = (SESSIONS.c.account == account) & (SESSIONS.c.id != but)
    ended = [str(id) for id in db.execute(select(SESSIONS.c.id).where(where)).scalars()]
    db.execute(delete(SESSIONS).where(where))
    return ended


def forget_sessions(db: Connection, now: float) -> None:
    """Delete what has run out."""
    db.execute(delete(SESSIONS).where((SESSIONS.c.until <= now) | (SESSIONS.c.seen <= now - IDLE)))
