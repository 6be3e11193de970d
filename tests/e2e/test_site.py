"""A site without a server: a game is played, the tab closed, the network lost, and the game goes on."""

import threading
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.dnup.hand import Climber
from tests.e2e.looks import EVERY, comes, complaints
from tests.e2e.player import ASKED

from pelipoyta.offline.site import BUNDLE, write_site

START = 120_000  # Python starts in a page that shares two cores with other tests
KEPT = "async () => (await (await caches.open('site')).match('/offline/site.json')) !== undefined"


class Files(SimpleHTTPRequestHandler):
    """A plain file server that says nothing."""

    def log_message(self, *said: Any) -> None:
        """Keep silent."""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[ThreadingHTTPServer]:
    assert (BUNDLE / "files.json").is_file(), "Python for pages is not collected: scripts/offline"
    write_site(tmp_path / "site")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(tmp_path / "site")))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()
    thread.join()


def ready(page: Page) -> None:
    """The application in the worker answers."""
    expect(page.locator("[data-ready=true]")).to_be_visible(timeout=START)


def asked(page: Page) -> None:
    """The player is asked; the bots' worker may have to start first."""
    page.wait_for_function(ASKED, arg=[-1, []], timeout=START, polling=EVERY)


def test_a_game_without_a_server_and_then_without_a_network(site: ThreadingHTTPServer, browser: Browser) -> None:
    address = f"http://127.0.0.1:{site.server_address[1]}"
    profile = browser.new_context(
        base_url=address, locale="fi-FI", viewport={"width": 390, "height": 844}, has_touch=True
    )
    page = profile.new_page()
    page.goto("/")
    ready(page)
    expect(page.get_by_role("heading", name="dnup")).to_be_visible()
    expect(page.get_by_role("button", name="Kutsu ystävä")).to_have_count(0)  # nobody can come
    assert complaints(page) == []
    player = Climber(page)
    page.locator("article", has=page.locator("#tile-dnup")).get_by_role("button", name="Pelaa bottia vastaan").click()
    asked(page)
    player.play_turns(1)
    asked(page)
    hand = sorted(player.hand())
    for _ in range(4):  # of half a minute each
        with suppress(AssertionError):
            comes(lambda: page.evaluate(KEPT), True)
            break
    else:
        raise AssertionError("the site was not kept")
    site.shutdown()
    site.server_close()  # neither a server nor a network any more
    page.close()
    again = profile.new_page()
    again.goto(page.url)
    player = Climber(again)
    asked(again)
    assert sorted(player.hand()) == hand
    player.play_turns(1)
    profile.close()
