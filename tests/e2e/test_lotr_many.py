"""The Lord of the Rings TCG with more than two at the table: all in sight on tablet and phone, keys, the end."""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

Open = Callable[..., Page]
AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
SPENT = 40  # questions answered with cards, before everything is let pass
ASKED = """(after) => document.querySelector('.verdict') || (
  document.querySelector('.question[data-ask]:not([data-ask=""])') && document.querySelector('[data-busy=false]') &&
  Number(document.querySelector('[data-at]').dataset.at) > after)"""
TOUCHED = """(before) => document.querySelector('.acts, .verdict') ||
  Number(document.querySelector('[data-at]').dataset.at) > before"""
TOO = "() => document.querySelector('.verdict, .question[data-ask]:not([data-ask=\"\"])')"
# What does not lie wholly in the window; the page itself is never wider than it. A question may be gone by now: where
# there is one answer only, the table gives it.
OUTSIDE = """() => ['.question', '.hand', '.road', '.camps'].filter((part) => {
  const box = document.querySelector(part)?.getBoundingClientRect()
  return box && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
}).concat(document.documentElement.scrollWidth > innerWidth ? ['page'] : [])"""


def sit(page: Page, held: dict[str, str | int]) -> None:
    """The seat is its token: any page that holds it plays."""
    page.evaluate("(held) => localStorage.setItem('pelipoyta.tables', held)", json.dumps([{**held, "game": "lotr"}]))
    page.goto(f"/t/{held['id']}")
    page.wait_for_function(ASKED, arg=-1)


def new_table(page: Page, seats: int, decks: tuple[str, str], **options: str) -> dict[str, str | int]:
    """A table of bots and oneself, by the house's own interface."""
    wish = {
        "game": "lotr",
        "seats": seats,
        "options": options,
        "places": ["me", *["bot:greedy"] * (seats - 1)],
        "name": "Aino",
        "brings": [{"decks": decks[seat % 2]} for seat in range(seats)],
    }
    answer = page.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    made = answer.json()
    return {"id": made["table"], "seat": made["seat"], "token": made["token"]}


def at(page: Page) -> int:
    return int(page.locator("[data-at]").get_attribute("data-at") or 0)


def ask(page: Page) -> str:
    return page.locator(".question").get_attribute("data-ask") or ""


def wait_on(page: Page, seen: int) -> None:
    """The next question or the end, however long the others play on by themselves."""
    while True:
        before = at(page)
        try:
            page.wait_for_function(ASKED, arg=seen)
            return
        except PlaywrightTimeout:
            if page.locator(".question[data-ask]:not([data-ask=''])").count():
                return  # the last one again: the table itself answered where there was only one answer
            assert at(page) > before, "nothing happens any more"


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


def let_pass(page: Page) -> None:
    before = at(page)
    page.keyboard.press("p")
    if at(page) == before and page.get_by_text("Voisit vielä toimia").count():
        page.keyboard.press("p")


def answer(page: Page, tired: bool) -> None:
    playable = page.locator(".hand [data-lit]")
    passes = page.locator("[aria-keyshortcuts]").count() > 0
    if ask(page) == "bid":
        page.get_by_role("button", name="Tarjoa taakkoja 1", exact=True).click()
    elif passes and (tired or not playable.count() or ask(page) == "reconcile"):
        let_pass(page)
    elif playable.count():
        touch(page, playable.first)
    elif page.locator("[data-lit]").count():
        touch(page, page.locator("[data-lit]").first)
    else:
        page.locator(".answers button").first.click()


def flaws(page: Page) -> list[list[str]]:
    page.add_script_tag(path=AXE)
    script = "axe.run('main').then(all => all.violations.map(each => [each.id, each.nodes[0].html]))"
    found: list[list[str]] = page.evaluate(script)
    return found


