"""Someone who plays The Lord of the Rings TCG in a browser, for tests to look over the shoulder of."""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

AXE = Path(__file__).parents[3] / "client/node_modules/axe-core/axe.min.js"
ASKED = """(after) => document.querySelector('.verdict') || (
  document.querySelector('[data-ask]:not([data-ask=""])') && document.querySelector('[data-busy=false]') &&
  Number(document.querySelector('[data-at]').dataset.at) > after)"""
TOUCHED = """(before) => document.querySelector('[data-chosen], .verdict') ||
  Number(document.querySelector('[data-at]').dataset.at) > before"""
TOO = "() => document.querySelector('.verdict, [data-ask]:not([data-ask=\"\"])')"
WINDOWS = ("fellowship", "shadow", "maneuver", "archery", "assignment", "skirmish", "regroup", "respond")
PATIENCE = 30_000
SPENT = 40  # questions answered with cards, before everything is let pass

Held = dict[str, str | int]


class Rings:
    """A page, and the one who plays in it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # -- To the table ------------------------------------------------------------------------------------------------

    def quick(self) -> None:
        """From the start page to a running game against the best bot."""
        tile = self.page.get_by_role("article", name="Taru sormusten herrasta")
        tile.get_by_role("button", name=re.compile("botti")).click()
        self.wait()

    def new_table(
        self, seats: int = 2, decks: tuple[str, str] = ("ttt-aragorn", "ttt-theoden"), **options: Any
    ) -> Held:
        """A table of bots and oneself, by the house's own interface."""
        wish = {
            "game": "lotr",
            "seats": seats,
            "options": options,
            "places": ["me", *["bot:greedy"] * (seats - 1)],
            "name": "Aino",
            "brings": [{"decks": decks[seat % 2]} for seat in range(seats)],
        }
        answer = self.page.request.post("/api/tables", data=wish)
        assert answer.ok, answer.text()
        made = answer.json()
        return {"id": made["table"], "seat": made["seat"], "token": made["token"]}

    def sit(self, held: Held) -> None:
        """The seat is its token: any page that holds it plays."""
        tables = json.dumps([{**held, "game": "lotr"}])
        self.page.evaluate("(held) => localStorage.setItem('pelipoyta.tables', held)", tables)
        self.page.goto(f"/t/{held['id']}")
        self.wait()

    # -- What is asked -----------------------------------------------------------------------------------------------

    @property
    def at(self) -> int:
        return int(self.page.locator("[data-at]").get_attribute("data-at") or 0)

    @property
    def ask(self) -> str:
        return self.page.locator("[data-ask]").get_attribute("data-ask") or ""

    @property
    def is_over(self) -> bool:
        return self.page.locator(".verdict").count() > 0

    @property
    def can_pass(self) -> bool:
        return self.page.locator("[data-passes]").count() > 0

    @property
    def buttons(self) -> Locator:
        """Those beside the sentence."""
        return self.page.locator(".ledge .buttons button")

    def wait(self) -> None:
        self.page.wait_for_function(ASKED, arg=-1)

    def wait_too(self) -> None:
        """In a page that only looks at the same seat."""
        self.page.wait_for_function(TOO)

    def wait_on(self, seen: int) -> None:
        """The next question or the end, however long the others play on; the table answers where one answer is left."""
        while True:
            before = self.at
            try:
                self.page.wait_for_function(ASKED, arg=seen, timeout=5_000)
                return
            except PlaywrightTimeout:
                if self.page.locator("[data-ask]:not([data-ask=''])").count():
                    return
                self.page.wait_for_function(
                    "(at) => Number(document.querySelector('[data-at]').dataset.at) > at", arg=before
                )

    # -- Answering ---------------------------------------------------------------------------------------------------

    def touch(self, card: Locator) -> None:
        """A pick is made at once; what plays or uses a card is pressed beside the sentence."""
        before = self.at
        self.page.mouse.move(1, 1)  # a card under the pointer, or with the focus, lies over its neighbours
        self.page.evaluate("document.activeElement?.blur()")
        card.click()
        self.page.wait_for_function(TOUCHED, arg=before)
        if self.at == before and self.page.locator("[data-chosen]").count():
            self.buttons.first.click()

    def let_pass(self) -> None:
        """P passes; where something could still be done, it asks first."""
        before = self.at
        self.page.keyboard.press("p")
        if self.at == before and self.page.get_by_text("Voisit vielä toimia").count():
            self.page.keyboard.press("p")

    def answer(self, tired: bool = False) -> None:
        """Something sensible for each question, by touching what is offered."""
        what, lit = self.ask, self.page.locator("[data-lit]")
        playable = self.page.locator(".hand [data-lit]")
        if what == "bid":
            self.bid(1)
        elif tired and self.can_pass:
            self.let_pass()
        elif what in ("defend", "left-over"):
            self.assign()
        elif self.can_pass and (what == "reconcile" or (what in WINDOWS and not playable.count())):
            self.let_pass()
        elif playable.count() or lit.count():
            self.touch((playable if playable.count() else lit).first)
        else:
            self.buttons.first.click()

    def bid(self, burdens: int) -> None:
        self.page.get_by_role("button", name=f"Tarjoa taakkoja {burdens}", exact=True).click()
        self.page.get_by_role("button", name="Tarjoa ").and_(self.buttons).click()

    def assign(self) -> None:
        """The last who is free is dragged to the first minion; the Ring-bearer hides behind the others."""
        free = self.page.locator(".lane:not(.facing) [data-lit]")
        minions = self.page.locator(".loose [data-lit]")
        if free.count() > 1 or (self.ask == "left-over" and free.count()):
            free.last.drag_to(minions.first)
        elif free.count() and self.page.locator(".lane").count() == 1:
            free.first.click()
            minions.first.click()
        else:
            self.let_pass()

    def try_to_answer(self, tired: bool = False) -> None:
        """The table may answer first, where there is only one answer: then what was to be touched is gone."""
        self.page.set_default_timeout(5_000)
        with suppress(PlaywrightTimeout):
            self.answer(tired)
        self.page.set_default_timeout(PATIENCE)

    def play_until(self, done: Callable[[str], bool], look: Callable[[str], None] = lambda what: None) -> list[str]:
        """Answers and looks around, until what is asked will do; tells what was asked. The end will always do."""
        seen, asked = -1, list[str]()
        while True:
            self.wait_on(seen)
            what = "" if self.is_over else self.ask
            if self.is_over or (what and done(what)):
                return asked
            if not what:
                continue  # the table has answered meanwhile
            seen = self.at
            asked.append(what)
            if len(asked) <= SPENT:
                look(what)
            self.try_to_answer(tired=len(asked) > SPENT)

    # -- Looking -----------------------------------------------------------------------------------------------------

    def flaws(self) -> list[list[str]]:
        """What a screen reader's user would stumble over."""
        self.page.evaluate(AXE.read_text())
        script = "axe.run('main').then(all => all.violations.map(each => [each.id, each.nodes[0].html]))"
        found: list[list[str]] = self.page.evaluate(script)
        return found


@pytest.fixture
def rings() -> type[Rings]:
    return Rings
