"""Players whose rated games are to be looked at: those with enough new ones since the last report."""

from msgspec import Struct
from sqlalchemy import Connection, func, select

from pelipoyta.community.fairplay.book import DAY, KEPT_DAYS
from pelipoyta.storage.schema.games.results import RESULT_PLAYERS, RESULTS
from pelipoyta.storage.schema.people.accounts import ACCOUNTS
from pelipoyta.storage.schema.people.moderation import FAIRPLAY_REPORTS

NEW_GAMES = 10  # rated games since the last report
MOST_GAMES = 30  # that one report looks at, the newest


class RatedPlayer(Struct, frozen=True):
    """A person whose games of one game are to be looked at, with the number of rated ones."""

    person: str
    game: str
    games: int


def candidates(db: Connection, now: float) -> list[RatedPlayer]:
    """Players with enough new rated games, those with most games first; no bots."""
    played = RESULT_PLAYERS.join(RESULTS, RESULTS.c.id == RESULT_PLAYERS.c.result).join(
        ACCOUNTS, ACCOUNTS.c.id == RESULT_PLAYERS.c.person
    )
    own = (ACCOUNTS.c.kind == "person") & RESULTS.c.rated & (RESULTS.c.ended > now - KEPT_DAYS * DAY)
    counted = select(RESULT_PLAYERS.c.person, RESULTS.c.game, func.count().label("games")).select_from(played)
    rows = db.execute(counted.where(own).group_by(RESULT_PLAYERS.c.person, RESULTS.c.game)).all()
    seen = _looked_at(db)
    due = [RatedPlayer(*row) for row in rows if row[2] - seen.get((row[0], row[1]), 0) >= NEW_GAMES]
    return sorted(due, key=lambda each: (-each.games, each.person, each.game))


def tables_of(db: Connection, player: RatedPlayer, now: float) -> list[str]:
    """Tables of the newest rated games of a player."""
    played = RESULTS.join(RESULT_PLAYERS, RESULT_PLAYERS.c.result == RESULTS.c.id)
    own = (RESULT_PLAYERS.c.person == player.person) & (RESULTS.c.game == player.game)
    newest = select(RESULTS.c.id).select_from(played).where(own & RESULTS.c.rated)
    recent = newest.where(RESULTS.c.ended > now - KEPT_DAYS * DAY).order_by(RESULTS.c.ended.desc())
    return list(db.execute(recent.limit(MOST_GAMES)).scalars())


def _looked_at(db: Connection) -> dict[tuple[str, str], int]:
    """Number of games at the last report, by person and game."""
    latest = select(FAIRPLAY_REPORTS.c.person, FAIRPLAY_REPORTS.c.game, func.max(FAIRPLAY_REPORTS.c.games))
    rows = db.execute(latest.group_by(FAIRPLAY_REPORTS.c.person, FAIRPLAY_REPORTS.c.game)).all()
    return {(row[0], row[1]): row[2] for row in rows}
