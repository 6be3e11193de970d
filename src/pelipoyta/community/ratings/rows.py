"""Ratings in the database: the fold of `RatingBook` over stored results, from the first that is new or changed on.

The changes of each result are kept, so that a late or a void result folds again only what comes after it.
"""

from collections.abc import Collection, Iterator
from hashlib import sha256
from time import time
from typing import Any

from sqlalchemy import Connection, RowMapping, and_, delete, func, insert, or_, select, update

from pelipoyta.community.ratings.book import DAY, Anchors, RatingBook, Skills
from pelipoyta.community.ratings.model import RatingChange, RatingKey, SeatClass, Skill
from pelipoyta.community.ratings.scale import PointScale
from pelipoyta.community.results.model import TableResult
from pelipoyta.community.results.rows import IS_VOID, after, folded_again, from_row, key_columns, key_of
from pelipoyta.community.table_index.queries import kept_back
from pelipoyta.storage.schema.games.results import RATING_CHANGES, RATING_FOLD, RATINGS, RESULT_PLAYERS, RESULTS

MOST_A_DAY = 5  # games of the same two that count (TABLE-24)
FOLD = "ratings"
MEASURE = "measure"  # names the row that says by what bots and which scale the stored ratings were folded
METHOD = 1  # of the fold; with another one all ratings are computed again at the next start
Position = tuple[float, str]
START: Position = (float("-1e18"), "")
BATCH = 500


class RatingRows:
    """Fold of stored results into stored ratings."""

    def __init__(self, scale: PointScale, anchors: Anchors) -> None:
        self.scale, self.anchors = scale, anchors

    def catch_up(self, db: Connection) -> int:
        """Fold all results that are not folded yet, in their order of time; returns how many were.

        A result that onlookers must not know yet waits till they may: a rating would tell it (TABLE-25).
        """
        done, held = _position(db), kept_back(db, time())
        firsts = [each for each in (_first_new(db, held), folded_again(db)) if each is not None]
        if firsts and min(firsts) <= done:
            _rewind(db, min(firsts))
        return self._fold(db, held) if firsts else 0

    def renew(self, db: Connection) -> bool:
        """Compute all ratings again if they were folded by other ratings of bots or another scale; True then."""
        _position(db)
        row = db.execute(select(RATING_FOLD.c.result).where(RATING_FOLD.c.name == MEASURE)).scalar()
        if row == self._measure():
            return False
        self.rebuild(db)
        return True

    def rebuild(self, db: Connection) -> int:
        """Compute all ratings again from the first result on."""
        _position(db)
        folded_again(db)
        db.execute(update(RESULTS).values(folded=False))
        db.execute(delete(RATING_CHANGES))
        db.execute(delete(RATINGS))
        db.execute(update(RATING_FOLD).where(RATING_FOLD.c.name == FOLD).values(ended=START[0], result=START[1]))
        db.execute(delete(RATING_FOLD).where(RATING_FOLD.c.name == MEASURE))
        db.execute(insert(RATING_FOLD).values(name=MEASURE, ended=START[0], result=self._measure()))
        return self._fold(db, kept_back(db, time()))

    def _measure(self) -> str:
        """Digest of what ratings are measured by besides results: the scale, and the ratings of bots."""
        anchors = sorted((str(key), bot, skill.mu, skill.sigma) for (key, bot), skill in self.anchors.items())
        return sha256(repr((METHOD, sorted(self.scale.luck.items()), anchors)).encode()).hexdigest()[:32]

    def book(self, db: Connection, game: str, people: list[str]) -> RatingBook:
        """Ratings of these people in a game."""
        chosen = select(RATINGS).where(and_(RATINGS.c.game == game, RATINGS.c.person.in_(people)))
        return RatingBook(self.scale, self.anchors, _skills(db.execute(chosen).mappings()))

    def book_of_key(self, db: Connection, key: RatingKey) -> RatingBook:
        """Ratings of everybody by one key."""
        chosen = select(RATINGS).where(_is_of(RATINGS.c, key))
        return RatingBook(self.scale, self.anchors, _skills(db.execute(chosen).mappings()))

    def _fold(self, db: Connection, held: Collection[str]) -> int:
        """Fold what is marked, and move the position to the last of it."""
        count, known = 0, dict[tuple[str, str], Skills]()
        for result in _unfolded(db, held):
            changes = self._changes(db, result, known)
            _store(db, result, changes)
            count += 1
        return count

    def _changes(
        self, db: Connection, result: TableResult, known: dict[tuple[str, str], Skills]
    ) -> tuple[RatingChange, ...]:
        if _met_today(db, result) >= MOST_A_DAY:
            return ()
        game = result.key.game
        for player in result.accounts:
            if (player, game) not in known:
                known[player, game] = self.book(db, game, [player]).skills
        skills: Skills = {}
        for player in result.accounts:
            skills |= known[player, game]
        changes = RatingBook(self.scale, self.anchors, skills).apply(result.rating_result())
        for change in changes:
            known[change.player, game] = known[change.player, game] | {(change.key, change.player): change.after}
        return changes


def _position(db: Connection) -> Position:
    """Position of the fold, with its row locked for the transaction."""
    chosen = select(RATING_FOLD).where(RATING_FOLD.c.name == FOLD).with_for_update()
    row = db.execute(chosen).mappings().first()
    if row is None:
        db.execute(insert(RATING_FOLD).values(name=FOLD, ended=START[0], result=START[1]))
        return START
    return row["ended"], row["result"]


