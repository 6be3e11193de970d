"""The house around the tables: every kind of page is shown whole under its own policy."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from pelipoyta.games import NAMES

Open = Callable[..., Page]


@pytest.mark.parametrize("game", NAMES)
def test_every_page_of_a_game(open_page: Open, game: str) -> None:
    """Form, rules and a table: `open_page` fails where the browser was told to refuse what the page needs."""
    page = open_page(f"/new/{game}")
    expect(page.get_by_label("Nimesi")).to_be_visible()
    page.goto(f"/rules/{game}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto("/")
    tile = page.locator("article", has=page.locator(f"#tile-{game}"))
    tile.get_by_role("button", name=re.compile("botti")).click()
    expect(page.locator("[data-busy=false]")).to_be_visible()


def test_the_api_is_described(open_page: Open) -> None:
    page = open_page("/api/docs")
    expect(page.locator(".opblock").first).to_be_visible()


def test_a_browser_refuses_what_the_policy_forbids(browser: Browser, server: str) -> None:
    """Else the tests above could not fail."""
    page = browser.new_page(base_url=server)
    page.goto("/")
    with page.expect_console_message(lambda said: "Content Security Policy" in said.text):
        page.evaluate("document.body.append(Object.assign(document.createElement('script'), {text: 'evil = 1'}))")
    assert page.evaluate("typeof evil") == "undefined"
    page.close()
