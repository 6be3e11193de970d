"""Coming events as each reader of the lobby finds them: open to all, or to one's clubs; those by link alone never."""

from collections.abc import Collection, Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, select

from pelipoyta.community.events.index import IndexedContest
from pelipoyta.community.events.index import stored as stored_contests
from pelipoyta.community.events.model import ComingEvent, EventKind
from pelipoyta.community.leagues import rows as leagues
from pelipoyta.community.leagues.decide import next_due
from pelipoyta.community.leagues.rows import StoredLeague
from pelipoyta.storage.schema.games.leagues import LEAGUES
from pelipoyta.storage.schema.people.clubs import CLUB_EVENTS, CLUB_MEMBERS, CLUBS
from pelipoyta.storage.schema.people.friends import BLOCKS

LISTED = 50  # events of one list
DAY = 86_400.0
STALE, FORGOTTEN = DAY, 30 * DAY  # after its start time, or without one since it was announced, it is not listed
CHUNK = 500
MOST_LEAGUES = 100


class PublicEvent(Struct, frozen=True, kw_only=True):
    """An event with what decides who finds it."""

    event: ComingEvent
    open: bool
    clubs: frozenset[str]  # whose members find it
    organiser: str
    people: frozenset[str]  # accounts that have entered
    made: float


class EventReader(Struct, frozen=True):
    """Clubs of a reader, and the people whom a block hides from them."""

    person: str
    clubs: frozenset[str] = frozenset()
    hidden: frozenset[str] = frozenset()


def load(db: Connection, now: float) -> list[PublicEvent]:
    """All events that somebody may find in a list."""
    listed = _listed_by_clubs(db)
    names = dict(map(tuple, db.execute(select(CLUBS.c.id, CLUBS.c.name).where(CLUBS.c.closed.is_(None)))))
    found = [_contest(row, listed, names) for row in stored_contests(db) if _is_fresh(row, now)]
    found += [_league(stored, listed, names) for stored in _leagues(db)]
    return [each for each in found if each.open or each.clubs]


def readers(db: Connection, people: Collection[str]) -> dict[str, EventReader]:
    """Clubs and blocks of each of these people, by which events are found."""
    clubs: dict[str, set[str]] = {}
    hidden: dict[str, set[str]] = {}
    wanted = sorted(people)
    for start in range(0, len(wanted), CHUNK):
        some = wanted[start : start + CHUNK]
        in_clubs = select(CLUB_MEMBERS.c.person, CLUB_MEMBERS.c.club).where(CLUB_MEMBERS.c.person.in_(some))
        for person, club in db.execute(in_clubs):
            clubs.setdefault(person, set()).add(club)
        either = BLOCKS.c.person.in_(some) | BLOCKS.c.blocked.in_(some)
        for one, other in db.execute(select(BLOCKS.c.person, BLOCKS.c.blocked).where(either)):
            hidden.setdefault(one, set()).add(other)
            hidden.setdefault(other, set()).add(one)
    return {
        person: EventReader(person, frozenset(clubs.get(person, ())), frozenset(hidden.get(person, ())))
        for person in wanted
    }


def found_by(events: Iterable[PublicEvent], reader: EventReader) -> tuple[ComingEvent, ...]:
    """The events that this reader finds, the next to begin first."""
    mine = [each for each in events if _finds(each, reader)]
    mine.sort(key=lambda each: (each.event.begins is None, each.event.begins or 0.0, -each.made, each.event.id))
    return tuple(_for(each, reader) for each in mine[:LISTED])


def _finds(each: PublicEvent, reader: EventReader) -> bool:
    entered = reader.person in each.people
    if each.organiser in reader.hidden and not entered:
        return False
    wanted = each.event.takes or each.event.state == "open" or entered
    return wanted and (each.open or bool(each.clubs & reader.clubs))


def _for(each: PublicEvent, reader: EventReader) -> ComingEvent:
    return replace(each.event, mine=True) if reader.person in each.people else each.event


def _is_fresh(row: IndexedContest, now: float) -> bool:
    if row.state == "running":
        return True
    return row.begins > now - STALE if row.begins is not None else row.made > now - FORGOTTEN


def _listed_by_clubs(db: Connection) -> dict[tuple[str, str], set[str]]:
    """Clubs whose page lists an event, by its kind and id."""
    found: dict[tuple[str, str], set[str]] = {}
    open_clubs = select(CLUBS.c.id).where(CLUBS.c.closed.is_(None))
    chosen = (CLUB_EVENTS.c.kind != "table") & CLUB_EVENTS.c.club.in_(open_clubs)
    for kind, name, club in db.execute(
        select(CLUB_EVENTS.c.kind, CLUB_EVENTS.c.name, CLUB_EVENTS.c.club).where(chosen)
    ):
        found.setdefault((kind, name), set()).add(club)
    return found


def _clubs(kind: EventKind, name: str, club: str, listed: Mapping[tuple[str, str], set[str]]) -> frozenset[str]:
    return frozenset({*listed.get((kind, name), ()), *({club} if club else ())})


def _contest(row: IndexedContest, listed: Mapping[tuple[str, str], set[str]], names: Mapping[str, str]) -> PublicEvent:
    clubs = _clubs(row.kind, row.contest, row.club, listed)
    event = ComingEvent(
        kind=row.kind,
        id=row.contest,
        game=row.game,
        title=row.title,
        club=_club_name(clubs, row.listing == "open", names),
        begins=row.begins,
        state=row.state,
        count=row.count,
        places=row.places,
        takes=row.takes,
        plain=row.plain,
    )
    people = frozenset(each.account for each in row.entrants if each.account)
    return PublicEvent(
        event=event, open=row.listing == "open", clubs=clubs, organiser=row.organiser, people=people, made=row.made
    )


def _club_name(clubs: frozenset[str], is_open: bool, names: Mapping[str, str]) -> str:
    """Name of the club that holds the event; not told of one that everybody finds."""
    return "" if is_open else next((names[club] for club in sorted(clubs) if club in names), "")


def _leagues(db: Connection) -> list[StoredLeague]:
    newest = select(LEAGUES.c.id).where(LEAGUES.c.over.is_(False)).order_by(LEAGUES.c.made.desc()).limit(MOST_LEAGUES)
    found = [leagues.read(db, league, locked=False) for league in db.execute(newest).scalars()]
    return [each for each in found if each is not None]


def _league(stored: StoredLeague, listed: Mapping[tuple[str, str], set[str]], names: Mapping[str, str]) -> PublicEvent:
    league, terms = stored.league, stored.league.terms
    clubs = _clubs("league", stored.id, stored.club, listed)
    is_open = terms.listing == "open" and not stored.club
    begins = next_due(league)
    event = ComingEvent(
        kind="league",
        id=stored.id,
        game=terms.game,
        title=terms.name,
        club=_club_name(clubs, is_open, names),
        begins=begins,
        state="running" if league.season else "open",
        count=len(league.members),
        takes=True,
        plain=True,
    )
    return PublicEvent(
        event=event,
        open=is_open,
        clubs=clubs,
        organiser=stored.organiser,
        people=frozenset(league.members),
        made=stored.made,
    )
