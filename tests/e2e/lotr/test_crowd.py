"""A table as full as it gets, on phone, tablet and desktop: all can be reached, nothing lies over what is asked."""

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Enter
from tests.e2e.looks import WIDER
from tests.e2e.lotr.crowd import AT, FELLOWSHIP, HOLDS, MINIONS, SUPPORT, TAKEN, crowded
from tests.e2e.lotr.hand import Fellow
from tests.sweep import sample

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
# Which of these cannot be touched at their near edge, wherever they must be scrolled to.
UNREACHED = """(which) => [...document.querySelectorAll(which)].filter((each) => {
  each.scrollIntoView({ block: 'center', inline: 'center' })
  const { left, top, width, height } = each.getBoundingClientRect()
  return !each.contains(document.elementFromPoint(left + Math.min(8, width / 2), top + height / 2))
}).map((each) => each.textContent.trim().slice(0, 60))"""
# Which of these are out of sight as the page stands.
UNSEEN = """(which) => [...document.querySelectorAll(which)].filter((each) => {
  const { left, top, right, bottom } = each.getBoundingClientRect()
  const ground = document.querySelector('.ground').getBoundingClientRect()
  return left < ground.left - 2 || right > ground.right + 2 || top < ground.top - 2 || bottom > ground.bottom + 2
}).map((each) => each.textContent.trim().slice(0, 60))"""
FIELD = ".loose [data-card], .lanes [data-card]"


def sit_in_a_crowd(player: Fellow) -> None:
    sit_at(player, crowded())


def sit_at(player: Fellow, position: str) -> None:
    """Seat 0 of a table that begins so."""
    wish = {"game": "lotr", "position": position, "seat": 0, "others": "bot:greedy", "name": "Aino"}
    answer = player.page.request.post("/api/positions", data=wish)
    assert answer.ok, answer.text()
    player.take(answer.json())
    player.wait()


@pytest.mark.parametrize("size", sample(SIZES, "phone", "desktop"))
def test_all_of_a_crowd_can_be_reached(enter: Enter, size: str) -> None:
    width, height = SIZES[size]
    player = enter(Fellow, width=width, height=height, fresh=True)
    sit_in_a_crowd(player)
    page = player.page
    expect(player.hand.locator("[data-code]")).to_have_count(HOLDS)
    expect(page.locator(".lanes .character")).to_have_count(len(FELLOWSHIP) + 1)
    expect(page.locator(".loose > .piece")).to_have_count(len(MINIONS))
    if size == "desktop":
        assert player.left(UNSEEN, ".lanes .character, .loose > .piece") == []
    assert player.left(UNREACHED, f".hand [data-code], {FIELD}, .ledge .prompt, .ledge button") == []
    if size == "phone":  # support areas are sheets there: one touch
        page.locator(".side .camp summary").last.click()
    mine = page.get_by_role("toolbar", name="Tukialue: Aino")
    expect(mine.locator("[data-card]")).to_have_count(len(SUPPORT.split()))
    assert player.left(WIDER) == []
    assert player.complaints() == []


def test_a_taken_site_leaves_its_place_on_the_road_and_says_whose_it_is(enter: Enter) -> None:
    """LOTR-23.6: the others stay where their numbers are."""
    player = enter(Fellow)
    sit_in_a_crowd(player)
    stops = player.page.locator(".road .stop")
    for number in range(1, AT + 1):
        stop = stops.nth(number - 1)
        expect(stop.locator("[data-card]")).to_have_count(int(number > TAKEN))
        expect(stop.locator(".unseen").first).to_contain_text("hallussa: Eino" if number <= TAKEN else "varjoluku")
