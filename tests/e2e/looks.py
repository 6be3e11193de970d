"""What a page shows, read once it has settled: whatever may still be changing is asked for until it holds.

A bare `count()`, `evaluate()` or `bounding_box()` sees one moment, which on a busy machine is the wrong one.
`tests/test_waiting.py` keeps them out of asserts.
"""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import FloatRect, Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
PATIENCE = 30_000  # milliseconds: a busy machine is no fault of the page
PAUSE = 0.05  # seconds between two looks
EVERY = PAUSE * 1000  # the same in milliseconds; Playwright's default polls each frame, which makes it draw frames
TRIES = 5
MOST_TABS = 90  # from one end of a page to the other
# All rules are tried; of those that are kept nothing is gathered.
COMPLAINTS = """(where) => axe.run(where, { resultTypes: ['violations'] })
  .then((all) => all.violations.map((v) => [v.id, v.nodes[0].html]))"""
# The page is wider than its window by these: what lies further right, and within nothing that cuts it off.
WIDER = """() => document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('body *')]
  .filter((each) => {
    if (each.getBoundingClientRect().right <= innerWidth + 1) return false
    for (let at = each; at && at !== document.body; ) {
      const { position } = getComputedStyle(at)
      if (position === 'fixed') return false
      at = position === 'absolute' ? at.offsetParent : at.parentElement
      if (at && getComputedStyle(at).overflowX !== 'visible') return false
    }
    return true
  }).map((each) => each.outerHTML.slice(0, 120)).concat('page')"""
# Whatever moves though nothing should: where motion is unwanted all is there at once.
MOVING = """() => document.getAnimations()
  .filter((each) => each.playState === 'running' && each.effect.getComputedTiming().activeDuration > 10)
  .map((each) => each.animationName ?? each.transitionProperty ?? 'motion')"""
# The page is too wide, or something that can be pressed lies under another.
AMISS = """() => {
  const holds = ({ left, right, top, bottom }, x, y) => left <= x && x <= right && top <= y && y <= bottom
  const isCut = (each, x, y) => { // scrolled out of what it lies in
    for (let at = each.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow !== 'visible' && !holds(at.getBoundingClientRect(), x, y)) return true
    }
    return false
  }
  const amiss = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : []
  for (const each of document.querySelectorAll('button, a[href], [role=tab], select, summary')) {
    const isSeen = each.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (!isSeen || each.closest('[role=toolbar], [inert]')) continue // cards of a hand lie over one another
    const { left, right, top, bottom, width } = each.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    if (!width || y < 0 || y > innerHeight || x < 0 || x > innerWidth) continue
    const there = document.elementFromPoint(x, y)
    if (!there || isCut(each, x, y)) continue
    if (there.closest('#hint-box, .backdrop, aside')) continue // opened over the board, and closed again
    if (!each.contains(there) && !there.contains(each)) amiss.push(each.outerHTML.slice(0, 120))
  }
  return amiss
}"""
T = TypeVar("T")


def box(where: Locator) -> FloatRect:
    """Where it lies on the screen, once it lies there: a board drawn anew in between has no place for a moment."""
    for _ in range(TRIES):
        expect(where).to_be_visible()
        if found := where.bounding_box():
            return found
    raise AssertionError(f"{where} comes and goes")


def comes(read: Callable[[], T], wanted: T) -> None:
    """What is read is this, or comes to be it."""
    end = time.monotonic() + PATIENCE / 1000
    while (found := read()) != wanted and time.monotonic() < end:
        time.sleep(PAUSE)
    assert found == wanted, f"{found!r} is not {wanted!r}"


def at_least(where: Locator, count: int) -> None:
    """There are so many, or come to be."""
    expect(where.nth(count - 1)).to_be_attached()


def reach(page: Page, where: Locator) -> None:
    """By keys alone: on from where one is until one comes there."""
    expect(where).to_be_visible()
    for _ in range(MOST_TABS):
        if where.evaluate("(each) => each === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {where}")


def left(page: Page, faults: str, arg: Any = None) -> list[str]:
    """What a function of the page finds amiss and does not go away: a layout settles over a few frames."""
    try:
        page.wait_for_function(f"(arg) => ({faults})(arg).length === 0", arg=arg, polling=EVERY)
        return []
    except PlaywrightTimeout:
        return list(page.evaluate(faults, arg))


def complaints(page: Page, where: str = "html") -> list[list[str]]:
    """What a screen reader's user would stumble over, as axe sees it, and not for a moment only."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[list[str]] = []
    for _ in range(TRIES):
        found = page.evaluate(COMPLAINTS, where)
        if not found:
            break
    return found
