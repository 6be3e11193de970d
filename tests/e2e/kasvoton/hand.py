"""Someone who plays Kasvoton vihollinen in a browser."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.e2e.looks import EVERY
from tests.e2e.player import Player

READY = "Valmis taisteluun"
WAYS = "(Kolmiolyönti|Ammu|Hyökkää|Linjalyönti)"
ENDS_OR_MOVED = """before => {
  const moved = Number(document.querySelector('[data-at]')?.dataset.at ?? 0) !== before
  const ends = [...document.querySelectorAll('button')].some(each => each.textContent.trim().startsWith('Lopeta vuoro'))
  return moved || ends || document.querySelector('.verdict') !== null
}"""
HARM = "vihollisen .*voit (hyökätä|ampua|lyödä)"


class General(Player):
    game = "kasvoton"

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._turn: str | None = None
        self._tried = set[str]()

    def choose_knight(self) -> None:
        self.button("Ritari C").click()
        expect(self.button(READY)).to_be_visible()

    def deploy(self) -> None:
        self.button(READY).click()
        expect(self.button(READY)).to_have_count(0)

    def march(self, opponent: str = "bot:uniform", **options: Any) -> None:
        """From nothing to one's own first turn."""
        self.sit("me", opponent, **options)
        self.choose_knight()
        self.deploy()
        assert self.wait()
        expect(self.button("Lopeta vuoro")).to_be_visible()  # it comes once all was acted out

    def army(self) -> dict[str, str]:
        """The own cards by cell."""
        found = self.labels(self.cells("oma .*piilossa"))
        return {label[:2]: label.split(", ")[1] for label in found}

    # -- Playing -----------------------------------------------------------------------------------------------------

    def act(self) -> str:
        """Strikes, shoots or attacks if it can be done, each once a turn, and moves forward otherwise."""
        what, tried = self.ask, self.tried_this_turn()
        if what in ("knight", "split", "deploy"):
            return self.press(self.button(f"(Ritari A|{READY}|Hyväksy|Ehdota)").first)
        if what in ("pair", "royal"):
            return self.press(self.button("(Lyö:|Näytä|Jätä lyömättä)").first)
        if what == "starter":
            return self.press(self.button("(Hyväksy|Minä aloitan)").first)
        for name in (label[:2] for label in self.labels(self.cells(HARM))):
            if name not in tried:
                tried.add(name)
                self.cell(name).click()
                return self.press(self.ledge.get_by_role("button", name=re.compile(f"^{WAYS}")).first)
        return self.advance() if what == "archers" else self.end_turn()

    def tried_this_turn(self) -> set[str]:
        """The enemies whose harm was tried already."""
        now = self.page.locator(".turn").text_content() if self.page.locator(".turn").count() else ""
        if now != self._turn:
            self._turn, self._tried = now, set()
        return self._tried

    def press(self, what: Locator) -> str:
        words = " ".join((what.text_content() or "").split())
        what.click()
        return words

    def advance(self) -> str:
        """The foremost card that can step ahead does."""
        own = [label[:2] for label in self.labels(self.cells("oma .*voit valita"))]
        for name in sorted(own, key=lambda name: name[1], reverse=True):
            self.cell(name).click()
            ahead = self.cells(f"^.{int(name[1]) + 1}, tyhjä, voit siirtyä")
            if ahead.count():
                ahead.first.click()
                return "Siirto"
            self.page.keyboard.press("Escape")
        return self.end_turn()

    def end_turn(self) -> str:
        """An empty turn asks once. Where nothing is left to choose, the table may answer first (TABLE-11)."""
        before = self.at
        self.page.wait_for_function(ENDS_OR_MOVED, arg=before, polling=EVERY)
        if self.at != before or self.is_over:
            return ""
        words = self.press(self.button("Lopeta vuoro"))
        if self.is_doubted(before, "Lopetetaanko vuoro?"):
            self.press(self.button("Lopeta vuoro"))
        return words
