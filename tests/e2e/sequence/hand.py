"""Someone who plays Sequence in a browser."""

import re

from playwright.sync_api import Locator
from tests.e2e.player import Player

HAND = "[...document.querySelectorAll('[data-card]')].map((each) => each.dataset.card).join()"


class Sequencer(Player):
    game = "sequence"

    @property
    def turns(self) -> int:
        """How many were played at this table."""
        return int(self.page.locator("[data-turns]").get_attribute("data-turns") or 0)

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("grid", name="Pelilauta")

    @property
    def open_cells(self) -> Locator:
        return self.cells("voit pelata tähän")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("toolbar", name="Kätesi").get_by_role("button")

    @property
    def plain_cards(self) -> Locator:
        """Cards that can be put down somewhere, but not everywhere."""
        return self.page.locator("[data-card]:not([aria-label*=silmäinen])")

    @property
    def chip(self) -> Locator:
        """The first of one's own team, which plays blue."""
        return self.cells("sinisten merkki").first

    def begin(self, seats: int = 2) -> None:
        """At a new table, asked for the first time; the others then take their time, so that nothing changes unseen."""
        self.place = self.found("me", *["open"] * (seats - 1))
        others = [self.join(self.place["table"], f"Eino {seat}") for seat in range(1, seats)]
        self.skip(lambda told: told["ask"]["seats"] == [self.place["seat"]], *others)
        self.take(self.place)
        self.wait()

    def act(self) -> str:
        """Dead cards are exchanged on the way to one that can be put down."""
        if self.ask != "play":
            self.buttons.first.click()
            return self.ask
        for card in self.hand.all():
            card.click()
            exchange = self.button("Vaihda turha")
            if exchange.count():
                self.exchange(exchange)
                return "exchange"
            if self.open_cells.count():
                self.open_cells.first.click()
                return "play"
        return ""

    def exchange(self, button: Locator) -> None:
        cards = self.page.evaluate(HAND)
        button.click()
        self.page.wait_for_function(f"(before) => {HAND} !== before", arg=cards)

    def pick_a_card(self) -> None:
        self.plain_cards.first.click()
        self.open_cells.first.wait_for()

    def play_a_card(self) -> None:
        """And see it lie there."""
        before = self.turns
        self.pick_a_card()
        self.open_cells.first.click()
        self.wait_for_turn(before)

    def wait_for_turn(self, after: int) -> None:
        after_it = "(after) => Number(document.querySelector('[data-turns]').dataset.turns) > after"
        self.page.wait_for_function(after_it, arg=after)

    def log_line(self, who: str) -> Locator:
        return self.log.get_by_role("button", name=re.compile(f"^{who}: "))
