"""Pages of clubs: as a stranger, a member, an organiser or an owner reads them."""

from collections.abc import Callable
from time import time

from msgspec.structs import replace
from sqlalchemy import Connection, select

from pelipoyta.community.clubs import book, club_tables, events, members
from pelipoyta.community.clubs.model import (
    ClubLink,
    ClubMember,
    ClubRequest,
    ClubTrailLine,
    StoredClub,
    is_at_least,
)
from pelipoyta.community.friends.visibility import visible_friends
from pelipoyta.community.projections.projection import read_row
from pelipoyta.community.table_index.row import IndexedTable
from pelipoyta.server.people.names import names_of
from pelipoyta.server.schemas.people import clubs as wire
from pelipoyta.storage.schema.games.leagues import LEAGUES
from pelipoyta.storage.schema.games.table_index import TABLE_INDEX
from pelipoyta.table.access.listing import listing_access

TABLES, RESULTS = 50, 50
MOST = 300  # tables of a club that are looked at
Here = Callable[[str], bool]
Names = dict[str, str]  # by account


def my_clubs(db: Connection, me: str) -> wire.MyClubs:
    return wire.MyClubs(tuple(wire.ClubCard(each.id, each.name) for each in book.clubs_of(db, me)))


def club_page(db: Connection, me: str, club: str, is_here: Here, token: str = "") -> wire.ClubPage:
    """The page of a club for this person; "" is a guest. Raises TableError."""
    found = book.club_by_id(db, club)
    everyone = members.members(db, club)
    mine = next((each for each in everyone if each.person == me), None)
    asked = bool(me) and any(each.person == me for each in members.requests(db, club))
    if mine is None:
        return _outside(found, len(everyone), asked)
    return _inside(db, found, everyone, mine=mine, is_here=is_here, token=token)


def _outside(club: StoredClub, size: int, asked: bool) -> wire.ClubPage:
    return wire.ClubPage(
        id=club.id, name=club.name, about=club.about, consent=club.consent, size=size, role=None, asked=asked
    )


def _inside(
    db: Connection, club: StoredClub, everyone: list[ClubMember], mine: ClubMember, is_here: Here, token: str
) -> wire.ClubPage:
    here = {each for each in (*visible_friends(db, mine.person), mine.person) if is_here(each)}
    names = names_of(db, {each.person for each in everyone})
    tables = _tables(db, club.id, time())
    page = wire.ClubPage(
        id=club.id,
        name=club.name,
        about=club.about,
        consent=club.consent,
        size=len(everyone),
        role=mine.role,
        asked=False,
        members=tuple(_member(each, names, each.person in here) for each in everyone),
        tables=tuple(each for each in tables if each.phase != "over")[:TABLES],
        results=tuple(each for each in tables if each.phase == "over")[:RESULTS],
        events=_events(db, club.id),
        hook=club.hook if mine.role == "owner" else "",
        token=token,
    )
    return _with_desk(db, page) if is_at_least(mine.role, "organiser") else page


def _with_desk(db: Connection, page: wire.ClubPage) -> wire.ClubPage:
    """The page with what organisers read besides: requests, links and the trail."""
    trail, asking, links = book.trail(db, page.id), members.requests(db, page.id), members.links(db, page.id)
    people = {each.person for each in asking} | {each.made_by for each in links}
    names = names_of(db, people | {who for each in trail for who in (each.actor, each.subject)})
    return replace(
        page,
        requests=tuple(_request(each, names, members.was_removed(db, page.id, each.person)) for each in asking),
        links=tuple(_link(each, names) for each in links),
        trail=tuple(_trail_line(each, names) for each in trail),
    )


def _member(each: ClubMember, names: Names, here: bool) -> wire.ClubMemberInfo:
    name = names.get(each.person, "")
    return wire.ClubMemberInfo(person=each.person, name=name, role=each.role, since=each.since, here=here)


def _request(each: ClubRequest, names: Names, removed: bool) -> wire.ClubRequestInfo:
    name = names.get(each.person, "")
    return wire.ClubRequestInfo(person=each.person, name=name, note=each.note, made=each.made, removed=removed)


def _link(each: ClubLink, names: Names) -> wire.ClubLinkInfo:
    name = names.get(each.made_by, "")
    return wire.ClubLinkInfo(id=each.id, role=each.role, name=name, until=each.until, uses=each.uses)


def _trail_line(each: ClubTrailLine, names: Names) -> wire.ClubTrailInfo:
    actor, subject = names.get(each.actor, ""), names.get(each.subject, "")
    return wire.ClubTrailInfo(time=each.time, kind=each.kind, actor=actor, subject=subject, facts=each.facts)


def _events(db: Connection, club: str) -> tuple[wire.ClubEventInfo, ...]:
    """Listed events and the club's leagues, the newest first; titles of contests are in their logs."""
    listed = events.events(db, club)
    names = [each.name for each in listed if each.kind == "league"]
    own = select(LEAGUES.c.id, LEAGUES.c.name, LEAGUES.c.made).where((LEAGUES.c.club == club) | LEAGUES.c.id.in_(names))
    leagues = [wire.ClubEventInfo("league", row.id, row.name, row.made) for row in db.execute(own)]
    contests = [wire.ClubEventInfo(each.kind, each.name, "", each.made) for each in listed if each.kind != "league"]
    return tuple(sorted([*leagues, *contests], key=lambda each: -each.made))


def _tables(db: Connection, club: str, now: float) -> list[wire.ClubTableInfo]:
    """Tables made for the club or listed by a member, by the table index, the newest first."""
    listed, own = club_tables.tables(db, club), (TABLE_INDEX.c.club == club) & (TABLE_INDEX.c.listing == "club")
    chosen = select(TABLE_INDEX).where(own | TABLE_INDEX.c.table_id.in_(list(listed)))
    rows = db.execute(chosen.order_by(TABLE_INDEX.c.created.desc(), TABLE_INDEX.c.table_id).limit(MOST)).mappings()
    found = {str(row["table_id"]): read_row(row, IndexedTable) for row in rows}
    names = names_of(db, {seat.account for row in found.values() for seat in row.seats} - {""})
    return [_table(name, row, names, listed.get(name, row.created), now) for name, row in found.items()]


def _table(name: str, row: IndexedTable, names: dict[str, str], made: float, now: float) -> wire.ClubTableInfo:
    known = listing_access(row, now)
    return wire.ClubTableInfo(
        table=name,
        game=row.game,
        phase=known.phase,
        names=tuple(names.get(seat.account, "") or seat.name or seat.bot for seat in row.seats),
        open=sum(1 for seat in row.seats if not seat.taken),
        scores=row.scores if known.result else None,
        made=made,
        watched=known.watched,
    )
