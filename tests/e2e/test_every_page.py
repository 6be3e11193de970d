"""Every page of the client is for everybody: for a screen reader, without a mouse, on a phone and on a tablet.

`make everybody` opens each in every language, light and dark.
"""

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.every_page import AS_GUEST, WITH_ACCOUNT, Visitor
from tests.e2e.looks import AMISS, MOVING, complaints, left

from pelipoyta.server.middleware.client_routes import CLIENT_ROUTES

Open = Callable[..., Page]
EVERY = bool(os.environ.get("PELIPOYTA_EVERYBODY"))
LANGUAGES = ("fi-FI", "sv-FI", "en-GB") if EVERY else ("fi-FI",)
PHONE, TABLET = (390, 844), (820, 1180)
THEMES = ("light", "dark")
# Remembers what a Tab can come to, and forgets what it came to; tells what shows no focus.
LISTEN = """() => {
  const may = 'a[href], button, input, select, textarea, summary'
  const inside = '[role=toolbar], [role=grid], [role=tablist], [role=radiogroup], [inert]'
  const radios = new Set()
  const left = [...document.querySelectorAll(may)].filter((each) => {
    if (each.disabled || each.tabIndex < 0 || each.closest(inside) || !each.checkVisibility()) return false
    if (each.type !== 'radio') return each.className !== 'skip'
    return !radios.has(each.name) && radios.add(each.name) && each.checked
  })
  window.tabs = { left: new Set(left), blind: new Set() }
  document.addEventListener('focusin', ({ target }) => {
    tabs.left.delete(target)
    const { outlineStyle, boxShadow } = getComputedStyle(target)
    if (outlineStyle === 'none' && boxShadow === 'none' && target.matches(may)) tabs.blind.add(target)
  })
  document.activeElement?.blur()
  return left.length
}"""
MISSED = """() => [...tabs.left].filter((each) => each.isConnected && each.checkVisibility() && !each.disabled)
  .concat([...tabs.blind]).map((each) => each.outerHTML.slice(0, 160))"""
MORE = 12  # Tabs beyond what was counted: places that scroll, and composites with one stop


def test_every_route_is_visited() -> None:
    """A new page comes here, or this fails."""
    assert {*AS_GUEST, *WITH_ACCOUNT} == {name for name, _ in CLIENT_ROUTES}


def unreached(page: Page) -> list[str]:
    """What cannot be reached by keys alone, or does not show that it was."""
    for _ in range(int(page.evaluate(LISTEN)) + MORE):
        page.keyboard.press("Tab")
    return list(page.evaluate(MISSED))


def faults(page: Page, theme: str) -> dict[str, list[object]]:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    page.set_viewport_size({"width": TABLET[0], "height": TABLET[1]})
    wide = left(page, AMISS)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    return {
        "axe": [*complaints(page)],
        "moving": [*left(page, MOVING)],
        "tablet": [*wide],
        "phone": [*left(page, AMISS)],
        "keys": [*unreached(page)],
    }


NO_FAULTS: dict[str, list[object]] = {"axe": [], "moving": [], "tablet": [], "phone": [], "keys": []}


def themes(at: int) -> tuple[str, ...]:
    return THEMES if EVERY else (THEMES[at % 2],)


BLANK = "main => { main.innerHTML = '<h1>Sivu</h1><p><a href=/>eka</a> <a href=/lobby>toka</a></p>' }"
TRAP = "link => { link.addEventListener('keydown', (event) => event.preventDefault()) }"


def test_planted_faults_are_noticed(open_page: Open) -> None:
    page = open_page("/privacy")
    main = page.locator("main")
    expect(main.get_by_role("heading", level=1)).to_be_visible()
    main.evaluate(BLANK)
    assert (complaints(page), unreached(page), left(page, AMISS)) == ([], [], [])
    main.get_by_role("link").first.evaluate(TRAP)
    assert unreached(page) != []
    main.evaluate("main => { main.innerHTML += '<img src=/icon.svg>' }")
    assert complaints(page) != []
    main.evaluate("main => { main.innerHTML += '<p style=width:2000px>wide</p>' }")
    assert left(page, AMISS) != []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("half", [0, 1])
def test_pages_of_a_guest(open_page: Open, half: int, language: str) -> None:
    visitor = Visitor(open_page("/privacy", locale=language))
    for at, (name, address) in enumerate(AS_GUEST.items()):
        for theme in themes(at // 2) if at % 2 == half else ():
            visitor.show(address)
            assert faults(visitor.page, theme) == NO_FAULTS, f"{name}, {theme}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_of_a_person_with_an_account(open_page: Open, language: str) -> None:
    visitor = Visitor(open_page("/privacy", locale=language))
    name = f"Sivu Aino {language[:2]}"
    visitor.sign_up(name)
    for at, (page, address) in enumerate(WITH_ACCOUNT.items()):
        for theme in themes(at):
            visitor.show(address.replace("{name}", name))
            if page == "operator":
                visitor.open_desk()
            assert faults(visitor.page, theme) == NO_FAULTS, f"{page}, {theme}"
