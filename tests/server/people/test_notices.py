"""Notices over the server: the list, what sets it, live pages, and what a stranger can do."""

from typing import Any

from tests.server.people.conftest import ORIGIN, code

QUIET = {"start": 22 * 60, "end": 8 * 60, "zone": "Europe/Helsinki"}


def listed(person: Any, count: int) -> Any:
    """The list once it has so many unread notices."""
    for _ in range(200):
        found = person.get("/api/notices")
        if found["unread"] == count:
            return found["notices"]
    raise AssertionError(found)


def test_a_friend_request_is_told_to_an_open_page_and_seen_once(person) -> None:
    aino, eino = person("Aino"), person("Eino")
    with aino.client.websocket_connect("/api/notices/live", headers=ORIGIN) as socket:
        socket.send_json({"type": "enter"})
        assert socket.receive_json() == {"type": "notices", "unread": 0, "notices": []}
        eino.relate("ask", aino)
        message = socket.receive_json()
        assert (message["unread"], message["notices"][0]["what"]) == (1, "friend_asked")
        assert message["notices"][0]["facts"] == {"name": "Eino"}
        assert message["notices"][0]["link"] == "/friends"
        aino.post("/api/notices/seen", {"notices": None})
        assert socket.receive_json()["unread"] == 0
    assert aino.get("/api/notices")["notices"][0]["seen"] is True


def test_nobody_reads_or_marks_the_notices_of_another(person) -> None:
    aino, eino = person("Aino"), person("Eino")
    eino.relate("ask", aino)
    found = listed(aino, 1)
    assert eino.get("/api/notices")["notices"] == []
    eino.post("/api/notices/seen", {"notices": [found[0]["id"]]})
    assert aino.get("/api/notices")["unread"] == 1


def test_an_invitation_ends_when_its_person_sits_down(person) -> None:
    aino, eino = person("Aino"), person("Eino")
    eino.relate("ask", aino)
    aino.relate("accept", eino)
    made = eino.post(
        "/api/tables", {"game": "rolechess", "seats": 2, "options": {}, "places": ["me", "open"], "name": ""}
    )
    table = made.json()["table"]
    eino.post("/api/people/invitations", {"person": aino.id, "table": table})
    found = [each for each in listed(aino, 2) if each["kind"] == "invitation"]
    assert [(each["link"], each["facts"]["game"]) for each in found] == [(f"/t/{table}", "rolechess")]


def test_settings_are_kept_by_kind_and_channel(person) -> None:
    aino = person("Aino")
    body = {"channels": {"turn": ["push"]}, "quiet": QUIET, "bundle": 30, "digest": False, "language": "sv"}
    info = aino.post("/api/notices/settings", body).json()
    assert (info["channels"]["turn"], info["quiet"], info["bundle"], info["digest"]) == (["push"], QUIET, 30, False)
    assert aino.get("/api/notices/settings")["channels"]["turn"] == ["push"]
    assert len(info["push_key"]) == 87


def test_a_zone_that_is_none_changes_nothing(person) -> None:
    aino = person("Aino")
    before = aino.get("/api/notices/settings")
    for zone in ("Nowhere/Atall", "../../etc/passwd", "x" * 65):
        body = {"channels": {}, "quiet": {**QUIET, "zone": zone}, "bundle": 1, "digest": True, "language": "fi"}
        assert aino.post("/api/notices/settings", body).status_code == 400
    assert aino.get("/api/notices/settings") == before


def test_a_guest_without_the_secret_of_the_browser_is_nobody(desk_house) -> None:
    for headers in ({}, {"pelipoyta-device": "short"}, {"pelipoyta-device": "x" * 129}):
        answer = desk_house.client.get("/api/notices", headers=headers)
        assert (answer.status_code, code(answer)) == (401, "sign_in_first")
    answer = desk_house.client.get("/api/notices", headers={"pelipoyta-device": "x" * 32})
    assert answer.json() == {"unread": 0, "notices": []}


def test_a_page_says_who_it_is_first(desk_house, sockets) -> None:
    socket = sockets.enter_context(desk_house.client.websocket_connect("/api/notices/live"))
    socket.send_json({"type": "attention", "visible": True})
    assert socket.receive_json()["code"] == "hello_first"
    socket.send_json({"type": "enter"})
    assert socket.receive_json()["code"] == "bad_message"
    socket.send_json({"type": "enter", "device": "x" * 32})
    assert socket.receive_json()["type"] == "notices"


def test_a_server_without_notices_loads_nothing(desk_house) -> None:
    assert desk_house.client.get("/healthz").status_code == 200
    assert desk_house.client.app.state.services.notices._opening is None


def test_a_pairing_over_days_is_told_to_both(person, sockets) -> None:
    people = [person("Aino"), person("Eino")]
    want = {"game": "rolechess", "pace": "days", "seats": [2]}
    for each in people:
        socket = sockets.enter_context(each.client.websocket_connect("/api/lobby/live", headers=ORIGIN))
        socket.send_json({"type": "enter", "device": each.name * 10})
        socket.send_json({"type": "offer", "wants": [want], "name": ""})
    while socket.receive_json()["type"] != "paired":
        pass
    found = [listed(each, 1)[0] for each in people]
    assert [each["kind"] for each in found] == ["pairing", "pairing"]
    assert found[0]["link"] == found[1]["link"]


def test_a_vacation_stops_the_clocks_of_games_over_days(person, desk_house) -> None:
    """TABLE-26, from the account to the table and back."""
    aino, eino = person("Aino"), person("Eino")
    run = desk_house.client.portal.call
    state = desk_house.client.app.state.services
    time = {"bank": 259_200, "each": True}
    body = {"game": "rolechess", "seats": 2, "options": {}, "places": ["me", "open"], "name": "", "time": time}
    table = aino.post("/api/tables", body).json()["table"]
    assert eino.post(f"/api/tables/{table}/sit", {"name": ""}).status_code == 200
    assert aino.get("/api/vacation")["days"] == 0  # none at the start
    refused = aino.post("/api/vacation", {"days": 1})
    assert (refused.status_code, code(refused)) == (409, "too_few_days")

    def age(db: Any) -> None:
        from sqlalchemy import update

        from pelipoyta.storage.schema.people.accounts import ACCOUNTS

        db.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == aino.id).values(made=1.0))

    run(state.database.run, age)
    found = aino.post("/api/vacation", {"days": 3}).json()
    assert (found["days"], found["until"] is not None) == (23, True)
    seats = aino.get(f"/api/tables/{table}")["seats"]
    assert [each.get("vacation") for each in seats] == [found["until"], None]
    ended = aino.post("/api/vacation/end", {}).json()
    assert (ended["days"], ended["until"]) == (25, None)  # the first day had begun
    assert "vacation" not in aino.get(f"/api/tables/{table}")["seats"][0]
