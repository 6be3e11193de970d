"""A tournament in the browser: organised, entered, checked in, a round played, the standings read; on a phone."""

import re
from typing import Any

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Enter
from tests.e2e.player import Player

PHONE = {"width": 390, "height": 844}


def organise(organiser: Player) -> str:
    """A Swiss of two rounds, for those who say that they are there; the link that players are given."""
    page = organiser.page
    page.get_by_label("Turnauksen nimi").fill("Syyskisa")
    page.get_by_label("Kierroksia").fill("2")
    page.get_by_label("Pelaajien pitää ilmoittautua paikalle").check()
    page.get_by_role("button", name="Avaa turnaus").click()
    expect(page.get_by_role("heading", name="Syyskisa")).to_be_visible()
    expect(page.get_by_role("heading", name="Järjestäjän pöytä")).to_be_visible()
    return page.url


def sign_up(page: Page, name: str) -> None:
    page.get_by_label("Nimesi").fill(name)
    page.get_by_role("button", name="Ilmoittaudu").click()
    expect(page.get_by_role("heading", name=f"Sinä: {name}")).to_be_visible()


def check_in(player: Player) -> None:
    """Who entered says on the day that they are there."""
    page = player.page
    expect(page.get_by_text("Kerro vielä, kun olet paikalla")).to_be_visible()
    page.get_by_role("button", name="Olen paikalla").click()
    expect(page.get_by_role("button", name="Olen paikalla")).to_have_count(0)
    expect(page.get_by_text("Olet mukana.")).to_be_visible()


def standing(page: Page, name: str) -> Any:
    return page.locator("section", has=page.locator("#standings")).get_by_role("listitem").filter(has_text=name)


def test_organise_join_play_a_round_and_see_the_standings(enter: Enter) -> None:
    organiser = enter(Player, "/new/rolechess", **PHONE)
    desk = organiser.page
    desk.get_by_role("link", name="Järjestä turnaus").click()
    link = organise(organiser)
    desk.get_by_role("button", name="Aloita turnaus").click()
    expect(desk.get_by_role("alert")).to_contain_text("tarvitaan ainakin 2")
    aino, eino = enter(Player, link, **PHONE), enter(Player, link, **PHONE)
    sign_up(aino.page, "Aino")
    sign_up(eino.page, "Eino")
    desk.get_by_role("button", name="Aloita turnaus").click()
    expect(desk.get_by_role("alert")).to_contain_text("paikalla 0")
    check_in(aino)
    check_in(eino)
    assert aino.complaints() == [] and aino.fits()
    desk.get_by_role("button", name="Lisää botti").click()
    expect(standing(desk, "Botti")).to_be_visible()
    desk.get_by_role("button", name="Aloita turnaus").click()
    expect(desk.get_by_role("heading", name="Kierros 1")).to_be_visible()
    resting, playing = first_of(aino, eino)
    playing.page.get_by_role("link", name="Pöytään").click()
    expect(playing.page.get_by_role("link", name="Kierros 1")).to_be_visible()
    playing.resign()
    playing.page.get_by_role("link", name="Turnaukseen").click()
    expect(playing.page.get_by_role("status")).to_contain_text("Kierros 1 on pelattu")
    expect(desk.get_by_role("button", name="Aloita kierros 2")).to_be_visible()
    correct(desk)
    assert organiser.complaints() == [] and organiser.fits()
    new_ticket(organiser, resting)


def first_of(aino: Player, eino: Player) -> tuple[Player, Player]:
    """One who need not play on, and one whose game will be given up."""
    for page in (aino.page, eino.page):
        expect(page.get_by_text(re.compile("^Pöydässäsi|^Lepäät"))).to_be_visible()
    plays = aino if aino.page.get_by_role("link", name="Pöytään").count() else eino
    return (eino if plays is aino else aino), plays


def correct(desk: Page) -> None:
    """What came of the game is corrected, and everyone can read that it was."""
    desk.get_by_text("Korjaa tulos").click()
    desk.get_by_role("combobox", name=re.compile("^Tulos")).select_option(label="½ – ½")
    desk.get_by_label("Syy").fill("Sovittiin tasan")
    desk.get_by_role("button", name="Tallenna").click()
    expect(desk.get_by_text(re.compile(r"Järjestäjä muutti: .* → ½ – ½ \(Sovittiin tasan\)"))).to_be_visible()


def new_ticket(organiser: Player, loser: Player) -> None:
    """A lost ticket is issued anew; the old one is void, and says so."""
    desk, name = organiser.page, loser.page.get_by_role("heading", name=re.compile("^Sinä: ")).inner_text()[6:]
    desk.get_by_text(re.compile(r"^Osallistujat \(3\)")).click()
    desk.get_by_role("button", name=f"Uusi lippu {name}").click()
    box = desk.locator("li", has_text="Vanha lippu ei enää kelpaa").get_by_label("Linkki")
    link = box.input_value()
    expect(loser.page.get_by_text("Lippusi ei enää kelpaa")).to_be_visible()
    loser.page.goto(link)
    expect(loser.page.get_by_role("heading", name=f"Sinä: {name}")).to_be_visible()
    assert "#" not in loser.page.url
