"""dnup in the browser: a whole game of two against a bot, the hand kept in order, thirteen cards on a phone."""

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

Open = Callable[..., Page]
AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
MINE = """(after) => {
  const board = document.querySelector('[data-batch]')
  if (document.querySelector('.verdict')) return true
  if (!document.querySelector('[data-busy=false]')) return false
  return board && Number(board.dataset.batch) > after && document.querySelector('[data-act=turn][aria-disabled=false]')
}"""


def start(page: Page) -> None:
    """From the start page to a running game against the best bot."""
    page.get_by_role("article", name="dnup").get_by_role("button", name=re.compile("botti")).click()
    page.wait_for_function(MINE, arg=-1)


def batch(page: Page) -> int:
    return int(page.locator("[data-batch]").get_attribute("data-batch") or 0)


def hand(page: Page) -> list[str]:
    cards: list[str] = page.locator("[data-card]").evaluate_all("all => all.map(each => each.dataset.card)")
    return cards


def act(page: Page, name: str) -> Locator:
    return page.locator(f"[data-act={name}]")


def do_something(page: Page) -> str:
    """The largest set that can be played; else add, take or turn, whatever can be done."""
    playable = page.get_by_role("group", name="Voit pelata").get_by_role("button")
    if playable.count():
        playable.last.click()
        act(page, "play").click()
        return "play"
    ready = page.locator("[data-act][aria-disabled=false]").last
    name = ready.get_attribute("data-act") or ""
    ready.click()
    return name


def try_something(page: Page) -> str:
    """What was done; nothing where the table answered first, because there was only one answer."""
    page.set_default_timeout(5_000)
    try:
        return do_something(page)
    except PlaywrightTimeout:
        return ""
    finally:
        page.set_default_timeout(30_000)


def press_until_told(page: Page, words: re.Pattern[str]) -> None:
    """Play looks disabled and answers all the same; right after a play a press counts as the second of two clicks."""
    for _ in range(20):
        act(page, "play").click(force=True)
        with suppress(AssertionError):
            expect(page.locator(".why")).to_contain_text(words, timeout=1_000)
            return
    raise AssertionError("nothing was told")


def refused(page: Page) -> bool:
    """DNUP-A.2, DNUP-8.4: try a card that beats nothing, if there is one; nothing changes but a sentence."""
    idle = page.locator(".idle [data-card]")
    if not idle.count():
        return False
    before = hand(page)
    idle.first.click()
    expect(page.locator(".prompt")).to_contain_text("Ei käy nyt: paina Pelaa, niin näet miksi.")
    expect(act(page, "play")).to_have_attribute("aria-disabled", "true")
    press_until_told(page, re.compile("(lyö sitä|lyö niitä).*Sääntö DNUP-"))
    assert hand(page) == before
    page.keyboard.press("Escape")
    return True


def test_a_whole_game_of_two(open_page: Open) -> None:
    """DNUP-8.5: two rounds won, each area used in turn, and a play that does not beat its size refused on the way."""
    page = open_page("/")
    start(page)
    areas, done, was_refused, seen = set(), [], False, -1
    while True:
        page.wait_for_function(MINE, arg=seen)
        if page.locator(".verdict").count():
            break
        seen = batch(page)
        areas |= set(re.findall(r"alueellesi (\d)", page.locator(".prompt").inner_text()))
        was_refused = was_refused or refused(page)
        done.append(try_something(page))
        if not done[-1]:
            seen = -1  # look again at what is asked now
    assert areas == {"1", "2"}
    assert done.count("play") >= 8
    assert was_refused
    expect(page.locator(".verdict")).to_have_text(re.compile("Voitit|Hävisit"))
    expect(page.get_by_text(re.compile("[Vv]oit(it|ti) kaksi kierrosta"))).to_be_visible()


def test_thirteen_cards_on_a_phone(open_page: Open) -> None:
    """DNUP-8.1, DNUP-1.6: all cards in sight with both values, room for a thumb, no scrolling sideways."""
    page = open_page("/", width=390, height=844, has_touch=True)
    start(page)
    boxes = [box for each in page.locator("[data-card]").all() if (box := each.bounding_box())]
    assert len(boxes) >= 12
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= 390 and box["width"] >= 60 for box in boxes)
    rows = {round(box["y"] / 30) for box in boxes}
    assert len(rows) <= 3
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert all(re.match(r"\d+, toinen pää \d+", name) for name in names_of(page))


