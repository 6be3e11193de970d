"""Looking back in the browser: every game from a record on a phone, and a game just played from its own end."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Enter
from tests.e2e.dnup.hand import Climber
from tests.e2e.looks import comes, complaints, reach
from tests.e2e.rolechess.hand import Officer
from tests.sweep import sample

from pelipoyta.games import NAMES

Open = Callable[..., Page]
ROOT = Path(__file__).parents[2]
FIFTY = 50 * 1024 * 1024


def golden(game: str) -> Path:
    """The shortest of its golden games."""
    return min((ROOT / "tests/games" / game / "golden").glob("*.game"), key=lambda file: file.stat().st_size)


def at(page: Page, number: int) -> None:
    """The board shows that moment."""
    expect(page.locator("[data-at]")).to_have_attribute("data-at", str(number))
    expect(page.locator("[data-at] h2")).to_be_attached()


@pytest.mark.parametrize("game", sample(NAMES, "rolechess", "lotr"))
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
    page.get_by_label("Kenen näkökulmasta").select_option("1")
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
        other.get_by_role("button", name="Spara partiets gång").click()
    assert saved.value.path().read_text().startswith("pelipoyta-record 1")
    other.get_by_role("button", name="Kopiera ställningen").click()
    expect(other.get_by_label("Ställningen i notation")).not_to_have_value("")
    assert complaints(other) == []
    other.get_by_role("button", name="Börja partiet").click()
    expect(other).to_have_url(re.compile(r"/t/\w+$"))
    expect(other.locator("[data-busy]")).to_be_visible()
    other.goto(re.sub(r"\d+$", "9999", link))
    at(other, last)
    expect(other.get_by_role("alert")).to_have_text(f"Så många drag har partiet inte. Det sista är {last}.")
    other.keyboard.press("Home")
    expect(other.get_by_role("alert")).to_be_hidden()


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
    expect(page.get_by_label("Kenen näkökulmasta")).to_have_value("all")


def test_a_game_is_looked_at_by_keys_alone(open_page: Open) -> None:
    page = open_page("/replay", width=390, height=844)
    reach(page, page.get_by_label("Pelitallenne tekstinä"))
    page.keyboard.insert_text(golden("rolechess").read_text())
    reach(page, page.get_by_role("button", name="Katso peli"))
    page.keyboard.press("Enter")
    at(page, 0)
    reach(page, page.get_by_role("slider"))
    page.keyboard.press("ArrowRight")
    at(page, 1)
    reach(page, page.get_by_role("button", name="Seuraava siirto"))
    page.keyboard.press("Space")
    at(page, 2)
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("button", name="Toista")).to_be_focused()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pysäytä")).to_be_focused()
    page.keyboard.press("Space")
    page.keyboard.press("Home")
    page.keyboard.press("PageDown")
    expect(page.locator("[data-at='0']")).to_have_count(0)
    reach(page, page.get_by_role("button", name="Loki, kohdat ja työkalut"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("tab", name="Loki")).to_be_focused()
    page.keyboard.press("ArrowRight")
    part = page.get_by_role("tabpanel").locator("li button").first
    reach(page, part)
    number = int(part.locator(".number").text_content() or -1)
    page.keyboard.press("Enter")
    at(page, number)
    expect(page.get_by_role("tabpanel")).to_be_hidden()


def test_the_last_moves_are_a_film_that_moves(open_page: Open) -> None:
    page = open_page("/replay", reduced_motion="no-preference")
    page.locator("input[type=file]").set_input_files(golden("rolechess"))
    at(page, 0)
    page.keyboard.press("End")
    page.get_by_role("tab", name="Lisää").click()
    page.get_by_role("button", name="Näytä viime siirrot animaationa").click()
    film = page.get_by_role("img", name=re.compile("^RoleChess: siirtoon"))
    expect(film).to_have_js_property("complete", True)
    first = film.screenshot()
    comes(lambda: film.screenshot() == first, False)
    assert complaints(page, "#panel") == []
    with page.expect_download() as saved:
        page.get_by_role("button", name="Tallenna animaatio").click()
    assert saved.value.suggested_filename.startswith("rolechess-")
    page.get_by_role("button", name="Sulje animaatio").click()
    expect(film).to_be_hidden()


def test_a_running_game_is_not_seen_through_anothers_eyes(enter: Enter) -> None:
    """TABLE-9: said as the record says it, and one's own side is shown."""
    aino = enter(Climber)
    aino.sit("me", "bot:greedy")
    aino.wait()
    page = aino.page
    page.goto(f"{page.url}/replay#1")
    expect(page.get_by_role("alert")).to_contain_text("vasta pelin päätyttyä")
    expect(page.get_by_label("Kenen näkökulmasta")).to_have_value("0")
    assert complaints(page) == []
    page.get_by_role("alert").get_by_role("button", name="Sulje").click()
    expect(page.get_by_role("alert")).to_be_hidden()


PASTE = """(area, size) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', 'x'.repeat(size))
  area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}"""


def test_markup_in_a_name_is_a_name(open_page: Open) -> None:
    page = open_page("/replay")
    name = "<img src=x onerror=document.title=1>"
    text = re.sub(r"(?m)^players .*$", f'players ["{name}", "<b>Eino</b>"]', golden("rolechess").read_text())
    page.get_by_label("Pelitallenne tekstinä").fill(text)
    page.get_by_role("button", name="Katso peli").click()
    at(page, 0)
    expect(page.get_by_label("Kenen näkökulmasta").locator("option").filter(has_text=name)).to_have_count(1)
    expect(page.locator("img")).to_have_count(0)
    expect(page).to_have_title(re.compile("^Avaa pelitallenne"))


def test_what_cannot_be_looked_at_is_a_sentence_with_a_way_on(open_page: Open, tmp_path: Path) -> None:
    page = open_page("/", locale="en-GB")
    page.get_by_role("link", name="Open a saved game").click()
    page.get_by_label("The record as text").fill(golden("dnup").read_text()[:-40])
    page.get_by_role("button", name="See the game").click()
    expect(page.get_by_role("alert")).to_contain_text("cut off")
    huge = tmp_path / "huge.game"
    huge.touch()
    os.truncate(huge, FIFTY)
    page.locator("input[type=file]").set_input_files(huge)
    expect(page.get_by_role("alert")).to_contain_text("too large")
    page.get_by_label("The record as text").fill("")
    page.get_by_label("The record as text").evaluate(PASTE, FIFTY)
    expect(page.get_by_role("alert")).to_contain_text("too large")
    expect(page.get_by_label("The record as text")).to_have_value("")
    assert complaints(page) == []
    page.goto("/t/nowhere/replay/3")
    expect(page.get_by_role("alert")).to_contain_text("no such table", ignore_case=True)


def test_what_cannot_be_done_in_a_replay_is_not_offered(open_page: Open) -> None:
    page = open_page("/replay", width=390, height=844)
    page.locator("input[type=file]").set_input_files(Path(__file__).parents[1] / "games/dnup/golden/two-greedy.game")
    at(page, 0)
    expect(page.get_by_role("button", name="Aktiivisen mukaan")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^(Pelaa|Lisää|Ota|Käännä)$"))).to_have_count(0)
