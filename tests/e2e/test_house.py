"""The house around the tables: every kind of page is shown whole under its own policy."""

import re
from collections.abc import Callable

from playwright.sync_api import Browser, Page, Route, expect
from tests.e2e.looks import comes

from pelipoyta.games import NAMES

Open = Callable[..., Page]
SEATED = "() => JSON.parse(localStorage.getItem('pelipoyta.tables') ?? '[]').length === 1"


def test_every_form(open_page: Open) -> None:
    """`open_page` fails where the browser was told to refuse what a page needs.

    So each game's rules are opened in `test_rules.py`, its table from the start page in `test_hints.py`, and it is
    played in its own folder.
    """
    page = open_page("/")
    for game in NAMES:
        page.goto(f"/new/{game}")
        expect(page.get_by_label("Nimesi")).to_be_visible()


def test_the_start_page_leads_to_decks_and_contests(open_page: Open) -> None:
    page = open_page()
    lotr = page.locator("article", has=page.locator("#tile-lotr"))
    lotr.get_by_role("link", name="Rakenna pakka").click()
    expect(page).to_have_url(re.compile("/decks/lotr$"))
    for words in ("Järjestä turnaus", "Järjestä rinnakkaispeli"):
        page.goto("/")
        page.locator("main").get_by_role("link", name=words).first.click()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.locator("form")).to_be_visible()


def test_the_api_is_described(open_page: Open) -> None:
    page = open_page("/api/docs")
    expect(page.get_by_role("link", name="POST /api/tables", exact=True)).to_be_visible()
    expect(page.locator("h1").first).to_have_css("font-family", re.compile("system-ui"))


def test_a_browser_refuses_what_the_policy_forbids(browser: Browser, server: str) -> None:
    """Else the tests above could not fail."""
    page = browser.new_page(base_url=server)
    page.goto("/")
    with page.expect_console_message(lambda said: "Content Security Policy" in said.text):
        page.evaluate("document.body.append(Object.assign(document.createElement('script'), {text: 'evil = 1'}))")
    comes(lambda: page.evaluate("typeof evil"), "undefined")
    page.close()


def lose(page: Page, path: str, times: int) -> list[str]:
    """Let so many requests reach the house and their answers be lost; the bodies of all that were sent."""
    sent: list[str] = []

    def answer(route: Route) -> None:
        sent.append(route.request.post_data or "")
        reply = route.fetch()
        if len(sent) <= times:
            route.abort()
        else:
            route.fulfill(response=reply)

    page.route(path, answer)
    return sent


def invited(host: Page) -> str:
    """The way to a table with an open seat, made though the first answer was lost."""
    asked = lose(host, "**/api/tables", 1)
    tile = host.locator("article", has=host.locator("#tile-rolechess"))
    tile.get_by_role("button", name="Kutsu ystävä").click()
    expect(host.get_by_label("Linkki pöytään")).to_be_visible()
    assert len(asked) == 2 and asked[0] == asked[1]
    return host.url


def test_a_seat_is_had_though_its_answer_was_lost(open_page: Open) -> None:
    host = open_page("/")
    guest = open_page(invited(host))
    asked = lose(guest, "**/sit", 2)
    guest.get_by_role("button", name="Istu pöytään").click()
    guest.wait_for_function(SEATED)
    assert len(asked) == 3 and len(set(asked)) == 1


def test_a_seat_is_had_though_the_page_was_loaded_again_meanwhile(open_page: Open) -> None:
    host = open_page("/")
    guest = open_page(invited(host))
    asked = lose(guest, "**/sit", 4)
    guest.get_by_role("button", name="Istu pöytään").click()
    expect(host.locator("[data-busy]")).to_be_visible()  # seated, and does not know it
    guest.reload()
    guest.wait_for_function(SEATED)
    assert len(set(asked)) == 1
