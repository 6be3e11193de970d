"""What came after the tables — lessons, rules, hints, teaching, replay, study — for everybody: axe finds nothing.

Finnish in the light is looked at where each page is tested; here are the other two languages, once in the dark on a
phone and once in the light on a wide screen. A page is gone to once for each.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.rolechess.hand import Officer
from tests.e2e.sequence.hand import Sequencer

Open = Callable[..., Page]
SCREENS: list[dict[str, Any]] = [
    {"width": 390, "height": 844, "locale": "sv-FI", "color_scheme": "dark"},
    {"width": 1440, "height": 900, "locale": "en-GB", "color_scheme": "light"},
]


@pytest.mark.parametrize("screen", SCREENS, ids=["phone-sv-dark", "wide-en-light"])
def test_axe_finds_nothing(open_page: Open, screen: dict[str, Any]) -> None:
    player = Officer(open_page("/learn/rolechess/first", **screen))
    player.page.locator(".coach, [role=region]").first.wait_for()
    player.page.locator("[data-busy=false]").wait_for()
    found = {"lesson": player.complaints("html"), "rules": _rules(player)}
    place = player.found("me", "bot:uniform")
    player.take(place)
    player.wait()
    player.page.locator("button.hint").click()
    expect(player.page.locator("#hint-box")).to_be_visible()
    found["hint"] = player.complaints("html")
    found["teaching"] = _teaching(Sequencer(player.page))
    assert found == {page: [] for page in found}


def _rules(player: Officer) -> list[list[str]]:
    player.page.goto("/rules/rolechess")
    player.page.locator("main svg").first.wait_for()
    return player.complaints("html")


def _teaching(player: Sequencer) -> list[list[str]]:
    """The table, its replay while it runs, and the way back there."""
    answer = player.page.request.post(
        "/api/tables",
        data={"game": "sequence", "seats": 2, "places": ["me", "bot:uniform"], "name": "Aino", "teaching": True},
    )
    player.take(answer.json())
    player.wait()
    found = player.complaints("html")
    player.page.goto(f"{player.page.url}/replay")
    player.page.locator("[data-shown]").wait_for()
    player.page.locator(".teaching").wait_for()
    return found + player.complaints("html")
