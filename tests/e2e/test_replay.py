"""Looking back in the browser: every game from a record on a phone, and a game just played from its own end."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Enter
from tests.e2e.dnup.hand import Climber
from tests.e2e.looks import complaints
from tests.e2e.rolechess.hand import Officer

from pelipoyta.games import NAMES

Open = Callable[..., Page]
ROOT = Path(__file__).parents[2]


def golden(game: str) -> Path:
    """The shortest of its golden games."""
    return min((ROOT / "tests/games" / game / "golden").glob("*.game"), key=lambda file: file.stat().st_size)


def at(page: Page, number: int) -> None:
    """The board shows that moment."""
    expect(page.locator("[data-at]")).to_have_attribute("data-at", str(number))
    expect(page.locator("[data-at] h2")).to_be_attached()


@pytest.mark.parametrize("game", NAMES)
def test_a_record_is_looked_at_by_keyboard_and_thumb(open_page: Open, game: str) -> None:
    page = open_page("/replay", width=390, height=844, has_touch=True)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.locator("input[type=file]").set_input_files(golden(game))
    at(page, 0)
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    page.get_by_role("heading", level=1).focus()
    for key, number in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        at(page, number)
    slider.fill(str(last // 2))
    at(page, last // 2)
    assert complaints(page) == []
    page.get_by_role("button", name="Loki, kohdat ja työkalut").tap()
    page.get_by_role("tab", name="Kohdat").tap()
    assert complaints(page, "aside") == []
    part = page.get_by_role("tabpanel").locator("li button").last
    number = int(part.locator(".number").text_content() or -1)
    part.tap()
    at(page, number)
    page.get_by_label("Kenen silmin").select_option("1")
    at(page, number)
    page.keyboard.press("End")
    assert faults == []


def test_a_game_is_looked_at_from_its_end_and_a_link_leads_to_a_move(enter: Enter, open_page: Open) -> None:
    aino = enter(Officer)
    aino.sit("me", "bot:greedy")
    aino.wait()
    aino.act()
    aino.wait()
    page = aino.page
    page.get_by_role("tab", name="Pöytä").click()
    page.get_by_role("button", name="Luovuta").click()
    page.get_by_role("button", name="Kyllä, luovutan").click()
    page.locator(".finish").get_by_role("link", name="Katso pelin kulku").click()
    at(page, 0)
    page.get_by_role("button", name="Loppuun").click()
    expect(page.locator(".words")).to_contain_text("luovutti")
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    expect(page).to_have_url(re.compile(rf"/replay/{last}$"))
    page.get_by_role("button", name="Edellinen siirto").click()
    link = page.url

    other = open_page(link, locale="sv-SE")
    at(other, last - 1)
    other.get_by_role("tab", name="Mer").click()
    with other.expect_download() as saved:
        other.get_by_role("button", name="Spara spelets gång").click()
    assert saved.value.path().read_text().startswith("pelipoyta-record 1")
    other.get_by_role("button", name="Kopiera ställningen").click()
    expect(other.get_by_label("Ställningen i notation")).not_to_have_value("")
    assert complaints(other) == []
    other.get_by_role("button", name="Börja spelet").click()
    expect(other).to_have_url(re.compile(r"/t/\w+$"))
    expect(other.locator("[data-busy]")).to_be_visible()
    other.goto(re.sub(r"\d+$", "9999", link))
    at(other, last)


def test_all_that_was_hidden_lies_open_at_the_end(enter: Enter) -> None:
    aino = enter(Climber)
    aino.sit("me", "bot:greedy", "bot:greedy")
    aino.wait()
    aino.resign()
    page = aino.page
    page.locator(".finish").get_by_role("link", name="Katso kaikkien kortit").click()
    expect(page.get_by_role("tab", name="Kädet")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("tabpanel").locator(".cards")).to_have_count(3)
    expect(page.locator(".words")).to_contain_text("luovutti")
    expect(page.get_by_label("Kenen silmin")).to_have_value("all")


def test_what_cannot_be_looked_at_is_a_sentence_with_a_way_on(open_page: Open) -> None:
    page = open_page("/", locale="en-GB")
    page.get_by_role("link", name="Open a saved game").click()
    page.get_by_label("The record as text").fill(golden("dnup").read_text()[:-40])
    page.get_by_role("button", name="See the game").click()
    expect(page.get_by_role("alert")).to_contain_text("cut off")
    page.locator("input[type=file]").set_input_files(
        {"name": "big", "mimeType": "text/plain", "buffer": b"x" * 2_000_000}
    )
    expect(page.get_by_role("alert")).to_contain_text("too large")
    assert complaints(page) == []
    page.goto("/t/nowhere/replay/3")
    expect(page.get_by_role("alert")).to_contain_text("no such table", ignore_case=True)
