"""Rows as Structs."""

from typing import Any, TypeVar

import msgspec
from sqlalchemy import RowMapping

T = TypeVar("T")


def read_row(row: RowMapping, kind: type[T], prefix: str = "") -> T:
    """Row as a Struct; SQLAlchemy's names are a subclass of str, which msgspec does not take."""
    found: dict[str, Any] = {"".join(name).removeprefix(prefix): value for name, value in row.items()}
    return msgspec.convert(found, kind)
