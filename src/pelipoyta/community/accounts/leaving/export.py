"""Export of an account: all rows that name it, as JSON in a zip file, with the records of its games."""

import base64
import io
import json
import zipfile
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, String, cast, delete, func, insert, or_, select, update

from pelipoyta.community.accounts.leaving.person_columns import SECRET, person_columns, person_tables
from pelipoyta.community.accounts.model import DAY
from pelipoyta.community.accounts.secret_values import new_id
from pelipoyta.storage.schema.games.table_index import TABLE_INDEX
from pelipoyta.storage.schema.people.accounts import ACCOUNTS, EXPORTS
from pelipoyta.table.errors import TableError


def gathered(db: Connection, account: str) -> dict[str, list[dict[str, Any]]]:
    """Rows of every table that names the account, without secrets."""
    found: dict[str, list[dict[str, Any]]] = {}
    for table in person_tables():
        columns = [ACCOUNTS.c.id] if table is ACCOUNTS else person_columns(table)
        rows = db.execute(select(table).where(or_(*(column == account for column in columns)))).mappings()
        found[table.name] = [_plain(row) for row in rows]
    return found


def _plain(row: Mapping[Any, Any]) -> dict[str, Any]:
    return {str(name): _value(value) for name, value in row.items() if str(name) not in SECRET}


def _value(value: Any) -> Any:
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value


def tables_of(db: Connection, account: str, phase: str | None = None) -> list[str]:
    """Tables at which the account has a seat of its own, the newest first."""
    query = select(TABLE_INDEX.c.table_id).where(cast(TABLE_INDEX.c.seats, String).contains(f'"{account}"'))
    if phase is not None:
        query = query.where(TABLE_INDEX.c.phase == phase)
    return [str(id) for id in db.execute(query.order_by(TABLE_INDEX.c.changed.desc())).scalars()]


def zipped(rows: Mapping[str, list[dict[str, Any]]], records: Mapping[str, str], account: str, now: float) -> bytes:
    """The file: a JSON file a table, a text file a game, and a note of what is in it."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as file:
        about = {"account": account, "made": datetime.fromtimestamp(now, UTC).isoformat(), "files": sorted(rows)}
        file.writestr("about.json", json.dumps(about, ensure_ascii=False, indent=1))
        for name, each in rows.items():
            file.writestr(f"{name}.json", json.dumps(each, ensure_ascii=False, indent=1))
        for name, text in records.items():
            file.writestr(f"games/{name}.txt", text)
    return written.getvalue()


def ask_export(db: Connection, account: str, now: float) -> str:
    """Note the wish for an export; its id. Raises TableError for a second one within a day."""
    db.execute(delete(EXPORTS).where(EXPORTS.c.until <= now))
    last = db.execute(select(func.max(EXPORTS.c.asked)).where(EXPORTS.c.account == account)).scalar()
    if last is not None and 0 <= now - last < DAY:
        raise TableError("export_once_a_day", {"seconds": round(DAY - (now - last))})
    id = new_id()
    db.execute(insert(EXPORTS).values(id=id, account=account, asked=now, made=None, data=None, until=now + DAY))
    return id


def store_export(db: Connection, id: str, data: bytes, now: float) -> None:
    db.execute(update(EXPORTS).where(EXPORTS.c.id == id).values(data=data, made=now, until=now + DAY))


def drop_export(db: Connection, id: str) -> None:
    """Forget a wish that could not be fulfilled, so that it can be asked again."""
    db.execute(delete(EXPORTS).where(EXPORTS.c.id == id))


def export_state(db: Connection, account: str, now: float) -> tuple[float, float | None, float] | None:
    """Times of the account's export: asked for, made, and kept until; None without one."""
    query = select(EXPORTS.c.asked, EXPORTS.c.made, EXPORTS.c.until).where(
        EXPORTS.c.account == account, EXPORTS.c.until > now
    )
    row = db.execute(query.order_by(EXPORTS.c.asked.desc())).first()
    return None if row is None else (row[0], row[1], row[2])


def export_data(db: Connection, account: str, now: float) -> bytes:
    """The account's export. Raises TableError where there is none, or it is not made yet."""
    query = select(EXPORTS.c.data).where(
        EXPORTS.c.account == account, EXPORTS.c.until > now, EXPORTS.c.made.isnot(None)
    )
    data = db.execute(query.order_by(EXPORTS.c.asked.desc())).scalar()
    if data is None:
        raise TableError("no_export")
    return bytes(data)
