"""Events through the server: listed where they may be, entered by account, and told when they begin (CONTEST-31)."""

import json
from contextlib import ExitStack
from time import time
from typing import Any

import pytest
from tests.server.people.channels import World, confirmed, subscribe, told, until
from tests.server.people.conftest import ORIGIN, Person, code

from pelipoyta.community.events import rebuild
from pelipoyta.community.notices import schedule

SWISS = {"game": "rolechess", "seats": 2, "system": "swiss", "rounds": 2, "title": "Syyskisa"}


def announce(person: Any, **more: Any) -> tuple[str, str]:
    """Id of a new tournament, and the organiser's token."""
    answer = person.post("/api/tournaments", {**SWISS, **more})
    assert answer.status_code == 201, answer.text
    return answer.json()["id"], answer.json()["token"]


def enter(person: Person, event: str) -> Any:
    return person.post(f"/api/tournaments/{event}/entrants", {"name": "typed"})


def watching(person: Person, sockets: ExitStack) -> Any:
    """Socket of a lobby page that hears of events."""
    socket = sockets.enter_context(person.client.websocket_connect("/api/lobby/live", headers=ORIGIN))
    socket.send_json({"type": "enter", "device": person.name * 10})
    socket.send_json({"type": "events"})
    return socket


def heard(socket: Any, holds: Any) -> list[Any]:
    """The first list of events for which this holds."""
    while True:
        message = socket.receive_json()
        if message["type"] == "events" and holds(message["events"]):
            return list(message["events"])


def notices(person: Person, count: int) -> list[Any]:
    """The list of a person once it has so many notices."""

    def read() -> list[Any]:
        found = person.get("/api/notices")["notices"]
        return list(found) if len(found) == count else []

    return list(until(read, person.client))


def test_an_open_event_is_listed_live_and_entered_by_one_tap(person, sockets) -> None:
    aino, eino = person("Aino"), person("Eino")
    socket = watching(eino, sockets)
    assert heard(socket, lambda found: True) == []
    begins = time() + 3600
    event, _ = announce(aino, calendar={"begins": begins, "listing": "open"})
    [row] = heard(socket, lambda found: found)
    assert (row["id"], row["title"], row["kind"], row["begins"]) == (event, "Syyskisa", "tournament", begins)
    assert row["takes"] and row["plain"] and "mine" not in row
    assert enter(eino, event).json() == {"entrant": 0, "token": ""}  # the session is the ticket
    assert heard(socket, lambda found: found[0].get("mine"))[0]["count"] == 1
    assert eino.get(f"/api/tournaments/{event}")["entrant"] == 0
    assert eino.get(f"/api/tournaments/{event}")["entrants"][0]["name"] == "Eino"  # as the account is called


def test_an_event_by_link_is_in_no_list_and_one_of_a_club_only_for_its_members(person, sockets) -> None:
    aino, eino, liisa = person("Aino"), person("Eino"), person("Liisa")
    club = aino.post("/api/clubs", {"name": "Kerho", "about": "", "consent": True}).json()["id"]
    liisa.post(f"/api/clubs/{club}/commands", {"type": "ask", "note": ""})
    aino.post(f"/api/clubs/{club}/commands", {"type": "answer", "person": liisa.id, "yes": True})
    announce(aino)
    event, _ = announce(aino, title="Kerhon kisa", calendar={"listing": "club", "club": club})
    announce(aino, title="Kaikille", calendar={"listing": "open"})
    seen = {each.name: heard(watching(each, sockets), lambda found: found) for each in (eino, liisa)}
    assert [each["title"] for each in seen["Eino"]] == ["Kaikille"]
    told_of = {(each["title"], each.get("club", "")) for each in seen["Liisa"]}
    assert told_of == {("Kerhon kisa", "Kerho"), ("Kaikille", "")}
    assert code(enter(eino, event)) == "not_member"
    assert enter(liisa, event).status_code == 201


def test_a_block_hides_the_events_of_the_other(person, sockets) -> None:
    aino, eino = person("Aino"), person("Eino")
    announce(aino, calendar={"listing": "open"})
    aino.relate("block", eino)
    assert heard(watching(eino, sockets), lambda found: True) == []


def test_only_signed_in_people_list_events_and_none_begins_in_the_past(person, desk_house) -> None:
    guest = desk_house.client.post("/api/tournaments", json={**SWISS, "calendar": {"listing": "open"}})
    assert code(guest) == "sign_in_first"
    aino, eino = person("Aino"), person("Eino")
    for begins in (time() - 3600, time() + 400 * 86_400, -1e300):
        assert code(aino.post("/api/tournaments", {**SWISS, "calendar": {"begins": begins}})) == "bad_beginning"
    club = aino.post("/api/clubs", {"name": "Kerho", "about": "", "consent": True}).json()["id"]
    wish = {**SWISS, "calendar": {"listing": "club", "club": club}}
    assert code(eino.post("/api/tournaments", wish)) == "not_member"
    assert code(aino.post("/api/tournaments", {**SWISS, "calendar": {"listing": "club"}})) == "bad_message"


