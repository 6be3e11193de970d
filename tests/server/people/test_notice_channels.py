"""Channels through the server: push, mail and web-hooks against receivers that decrypt, verify and refuse."""

import hmac
import json
import re

import pytest
from tests.server.people.channels import confirmed, subscribe, told, until
from tests.server.people.conftest import code


def test_a_push_says_it_in_the_language_of_the_browser_and_a_gone_one_is_forgotten(world) -> None:
    aino, eino = world.person("Aino"), world.person("Eino")
    told(aino, social=["page", "push"])
    assert subscribe(aino, world.push).status_code == 200
    eino.relate("ask", aino)
    message, headers, _ = until(lambda: world.push.heard, world.client)[0]
    assert message["notification"]["title"] == "Eino vill bli din vän."
    assert message["notification"]["navigate"] == "http://games.example/friends"
    assert len(json.dumps(message)) < 1000
    assert headers["Topic"]
    world.push.status = 410
    aino.relate("accept", eino)
    assert aino.get("/api/notices/settings")["browsers"] == 1
    liisa = world.person("Liisa")
    liisa.relate("ask", aino)
    until(lambda: aino.get("/api/notices/settings")["browsers"] == 0, world.client)


INWARD = (
    "http://push.example/1",
    "https://127.0.0.1/1",
    "https://[::1]/1",
    "https://0x7f000001/1",
    "https://games.example/1",
    "https://games.example./api/notices",
    "https://user@push.example/1",
    "https://push.example:22/1",
    "https://localhost/1",
    "file:///etc/passwd",
    "javascript:alert(1)",
)


def test_addresses_that_lead_into_the_house_are_refused_for_push_and_hooks(world) -> None:
    aino = world.person("Aino")
    target = world.push.target()
    for endpoint in INWARD:
        body = {"endpoint": endpoint, "p256dh": target.p256dh, "auth": target.auth, "language": "fi"}
        answer = aino.post("/api/notices/push", body)
        assert (answer.status_code, code(answer)) == (400, "bad_push"), endpoint
        answer = aino.post("/api/notices/hook", {"address": endpoint})
        assert (answer.status_code, code(answer)) == (400, "bad_hook"), endpoint
    info = aino.get("/api/notices/settings")
    assert (info["browsers"], info["hook"]) == (0, "")


def test_keys_that_are_none_are_refused(world) -> None:
    aino = world.person("Aino")
    body = {"endpoint": world.push.target().endpoint, "p256dh": "AAAA", "auth": "AAAA", "language": "fi"}
    assert code(aino.post("/api/notices/push", body)) == "bad_push"


