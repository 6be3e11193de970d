"""A guest moves into an account: the device's games by the keys of their seats, decks and progress in lessons."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update

from pelipoyta.storage.schema.people.accounts import CLAIMED_SEATS, DEVICE_CLAIMS, KEPT_VALUES

ValueKind = Literal["deck", "lesson", "mistakes"]
MOST_VALUES = 500  # of one account and kind


class ClaimedSeat(Struct, frozen=True):
    """Seat at a table, by the key that the table's log knows."""

    table: str
    key: str


class KeptValue(Struct, frozen=True):
    """A deck or the progress in a lesson."""

    kind: ValueKind
    key: str
    value: Any


def claim_device(db: Connection, guest: str, account: str, now: float) -> bool:
    """Let the guest of a device belong to the account; False where it belongs to another already."""
    owner = owner_of(db, guest)
    if owner is None:
        db.execute(insert(DEVICE_CLAIMS).values(guest=guest, account=account, made=now))
    return owner in (None, account)


def owner_of(db: Connection, guest: str) -> str | None:
    """The account that a guest moved into."""
    found = db.execute(select(DEVICE_CLAIMS.c.account).where(DEVICE_CLAIMS.c.guest == guest)).scalar()
    return None if found is None else str(found)


def claim_seats(db: Connection, account: str, seats: Iterable[ClaimedSeat], now: float) -> int:
    """Let these seats belong to the account; first come, and done twice is done once. The number it holds now."""
    for seat in seats:
        where = (CLAIMED_SEATS.c.table == seat.table) & (CLAIMED_SEATS.c.key == seat.key)
        if db.execute(select(CLAIMED_SEATS.c.account).where(where)).first() is None:
            values = {"table": seat.table, "key": seat.key, "account": account, "made": now}
            db.execute(insert(CLAIMED_SEATS).values(**values))
    count = select(func.count()).select_from(CLAIMED_SEATS).where(CLAIMED_SEATS.c.account == account)
    return int(db.execute(count).scalar() or 0)


def claimed_key(db: Connection, account: str, table: str) -> str:
    """Key of the seat at this table that the account's guest had; empty without one."""
    where = (CLAIMED_SEATS.c.table == table) & (CLAIMED_SEATS.c.account == account)
    found = db.execute(select(CLAIMED_SEATS.c.key).where(where).order_by(CLAIMED_SEATS.c.made)).scalar()
    return "" if found is None else str(found)


def claimed_seats(db: Connection, account: str) -> list[ClaimedSeat]:
    """Seats that moved into the account, the newest first."""
    query = select(CLAIMED_SEATS.c.table, CLAIMED_SEATS.c.key).where(CLAIMED_SEATS.c.account == account)
    return [ClaimedSeat(table, key) for table, key in db.execute(query.order_by(CLAIMED_SEATS.c.made.desc()))]


def keep_value(db: Connection, account: str, value: KeptValue, now: float) -> None:
    """Store a deck or a lesson's progress in place of the former one."""
    where = _where(account, value.kind, value.key)
    if db.execute(select(KEPT_VALUES.c.key).where(where)).first():
        db.execute(update(KEPT_VALUES).where(where).values(value=value.value, changed=now))
        return
    count = select(func.count()).select_from(KEPT_VALUES)
    of_kind = (KEPT_VALUES.c.account == account) & (KEPT_VALUES.c.kind == value.kind)
    if int(db.execute(count.where(of_kind)).scalar() or 0) < MOST_VALUES:
        row = {"account": account, "kind": value.kind, "key": value.key, "value": value.value, "changed": now}
        db.execute(insert(KEPT_VALUES).values(**row))


def bring_values(db: Connection, account: str, values: Iterable[KeptValue], now: float) -> None:
    """Add a device's values: of two decks of one name both stay, of two progresses the further one."""
    held = {(each.kind, each.key): each.value for each in kept_values(db, account)}
    for value in values:
        former = held.get((value.kind, value.key))
        if former == value.value:
            continue
        if former is None:
            keep_value(db, account, value, now)
        elif value.kind == "deck":
            keep_value(db, account, _beside(value, held), now)
        elif _further(value.value, former):
            keep_value(db, account, value, now)


def _beside(value: KeptValue, held: Mapping[tuple[ValueKind, str], Any]) -> KeptValue:
    """The deck under a name that is free, or under which it lies already."""
    number = 2
    while held.get((value.kind, f"{value.key} ({number})"), value.value) != value.value:
        number += 1
    return KeptValue(value.kind, f"{value.key} ({number})", value.value)


def _further(one: Any, other: Any) -> bool:
    """True if one progress goes further than the other: a greater number, or a longer list of finished chapters."""
    if isinstance(one, str) and isinstance(other, str):
        return len(one) > len(other)
    return isinstance(one, int) and (not isinstance(other, int) or one > other)


def kept_values(db: Connection, account: str) -> list[KeptValue]:
    query = select(KEPT_VALUES.c.kind, KEPT_VALUES.c.key, KEPT_VALUES.c.value)
    rows = db.execute(query.where(KEPT_VALUES.c.account == account).order_by(KEPT_VALUES.c.kind, KEPT_VALUES.c.key))
    return [KeptValue(kind, key, value) for kind, key, value in rows]


def drop_value(db: Connection, account: str, kind: ValueKind, key: str) -> None:
    db.execute(delete(KEPT_VALUES).where(_where(account, kind, key)))


def _where(account: str, kind: ValueKind, key: str) -> Any:
    return (KEPT_VALUES.c.account == account) & (KEPT_VALUES.c.kind == kind) & (KEPT_VALUES.c.key == key)
