"""Offers and pairings in the database. Taking offers is one transaction: of two takers one wins."""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, RowMapping, delete, insert, select, update

from pelipoyta.community.accounts.secret_values import is_account_id
from pelipoyta.community.friends.blocks import blocked_pairs
from pelipoyta.community.notices import book as notices
from pelipoyta.community.offers.model import PairedTable, StoredOffer
from pelipoyta.storage.database import Database
from pelipoyta.storage.schema.offers import OFFERS, PAIRINGS

T = TypeVar("T")
KEPT = 3600.0  # seconds for which a person who lost the connection can ask for the table that was made
_to_row = msgspec.to_builtins


class OfferBook:
    """Stored offers, one a person, and the games made of them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def post(self, offer: StoredOffer) -> StoredOffer:
        """Store an offer in place of the person's former one, whose wait it keeps."""
        return await self._database.run(lambda db: _post(db, offer))

    async def withdraw(self, person: str) -> None:
        await self._database.run(lambda db: db.execute(delete(OFFERS).where(OFFERS.c.person == person)))

    async def waiting(self, now: float) -> list[StoredOffer]:
        """All offers that have not run out, the oldest first."""
        return await self._database.run(lambda db: _waiting(db, now))

    async def take(self, offers: Sequence[tuple[str, int]], game: PairedTable) -> bool:
        """Take these offers, by id and version, for a game; False where one of them is gone or has changed."""
        return await self._database.run(lambda db: _take(db, offers, game))

    async def blocked(self, people: Sequence[str]) -> frozenset[frozenset[str]]:
        """Each two of these people with a block between them."""
        return await self._database.run(lambda db: blocked_pairs(db, people))

    async def unmade(self) -> list[PairedTable]:
        """Games whose table is not there yet, as after a crash."""
        return await self._database.run(lambda db: _games(db, PAIRINGS.c.done.is_(False)))

    async def made(self, key: str, table: str = "") -> None:
        """Note that the table is there, and tell the players who have accounts."""
        await self._database.run(lambda db: _made(db, key, table))

    async def lately(self, person: str, now: float) -> list[PairedTable]:
        """Games of the last hour that this person was paired for, the newest last."""
        games = await self._database.run(lambda db: _games(db, PAIRINGS.c.made > now - KEPT))
        return [game for game in games if any(each.person == person for each in game.people)]

    async def forget(self, now: float) -> None:
        """Delete what has run out."""
        await self._database.run(lambda db: _forget(db, now))


def _post(db: Connection, offer: StoredOffer) -> StoredOffer:
    former = db.execute(select(OFFERS).where(OFFERS.c.person == offer.person)).mappings().first()
    if former is not None:
        kept = former["since"] if former["until"] > offer.since else offer.since
        offer = replace(offer, id=former["id"], version=former["version"] + 1, since=kept)
        db.execute(delete(OFFERS).where(OFFERS.c.person == offer.person))
    db.execute(insert(OFFERS).values(**_to_row(offer)))
    return offer


def _waiting(db: Connection, now: float) -> list[StoredOffer]:
    rows = db.execute(select(OFFERS).where(OFFERS.c.until > now).order_by(OFFERS.c.since, OFFERS.c.id)).mappings()
    return [_read(row, StoredOffer) for row in rows]


def _take(db: Connection, offers: Sequence[tuple[str, int]], game: PairedTable) -> bool:
    """Delete the offers and store the game; write nothing unless every offer is there as it was."""
    held = [(OFFERS.c.id == name) & (OFFERS.c.version == version) for name, version in offers]
    if any(db.execute(select(OFFERS.c.id).where(each)).first() is None for each in held):
        return False
    for each in held:
        db.execute(delete(OFFERS).where(each))
    db.execute(insert(PAIRINGS).values(**_to_row(game)))
    return True


def _made(db: Connection, key: str, table: str) -> None:
    this = PAIRINGS.c.key == key
    for game in _games(db, this) if table else ():
        facts = {"link": f"/t/{table}", "game": game.pool.game, "live": game.pool.pace != "days"}
        for each in game.people:
            if is_account_id(each.person):
                notices.add(db, each.person, "pairing", f"pairing:{table}", facts)
    db.execute(update(PAIRINGS).where(this).values(done=True))


def _games(db: Connection, which: Any) -> list[PairedTable]:
    rows = db.execute(select(PAIRINGS).where(which).order_by(PAIRINGS.c.made, PAIRINGS.c.key)).mappings()
    return [_read(row, PairedTable) for row in rows]


def _read(row: RowMapping, kind: type[T]) -> T:
    """Row as a Struct; SQLAlchemy's names are a subclass of str, which msgspec does not take."""
    return msgspec.convert({"".join(name): value for name, value in row.items()}, kind)


def _forget(db: Connection, now: float) -> None:
    db.execute(delete(OFFERS).where(OFFERS.c.until <= now))
    db.execute(delete(PAIRINGS).where(PAIRINGS.c.done.is_(True) & (PAIRINGS.c.made <= now - KEPT)))
