"""RoleChess has a word for every touch: why not, at the place touched; the Emperor's danger; what is picked."""

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.e2e.conftest import Enter
from tests.e2e.looks import at_least, box
from tests.e2e.rolechess.hand import Officer, step
from tests.sweep import sample

ORDER = """() => {
  window.order = []
  const seen = () => {
    const log = document.querySelector('[role=tabpanel]')?.textContent ?? ''
    const strikes = log.match(/Hyökkäys \\d/g)?.length ?? 0
    const dice = document.querySelectorAll('.fight .dice').length
    const last = window.order.at(-1)
    if (last?.strikes !== strikes || last?.dice !== dice) window.order.push({ strikes, dice })
  }
  new MutationObserver(seen).observe(document.body, { childList: true, subtree: true, characterData: true })
}"""


def bubble(player: Officer) -> Locator:
    return player.page.get_by_role("main").get_by_role("status").filter(has_text="Sääntö")


def lies_beside(player: Officer, place: Locator) -> None:
    """Inside the board's box, near the place and not over it, and over no button but the circles."""
    said, touched, board = (box(each) for each in (bubble(player), place, player.page.get_by_role("main")))
    assert said["x"] >= board["x"] - 1 and said["x"] + said["width"] <= board["x"] + board["width"] + 1
    gap = max(touched["y"] - said["y"] - said["height"], said["y"] - touched["y"] - touched["height"])
    assert 0 <= gap <= 40
    assert said["x"] < touched["x"] + touched["width"] and said["x"] + said["width"] > touched["x"]


PALE = [step("a2", "a3"), step("a3", "a4")]
FAR = [step("f7", "g5")]
NEAR = [step("f7", "g5"), step("g5", "e4"), {"type": "Stop"}]


@pytest.fixture(scope="module")
def far(stay: Enter) -> Officer:
    """Asked, with nobody in anybody's reach."""
    player = stay(Officer)
    player.sit_after(PALE, FAR)
    return player


@pytest.mark.parametrize(("width", "height"), sample([(390, 844), (1280, 800)], (390, 844)))
def test_a_touch_in_vain_is_answered_where_it_fell(enter: Enter, width: int, height: int) -> None:
    player = enter(Officer, width=width, height=height, has_touch=width < 500)
    player.sit_after(PALE, FAR)
    for place, words, rule in (
        ("d4", "Ympyrässä d4 ei ole nappulaa.", "RC-3.1"),
        ("d7", "Mikään nappulasi ei ulotu tästä hyökkäämään ympyrään d7.", "RC-4.6"),
        ("d1", "Nappula d1 ei pääse mihinkään: muut ovat tiellä.", "RC-4.5"),
    ):
        player.cell(place).click()
        expect(bubble(player)).to_contain_text(words)
        expect(bubble(player).get_by_role("button")).to_have_text(f"Sääntö {rule}")
        lies_beside(player, player.cell(place))
    knight = player.cell("b1")
    knight.click()
    expect(bubble(player)).to_have_count(0)
    player.cell("d4").click()
    expect(bubble(player)).to_contain_text("Näin ritari ei liiku: b1 → d4.")
    expect(knight).to_have_attribute("aria-selected", "true")  # the choice is kept
    bubble(player).get_by_role("button", name="Sääntö RC-4.3").click()
    expect(player.page.locator("#rule-RC-4-3, [id$='RC-4-3']").first).to_be_in_viewport()


def test_a_touch_out_of_turn_says_whose_it_is(enter: Enter) -> None:
    player = enter(Officer)
    player.sit_after(PALE, FAR)
    player.cell("b1").click()
    player.cell("c3").dblclick()  # one move; the second click is no question
    expect(player.page.locator('[data-ask=""]')).to_be_visible()
    expect(bubble(player)).to_have_count(0)
    player.cell("d4").click()
    expect(bubble(player)).to_contain_text("Nyt ei ole sinun vuorosi.")


def test_by_keys(far: Officer) -> None:
    """Enter asks, Tab reaches the rule, Escape lets it go; Home and End walk the row."""
    player = far
    player.cell("d4").focus()
    player.page.keyboard.press("Home")
    expect(player.cell("a4")).to_be_focused()
    player.page.keyboard.press("End")
    expect(player.cell("g4")).to_be_focused()
    player.page.keyboard.press("Enter")
    expect(bubble(player)).to_contain_text("Ympyrässä g4 ei ole nappulaa.")
    player.page.keyboard.press("Tab")
    while not bubble(player).get_by_role("button").evaluate("e => e === document.activeElement"):
        player.page.keyboard.press("Tab")
    player.page.keyboard.press("Escape")
    expect(bubble(player)).to_have_count(0)
    expect(player.cell("g4")).to_be_focused()


def test_the_emperor_in_danger(far: Officer, enter: Enter) -> None:
    """A knight that could leap near and strike: four times five or six against eight times one."""
    expect(far.prompt).to_have_text("Siirrä nappulaa tai hyökkää.")
    expect(far.page.locator(".danger")).to_have_count(0)
    player = enter(Officer)
    player.sit_after(PALE, NEAR)
    expect(player.prompt).to_have_text(re.compile(r"^Keisarisi on vaarassa: ritari 1 voi kaataa sen \(6\s%\)"))
    expect(player.page.locator(".danger")).to_have_count(1)
    expect(player.cell("d1")).to_have_attribute("aria-label", re.compile(r"vaarassa, voi kaatua \(6\s%\)"))


def test_the_sentence_follows_what_is_picked(enter: Enter) -> None:
    player = enter(Officer)
    player.sit_after(PALE, NEAR)
    at_least(player.page.locator(".able"), 1)
    expect(player.page.locator(".able")).to_have_count(len(player.labels(player.cells("voit valita"))))
    player.cell("f2").click()
    expect(player.prompt).to_have_text("Lakeija 6: valitse vihreä piste.")
    expect(player.page.locator(".able")).to_have_count(0)
    player.cell("f3").hover()
    player.cell("f3").click()
    # The moved lackey may attack the knight on e4 at once.
    odds = r"^Ritari 1 \(e4\): kaatuu \d+\s%, menettää energiaa \d+\s%, torjuu \d+\s%"
    expect(player.prompt).to_have_text(re.compile(odds))
    expect(player.page.locator(".step")).to_have_count(0)
    player.ledge.get_by_role("button", name="Lopeta vuoro").click()
    expect(player.page.locator('[data-ask=""]')).to_be_visible()


def test_the_log_waits_for_the_dice(enter: Enter) -> None:
    """Whatever the log says of an attack, the dice have been thrown before."""
    player = enter(Officer, reduced_motion="no-preference")
    player.sit_after(PALE, NEAR)
    player.page.evaluate(ORDER)
    player.cell("f2").click()
    player.cell("f3").click()
    player.ledge.get_by_role("button", name=re.compile("^Hyökkää$")).click()
    expect(player.log.get_by_text(re.compile("^Puolustus"))).to_be_visible()
    order = player.page.evaluate("window.order")
    told = next(i for i, seen in enumerate(order) if seen["strikes"])
    assert any(seen["dice"] for seen in order[:told]), order
