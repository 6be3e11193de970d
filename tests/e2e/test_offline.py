"""A server's own page goes on without a network, and what was played there moves into the history."""

import re
from collections.abc import Callable
from contextlib import AbstractContextManager

from playwright.sync_api import Browser, Page, expect
from tests.e2e.cuttable_proxy import CuttableProxy
from tests.e2e.dnup.hand import Climber
from tests.e2e.looks import complaints
from tests.e2e.test_site import START, asked, ready

PHONE = {"width": 390, "height": 844}
LIST = "/offline/site.json"


def fetched_for_offline(paths: list[str]) -> list[str]:
    return [path for path in paths if "/offline/" in path and not path.endswith(LIST)]


def tile(page: Page, game: str) -> "Page":
    return page.locator("article", has=page.locator(f"#tile-{game}"))  # type: ignore[return-value]


def test_a_game_without_a_network_moves_into_the_history(
    open_house: Callable[..., AbstractContextManager[str]], browser: Browser
) -> None:
    with open_house() as server, CuttableProxy(server) as line:
        profile = browser.new_context(base_url=line.address, locale="fi-FI", viewport=PHONE, has_touch=True)  # type: ignore[arg-type]
        page, paths = profile.new_page(), list[str]()
        page.on("request", lambda request: paths.append(request.url))
        page.goto("/")
        expect(page.locator("[data-keeping=none]")).to_be_visible()
        assert fetched_for_offline(paths) == [], "nothing is fetched before it is asked for"
        assert complaints(page) == []
        page.get_by_role("button", name="Hae pelit laitteelle").click()
        expect(page.locator("[data-keeping=kept]")).to_be_visible(timeout=START)

        line.cut()
        page.reload()
        expect(page.get_by_text("Verkkoa ei ole.")).to_be_visible(timeout=START)
        ready(page)
        expect(page.get_by_role("button", name="Kutsu ystävä")).to_have_count(0)
        assert complaints(page) == []
        tile(page, "dnup").get_by_role("link", name=re.compile("Säännöt")).click()
        expect(page.get_by_role("heading", level=1, name=re.compile("dnup"))).to_be_visible()
        page.go_back()
        player = Climber(page)
        tile(page, "dnup").get_by_role("button", name="Pelaa bottia vastaan").click()
        asked(page)
        player.play_turns(1)
        asked(page)
        here, hand = page.url, sorted(player.hand())
        page.reload()  # closed in the middle, and still no network
        asked(page)
        assert sorted(player.hand()) == hand

        line.restore()
        page.get_by_role("button", name="Jatka verkossa").click(timeout=START)
        page.wait_for_url(lambda url: "/t/" in url and url != here, timeout=START)  # its table at the server
        asked(page)
        assert sorted(player.hand()) == hand
        player.play_turns(1)
        asked(page)
        page.goto("/history")
        expect(page.locator("main ol li")).to_have_count(1)
        page.wait_for_function("localStorage.getItem('pelipoyta.page-tables') === '[]'")
        profile.close()
