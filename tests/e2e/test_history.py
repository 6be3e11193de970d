"""Games of this device in the browser, on a phone: how they went, what they tell, and the way to another device."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Enter, Open
from tests.e2e.looks import complaints, reach
from tests.e2e.rolechess.hand import Officer

BOTH = """(first) => localStorage.setItem('pelipoyta.tables', JSON.stringify(
    [...JSON.parse(localStorage.getItem('pelipoyta.tables')), ...JSON.parse(first)]))"""
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True}


def played(enter: Enter) -> Page:
    """One game given up, another begun."""
    aino = enter(Officer, **PHONE)
    aino.sit("me", "bot:greedy")
    aino.wait()
    first = aino.page.evaluate("localStorage.getItem('pelipoyta.tables')")
    aino.sit("me", "bot:greedy")
    aino.wait()
    aino.page.evaluate(BOTH, first)
    aino.page.get_by_role("button", name="Pöytä").tap()
    aino.page.get_by_role("button", name="Luovuta").tap()
    aino.page.get_by_role("button", name="Kyllä, luovutan").tap()
    expect(aino.page.locator(".finish")).to_be_visible()
    return aino.page


def test_the_history_is_gone_through_by_keys_alone(enter: Enter) -> None:
    page = played(enter)
    page.goto("/")
    reach(page, page.get_by_role("link", name="Pelihistoria"))
    page.keyboard.press("Enter")
    games = page.locator("main ol > li")
    expect(games).to_have_count(2)
    reach(page, page.get_by_label("Tulos"))
    page.keyboard.type("Tapp")
    expect(games).to_have_count(1)
    private = page.get_by_role("button", name="Näytä yksityinen linkki")
    reach(page, private)
    page.keyboard.press("Enter")
    expect(private).to_have_attribute("aria-expanded", "true")
    reach(page, page.get_by_label("Linkki pöytään"))
    page.keyboard.press("Shift+Tab")
    reach(page, games.get_by_role("link", name="Katso pelin kulku"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("slider")).to_be_visible()


def test_ones_games_are_found_again_here_and_on_another_device(enter: Enter, open_page: Open, tmp_path: Path) -> None:
    page = played(enter)
    page.goto("/")
    page.get_by_role("link", name="Pelihistoria").tap()
    games = page.locator("main ol > li")
    expect(games).to_have_count(2)
    expect(games.filter(has_text="Tappio")).to_have_count(1)
    expect(games.filter(has_text="Sinun vuorosi")).to_have_count(1)
    expect(page.get_by_role("article")).to_contain_text("Yksi peli ei vielä kerro taidosta mitään.")
    expect(page.get_by_role("article")).to_contain_text("ei voi päätellä mitään")
    assert complaints(page) == []
    page.get_by_label("Tulos").select_option("lost")
    expect(games).to_have_count(1)
    expect(games.get_by_role("link", name="Katso pelin kulku")).to_be_visible()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Tallenna tiedostoon").tap()
    file = tmp_path / "history.json"
    saving.value.save_as(file)
    page.get_by_role("button", name="Näytä yksityinen linkki").tap()
    link = page.get_by_label("Linkki pöytään").input_value()

    other = open_page(link, **PHONE)
    expect(other.get_by_role("button", name="Lisää", exact=True)).to_be_visible()
    expect(other.locator("main ol > li")).to_have_count(0)
    assert complaints(other) == []
    other.get_by_role("button", name="Lisää", exact=True).tap()
    expect(other.locator("main ol > li")).to_have_count(2)
    assert "#" not in other.url
    chooser = other.locator("input[type=file]")
    chooser.set_input_files(file)
    expect(other.get_by_role("status")).to_have_text("Kaikki pelit olivat jo täällä.")
    file.write_text("not a history", encoding="utf-8")
    chooser.set_input_files(file)
    expect(other.get_by_role("alert")).to_contain_text("ei ole Pelipöydän pelihistoria")
    other.get_by_role("link", name="Jatka peliä").tap()
    expect(other.locator("[data-ask]")).to_have_attribute("data-ask", "turn")
