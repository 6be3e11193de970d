"""Every page of the client is for everybody: for a screen reader, without a mouse, on a phone and on a tablet.

Those where people meet are looked at in three languages, three sizes and two themes, by turns; `make everybody` tries
all combinations on every page.
"""

import os
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.every_page import AS_GUEST, ELSEWHERE, MEETING, WITH_ACCOUNT, Visitor
from tests.e2e.looks import AMISS, MOVING, complaints, left

from pelipoyta.server.middleware.client_routes import CLIENT_ROUTES

Open = Callable[..., Page]
EVERY = bool(os.environ.get("PELIPOYTA_EVERYBODY"))
LANGUAGES = ("fi", "sv", "en")
PHONE, TABLET, DESKTOP = (390, 844), (820, 1180), (1440, 900)
SIZES = (PHONE, TABLET, DESKTOP)
THEMES = ("light", "dark")
pytestmark = [pytest.mark.timeout(3600)] if EVERY else []
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


class Look(NamedTuple):
    """A look at a page: its language, size and theme, and whether axe and the keyboard are tried there."""

    language: str
    size: tuple[int, int]
    theme: str
    axe: bool = True
    keys: bool = True


def test_every_route_is_visited() -> None:
    """A new page comes here, or this fails."""
    visited = [each.partition("?")[0].split("/") for each in (*AS_GUEST.values(), *WITH_ACCOUNT.values())]
    missing = [path for _, path in CLIENT_ROUTES if not any(fits(path.split("/"), each) for each in visited)]
    assert missing == [*ELSEWHERE]
    assert {name.partition(":")[0] for name in (*AS_GUEST, *WITH_ACCOUNT)} == {name for name, _ in CLIENT_ROUTES}
    assert {*MEETING} <= {*AS_GUEST, *WITH_ACCOUNT}


def fits(path: list[str], address: list[str]) -> bool:
    if len(path) != len(address):
        return False
    return all(part.startswith("{") or part == given for part, given in zip(path, address, strict=True))


def test_the_sample_has_every_value_for_every_page_where_people_meet() -> None:
    for at in range(20):
        found = sample(at)
        assert [{*values} for values in zip(*found, strict=True)][:3] == [{*LANGUAGES}, {*SIZES}, {*THEMES}]
        assert {look.size for look in found if look.axe} == {PHONE, DESKTOP}
    keys = {(look.language, look.size) for at in range(9) for look in sample(at) if look.keys}
    assert len(keys) == 9


def sample(at: int) -> list[Look]:
    """Looks at a page by its place in the list; over three pages each language comes in each size."""
    sizes = [SIZES[(at + k) % 3] for k in range(3)]
    return [
        Look(language, size, THEMES[(at // 3 + k) % 2], axe=size != TABLET, keys=k == at // 3 % 3)
        for k, (language, size) in enumerate(zip(LANGUAGES, sizes, strict=True))
    ]


def looks(at: int, name: str, language: str) -> list[Look]:
    """All looks in a language, or the sample."""
    if EVERY:
        return [Look(language, size, theme) for size in SIZES for theme in THEMES]
    if name in MEETING:
        return sample(at)
    return [Look("fi", PHONE, THEMES[at // 2 % 2]), Look("fi", TABLET, THEMES[at // 2 % 2], axe=False, keys=False)]


def unreached(page: Page) -> list[str]:
    """What cannot be reached by keys alone, or does not show that it was."""
    for _ in range(int(page.evaluate(LISTEN)) + MORE):
        page.keyboard.down("Tab")  # held: half of the messages to the browser
    page.keyboard.up("Tab")
    return list(page.evaluate(MISSED))


def faults(page: Page, look: Look) -> dict[str, list[Any]]:
    page.emulate_media(color_scheme="dark" if look.theme == "dark" else "light", reduced_motion="reduce")
    page.set_viewport_size({"width": look.size[0], "height": look.size[1]})
    return {
        "room": [*left(page, AMISS)],
        "axe": [*complaints(page)] if look.axe else [],
        "moving": [*left(page, MOVING)] if look.axe else [],
        "keys": [*unreached(page)] if look.keys else [],
    }


NO_FAULTS: dict[str, list[Any]] = {"room": [], "axe": [], "moving": [], "keys": []}


def look_at(visitor: Visitor, page: str, found: list[Look]) -> list[str]:
    """What is amiss on the page that is open; `found` are the looks at it."""
    amiss, spoken = [], "fi"
    for look in found:
        if look.language != spoken:
            spoken = look.language
            visitor.speak(spoken)
            if page == "operator":
                visitor.open_desk()
        if (seen := faults(visitor.page, look)) != NO_FAULTS:
            amiss.append(f"{page}, {look}: { ({kind: each for kind, each in seen.items() if each}) }")
    visitor.page.evaluate("localStorage.removeItem('pelipoyta.language')")
    return amiss


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


@pytest.mark.parametrize("language", LANGUAGES if EVERY else ("fi",))
@pytest.mark.parametrize("half", [0, 1])
def test_pages_of_a_guest(open_page: Open, half: int, language: str) -> None:
    visitor = Visitor(open_page("/privacy"))
    amiss = []
    for at, (name, address) in enumerate(AS_GUEST.items()):
        if at % 2 == half:
            visitor.show(address)
            amiss += look_at(visitor, name, looks(at, name, language))
    assert amiss == []


@pytest.mark.parametrize("language", LANGUAGES if EVERY else ("fi",))
def test_pages_of_a_person_with_an_account(open_page: Open, language: str) -> None:
    visitor = Visitor(open_page("/privacy"))
    name = f"Sivu Aino {language}"
    visitor.sign_up(name)
    amiss = []
    for at, (page, address) in enumerate(WITH_ACCOUNT.items()):
        visitor.show(address.replace("{name}", name))
        if page == "operator":
            visitor.open_desk()
        amiss += look_at(visitor, page, looks(at, page, language))
    assert amiss == []
