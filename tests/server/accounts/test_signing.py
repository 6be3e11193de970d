"""Signing up, in and out; cookies; pages of other sites; sessions that end."""

import pytest
from starlette.websockets import WebSocketDisconnect
from tests.server.accounts.conftest import PASSWORD, closing_code, code


def test_a_guest_has_no_account_and_is_not_asked_for_one(browser) -> None:
    guest = browser()
    assert guest.me() is None
    assert guest.client.cookies.get("pelipoyta") is None


def test_sign_up_signs_in_and_sign_out_ends_it(browser) -> None:
    aino = browser()
    me = aino.sign_up("Aino")
    assert me["name"] == "Aino" and me["account"].startswith("a-") and aino.me() == me
    kept = aino.client.cookies.get("pelipoyta")
    assert aino.post("/api/account/sign-out").json() == {"me": None}
    assert aino.client.cookies.get("pelipoyta") is None and aino.me() is None
    aino.client.cookies.set("pelipoyta", kept)  # the stolen cookie of an ended session
    assert aino.me() is None
    assert aino.post("/api/account/sign-out").status_code == 401


def test_the_cookie_cannot_be_read_by_scripts_or_sent_by_other_sites(browser) -> None:
    answer = browser().post("/api/account/sign-up", name="Aino", password=PASSWORD)
    header = answer.headers["set-cookie"]
    assert "HttpOnly" in header and "SameSite=Lax" in header and "Path=/" in header and "Secure" not in header


def test_signing_in_from_a_second_browser(browser) -> None:
    one, two = browser(), browser()
    me = one.sign_up("Aino Åkesson")
    assert two.sign_in("aino åkesson").json() == {"me": me}
    assert one.client.cookies.get("pelipoyta") != two.client.cookies.get("pelipoyta")


@pytest.mark.parametrize(("name", "password"), [("Aino", "kolme punaista norsua nukkuu"), ("Eino", PASSWORD)])
def test_a_wrong_password_and_an_unknown_name_are_told_alike(browser, name: str, password: str) -> None:
    browser().sign_up("Aino")
    answer = browser().sign_in(name, password)
    assert answer.status_code == 401 and answer.json() == {"error": {"code": "wrong_password", "facts": {}}}


def test_a_session_prepared_by_another_is_not_carried_over(browser) -> None:
    """Fixation: a cookie that was there before signing in is replaced, and its session ended."""
    mallory, aino = browser(), browser()
    mallory.sign_up("Mallory")
    planted = mallory.client.cookies.get("pelipoyta")
    browser().sign_up("Aino")
    aino.client.cookies.set("pelipoyta", planted, domain="testserver.local")
    aino.sign_in("Aino")
    assert aino.me()["name"] == "Aino" and aino.client.cookies.get("pelipoyta") != planted


@pytest.mark.parametrize("headers", [{"origin": "http://evil.example"}, {"origin": "null"}, {"origin": ""}])
def test_a_page_of_another_site_changes_nothing(browser, headers: dict[str, str]) -> None:
    aino = browser()
    aino.sign_up("Aino")
    answer = aino.client.post("/api/account/sign-out", json={}, headers=headers)
    assert (answer.status_code, code(answer)) == (403, "foreign_page")
    assert aino.me()["name"] == "Aino"


def test_a_change_with_a_cookie_must_say_its_page(browser) -> None:
    aino = browser()
    aino.sign_up("Aino")
    del aino.client.headers["origin"]
    assert code(aino.post("/api/account/sign-out")) == "foreign_page"
    with pytest.raises(WebSocketDisconnect), aino.client.websocket_connect("/api/lobby/live"):
        pass


def test_a_socket_closes_when_its_session_ends(browser) -> None:
    aino = browser()
    aino.sign_up("Aino")
    socket = aino.socket("/api/lobby/live")
    socket.send_json({"type": "enter", "device": "aino-0123456789abcdef"})
    assert socket.receive_json()["type"] == "lobby"
    aino.post("/api/account/sign-out")
    assert closing_code(socket) == 4401


def test_wrong_passwords_in_series_are_slowed_down_and_nothing_is_locked(browser) -> None:
    browser().sign_up("Aino")
    mallory = browser()
    answers = [mallory.sign_in("Aino", f"kolme sinistä norsua {number}") for number in range(7)]
    assert [answer.status_code for answer in answers] == [401] * 5 + [429] * 2
    assert 0 < int(answers[-1].headers["retry-after"]) <= 60
    assert mallory.sign_in("Eino", "kolme sinistä norsua nyt").status_code == 401  # another name has its own count
