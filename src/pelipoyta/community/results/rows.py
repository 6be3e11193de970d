"""Results in the database: put there by the projection of table logs, marked anew for the fold when they change."""

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, RowMapping, and_, delete, exists, insert, or_, select

from pelipoyta.community.ratings.model import RatingKey
from pelipoyta.community.results.model import TableResult
from pelipoyta.storage.schema.games.results import RATING_FOLD, RESULT_PLAYERS, RESULTS, VOIDS

LONGEST_REASON = 300
AGAIN = "again"
BEGINNING = -1e18  # before any result
IS_VOID = exists().where(VOIDS.c.result == RESULTS.c.id)


def put(db: Connection, result: TableResult) -> bool:
    """Store a result; False where it is stored as it is already."""
    stored = read(db, result.id)
    if stored == result:
        return False
    if stored is not None:
        fold_again_from(db, min(stored.ended, result.ended))
        remove(db, result.id)
    db.execute(insert(RESULTS).values(_row(result)))
    players = _players(result)
    if players:
        db.execute(insert(RESULT_PLAYERS), players)
    return True


def remove(db: Connection, result_id: str) -> None:
    """Delete a result whose log is gone."""
    stored = read(db, result_id)
    if stored is not None:
        fold_again_from(db, stored.ended)
        db.execute(delete(RESULT_PLAYERS).where(RESULT_PLAYERS.c.result == result_id))
        db.execute(delete(RESULTS).where(RESULTS.c.id == result_id))


def clear(db: Connection) -> None:
    """Delete all results, before they are made again from the logs; voids stay."""
    fold_again_from(db, BEGINNING)
    db.execute(delete(RESULT_PLAYERS))
    db.execute(delete(RESULTS))


def read(db: Connection, result_id: str) -> TableResult | None:
    row = db.execute(select(RESULTS).where(RESULTS.c.id == result_id)).mappings().first()
    return None if row is None else from_row(row)


def all_of(db: Connection) -> list[TableResult]:
    return [from_row(row) for row in db.execute(select(RESULTS)).mappings()]


def void(db: Connection, result_id: str, reason: str, now: float) -> bool:
    """Take a result out of ratings; False where there is none, or it is out already."""
    stored = read(db, result_id)
    if stored is None or is_void(db, result_id):
        return False
    db.execute(insert(VOIDS).values(result=result_id, time=now, reason=reason[:LONGEST_REASON]))
    fold_again_from(db, stored.ended)
    return True


def is_void(db: Connection, result_id: str) -> bool:
    return db.execute(select(VOIDS.c.result).where(VOIDS.c.result == result_id)).first() is not None


def void_ids(db: Connection, ids: Iterable[str]) -> set[str]:
    return set(db.execute(select(VOIDS.c.result).where(VOIDS.c.result.in_(list(ids)))).scalars())


def fold_again_from(db: Connection, ended: float) -> None:
    """Note that the next fold computes ratings again from that time on."""
    noted = _again(db)
    if noted is None or noted > ended:
        db.execute(delete(RATING_FOLD).where(RATING_FOLD.c.name == AGAIN))
        db.execute(insert(RATING_FOLD).values(name=AGAIN, ended=ended, result=""))


def folded_again(db: Connection) -> tuple[float, str] | None:
    """Position from which ratings are to be computed again, if any; it is noted no more."""
    noted = _again(db)
    db.execute(delete(RATING_FOLD).where(RATING_FOLD.c.name == AGAIN))
    return None if noted is None else (noted, "")


def _again(db: Connection) -> float | None:
    return db.execute(select(RATING_FOLD.c.ended).where(RATING_FOLD.c.name == AGAIN)).scalar()


def of_person(db: Connection, person: str, most: int, before: float | None = None) -> list[TableResult]:
    """Newest results of an account."""
    played = (select(RESULTS).join(RESULT_PLAYERS, RESULT_PLAYERS.c.result == RESULTS.c.id)).where(
        RESULT_PLAYERS.c.person == person
    )
    if before is not None:
        played = played.where(RESULTS.c.ended < before)
    rows = db.execute(played.order_by(RESULTS.c.ended.desc(), RESULTS.c.id.desc()).limit(most)).mappings()
    return [from_row(row) for row in rows]


def between(db: Connection, one: str, other: str, since: float = 0.0) -> list[TableResult]:
    """Results of games in which both played, the oldest first."""
    mine, theirs = RESULT_PLAYERS.alias("mine"), RESULT_PLAYERS.alias("theirs")
    both = select(mine.c.result).join(theirs, theirs.c.result == mine.c.result)
    both = both.where(and_(mine.c.person == one, theirs.c.person == other, mine.c.ended >= since))
    found = select(RESULTS).where(RESULTS.c.id.in_(both)).order_by(RESULTS.c.ended, RESULTS.c.id)
    return [from_row(row) for row in db.execute(found).mappings()]


def after(ended: float, result_id: str) -> Any:
    """Condition of results behind another in the order of the fold."""
    return or_(RESULTS.c.ended > ended, and_(RESULTS.c.ended == ended, RESULTS.c.id > result_id))


def from_row(row: RowMapping) -> TableResult:
    fields = {name: row[name] for name in ("id", "ended", "season", "why", "rated", "contest")}
    many = {name: row[name] for name in ("sides", "ranks", "flags", "vanished")}
    key = {name: row[name] for name in ("game", "pace", "seats", "variant")}
    return msgspec.convert({**fields, **many, "key": key}, TableResult)


def key_of(row: RowMapping) -> RatingKey:
    return msgspec.convert({name: row[name] for name in ("game", "pace", "seats", "variant")}, RatingKey)


def key_columns(key: RatingKey) -> dict[str, str]:
    return {"game": key.game, "pace": key.pace.value, "seats": key.seats.value, "variant": key.variant}


def _row(result: TableResult) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(result)
    del fields["key"]
    return {**fields, **key_columns(result.key), "folded": False}


def _players(result: TableResult) -> list[dict[str, Any]]:
    accounts = set(result.accounts)
    return [
        {"result": result.id, "person": player, "side": number, "rank": rank, "ended": result.ended}
        for number, (side, rank) in enumerate(zip(result.sides, result.ranks, strict=True))
        for player in dict.fromkeys(side)
        if player in accounts
    ]
