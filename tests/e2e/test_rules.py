"""Rules pages: drawn, searched, printed on two sheets, reached from a refusal; the crib sheet at the table."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.looks import WIDER, comes, complaints, left
from tests.e2e.players import PLAYERS
from tests.sweep import sample

from pelipoyta.games import NAMES, load
from pelipoyta.kernel.guide import guide_of

Open = Callable[..., Page]
SHEETS = 2


@pytest.mark.parametrize("game", sample(NAMES, "dnup", "lotr"))
def test_a_rules_page_draws_its_examples(open_page: Open, game: str) -> None:
    """On a phone, in the dark, in Finnish; then on paper."""
    guide = guide_of(load(game))
    assert guide
    page = open_page(f"/rules/{game}", width=390, height=844, color_scheme="dark")
    expect(page.locator("figure .drawn")).to_have_count(sum(len(section.example) for section in guide.section))
    assert left(page, WIDER) == []
    assert complaints(page) == []
    paper = page.pdf(format="A4", margin={"top": "12mm", "bottom": "12mm", "left": "12mm", "right": "12mm"})
    assert 1 <= len(re.findall(rb"/Type /Page\b(?!s)", paper)) <= SHEETS


def test_the_numbered_rules_go_on_paper_when_wanted(open_page: Open) -> None:
    """After the page, and only then: two sheets stay two."""
    page = open_page("/rules/dnup")
    rule = page.locator("#DNUP-3-3")
    page.evaluate(
        "() => (window.print = () => (window.papers = [...(window.papers ?? []), matchMedia('print').matches"
        " && document.querySelector('#DNUP-3-3').checkVisibility()]))"
    )
    expect(rule).to_be_visible()
    page.emulate_media(media="print")
    for name in ("Tulosta kahdelle arkille", "Tulosta numeroituine sääntöineen"):
        page.get_by_role("button", name=name, include_hidden=True).evaluate("(button) => button.click()")
    comes(lambda: page.evaluate("() => window.papers"), [False, True])
    expect(rule).to_be_hidden()


def test_a_word_is_found_in_words_and_in_rules(open_page: Open) -> None:
    page = open_page("/rules/rolechess")
    expect(page.locator("[data-drawn]")).to_be_visible()
    page.get_by_role("searchbox").fill("parihyökkäy")
    expect(page.get_by_role("heading", name="Parihyökkäys")).to_be_visible()
    expect(page.get_by_role("heading", name="Alkuasetelma")).to_be_hidden()
    expect(page.locator("#RC-6-2-1")).to_be_visible()
    expect(page.locator("#RC-1-1")).to_be_hidden()
    page.get_by_role("searchbox").fill("hevonen")
    expect(page.get_by_text("Ei löytynyt")).to_be_visible()


def test_a_rule_is_in_sight_by_its_address(open_page: Open) -> None:
    """However much is drawn above it after it was found."""
    page = open_page("/rules/sequence#SEQ-4-2")
    expect(page.locator("[data-drawn]")).to_be_visible()
    expect(page.locator("#SEQ-4-2")).to_be_in_viewport()
    expect(page.locator("#SEQ-4-2")).to_have_class(re.compile("sought"))


def test_the_crib_sheet_lies_at_the_table(open_page: Open) -> None:
    page = open_page("/", width=390, height=844)
    PLAYERS["rolechess"](page).quick()
    page.get_by_role("button", name="Säännöt").click()
    note = page.get_by_role("region", name="Muistilappu")
    expect(note).to_be_in_viewport(ratio=0.9)
    note.get_by_role("button", name="RC-4.6").click()
    expect(page.locator("#RC-4-6")).to_be_in_viewport()
    expect(note.get_by_role("link", name="Koko opas kuvineen")).to_have_attribute("href", "/rules/rolechess")
