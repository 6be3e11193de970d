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
TRIES = 5
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
    assert found == wanted


def at_least(where: Locator, count: int) -> None:
    """There are so many, or come to be."""
    expect(where.nth(count - 1)).to_be_attached()


def left(page: Page, faults: str, arg: Any = None) -> list[str]:
    """What a function of the page finds amiss and does not go away: a layout settles over a few frames."""
    try:
        page.wait_for_function(f"(arg) => ({faults})(arg).length === 0", arg=arg)
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