def test_a_round_is_told_to_its_players_by_every_channel(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pelipoyta.community.notices.schedule.MAIL_AFTER", 0.0)
    aino, eino = confirmed(world, "Aino"), world.person("Eino")
    told(aino, event=["page", "push", "mail", "hook"])
    assert subscribe(aino, world.push).status_code == 200
    assert aino.post("/api/notices/hook", {"address": world.hook.origin + "/hook"}).status_code == 200
    event, host = announce(eino)
    assert enter(aino, event).status_code == enter(eino, event).status_code == 201
    info = eino.post(f"/api/tournaments/{event}/commands", {"type": "pair"}, token=host).json()
    table = info["course"][0]["games"][0]["table"]
    message, _, _ = until(lambda: world.push.heard, world.client)[0]
    assert message["notification"]["title"] == "Rond 1 börjar: Syyskisa"
    assert message["notification"]["navigate"] == f"http://games.example/t/{table}"
    until(lambda: len(world.mailbox.mails) == 2, world.client)
    assert str(world.mailbox.mails[1]["Subject"]) == "Round 1 begins: Syyskisa"
    until(lambda: world.hook.heard, world.client)
    [notice] = json.loads(world.hook.heard[0][0])["notices"]
    assert (notice["kind"], notice["what"], notice["link"]) == ("event", "round", f"http://games.example/t/{table}")
    [listed] = notices(aino, 1)
    assert (listed["kind"], listed["facts"]) == ("event", {"round": 1, "game": "rolechess", "name": "Syyskisa"})


def test_the_seat_of_a_signed_in_entrant_opens_by_the_session(world: World, sockets: ExitStack) -> None:
    aino, eino = world.person("Aino"), world.person("Eino")
    event, host = announce(eino)
    enter(aino, event), enter(eino, event)
    info = eino.post(f"/api/tournaments/{event}/commands", {"type": "pair"}, token=host).json()
    game = info["course"][0]["games"][0]
    with aino.client.websocket_connect(f"/api/tables/{game['table']}/live", headers=ORIGIN) as line:
        line.send_json({"type": "hello", "seen": 0})
        welcome = line.receive_json()
    assert welcome["seat"] == game["players"].index(0)


def test_a_start_time_is_told_before_and_when_it_comes_and_ends_with_the_entry(world: World) -> None:
    aino, eino = world.person("Aino"), world.person("Eino")
    told(aino, event=["page", "push"])
    assert subscribe(aino, world.push).status_code == 200
    soon, host = announce(eino, calendar={"begins": time() + schedule.EVENT_BEFORE + 1}, title="Pian")
    now, _ = announce(eino, calendar={"begins": time() + 1}, title="Heti")
    assert enter(aino, soon).status_code == enter(aino, now).status_code == 201
    until(lambda: nudged(world) and len(world.push.heard) == 2, world.client)
    titles = {message["notification"]["title"] for message, _, _ in world.push.heard}
    assert titles == {"Om en kvart börjar: Pian", "Nu börjar: Heti"}
    assert f"event:{soon}:now" in keys(world, aino)
    gone = eino.post(f"/api/tournaments/{soon}/commands", {"type": "withdraw", "entrant": 0}, token=host)
    assert gone.status_code == 200
    until(lambda: f"event:{soon}:now" not in keys(world, aino), world.client)


def nudged(world: World) -> bool:
    """Let the dispatcher look at what is due now, in place of in a few seconds."""

    async def nudge() -> None:
        service = await world.client.app.state.services.notices.opened()
        service.dispatcher.soon()

    world.client.portal.call(nudge)
    return True


def keys(world: World, person: Person) -> set[str]:
    """Keys of a person's notices that are still true."""
    from sqlalchemy import select

    from pelipoyta.storage.schema.people.notices import NOTICES

    mine = select(NOTICES.c.key).where((NOTICES.c.person == person.id) & NOTICES.c.ended.is_(None))
    database = world.client.app.state.services.database
    return set(world.client.portal.call(database.run, lambda db: list(db.execute(mine).scalars())))


def test_a_tournament_that_pairs_itself_begins_at_its_start_time(person, desk_house) -> None:
    aino, eino = person("Aino"), person("Eino")
    event, _ = announce(aino, auto=True, calendar={"begins": time() + 0.5})
    enter(aino, event), enter(eino, event)
    until(lambda: aino.get(f"/api/tournaments/{event}")["course"], desk_house.client)


def test_quiet_hours_hold_the_beginning_back(world: World) -> None:
    aino, eino = world.person("Aino"), world.person("Eino")
    minutes = int(time() // 60) % (24 * 60)
    quiet = {"start": (minutes - 60) % 1440, "end": (minutes + 60) % 1440, "zone": "UTC"}
    body = {"channels": {"event": ["page", "push"]}, "quiet": quiet, "bundle": 0, "digest": False, "language": "en"}
    assert aino.post("/api/notices/settings", body).status_code == 200
    event, host = announce(eino)
    enter(aino, event), enter(eino, event)
    eino.post(f"/api/tournaments/{event}/commands", {"type": "pair"}, token=host)
    until(lambda: f"event:{event}:round:1" in keys(world, eino), world.client)
    assert notices(eino, 1) and aino.get("/api/notices")["notices"] == []  # told at the end of the quiet hours


def test_a_team_match_is_told_when_its_tables_are_laid(person, desk_house) -> None:
    aino, others = person("Aino"), [person(name) for name in ("Eino", "Liisa", "Matti")]
    plan = {"game": "rolechess", "form": "duplicate", "tables": 2, "seats": 2, "deals": 1, "title": "Ottelu"}
    made = aino.post("/api/team-matches", {**plan, "calendar": {"listing": "open"}}).json()
    for each in (aino, *others):
        answer = each.post(f"/api/team-matches/{made['id']}/entrants", {"name": ""})
        assert answer.status_code == 201, answer.text
    begun = aino.post(f"/api/team-matches/{made['id']}/commands", {"type": "begin"}, token=made["token"])
    assert begun.status_code == 200, begun.text
    first = begun.json()["sets"][0][0]
    players = [each for at, each in enumerate((aino, *others)) if at in first["players"]]
    for each in players:
        [notice] = notices(each, 1)
        assert (notice["link"], notice["facts"]["name"]) == (f"/t/{first['table']}", "Ottelu")


def test_a_guest_who_asked_is_told_by_the_ticket(person, desk_house) -> None:
    aino = person("Aino")
    event, host = announce(aino)
    tickets = [
        desk_house.client.post(f"/api/tournaments/{event}/entrants", json={"name": name}).json()["token"]
        for name in ("Eino", "Liisa")
    ]
    device = {"pelipoyta-device": "x" * 32}
    follow = {"contest": event}
    stranger = desk_house.client.post("/api/notices/contests", json=follow, headers=device)
    assert code(stranger) == "not_entrant"
    bearer = {**device, "authorization": f"Bearer {tickets[0]}"}
    assert desk_house.client.post("/api/notices/contests", json=follow, headers=bearer).status_code == 200
    aino.post(f"/api/tournaments/{event}/commands", {"type": "pair"}, token=host)
    found = until(lambda: desk_house.client.get("/api/notices", headers=device).json()["notices"], desk_house.client)
    assert [each["what"] for each in found] == ["round"]


def test_rows_of_contests_are_those_of_the_logs(person, desk_house) -> None:
    aino = person("Aino")
    event, host = announce(aino, calendar={"listing": "open"})
    enter(aino, event)
    state, call = desk_house.client.app.state.services, desk_house.client.portal.call
    call(state.events.flush)

    async def compared() -> list[str]:
        return await rebuild.differences(state.store, state.database, state.lobby.games)

    async def rebuilt() -> int:
        return await rebuild.rebuild(state.store, state.database, state.lobby.games)

    assert call(compared) == []
    call(state.database.run, spoil)
    assert call(compared) == [event]
    assert call(rebuilt) == 1 and call(compared) == []
    aino.post(f"/api/tournaments/{event}/commands", {"type": "close"}, token=host)
    call(state.events.flush)
    assert call(compared) == []


def spoil(db: Any) -> None:
    """A fault that must be found: a row that its log does not say."""
    from sqlalchemy import update

    from pelipoyta.storage.schema.games.events import CONTEST_INDEX

    db.execute(update(CONTEST_INDEX).values(count=7))


def test_a_league_begins_by_itself_and_its_members_are_told(person, desk_house, sockets) -> None:
    aino, eino = person("Aino"), person("Eino")
    terms = {"name": "Syysliiga", "game": "rolechess", "listing": "open", "begins": time() + 0.5}
    league = aino.post("/api/leagues", {"terms": terms}).json()["id"]
    for each in (aino, eino):
        assert each.post(f"/api/leagues/{league}", {"do": "enter"}).status_code == 200
    [row] = heard(watching(eino, sockets), lambda found: found)
    assert (row["kind"], row["title"], row["count"], row["mine"]) == ("league", "Syysliiga", 2, True)
    until(lambda: any(each["what"] == "now" for each in eino.get("/api/notices")["notices"]), desk_house.client)
    desk_house.client.portal.call(desk_house.client.app.state.services.leagues.look)
    assert eino.get(f"/api/leagues/{league}")["season"]["number"] == 1
