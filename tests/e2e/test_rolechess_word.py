"""RoleChess has a word for every touch: why not, at the place touched; the Emperor's danger; what is picked."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

Open = Callable[..., Page]
HOLD = """([id, seat, token]) =>
  localStorage.setItem('pelipoyta.tables', JSON.stringify([{id, game: 'rolechess', seat, token}]))"""
# Plays these moves for both sides, each in its own turns, until dark has made all of its and pale is to play.
PLAYED = """([table, tokens, moves]) => new Promise((resolve) => tokens.forEach((token, seat) => {
  const line = new WebSocket(`ws://${location.host}/api/tables/${table}/live`)
  const send = (message) => line.send(JSON.stringify(message))
  line.onopen = () => send({ type: 'hello', token })
  line.onmessage = ({ data }) => {
    const { at, ask } = JSON.parse(data)
    if (!ask?.seats.includes(seat)) return
    if (seat === 0 && !moves[1].length) return resolve(null)
    const action = moves[seat].shift()
    if (action) send({ type: 'do', id: `${at}`, at, action })
  }
}))"""
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


def cell(page: Page, name: str) -> Locator:
    return page.get_by_role("gridcell", name=re.compile(f"^{name},"))


def step(src: str, dst: str) -> dict[str, Any]:
    return {"type": "Step", "src": number(src), "dst": number(dst)}


def number(name: str) -> int:
    return "abcdefg".index(name[0]) + 7 * (int(name[1]) - 1)


def seated(page: Page, pale: list[Any], dark: list[Any]) -> None:
    """In pale's seat, once these moves are made."""
    wish = {"game": "rolechess", "seats": 2, "options": {}, "places": ["me", "open"], "name": "Aino"}
    made = page.request.post("/api/tables", data=wish).json()
    sat = page.request.post(f"/api/tables/{made['table']}/sit", data={"name": "Eino"}).json()
    page.evaluate(PLAYED, [made["table"], [made["token"], sat["token"]], [pale, dark]])
    page.evaluate(HOLD, [made["table"], made["seat"], made["token"]])
    page.goto(f"/t/{made['table']}")
    expect(page.locator('[data-ask="turn"]')).to_be_visible()


def bubble(page: Page) -> Locator:
    return page.get_by_role("main").get_by_role("status").filter(has_text="Sääntö")


def lies_beside(page: Page, place: Locator) -> None:
    """Inside the board's box, near the place and not over it, and over no button but the circles."""
    said, touched, box = bubble(page).bounding_box(), place.bounding_box(), page.get_by_role("main").bounding_box()
    assert said and touched and box
    assert said["x"] >= box["x"] - 1 and said["x"] + said["width"] <= box["x"] + box["width"] + 1
    gap = max(touched["y"] - said["y"] - said["height"], said["y"] - touched["y"] - touched["height"])
    assert 0 <= gap <= 40
    assert said["x"] < touched["x"] + touched["width"] and said["x"] + said["width"] > touched["x"]


PALE = [step("a2", "a3"), step("a3", "a4")]
FAR = [step("f7", "g5")]
NEAR = [step("f7", "g5"), step("g5", "e4"), {"type": "Stop"}]


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
def test_a_touch_in_vain_is_answered_where_it_fell(open_page: Open, width: int, height: int) -> None:
    page = open_page("/", width=width, height=height, has_touch=width < 500)
    seated(page, PALE, FAR)
    for place, words, rule in (
        ("d4", "Ympyrässä d4 ei ole nappulaa.", "RC-3.1"),
        ("d7", "Mikään nappulasi ei yllä tästä hyökkäämään ympyrään d7.", "RC-4.6"),
        ("d1", "Nappula d1 ei pääse mihinkään: muut ovat tiellä.", "RC-4.5"),
    ):
        cell(page, place).click()
        expect(bubble(page)).to_contain_text(words)
        expect(bubble(page).get_by_role("button")).to_have_text(f"Sääntö {rule}")
        lies_beside(page, cell(page, place))
    knight = cell(page, "b1")
    knight.click()
    expect(bubble(page)).to_have_count(0)
    cell(page, "d4").click()
    expect(bubble(page)).to_contain_text("Näin ritari ei liiku: b1 → d4.")
    expect(knight).to_have_attribute("aria-selected", "true")  # the choice is kept
    bubble(page).get_by_role("button", name="Sääntö RC-4.3").click()
    expect(page.locator("#rule-RC-4-3, [id$='RC-4-3']").first).to_be_in_viewport()


