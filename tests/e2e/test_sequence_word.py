"""Sequence has a word for every touch: why not, at the place touched; what to touch next; who played what where."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

Open = Callable[..., Page]
MINE = "() => document.querySelector('[data-turns]')?.dataset.ask === 'play'"
AFTER = "before => Number(document.querySelector('[data-turns]').dataset.turns) > before"
COVERED = """() => {
  const boxOf = (each) => each.getBoundingClientRect()
  const said = boxOf(document.querySelector('.why'))
  const meets = ({ left, right, top, bottom }) =>
    left < said.right && right > said.left && top < said.bottom && bottom > said.top
  const seen = document.querySelectorAll('main button:not([role=gridcell]):not(.why button), [data-open]')
  return [...seen].filter((each) => meets(boxOf(each))).map((each) => each.ariaLabel ?? each.textContent)
}"""


def bubble(page: Page) -> Locator:
    return page.get_by_role("main").get_by_role("status").filter(has_text="Sääntö")


def my_turn(page: Page, seats: int = 2) -> None:
    """At a table of bots, asked for the first time."""
    page.get_by_label("Nimesi").fill("Aino")
    page.locator(".counts label", has_text=re.compile(rf"^\s*{seats}\s*$")).click()
    for seat in range(2, seats + 1):
        page.get_by_label(f"Paikka {seat}", exact=True).select_option(label="Botti Tarkka")
    page.get_by_role("button", name="Istu pöytään").click()
    page.wait_for_function(MINE)


def turns(page: Page) -> int:
    return int(page.locator("[data-turns]").get_attribute("data-turns") or 0)


def open_cells(page: Page) -> Locator:
    return page.get_by_role("gridcell", name=re.compile("voit pelata tähän"))


def plain_cards(page: Page) -> Locator:
    """Cards that can be put down somewhere, but not everywhere."""
    return page.locator("[data-card]:not([aria-label*=silmäinen])")


def play(page: Page) -> None:
    before = turns(page)
    pick_a_card(page)
    open_cells(page).first.click()
    page.wait_for_function(AFTER, arg=before)


def cell(page: Page, number: int) -> Locator:
    return page.locator(f'[data-cell="{number}"]')


def pick_a_card(page: Page) -> None:
    plain_cards(page).first.click()
    expect(open_cells(page).first).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
def test_a_touch_in_vain_is_answered_where_it_fell(open_page: Open, width: int, height: int) -> None:
    page = open_page("/new/sequence", width=width, height=height, has_touch=width < 500)
    my_turn(page)
    page.get_by_role("gridcell", name="vasen yläkulma, kaikkien oma").click()
    expect(bubble(page)).to_contain_text("Kulma on kaikkien oma, eikä siihen panna merkkiä.")
    pick_a_card(page)
    expect(bubble(page)).to_have_count(0)
    expect(page.locator(".prompt")).to_have_text(re.compile("^.+: kosketa valaistua ruutua.$"))
    closed = page.get_by_role("gridcell", name=re.compile("vapaa$")).nth(30)
    closed.click()
    expect(bubble(page)).to_contain_text("Tähän ruutuun ei käy")
    expect(bubble(page).get_by_role("button")).to_have_text("Sääntö SEQ-3.1")
    assert page.evaluate(COVERED) == []
    kept = page.locator("[data-card][aria-pressed=true]")  # the choice is kept; its twin, if held, is the same card
    assert len(set(kept.evaluate_all("all => all.map((each) => each.ariaLabel)"))) == 1
    bubble(page).get_by_role("button").click()
    expect(page.locator("[id$='SEQ-3-1']").first).to_be_in_viewport()


def test_a_card_one_does_not_hold(open_page: Open) -> None:
    """Whoever holds a two-eyed jack could play it on any free cell: deal until nobody does."""
    page = open_page("/new/sequence")
    my_turn(page)
    while page.locator("[data-card][aria-label*=kaksisilmäinen]").count():
        page = open_page("/new/sequence")
        my_turn(page)
    held = page.locator("[data-card]").evaluate_all("all => all.map((each) => each.ariaLabel)")
    free = page.get_by_role("gridcell", name=re.compile("vapaa$"))
    names = free.evaluate_all("all => all.map((each) => each.ariaLabel)")
    free.nth(next(i for i, name in enumerate(names) if name.split(",")[0] not in held)).click()
    expect(bubble(page)).to_contain_text("Sinulla ei ole korttia")


def test_a_touch_out_of_turn_says_whose_it_is(open_page: Open) -> None:
    page = open_page("/new/sequence")
    page.get_by_label("Nimesi").fill("Aino")
    page.get_by_label("Paikka 2", exact=True).select_option(label="Vapaa, kutsu ystävä")
    page.get_by_role("button", name="Istu pöytään").click()
    expect(page.get_by_role("heading", name="Yksi paikka on vapaana")).to_be_visible()
    other = open_page(page.url)
    other.get_by_label("Nimesi").fill("Eino")
    other.get_by_role("button", name="Istu pöytään").click()
    for each in (page, other):
        expect(each.get_by_role("grid", name="Pelilauta")).to_be_visible()
    idle = other if page.locator('[data-ask="play"]').count() else page
    idle.locator("[data-card]").first.click()
    cell(idle, 44).click()
    expect(bubble(idle)).to_contain_text("Nyt ei ole sinun vuorosi.")
    expect(bubble(idle).get_by_role("button")).to_have_text("Sääntö SEQ-1.5")


def test_by_keys(open_page: Open) -> None:
    """From the card to the first lit cell, back by Escape, and back to the hand once it is played."""
    page = open_page("/new/sequence")
    my_turn(page)
    card = plain_cards(page).first
    card.focus()
    page.keyboard.press("Enter")
    expect(open_cells(page).first).to_be_focused()
    page.keyboard.press("Escape")
    expect(open_cells(page)).to_have_count(0)
    expect(page.locator("[data-card]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    before = turns(page)
    page.keyboard.press("Enter")
    page.wait_for_function(AFTER, arg=before)
    expect(page.locator("[data-card]:focus")).to_have_count(1)


def test_the_log_says_who_and_where(open_page: Open) -> None:
    """With three in a team, a mark alone says too little; each card is printed twice."""
    page = open_page("/new/sequence")
    my_turn(page, 6)
    play(page)
    log = page.get_by_role("list", name="Tapahtumat")
    expect(log.get_by_text(re.compile(r"^Aino: .+, (ylempi|alempi|vasen|oikea)$")).first).to_be_visible()


def test_a_line_of_the_log_lights_its_cell(open_page: Open) -> None:
    """Pointed at, reached by keys, or touched: then until the next touch."""
    page = open_page("/new/sequence")
    my_turn(page)
    play(page)
    line = page.get_by_role("list", name="Tapahtumat").get_by_role("button", name=re.compile("^Aino: "))
    pointed = page.locator("[data-cell].pointed")
    line.hover()
    expect(pointed).to_have_accessible_name(re.compile("sinisten merkki"))
    page.mouse.move(0, 0)
    expect(pointed).to_have_count(0)
    page.get_by_role("tabpanel").focus()
    page.keyboard.press("Tab")
    expect(pointed).to_have_count(1)
    page.keyboard.press("Home")
    expect(line).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(pointed).to_have_accessible_name(re.compile("sinisten merkki"))
    page.keyboard.press("Escape")
    expect(pointed).to_have_count(0)


def test_on_a_phone_a_line_and_a_chip_answer_a_tap(open_page: Open) -> None:
    """The line lets the board be seen and lights its cell; the chip shows the card it lies on till the next touch."""
    page = open_page("/new/sequence", width=390, height=844, has_touch=True, is_mobile=True)
    my_turn(page)
    play(page)
    page.get_by_role("navigation").get_by_role("button", name="Loki").tap()
    page.get_by_role("list", name="Tapahtumat").get_by_role("button", name=re.compile("^Aino: ")).tap()
    expect(page.locator("aside")).to_have_count(0)
    chip = page.get_by_role("gridcell", name=re.compile("sinisten merkki")).first
    pointed, printed = page.locator("[data-cell].pointed"), chip.locator(".print")
    expect(pointed).to_have_accessible_name(re.compile("sinisten merkki"))
    expect(printed).to_have_css("opacity", "1")
    page.locator(".prompt").tap()
    expect(pointed).to_have_count(0)
    expect(printed).to_have_css("opacity", "0")
    chip.tap()
    expect(printed).to_have_css("opacity", "1")
    page.locator(".prompt").tap()
    expect(printed).to_have_css("opacity", "0")


def test_a_chips_card_can_be_read(open_page: Open) -> None:
    """Beside the chip where cells are large."""
    page = open_page("/new/sequence")
    my_turn(page)
    play(page)
    chip = page.get_by_role("gridcell", name=re.compile("sinisten merkki")).first
    page.mouse.move(0, 0)
    expect(chip.locator(".print")).to_have_css("opacity", "1")


def test_the_board_takes_the_height_and_the_hand_lies_near(open_page: Open) -> None:
    page = open_page("/new/sequence", width=1440, height=900)
    my_turn(page)
    box, board = page.get_by_role("main").bounding_box(), page.get_by_role("grid", name="Pelilauta").bounding_box()
    cards = page.locator("[data-card]")
    card, last = cards.first.bounding_box(), cards.last.bounding_box()
    assert box and board and card and last
    assert board["height"] > 0.95 * box["height"]
    assert card["width"] >= 72 and card["x"] - board["x"] - board["width"] < 120
    assert last["y"] + last["height"] <= box["y"] + box["height"]
    tools = page.get_by_role("group", name="Näkymä").get_by_role("button")
    for name in ("Järjestä", "Neljä väriä", "Isot", "Loitonna", "Lähennä"):
        expect(tools.filter(has_text=name)).to_be_visible()