def play_until(page: Page, done: Callable[[str], bool], look: Callable[[str], None] = lambda what: None) -> None:
    """Answers and looks around, until what is asked will do; "" is the end."""
    seen, asked = -1, 0
    while True:
        wait_on(page, seen)
        over = page.locator(".verdict").count() > 0
        what = "" if over else ask(page)
        if over or (what and done(what)):
            return
        if not what:
            continue  # the table has answered meanwhile
        seen, asked = at(page), asked + 1
        if asked <= SPENT:
            look(what)
        try_to_answer(page, asked > SPENT)


def try_to_answer(page: Page, tired: bool) -> None:
    """The table may answer first, where there is only one answer: then what was to be touched is gone."""
    page.set_default_timeout(5_000)
    with suppress(PlaywrightTimeout):
        answer(page, tired)
    page.set_default_timeout(30_000)


def test_three_on_a_tablet_and_a_phone_to_the_end(open_page: Open) -> None:
    tablet = open_page(width=1180, height=820)
    phone = open_page(width=390, height=844, has_touch=True)
    held = new_table(tablet, 3, ("fotr-aragorn", "fotr-gandalf"), format="fellowship")
    sit(tablet, held)
    sit(phone, held)

    def look(what: str) -> None:
        assert tablet.evaluate(OUTSIDE) == [], what
        phone.wait_for_function(TOO)
        assert phone.evaluate(OUTSIDE) == [], what

    play_until(tablet, lambda what: what == "skirmish", look)
    phone.wait_for_function(TOO)
    assert flaws(phone) == []
    play_until(tablet, lambda what: not what, look)
    expect(tablet.locator(".verdict")).to_have_text(re.compile("voitti|Voitit"))
    expect(tablet.locator(".finish")).to_contain_text(re.compile("saattueensa perille|viimeisenä|kaatui|turmeli"))
    tablet.get_by_role("button", name="Pelaa uudelleen").click()
    expect(tablet.get_by_text("Montako taakkaa tarjoat")).to_be_visible()
    expect(tablet).not_to_have_url(re.compile(str(held["id"])))


@pytest.mark.parametrize(("width", "height"), [(820, 1180), (844, 390)])
def test_six_find_room(open_page: Open, width: int, height: int) -> None:
    page = open_page(width=width, height=height)
    sit(page, new_table(page, 6, ("ttt-aragorn", "ttt-theoden")))

    def look(what: str) -> None:
        assert page.evaluate(OUTSIDE) == [], what

    play_until(page, lambda what: what == "reconcile", look)
    assert page.locator(".camp").count() == 6


def test_an_assignment_by_keys_alone(open_page: Open) -> None:
    """With names for ears, a clean board, and the focus where it was."""
    page = open_page(color_scheme="dark")
    for _ in range(5):  # a game may end before anyone has to be defended
        sit(page, new_table(page, 3, ("ttt-aragorn", "ttt-theoden")))
        play_until(page, lambda what: what == "defend")
        if ask(page) == "defend":
            break
    assert flaws(page) == []
    page.locator(".lanes [data-stop][tabindex='0']").focus()
    page.keyboard.press("End")
    while not page.evaluate("document.activeElement.hasAttribute('data-lit')"):
        page.keyboard.press("ArrowLeft")
    chosen = page.locator(":focus")
    expect(chosen).to_have_accessible_name(re.compile(r", kumppani, voima \d+, .*valittavissa"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="ketä vastaan?")).to_be_visible()
    foe = page.locator(".loose :focus")
    expect(foe).to_have_accessible_name(re.compile(r", palvelija, voima \d+, .*Tarkka \d.*valittavissa"))
    before = at(page)
    page.keyboard.press("Enter")
    page.wait_for_function("(before) => Number(document.querySelector('[data-at]').dataset.at) > before", arg=before)
    expect(page.locator(".lane.facing")).to_have_count(1)
    expect(page.locator(".field :focus, .question :focus")).to_have_count(1)
