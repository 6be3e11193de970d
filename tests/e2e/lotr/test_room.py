"""The Lord of the Rings TCG on the screen: nothing covers anything, every touch is answered, outcomes are told."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Enter
from tests.e2e.looks import left
from tests.e2e.lotr.hand import WINDOWS, Fellow, asks
from tests.e2e.wire import Told
from tests.sweep import sample

SIZES = {390: (390, 844), 1024: (1024, 768), 1440: (1440, 900)}
# Panels that lie side by side wherever there is room for them.
PANELS = [".road", ".phases", ".chooser", ".field", ".hand", ".detail", ".others .camp", ".side > .camp", ".ledge"]
# What must stay in sight on a phone while a card is read.
ASKED = [".detail", ".chooser", "[aria-pressed=true]", ".ledge"]
OVERLAPS = """(parts) => {
  const boxes = (part) => [...document.querySelectorAll(part)].map((each) => [part, each.getBoundingClientRect()])
  const seen = parts.flatMap(boxes).filter(([, box]) => box.width && box.height)
  return seen.flatMap(([one, a], i) => seen.slice(i + 1)
    .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
                       Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
    .map(([other]) => `${one} × ${other}`))
}"""
# Of what can be chosen, what something else lies over; what is scrolled out of its panel is not there to be covered.
COVERED = """() => document.querySelector('.sheet') ? [] :
  [...document.querySelectorAll('[data-lit], .ledge .buttons button')].filter((each) => {
  const box = each.getBoundingClientRect()
  const panel = each.closest('.ground, .hand, .banks, .chooser')?.getBoundingClientRect()
  const [x, y] = [box.left + 6, box.top + box.height / 2]
  if (panel && (x < panel.left || x > panel.right || y < panel.top || y > panel.bottom)) return false
  const top = document.elementFromPoint(x, y)
  return top && !each.contains(top) && !top.contains(each) && !top.closest('[data-lit]')
}).map((each) => each.textContent.trim())"""

# What lies over its middle.
COVERS = """(part) => {
  const each = document.querySelector(part), b = each.getBoundingClientRect()
  const top = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2)
  return each.contains(top) ? [] : [`${top?.className}`]
}"""


def look(page: Page, width: int, what: str) -> None:
    """No panel lies over another, nor over what is asked."""
    assert left(page, OVERLAPS, ASKED if width < 700 else PANELS) == [], (width, what)
    assert left(page, COVERED) == [], (width, what)


def read_a_card(page: Page, width: int) -> None:
    """A card is shown large: of those to choose from where there are any, else of the hand."""
    cards = page.locator(".chooser [data-stop]").or_(page.locator(".hand [data-lit]"))
    if not cards.count():
        return
    if width >= 700:
        cards.last.hover()
    elif page.locator(".hand [data-lit]").count():
        cards.last.tap()
    else:
        return
    expect(page.locator(".detail .full")).to_be_visible()


@pytest.mark.parametrize("width", sample(SIZES, 390, 1440))
def test_nothing_covers_anything(enter: Enter, width: int) -> None:
    """A phone is played by touch, so that all that is touched can be; elsewhere we look, and go on."""
    player, seen = enter(Fellow, width=SIZES[width][0], height=SIZES[width][1], has_touch=width < 700), set[str]()
    page = player.page
    player.gather()

    def once(what: str) -> bool:
        if what not in seen and what in (*WINDOWS, "bid", "starting", "defend", "left-over"):
            seen.add(what)
            look_well(what)
        return len(seen) > 6

    def look_well(what: str) -> None:
        look(page, width, what)
        if what in (*WINDOWS, "starting"):
            read_a_card(page, width)
            look(page, width, f"{what}, read")
            page.keyboard.press("Escape")
            page.mouse.move(1, 1)

    if width < 700:
        player.play(lambda what: len(seen) > 6, once)
    else:
        once(player.ask)
        player.stroll(80, once)
    assert {"bid", "starting"} < seen, seen


def test_one_click_takes_a_companion(enter: Enter) -> None:
    """LOTR-3.8: no second click, and the way on stands beside the sentence."""
    player = enter(Fellow)
    player.gather_at(asks("starting"))
    expect(player.prompt).to_contain_text("jäljellä 4/4")
    player.page.locator(".chooser [data-lit]").first.click()
    expect(player.page.locator(".lane")).to_have_count(2)
    expect(player.prompt).not_to_contain_text("jäljellä 4/4")
    expect(player.buttons).to_have_count(1)
    expect(player.buttons).to_have_accessible_name("Saattue on valmis")


def has_dead_cards(told: Told) -> bool:
    """Cards in the hand, not all of which can be played."""
    hand = {card["code"] for card in told["view"]["players"][told["ask"]["seats"][0]]["hand"]}
    playable = {choice["action"].get("code") for choice in told["legal"]}
    return told["ask"]["what"] in ("fellowship", "shadow") and len(told["legal"]) > 1 and bool(hand - playable)


@pytest.mark.parametrize("width", sample([390, 1440], 390))
def test_a_dead_click_is_answered(enter: Enter, width: int) -> None:
    """A card of the hand that cannot be played, one on the table, a site: each says why, with its rule."""
    player = enter(Fellow, width=SIZES[width][0], height=SIZES[width][1], has_touch=width < 700)
    page = player.page
    player.gather_at(has_dead_cards)
    before = player.at
    bubble = page.get_by_role("status").filter(has_text="LOTR-")
    for where in (".hand", ".lane", ".road"):
        page.locator(f"{where} [data-stop]:not([data-lit])").first.click()
        expect(bubble).to_be_visible()
        page.keyboard.press("Escape")
        expect(bubble).to_have_count(0)
    assert player.at == before


def test_a_skirmish_says_what_will_come_of_it(enter: Enter) -> None:
    """In words, to ears, and by a mark on the card that will pay for it."""
    player = enter(Fellow)
    player.gather_at(asks("skirmish"), decks=("fotr-gandalf", "fotr-aragorn"), format="fellowship")
    lane = player.page.locator(".lane.current")
    expect(lane.locator(".outlook")).to_have_text(re.compile("kuole|haavoittu|haavaa|taak|voittaa"))
    expect(lane.get_by_role("button", name=re.compile("Jos kukaan ei enää toimi"))).to_be_visible()
    expect(player.page.locator(".detail .outlook")).to_contain_text("Jos kukaan ei enää toimi")
    if re.search("kuole|haav", lane.locator(".outlook").inner_text()):
        expect(lane.locator(".fate").first).to_be_visible()


def test_the_end_is_uncovered(enter: Enter) -> None:
    player = enter(Fellow)
    player.gather()
    player.bid(10)
    player.buttons.filter(has_text="Tarjoa 10 taakkaa").click()
    for part in (".verdict", ".finish .ways > :first-child"):
        expect(player.page.locator(part)).to_be_visible()
        assert player.left(COVERS, part) == []
    assert player.left(OVERLAPS, PANELS) == []
