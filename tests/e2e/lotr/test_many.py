"""The Lord of the Rings TCG with more than two at the table: all in sight on tablet and phone, keys, the end."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Enter
from tests.e2e.looks import WIDER, comes
from tests.e2e.lotr.hand import Fellow, asks
from tests.soak import TIMES

from pelipoyta import locales

SIZES = {"tablet": (1180, 820), "upright": (820, 1180), "phone": (390, 844), "on its side": (844, 390)}
# What of the board does not lie wholly in the window, and whether the sentence with its buttons has to be scrolled.
OUTSIDE = """() => ['.hand', '.road', '.side', '.ledge'].filter((part) => {
  const box = document.querySelector(part)?.getBoundingClientRect()
  return box && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
}).concat([document.querySelector('.ledge').parentElement].flatMap(
  ({ scrollHeight, clientHeight }) => (scrollHeight > clientHeight + 1 ? ['foot'] : [])))"""

# Which of these in the place of the sentence would make the page wider than its window.
TOO_WIDE = """(texts) => texts.filter((text) => {
  const prompt = document.querySelector('.ledge .prompt'), [kept] = prompt.childNodes
  prompt.replaceChildren(text)
  const wide = document.documentElement.scrollWidth > innerWidth
  prompt.replaceChildren(kept)
  return wide
})"""


def sentences() -> list[str]:
    """All that the game may ask, in Finnish: some windows open too rarely to be come to."""
    words = (Path(locales.__file__).parent / "fi/lotr.ftl").read_text(encoding="utf-8")
    found: list[str] = re.findall(r"^lotr-ask-\S+ = (.+)$", words, re.MULTILINE)
    return found


def look(player: Fellow, *sizes: str) -> None:
    """All of it is in sight on these screens."""
    for size in sizes:
        width, height = SIZES[size]
        player.page.set_viewport_size({"width": width, "height": height})
        assert player.left(OUTSIDE) == [] and player.left(WIDER) == [], (player.ask, size)


def test_three_and_four_on_a_tablet_and_a_phone(enter: Enter) -> None:
    player = enter(Fellow, has_touch=True)
    for what in ("bid", "starting", "fellowship", "shadow", "skirmish", "reconcile") * TIMES:
        seats = 4 if what == "skirmish" else 3
        player.gather_at(asks(what), seats, decks=("fotr-aragorn", "fotr-gandalf"), format="fellowship")
        look(player, "tablet", "phone")
        if what == "skirmish":
            assert player.complaints() == []
            comes(lambda: player.page.locator("header").first.evaluate("head => head.clientHeight") < 60, True)
    assert player.left(TOO_WIDE, sentences()) == []


@pytest.mark.sweep
def test_six_find_room(enter: Enter) -> None:
    """On the way, and in a skirmish, where most is to be said."""
    player = enter(Fellow)
    for what in ("bid", "place", "starting", "defend", "skirmish", "reconcile") * TIMES:
        player.gather_at(asks(what), 6)
        look(player, "upright", "on its side")
    expect(player.page.locator(".camp")).to_have_count(6)


def test_a_game_of_three_to_its_end_and_once_more(enter: Enter) -> None:
    player = enter(Fellow)
    player.gather(3, decks=("fotr-aragorn", "fotr-gandalf"), format="fellowship")
    player.skip_to_the_end()
    expect(player.verdict).to_have_text(re.compile("Voitit|Hävisit"))
    expect(player.page.locator(".finish")).to_contain_text(re.compile("saattueensa perille|viimeisenä|kaatui|turmeli"))
    player.button("Uudestaan").click()
    player.button("Pelaa samalla pakalla").click()
    expect(player.page.get_by_text("Montako taakkaa tarjoat")).to_be_visible()
    expect(player.page).not_to_have_url(re.compile(player.place["table"]))


def test_an_assignment_by_keys_alone(enter: Enter) -> None:
    """With names for ears, a clean board, and the focus where it was."""
    player = enter(Fellow, color_scheme="dark")
    page = player.page
    player.gather_at(asks("defend"), 3)
    assert player.complaints() == []
    page.locator(".lanes [data-stop][tabindex='0']").focus()
    page.keyboard.press("End")
    while not page.evaluate("document.activeElement.hasAttribute('data-lit')"):
        page.keyboard.press("ArrowLeft")
    chosen = page.locator(":focus")
    expect(chosen).to_have_accessible_name(re.compile(r", kumppani, voima \d+, .*valittavissa"))
    page.keyboard.press("Enter")
    expect(player.prompt).to_contain_text("ketä vastaan?")
    foe = page.locator(".loose :focus")
    expect(foe).to_have_accessible_name(re.compile(r", palvelija, voima \d+, .*(Eino|Helmi|Onni).*valittavissa"))
    before = player.at
    page.keyboard.press("Enter")
    player.wait_to_move(before)
    expect(page.locator(".lane.facing")).to_have_count(1)
    expect(page.locator(".field :focus, .ledge :focus")).to_have_count(1)
