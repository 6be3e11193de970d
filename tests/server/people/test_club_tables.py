"""A club's own tables, events and news: for members alone, no faster than a table's watch policy, told to its hook."""

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.people.conftest import Person, code
from tests.server.people.test_club_pages import act, join, make

from pelipoyta.storage.schema.people.notices import NOTICES

People = Callable[[str], Person]
TABLE = {"game": "arvaus", "seats": 2, "places": ["me", "open"], "listing": "club"}


@pytest.fixture
def club(person: People) -> tuple[str, Person, Person]:
    """A club with its owner and a member."""
    owner, member = person("Olga"), person("Jaana")
    name = make(owner)
    join(owner, name, member)
    return name, owner, member


def flush(house: Any) -> None:
    services = house.client.app.state.services
    house.client.portal.call(services.projector.flush)
    house.client.portal.call(services.club_news.close)


def news(house: Any, to: str) -> list[str]:
    query = select(NOTICES.c.facts).where(NOTICES.c.person == to).order_by(NOTICES.c.made)
    services = house.client.app.state.services
    found = house.client.portal.call(services.database.run, lambda db: db.execute(query).scalars().all())
    return [str(each["what"]) for each in found if str(each.get("what", "")).startswith("club_")]


def listed(owner: Person, club: str, tournament: str) -> Any:
    return owner.post(f"/api/clubs/{club}/commands", {"type": "event", "kind": "tournament", "event": tournament})


def test_only_members_make_and_join_a_clubs_table(desk_house: Any, club: Any, person: People) -> None:
    name, owner, member = club
    stranger = person("Ville")
    assert code(stranger.post("/api/tables", TABLE | {"club": name})) == "not_member"
    assert code(desk_house.client.post("/api/tables", json=TABLE | {"club": name})) == "not_member"
    made = owner.post("/api/tables", TABLE | {"club": name})
    assert made.status_code == 201, made.text
    table = made.json()["table"]
    assert code(stranger.post(f"/api/tables/{table}/sit", {})) == "not_member"
    assert code(desk_house.client.post(f"/api/tables/{table}/sit", json={})) == "not_member"
    flush(desk_house)
    [shown] = member.get(f"/api/clubs/{name}")["tables"]
    assert (shown["table"], shown["open"], shown["names"]) == (table, 1, ["Olga", ""])
    assert stranger.get(f"/api/clubs/{name}")["tables"] == []
    assert member.post(f"/api/tables/{table}/sit", {}).json()["seat"] == 1


@pytest.mark.parametrize(("kind", "behind", "seen"), [("live", 0, True), ("minutes", 60, False), ("nobody", 0, False)])
def test_the_lobby_of_a_club_tells_no_end_before_its_time(
    desk_house: Any, club: Any, kind: str, behind: int, seen: bool
) -> None:
    name, owner, member = club
    assert act(owner, name, "hook", address="https://hooks.example.org/club").status_code == 200
    table = owner.post("/api/tables", TABLE | {"club": name, "watch": {"kind": kind, "behind": behind}}).json()["table"]
    member.post(f"/api/tables/{table}/sit", {})
    with member.client.websocket_connect(f"/api/tables/{table}/live", headers={"origin": "http://testserver"}) as line:
        line.send_json({"type": "hello", "token": None})
        line.send_json({"type": "resign", "id": "r"})
        while line.receive_json()["type"] != "ack":
            pass
    flush(desk_house)
    page = owner.get(f"/api/clubs/{name}")
    told = [each["scores"] for each in page["results"] if each["scores"] is not None]
    assert bool(told) == seen
    assert [each["phase"] for each in page["tables"]] == (["playing"] if kind == "minutes" else [])
    assert ("club_result" in news(desk_house, f"club:{name}")) == seen


def test_members_and_the_hook_hear_of_an_event_once(desk_house: Any, club: Any) -> None:
    name, owner, member = club
    assert code(listed(owner, name, "none")) == "no_such_tournament"
    act(owner, name, "hook", address="https://hooks.example.org/club")
    wish = {"game": "arvaus", "seats": 2, "system": "robin", "title": "Syyscup"}
    made = owner.post("/api/tournaments", wish)
    assert made.status_code == 201, made.text
    for _ in range(2):
        page = listed(owner, name, made.json()["id"]).json()
    assert [each["title"] for each in page["events"]] == ["Syyscup"]
    assert news(desk_house, f"club:{name}") == news(desk_house, member.id)[-1:] == ["club_event"]


def test_a_clubs_league_stands_on_its_page_by_itself(club: Any) -> None:
    name, owner, member = club
    terms = {"name": "Syysliiga", "game": "rolechess"}
    made = owner.post("/api/leagues", {"terms": terms, "club": name})
    assert made.status_code == 201, made.text
    assert [each["title"] for each in member.get(f"/api/clubs/{name}")["events"]] == ["Syysliiga"]
