"""Conduct in pairing: a point for each game a person did not come to, a pause after several."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select, update

from pelipoyta.storage.schema.games.offers import CONDUCT

MOST = 5
GOOD = 5  # games in a row that take a point back
BEARABLE = 3  # points without a pause
PAUSES = (300.0, 900.0, 3600.0)  # seconds, for the fourth point, the fifth, and each further


def stayed_away(db: Connection, person: str, now: float) -> None:
    """Note that a person did not come to a game that was found."""
    points = points_of(db, [person]).get(person, 0) + 1
    pause = PAUSES[min(points - BEARABLE, len(PAUSES)) - 1] if points > BEARABLE else 0.0
    _put(db, person, min(points, MOST), 0, now + pause if pause else 0.0)


def came(db: Connection, person: str) -> None:
    """Note that a person came; every few games a point is taken back."""
    row = db.execute(select(CONDUCT).where(CONDUCT.c.person == person)).mappings().first()
    if row is None:
        return
    finished = row["finished"] + 1
    if finished < GOOD:
        db.execute(update(CONDUCT).where(CONDUCT.c.person == person).values(finished=finished))
    elif row["points"] > 1:
        _put(db, person, row["points"] - 1, 0, row["paused"])
    else:
        db.execute(delete(CONDUCT).where(CONDUCT.c.person == person))


def points_of(db: Connection, people: Sequence[str]) -> dict[str, int]:
    """Points of people who have any."""
    rows = db.execute(select(CONDUCT.c.person, CONDUCT.c.points).where(CONDUCT.c.person.in_(people)))
    return {row.person: row.points for row in rows}


def pause_left(db: Connection, person: str, now: float) -> float:
    """Seconds for which a person may not search; never longer than the longest pause, whatever the clock says."""
    paused = db.execute(select(CONDUCT.c.paused).where(CONDUCT.c.person == person)).scalar() or 0.0
    return min(max(0.0, paused - now), PAUSES[-1])


def _put(db: Connection, person: str, points: int, finished: int, paused: float) -> None:
    db.execute(delete(CONDUCT).where(CONDUCT.c.person == person))
    db.execute(insert(CONDUCT).values(person=person, points=points, finished=finished, paused=paused))
