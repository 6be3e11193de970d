"""Someone who plays dnup in a browser."""

from playwright.sync_api import Locator
from tests.e2e.player import Player


class Climber(Player):
    game = "dnup"

    def begin(self) -> None:
        """Asked for the first time at a table against the best bot."""
        self.sit("me", "bot:greedy")
        self.wait()

    @property
    def cards(self) -> Locator:
        return self.page.locator("[data-card]")

    @property
    def playable(self) -> Locator:
        return self.page.get_by_role("group", name="Voit pelata").get_by_role("button")

    def hand(self) -> list[str]:
        """The cards in their order, as «up/down»."""
        cards: list[str] = self.cards.evaluate_all("all => all.map((each) => each.dataset.card)")
        return cards

    def way(self, name: str) -> Locator:
        """The button of one of the four things to do."""
        return self.page.locator(f"[data-act={name}]")

    def act(self) -> str:
        """The largest set that can be played; else add, take or turn, whatever can be done."""
        if self.playable.count():
            self.playable.last.click()
            self.way("play").click()
            return "play"
        ready = self.page.locator("[data-act][aria-disabled=false]").last
        name = ready.get_attribute("data-act") or ""
        ready.click()
        return name
