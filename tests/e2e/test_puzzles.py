"""Puzzles in the browser: chosen by theme, answered wrong and right, shown, repeated, and against the clock."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect
from tests.e2e.looks import complaints

from pelipoyta.games import load
from pelipoyta.puzzles.files import shipped, state_of

Open = Callable[..., Page]
ROLECHESS = load("rolechess")


def touch(page: Page, *cells: str) -> None:
    for cell in cells:
        page.get_by_role("gridcell", name=re.compile(f"^{cell},")).click()


def moves_of(puzzle: str) -> tuple[list[str], list[str]]:
    """The cells of a best answer that is a plain move, and of a move that is not among the best."""
    found, state = shipped("rolechess")[puzzle], state_of(ROLECHESS, shipped("rolechess")[puzzle])
    texts = [ROLECHESS.notation.write(action) for action in ROLECHESS.legal(state, found.seat)]
    poor = next(text for text in texts if "-" in text and text not in found.best)
    return found.best[0].split("-"), poor.split("-")


def test_a_puzzle_is_answered_wrong_and_right_on_a_phone(open_page: Open) -> None:
    puzzle = next(
        each for each in shipped("rolechess").values() if each.theme == "emperor" and re.match(r"..-..$", each.best[0])
    )
    best, poor = moves_of(puzzle.id)
    page = open_page(f"/puzzles/rolechess/{puzzle.id}", width=390, height=844, has_touch=True)
    coach = page.get_by_role("region", name="Opettaja")
    expect(coach).to_contain_text("kaatuu tällä vuorolla todennäköisimmin")
    touch(page, *poor)
    expect(coach).to_contain_text("Ei paras: tämä onnistuu")
    expect(page.locator(".arrows [data-look=played]")).to_be_visible()
    coach.get_by_role("button", name="Näytä miksi").click()
    coach.get_by_role("button", name="Uudestaan").click()
    expect(coach.get_by_role("button", name="Näytä vastaus")).to_be_visible()
    touch(page, *best)
    expect(coach).to_contain_text(f"Oikein! Onnistuu {round(100 * puzzle.value)} %:n todennäköisyydellä")
    assert complaints(page) == []
    page.get_by_role("button", name="Seuraava tehtävä").click()
    expect(coach.get_by_role("button", name="Näytä vastaus")).to_be_visible()
    page.get_by_role("link", name="Kaikki tehtävät").or_(page.get_by_role("button", name="Kaikki tehtävät")).click()
    expect(page.get_by_text("Olet yrittänyt yhtä tehtävää")).to_be_visible()


def test_an_answer_is_shown_and_themes_and_the_days_puzzle_lead_on(open_page: Open) -> None:
    page = open_page("/")
    page.get_by_role("article", name="dnup").get_by_role("link", name=re.compile("^Tehtävät")).click()
    expect(page.get_by_role("heading", name="Tehtävät: dnup")).to_be_visible()
    assert complaints(page) == []
    page.get_by_role("button", name="Ratkaise: Estä vastustajaa").click()
    coach = page.get_by_role("region", name="Opettaja")
    expect(coach).to_contain_text("vastustajan käsi tyhjene")
    coach.get_by_role("button", name="Näytä vastaus").click()
    expect(coach).to_contain_text("Oikein! Tämä onnistuu varmasti.")
    coach.get_by_role("button", name="Uudestaan").click()
    expect(coach.get_by_role("button", name="Näytä vastaus")).to_be_visible()
    page.get_by_role("button", name="Kaikki tehtävät").click()
    page.get_by_role("link", name="Päivän tehtävä").click()
    expect(coach.get_by_role("button", name="Näytä vastaus")).to_be_visible()


def test_the_run_against_the_clock_ends_with_the_third_mistake(open_page: Open) -> None:
    page = open_page("/", width=820, height=1180)
    page.route("**/api/games/rolechess/puzzles", only_plain_moves)
    page.goto("/puzzles/rolechess/storm")
    for mistake in range(1, 4):
        puzzle = current(page)
        touch(page, *moves_of(puzzle)[1])
        if mistake < 3:
            expect(page.get_by_text(f"virheitä {mistake}/3")).to_be_visible()
            page.get_by_role("button", name="Seuraava tehtävä").click()
    expect(page.get_by_role("heading", name="Et ratkaissut yhtään tehtävää.")).to_be_visible()
    assert complaints(page) == []


def only_plain_moves(route: Route) -> None:
    """The server's list without the puzzles that ask for a partner, who is chosen without a move."""
    answer = route.fetch()
    told = answer.json()
    told["puzzles"] = [each for each in told["puzzles"] if each["theme"] != "pair"]
    route.fulfill(response=answer, json=told)


def current(page: Page) -> str:
    """Id of the puzzle on the board."""
    board = page.locator("[data-puzzle]")
    expect(board).to_be_visible()
    return board.get_attribute("data-puzzle") or ""


def test_an_unknown_puzzle_is_told(open_page: Open) -> None:
    page = open_page("/puzzles/sequence/nothing")
    expect(page.get_by_role("alert")).to_contain_text("Tällaista tehtävää ei ole")
    expect(page.get_by_role("button", name="Ratkaise", exact=True)).to_be_visible()
