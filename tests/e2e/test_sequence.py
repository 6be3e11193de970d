"""Sequence in the browser: a whole game of three teams, drawing by hand, a phone with twelve players."""

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Gone

Open = Callable[..., Page]
AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
HAND = "[...document.querySelectorAll('[data-card]')].map(e => e.dataset.card).join()"
BRIEF = 3_000  # milliseconds: what we reach for may be gone, the turn being over
HAND_SIZE = 7
STILL_MINE = """(before) => {
  const board = document.querySelector('[data-turns]')
  return !document.querySelector('.verdict') && board?.dataset.ask === 'play' && Number(board.dataset.turns) === before
}"""
MINE = """(after) => {
  const board = document.querySelector('[data-turns]')
  return document.querySelector('.verdict') || (board?.dataset.ask === 'play' && Number(board.dataset.turns) > after)
}"""


OUT_OF_SIGHT = """() => {
  const title = document.querySelector('h1').getBoundingClientRect()
  const covers = (box) => box.left < title.right && box.top < title.bottom && box.bottom > title.top
  const seats = [...document.querySelectorAll('header li')]
  const lost = ({left, right}) => left < 0 || right > innerWidth
  return seats.filter((li) => lost(li.getBoundingClientRect()) || covers(li.getBoundingClientRect()))
    .map((li) => li.textContent)
}"""


def new_table(page: Page, seats: int, **choices: str) -> None:
    """Fill in the form: me first, bots in the other seats."""
    page.get_by_label("Nimesi").fill("Aino")
    page.locator(".counts label", has_text=re.compile(rf"^\s*{seats}\s*$")).click()
    for name, choice in choices.items():
        page.locator(f"#option-{name}").select_option(label=choice)
    for seat in range(2, seats + 1):
        page.get_by_label(f"Paikka {seat}", exact=True).select_option(label="Botti Tarkka")
    page.get_by_role("button", name="Istu pöytään").click()


def turns(page: Page) -> int:
    return int(page.locator("[data-turns]").get_attribute("data-turns") or 0)


def open_cells(page: Page) -> Locator:
    return page.get_by_role("gridcell", name=re.compile("voit pelata tähän"))


def hand(page: Page) -> Locator:
    return page.get_by_role("toolbar", name="Kätesi").get_by_role("button")


def play_something(page: Page) -> None:
    """Play this turn to its end. Where there is one thing to do the table does it, and the page changes under us."""
    before = turns(page)
    for _ in range(HAND_SIZE):
        with suppress(Gone):
            touch_all(page)
            if open_cells(page).count():
                open_cells(page).first.click(timeout=BRIEF)
                page.wait_for_function(f"before => !({STILL_MINE})(before)", arg=before)
        if not page.evaluate(STILL_MINE, before):
            return
    raise AssertionError("nothing can be played")


def touch_all(page: Page) -> None:
    """Touch cards until one lights up cells; dead ones are exchanged on the way."""
    for card in hand(page).all():
        card.click(timeout=BRIEF)
        exchange = page.get_by_role("button", name=re.compile("^Vaihda turha"))
        if exchange.count():
            cards = hand_names(page)
            exchange.click(timeout=BRIEF)
            page.wait_for_function(f"before => {HAND} !== before", arg=cards)
            return
        if open_cells(page).count():
            return


def hand_names(page: Page) -> str:
    return str(page.evaluate(HAND))


def play_to_the_end(page: Page) -> int:
    """How many turns were played in all."""
    seen = -1
    while True:
        page.wait_for_function(MINE, arg=seen)
        if page.locator(".verdict").count():
            return turns(page)
        seen = turns(page)
        play_something(page)


def test_a_whole_game_of_three_teams(open_page: Open) -> None:
    """SEQ-2.2: one sequence wins, and it is shown."""
    page = open_page("/new/sequence")
    new_table(page, 3)
    expect(page.get_by_role("grid", name="Pelilauta")).to_be_visible()
    assert play_to_the_end(page) >= 9  # four chips and a corner can be enough (SEQ-2.3)
    expect(page.locator(".verdict")).to_have_text(re.compile("Voitit|Hävisit"))
    expect(page.get_by_text(re.compile("tarvittavat suorat valmiiksi"))).to_be_visible()
    assert page.get_by_role("gridcell", name=re.compile("valmiissa suorassa")).count() >= 4


def test_drawing_by_hand(open_page: Open) -> None:
    """SEQ-3.2: the button is there when a card is owed, off turn too, and the card comes."""
    page = open_page("/new/sequence")
    new_table(page, 2, draw="Jokainen nostaa itse")
    take = page.get_by_role("button", name="Nosta kortti")
    seen = -1
    for _ in range(3):
        page.wait_for_function(MINE, arg=seen)
        seen = turns(page)
        expect(take).to_have_count(0)
        expect(hand(page)).to_have_count(7)
        play_something(page)
        take.click()
        expect(hand(page)).to_have_count(7)


def test_cells_and_cards_light_each_other_up(open_page: Open) -> None:
    page = open_page("/new/sequence")
    new_table(page, 2)
    page.wait_for_function(MINE, arg=-1)
    card = page.locator("[data-card]").first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    cell = open_cells(page).first
    number = cell.get_attribute("data-cell")
    page.keyboard.press("Escape")
    expect(open_cells(page)).to_have_count(0)
    cell = page.locator(f'[data-cell="{number}"]')
    cell.click()
    expect(
        hand(page).filter(visible=True).and_(page.get_by_label(re.compile("sopii valittuun ruutuun"))).first
    ).to_be_visible()
    before = turns(page)
    page.get_by_label(re.compile("sopii valittuun ruutuun")).first.click()
    page.wait_for_function("after => Number(document.querySelector('[data-turns]').dataset.turns) > after", arg=before)


def test_uneven_teams_are_refused_in_words(open_page: Open) -> None:
    """SEQ-1.2."""
    page = open_page("/new/sequence")
    new_table(page, 8, teams="Kolme")
    expect(page.get_by_text("8 pelaajasta ei saa 3 yhtä suurta joukkuetta.")).to_be_visible()


def test_twelve_players_on_a_phone(open_page: Open) -> None:
    """Everything fits, nothing is set too small, and there is nothing a screen reader would trip over."""
    page = open_page("/new/sequence", width=390, height=844)
    new_table(page, 12, teams="Kolme")
    page.wait_for_function(MINE, arg=-1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.get_by_role("list", name="Muut pöydässä").get_by_role("listitem")).to_have_count(11)
    assert page.evaluate(OUT_OF_SIGHT) == []
    page.set_viewport_size({"width": 1280, "height": 800})
    assert page.evaluate(OUT_OF_SIGHT) == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate(
        "[...document.querySelectorAll('.rank')].every(e => parseFloat(getComputedStyle(e).fontSize) >= 14)"
    )
    box = page.get_by_role("grid", name="Pelilauta").bounding_box()
    assert box and box["width"] >= 340
    piles = page.get_by_label("Pelaajat ja poistopinot").get_by_role("button")
    expect(piles).to_have_count(12)
    piles.nth(1).click()
    expect(page.get_by_role("dialog").get_by_text("Poistopino, uusin ensin")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Isot").click()
    larger = page.get_by_role("grid", name="Pelilauta").bounding_box()
    assert larger and larger["width"] > 1.4 * box["width"]
    page.evaluate(AXE.read_text())
    found = page.evaluate(
        "axe.run(document.querySelector('[data-turns]')).then(({violations}) => violations.map(v => v.id))"
    )
    assert found == []
