"""The owner's acts: devices, fresh proof, name, password, recovery codes; what another may not."""

from typing import Any

import pytest
from sqlalchemy import select
from tests.server.accounts.conftest import PASSWORD, closing_code, code

from pelipoyta.storage.schema.people.notices import NOTICES

OTHER = "neljä sinistä kameelia juoksee"
PHONE = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36"


def settings_of(browser: Any) -> Any:
    answer = browser.get("/api/account/settings")
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_devices_are_listed_in_words_and_ended_one_by_one(browser) -> None:
    laptop, phone = browser(), browser(PHONE)
    laptop.sign_up("Aino")
    phone.sign_in("Aino")
    listed = settings_of(laptop)["sessions"]
    assert {(each["browser"], each["system"], each["here"]) for each in listed} == {
        ("Firefox", "Linux", True),
        ("Chrome", "Android", False),
    }
    theirs = next(each["id"] for each in listed if not each["here"])
    socket = phone.socket("/api/lobby/live")
    assert laptop.post("/api/account/sessions/end", session=theirs).status_code == 200
    assert closing_code(socket) == 4401 and phone.me() is None and laptop.me() is not None
    assert code(laptop.post("/api/account/sessions/end", session=theirs)) == "no_such_session"


def test_all_other_devices_are_ended_at_once(browser) -> None:
    browsers = [browser() for _ in range(3)]
    browsers[0].sign_up("Aino")
    for each in browsers[1:]:
        each.sign_in("Aino")
    browsers[0].post("/api/account/sessions/end")
    assert [each.me() is None for each in browsers] == [False, True, True]


def test_nobody_ends_the_session_of_another(browser) -> None:
    aino, mallory = browser(), browser()
    aino.sign_up("Aino")
    mallory.sign_up("Mallory")
    theirs = settings_of(aino)["sessions"][0]["id"]
    assert code(mallory.post("/api/account/sessions/end", session=theirs)) == "no_such_session"
    assert aino.me() is not None


@pytest.mark.parametrize("seconds", [601, -10], ids=["late", "clock set back"])
def test_dangerous_acts_need_a_fresh_proof(browser, later, seconds: float) -> None:
    aino = browser()
    aino.sign_up("Aino")
    assert settings_of(aino)["fresh"]
    later(seconds)
    acts = {"name": {"name": "Eino"}, "password": {"password": OTHER}, "recovery-codes": {}, "export": {}, "delete": {}}
    for act, body in acts.items():
        assert code(aino.post(f"/api/account/{act}", **body)) == "prove_first"
    assert aino.get("/api/account/export/file").status_code == 403
    assert code(aino.post("/api/account/prove", password=OTHER)) == "wrong_password"
    assert aino.post("/api/account/prove", password=PASSWORD).status_code == 200
    assert aino.post("/api/account/name", name="Eino").status_code == 200


def test_a_new_name_is_shown_everywhere_and_the_old_one_rests(browser, later) -> None:
    aino, guest = browser(), browser()
    aino.sign_up("Aino")
    wish = {"game": "rolechess", "seats": 2, "options": {}, "places": ["me", "open"], "name": ""}
    table = aino.post("/api/tables", **wish).json()["table"]
    assert aino.post("/api/account/name", name="Kaarina").json()["me"]["name"] == "Kaarina"
    assert aino.me()["name"] == "Kaarina"
    assert guest.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Kaarina"
    taken = guest.post("/api/account/sign-up", name="aino", password=PASSWORD)
    assert (taken.status_code, code(taken)) == (409, "name_taken")
    assert aino.post("/api/account/name", name="Aino").status_code == 200  # its owner may return to it
    aino.post("/api/account/name", name="Kaarina")
    later(366 * 86_400)
    assert guest.post("/api/account/sign-up", name="aino", password=PASSWORD).status_code == 201


def test_a_new_password_ends_all_other_sessions(browser) -> None:
    aino, phone = browser(), browser()
    aino.sign_up("Aino")
    phone.sign_in("Aino")
    assert aino.post("/api/account/password", password=OTHER).status_code == 200
    assert phone.me() is None and aino.me() is not None
    assert phone.sign_in("Aino").status_code == 401 and phone.sign_in("Aino", OTHER).status_code == 200


def test_the_last_way_to_sign_in_stays(browser) -> None:
    aino = browser()
    aino.sign_up("Aino")
    assert code(aino.post("/api/account/password", password="")) == "last_way_in"


def test_recovery_codes_work_once_each_and_new_ones_replace_them(browser, house) -> None:
    aino, phone = browser(), browser()
    aino.sign_up("Aino")
    first = aino.post("/api/account/recovery-codes").json()["codes"]
    codes = aino.post("/api/account/recovery-codes").json()["codes"]
    assert len(set(codes)) == 8 and settings_of(aino)["recovery_codes"] == 8
    assert code(phone.post("/api/account/recover", code=first[0])) == "wrong_code"
    typed = codes[0].lower().replace("-", " ")
    assert phone.post("/api/account/recover", code=typed).json()["me"]["name"] == "Aino"
    assert code(browser().post("/api/account/recover", code=codes[0])) == "wrong_code"
    assert settings_of(aino)["recovery_codes"] == 7
    told = house.client.portal.call(
        house.client.app.state.services.database.run, lambda db: db.execute(select(NOTICES.c.facts)).scalars().all()
    )
    assert [each["what"] for each in told] == ["recovery"]  # all devices are told


def test_wrong_codes_in_series_are_slowed_down(browser) -> None:
    mallory = browser()
    answers = [mallory.post("/api/account/recover", code=f"0000-{number}").status_code for number in range(6)]
    assert answers == [401] * 5 + [429]


def test_too_many_passwords_at_once_are_sent_away(browser, house) -> None:
    aino = browser()
    aino.sign_up("Aino")
    service = house.client.portal.call(house.client.app.state.services.accounts.opened)
    service.hashes._now = 18
    answer = browser().sign_in("Aino")
    assert (answer.status_code, code(answer), answer.headers["retry-after"]) == (503, "busy", "5")
    service.hashes._now = 0
    assert browser().sign_in("Aino").status_code == 200


def test_favourite_games_stand_in_the_profile_and_only_games_of_this_server(browser) -> None:
    aino, guest = browser(), browser()
    aino.sign_up("Aino")
    assert guest.get("/api/people/Aino").json()["favourites"] == []
    assert aino.post("/api/account/favourites", games=["rolechess", "arvaus", "rolechess"]).status_code == 200
    assert guest.get("/api/people/Aino").json()["favourites"] == ["rolechess", "arvaus"]
    assert code(aino.post("/api/account/favourites", games=["shakki"])) == "no_such_game"
    assert settings_of(aino)["favourites"] == ["rolechess", "arvaus"]
    aino.post("/api/account/favourites", games=[])
    assert guest.get("/api/people/Aino").json()["favourites"] == []
