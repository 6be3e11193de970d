"""Duplicate play on a phone: announced, joined, played by scripted players, and compared when all tables have ended."""

import re

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Enter
from tests.e2e.kasvoton.test_teams import post
from tests.e2e.player import Player
from tests.e2e.wire import Place, resign

PHONE = {"width": 390, "height": 844}
OTHERS = ("Bea", "Cia", "Dan")


def announce(page: Page) -> str:
    """By the form, from the game's own page; its name."""
    page.get_by_role("link", name="Järjestä rinnakkaispeli").click()
    page.get_by_label("Ottelun nimi").fill("Samat nopat")
    page.get_by_label("Jakoja").select_option("1")
    expect(page.get_by_text("Pelaajia tarvitaan 4.")).to_be_visible()
    page.get_by_role("button", name="Avaa ottelu").click()
    expect(page.get_by_role("heading", name="Samat nopat")).to_be_visible()
    return re.split("/team-match/", page.url)[1]


def join(page: Page) -> None:
    page.get_by_label("Nimesi").fill("Aino")
    page.get_by_role("button", name="Tule mukaan").click()
    expect(page.get_by_role("heading", name="Sinä: Aino")).to_be_visible()


def test_the_same_dice_at_two_tables_are_compared(enter: Enter, server: str) -> None:
    host = enter(Player, "/new/rolechess", **PHONE)
    page = host.page
    team_match = announce(page)
    join(page)
    tokens = [post(server, f"/{team_match}/entrants", {"name": name})["token"] for name in OTHERS]
    page.get_by_role("button", name="Aloita ottelu").click()
    expect(page.get_by_role("listitem").filter(has_text="Aino – Bea")).to_contain_text("salassa")
    other: Place = {"table": f"{team_match}-2", "seat": 1, "token": tokens[2]}
    resign(server, other)
    expect(page.get_by_text("Tulokset avautuvat, kun jako on pelattu joka pöydässä.")).to_be_visible()
    assert host.complaints() == [] and host.fits()
    own: Place = {"table": f"{team_match}-1", "seat": 1, "token": tokens[0]}
    resign(server, own)
    rows = page.locator("section", has=page.locator("#standings")).get_by_role("listitem")
    expect(rows).to_have_count(4)
    expect(rows.nth(0)).to_contain_text("onni +0,5, peli 0")
    page.locator("summary", has_text="Jako 1").click()
    expect(page.get_by_text("Keskimäärin 1. Onnen osuus tällä paikalla: +0,5.")).to_be_visible()
    assert host.complaints() == [] and host.fits()
    page.get_by_role("link", name="Cia", exact=True).click()
    expect(page).to_have_url(re.compile(f"/t/{team_match}-2/replay"))
