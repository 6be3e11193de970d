"""The Lord of the Rings TCG with more than two at the table: all in sight on tablet and phone, keys, the end."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

Open = Callable[..., Page]
# What of the board does not lie wholly in the window; the page is never wider than it, and the sentence with its
# buttons never has to be scrolled.
OUTSIDE = """() => ['.hand', '.road', '.side', '.ledge'].filter((part) => {
  const box = document.querySelector(part)?.getBoundingClientRect()
  return box && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
}).concat(document.documentElement.scrollWidth > innerWidth ? ['page'] : []).concat(
  [document.querySelector('.ledge').parentElement].flatMap(
    ({ scrollHeight, clientHeight }) => (scrollHeight > clientHeight + 1 ? ['foot'] : [])))"""


def test_three_on_a_tablet_and_a_phone_to_the_end(open_page: Open, rings: Any) -> None:
    tablet = rings(open_page(width=1180, height=820))
    phone = rings(open_page(width=390, height=844, has_touch=True))
    held = tablet.new_table(3, ("fotr-aragorn", "fotr-gandalf"), format="fellowship")
    tablet.sit(held)
    phone.sit(held)

    def look(what: str) -> None:
        assert tablet.page.evaluate(OUTSIDE) == [], what
        phone.wait_too()
        assert phone.page.evaluate(OUTSIDE) == [], what

    tablet.play_until(lambda what: what == "skirmish", look)
    phone.wait_too()
    assert phone.flaws() == []
    tablet.play_until(lambda what: False, look)
    expect(tablet.page.locator(".verdict")).to_have_text(re.compile("Voitit|Hävisit"))
    expect(tablet.page.locator(".finish")).to_contain_text(re.compile("saattueensa perille|viimeisenä|kaatui|turmeli"))
    tablet.page.get_by_role("button", name="Pelaa uudelleen").click()
    tablet.page.get_by_role("button", name="Pelaa samalla pakalla").click()
    expect(tablet.page.get_by_text("Montako taakkaa tarjoat")).to_be_visible()
    expect(tablet.page).not_to_have_url(re.compile(str(held["id"])))


@pytest.mark.parametrize(("width", "height"), [(820, 1180), (844, 390)])
def test_six_find_room(open_page: Open, rings: Any, width: int, height: int) -> None:
    player = rings(open_page(width=width, height=height))
    player.sit(player.new_table(6))

    def look(what: str) -> None:
        assert player.page.evaluate(OUTSIDE) == [], what

    player.play_until(lambda what: what == "reconcile", look)
    assert player.page.locator(".camp").count() == 6


def test_an_assignment_by_keys_alone(open_page: Open, rings: Any) -> None:
    """With names for ears, a clean board, and the focus where it was."""
    page = open_page(color_scheme="dark")
    player = rings(page)
    for _ in range(5):  # a game may end before anyone has to be defended
        player.sit(player.new_table(3))
        player.play_until(lambda what: what == "defend")
        if player.ask == "defend":
            break
    assert player.flaws() == []
    page.locator(".lanes [data-stop][tabindex='0']").focus()
    page.keyboard.press("End")
    while not page.evaluate("document.activeElement.hasAttribute('data-lit')"):
        page.keyboard.press("ArrowLeft")
    chosen = page.locator(":focus")
    expect(chosen).to_have_accessible_name(re.compile(r", kumppani, voima \d+, .*valittavissa"))
    page.keyboard.press("Enter")
    expect(page.locator(".ledge .prompt")).to_contain_text("ketä vastaan?")
    foe = page.locator(".loose :focus")
    expect(foe).to_have_accessible_name(re.compile(r", palvelija, voima \d+, .*(Eino|Helmi|Onni).*valittavissa"))
    before = player.at
    page.keyboard.press("Enter")
    page.wait_for_function("(before) => Number(document.querySelector('[data-at]').dataset.at) > before", arg=before)
    expect(page.locator(".lane.facing")).to_have_count(1)
    expect(page.locator(".field :focus, .ledge :focus")).to_have_count(1)
