"""Helpers for the real pieces in a browser: two devices, secrets, undo; and the sheets on paper."""

import re

import pytest
from playwright.sync_api import Page, PdfMargins, expect
from tests.e2e.conftest import Open

from pelipoyta.games import NAMES

MARGIN: PdfMargins = {"top": "12mm", "bottom": "12mm", "left": "12mm", "right": "12mm"}
LEAVES = {"rolechess": 2, "sequence": 2, "dnup": 2, "kasvoton": 2, "lotr": 2}


def begin(page: Page, *names: str) -> None:
    for number, name in enumerate(names, 1):
        page.get_by_label(f"Pelaaja {number}", exact=True).fill(name)
    page.get_by_role("button", name="Avaa apuri").click()
    expect(page.get_by_role("heading", name="Historia")).to_be_visible()


def test_a_battle_with_real_dice_on_two_devices(open_page: Open) -> None:
    page = open_page("/helper/rolechess")
    begin(page, "Aino", "Eino")
    other = open_page(page.evaluate("location.pathname"))
    page.get_by_label("Noppa: Aino").fill("6")
    page.get_by_label("Noppa: Eino").fill("2")
    page.get_by_role("button", name="Kirjaa oikeat nopat").click()
    expect(other.get_by_text("Vuorossa: Aino")).to_be_visible()
    other.get_by_role("combobox", name="Hyökkääjä", exact=True).select_option(label="Ritari 1, energia 21")
    other.get_by_role("combobox", name="Kohde").select_option(label="Vartija 1, energia 15")
    other.get_by_role("button", name="Näytä mahdollisuudet").click()
    battle = page.get_by_role("region", name="Taistelu")
    expect(battle.get_by_text("Osuu: 28 %")).to_be_visible()
    battle.get_by_label("Noppa: ritari 1").fill("4")
    battle.get_by_label("Noppa: vartija 1").fill("2")
    battle.get_by_role("button", name="Kirjaa oikeat nopat").click()
    guard = other.get_by_role("group", name="Eino: vartija 1")
    expect(guard.get_by_role("status")).to_contain_text("11")
    page.get_by_role("button", name="Kumoa viimeisin").click()
    expect(guard.get_by_role("status")).to_contain_text("15")
    expect(other.get_by_text("(kumottu)")).to_be_visible()
    other.get_by_role("button", name="Tee uudelleen").click()
    expect(guard.get_by_role("status")).to_contain_text("11")
    page.reload()
    expect(page.get_by_text("Vuorossa: Eino")).to_be_visible()


def test_a_drawn_army_is_on_one_device_alone(open_page: Open) -> None:
    """Neither the page nor what was sent to the other device has a card of it; covered until its player asks."""
    page = open_page("/helper/kasvoton")
    begin(page, "Aino", "Eino")
    other = open_page("/privacy")
    told: list[str] = []
    other.on("websocket", lambda line: line.on("framereceived", lambda text: told.append(str(text))))
    other.goto(page.evaluate("location.pathname"))
    other.get_by_role("button", name="Olen Eino").click()
    page.get_by_role("button", name="Olen Aino").click()
    page.get_by_role("button", name="Valitse ritari B").click()
    page.get_by_role("button", name="Arvo 20 korttia salaa").click()
    show = page.get_by_role("button", name="Näytä: Omat korttisi")
    expect(page.get_by_text("Kuusi vakiokorttia")).to_have_count(0)
    show.click()
    expect(page.get_by_text("Kuusi vakiokorttia")).to_be_visible()
    expect(page.get_by_text("1 × kuningas (13)")).to_be_visible()
    expect(other.get_by_text("Aino: ritari B, armeija on arvottu.")).to_be_visible()
    expect(other.get_by_text("Aino on toisella laitteella")).to_be_visible()
    assert told and not any("helper-kasvoton-card" in text for text in told)
    assert any("helper-kasvoton-ready" in text for text in told)
    expect(other.get_by_role("button", name="Kumoa viimeisin")).to_be_disabled()
    page.get_by_role("button", name="Vain yhteiset tiedot").click()
    expect(show).to_have_count(0)


def test_a_lost_helper_is_told(open_page: Open) -> None:
    page = open_page("/helper/rolechess/nosuchhelper")
    expect(page.get_by_text("Tällaista apuria ei ole.", exact=False)).to_be_visible()
    page.goto("/helper/nosuchgame")
    expect(page.get_by_text("Tällaista apuria ei ole.", exact=False)).to_be_visible()


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", ["fi-FI", "sv-FI", "en-GB"])
def test_sheets_fill_their_pages(open_page: Open, game: str, language: str) -> None:
    """Help cards on the first, tables on the second; in black, without what is only for a screen."""
    page = open_page(f"/print/{game}", locale=language, color_scheme="dark")
    expect(page.locator("main[aria-busy=false] table").first).to_be_attached()
    paper = page.pdf(format="A4", margin=MARGIN, prefer_css_page_size=False)
    assert len(re.findall(rb"/Type /Page\b(?!s)", paper)) == LEAVES[game]
    page.emulate_media(media="print")
    expect(page.locator(".off-paper, .skip").filter(visible=True)).to_have_count(0)
    expect(page.locator(".cards section").nth(1)).to_be_visible()
