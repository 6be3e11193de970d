"""Meetings: people whom pairing chose are asked whether they are here; only then their game begins."""

from enum import Enum

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from pelipoyta.community.offers import conduct, waits
from pelipoyta.community.offers.model import Meeting, PairedTable
from pelipoyta.community.offers.rows import OfferTaken, hold, keep_lasting, offer_of, read, take, to_row
from pelipoyta.storage.schema.games.offers import MEETINGS, OFFERS

ASKED = 20.0  # seconds for which people are asked


class MeetingState(Enum):
    """State of a meeting after an answer."""

    WAITING = "waiting"  # for the others
    COMPLETE = "complete"
    GONE = "gone"


class MeetingAnswer(Struct, frozen=True):
    """An answer to a meeting; the game, where it completed it."""

    answer: MeetingState
    game: PairedTable | None = None


def call(db: Connection, meeting: Meeting) -> None:
    """Hold the offers and store the meeting. Raises OfferTaken."""
    hold(db, meeting)
    db.execute(insert(MEETINGS).values(**to_row(meeting)))


def meetings(db: Connection) -> list[Meeting]:
    """Meetings whose people are being asked."""
    return [read(row, Meeting) for row in db.execute(select(MEETINGS).order_by(MEETINGS.c.id)).mappings()]


def answer(db: Connection, name: str, person: str, now: float) -> MeetingAnswer:
    """Note that a person is here; the last answer takes the offers for the game.

    Raises OfferTaken where an offer has changed meanwhile: the transaction is undone, and `dissolve` frees the others.
    """
    row = db.execute(select(MEETINGS).where(MEETINGS.c.id == name).with_for_update()).mappings().first()
    meeting = None if row is None else read(row, Meeting)
    if meeting is None or person not in [each.person for each in meeting.people]:
        return MeetingAnswer(MeetingState.GONE)
    here = tuple(dict.fromkeys((*meeting.here, person)))
    meeting = msgspec.structs.replace(meeting, here=here)
    if meeting.silent:
        db.execute(update(MEETINGS).where(MEETINGS.c.id == name).values(here=list(here)))
        return MeetingAnswer(MeetingState.WAITING)
    db.execute(delete(MEETINGS).where(MEETINGS.c.id == name))
    game = PairedTable(key=meeting.id, pool=meeting.pool, people=meeting.people, made=now)
    waits.note_met(db, meeting, now)
    take(db, meeting.offers, game, held=meeting.id)
    for each in meeting.people:
        conduct.came(db, each.person)
    return MeetingAnswer(MeetingState.COMPLETE, game)


def dissolve(db: Connection, name: str) -> bool:
    """Free the offers of a meeting, which keep their wait; False where another was quicker."""
    if db.execute(delete(MEETINGS).where(MEETINGS.c.id == name)).rowcount != 1:
        return False
    db.execute(update(OFFERS).where(OFFERS.c.held == name).values(held=""))
    return True


def expire(db: Connection, now: float) -> list[Meeting]:
    """End meetings whose time is over: who was silent searches no more, the others go on as before."""
    found = [each for each in meetings(db) if not now < each.until <= now + 2 * ASKED]  # or the clock was set back
    ended = [each for each in found if dissolve(db, each.id)]
    for meeting in ended:
        for person in meeting.silent:
            offer = offer_of(db, person)
            if offer is not None and (offer.id, offer.version) in meeting.offers:
                keep_lasting(db, offer)
                conduct.stayed_away(db, person, now)
    return ended


__all__ = ["ASKED", "MeetingAnswer", "MeetingState", "OfferTaken", "answer", "call", "dissolve", "expire", "meetings"]