def _first_new(db: Connection, held: Collection[str]) -> Position | None:
    order = select(RESULTS.c.ended, RESULTS.c.id).where(RESULTS.c.folded.is_(False), RESULTS.c.id.notin_(held))
    row = db.execute(order.order_by(RESULTS.c.ended, RESULTS.c.id).limit(1)).first()
    return None if row is None else (row[0], row[1])


def _rewind(db: Connection, first: Position) -> None:
    """Undo the changes from that result on: ratings are again as the change before it left them."""
    ended, result = first
    later = or_(
        RATING_CHANGES.c.ended > ended, and_(RATING_CHANGES.c.ended == ended, RATING_CHANGES.c.result >= result)
    )
    touched = {(row["person"], key_of(row)) for row in db.execute(select(RATING_CHANGES).where(later)).mappings()}
    db.execute(delete(RATING_CHANGES).where(later))
    for person, key in touched:
        _restore(db, person, key)
    behind = or_(after(ended, result), and_(RESULTS.c.ended == ended, RESULTS.c.id == result))
    db.execute(update(RESULTS).where(behind).values(folded=False))


def _restore(db: Connection, person: str, key: RatingKey) -> None:
    own = and_(RATING_CHANGES.c.person == person, _is_of(RATING_CHANGES.c, key))
    newest = select(RATING_CHANGES).where(own).order_by(RATING_CHANGES.c.ended.desc(), RATING_CHANGES.c.result.desc())
    row = db.execute(newest.limit(1)).mappings().first()
    _write(db, person, key, None if row is None else _skill(row, row["ended"]))


def _unfolded(db: Connection, held: Collection[str]) -> Iterator[TableResult]:
    """Rated results that wait, in their order; every other result is marked as folded without a change."""
    idle = and_(RESULTS.c.folded.is_(False), or_(RESULTS.c.rated.is_(False), IS_VOID))
    db.execute(update(RESULTS).where(idle).values(folded=True))
    while True:
        chosen = select(RESULTS).where(RESULTS.c.folded.is_(False), RESULTS.c.id.notin_(held))
        rows = db.execute(chosen.order_by(RESULTS.c.ended, RESULTS.c.id).limit(BATCH)).mappings().all()
        if not rows:
            return
        yield from map(from_row, rows)


def _store(db: Connection, result: TableResult, changes: tuple[RatingChange, ...]) -> None:
    for change in changes:
        db.execute(insert(RATING_CHANGES).values(_change_row(result, change)))
        _write(db, change.player, change.key, change.after)
    db.execute(update(RESULTS).where(RESULTS.c.id == result.id).values(folded=True))
    done = {"ended": result.ended, "result": result.id}
    db.execute(update(RATING_FOLD).where(RATING_FOLD.c.name == FOLD).values(done))


def _change_row(result: TableResult, change: RatingChange) -> dict[str, Any]:
    return {
        "result": result.id,
        "person": change.player,
        **key_columns(change.key),
        "ended": result.ended,
        "before_mu": change.before.mu,
        "before_sigma": change.before.sigma,
        "mu": change.after.mu,
        "sigma": change.after.sigma,
        "games": change.after.games,
        "against_bots": change.after.against_bots,
        "expected": change.expected,
    }


def _write(db: Connection, person: str, key: RatingKey, skill: Skill | None) -> None:
    db.execute(delete(RATINGS).where(and_(RATINGS.c.person == person, _is_of(RATINGS.c, key))))
    if skill is not None:
        fields = {name: getattr(skill, name) for name in ("mu", "sigma", "games", "against_bots", "last")}
        db.execute(insert(RATINGS).values(person=person, **key_columns(key), **fields))


def _met_today(db: Connection, result: TableResult) -> int:
    """Rated games of the same two that day before this one; people at larger tables are not counted."""
    accounts = result.accounts
    if result.key.seats != SeatClass.TWO or len(accounts) != 2:
        return 0
    mine, theirs = RESULT_PLAYERS.alias("mine"), RESULT_PLAYERS.alias("theirs")
    both = select(func.count()).select_from(
        RESULTS.join(mine, mine.c.result == RESULTS.c.id).join(theirs, theirs.c.result == RESULTS.c.id)
    )
    midnight = result.ended - result.ended % DAY
    before = or_(RESULTS.c.ended < result.ended, and_(RESULTS.c.ended == result.ended, RESULTS.c.id < result.id))
    counted = and_(RESULTS.c.rated, RESULTS.c.seats == SeatClass.TWO.value, ~IS_VOID)
    same = and_(mine.c.person == accounts[0], theirs.c.person == accounts[1])
    return db.execute(both.where(and_(same, counted, before, RESULTS.c.ended >= midnight))).scalar_one()


def _skills(rows: Any) -> Skills:
    return {(key_of(row), row["person"]): _skill(row, row["last"]) for row in rows}


def _skill(row: RowMapping, last: float) -> Skill:
    return Skill(mu=row["mu"], sigma=row["sigma"], games=row["games"], against_bots=row["against_bots"], last=last)


def _is_of(columns: Any, key: RatingKey) -> Any:
    return and_(*(columns[name] == value for name, value in key_columns(key).items()))
