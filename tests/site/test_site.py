"""The docs site in a browser: it fits phones and screens, its search finds, and nothing comes from the network."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

Scheme = Literal["light", "dark"]
SIZES = [(390, 844), (1440, 900)]
SCHEMES = {"light": "default", "dark": "slate"}  # of the browser, of the site
PAGES = ["index", "glossary", "decisions/index", "lab/walks", "lab/speed"]
RECORDS = sorted((Path(__file__).parents[2] / "docs/decisions").glob("[0-9]*.md"))


@pytest.fixture
def visit(browser: Browser, site: str) -> Iterator[Callable[..., Page]]:
    """Open a page of the site; a request to any other address fails the test."""
    outside: list[str] = []
    contexts = []

    def opened(path: str, size: tuple[int, int], scheme: Scheme = "light") -> Page:
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, color_scheme=scheme)
        contexts.append(context)
        page = context.new_page()
        page.on("request", lambda sent: outside.append(sent.url) if not sent.url.startswith((site, "data:")) else None)
        page.goto(f"{site}/{path}.html", wait_until="networkidle")
        return page

    yield opened
    for context in contexts:
        context.close()
    assert outside == []


@pytest.mark.parametrize("size", SIZES)
def test_search_finds_determinize(visit: Callable[..., Page], size: tuple[int, int]) -> None:
    page = visit("index", size)
    field = page.get_by_placeholder("Search")
    if not field.is_visible():
        page.locator("label[for=__search]").first.click()
    field.press_sequentially("determinize")
    first = page.locator(".md-search-result__item a").first
    expect(first).to_contain_text("determinize")
    expect(first).to_have_attribute("href", f"{page.url.rpartition('/')[0]}/glossary.html")


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("size", SIZES)
def test_pages_fit_the_screen(visit: Callable[..., Page], site: str, size: tuple[int, int], scheme: Scheme) -> None:
    page = visit(PAGES[0], size, scheme)
    for path in PAGES:
        page.goto(f"{site}/{path}.html")
        expect(page.locator("h1")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert page.evaluate("document.body.dataset.mdColorScheme") == SCHEMES[scheme]


def test_the_page_of_decisions_lists_every_record(visit: Callable[..., Page]) -> None:
    """Also on a phone, where the navigation is folded away."""
    links = visit("decisions/index", SIZES[0]).locator("article li a")
    assert [link.get_attribute("href") for link in links.all()] == [f"{page.stem}.html" for page in RECORDS]
