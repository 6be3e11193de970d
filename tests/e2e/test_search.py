"""Finding an opponent: two strangers meet by a search, by a tap, and while one of them plays a bot."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

Open = Callable[..., Page]
TABLE = re.compile(r"/t/\w+")


def search(page: Page, *games: str) -> None:
    panel = page.get_by_role("region", name="Etsi vastustaja")
    for game in games:
        panel.get_by_label(game).check()
    panel.get_by_role("button", name="Etsi vastustaja").click()


def test_two_who_search_meet_at_one_table(open_page: Open) -> None:
    aino, eino = open_page(), open_page(width=390, height=844)
    search(aino, "dnup", "RoleChess")
    expect(aino.get_by_text("Etsitään vastustajaa: RoleChess tai dnup")).to_be_visible()
    expect(eino.get_by_role("listitem").filter(has_text="RoleChess tai dnup")).to_be_visible()
    search(eino, "RoleChess")
    expect(aino).to_have_url(TABLE)
    expect(eino).to_have_url(TABLE)
    assert aino.url == eino.url
    expect(aino.get_by_role("heading", level=1)).to_be_visible()


def test_a_search_goes_on_while_a_bot_is_played_and_an_offer_is_joined_by_a_tap(open_page: Open) -> None:
    aino, eino = open_page(), open_page()
    search(aino, "Sequence")
    expect(aino.get_by_role("button", name="Lopeta haku")).to_be_visible()
    aino.locator("article", has=aino.locator("#tile-rolechess")).get_by_role("button", name="Pelaa bottia").click()
    expect(aino).to_have_url(TABLE)
    banner = aino.get_by_role("status", name="Etsi vastustaja")
    expect(banner).to_contain_text("Vastustajaa etsitään.")
    eino.get_by_role("listitem").filter(has_text="Sequence").get_by_role("button").click()
    expect(eino).to_have_url(TABLE)
    expect(banner).to_contain_text("Vastustaja löytyi: Sequence")
    banner.get_by_role("button", name="Siirry pöytään").click()
    expect(aino).to_have_url(eino.url)


def test_a_search_is_stopped_and_seen_no_more(open_page: Open) -> None:
    aino, eino = open_page(), open_page()
    search(aino, "Kasvoton vihollinen")
    seen = eino.get_by_role("listitem").filter(has_text="Kasvoton vihollinen")
    expect(seen).to_be_visible()
    aino.reload()
    aino.get_by_role("button", name="Lopeta haku").click()
    expect(seen).to_have_count(0)
    expect(aino.get_by_role("group", name="Mitä haluat pelata?")).to_be_visible()
