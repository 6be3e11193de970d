"""The Lord of the Rings TCG in the browser: a whole match against the bot, keys, a phone."""

import re
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

Open = Callable[..., Page]
AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
ASKED = """(after) => document.querySelector('.verdict') || (
  document.querySelector('.question[data-ask]:not([data-ask=""])') && document.querySelector('[data-busy=false]') &&
  Number(document.querySelector('[data-at]').dataset.at) > after)"""
TOUCHED = """(before) => document.querySelector('.acts, .verdict') ||
  Number(document.querySelector('[data-at]').dataset.at) > before"""
PATIENCE = 30_000
WINDOWS = ("fellowship", "shadow", "maneuver", "archery", "assignment", "skirmish", "regroup", "respond")


def start(page: Page) -> None:
    """From the start page to a running game against the best bot."""
    page.get_by_role("article", name="Taru sormusten herrasta").get_by_role("button", name=re.compile("botti")).click()
    page.wait_for_function(ASKED, arg=-1)


def at(page: Page) -> int:
    return int(page.locator("[data-at]").get_attribute("data-at") or 0)


def ask(page: Page) -> str:
    return page.locator(".question").get_attribute("data-ask") or ""


def answer(page: Page, what: str) -> None:
    """Something sensible for each question, by touching what is offered."""
    lit = page.locator("[data-lit]")
    if what == "bid":
        page.get_by_role("button", name="Tarjoa taakkoja 1", exact=True).click()
    elif what in ("defend", "left-over"):
        assign(page, what)
    elif what in WINDOWS:
        act_or_pass(page)
    elif lit.count():
        touch(page, lit.first)
    else:
        page.locator(".answers button").first.click()


def assign(page: Page, what: str) -> None:
    """The last who is free is dragged to the first minion; the Ring-bearer hides behind the others."""
    free = page.locator(".lane:not(.facing) [data-lit]")
    if free.count() > 1 or (what == "left-over" and free.count()):
        free.last.drag_to(page.locator(".loose [data-lit]").first)
    elif free.count() and page.locator(".lane").count() == 1:
        free.first.click()
        page.locator(".loose [data-lit]").first.click()
    else:
        do_pass(page)


def act_or_pass(page: Page) -> None:
    playable = page.locator(".hand [data-lit]")
    if playable.count():
        touch(page, playable.first)
    else:
        do_pass(page)


def touch(page: Page, card: Locator) -> None:
    """A pick is made at once; what plays or uses a card is pressed beside it."""
    before = at(page)
    page.mouse.move(1, 1)  # a card under the pointer, or with the focus, lies over its neighbours
    page.evaluate("document.activeElement?.blur()")
    card.click()
    page.wait_for_function(TOUCHED, arg=before)
    button = page.locator(".acts button")
    if at(page) == before and button.count():
        button.first.click()


def do_pass(page: Page) -> None:
    """P passes; where something could still be done, it asks first."""
    before = at(page)
    page.keyboard.press("p")
    if at(page) == before and page.get_by_text("Voisit vielä toimia").count():
        page.keyboard.press("p")


def play_on(page: Page, tired: int) -> Counter[str]:
    """What was asked, how often, until the end; once tired of it, the player lets everything pass."""
    asked = Counter[str]()
    seen = -1
    while True:
        wait_for_question(page, seen)
        if page.locator(".verdict").count():
            return asked
        seen = at(page)
        asked[ask(page)] += 1
        if asked.total() > tired and page.locator("[aria-keyshortcuts]").count():
            do_pass(page)
        else:
            try_to_answer(page)


def try_to_answer(page: Page) -> None:
    """The table may answer first, where there is only one answer: then what was to be touched is gone."""
    page.set_default_timeout(3_000)
    with suppress(PlaywrightTimeout):
        answer(page, ask(page))
    page.set_default_timeout(PATIENCE)


def wait_for_question(page: Page, seen: int) -> None:
    """The next question, or the last one again: the table itself answers where there is only one answer."""
    try:
        page.wait_for_function(ASKED, arg=seen, timeout=3_000)
    except PlaywrightTimeout:
        page.wait_for_function(ASKED, arg=-1)


def test_a_whole_match_against_the_bot(open_page: Open) -> None:
    page = open_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    start(page)
    expect(page.get_by_text("Montako taakkaa tarjoat")).to_be_visible()
    asked = play_on(page, 40)
    expect(page.locator(".verdict")).to_have_text(re.compile("voitti|Voitit"))
    assert {"bid", "shadow", "fellowship"} <= set(asked), asked
    expect(page.get_by_text(re.compile(r"pelaa kortin")).first).to_be_visible()
    assert troubles == []


def test_a_bid_that_loses_is_warned_of_first(open_page: Open) -> None:
    """LOTR-30.2: warned, then legal."""
    page = open_page()
    start(page)
    before = at(page)
    page.get_by_role("button", name="Tarjoa taakkoja 10", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("häviäisit")
    assert at(page) == before
    page.get_by_role("button", name="Tarjoa taakkoja 10", exact=True).click()
    expect(page.locator(".verdict")).to_be_visible()


def to_my_hand(page: Page) -> None:
    """On until there is a hand to look at and something to ask about it."""
    seen = -1
    for _ in range(40):
        wait_for_question(page, seen)
        if page.locator(".hand [data-lit]").count() and ask(page) in WINDOWS:
            return
        seen = at(page)
        try_to_answer(page)
    raise AssertionError("no card was ever playable")


def test_keys_names_and_a_sure_pass(open_page: Open) -> None:
    page = open_page(color_scheme="dark")
    start(page)
    to_my_hand(page)
    before = at(page)
    hand = page.get_by_role("toolbar", name="Kätesi")
    hand.locator("[tabindex='0']").focus()
    page.keyboard.press("End")
    page.keyboard.press("Home")
    first = hand.get_by_role("button").first
    expect(first).to_be_focused()
    expect(first).to_have_accessible_name(re.compile(r", hinta \d+"))
    expect(page.get_by_role("complementary", name="Kortti suurena")).to_contain_text("Hinta")
    page.keyboard.press("p")
    expect(page.get_by_role("alert")).to_contain_text("Voisit vielä toimia")
    assert at(page) == before
    page.keyboard.press("Escape")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(
        page.get_by_role("button", name=re.compile(r"^Frodo, kumppani, voima \d+, elinvoima \d+")).first
    ).to_be_visible()
    page.add_script_tag(path=AXE)
    found = page.evaluate("axe.run('main').then(all => all.violations.map(each => [each.id, each.nodes[0].html]))")
    assert found == []


def test_a_phone_has_room_for_all(open_page: Open) -> None:
    page = open_page(width=390, height=844, has_touch=True)
    start(page)
    to_my_hand(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator(".hand [data-stop]").first.tap()
    card = page.get_by_role("complementary", name="Kortti suurena")
    expect(card).to_be_visible()
    card.get_by_role("button", name="Sulje").tap()
    expect(card).to_have_count(0)
