"""Lessons in the browser: each to its end on a phone in Finnish by keys alone; wrong deeds answered, left, resumed."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.looks import complaints
from tests.sweep import sample

from pelipoyta.games import NAMES, load
from pelipoyta.kernel.lesson import chapter_key, lessons_of, sentence_key, title_key
from pelipoyta.locales import Words

Open = Callable[..., Page]
MOST_TABS = 60
EVERY = [(name, lesson) for name in NAMES for lesson in lessons_of(load(name))]


def button(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def press(page: Page, name: str) -> None:
    """By keys alone: on from where one is until one comes there. A button that is thinking is waited for."""
    expect(page.get_by_role("button", name=name, exact=True)).to_be_enabled()
    for _ in range(MOST_TABS):
        if page.evaluate("() => document.activeElement?.textContent?.trim()") == name:
            return page.keyboard.press("Enter")
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {name}")


@pytest.mark.parametrize(("game", "lesson"), sample(EVERY, ("rolechess", "first"), ("lotr", "road")))
def test_a_lesson_is_taken_to_its_end_on_a_phone(open_page: Open, game: str, lesson: str) -> None:
    """Whoever asks to be shown sees every deed on the real board, hears each answer, and comes to the real game."""
    words, taught = Words("fi", game), lessons_of(load(game))[lesson]
    page = open_page(f"/learn/{game}/{lesson}", width=390, height=844, has_touch=True)
    coach = page.get_by_role("region", name="Opettaja")
    for chapter in taught.chapter:
        for step in chapter.step:
            expect(coach).to_contain_text(words(sentence_key(game, taught, chapter, step)))
            press(page, "Näytä, miten")
            expect(coach).to_contain_text(words(sentence_key(game, taught, chapter, step, "done")))
        if chapter is taught.chapter[0]:
            assert complaints(page) == []
        button(page, "Jatka")
    reward = page.get_by_role("region", name=f"Hienoa, kaikki {len(taught.chapter)} lukua on suoritettu!")
    expect(reward).to_contain_text(words(chapter_key(game, taught, "game-play")))
    expect(reward.get_by_role("link", name=re.compile("Seuraava oppitunti|Valitse vastustaja"))).to_be_visible()
    assert complaints(page) == []
    expect(page.get_by_role("button", name=re.compile("valmis"))).to_have_count(len(taught.chapter))


def test_what_is_done_on_the_board_is_answered_and_the_lesson_can_be_left(open_page: Open) -> None:
    page = open_page("/", width=390, height=844, has_touch=True)
    page.get_by_role("article", name="RoleChess").get_by_role("link", name=re.compile("Ensimmäistä kertaa")).click()
    coach = page.get_by_role("region", name="Opettaja")
    expect(coach).to_contain_text("Siirrä yhtä eturivin lakeijaa")
    touch(page, "b1", "c3")
    expect(coach).to_contain_text("Siinä hyppäsi ritari")
    touch(page, "d2", "d4")
    expect(page.get_by_role("button", name="Sääntö RC-4.1")).to_be_visible()
    touch(page, "d3")
    expect(coach).to_contain_text("Lakeija ei koskaan peräänny")
    button(page, "Jatka")
    expect(coach).to_contain_text("2/8")
    page.goto("/")
    page.get_by_role("article", name="RoleChess").get_by_role("link", name=re.compile("^Oppitunnit")).click()
    expect(coach).to_contain_text("2/8")
    page.get_by_role("button", name=re.compile("^Luku 8")).click()
    button(page, "Aloita peli")
    expect(page).to_have_url(re.compile("/t/"))


def touch(page: Page, *cells: str) -> None:
    for cell in cells:
        page.get_by_role("gridcell", name=re.compile(f"^{cell},")).click()


def test_bad_addresses_say_so(open_page: Open) -> None:
    page = open_page("/learn/lotr/nothing")
    expect(page.get_by_role("alert")).to_contain_text("Tällaista oppituntia ei ole")
    words = Words("fi", "lotr")
    for lesson in lessons_of(load("lotr")).values():
        expect(page.get_by_role("link", name=words(title_key("lotr", lesson)))).to_be_visible()
    assert complaints(page) == []
    page.goto("/learn/poker")
    expect(page.get_by_role("main").first).to_contain_text("Tällaista peliä ei ole")
