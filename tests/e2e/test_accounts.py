"""Accounts in the browser: passkeys on two devices, a replay refused, sign-in by QR code, moving in, deletion."""

import json
import re
from collections.abc import Callable
from secrets import token_hex
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect
from tests.e2e.looks import complaints

Open = Callable[..., Page]
PASSWORD = "kolme vihreää norsua hyppii"
AUTHENTICATOR = {
    "protocol": "ctap2",
    "ctap2Version": "ctap2_1",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
    "defaultBackupEligibility": True,
    "defaultBackupState": True,
}


class Device:
    """A page with an authenticator of its own."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.cdp: CDPSession = page.context.new_cdp_session(page)
        self.cdp.send("WebAuthn.enable", {"enableUI": False})
        self.id = self.cdp.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})["authenticatorId"]

    def credentials(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.cdp.send("WebAuthn.getCredentials", {"authenticatorId": self.id})[
            "credentials"
        ]
        return found

    def receive(self, credential: dict[str, Any]) -> None:
        """Get a passkey that another device has synced."""
        given = {**credential, "signCount": credential["signCount"] + 10}
        self.cdp.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": given})


@pytest.fixture
def device(open_page: Open, server: str) -> Callable[..., Device]:
    def opened(path: str = "/sign-in", **how: Any) -> Device:
        device = Device(open_page("/privacy", base_url=server.replace("127.0.0.1", "localhost"), **how))
        device.page.goto(path)
        return device

    return opened


FIRST = 120_000  # the first account of a server loads its libraries and tables, beside all other tests


def fresh(name: str) -> str:
    """A name that no earlier try of the same test has taken."""
    return f"{name} {token_hex(3)}"


def sign_up(page: Page, name: str) -> None:
    page.get_by_role("button", name="Luo uusi tili").click()
    page.get_by_label("Nimi", exact=True).fill(name)
    page.get_by_label("Salasana", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Luo tili", exact=True).click()


def test_a_passkey_signs_up_and_comes_back_on_another_device(device: Callable[..., Device]) -> None:
    laptop = device()
    page, name = laptop.page, fresh("Avain")
    page.get_by_role("button", name="Luo uusi tili").click()
    page.get_by_label("Nimi", exact=True).fill(name)
    page.get_by_role("button", name="Luo tili pääsyavaimella").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name, timeout=FIRST)
    expect(page.get_by_text("Kaikilla laitteillasi.")).to_be_visible()
    page.get_by_role("button", name="Kirjaudu ulos").click()
    expect(page.get_by_role("link", name="Kirjaudu", exact=True)).to_be_visible()

    phone = device(width=390, height=844)
    phone.receive(laptop.credentials()[0])
    sent: list[str] = []
    phone.page.on(
        "request", lambda request: sent.append(request.post_data or "") if request.url.endswith("/sign-in") else None
    )
    phone.page.reload()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text(name)  # by autofill, without a name
    expect(phone.page.get_by_text("tämä laite")).to_be_visible()
    answer = next(json.loads(text) for text in sent if "answer" in text)
    again = phone.page.request.post(
        "/api/account/passkey/sign-in", data=answer, headers={"origin": phone.page.url.rpartition("/")[0]}
    )
    assert (again.status, again.json()["error"]["code"]) == (400, "challenge_gone")  # a replay finds no challenge

    stranger = device()
    credential = laptop.credentials()[0]
    stranger.receive({**credential, "signCount": -9})  # a cloned key whose count has fallen behind
    stranger.page.get_by_role("button", name="Kirjaudu pääsyavaimella").click()
    expect(stranger.page.get_by_role("alert")).to_contain_text("Pääsyavainta ei voitu tarkistaa")


def test_a_phone_is_signed_in_by_the_code_of_a_laptop(open_page: Open) -> None:
    laptop = open_page("/sign-in")
    sign_up(laptop, "Koodi Aino")
    expect(laptop.get_by_role("heading", level=1)).to_have_text("Koodi Aino")
    with laptop.expect_response(lambda response: response.url.endswith("/api/account/links")) as shown:
        laptop.get_by_role("button", name="Kirjaudu uudella laitteella").click()
    expect(laptop.get_by_role("img", name=re.compile("QR-koodi"))).to_be_visible()
    phone = open_page(shown.value.json()["link"], width=390, height=844)
    number = phone.locator(".number")
    expect(number).to_have_text(re.compile(r"^\d\d$"))
    laptop.get_by_role("button", name=number.inner_text(), exact=True).click()
    expect(phone.get_by_role("heading", level=1)).to_have_text("Koodi Aino")
    expect(laptop.get_by_role("button", name=re.compile("Kirjaa ulos: "))).to_be_visible()


def test_a_guests_game_moves_in_and_the_account_is_deleted(open_page: Open) -> None:
    page = open_page()
    page.locator("article", has=page.locator("#tile-rolechess")).get_by_role("button", name="Pelaa bottia").click()
    expect(page).to_have_url(re.compile(r"/t/\w+"))
    page.goto("/sign-in")
    sign_up(page, "Muutto Aino")
    expect(page.get_by_text("yksi peli")).to_be_visible()
    page.get_by_role("button", name="Tuo tilille").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Muutto Aino")
    assert complaints(page) == []

    phone = open_page("/sign-in", width=390, height=844)
    phone.get_by_label("Nimi", exact=True).fill("muutto aino")
    phone.get_by_label("Salasana", exact=True).fill(PASSWORD)
    phone.get_by_role("button", name="Kirjaudu", exact=True).click()
    expect(phone.get_by_role("heading", level=1)).to_have_text("Muutto Aino")
    phone.get_by_label("Haluan poistaa tilini").check()
    phone.get_by_role("button", name="Poista tili").click()
    expect(phone.get_by_role("link", name="Kirjaudu", exact=True)).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Kirjaudu")  # signed out everywhere


@pytest.mark.parametrize("path", ["/sign-in", "/privacy", "/people/Nobody"])
def test_pages_have_no_faults_for_a_screen_reader(open_page: Open, path: str) -> None:
    page = open_page(path, width=390, height=844)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert complaints(page) == []


def test_the_account_plays_on_whichever_device_it_is_signed_in(open_page: Open) -> None:
    laptop = open_page("/sign-in")
    name = fresh("Peli")
    sign_up(laptop, name)
    expect(laptop.get_by_role("heading", level=1)).to_have_text(name, timeout=FIRST)
    laptop.get_by_role("link", name="Pelipöytä").click()
    laptop.locator("article", has=laptop.locator("#tile-rolechess")).get_by_role("button", name="Pelaa bottia").click()
    expect(laptop).to_have_url(re.compile(r"/t/\w+"))
    expect(laptop.get_by_text(name).first).to_be_visible()
    phone = open_page("/sign-in", width=390, height=844)
    phone.get_by_label("Nimi", exact=True).fill(name)
    phone.get_by_label("Salasana", exact=True).fill(PASSWORD)
    phone.get_by_role("button", name="Kirjaudu", exact=True).click()
    expect(phone.get_by_role("heading", level=1)).to_have_text(name)
    phone.goto("/")
    mine = phone.get_by_role("region", name="Pelit kesken")
    expect(mine).to_contain_text("vastassa")
    expect(mine).not_to_contain_text(name)  # the account's own seat is none of the opponents
    with phone.expect_websocket(lambda socket: "/api/tables/" in socket.url) as opened:
        phone.goto(laptop.url)
    welcome = opened.value.wait_for_event("framereceived", lambda text: '"welcome"' in str(text))
    assert json.loads(welcome)["seat"] == 0
