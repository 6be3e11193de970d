"""A hint at the table: what may be done with its rule, then what a good player would do and why."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.looks import complaints
from tests.e2e.players import PLAYERS

from pelipoyta.games import NAMES

Open = Callable[..., Page]


@pytest.mark.parametrize("game", NAMES)
def test_a_hint_says_what_may_be_done_and_what_is_good(open_page: Open, game: str) -> None:
    page = open_page("/", width=390, height=844)
    PLAYERS[game](page).quick()
    page.get_by_role("button", name="Vihje").click()
    box = page.get_by_role("region", name="Vihje")
    expect(box.get_by_role("listitem").first).to_contain_text(re.compile(r"[a-zäö].*\([A-Z]+-"))
    box.get_by_role("button", name="Mitä hyvä pelaaja tekisi?").click()
    expect(box.get_by_text("Hyvä pelaaja", exact=True)).to_be_visible()
    expect(box.locator("p").nth(2)).to_have_text(re.compile(r"^[A-ZÄÖ].*[.:].*$"))
    expect(box).not_to_contain_text("-advice-")
    assert complaints(page, "#hint-box") == []
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()
