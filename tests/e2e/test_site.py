"""A site without a server: each game in the page, a tab closed in the middle, no network, storage that fails."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect
from tests.e2e.dnup.hand import Climber
from tests.e2e.looks import EVERY, comes, complaints
from tests.e2e.page_games import KEEP_WORKERS, play_in_page
from tests.e2e.player import ASKED

from pelipoyta.games import NAMES
from pelipoyta.offline.site import write_site
from pelipoyta.server.middleware.offline_files import BUNDLE

START = 120_000  # Python starts in a page that shares two cores with other tests
KEPT = """async () => {
  const name = (await caches.keys()).find((each) => each.startsWith('site-'))
  return !!name && (await (await caches.open(name)).match('/offline/site.json')) !== undefined
}"""

MEMORY_KEPT = """async () => {
  const name = (await caches.keys()).find((each) => each.startsWith('python-'))
  return !!name && (await (await caches.open(name)).keys()).length === 1
}"""

# What the browser does when another application shares a text with the installed page, by its manifest.
SHARE = """async (text) => {
  const { share_target: to } = await (await fetch('/manifest.webmanifest')).json()
  const form = document.createElement('form')
  Object.assign(form, { action: to.action, method: to.method, enctype: to.enctype })
  const field = document.createElement('textarea')
  Object.assign(field, { name: to.params.text, value: text })
  form.append(field)
  document.body.append(form)
  form.submit()
}"""


class Files(SimpleHTTPRequestHandler):
    """A plain file server that says nothing."""

    def log_message(self, *said: Any) -> None:
        """Keep silent."""


@contextmanager
def served(folder: Path) -> Iterator[ThreadingHTTPServer]:
    """The site, written into this folder, behind a plain file server."""
    assert (BUNDLE / "files.json").is_file(), "Python for pages is not collected: scripts/offline"
    write_site(folder)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture
def site(tmp_path: Path) -> Iterator[ThreadingHTTPServer]:
    with served(tmp_path / "site") as server:
        yield server


@pytest.fixture(scope="module")
def profile(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[BrowserContext]:
    """A browser's profile for several tests: where one has started Python, the others start from its kept memory."""
    with served(tmp_path_factory.mktemp("shared") / "site") as server:
        address = f"http://127.0.0.1:{server.server_address[1]}"
        profile = browser.new_context(base_url=address, locale="fi-FI", service_workers="block")
        profile.add_init_script(KEEP_WORKERS)
        yield profile
        profile.close()


@pytest.fixture
def page(profile: BrowserContext) -> Iterator[Page]:
    page = profile.new_page()
    yield page
    page.close()


def ready(page: Page) -> None:
    """The application in the worker answers."""
    expect(page.locator("[data-ready=true]")).to_be_visible(timeout=START)


def kept(page: Page) -> None:
    """All files of the site are on the device."""
    for _ in range(4):  # of half a minute each
        with suppress(AssertionError):
            return comes(lambda: page.evaluate(KEPT), True)
    raise AssertionError("the site was not kept")


def asked(page: Page) -> None:
    """The player is asked; the bots' worker may have to start first."""
    page.wait_for_function(ASKED, arg=[-1, []], timeout=START, polling=EVERY)


def renew(folder: Path) -> None:
    """Put a new version of the site in its place."""
    kept = json.loads((folder / "offline" / "site.json").read_text())
    kept["version"] += "-newer"
    (folder / "offline" / "site.json").write_text(json.dumps(kept))


def test_a_game_without_a_server_and_then_without_a_network(
    site: ThreadingHTTPServer, browser: Browser, tmp_path: Path
) -> None:
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
    kept(page)
    comes(lambda: page.evaluate(MEMORY_KEPT), True)
    assert profile.new_cdp_session(page).send("Page.getAppManifest")["errors"] == []
    renew(tmp_path / "site")
    other = profile.new_page()
    other.add_init_script(KEEP_WORKERS)
    other.clock.install()
    other.goto(page.url)
    second = Climber(other)
    asked(other)  # from the memory that the first start has kept
    expect(other.get_by_text("Uusi versio on haettu.")).to_be_visible()
    site.shutdown()
    site.server_close()  # neither a server nor a network any more
    assert sorted(second.hand()) == hand

    player.play_turns(1)  # two tabs of one game: the other has not heard of it, and is refused
    asked(page)
    hand = sorted(player.hand())
    second.act()
    comes(lambda: sorted(second.hand()), hand)

    other.evaluate("window.ownWorkers.at(-1).terminate()")  # as a browser does that runs out of memory
    other.clock.fast_forward(20_000)
    other.get_by_role("button", name="Käynnistä peli uudelleen").click(timeout=START)
    asked(other)
    assert sorted(second.hand()) == hand
    second.play_turns(1)
    asked(other)

    other.goto("/")
    other.evaluate(SHARE, "Mitä muu sovellus jakaa")
    expect(other.get_by_role("textbox").first).to_have_value("Mitä muu sovellus jakaa")
    profile.close()


def played_in_turn(page: Page, games: list[str], most: int) -> list[dict[str, Any]]:
    """The games by messages to the worker: begun, closed in the middle, and played on in a new page."""
    page.goto("/")
    ready(page)
    begun = play_in_page(page, games, 12)
    assert [each["over"] for each in begun] == [None] * len(games)
    comes(lambda: page.evaluate(MEMORY_KEPT), True)
    page.goto("about:blank")
    page.goto("/")
    ready(page)
    return play_in_page(page, begun, most)


def test_every_game_goes_on_in_a_new_page(page: Page) -> None:
    on = played_in_turn(page, list(NAMES), 6)
    assert all(each["over"] or each["choices"] == 6 for each in on)


@pytest.mark.sweep
@pytest.mark.timeout(1200)
def test_every_game_is_played_to_its_end(page: Page) -> None:
    on = played_in_turn(page, list(NAMES), 100_000)
    assert all(each["over"] for each in on)


# Says in the worker itself that storage is denied, or full while the page says so.
DENIED = "IDBFactory.prototype.open = () => { throw new DOMException('denied', 'SecurityError') };"
FULL = """
let full = false
new BroadcastChannel('full').onmessage = ({ data }) => { full = data }
const add = IDBObjectStore.prototype.add
IDBObjectStore.prototype.add = function (...all) {
  if (full) throw new DOMException('full', 'QuotaExceededError')
  return add.apply(this, all)
};"""


def with_worker(page: Page, before: str) -> None:
    """The page's worker runs this first."""

    def changed(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=before + response.text())

    page.route("**/pageWorker-*.js", changed)


def begin(page: Page) -> Climber:
    page.goto("/")
    ready(page)
    page.locator("article", has=page.locator("#tile-dnup")).get_by_role("button", name="Pelaa bottia vastaan").click()
    asked(page)
    return Climber(page)


def test_a_move_that_finds_no_room_is_refused_and_told(page: Page) -> None:
    with_worker(page, FULL)
    player = begin(page)
    hand = sorted(player.hand())
    page.evaluate("new BroadcastChannel('full').postMessage(true)")
    player.act()
    expect(page.get_by_text("Laitteen tila on lopussa")).to_be_visible()
    assert sorted(player.hand()) == hand
    page.evaluate("new BroadcastChannel('full').postMessage(false)")


def test_without_storage_one_can_play_and_is_told_so(page: Page) -> None:
    with_worker(page, DENIED)
    player = begin(page)
    expect(page.get_by_text("Selain ei anna tallentaa tällä sivulla")).to_be_visible()
    player.play_turns(1)
    asked(page)
