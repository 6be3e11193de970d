"""Sign-in by QR code: the signed-in device shows, the new one scans, the owner picks the number."""

from typing import Any

import pytest
from tests.server.accounts.conftest import code
from tests.server.accounts.test_owner import PHONE


@pytest.fixture
def aino(browser) -> Any:
    aino = browser()
    aino.sign_up("Aino")
    return aino


def shown(aino: Any) -> tuple[str, str]:
    link = aino.post("/api/account/links").json()
    assert link["picture"].startswith("<svg") and link["seconds"] == 90
    return link["id"], link["link"].partition("#")[2]


def claim(phone: Any, token: str) -> Any:
    return phone.post("/api/account/link-claims", token=token)


def redeem(phone: Any, claimed: Any) -> Any:
    return phone.post("/api/account/link-claims/redeem", claim=claimed["claim"])


def test_a_phone_is_signed_in_by_the_number_it_shows(aino, browser) -> None:
    phone = browser(PHONE)
    id, token = shown(aino)
    claimed = claim(phone, token).json()
    waits = aino.get(f"/api/account/links/{id}").json()
    assert (waits["state"], waits["browser"], waits["system"]) == ("claimed", "Chrome", "Android")
    assert claimed["number"] in waits["choices"] and len(waits["choices"]) == 3
    assert redeem(phone, claimed).json() == {"me": None}  # not answered yet
    aino.post(f"/api/account/links/{id}/answer", number=claimed["number"])
    assert redeem(phone, claimed).json()["me"]["name"] == "Aino" and phone.me()["name"] == "Aino"
    assert code(redeem(phone, claimed)) == "link_gone"  # once


def test_a_wrong_number_ends_it(aino, browser) -> None:
    phone = browser()
    id, token = shown(aino)
    claimed = claim(phone, token).json()
    wrong = next(each for each in aino.get(f"/api/account/links/{id}").json()["choices"] if each != claimed["number"])
    assert aino.post(f"/api/account/links/{id}/answer", number=wrong).json()["state"] == "dead"
    assert code(redeem(phone, claimed)) == "link_gone"
    assert code(aino.post(f"/api/account/links/{id}/answer", number=claimed["number"])) == "link_gone"


def test_a_second_claim_ends_it_for_both(aino, browser) -> None:
    phone, mallory = browser(), browser()
    id, token = shown(aino)
    first = claim(phone, token).json()
    assert code(claim(mallory, token)) == "link_gone"
    assert code(aino.post(f"/api/account/links/{id}/answer", number=first["number"])) == "link_gone"
    assert code(redeem(phone, first)) == "link_gone"


def test_a_claim_is_bound_to_its_browser(aino, browser) -> None:
    phone, mallory = browser(), browser()
    id, token = shown(aino)
    claimed = claim(phone, token).json()
    aino.post(f"/api/account/links/{id}/answer", number=claimed["number"])
    assert code(redeem(mallory, claimed)) == "link_gone"
    assert redeem(phone, claimed).json()["me"]["name"] == "Aino"


@pytest.mark.parametrize("seconds", [91, -5])
def test_a_link_is_late_after_ninety_seconds_and_when_the_clock_is_set_back(
    aino,
    browser,
    later,
    seconds: float,
) -> None:
    _, token = shown(aino)
    later(seconds)
    assert code(claim(browser(), token)) == "link_gone"


def test_another_account_sees_nothing_of_a_link(aino, browser) -> None:
    mallory = browser()
    mallory.sign_up("Mallory")
    id, token = shown(aino)
    claimed = claim(browser(), token).json()
    assert code(mallory.get(f"/api/account/links/{id}")) == "link_gone"
    assert code(mallory.post(f"/api/account/links/{id}/answer", number=claimed["number"])) == "link_gone"
    assert code(claim(mallory, "forged")) == "link_gone"
