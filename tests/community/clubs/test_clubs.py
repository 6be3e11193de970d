"""Clubs: every role against every act, ways in and out, limits, and a trail that cannot be changed."""

from collections.abc import Callable, Iterator

import pytest
from sqlalchemy import Connection, create_engine, delete, insert, update
from sqlalchemy.exc import DatabaseError

from pelipoyta.community.clubs import book, events, members
from pelipoyta.community.clubs.model import LEAST, MOST_CLUBS, MOST_LINKS, MOST_MEMBERS, ROLES, ClubAct, Role
from pelipoyta.storage.migrate import migrate
from pelipoyta.storage.schema.people.clubs import CLUB_MEMBERS, CLUB_TRAIL
from pelipoyta.table.errors import TableError

OWNER, ORGANISER, MEMBER, STRANGER = "a-owner", "a-organiser", "a-member", "a-stranger"
DAY = 86_400
# The matrix in full, written out here a second time.
MAY: dict[str, set[str]] = {
    OWNER: set(LEAST),
    ORGANISER: {"read", "play", "invite", "admit", "remove", "event"},
    MEMBER: {"read", "play"},
    STRANGER: set(),
}


@pytest.fixture
def db() -> Iterator[Connection]:
    engine = create_engine("sqlite://")
    migrate(engine)
    with engine.begin() as connection:
        yield connection


@pytest.fixture
def club(db: Connection) -> str:
    club = book.make_club(db, OWNER, " Kerho  Kuusi ", "", True, 0.0).id
    for person, role in ((ORGANISER, "organiser"), (MEMBER, "member")):
        db.execute(insert(CLUB_MEMBERS).values(club=club, person=person, role=role, since=1.0))
    return club


def refused(act: Callable[[], object]) -> str:
    """The code of the refusal; empty where the act is done."""
    try:
        act()
    except TableError as error:
        return error.code
    return ""


def roles(db: Connection, club: str) -> dict[str, Role]:
    return {each.person: each.role for each in members.members(db, club)}


def link(db: Connection, club: str, person: str = OWNER, role: Role = "member", uses: int = 1) -> str:
    return members.make_link(db, person, club, role, DAY, uses, 0.0)[1]


@pytest.mark.parametrize("person", list(MAY))
@pytest.mark.parametrize("act", list(LEAST))
def test_every_role_against_every_act(db: Connection, club: str, person: str, act: ClubAct) -> None:
    assert (refused(lambda: book.check_may(db, club, person, act)) == "") == (act in MAY[person])


ACTS: dict[str, tuple[ClubAct, Callable[[Connection, str, str], object]]] = {
    "edit": ("edit", lambda db, who, club: book.edit_club(db, who, club, "Toinen", "", False, 2.0)),
    "hook": ("edit", lambda db, who, club: book.set_hook(db, who, club, "https://x.example/", 2.0)),
    "close": ("close", lambda db, who, club: book.close_club(db, who, club, 2.0)),
    "link": ("invite", lambda db, who, club: members.make_link(db, who, club, "member", DAY, 1, 2.0)),
    "end link": ("invite", lambda db, who, club: members.end_link(db, who, club, "x", 2.0)),
    "admit": ("admit", lambda db, who, club: members.answer_request(db, who, club, "a-new", True, 2.0)),
    "role": ("roles", lambda db, who, club: members.set_role(db, who, club, MEMBER, "organiser", 2.0)),
    "remove": ("remove", lambda db, who, club: members.remove(db, who, club, "a-low", "spam", 2.0)),
    "event": ("event", lambda db, who, club: events.add_event(db, who, club, "tournament", "t", 2.0)),
    "drop": ("event", lambda db, who, club: events.drop_event(db, who, club, "tournament", "t", 2.0)),
}


@pytest.mark.parametrize("person", list(MAY))
@pytest.mark.parametrize("act", list(ACTS))
def test_every_change_asks_for_the_role(db: Connection, club: str, person: str, act: str) -> None:
    """Law: what a role may not do changes no row."""
    db.execute(insert(CLUB_MEMBERS).values(club=club, person="a-low", role="member", since=1.0))
    members.request(db, "a-new", club, "", 1.0)
    kind, do = ACTS[act]
    before = (roles(db, club), book.trail(db, club), members.requests(db, club))
    done = refused(lambda: do(db, person, club)) == ""
    assert done == (kind in MAY[person])
    if not done:
        assert (roles(db, club), book.trail(db, club), members.requests(db, club)) == before


def test_a_club_is_made_with_its_owner(db: Connection, club: str) -> None:
    assert book.club_by_id(db, club).name == "Kerho Kuusi"
    assert roles(db, club)[OWNER] == "owner"
    assert [each.kind for each in book.trail(db, club)] == ["made"]
    assert [each.id for each in book.clubs_of(db, OWNER)] == [club]


@pytest.mark.parametrize("name", ["", "x", "\u202e\u200b", "1234", "n" * 41, "n" * 10_000])
def test_bad_names(db: Connection, name: str) -> None:
    assert refused(lambda: book.make_club(db, OWNER, name, "", True, 0.0)) == "bad_club_name"
    assert book.clubs_of(db, OWNER) == []


def test_a_link_admits_as_often_as_it_says(db: Connection, club: str) -> None:
    token = link(db, club, uses=2)
    for person in ("a-1", "a-1", "a-2"):  # joining twice uses it once
        members.join_by_link(db, person, club, token, 1.0)
    assert refused(lambda: members.join_by_link(db, "a-3", club, token, 1.0)) == "club_link_gone"
    assert {"a-1", "a-2"} <= set(roles(db, club)) and "a-3" not in roles(db, club)


