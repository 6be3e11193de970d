"""The operator's trail: append-only, in the database too, and readers of rows."""

import secrets
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Select, insert, select

from pelipoyta.community.moderation.model import TrailLine
from pelipoyta.storage.schema.people.moderation import MODERATION_TRAIL

T = TypeVar("T", bound=Struct)


def new_id() -> str:
    return secrets.token_urlsafe(9)


def note(db: Connection, operator: str, kind: str, person: str, facts: Mapping[str, Any], now: float) -> None:
    """Add a line to the trail, in the transaction of what it tells."""
    row = {"time": now, "operator": operator, "kind": kind, "person": person, "facts": dict(facts)}
    db.execute(insert(MODERATION_TRAIL).values(**row))


def trail_of(db: Connection, person: str = "", limit: int = 200) -> list[TrailLine]:
    """The newest lines about a person, or about all."""
    query = select(MODERATION_TRAIL).order_by(MODERATION_TRAIL.c.id.desc()).limit(limit)
    return read_rows(db, query.where(MODERATION_TRAIL.c.person == person) if person else query, TrailLine)


def read_rows(db: Connection, query: Select[Any], kind: type[T]) -> list[T]:
    """Rows as Structs; SQLAlchemy's names are a subclass of str, which msgspec does not take."""
    known = {field.encode_name for field in msgspec.structs.fields(kind)}
    rows = ({"".join(name): value for name, value in row.items()} for row in db.execute(query).mappings())
    return [msgspec.convert({name: row[name] for name in row if name in known}, kind) for row in rows]
