"""A hint at the table: what may be done with its rule, then what a good player would do and why."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Enter
from tests.e2e.looks import at_least, complaints
from tests.e2e.players import PLAYERS
from tests.e2e.rolechess.hand import Officer
from tests.sweep import sample

from pelipoyta.games import NAMES

Open = Callable[..., Page]
# What a first choice is about at least: two cells, a card and its cell, a card and the deed; a companion, or nothing.
LIGHTS = {"rolechess": 2, "sequence": 2, "dnup": 2, "kasvoton": 0, "lotr": 0}


def assert_lit(page: Page, game: str) -> None:
    if LIGHTS[game]:
        at_least(page.locator(".pointed"), LIGHTS[game])


@pytest.mark.parametrize("game", sample(NAMES, "kasvoton", "lotr"))
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
    assert_lit(page, game)
    assert complaints(page, "#hint-box") == []
    box.get_by_role("button", name="Sulje").click()
    expect(box).to_be_hidden()
    assert_lit(page, game)
    page.keyboard.press("Escape")
    expect(page.locator(".pointed")).to_have_count(0)


def test_the_card_that_a_hint_names_is_lit_and_in_sight(open_page: Open) -> None:
    """Whatever a good player would do there: the hint names the last card of the hand."""
    page = open_page("/", width=390, height=844)
    PLAYERS["lotr"](page).quick()
    code = page.locator(".hand [data-code]").last.get_attribute("data-code")
    advice = json.dumps({"action": {"type": "Play", "code": int(code or 0)}, "text": "", "hints": []})
    page.route("**/hint", lambda route: route.fulfill(body=advice, content_type="application/json"))
    page.get_by_role("button", name="Vihje").click()
    page.get_by_role("button", name="Mitä hyvä pelaaja tekisi?").click()
    page.get_by_role("region", name="Vihje").get_by_role("button", name="Sulje").click()
    lit = page.locator(f".hand .pointed[data-code='{code}']")
    expect(lit.last).to_be_in_viewport(ratio=0.5)
    page.get_by_role("heading", level=1).click(force=True)
    expect(lit).to_have_count(0)


def test_where_hints_are_off_one_still_hears_what_may_be_done(enter: Enter) -> None:
    """TABLE-14: the plain list is no advice; what a good player would do is not to be had."""
    aino = enter(Officer, width=390, height=844)
    wish = {"game": "rolechess", "seats": 2, "places": ["me", "bot:uniform"], "name": "Aino", "hints": False}
    aino.take(aino.page.request.post("/api/tables", data=wish).json())
    aino.wait()
    aino.page.get_by_role("button", name="Vihje").click()
    box = aino.page.get_by_role("region", name="Vihje")
    expect(box.get_by_role("listitem").first).to_contain_text("siirtää nappulaa")
    expect(box.get_by_role("button")).to_have_count(2)  # the rule it names, and the way out
    expect(box.get_by_role("button", name="Sulje")).to_be_visible()
