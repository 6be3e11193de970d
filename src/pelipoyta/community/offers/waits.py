"""Waits of the past: how long the searches of a pool took at like hours; searches that were given up count as long."""

import secrets
from collections.abc import Iterable, Mapping
from statistics import median
from typing import Literal

from sqlalchemy import Connection, delete, insert, select

from pelipoyta.community.offers.model import Meeting, StoredOffer
from pelipoyta.community.offers.rows import pool_name
from pelipoyta.community.pairing import PairingPool
from pelipoyta.storage.schema.games.offers import OFFERS, PAIRING_WAITS

ExpectedWait = Literal["minute", "minutes", "long", "seldom"]
NEVER = 1e9  # seconds: a search that was given up
GIVEN_UP = 60.0  # seconds after which a search that ends counts as given up
DAY, HOURS = 86_400.0, 2 * 3600.0  # like hours: as far before or after the same time of a day
KEPT = 28 * DAY
SAMPLE, FEWEST = 20, 5
BOUNDS: tuple[tuple[float, ExpectedWait], ...] = ((60.0, "minute"), (180.0, "minutes"), (NEVER / 2, "long"))


def note_met(db: Connection, meeting: Meeting, now: float) -> None:
    """Note how long the people of a meeting waited."""
    names = [name for name, _ in meeting.offers]
    for since in db.execute(select(OFFERS.c.since).where(OFFERS.c.id.in_(names))).scalars():
        _note(db, meeting.pool, max(0.0, now - since), now)


def note_seated(db: Connection, pool: PairingPool, offer: StoredOffer, now: float) -> None:
    """Note how long a person searched who sat down at a table."""
    _note(db, pool, max(0.0, now - offer.since), now)


def note_given_up(db: Connection, offer: StoredOffer, now: float) -> None:
    """Note a search that ended without a game, unless it was short."""
    if now - offer.since >= GIVEN_UP:
        for want in offer.wants:
            _note(db, want.pool, NEVER, now)


def expected(db: Connection, pools: Iterable[PairingPool], now: float) -> Mapping[PairingPool, ExpectedWait]:
    """Words for the wait in each pool, by the median of the last searches; none for a pool with too few."""
    found: dict[PairingPool, ExpectedWait] = {}
    for pool in pools:
        recent = (PAIRING_WAITS.c.pool == pool_name(pool)) & (PAIRING_WAITS.c.at > now - KEPT)
        rows = db.execute(
            select(PAIRING_WAITS.c.waited, PAIRING_WAITS.c.at).where(recent).order_by(PAIRING_WAITS.c.at.desc())
        )
        like = [waited for waited, at in map(tuple, rows) if _apart(at, now) <= HOURS][:SAMPLE]
        if len(like) >= FEWEST:
            wait = median(like)
            found[pool] = next((words for bound, words in BOUNDS if wait < bound), "seldom")
    return found


def forget(db: Connection, now: float) -> None:
    db.execute(delete(PAIRING_WAITS).where(PAIRING_WAITS.c.at < now - KEPT))


def _apart(one: float, other: float) -> float:
    """Seconds between two times of the day."""
    seconds = abs(one - other) % DAY
    return min(seconds, DAY - seconds)


def _note(db: Connection, pool: PairingPool, waited: float, now: float) -> None:
    db.execute(insert(PAIRING_WAITS).values(key=secrets.token_urlsafe(12), pool=pool_name(pool), waited=waited, at=now))
