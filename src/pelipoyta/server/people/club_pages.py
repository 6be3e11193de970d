"""Pages of clubs: as a stranger, a member, an organiser or an owner reads them."""

from collections.abc import Callable, Iterable
from typing import Any

from sqlalchemy import Connection, select

from pelipoyta.community.clubs import book, club_tables, events, members
from pelipoyta.community.clubs.model import ClubMember, StoredClub, is_at_least
from pelipoyta.community.friends.visibility import visible_friends
from pelipoyta.server.people.names import names_of
from pelipoyta.server.schemas import clubs as wire
from pelipoyta.storage.schema.table_index import TABLE_INDEX

TABLES, RESULTS = 50, 50
Here = Callable[[str], bool]


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
    organises = is_at_least(mine.role, "organiser")
    trail = book.trail(db, club.id) if organises else []
    asking = members.requests(db, club.id) if organises else []
    links = members.links(db, club.id) if organises else []
    people = {each.person for each in everyone} | {each.person for each in asking}
    people |= {each.made_by for each in links}
    names = names_of(db, people | {who for each in trail for who in (each.actor, each.subject)})
    here = {each for each in (*visible_friends(db, mine.person), mine.person) if is_here(each)}
    tables = _tables(db, club.id)
    return wire.ClubPage(
        id=club.id,
        name=club.name,
        about=club.about,
        consent=club.consent,
        size=len(everyone),
        role=mine.role,
        asked=False,
        members=tuple(
            wire.ClubMemberInfo(
                person=each.person,
                name=names.get(each.person, ""),
                role=each.role,
                since=each.since,
                here=each.person in here,
            )
            for each in everyone
        ),
        tables=tuple(each for each in tables if each.phase != "over")[:TABLES],
        results=tuple(each for each in tables if each.phase == "over")[:RESULTS],
        events=tuple(wire.ClubEventInfo(each.kind, each.name, "", each.made) for each in events.events(db, club.id)),
        requests=tuple(
            wire.ClubRequestInfo(
                person=each.person,
                name=names.get(each.person, ""),
                note=each.note,
                made=each.made,
                removed=members.was_removed(db, club.id, each.person),
            )
            for each in asking
        ),
        links=tuple(
            wire.ClubLinkInfo(
                id=each.id, role=each.role, name=names.get(each.made_by, ""), until=each.until, uses=each.uses
            )
            for each in links
        ),
        trail=tuple(
            wire.ClubTrailInfo(
                time=each.time,
                kind=each.kind,
                actor=names.get(each.actor, ""),
                subject=names.get(each.subject, ""),
                facts=each.facts,
            )
            for each in trail
        ),
        hook=club.hook if mine.role == "owner" else "",
        token=token,
    )


def _tables(db: Connection, club: str) -> list[wire.ClubTableInfo]:
    """Tables of the club by the table index, the newest first."""
    made = club_tables.tables(db, club)
    rows = db.execute(select(TABLE_INDEX).where(TABLE_INDEX.c.table_id.in_(list(made)))).mappings()
    found = {str(row["table_id"]): dict(row) for row in rows}
    names = names_of(db, {seat.get("account", "") for row in found.values() for seat in row["seats"]} - {""})
    return [_table(name, found[name], names, time) for name, time in made.items() if name in found]


def _table(name: str, row: dict[str, Any], names: dict[str, str], made: float) -> wire.ClubTableInfo:
    seats: Iterable[dict[str, Any]] = row["seats"]
    shown = tuple(
        names.get(seat.get("account", ""), "") or str(seat.get("name", "") or seat.get("bot", "")) for seat in seats
    )
    scores = None if row["scores"] is None else tuple(row["scores"])
    is_open = sum(1 for seat in row["seats"] if not seat.get("taken"))
    return wire.ClubTableInfo(
        table=name, game=str(row["game"]), phase=str(row["phase"]), names=shown, open=is_open, scores=scores, made=made
    )
