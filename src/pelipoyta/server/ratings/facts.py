"""Ratings of people who wait to be paired."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import ValidationError, convert

from pelipoyta.community.accounts.secret_values import is_account_id
from pelipoyta.community.offers.model import StoredOffer
from pelipoyta.community.pairing import PairingPool, Want
from pelipoyta.community.ratings.book import is_provisional
from pelipoyta.community.ratings.model import RatingKey, RatingPace, SeatClass, Skill
from pelipoyta.community.table_index.row import IndexedTable
from pelipoyta.kernel.game import AnyGame
from pelipoyta.server.ratings.service import RatingService

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from pelipoyta.community.ratings.rows import RatingRows

PairingRatings = dict[tuple[str, PairingPool], float]
SeatedAt = tuple[str, RatingKey]  # a person, and the kind of a game


class WaitingRatings:
    """Ratings of accounts in the pools they wait in."""

    def __init__(self, ratings: RatingService) -> None:
        self._ratings = ratings

    async def pairing(self, offers: Sequence[StoredOffer]) -> PairingRatings:
        """Points to pair by; an uncertain rating counts half its uncertainty less in rated games."""
        wants = [(offer.person, want) for offer in offers for want in offer.wants if is_account_id(offer.person)]
        return await self._ratings.read(lambda db, rows: _points(db, rows, wants)) if wants else {}

    async def shown(self, offers: Sequence[StoredOffer]) -> dict[str, int]:
        """Points to show beside a person's name: of the first game they search that has a certain rating."""
        wants = [(offer.person, want) for offer in offers for want in offer.wants if is_account_id(offer.person)]
        return await self._ratings.read(lambda db, rows: _shown(db, rows, wants)) if wants else {}

    async def seated(self, seats: Collection[SeatedAt]) -> dict[SeatedAt, int]:
        """Points of people who sit at tables of these kinds, where they are certain."""
        return await self._ratings.read(lambda db, rows: _seated(db, rows, seats)) if seats else {}


def key_of_table(games: Mapping[str, AnyGame], row: IndexedTable) -> RatingKey | None:
    """Kind of games that a table's ratings are of; None for a game, or options, that are not played here any more."""
    if row.game not in games:
        return None
    game, pace = games[row.game], RatingPace.DAYS if row.pace == "days" else RatingPace.LIVE
    try:
        teams = len(set(game.hooks.teams(convert(row.options, game.options), len(row.seats))))
    except ValidationError:
        return None
    if teams == 2:
        return RatingKey(row.game, pace, SeatClass.TWO if len(row.seats) == 2 else SeatClass.TEAMS)
    return RatingKey(row.game, pace, SeatClass.MANY if teams == len(row.seats) else SeatClass.TEAMS)


def _seated(db: "Connection", rows: "RatingRows", seats: Collection[SeatedAt]) -> dict[SeatedAt, int]:
    found: dict[SeatedAt, int] = {}
    for game in {key.game for _, key in seats}:
        here = [(person, key) for person, key in seats if key.game == game]
        skills = rows.book(db, game, [person for person, _ in here]).skills
        for person, key in here:
            skill = skills.get((key, person))
            if skill is not None and not is_provisional(skill):
                found[person, key] = round(rows.scale.points(key, skill))
    return found


def _points(db: "Connection", rows: "RatingRows", wants: Sequence[tuple[str, Want]]) -> PairingRatings:
    found: PairingRatings = {}
    for person, want, key, skill in _skills(db, rows, wants):
        unsure = rows.scale.spread(key, skill) / 2 if want.pool.rated and is_provisional(skill) else 0.0
        found[person, want.pool] = rows.scale.points(key, skill) - unsure
    return found


def _shown(db: "Connection", rows: "RatingRows", wants: Sequence[tuple[str, Want]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for person, _, key, skill in _skills(db, rows, wants):
        if not is_provisional(skill):
            found.setdefault(person, round(rows.scale.points(key, skill)))
    return found


def _skills(
    db: "Connection", rows: "RatingRows", wants: Sequence[tuple[str, Want]]
) -> Iterator[tuple[str, Want, RatingKey, Skill]]:
    """Skills of people with a rating of the game that they wait for."""
    for game in dict.fromkeys(want.pool.game for _, want in wants):
        waiting = [(person, want) for person, want in wants if want.pool.game == game]
        book = rows.book(db, game, [person for person, _ in waiting])
        rated = {person for _, person in book.skills}
        for person, want in waiting:
            if person in rated:
                yield person, want, _key(want), book.skill(_key(want), person)


def _key(want: Want) -> RatingKey:
    pace = RatingPace.DAYS if want.pool.pace == "days" else RatingPace.LIVE
    return RatingKey(want.pool.game, pace, SeatClass.TWO if 2 in want.seats else SeatClass.MANY)
