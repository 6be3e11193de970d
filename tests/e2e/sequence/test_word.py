"""Sequence has a word for every touch: why not, at the place touched; what to touch next; who played what where."""

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.e2e.conftest import Enter
from tests.e2e.looks import box, comes
from tests.e2e.sequence.hand import Sequencer
from tests.sweep import sample

COVERED = """() => {
  const boxOf = (each) => each.getBoundingClientRect()
  const said = boxOf(document.querySelector('.why'))
  const meets = ({ left, right, top, bottom }) =>
    left < said.right && right > said.left && top < said.bottom && bottom > said.top
  const seen = document.querySelectorAll('main button:not([role=gridcell]):not(.why button), [data-open]')
  return [...seen].filter((each) => meets(boxOf(each))).map((each) => each.ariaLabel ?? each.textContent)
}"""


def bubble(player: Sequencer) -> Locator:
    return player.page.get_by_role("main").get_by_role("status").filter(has_text="Sääntö")


@pytest.fixture(scope="module")
def played(stay: Enter) -> Sequencer:
    """Six at the table, three in a team; a card was played, and the others take their time."""
    player = stay(Sequencer)
    player.begin(6)
    player.play_a_card()
    return player


@pytest.mark.parametrize(("width", "height"), sample([(390, 844), (1280, 800)], (390, 844)))
def test_a_touch_in_vain_is_answered_where_it_fell(enter: Enter, width: int, height: int) -> None:
    player = enter(Sequencer, width=width, height=height, has_touch=width < 500)
    player.begin()
    player.page.get_by_role("gridcell", name="vasen yläkulma, käy kaikkien merkistä").click()
    expect(bubble(player)).to_contain_text("Kulmaruutu käy kaikkien merkistä, eikä siihen panna merkkiä.")
    player.pick_a_card()
    expect(bubble(player)).to_have_count(0)
    expect(player.prompt).to_have_text(re.compile("^.+: valitse valaistu ruutu.$"))
    closed = player.cells("vapaa$").nth(30)
    closed.click()
    expect(bubble(player)).to_contain_text("Tähän ruutuun ei käy")
    expect(bubble(player).get_by_role("button")).to_have_text("Sääntö SEQ-3.1")
    assert player.left(COVERED) == []
    # The choice is kept; its twin, if held, is the same card.
    kept = player.page.locator("[data-card][aria-pressed=true]")
    comes(lambda: len(set(player.labels(kept))), 1)
    bubble(player).get_by_role("button").click()
    expect(player.page.locator("[id$='SEQ-3-1']").first).to_be_in_viewport()


def test_a_card_one_does_not_hold(enter: Enter) -> None:
    """Whoever holds a two-eyed jack could play it on any free cell: deal until nobody does."""
    player = enter(Sequencer)
    player.begin()
    while player.page.locator("[data-card][aria-label*=kaksisilmäinen]").count():
        player = enter(Sequencer)
        player.begin()
    held = player.page.locator("[data-card]").evaluate_all("all => all.map((each) => each.ariaLabel)")
    free = player.cells("vapaa$")
    names = free.evaluate_all("all => all.map((each) => each.ariaLabel)")
    free.nth(next(i for i, name in enumerate(names) if name.split(",")[0] not in held)).click()
    expect(bubble(player)).to_contain_text("Sinulla ei ole korttia")


def test_a_touch_out_of_turn_says_whose_it_is(played: Sequencer) -> None:
    player = played
    player.page.locator("[data-card]").first.click()
    player.page.locator('[data-cell="44"]').click()
    expect(bubble(player)).to_contain_text("Nyt ei ole sinun vuorosi.")
    expect(bubble(player).get_by_role("button")).to_have_text("Sääntö SEQ-1.5")
    player.page.keyboard.press("Escape")