def test_a_mail_has_a_link_that_stops_its_kind_without_signing_in(world, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pelipoyta.community.notices.schedule.MAIL_AFTER", 0.0)
    aino, eino = confirmed(world, "Aino"), world.person("Eino")
    told(aino, social=["page", "mail"])
    eino.relate("ask", aino)
    until(lambda: len(world.mailbox.mails) == 2, world.client)
    mail = world.mailbox.mails[1]
    assert str(mail["Subject"]) == "Eino asks to be your friend."
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = re.fullmatch(r"<http://games\.example(/api/notices/stop/\S+/social)>", mail["List-Unsubscribe"])
    assert stop
    shown = world.client.get(stop[1], follow_redirects=False)
    assert (shown.status_code, shown.headers["location"]) == (
        303,
        "http://games.example" + stop[1].replace("/api", ""),
    )
    assert "mail" in aino.get("/api/notices/settings")["channels"]["social"]  # opening it changes nothing
    answer = world.client.post(stop[1], data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 200
    channels = aino.get("/api/notices/settings")["channels"]
    assert (channels["social"], "mail" in channels["turn"]) == (["page"], True)
    assert world.client.post(stop[1].replace("social", "all")).status_code == 200
    assert not any("mail" in each for each in aino.get("/api/notices/settings")["channels"].values())


def test_a_stop_link_that_is_none_is_an_unknown_page(world) -> None:
    for path in ("x/turn", "x/all", "/all", "x/other"):
        assert world.client.post(f"/api/notices/stop/{path}").status_code == 404


def test_a_mail_address_is_asked_for_once_a_minute_and_a_refused_one_is_told(world) -> None:
    aino = world.person("Aino")
    for address in ("a b@mail.example", "x\r\nBcc: y@mail.example", "nothing", "ä@mail.example", "x" * 250 + "@y.z"):
        answer = aino.post("/api/notices/mail", {"address": address, "language": "fi"})
        assert code(answer) in ("bad_mail", "bad_message")
    world.mailbox.answer = "550 no such user"
    answer = aino.post("/api/notices/mail", {"address": "gone@mail.example", "language": "fi"})
    assert (answer.status_code, code(answer)) == (503, "mail_not_sent")
    answer = aino.post("/api/notices/mail", {"address": "gone@mail.example", "language": "fi"})
    assert (answer.status_code, code(answer)) == (429, "mail_asked")
    assert not world.mailbox.mails


def is_signed(body: bytes, header: str, secret: str) -> bool:
    moment, _, given = header.removeprefix("t=").partition(",v1=")
    return hmac.new(secret.encode(), f"{moment}.".encode() + body, "sha256").hexdigest() == given


def test_a_hook_is_tried_signed_and_told_in_a_word(world) -> None:
    aino, eino = world.person("Aino"), world.person("Eino")
    assert code(aino.post("/api/notices/hook/test", {})) == "no_hook"
    secret = aino.post("/api/notices/hook", {"address": f"{world.hook.origin}/aino"}).json()["secret"]
    assert secret not in aino.client.get("/api/notices/settings").text  # shown once
    assert aino.post("/api/notices/hook/test", {}).json() == {"good": True, "result": "200"}
    world.hook.status = 307
    assert aino.post("/api/notices/hook/test", {}).json() == {"good": False, "result": "307"}
    world.hook.status = 200
    told(aino, social=["hook"])
    eino.relate("ask", aino)
    body, header = until(lambda: world.hook.heard[2:], world.client)[0]
    assert is_signed(body, header, secret)
    notice = json.loads(body)["notices"][0]
    assert (notice["kind"], notice["text"]) == ("social", "Eino asks to be your friend.")
    aino.post("/api/notices/hook", {"address": "https://nowhere.invalid/hook"})
    assert aino.post("/api/notices/hook/test", {}).json() == {"good": False, "result": "unreachable"}


def test_the_hook_of_a_club_tells_of_members_and_tables(world) -> None:
    aino, eino = world.person("Aino"), world.person("Eino")
    club = aino.post("/api/clubs", {"name": "Kerho", "consent": True}).json()["id"]
    path = f"/api/clubs/{club}/commands"
    answer = aino.post(path, {"type": "hook", "address": "https://10.0.0.1/"})
    assert code(answer) == "bad_hook"
    secret = aino.post(path, {"type": "hook", "address": f"{world.hook.origin}/club"}).json()["token"]
    assert code(eino.post(f"/api/clubs/{club}/hook-test", {})) == "not_member"
    assert aino.post(f"/api/clubs/{club}/hook-test", {}).json()["good"]
    eino.post(path, {"type": "ask"})
    aino.post(path, {"type": "answer", "person": eino.id, "yes": True})
    body, header = until(lambda: world.hook.heard[1:], world.client)[0]
    assert is_signed(body, header, secret)
    notice = json.loads(body)["notices"][0]
    assert (notice["what"], notice["facts"]) == ("club_joined", {"club": "Kerho", "name": "Eino"})


def test_a_guests_browser_is_told_of_the_turns_of_its_own_seat_alone(world) -> None:
    device = {"pelipoyta-device": "d" * 32}
    time = {"bank": 259_200, "each": True}
    table = {"game": "rolechess", "seats": 2, "options": {}, "places": ["me", "open"], "time": time}
    made = world.client.post("/api/tables", json=table).json()
    body = {"table": made["table"]}
    refused = world.client.post("/api/notices/seats", json=body, headers=device)
    assert code(refused) == "not_your_seat"
    seat = {**device, "authorization": f"Bearer {made['token']}"}
    assert world.client.post("/api/notices/seats", json=body, headers=seat).status_code == 200
    target = world.push.target(path="/guest")
    given = {"endpoint": target.endpoint, "p256dh": target.p256dh, "auth": target.auth, "language": "fi"}
    assert world.client.post("/api/notices/push", json=given, headers=device).status_code == 200
    assert world.client.get("/api/notices/settings", headers=device).json()["browsers"] == 1
    for path, more in (("hook", {"address": ""}), ("mail", {"address": "", "language": "fi"})):
        assert code(world.client.post(f"/api/notices/{path}", json=more, headers=device)) == "sign_in_first"
