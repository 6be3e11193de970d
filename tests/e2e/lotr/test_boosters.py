"""Sealed and draft in the browser, on a phone in Finnish: boosters, a card taken, a deck built of one's own pool."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, Route, expect
from tests.e2e.lotr.hand import Fellow

from pelipoyta.bots.arena.drafters import drafter
from pelipoyta.games.lotr.limited import LIMITED
from pelipoyta.games.lotr.model import Options

Open = Callable[..., Page]
PARTS = "() => localStorage.getItem('pelipoyta.tournaments')"


def organise(page: Page, way: str) -> None:
    """Announced, entered, a bot beside one, and the boosters opened."""
    page.get_by_role("combobox", name="Pakat").select_option(label=way)
    page.get_by_label("Boostereita kullekin").select_option("6" if way.startswith("Sealed") else "3")
    page.get_by_label("Turnauksen nimi").fill("Boosterit")
    page.get_by_role("button", name="Avaa turnaus").click()
    page.get_by_label("Nimesi").fill("Aino")
    page.get_by_role("button", name="Ilmoittaudu").click()
    expect(page.get_by_role("heading", name="Sinä: Aino")).to_be_visible()
    page.get_by_role("button", name="Lisää botti").click()
    expect(page.get_by_role("status").first).to_contain_text("mukana on 2")
    page.get_by_role("button", name="Avaa boosterit").click()


def pool(page: Page) -> dict[str, Any]:
    [part] = json.loads(page.evaluate(PARTS))
    bearer = {"Authorization": f"Bearer {part['ticket']}"}
    found: dict[str, Any] = page.request.get(f"/api/tournaments/{part['id']}/pool", headers=bearer).json()
    return found


def test_a_card_is_taken_and_the_pack_goes_on(open_page: Open) -> None:
    """CONTEST-18."""
    page = open_page("/tournament/new/lotr", width=390, height=844)
    organise(page, "Draft: kortit valitaan kiertävistä boostereista")
    sheet = page.locator("section", has=page.get_by_role("heading", name="Ota kortti"))
    expect(sheet).to_contain_text("Boosteri 1/3, edessäsi 11 korttia")
    expect(sheet.get_by_role("listitem")).to_have_count(11)
    expect(page.locator("section", has=page.get_by_role("heading", name="Sinä: Aino"))).to_contain_text("Ota kortti")
    fellow = Fellow(page)
    assert fellow.complaints() == [] and fellow.fits()
    sheet.get_by_role("listitem").first.get_by_role("button").click()
    page.get_by_role("dialog").get_by_role("button", name="Ota ").click()
    expect(sheet).to_contain_text("edessäsi 10 korttia")
    expect(sheet).to_contain_text("Korttisi (1)")
    page.get_by_text("Lähde pois, botti jatkaa").first.click()
    page.get_by_role("button", name="Lähde pois, botti jatkaa").click()
    expect(page.get_by_role("status").first).to_contain_text("Kaikkien pakat ovat valmiit")


def test_cards_that_are_fetched_are_said_to_be(open_page: Open) -> None:
    page = open_page("/tournament/new/lotr", width=390, height=844)
    fetched: list[Route] = []
    page.route("**/api/games/lotr/cards*", lambda route: fetched.append(route))
    organise(page, "Sealed: pakka omista boostereista")
    expect(page.get_by_text("Korttisi (66)")).to_be_visible()
    loading = page.get_by_role("status").filter(has_text="Haetaan kortteja")
    expect(loading).to_be_visible()
    for each in fetched:
        each.continue_()
    expect(loading).to_have_count(0)
    expect(page.locator(".mine").get_by_role("listitem")).to_have_count(66)


def test_a_deck_is_built_of_ones_own_pool(open_page: Open) -> None:
    """LOTR-32.4, CONTEST-17: what the pool lacks is refused, a legal deck handed in, and the round begins."""
    page = open_page("/tournament/new/lotr", width=390, height=844)
    organise(page, "Sealed: pakka omista boostereista")
    expect(page.get_by_text("Korttisi (66)")).to_be_visible()
    expect(page.get_by_text("Tarkistettu: boosterisi vastaavat sinettiä")).to_be_visible()
    mine = pool(page)
    deck = drafter("lotr").build(LIMITED.table(Options()), mine["pool"], Random(1))
    page.get_by_role("link", name="Rakenna pakka").click()
    expect(page.locator(".builder[data-busy=false]")).to_be_visible()
    page.get_by_role("button", name="Pakka (0)").click()
    expect(page.get_by_role("heading", name="Pakat", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Avaa"))).to_have_count(0)  # no ready deck fits a pool
    page.get_by_label("Tuo teksti").fill(deck)
    page.get_by_role("button", name="Tuo pakaksi").click()
    send = page.get_by_role("button", name="Pelaa tällä pakalla")
    expect(send).to_be_enabled()
    fellow = Fellow(page)
    assert fellow.complaints() == [] and fellow.fits()
    send.click()
    expect(page.get_by_text("Pakka on otettu vastaan")).to_be_visible()
    page.get_by_role("link", name="Turnaukseen").click()
    page.get_by_role("button", name="Aloita turnaus").click()
    expect(page.get_by_role("link", name="Pöytään")).to_be_visible()
