"""Levels of the bots that suit a player by rating: for games that place a newcomer, and for every other game."""

from sqlalchemy import Connection, select

from pelipoyta.community.ratings.book import MOST_BOT_GAMES, is_provisional
from pelipoyta.community.ratings.model import RatingKey, RatingPace, SeatClass, Skill
from pelipoyta.community.ratings.rows import RatingRows
from pelipoyta.community.results.model import BOT
from pelipoyta.server.schemas.people.ratings import PlacementBot, SuitableLevel
from pelipoyta.storage.schema.games.results import RATINGS

PLACED_FROM = "level2"


def placing(db: Connection, rows: RatingRows, person: str, game: str) -> PlacementBot | None:
    """Bot to play next to be placed; None for a player who is placed, or where no bot is rated."""
    key = _key(game)
    levels = _levels(rows, key)
    skill = rows.book(db, game, [person]).skill(key, person)
    if not levels or not is_provisional(skill) or skill.against_bots >= MOST_BOT_GAMES:
        return None
    bot = _nearest(levels, rows.scale.points(key, skill)) if skill.games else PLACED_FROM
    return PlacementBot(game, bot, MOST_BOT_GAMES - skill.against_bots)


def suitable_levels(db: Connection, rows: RatingRows, person: str) -> tuple[SuitableLevel, ...]:
    """Level nearest to the player's rating in each game that they have one in; an uncertain rating counts less."""
    games = db.execute(select(RATINGS.c.game).where(RATINGS.c.person == person).distinct()).scalars()
    found = []
    for game in sorted(games):
        key = _key(game)
        if levels := _levels(rows, key):
            skill = rows.book(db, game, [person]).skill(key, person)
            found.append(SuitableLevel(game, _nearest(levels, _careful(rows, key, skill))))
    return tuple(found)


def _key(game: str) -> RatingKey:
    return RatingKey(game, RatingPace.LIVE, SeatClass.TWO)


def _levels(rows: RatingRows, key: RatingKey) -> dict[str, float]:
    """Points of the bots that have a rating in games of this kind."""
    return {
        player.removeprefix(BOT): rows.scale.points(key, skill)
        for (of, player), skill in rows.anchors.items()
        if of == key
    }


def _nearest(levels: dict[str, float], points: float) -> str:
    return min(levels, key=lambda bot: (abs(levels[bot] - points), bot))


def _careful(rows: RatingRows, key: RatingKey, skill: Skill) -> float:
    """Points to choose an opponent by, as pairing does."""
    unsure = rows.scale.spread(key, skill) / 2 if is_provisional(skill) else 0.0
    return rows.scale.points(key, skill) - unsure
