"""What came after the tables — lessons, rules, hints, teaching, history, replay, study — is for everybody.

Each page is gone to in Finnish, whose words are the longest, and in one more language, on a screen that is as light as
the first was dark and as wide as that was small. `make everybody` turns every page to every screen in every language.
"""

import os
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.looks import AMISS, MOVING, complaints, left
from tests.e2e.rolechess.hand import Officer
from tests.e2e.sequence.hand import Sequencer
from tests.e2e.test_analysis import FILE, answer, found
from tests.sweep import sample

Open = Callable[..., Page]
PHONE, WIDE, TABLET, ZOOMED = (390, 844), (1440, 900), (820, 1180), (720, 450)  # the last is 1440 × 900 at 200 %
SCREENS = [("light", PHONE), ("dark", WIDE), ("dark", PHONE), ("light", WIDE)]  # each beside its opposite
NOTHING: dict[str, list[Any]] = {"axe": [], "moving": [], "room": []}
EVERY = bool(os.environ.get("PELIPOYTA_EVERYBODY"))


def choice(player: Officer) -> None:
    player.page.goto("/learn/lotr")
    expect(player.page.locator("main li a")).to_have_count(2)


def lesson(player: Officer) -> None:
    player.page.goto("/learn/lotr/road")
    expect(player.page.locator(".coach .sentence")).to_be_visible()


def rules(player: Officer) -> None:
    player.page.goto("/rules/rolechess")
    expect(player.page.locator("[data-drawn]")).to_be_visible()


def hint(player: Officer) -> None:
    """Gone to on a phone: the log that lies beside a wide board would lie over this."""
    turn(player.page, "light", PHONE)
    player.sit("me", "bot:uniform")
    player.wait()
    player.page.locator("button.hint").click()
    player.page.locator("#hint-box .hint-buttons button").first.click()
    expect(player.page.locator("#hint-box .hint-buttons button")).to_have_count(1)


def history(player: Officer) -> None:
    player.page.goto("/history")
    expect(player.page.locator("main[aria-busy=false] ol > li")).to_have_count(1)


def record(player: Officer) -> None:
    """Where a record is opened or pasted, and a position set up."""
    player.page.goto("/replay")
    expect(player.page.locator("main textarea")).to_have_count(2)


def replay(player: Officer) -> None:
    player.page.goto("/replay")
    player.page.locator("input[type=file]").set_input_files(FILE)
    player.page.locator("[data-shown] h2").wait_for(state="attached")
    player.page.keyboard.press("End")


def study(player: Officer) -> None:
    """The same with what was found in it, beside the board or over it."""
    page, told = player.page, answer("done", found())
    page.route("**/analysis", lambda route: route.fulfill(body=told, content_type="application/json"))
    page.goto("/replay?study")
    page.locator("input[type=file]").set_input_files(FILE)
    expect(page.locator("#panel figure")).to_be_visible()


def teaching(player: Officer) -> None:
    pupil = Sequencer(player.page)
    turn(player.page, "light", PHONE)
    wish = {"game": "sequence", "seats": 2, "places": ["me", "bot:uniform"], "name": "Aino", "teaching": True}
    pupil.take(pupil.page.request.post("/api/tables", data=wish).json())
    pupil.wait()


def going_back(player: Officer) -> None:
    """From the teaching table: its replay while it runs, and the way back there."""
    player.page.goto(f"{player.page.url}/replay")
    expect(player.page.locator("[data-shown] h2")).to_be_attached()


PAGES = [choice, lesson, rules, hint, history, record, replay, study, teaching, going_back]
ELSEWHERE = {"sv-FI": [choice, rules, hint, history, replay], "en-GB": [lesson, record, study, teaching, going_back]}


def turn(page: Page, theme: Any, size: tuple[int, int]) -> None:
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.set_viewport_size({"width": size[0], "height": size[1]})


def look(page: Page, theme: Any, size: tuple[int, int]) -> dict[str, list[Any]]:
    """What is amiss there: for a screen reader, for whoever wants no motion, for thumbs."""
    turn(page, theme, size)
    return {"axe": complaints(page), "moving": left(page, MOVING), "room": left(page, AMISS)}


# In halves: it was the longest of all tests, and the others waited for its end.
@pytest.mark.parametrize("pages", [PAGES[:5], PAGES[5:]], ids=["choice to history", "record to going back"])
def test_every_page_is_for_everybody_at_200_percent_and_on_a_tablet_too(open_page: Open, pages: list[Any]) -> None:
    """Nothing runs off there, and nothing that can be pressed lies under another."""
    player = Officer(open_page())
    for visit in pages:
        visit(player)
        for theme, size in SCREENS if EVERY else [SCREENS[PAGES.index(visit) % len(SCREENS)]]:
            assert look(player.page, theme, size) == NOTHING, f"{visit.__name__}, {theme}, {size}"
        for width, height in (ZOOMED, TABLET):
            player.page.set_viewport_size({"width": width, "height": height})
            assert left(player.page, AMISS) == [], f"{visit.__name__}, {width} × {height}"


@pytest.mark.parametrize("language", sample(ELSEWHERE, "sv-FI"))
def test_every_page_is_for_those_who_read_another_language(open_page: Open, language: str) -> None:
    player = Officer(open_page(locale=language))
    for visit in PAGES if EVERY else ELSEWHERE[language]:
        visit(player)
        opposite = (PAGES.index(visit) % len(SCREENS)) ^ 1
        for theme, size in SCREENS if EVERY else [SCREENS[opposite]]:
            assert look(player.page, theme, size) == NOTHING, f"{visit.__name__}, {theme}, {size}"
