"""Offers, meetings and pairings in the database. Each change is one transaction: of two takers one wins."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import TypeVar

from sqlalchemy import Connection, delete, update
from sqlalchemy.exc import IntegrityError

from pelipoyta.community.accounts.secret_values import is_account_id
from pelipoyta.community.friends.blocks import blocked_pairs
from pelipoyta.community.notices import book as notices
from pelipoyta.community.offers import conduct, meetings, presence, rows, waits
from pelipoyta.community.offers.facts import WaitingFacts, waiting_facts
from pelipoyta.community.offers.meetings import MeetingAnswer, MeetingState
from pelipoyta.community.offers.model import Meeting, PairedTable, StoredOffer
from pelipoyta.community.offers.rows import OfferTaken
from pelipoyta.community.offers.waits import ExpectedWait
from pelipoyta.community.pairing import PairingPool
from pelipoyta.community.table_index.queries import rows_of
from pelipoyta.storage.database import Database
from pelipoyta.storage.schema.games.offers import OFFERS, PAIRINGS
from pelipoyta.table.errors import TableError

T = TypeVar("T")
KEPT = 3600.0  # seconds for which a person who lost the connection can ask for the table that was made
KEPT_DAYS = 14 * 86_400.0  # the same for a game over days


class OfferBook:
    """Stored offers, one a person, and the games made of them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def post(self, offer: StoredOffer) -> StoredOffer:
        """Store an offer in place of the person's former one, whose wait it keeps. Raises TableError during a pause."""
        return await self._database.run(lambda db: _post(db, offer))

    async def withdraw(self, person: str, now: float = 0.0, seated: str = "") -> StoredOffer | None:
        """Delete a person's offer; a meeting that it is held by is dissolved.

        Of one who sat down at a listed table, what the game leaves a place for stays: a live game ends the search for
        live games. Returns what is left.
        """
        if seated:
            return await self._database.run(lambda db: _seated(db, person, seated, now))
        await self._database.run(lambda db: _withdraw(db, person, now))
        return None

    async def end_live(self, offers: Sequence[StoredOffer], now: float) -> None:
        """Withdraw the live games of people who stay away; those over days stay."""
        await self._database.run(lambda db: _end_live(db, offers, now))

    async def waiting(self, now: float) -> list[StoredOffer]:
        """All offers that have not run out, the oldest first."""
        return await self._database.run(lambda db: rows.waiting(db, now))

    async def offer_of(self, person: str, now: float) -> StoredOffer | None:
        """The person's offer, unless it has run out."""
        found = await self._database.run(lambda db: rows.offer_of(db, person))
        return found if found is not None and found.until > now else None

    async def facts(self, process: str, here: Collection[str] | None, now: float) -> WaitingFacts:
        """Facts that a round of pairing needs. Stores first the people at this process, if they are to be renewed."""
        return await self._database.run(lambda db: _facts(db, process, here, now))

    async def take(self, offers: Sequence[tuple[str, int]], game: PairedTable) -> bool:
        """Take these offers, by id and version, for a game; False where one of them is gone or has changed."""
        with suppress(OfferTaken):
            await self._database.run(lambda db: rows.take(db, offers, game))
            return True
        return False

    async def call(self, meeting: Meeting) -> bool:
        """Hold the offers of a meeting and ask its people; False where one of them is gone or has changed."""
        with suppress(OfferTaken):
            await self._database.run(lambda db: meetings.call(db, meeting))
            return True
        return False

    async def answer(self, name: str, person: str, now: float) -> MeetingAnswer:
        """Note that a person is here; gone where the meeting has ended or cannot be any more."""
        with suppress(OfferTaken):
            return await self._database.run(lambda db: meetings.answer(db, name, person, now))
        await self._database.run(lambda db: meetings.dissolve(db, name))
        return MeetingAnswer(MeetingState.GONE)

    async def expire(self, now: float) -> list[Meeting]:
        """End meetings whose time is over."""
        return await self._database.run(lambda db: meetings.expire(db, now))

    async def blocked(self, people: Sequence[str]) -> frozenset[frozenset[str]]:
        """Each two of these people with a block between them."""
        return await self._database.run(lambda db: blocked_pairs(db, people))

    async def expected(self, pools: Iterable[PairingPool], now: float) -> Mapping[PairingPool, ExpectedWait]:
        """Words for the wait in each of these pools."""
        return await self._database.run(lambda db: waits.expected(db, list(pools), now))

    async def unmade(self) -> list[PairedTable]:
        """Games whose table is not there yet, as after a crash."""
        return await self._database.run(lambda db: rows.games(db, PAIRINGS.c.done.is_(False)))

    async def made(self, key: str, table: str = "") -> None:
        """Note that the table is there, and tell the players who have accounts."""
        await self._database.run(lambda db: _made(db, key, table))

    async def games(self, keys: Sequence[str]) -> list[PairedTable]:
        """The games of these keys that were decided on."""
        return await self._database.run(lambda db: rows.games(db, PAIRINGS.c.key.in_(keys)))

    async def lately(self, person: str, now: float) -> list[PairedTable]:
        """Games of the last hour, and those over days of the last two weeks, of a person; the newest last."""
        found = await self._database.run(lambda db: rows.games(db, PAIRINGS.c.made > now - KEPT_DAYS))
        kept = [game for game in found if game.pool.lasts or game.made > now - KEPT]
        return [game for game in kept if any(each.person == person for each in game.people)]

    async def forget(self, now: float) -> None:
        """Delete what has run out."""
        await self._database.run(lambda db: _forget(db, now))