def test_a_touch_out_of_turn_says_whose_it_is(open_page: Open) -> None:
    page = open_page("/")
    seated(page, PALE, FAR)
    cell(page, "b1").click()
    cell(page, "c3").dblclick()  # one move; the second click is no question
    expect(page.locator('[data-ask=""]')).to_be_visible()
    expect(bubble(page)).to_have_count(0)
    cell(page, "d4").click()
    expect(bubble(page)).to_contain_text("Nyt ei ole sinun vuorosi.")


def test_by_keys(open_page: Open) -> None:
    """Enter asks, Tab reaches the rule, Escape lets it go; Home and End walk the row."""
    page = open_page("/")
    seated(page, PALE, FAR)
    cell(page, "d4").focus()
    page.keyboard.press("Home")
    expect(cell(page, "a4")).to_be_focused()
    page.keyboard.press("End")
    expect(cell(page, "g4")).to_be_focused()
    page.keyboard.press("Enter")
    expect(bubble(page)).to_contain_text("Ympyrässä g4 ei ole nappulaa.")
    page.keyboard.press("Tab")
    while not bubble(page).get_by_role("button").evaluate("e => e === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(bubble(page)).to_have_count(0)
    expect(cell(page, "g4")).to_be_focused()


def test_the_emperor_in_danger(open_page: Open) -> None:
    """A knight that could leap near and strike: four times five or six against eight times one."""
    page = open_page("/")
    seated(page, PALE, FAR)
    expect(page.locator(".prompt")).to_have_text("Siirrä nappulaa tai hyökkää.")
    expect(page.locator(".danger")).to_have_count(0)
    page = open_page("/")
    seated(page, PALE, NEAR)
    expect(page.locator(".prompt")).to_have_text(
        re.compile(r"^Keisarisi on vaarassa: ritari 1 voi kaataa sen \(6\s%\)")
    )
    expect(page.locator(".danger")).to_have_count(1)
    expect(cell(page, "d1")).to_have_attribute("aria-label", re.compile(r"vaarassa, voi kaatua \(6\s%\)"))


def test_the_sentence_follows_what_is_picked(open_page: Open) -> None:
    page = open_page("/")
    seated(page, PALE, NEAR)
    assert page.locator(".able").count() == page.get_by_role("gridcell", name=re.compile("voit valita")).count() > 0
    cell(page, "f2").click()
    expect(page.locator(".prompt")).to_have_text("Lakeija 6: kosketa vihreää pistettä.")
    expect(page.locator(".able")).to_have_count(0)
    cell(page, "f3").hover()
    cell(page, "f3").click()
    # The moved lackey may attack the knight on e4 at once.
    expect(page.locator(".prompt")).to_have_text(re.compile(r"^Ritari 1 \(e4\): kaatuu \d+\s%, osuu \d+\s%"))
    expect(page.locator(".step")).to_have_count(0)
    page.get_by_role("region", name="Mitä nyt").get_by_role("button", name="Lopeta vuoro").click()
    expect(page.locator('[data-ask=""]')).to_be_visible()


def test_the_log_waits_for_the_dice(open_page: Open) -> None:
    """Whatever the log says of an attack, the dice have been thrown before."""
    page = open_page("/", reduced_motion="no-preference")
    seated(page, PALE, NEAR)
    page.evaluate(ORDER)
    cell(page, "f2").click()
    cell(page, "f3").click()
    page.get_by_role("region", name="Mitä nyt").get_by_role("button", name=re.compile("^Hyökkää$")).click()
    expect(page.get_by_role("list", name="Tapahtumat").get_by_text(re.compile("^Puolustus"))).to_be_visible()
    order = page.evaluate("window.order")
    told = next(i for i, seen in enumerate(order) if seen["strikes"])
    assert any(seen["dice"] for seen in order[:told]), order
