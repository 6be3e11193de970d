"""Ratings of people who wait to be paired."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pelipoyta.community.accounts.secret_values import is_account_id
from pelipoyta.community.offers.model import StoredOffer
from pelipoyta.community.pairing import PairingPool, Want
from pelipoyta.community.ratings.book import is_provisional
from pelipoyta.community.ratings.model import RatingKey, RatingPace, SeatClass
from pelipoyta.server.ratings.service import RatingService

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from pelipoyta.community.ratings.rows import RatingRows

PairingRatings = dict[tuple[str, PairingPool], float]


async def pairing_points(ratings: RatingService, offers: Sequence[StoredOffer]) -> PairingRatings:
    """Points of accounts in the pools they wait in; an uncertain rating counts half its uncertainty less when rated."""
    wants = [(offer.person, want) for offer in offers for want in offer.wants if is_account_id(offer.person)]
    return await ratings.read(lambda db, rows: _points(db, rows, wants)) if wants else {}


def _points(db: "Connection", rows: "RatingRows", wants: Sequence[tuple[str, Want]]) -> PairingRatings:
    found: PairingRatings = {}
    for game in {want.pool.game for _, want in wants}:
        waiting = [(person, want) for person, want in wants if want.pool.game == game]
        book = rows.book(db, game, [person for person, _ in waiting])
        for person, want in waiting:
            key = _key(want)
            skill = book.skill(key, person)
            if any(who == person for _, who in book.skills):
                unsure = rows.scale.spread(key, skill) / 2 if want.pool.rated and is_provisional(skill) else 0.0
                found[person, want.pool] = rows.scale.points(key, skill) - unsure
    return found


def _key(want: Want) -> RatingKey:
    pace = RatingPace.DAYS if want.pool.pace == "days" else RatingPace.LIVE
    return RatingKey(want.pool.game, pace, SeatClass.TWO if 2 in want.seats else SeatClass.MANY)