def names_of(page: Page) -> list[str]:
    names: list[str] = page.locator("[data-card]").evaluate_all("all => all.map(each => each.ariaLabel)")
    return names


def test_the_hand_is_kept_in_any_order(open_page: Open) -> None:
    """DNUP-1.3: by key, by dragging and by value; no card is turned by it."""
    page = open_page("/")
    start(page)
    first = hand(page)
    assert first == sorted(first, key=lambda card: [int(end) for end in card.split("/")])
    page.locator("[data-card]").first.focus()
    page.keyboard.press("Shift+ArrowRight")
    assert hand(page) == [first[1], first[0], *first[2:]]
    drag(page, 0, 5)
    assert hand(page) == [first[0], *first[2:6], first[1], *first[6:]]
    page.get_by_role("button", name="Passiivisen mukaan").click()
    assert hand(page) == sorted(first, key=lambda card: [int(end) for end in reversed(card.split("/"))])
    seen = batch(page)
    act(page, "turn").click()
    page.wait_for_function("seen => document.querySelector('[data-batch]').dataset.batch > seen", arg=seen)
    assert sorted(hand(page)) == sorted("/".join(reversed(card.split("/"))) for card in first)


def drag(page: Page, card: int, to: int) -> None:
    one, other = (page.locator("[data-card]").nth(index).bounding_box() for index in (card, to))
    assert one and other
    page.mouse.move(one["x"] + 10, one["y"] + 20)
    page.mouse.down()
    page.mouse.move(other["x"] + 10, other["y"] + 20, steps=8)
    page.mouse.up()


def test_everyone_can_use_the_board(open_page: Open) -> None:
    """Names, roles and contrast as axe sees them, in the dark, with the help of DNUP-1.7 at hand."""
    page = open_page("/", color_scheme="dark")
    start(page)
    page.get_by_role("button", name="Näin pelataan").click()
    sheet = page.get_by_role("dialog", name="Näin pelataan")
    expect(sheet.get_by_role("heading")).to_have_text(
        ["Näin pelataan", "Tavoite", "Vuorollasi teet yhden neljästä", "Alueet 1 ja 2"]
    )
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run('main').then(all => all.violations.map(each => [each.id, each.nodes[0].html]))")
    assert found == []


def test_a_newcomer_is_told_the_aim_and_why_not(open_page: Open) -> None:
    """DNUP-8.5 before the first turn; a place without a set, a button without a card: each has its answer."""
    page = open_page("/")
    start(page)
    expect(page.get_by_text("Tavoite: pääse ensimmäisenä eroon korteistasi.")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Edessäsi, alue 1")).click(force=True)
    expect(page.locator(".why")).to_contain_text("Omaan sarjaan ei voi lisätä, eikä sitä voi ottaa. Sääntö DNUP-8.4")
    act(page, "play").click(force=True)
    expect(page.locator(".prompt")).to_have_text("Valitse kädestäsi kortit, jotka pelaat.")
    page.get_by_role("group", name="Voit pelata").get_by_role("button").last.click()
    expect(act(page, "play")).to_have_text(re.compile("Pelaa +(\\d )?[a-zöä]+"))
    act(page, "turn").click()
    expect(page.get_by_text("Tavoite: pääse")).to_have_count(0)


def test_what_would_be_taken_is_named(open_page: Open) -> None:
    """DNUP-C: on the button, and in the sentence once it is chosen."""
    page = open_page("/")
    start(page)
    theirs = page.get_by_role("button", name=re.compile("^(?!Edessäsi).*, alue .: .*toisissa päissä"))
    for _ in range(20):
        if theirs.count():
            break
        seen = batch(page)
        act(page, "turn").click()
        page.wait_for_function(MINE, arg=seen)
    theirs.first.click()
    expect(page.locator(".prompt")).to_contain_text(re.compile("Valittu: .*Ota, niin saat"))
    expect(act(page, "take")).to_have_text(re.compile("Ota +(\\d )?[a-zöä]+"))