def test_by_keys(enter: Enter) -> None:
    """From the card to the first lit cell, back by Escape, and back to the hand once it is played."""
    player = enter(Sequencer)
    player.begin()
    card = player.plain_cards.first
    card.focus()
    player.page.keyboard.press("Enter")
    expect(player.open_cells.first).to_be_focused()
    player.page.keyboard.press("Escape")
    expect(player.open_cells).to_have_count(0)
    expect(player.page.locator("[data-card]:focus")).to_have_count(1)
    player.page.keyboard.press("Enter")
    before = player.turns
    player.page.keyboard.press("Enter")
    player.wait_for_turn(before)
    expect(player.page.locator("[data-card]:focus")).to_have_count(1)


def test_the_log_says_who_and_where(played: Sequencer) -> None:
    """With three in a team, a mark alone says too little; each card is printed twice."""
    expect(played.log.get_by_text(re.compile(r"^Aino: .+, (ylempi|alempi|vasen|oikea)$")).first).to_be_visible()


def test_a_line_of_the_log_lights_its_cell(played: Sequencer) -> None:
    """Pointed at, reached by keys, or touched: then until the next touch."""
    player = played
    line = player.log_line("Aino")
    pointed = player.page.locator("[data-cell].pointed")
    line.hover()
    expect(pointed).to_have_accessible_name(re.compile("sinisten merkki"))
    player.page.mouse.move(0, 0)
    expect(pointed).to_have_count(0)
    player.page.get_by_role("tabpanel").focus()
    player.page.keyboard.press("Tab")
    expect(pointed).to_have_count(1)
    player.page.keyboard.press("End")  # chance says who began
    expect(line).to_be_focused()
    player.page.keyboard.press("Enter")
    player.page.keyboard.press("Tab")
    expect(pointed).to_have_accessible_name(re.compile("sinisten merkki"))
    player.page.keyboard.press("Escape")
    expect(pointed).to_have_count(0)


def test_on_a_phone_a_line_and_a_chip_answer_a_tap(enter: Enter) -> None:
    """The line lets the board be seen and lights its cell; the chip shows the card it lies on till the next touch."""
    player = enter(Sequencer, width=390, height=844, has_touch=True, is_mobile=True)
    player.begin()
    player.play_a_card()
    player.page.get_by_role("navigation").get_by_role("button", name="Loki").tap()
    player.log_line("Aino").tap()
    expect(player.page.locator("aside")).to_have_count(0)
    pointed, printed = player.page.locator("[data-cell].pointed"), player.chip.locator(".print")
    expect(pointed).to_have_accessible_name(re.compile("sinisten merkki"))
    expect(printed).to_have_css("opacity", "1")
    player.prompt.tap()
    expect(pointed).to_have_count(0)
    expect(printed).to_have_css("opacity", "0")
    player.chip.tap()
    expect(printed).to_have_css("opacity", "1")
    player.prompt.tap()
    expect(printed).to_have_css("opacity", "0")


def test_a_chips_card_can_be_read(played: Sequencer) -> None:
    """Beside the chip where cells are large."""
    played.page.mouse.move(0, 0)
    expect(played.chip.locator(".print")).to_have_css("opacity", "1")


def test_the_board_takes_the_height_and_the_hand_lies_near(enter: Enter) -> None:
    player = enter(Sequencer, width=1440, height=900)
    player.begin()
    room, board = box(player.page.get_by_role("main")), box(player.board)
    cards = player.page.locator("[data-card]")
    card, last = box(cards.first), box(cards.last)
    assert board["height"] > 0.95 * room["height"]
    assert card["width"] >= 72 and card["x"] - board["x"] - board["width"] < 120
    assert last["y"] + last["height"] <= room["y"] + room["height"]
    tools = player.page.get_by_role("group", name="Näkymä").get_by_role("button")
    for name in ("Järjestä", "Neljä väriä", "Isot", "Loitonna", "Lähennä"):
        expect(tools.filter(has_text=name)).to_be_visible()
