"""Deliveries in the database: planned when a notice is due, claimed by lease, marked when sent."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, func, insert, select, update

from pelipoyta.community.notices import book
from pelipoyta.community.notices.model import CHANNELS, Channel, Delivery, Notice, NoticeSettings
from pelipoyta.community.notices.rows import read_row
from pelipoyta.community.notices.schedule import send_at
from pelipoyta.community.notices.settings_book import settings_of, subscriptions
from pelipoyta.storage.schema.people.notices import DELIVERIES, NOTICES

LEASE = 60.0  # seconds after which another process may send what this one has not marked
AT_ONCE = 50


def plan(db: Connection, notice: Notice, usable: Sequence[Channel], now: float) -> bool:
    """Show the notice in the list and write its deliveries; False where another process did, or nothing tells it."""
    settings = settings_of(db, notice.person)
    wanted = [channel for channel in CHANNELS if settings.tells(notice.kind, channel)]
    if not wanted:
        book.end(db, [notice.id], now)
        return False
    if not book.show(db, notice.id, now):
        return False
    for channel in wanted:
        if channel in usable:
            for target in _targets(db, settings, channel):
                _write(db, notice, settings=settings, channel=channel, target=target, now=now)
    return True


def _targets(db: Connection, settings: NoticeSettings, channel: Channel) -> list[str]:
    """Targets of a channel: subscriptions for push, otherwise one where the channel is set up."""
    match channel:
        case "push":
            return [target.id for target in subscriptions(db, settings.person)]
        case "mail":
            return [""] if settings.mail and settings.mail_confirmed is not None else []
        case "hook":
            return [""] if settings.hook and settings.hook_off is None else []
        case _:
            return []  # pages read the list


def _write(db: Connection, notice: Notice, settings: NoticeSettings, channel: Channel, target: str, now: float) -> None:
    last = _last_sent(db, notice.person, channel, target) if notice.kind == "turn" else None
    row = {
        "id": book.new_id(),
        "notice": notice.id,
        "person": notice.person,
        "channel": channel,
        "target": target,
        "due": send_at(notice, channel, settings, last, now),
        "state": "waiting",
        "tries": 0,
        "leased": 0.0,
        "holder": "",
        "note": "",
    }
    db.execute(insert(DELIVERIES).values(**row))


def _last_sent(db: Connection, person: str, channel: Channel, target: str) -> float | None:
    """Moment of the channel's last message about a turn; kept in `leased` when a delivery is marked as sent."""
    same = (DELIVERIES.c.person == person) & (DELIVERIES.c.channel == channel) & (DELIVERIES.c.target == target)
    turns = select(NOTICES.c.id).where((NOTICES.c.person == person) & (NOTICES.c.kind == "turn"))
    sent = same & (DELIVERIES.c.state == "sent") & DELIVERIES.c.notice.in_(turns)
    return db.execute(select(func.max(DELIVERIES.c.leased)).where(sent)).scalar()


def claim(db: Connection, holder: str, now: float, limit: int = AT_ONCE) -> list[list[Delivery]]:
    """Claim due deliveries, bundled: turns of one person by one channel go out in one message."""
    free = (DELIVERIES.c.state == "waiting") & (DELIVERIES.c.leased <= now)
    due = free & (DELIVERIES.c.due <= now)
    query = select(DELIVERIES).where(due).order_by(DELIVERIES.c.due, DELIVERIES.c.id).limit(limit)
    rows = db.execute(query.with_for_update(skip_locked=True)).mappings().all()
    taken: set[str] = set()
    bundles: list[list[Delivery]] = []
    for row in rows:
        if row["id"] in taken:
            continue
        first = _read(db, DELIVERIES.c.id == row["id"])
        bundle = first
        if first and first[0].notice.kind == "turn":
            same = (DELIVERIES.c.person == row["person"]) & (DELIVERIES.c.channel == row["channel"])
            more = _read(db, free & same & (DELIVERIES.c.target == row["target"]))
            bundle = [each for each in more if each.notice.kind == "turn"]
        taken.update(each.id for each in bundle)
        bundles.append(bundle)
    if taken:
        claimed = {"holder": holder, "leased": now + LEASE, "tries": DELIVERIES.c.tries + 1}
        db.execute(update(DELIVERIES).where(DELIVERIES.c.id.in_(taken)).values(**claimed))
    return [bundle for bundle in bundles if bundle]


def mark(
    db: Connection, bundle: Sequence[Delivery], holder: str, state: str, note: str, now: float, due: float | None = None
) -> None:
    """Mark claimed deliveries; with `due` they wait again. One that another process claimed since stays its own."""
    values = {"state": state, "note": note[:64], "holder": "", "leased": now if state == "sent" else 0.0}
    if due is not None:
        values["due"] = due
    own = DELIVERIES.c.id.in_([each.id for each in bundle]) & (DELIVERIES.c.holder == holder)
    db.execute(update(DELIVERIES).where(own).values(**values))


def of_notice(db: Connection, notice: str) -> list[tuple[str, str, str, int]]:
    """Deliveries of a notice: channel, state, note and number of tries."""
    query = select(DELIVERIES).where(DELIVERIES.c.notice == notice).order_by(DELIVERIES.c.channel, DELIVERIES.c.id)
    return [(row["channel"], row["state"], row["note"], row["tries"]) for row in db.execute(query).mappings()]


def _read(db: Connection, which: ColumnElement[bool]) -> list[Delivery]:
    query = select(DELIVERIES).where(which).order_by(DELIVERIES.c.due, DELIVERIES.c.id)
    found = []
    for row in db.execute(query).mappings().all():
        notice = db.execute(select(NOTICES).where(NOTICES.c.id == row["notice"])).mappings().first()
        if notice is not None:
            found.append(
                Delivery(
                    id=row["id"],
                    notice=read_row(notice, Notice),
                    channel=row["channel"],
                    target=row["target"],
                    tries=row["tries"] + 1,
                )
            )
    return found
