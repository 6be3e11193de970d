"""Clubs over HTTP: what a stranger, a member and an organiser read; joining by link; tables of the club."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.server.people.conftest import Person, code
from tests.server.people.test_acts import World

People = Callable[[str], Person]


@pytest.fixture
def owner(person: People) -> Person:
    return person("Olga")


def make(owner: Person, **more: Any) -> str:
    answer = owner.post("/api/clubs", {"name": "Kuusikerho", "about": "Pelaamme torstaisin.", **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def act(me: Person, club: str, kind: str, **body: Any) -> Any:
    return me.post(f"/api/clubs/{club}/commands", {"type": kind, **body})


def join(owner: Person, club: str, other: Person) -> None:
    token = act(owner, club, "link").json()["token"]
    assert code(act(other, club, "join", token=token)) == ""


def test_a_stranger_reads_the_name_and_size_alone(desk_house: Any, owner: Person, person: People) -> None:
    club, secret = make(owner), {"members", "tables", "results", "events", "requests", "links", "trail"}
    for page in (person("Ville").get(f"/api/clubs/{club}"), desk_house.client.get(f"/api/clubs/{club}").json()):
        assert (page["name"], page["size"], page["role"]) == ("Kuusikerho", 1, None)
        assert all(page[each] == [] for each in secret) and page["hook"] == page["token"] == ""


def test_joining_by_link_and_the_clubs_own_lobby(desk_house: Any, owner: Person, person: People) -> None:
    club, member, stranger = make(owner), person("Jaana"), person("Ville")
    join(owner, club, member)
    world = World(desk_house, member)
    assert code(act(stranger, club, "table", table=world.table)) == "not_member"
    assert code(act(member, club, "table", table="no-such")) == "no_such_table"
    page = act(member, club, "table", table=world.table).json()
    assert [(each["table"], each["phase"], each["open"], each["names"]) for each in page["tables"]] == [
        (world.table, "waiting", 1, ["Jaana", ""])
    ]
    assert owner.get(f"/api/clubs/{club}")["tables"] == page["tables"]
    assert stranger.get(f"/api/clubs/{club}")["tables"] == []
    assert [each["name"] for each in member.get("/api/clubs")["clubs"]] == ["Kerho", "Kuusikerho"]


def test_an_organiser_reads_requests_links_and_the_trail(owner: Person, person: People) -> None:
    club, member, asker = make(owner), person("Jaana"), person("Kyösti")
    join(owner, club, member)
    assert act(asker, club, "ask", note="Saanko?").json()["asked"] is True
    for me, sees in ((owner, True), (member, False)):
        page = me.get(f"/api/clubs/{club}")
        assert bool(page["requests"]) == bool(page["links"]) == bool(page["trail"]) == sees
    assert code(act(member, club, "answer", person=asker.id, yes=True)) == "not_club_organiser"
    page = act(owner, club, "answer", person=asker.id, yes=True).json()
    assert [each["name"] for each in page["members"]] == ["Olga", "Jaana", "Kyösti"]
    assert code(act(owner, club, "remove", person=asker.id, reason="")) == "reason_needed"
    page = act(owner, club, "remove", person=asker.id, reason="Roska").json()
    assert (page["trail"][0]["kind"], page["trail"][0]["subject"], page["trail"][0]["facts"]) == (
        "removed",
        "Kyösti",
        {"reason": "Roska"},
    )


@pytest.mark.parametrize(
    "address",
    ["http://example.org/", "https://", "https://localhost/", "ftp://x.y/", "https://me:pw@example.org/", "x" * 900],
)
def test_a_bad_hook_is_refused(owner: Person, address: str) -> None:
    club = make(owner)
    assert code(act(owner, club, "hook", address=address)) == "bad_hook"
    assert owner.get(f"/api/clubs/{club}")["hook"] == ""


def test_the_hook_is_the_owners_and_its_secret_shown_once(owner: Person, person: People) -> None:
    club, member = make(owner), person("Jaana")
    join(owner, club, member)
    assert code(act(member, club, "hook", address="https://hooks.example.org/x")) == "not_club_owner"
    page = act(owner, club, "hook", address="https://hooks.example.org/x").json()
    assert page["token"] and page["hook"] == "https://hooks.example.org/x"
    assert owner.get(f"/api/clubs/{club}")["token"] == ""
    assert member.get(f"/api/clubs/{club}")["hook"] == ""


def test_the_last_owner_cannot_leave_and_a_closed_club_is_gone(owner: Person) -> None:
    club = make(owner)
    assert code(act(owner, club, "leave")) == "last_owner"
    assert code(act(owner, club, "close")) == "no_such_club"  # the page that would answer is gone
    assert owner.get("/api/clubs")["clubs"] == []


@pytest.mark.parametrize("body", [{}, {"type": "eat"}, {"type": "join"}, {"type": "link", "days": 1000}])
def test_bad_commands(owner: Person, body: dict[str, Any]) -> None:
    club = make(owner)
    assert code(owner.post(f"/api/clubs/{club}/commands", body)) == "bad_message"
    assert code(owner.post("/api/clubs/nowhere/commands", {"type": "leave"})) == "no_such_club"
