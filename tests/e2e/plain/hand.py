"""Someone who plays on the plain board, whatever the game: every choice is a button there."""

from playwright.sync_api import Locator
from tests.e2e.player import Player


class Stranger(Player):
    @property
    def choices(self) -> Locator:
        return self.page.get_by_role("region", name="Mitä voit tehdä").locator("li button")

    def act(self) -> str:
        """The last choice, in its own words."""
        last = self.choices.last
        words = " ".join((last.text_content() or "").split())
        last.click()
        return words
