"""Ratings after a game: what changed, by how much, and why."""

from statistics import fmean
from time import time

from sqlalchemy import Connection, RowMapping, select

from pelipoyta.community.ratings.book import is_provisional
from pelipoyta.community.ratings.model import RatingKey, Skill
from pelipoyta.community.ratings.rows import RatingRows
from pelipoyta.community.results import rows as results
from pelipoyta.community.results.model import BOT, TableResult
from pelipoyta.community.table_index.queries import kept_back
from pelipoyta.server.schemas.people.ratings import RatingCardInfo, RatingChangeInfo, RatingKeyInfo, UnratedReason
from pelipoyta.storage.schema.games.results import RATING_CHANGES


def card(db: Connection, rows: RatingRows, table: str, accounts: dict[int, str]) -> RatingCardInfo:
    """Card of a finished table; `accounts` are the players by seat."""
    result = results.read(db, table)
    if result is None:
        return RatingCardInfo("casual", None)
    chosen = select(RATING_CHANGES).where(RATING_CHANGES.c.result == table)
    changes = {row["person"]: row for row in db.execute(chosen).mappings()}
    if not changes:
        return RatingCardInfo(_reason(db, result), key_info(result.key))
    before = _before(rows, result, changes)
    told = [
        _change(rows, result, seat, account, row=changes[account], before=before)
        for seat, account in sorted(accounts.items())
        if account in changes
    ]
    return RatingCardInfo("", key_info(result.key), tuple(told))


def key_info(key: RatingKey) -> RatingKeyInfo:
    return RatingKeyInfo(key.game, key.pace, key.seats)


def _reason(db: Connection, result: TableResult) -> UnratedReason:
    if "aborted" in result.flags:
        return "aborted"
    if not result.rated:
        return "casual"
    if results.is_void(db, result.id):
        return "void"
    if result.id in kept_back(db, time()):
        return "later"
    return "bots" if any(player.startswith(BOT) for player in result.players) else "enough"


def _before(rows: RatingRows, result: TableResult, changes: dict[str, RowMapping]) -> dict[str, float]:
    """Points of every player before the game; bots by their own ratings."""
    skills = {person: Skill(row["before_mu"], row["before_sigma"]) for person, row in changes.items()}
    known = [player for player in result.players if (result.key, player) in rows.anchors]
    bots = {player: rows.anchors[result.key, player] for player in known}
    return {player: rows.scale.points(result.key, skill) for player, skill in (skills | bots).items()}


def _change(
    rows: RatingRows, result: TableResult, seat: int, account: str, row: RowMapping, before: dict[str, float]
) -> RatingChangeInfo:
    after = Skill(
        mu=row["mu"], sigma=row["sigma"], games=row["games"], against_bots=row["against_bots"], last=result.ended
    )
    own = next(side for side in result.sides if account in side)
    others = [points for player, points in before.items() if player not in own]
    mates = fmean(before[player] for player in own if player in before)
    return RatingChangeInfo(
        seat=seat,
        before=round(before[account]),
        after=round(rows.scale.points(result.key, after)),
        spread=round(rows.scale.spread(result.key, after)),
        provisional=is_provisional(after),
        expected=round(row["expected"], 3),
        against=round(fmean(others) - mates) if others else 0,
    )