def _post(db: Connection, offer: StoredOffer) -> StoredOffer:
    if left := conduct.pause_left(db, offer.person, offer.since):
        raise TableError("pairing_pause", {"seconds": max(1, round(left))})
    former = rows.offer_of(db, offer.person)
    if former is not None and former.held:
        meetings.dissolve(db, former.held)
    try:
        with db.begin_nested():
            return rows.post(db, offer)
    except IntegrityError:  # another device of the person was quicker, at another process
        return rows.post(db, offer)


def _withdraw(db: Connection, person: str, now: float) -> None:
    offer = rows.offer_of(db, person)
    if offer is None:
        return
    if offer.held:
        meetings.dissolve(db, offer.held)
    waits.note_given_up(db, offer, now)
    db.execute(delete(OFFERS).where(OFFERS.c.person == person))


def _seated(db: Connection, person: str, table: str, now: float) -> StoredOffer | None:
    offer, row = rows.offer_of(db, person), rows_of(db, [table]).get(table)
    if offer is None or row is None:
        return offer
    if offer.held:
        meetings.dissolve(db, offer.held)
    taken = PairingPool(row.game, row.pace, rated=row.rated)
    waits.note_seated(db, taken, offer, now)
    rows.leave_for(db, offer, taken)
    return rows.offer_of(db, person)


def _end_live(db: Connection, offers: Sequence[StoredOffer], now: float) -> None:
    for offer in offers:
        if offer.held:
            meetings.dissolve(db, offer.held)
        waits.note_given_up(db, offer, now)
        rows.keep_lasting(db, offer)


def _facts(db: Connection, process: str, here: Collection[str] | None, now: float) -> WaitingFacts:
    if here is not None:
        presence.put(db, process, here, now)
    return waiting_facts(db, process, now)


def _made(db: Connection, key: str, table: str) -> None:
    this = PAIRINGS.c.key == key
    for game in rows.games(db, this) if table else ():
        facts = {"link": f"/t/{table}", "game": game.pool.game, "live": not game.pool.lasts}
        for each in game.people:
            if is_account_id(each.person):
                notices.add(db, each.person, "pairing", f"pairing:{table}", facts)
    db.execute(update(PAIRINGS).where(this).values(done=True))


def _forget(db: Connection, now: float) -> None:
    db.execute(delete(OFFERS).where(OFFERS.c.until <= now))
    for game in rows.games(db, PAIRINGS.c.done.is_(True) & (PAIRINGS.c.made <= now - KEPT)):
        if not game.pool.lasts or game.made <= now - KEPT_DAYS:
            db.execute(delete(PAIRINGS).where(PAIRINGS.c.key == game.key))
    presence.forget(db, now)
    waits.forget(db, now)
