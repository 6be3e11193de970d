"""A real server with the built client, and a real browser in front of it."""

import os
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol, TypeVar

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright
from tests.e2e.every_page import OPERATOR_TOKEN
from tests.e2e.looks import PATIENCE
from tests.e2e.player import EMPTY, Player
from tests.e2e.servers import Servers

ROOT = Path(__file__).parents[2]
CLOSED = (
    "--no-sandbox",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--js-flags=--no-opt --no-maglev",  # no page lives long enough to win back what optimizing compilers take
)
# Nothing is fetched behind the test's back after a game (client/src/offline/keeping); test_offline.py does it itself.
SAVES_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
# Niceness of servers: Chromium's processes raise their own priority where they may, and beside several browsers the
# server's archive processes, which lower theirs, would not answer for a minute.
URGENT = -10
Open = Callable[..., Page]
P = TypeVar("P", bound=Player)


class Enter(Protocol):
    """Opens a page of the house for one more player."""

    def __call__(self, kind: type[P], path: str = EMPTY, **how: Any) -> P: ...


expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., AbstractContextManager[str]]:
    """Start a server whose bots do not pause, with more on its command line, and give its address.

    It is the one of this environment, unless the bin folder of another environment is given.
    """
    assert (ROOT / "src/pelipoyta/server/static/index.html").is_file(), "the client is not built: make setup"

    @contextmanager
    def opened(*more: str, programs: Path = Path(sys.executable).parent) -> Iterator[str]:
        data = tmp_path_factory.mktemp("e2e") / "games.sqlite3"
        settings = {
            "PELIPOYTA_DATABASE_URL": f"sqlite:///{data}",
            "PELIPOYTA_PAUSE": "0",
            "PELIPOYTA_BOT_WORKERS": "1",
            "PELIPOYTA_OPERATOR_TOKEN": OPERATOR_TOKEN,
            "PELIPOYTA_MESSAGES_PER_SECOND": "1000000",  # seats are played over the wire as fast as it goes
            "PELIPOYTA_TABLES_PER_MINUTE": "1000000",
            "PELIPOYTA_REQUESTS_PER_SECOND": "1000000",
            "PELIPOYTA_HELLOS_PER_SECOND": "1000000",
            "PELIPOYTA_LOBBY_MESSAGES_PER_SECOND": "1000000",
            "PELIPOYTA_SIGN_UPS_PER_HOUR": "1000000",
            "PELIPOYTA_COST_PER_TEN_SECONDS": "1000000",
            "PELIPOYTA_ARCHIVE_SECONDS": "1000000",
        }
        command = [str(programs / "pelipoyta"), "serve", "--port", "0", *more]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **settings}) as house:
            assert house.stdout is not None
            with suppress(OSError):  # only root may
                os.setpriority(os.PRIO_PROCESS, house.pid, URGENT)
            greeting = house.stdout.readline()
            address = re.search(r"http://[\d.]+:\d+", greeting)
            assert address, f"the server said {greeting!r}"
            try:
                yield address[0]
            finally:
                house.terminate()

    return opened


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.outcome not in ("passed", "skipped"):
        Servers.failures += 1


@pytest.fixture(scope="session")
def servers(open_house: Callable[..., AbstractContextManager[str]]) -> Iterator[Servers]:
    with ExitStack() as running:
        yield Servers(lambda: running.enter_context(open_house()))


@pytest.fixture
def server(servers: Servers) -> str:
    return servers.current()


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(CLOSED))
        yield browser
        browser.close()


class Profiles:
    """Browsers' profiles, lent to one page at a time and emptied before: making one costs as much as a visit.

    What was fetched stays, as in any browser. Nothing may be set on a profile itself; a page is closed with its routes
    and its listeners.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[BrowserContext]] = defaultdict(list)
        self._lent: list[tuple[str, BrowserContext]] = []

    def page(self, size: ViewportSize, fresh: bool, **options: Any) -> Page:
        """A page of a profile that nobody else has; a fresh one has never been anywhere."""
        kind = repr(sorted(options.items()))
        free = [] if fresh else self._free[kind]
        profile = free.pop() if free else self._browser.new_context(**options)
        self._lent.append((kind, profile))
        page = profile.new_page()
        wipe = {"origin": options["base_url"], "storageTypes": "all"}
        profile.new_cdp_session(page).send("Storage.clearDataForOrigin", wipe)
        page.set_viewport_size(size)
        return page

    def give_back(self) -> None:
        for kind, profile in self._lent:
            for page in profile.pages:
                page.close()
            self._free[kind].append(profile)
        self._lent.clear()


@pytest.fixture(scope="session")
def profiles(browser: Browser) -> Profiles:
    return Profiles(browser)


@contextmanager
def opening(profiles: Profiles, server: str) -> Iterator[Open]:
    """Open pages of the house: in Finnish, without motion, wide unless told otherwise; each in a profile of its own.

    What the pages' policy forbids must not be needed: a browser that refuses something fails the test. It refuses to
    evaluate texts too, so `wait_for_function` wants a function.
    """
    refused: list[str] = []

    def opened(path: str = "/", width: int = 1280, height: int = 800, fresh: bool = False, **context: Any) -> Page:
        assert "viewport" not in context, "a profile has no size: say width and height"
        wanted: dict[str, Any] = {"base_url": server, "locale": "fi-FI", "reduced_motion": "reduce", **context}
        page = profiles.page({"width": width, "height": height}, fresh, **wanted)
        page.on("console", lambda said: refused.append(said.text) if "Content Security Policy" in said.text else None)
        page.set_default_timeout(PATIENCE)
        page.add_init_script(SAVES_DATA)
        page.goto(path)
        return page

    yield opened
    profiles.give_back()
    assert refused == []


@pytest.fixture
def open_page(profiles: Profiles, server: str) -> Iterator[Open]:
    with opening(profiles, server) as opened:
        yield opened


def entering(open_page: Open) -> Enter:
    def entered(kind: type[P], path: str = EMPTY, **how: Any) -> P:
        return kind(open_page(path, **how))

    return entered


@pytest.fixture
def enter(open_page: Open) -> Enter:
    """Someone who plays, before an empty page unless told otherwise: they sit down from there."""
    return entering(open_page)


@pytest.fixture(scope="module")
def stay(browser: Browser, servers: Servers) -> Iterator[Enter]:
    """The same for all tests of a file: for a table that they look at and leave as it was."""
    with opening(Profiles(browser), servers.current()) as opened:
        yield entering(opened)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Those that passed at the second try only: a race is seen, and does not cost a landing."""
    stats = terminalreporter.stats
    failed = {report.nodeid for kind in ("failed", "error") for report in stats.get(kind, [])}
    raced = sorted({report.nodeid for report in stats.get("rerun", [])} - failed)
    if raced:
        terminalreporter.section("RACED: passed at the second try only, mend them", red=True, bold=True)
        for name in raced:
            terminalreporter.line(name, yellow=True)
        for report in stats["rerun"]:
            if report.nodeid in raced:
                terminalreporter.section(report.nodeid, sep="-")
                terminalreporter.line(report.longreprtext)
