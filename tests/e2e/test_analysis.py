"""After the game in the browser: asked for, followed, read, and a way from every sentence to its move."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec
from playwright.sync_api import Page, Route, expect
from tests.e2e.conftest import Enter
from tests.e2e.looks import complaints
from tests.e2e.rolechess.hand import Officer
from tests.e2e.test_replay import at

from pelipoyta.bots.analysis import plan
from pelipoyta.games import load
from pelipoyta.kernel.records import record

Open = Callable[..., Page]
FILE = Path(__file__).parents[1] / "games/rolechess/golden/dark-wins.game"


@cache
def found() -> bytes:
    """The real thing, with the few choices around which most changed weighed: a whole one takes a while.

    Some seconds even so: no page may be waiting for it.
    """
    game = load("rolechess")
    course = plan.opened(game, record.read(FILE.read_text(), {game.id: game}))
    return msgspec.json.encode(
        plan.analyse(course, lambda pieces: [plan.do(course, piece) for piece in pieces if piece.steps[0] % 20 == 0])
    )


def answer(state: str, whole: bytes = b"null") -> bytes:
    return b'{"state":"%s","done":3,"total":9,"found":%s}' % (state.encode(), whole)


def test_a_game_is_studied_and_its_turning_points_gone_to(open_page: Open) -> None:
    whole, asked = found(), list[str]()
    page = open_page("/replay", width=1440, height=900)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))

    def tell(route: Route) -> None:
        """None yet, then under way, then done."""
        asked.append(route.request.method)
        state = "none" if "POST" not in asked else "working" if asked[-1] == "POST" else "done"
        route.fulfill(body=answer(state, whole if state == "done" else b"null"), content_type="application/json")

    page.route("**/analysis", tell)
    page.locator("input[type=file]").set_input_files(FILE)
    at(page, 0)
    page.get_by_role("tab", name="Tutki").click()
    panel = page.get_by_role("tabpanel")
    panel.get_by_role("button", name="Tutki peli").click()
    expect(panel.get_by_role("progressbar")).to_have_attribute("value", "3")
    expect(panel.get_by_role("heading", name="Käännekohdat")).to_be_visible()
    assert complaints(page) == []
    way = panel.get_by_role("button", name="Katso siirto").first
    move = int((way.text_content() or "").strip())
    way.click()
    at(page, move)
    expect(way).to_have_attribute("aria-current", "step")
    panel.get_by_text("Kaikki hetket taulukkona").click()
    panel.get_by_role("button", name="Katso siirto 2", exact=True).click()
    at(page, 2)
    panel.get_by_role("button", name="Katso siirto").nth(-1).click()
    expect(page.locator(".arrows [data-look=played]")).to_have_count(1)
    page.set_viewport_size({"width": 390, "height": 844})
    assert complaints(page) == []
    assert faults == []


def test_a_game_just_played_is_studied_from_its_end(enter: Enter) -> None:
    """The whole way: the link beside the result, the house's own processes, and what they found."""
    aino = enter(Officer)
    aino.sit("me", "bot:greedy")
    aino.wait()
    aino.act()
    aino.wait()
    page = aino.page
    page.get_by_role("tab", name="Pöytä").click()
    page.get_by_role("button", name="Luovuta").click()
    page.get_by_role("button", name="Kyllä, luovutan").click()
    page.locator(".finish").get_by_role("link", name="Näytä käännekohta").click()
    expect(page.get_by_role("rowheader", name="Luovutus tai sopu")).to_be_visible(timeout=60_000)
    expect(page.get_by_role("tabpanel")).to_contain_text("prosenttiyksikköjä")