def test_links_end(db: Connection, club: str) -> None:
    token = link(db, club)
    assert refused(lambda: members.join_by_link(db, "a-1", club, token, DAY + 1.0)) == "club_link_gone"
    assert refused(lambda: members.join_by_link(db, "a-1", club, "forged", 1.0)) == "club_link_gone"
    other = book.make_club(db, "a-else", "Muu", "", True, 0.0).id
    assert refused(lambda: members.join_by_link(db, "a-1", other, token, 1.0)) == "club_link_gone"
    members.end_link(db, OWNER, club, members.links(db, club)[0].id, 1.0)
    assert refused(lambda: members.join_by_link(db, "a-1", club, token, 1.0)) == "club_link_gone"


def test_a_link_gives_no_role_its_maker_cannot_give(db: Connection, club: str) -> None:
    assert refused(lambda: link(db, club, ORGANISER, "organiser")) == "not_club_owner"
    assert refused(lambda: link(db, club, OWNER, "owner")) == "not_club_owner"
    members.join_by_link(db, "a-1", club, link(db, club, OWNER, "organiser"), 1.0)
    assert roles(db, club)["a-1"] == "organiser"


def test_the_token_is_not_stored(db: Connection, club: str) -> None:
    token = link(db, club)
    rows = [str(row) for table in ("club_links", "club_trail") for row in db.exec_driver_sql(f"SELECT * FROM {table}")]
    assert rows and not any(token in row for row in rows)


def test_joining_by_consent(db: Connection, club: str) -> None:
    members.request(db, STRANGER, club, "Moi!", 1.0)
    members.request(db, STRANGER, club, "Moi taas!", 2.0)
    assert [(each.person, each.note) for each in members.requests(db, club)] == [(STRANGER, "Moi!")]
    members.answer_request(db, ORGANISER, club, STRANGER, True, 3.0)
    assert roles(db, club)[STRANGER] == "member" and members.requests(db, club) == []
    assert refused(lambda: members.answer_request(db, ORGANISER, club, STRANGER, True, 3.0)) == "no_such_request"


def test_a_club_by_invitation_takes_no_requests(db: Connection, club: str) -> None:
    book.edit_club(db, OWNER, club, "Kerho", "", False, 1.0)
    assert refused(lambda: members.request(db, STRANGER, club, "", 2.0)) == "club_by_invitation"


def test_removal_needs_a_reason_and_a_lower_role(db: Connection, club: str) -> None:
    assert refused(lambda: members.remove(db, ORGANISER, club, MEMBER, " \u202e", 1.0)) == "reason_needed"
    assert refused(lambda: members.remove(db, ORGANISER, club, OWNER, "coup", 1.0)) == "not_club_owner"
    assert refused(lambda: members.remove(db, OWNER, club, OWNER, "me", 1.0)) == "not_club_owner"
    members.remove(db, ORGANISER, club, MEMBER, "spam", 1.0)
    line = book.trail(db, club)[0]
    assert (line.kind, line.actor, line.subject, line.facts) == ("removed", ORGANISER, MEMBER, {"reason": "spam"})
    members.request(db, MEMBER, club, "", 2.0)
    assert members.was_removed(db, club, MEMBER)
    members.join_by_link(db, MEMBER, club, link(db, club), 3.0)
    assert not members.was_removed(db, club, MEMBER)


def test_the_last_owner_stays(db: Connection, club: str) -> None:
    assert refused(lambda: members.leave(db, OWNER, club, 1.0)) == "last_owner"
    assert refused(lambda: members.set_role(db, OWNER, club, OWNER, "member", 1.0)) == "last_owner"
    members.set_role(db, OWNER, club, MEMBER, "owner", 1.0)
    members.leave(db, OWNER, club, 2.0)
    assert roles(db, club) == {MEMBER: "owner", ORGANISER: "organiser"}


def test_a_closed_club_is_gone(db: Connection, club: str) -> None:
    token = link(db, club)
    book.close_club(db, OWNER, club, 1.0)
    assert refused(lambda: book.club_by_id(db, club)) == "no_such_club"
    assert refused(lambda: members.join_by_link(db, "a-1", club, token, 2.0)) == "no_such_club"
    assert book.clubs_of(db, OWNER) == []


def test_limits(db: Connection, club: str) -> None:
    for number in range(MOST_CLUBS):
        book.make_club(db, "a-busy", f"Kerho {number}", "", True, 0.0)
    assert refused(lambda: book.make_club(db, "a-busy", "Vielä", "", True, 0.0)) == "too_many_clubs"
    assert refused(lambda: members.join_by_link(db, "a-busy", club, link(db, club), 1.0)) == "too_many_clubs"
    for _ in range(MOST_LINKS - len(members.links(db, club))):
        link(db, club)
    assert refused(lambda: link(db, club)) == "too_many_links"
    rows = [{"club": club, "person": f"z{n}", "role": "member", "since": 0.0} for n in range(MOST_MEMBERS - 3)]
    token_club = members.links(db, club)
    db.execute(insert(CLUB_MEMBERS), rows)
    members.request(db, STRANGER, club, "", 1.0)
    assert refused(lambda: members.answer_request(db, OWNER, club, STRANGER, True, 2.0)) == "club_full"
    assert token_club and len(roles(db, club)) == MOST_MEMBERS


@pytest.mark.parametrize("change", [delete(CLUB_TRAIL), update(CLUB_TRAIL).values(actor="me")])
def test_the_trail_cannot_be_changed(db: Connection, club: str, change: object) -> None:
    with pytest.raises(DatabaseError, match="append-only"), db.begin_nested():
        db.execute(change)  # type: ignore[call-overload]
    assert len(book.trail(db, club)) == 1


def test_roles_are_in_order() -> None:
    assert ROLES == ("owner", "organiser", "member")
