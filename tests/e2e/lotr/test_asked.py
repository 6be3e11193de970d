"""On a phone panels are sheets that lie over the board: none lies over what is asked, whichever is opened."""

import pytest
from playwright.sync_api import Locator, expect
from tests.e2e.conftest import Enter
from tests.e2e.looks import WIDER
from tests.e2e.lotr.hand import Fellow
from tests.e2e.lotr.rare import ASKING, holding
from tests.e2e.lotr.test_crowd import sit_at, sit_in_a_crowd
from tests.sweep import sample

ASKED = ".because, .ledge .prompt, .ledge .buttons button, [aria-pressed=true]"
# Of what is asked, what something lies over at its middle or near a corner.
HIDDEN = """(asked) => [...document.querySelectorAll(asked)].filter((each) => {
  const { left, top, right, bottom, width, height } = each.getBoundingClientRect()
  const places = [0.5, 0.06, 0.94].flatMap((x) => [0.5, 0.15, 0.85].map((y) => [left + x * width, top + y * height]))
  return places.some(([x, y]) => !each.contains(document.elementFromPoint(x, y)))
}).map((each) => `${each.className}: ${each.textContent.trim().slice(0, 40)}`)"""
# The sentence takes more than two lines.
SQUEEZED = """() => [...document.querySelectorAll('.ledge .prompt')]
  .filter((each) => each.getBoundingClientRect().height > 2.5 * parseFloat(getComputedStyle(each).lineHeight))
  .map((each) => each.textContent)"""
# Whatever opens a sheet when it is touched: corners, cards by where they lie, numbers that tell where they come from.
OPENERS = {
    "my corner": ".side > .camp summary",
    "another's corner": ".side .others .camp summary",
    "a card of the hand": ".hand [data-stop]:not([data-lit])",
    "a companion": ".lanes [data-stop]:not([data-lit])",
    "a minion": ".loose [data-stop]:not([data-lit])",
    "a site": ".road [data-stop]:not([data-lit])",
    "the twilight": ".head .bowl",
}
ASKS = {"culture": "Gate Picket", "skip": "Cave Troll's Chain"}
ANSWERS = {
    "culture": ["Kääpiöt", "Haltiat", "Gandalf", "Gondor", "Rohan", "Kontu"],
    "skip": ["Ammutaan", "Jätä väliin"],
}


def ask_by_a_card(player: Fellow) -> None:
    """Armory is used: it asks for a target, and says so in a line of its own."""
    sit_in_a_crowd(player)
    page, before = player.page, player.at
    page.locator(OPENERS["my corner"]).click()
    page.locator(".camp [data-lit]").filter(has_text="Armory").click()
    assert player.left(HIDDEN, ASKED) == []  # the card is large, and both answers stand beside the sentence
    player.button("Käytä").click()
    player.wait(before)
    expect(page.locator(".because")).to_contain_text("Armory")


def shut(player: Fellow) -> None:
    for part in (".detail", ".camp[open] > .inside"):
        if player.page.locator(part).count():
            player.page.keyboard.press("Escape")
            expect(player.page.locator(part)).to_have_count(0)


def open_sheet(player: Fellow, opener: Locator) -> None:
    opener.scroll_into_view_if_needed()
    opener.click(position={"x": 8, "y": 12})
    expect(player.page.locator(".detail").or_(player.page.locator(".camp[open] > .inside")).first).to_be_visible()


@pytest.mark.parametrize("height", sample([844, 667], 667))
def test_no_sheet_lies_over_what_is_asked(enter: Enter, height: int) -> None:
    player = enter(Fellow, width=390, height=height, has_touch=True)
    ask_by_a_card(player)
    assert player.left(HIDDEN, ASKED) == []  # the corner with the targets has opened by itself
    for name, opener in OPENERS.items():
        shut(player)
        open_sheet(player, player.page.locator(opener).first)
        assert player.left(HIDDEN, ASKED) == [], name


def test_long_answers_leave_the_sentence_its_room(enter: Enter) -> None:
    """On a tablet, where both would go beside one another if the sentence took four lines."""
    player = enter(Fellow, width=820, height=1180)
    sit_at(player, holding("1R114"))
    player.page.locator(".hand [data-lit]").first.click(position={"x": 8, "y": 12})
    expect(player.buttons.first).to_contain_text("Pelaa The Saga of Elendil")
    assert player.left(SQUEEZED) == []


@pytest.mark.parametrize("what", ASKING)
def test_what_is_hardly_ever_asked_is_asked_in_words(enter: Enter, what: str) -> None:
    """A culture to be named, a phase that may be left out: sentence and answers are there, and an answer goes on."""
    player = enter(Fellow, width=390, height=844, has_touch=True)
    sit_at(player, ASKING[what]())
    assert player.ask == what
    expect(player.buttons).to_have_text(ANSWERS[what])
    expect(player.page.locator(".because")).to_contain_text(ASKS[what])
    assert player.left(HIDDEN, ASKED) == []
    assert player.left(WIDER) == [] and player.complaints() == []
    before = player.at
    player.buttons.first.click()
    player.wait_to_move(before)


def test_what_a_sheet_hides_is_noticed(enter: Enter) -> None:
    """Planted: a sheet at the foot of the board, as high as it likes."""
    player = enter(Fellow, width=390, height=844, has_touch=True)
    ask_by_a_card(player)
    corner = player.page.locator(".camp[open] > .inside")
    corner.evaluate("(each) => { each.style.cssText = 'bottom: 4px' }")
    player.page.set_default_timeout(1_000)
    assert player.left(HIDDEN, ASKED)
