"""A host who does not play judges a table of Sequence: claimed in one browser, upheld in another (SEQ-6.1)."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.e2e.sequence.hand import Sequencer

Open = Callable[..., Page]


def judged_table(page: Page) -> str:
    """Four places, two for people and two for bots; the address of the table. First as one who wants to play too."""
    page.get_by_label("Nimesi").fill("Helmi")
    page.locator(".counts label", has_text=re.compile(r"^\s*4\s*$")).click()
    page.get_by_label("Neuvottelukielto").check()
    page.locator("#option-judge").select_option(label="Tuomari")
    for seat in (3, 4):
        page.get_by_label(f"Paikka {seat}", exact=True).select_option(label="Botti Tarkka")
    page.get_by_role("button", name="Istu pöytään").click()
    expect(page.get_by_text("Tuomari ei voi itse pelata.")).to_be_visible()
    page.get_by_label("Paikka 1", exact=True).select_option(label="Vapaa")
    page.get_by_role("button", name="Istu pöytään").click()
    expect(page.get_by_text("Olet tämän pöydän tuomari etkä itse pelaa.")).to_be_visible()
    expect(page.get_by_role("button", name="Istu pöytään")).to_have_count(0)
    return page.url


def player(open_page: Open, address: str, name: str) -> Page:
    page = open_page(address)
    page.get_by_label("Nimesi").fill(name)
    page.get_by_role("button", name="Istu pöytään").click()
    return page


def test_a_claim_is_upheld_by_the_host_and_the_accused_choose(open_page: Open) -> None:
    host = open_page("/new/sequence")
    address = judged_table(host)
    accused = player(open_page, address, "Aino")
    expect(accused.get_by_role("heading", name="Yksi paikka on vapaana")).to_be_visible()
    accuser = player(open_page, address, "Eino")
    cards = accused.get_by_role("toolbar", name="Kätesi").get_by_role("button")
    expect(cards).to_have_count(6)
    expect(host.get_by_text("Olet tuomari", exact=True)).to_be_visible()
    expect(host.get_by_role("button", name="Hyväksy syytös")).to_have_count(0)

    accuser.get_by_role("button", name="Syytä neuvottelusta").click()
    accuser.get_by_role("button", name="Siniset neuvottelivat").click()
    expect(accused.get_by_text("Tuomari ratkaisee: neuvottelivatko siniset?")).to_be_visible()
    expect(accused.get_by_role("button", name="Myönnä")).to_have_count(0)
    expect(host.locator(".prompt")).to_have_text("Eino syyttää: siniset neuvottelivat. Ratkaise syytös.")
    expect(host.get_by_role("button", name="Hylkää syytös")).to_be_visible()
    assert Sequencer(host).complaints("html") == []
    host.get_by_role("button", name="Hyväksy syytös").focus()
    host.keyboard.press("Enter")

    expect(accused.get_by_text("Valitse kortti, jonka menetät.")).to_be_visible()
    cards.first.click()
    accused.get_by_role("button", name=re.compile("^Luovu kortista")).click()
    expect(cards).to_have_count(5)
    expect(host.get_by_role("button", name="Hyväksy syytös")).to_have_count(0)
    expect(accuser.get_by_role("listitem").filter(has_text="Tuomari hyväksyi syytöksen.")).to_be_visible()
