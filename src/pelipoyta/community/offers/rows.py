"""Offers and pairings as rows. All functions work inside the transaction of the connection they are given."""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, RowMapping, delete, insert, select, update

from pelipoyta.community.offers.model import Meeting, PairedTable, StoredOffer
from pelipoyta.community.pairing import PairingPool, Want
from pelipoyta.storage.schema.games.offers import OFFERS, PAIRINGS

T = TypeVar("T")
to_row = msgspec.to_builtins


class OfferTaken(Exception):
    """An offer is gone or has changed; the transaction is undone."""


def read(row: RowMapping, kind: type[T]) -> T:
    """Row as a Struct; SQLAlchemy's names are a subclass of str, which msgspec does not take."""
    return msgspec.convert({"".join(name): value for name, value in row.items()}, kind)


def post(db: Connection, offer: StoredOffer) -> StoredOffer:
    """Store an offer in place of the person's former one, whose wait it keeps."""
    former = db.execute(select(OFFERS).where(OFFERS.c.person == offer.person)).mappings().first()
    if former is not None:
        kept = former["since"] if former["until"] > offer.since else offer.since
        offer = replace(offer, id=former["id"], version=former["version"] + 1, since=min(kept, offer.since))
        db.execute(delete(OFFERS).where(OFFERS.c.person == offer.person))
    db.execute(insert(OFFERS).values(**to_row(offer)))
    return offer


def waiting(db: Connection, now: float) -> list[StoredOffer]:
    """Offers that have not run out, the oldest first."""
    rows = db.execute(select(OFFERS).where(OFFERS.c.until > now).order_by(OFFERS.c.since, OFFERS.c.id)).mappings()
    return [read(row, StoredOffer) for row in rows]


def offer_of(db: Connection, person: str) -> StoredOffer | None:
    row = db.execute(select(OFFERS).where(OFFERS.c.person == person)).mappings().first()
    return None if row is None else read(row, StoredOffer)


def hold(db: Connection, meeting: Meeting) -> None:
    """Hold the offers of a meeting, so that no other takes them. Raises OfferTaken."""
    for name, version in sorted(meeting.offers):
        free = (OFFERS.c.id == name) & (OFFERS.c.version == version) & (OFFERS.c.held == "")
        if db.execute(update(OFFERS).where(free).values(held=meeting.id)).rowcount != 1:
            raise OfferTaken(name)


def take(db: Connection, offers: Sequence[tuple[str, int]], game: PairedTable, held: str = "") -> None:
    """Take offers for a game and store it. The count of rows decides between two takers. Raises OfferTaken."""
    for name, version in sorted(offers):
        same = (OFFERS.c.id == name) & (OFFERS.c.version == version) & (OFFERS.c.held == held)
        row = db.execute(select(OFFERS).where(same)).mappings().first()
        if row is None or not _leave(db, same, read(row, StoredOffer).rest(game.pool), version):
            raise OfferTaken(name)
    db.execute(insert(PAIRINGS).values(**to_row(game)))


def leave_for(db: Connection, offer: StoredOffer, taken: PairingPool) -> None:
    """Withdraw the wants that a game of this pool leaves no place for."""
    same = (OFFERS.c.id == offer.id) & (OFFERS.c.version == offer.version)
    _leave(db, same, offer.rest(taken), offer.version)


def keep_lasting(db: Connection, offer: StoredOffer) -> None:
    """Withdraw the live games of an offer; those over days stay."""
    same = (OFFERS.c.id == offer.id) & (OFFERS.c.version == offer.version)
    _leave(db, same, tuple(want for want in offer.wants if want.pool.lasts), offer.version)


def _leave(db: Connection, same: Any, wants: tuple[Want, ...], version: int) -> bool:
    """Reduce an offer to these wants, or delete it; False where it is not there any more."""
    if not wants:
        return db.execute(delete(OFFERS).where(same)).rowcount == 1
    rest = {"wants": to_row(wants), "version": version + 1, "held": ""}
    return db.execute(update(OFFERS).where(same).values(**rest)).rowcount == 1


def games(db: Connection, which: Any) -> list[PairedTable]:
    """Games that pairing decided on, the oldest first."""
    rows = db.execute(select(PAIRINGS).where(which).order_by(PAIRINGS.c.made, PAIRINGS.c.key)).mappings()
    return [read(row, PairedTable) for row in rows]


def pool_name(pool: PairingPool) -> str:
    """Name of a pool in rows."""
    return "/".join((pool.game, pool.pace, pool.preset, "rated" if pool.rated else "casual"))
