"""Notices that a contest begins, and each of its rounds; told to entrants with accounts, and to guests who asked."""

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from pelipoyta.community.events.model import ContestEntrant, ContestRow
from pelipoyta.community.leagues.rows import StoredLeague
from pelipoyta.community.notices import book
from pelipoyta.community.notices.model import Facts
from pelipoyta.community.notices.schedule import event_notices
from pelipoyta.storage.schema.games.events import CONTEST_FOLLOWERS
from pelipoyta.storage.schema.people.notices import NOTICES

PATHS = {"tournament": "tournament", "team_match": "team-match"}
LATE = 60.0  # seconds after its start time at which a beginning is still news


class WantedBeginning(Struct, frozen=True):
    """Notice that a person is to have of a contest."""

    person: str
    key: str
    facts: Facts
    due: float


def tell_contest(db: Connection, contest: str, row: ContestRow, now: float) -> None:
    """Store the notices of a contest as it is now; those that are no longer true end."""
    followers = _followers(db, contest)
    _tell(db, contest, [each for each in _wanted(contest, row, followers, now) if each.person], now)


def tell_league(db: Connection, stored: StoredLeague, now: float) -> None:
    """Store the notices of a league whose first season begins by itself, for its members."""
    league, begins = stored.league, stored.league.terms.begins
    waits = begins is not None and not league.seasons and not league.closed
    wanted = [
        WantedBeginning(person, plan.key, {**plan.facts, "game": league.terms.game}, plan.due)
        for person in (league.members if waits else ())
        for plan in event_notices(league.terms.name, stored.id, f"/league/{stored.id}", begins or 0.0, now)
        if plan.due >= now - LATE
    ]
    _tell(db, stored.id, wanted, now)


def end_all(db: Connection, contest: str, now: float) -> None:
    """End all notices of a contest that is over."""
    _end(db, contest, set(), now)


def follow(db: Connection, contest: str, entrant: int, person: str, row: ContestRow, now: float) -> None:
    """Tell a guest's browser of its entrant's rounds from now on, of the present one too."""
    here = (CONTEST_FOLLOWERS.c.contest == contest) & (CONTEST_FOLLOWERS.c.entrant == entrant)
    db.execute(delete(CONTEST_FOLLOWERS).where(here))
    db.execute(insert(CONTEST_FOLLOWERS).values(contest=contest, entrant=entrant, person=person, made=now))
    tell_contest(db, contest, row, now)


def _followers(db: Connection, contest: str) -> dict[int, str]:
    rows = select(CONTEST_FOLLOWERS.c.entrant, CONTEST_FOLLOWERS.c.person).where(CONTEST_FOLLOWERS.c.contest == contest)
    return {row.entrant: row.person for row in db.execute(rows)}


def _wanted(contest: str, row: ContestRow, followers: dict[int, str], now: float) -> list[WantedBeginning]:
    found = []
    for each in row.entrants:
        person = each.account or followers.get(each.entrant, "")
        found += _round(contest, row, each, person, now) if row.round else _start(contest, row, person, now)
    return found


def _start(contest: str, row: ContestRow, person: str, now: float) -> list[WantedBeginning]:
    """Fifteen minutes before the start time, and at it."""
    if row.begins is None or row.state != "open":
        return []
    link = f"/{PATHS[row.kind]}/{contest}"
    plans = event_notices(row.title, contest, link, row.begins, now)
    timely = [plan for plan in plans if plan.due >= now - LATE]
    return [
        WantedBeginning(person, plan.key, {"what": plan.facts["what"], "link": link, **_named(row)}, plan.due)
        for plan in timely
    ]


def _round(contest: str, row: ContestRow, entrant: ContestEntrant, person: str, now: float) -> list[WantedBeginning]:
    """The present round, for an entrant with a table in it."""
    if not entrant.table:
        return []
    facts = {"what": "round", "round": row.round, "table": entrant.table, "link": f"/t/{entrant.table}", **_named(row)}
    return [WantedBeginning(person, f"event:{contest}:round:{row.round}", facts, now)]


def _named(row: ContestRow) -> Facts:
    """Title of the contest; one without is called by its game."""
    return {"game": row.game, **({"name": row.title} if row.title else {})}


def _tell(db: Connection, event: str, wanted: Sequence[WantedBeginning], now: float) -> None:
    _end(db, event, {(each.person, each.key) for each in wanted}, now)
    for each in wanted:
        book.add(db, each.person, kind="event", key=each.key, facts=each.facts, due=each.due, now=now)


def _end(db: Connection, contest: str, keep: set[tuple[str, str]], now: float) -> None:
    mine = NOTICES.c.key.startswith(f"event:{contest}:", autoescape=True) & NOTICES.c.ended.is_(None)
    rows = db.execute(select(NOTICES.c.id, NOTICES.c.person, NOTICES.c.key).where(mine)).all()
    book.end(db, [row.id for row in rows if (row.person, row.key) not in keep], now)
