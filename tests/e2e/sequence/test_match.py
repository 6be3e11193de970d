"""Sequence in the browser: a whole game of three teams, drawing by hand, a phone with twelve players."""

import re

from playwright.sync_api import expect
from tests.e2e.conftest import Enter
from tests.e2e.looks import at_least, box, comes
from tests.e2e.sequence.hand import Sequencer

CAREFUL = "Botti Tarkka"
OUT_OF_SIGHT = """() => {
  const title = document.querySelector('h1').getBoundingClientRect()
  const covers = (box) => box.left < title.right && box.top < title.bottom && box.bottom > title.top
  const seats = [...document.querySelectorAll('header li')]
  const lost = ({left, right}) => left < 0 || right > innerWidth
  return seats.filter((li) => lost(li.getBoundingClientRect()) || covers(li.getBoundingClientRect()))
    .map((li) => li.textContent)
}"""
SMALL = """() => [...document.querySelectorAll('.rank')].map((each) => getComputedStyle(each).fontSize)
  .filter((size) => parseFloat(size) < 14)"""


def test_a_whole_game_of_three_teams(enter: Enter) -> None:
    """SEQ-2.2: one sequence wins, and it is shown. After the first turns the game is played on over the wire."""
    player = enter(Sequencer, "/new/sequence")
    player.fill_form(*[CAREFUL] * 2)
    expect(player.board).to_be_visible()
    assert player.play_turns(3).count("play") >= 2
    player.know_place()
    player.skip_to_the_end()
    assert player.turns >= 9  # four chips and a corner can be enough (SEQ-2.3)
    expect(player.verdict).to_have_text(re.compile("Voitit|Hävisit"))
    expect(player.page.get_by_text(re.compile("tarvittavat suorat valmiiksi"))).to_be_visible()
    at_least(player.cells("valmiissa suorassa"), 4)


def test_drawing_by_hand(enter: Enter) -> None:
    """SEQ-3.2: the button is there when a card is owed, off turn too, and the card comes."""
    player = enter(Sequencer, "/new/sequence")
    player.fill_form(CAREFUL, draw="Jokainen nostaa itse")
    take, seen = player.page.get_by_role("button", name="Nosta kortti"), -1
    for _ in range(3):
        player.wait(seen)
        seen = player.at
        expect(take).to_have_count(0)
        expect(player.hand).to_have_count(7)
        player.play_a_card()
        take.click()
        expect(player.hand).to_have_count(7)


def test_cells_and_cards_light_each_other_up(enter: Enter) -> None:
    player = enter(Sequencer)
    player.begin()
    card = player.page.locator("[data-card]").first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    number = player.open_cells.first.get_attribute("data-cell")
    player.page.keyboard.press("Escape")
    expect(player.open_cells).to_have_count(0)
    player.page.locator(f'[data-cell="{number}"]').click()
    fitting = player.page.get_by_label(re.compile("sopii valittuun ruutuun"))
    expect(player.hand.filter(visible=True).and_(fitting).first).to_be_visible()
    before = player.turns
    fitting.first.click()
    player.wait_for_turn(before)


def test_uneven_teams_are_refused_in_words(enter: Enter) -> None:
    """SEQ-1.2."""
    player = enter(Sequencer, "/new/sequence")
    player.fill_form(*[CAREFUL] * 7, teams="Kolme")
    expect(player.page.get_by_text("8 pelaajasta ei saa 3 yhtä suurta joukkuetta.")).to_be_visible()


def test_twelve_players_on_a_phone(enter: Enter) -> None:
    """Everything fits, nothing is set too small, and there is nothing a screen reader would trip over."""
    player = enter(Sequencer, "/new/sequence", width=390, height=844)
    page = player.page
    player.fill_form(*[CAREFUL] * 11, teams="Kolme")
    player.wait()
    assert player.fits()
    expect(page.get_by_role("list", name="Muut pöydässä").get_by_role("listitem")).to_have_count(11)
    assert player.left(OUT_OF_SIGHT) == []
    page.set_viewport_size({"width": 1280, "height": 800})
    assert player.left(OUT_OF_SIGHT) == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert player.left(SMALL) == []
    small = box(player.board)["width"]
    assert small >= 340
    piles = page.get_by_label("Pelaajat ja poistopinot").get_by_role("button")
    expect(piles).to_have_count(12)
    piles.nth(1).click()
    expect(page.get_by_role("dialog").get_by_text("Poistopino, uusin ensin")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Isot").click()
    comes(lambda: box(player.board)["width"] > 1.4 * small, True)
    assert player.complaints("[data-turns]") == []
