"""The Lord of the Rings TCG with more than two at the table: all in sight on tablet and phone, keys, the end."""

import re

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Enter
from tests.e2e.lotr.hand import Fellow, asks

# What of the board does not lie wholly in the window; the page is never wider than it, and the sentence with its
# buttons never has to be scrolled.
OUTSIDE = """() => ['.hand', '.road', '.side', '.ledge'].filter((part) => {
  const box = document.querySelector(part)?.getBoundingClientRect()
  return box && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
}).concat(document.documentElement.scrollWidth > innerWidth ? ['page'] : []).concat(
  [document.querySelector('.ledge').parentElement].flatMap(
    ({ scrollHeight, clientHeight }) => (scrollHeight > clientHeight + 1 ? ['foot'] : [])))"""


def test_three_on_a_tablet_and_a_phone_to_the_end(enter: Enter) -> None:
    tablet = enter(Fellow, width=1180, height=820)
    phone = enter(Fellow, width=390, height=844, has_touch=True)
    tablet.gather(3, ("fotr-aragorn", "fotr-gandalf"), format="fellowship")
    phone.take(tablet.place)

    def look(what: str) -> None:
        assert tablet.page.evaluate(OUTSIDE) == [], what
        phone.wait()
        assert phone.page.evaluate(OUTSIDE) == [], what

    tablet.stroll(10, look)
    tablet.skip(asks("skirmish"))
    tablet.wait()
    phone.wait()
    assert phone.complaints() == []
    tablet.stroll(12, look)
    tablet.skip_to_the_end()
    expect(tablet.verdict).to_have_text(re.compile("Voitit|Hävisit"))
    expect(tablet.page.locator(".finish")).to_contain_text(re.compile("saattueensa perille|viimeisenä|kaatui|turmeli"))
    tablet.button("Pelaa uudelleen").click()
    tablet.button("Pelaa samalla pakalla").click()
    expect(tablet.page.get_by_text("Montako taakkaa tarjoat")).to_be_visible()
    expect(tablet.page).not_to_have_url(re.compile(tablet.place["table"]))


@pytest.mark.parametrize(("width", "height"), [(820, 1180), (844, 390)])
def test_six_find_room(enter: Enter, width: int, height: int) -> None:
    """On the way, and in a skirmish, where most is to be said."""
    player, asked = enter(Fellow, width=width, height=height), list[str]()

    def look(what: str) -> bool:
        asked.append(what)
        assert player.page.evaluate(OUTSIDE) == [], what
        return what == "reconcile"

    player.gather(6)
    player.stroll(16, look)
    assert player.page.locator(".camp").count() == 6
    for what in ("place", "defend", "skirmish"):
        player.gather_at(asks(what), 6)
        look(what)


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
