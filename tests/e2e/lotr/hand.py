"""Someone who plays The Lord of the Rings TCG in a browser."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator
from tests.e2e.player import Player
from tests.e2e.wire import Place, Told

TOUCHED = """(before) => document.querySelector('[data-chosen], .verdict') ||
  Number(document.querySelector('[data-at]').dataset.at) > before"""
WINDOWS = ("fellowship", "shadow", "maneuver", "archery", "assignment", "skirmish", "regroup", "respond")
FEW_BURDENS = 4
GAMES = 8
TOWERS = ("ttt-aragorn", "ttt-theoden")


class Fellow(Player):
    game = "lotr"

    def gather(self, seats: int = 2, **how: Any) -> None:
        """Sit down at a new table of bots."""
        self.take(self.call(seats, **how))
        self.wait()

    def call(self, seats: int, decks: tuple[str, str] = TOWERS, **options: Any) -> Place:
        """A new table of bots; each second player has the second deck."""
        brings = [{"decks": decks[seat % 2]} for seat in range(seats)]
        return self.found("me", *["bot:greedy"] * (seats - 1), brings=brings, **options)

    def gather_at(self, until: Callable[[Told], bool], seats: int = 2, **how: Any) -> None:
        """The same, once a question will do; a game may end before it is asked. The page sees nothing of the way."""
        for _ in range(GAMES):
            self.place = self.call(seats, **how)
            if not self.skip(until)["over"]:
                break
        else:
            raise AssertionError(f"never asked in {GAMES} games")
        self.take(self.place)
        self.wait()

    def choose(self, seat: int, told: Told) -> Any:
        """Never so many burdens that the Ring-bearer is lost at once (LOTR-3.5)."""
        choices = [choice["action"] for choice in told["legal"]]
        return self._rng.choice([each for each in choices if each.get("burdens", 0) < FEW_BURDENS])

    @property
    def can_pass(self) -> bool:
        return self.page.locator("[data-passes]").count() > 0

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("toolbar", name="Kätesi")

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
        if self.is_doubted(before, "Voisit vielä toimia"):
            self.page.keyboard.press("p")

    def act(self) -> str:
        """Something sensible for each question, by touching what is offered; what was asked."""
        what, lit = self.ask, self.page.locator("[data-lit]")
        playable = self.page.locator(".hand [data-lit]")
        if what == "bid":
            self.bid(1)
        elif what in ("defend", "left-over"):
            self.assign()
        elif self.can_pass and (what == "reconcile" or (what in WINDOWS and not playable.count())):
            self.let_pass()
        elif playable.count() or lit.count():
            self.touch((playable if playable.count() else lit).first)
        else:
            self.buttons.first.click()
        return what

    def bid(self, burdens: int) -> None:
        self.page.get_by_role("button", name=f"Valitse {burdens} taakka").click()
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


def has_a_card_to_play(told: Told) -> bool:
    """A window in which the hand has something to offer."""
    return told["ask"]["what"] in WINDOWS and any(choice["action"]["type"] == "Play" for choice in told["legal"])


def asks(*whats: str) -> Callable[[Told], bool]:
    """One of these, and with a choice: where one answer is left, the table gives it."""
    return lambda told: told["ask"]["what"] in whats and len(told["legal"]) > 1
