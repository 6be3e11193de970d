"""Someone who plays RoleChess in a browser."""

import re
from typing import Any

from playwright.sync_api import Locator, expect
from tests.e2e.player import Player
from tests.e2e.wire import Told

ODDS = re.compile(r"kaatuu\s+\d+\s%.*menettää energiaa\s+\d+\s%.*torjuu\s+\d+\s%.*keskimäärin\s+−\d", re.DOTALL)


class Officer(Player):
    game = "rolechess"
    silent = ("partner",)  # «With whom?» is answered by the page itself, from the button that attacked

    @property
    def panel(self) -> Locator:
        return self.page.get_by_role("region", name="Taistelu ja nappulat")

    def names(self) -> list[str]:
        """What each circle is called, without what can be done there."""
        names = self.page.get_by_role("gridcell").evaluate_all("all => all.map((each) => each.ariaLabel)")
        return [re.sub(", voit.*", "", name) for name in names]

    def act(self) -> str:
        """Something legal, fighting wherever it can be done."""
        ask = self.ask
        if ask == "advance":
            self.button("Siirry ympyrään").click()
            return "advance"
        if ask == "attack" and self.cells("voit hyökätä").count() > 1:
            self.cells("voit hyökätä").first.click()
        if ask == "turn":
            self.choose_piece()
        if self.panel.locator("label").count():
            return self.attack()
        self.cells("voit siirtyä").last.click()
        return "move"

    def attack(self) -> str:
        """With the odds in sight before."""
        ways = self.panel.locator("label")
        expect(ways.first).to_contain_text(ODDS)
        attack = self.ledge.get_by_role("button", name=re.compile("^Hyökkää"))
        pair = bool(re.search("yhdessä| ja ", attack.text_content() or ""))
        attack.click()
        return "pair" if pair else "attack"

    def choose_piece(self) -> None:
        """An enemy in range if there is one, else the first piece that can move."""
        foe = self.page.locator("[role=gridcell].lively").and_(self.cells("^.., vastustajan"))
        if foe.count():
            foe.first.click()
        else:
            self.choose_mover()

    def choose_mover(self) -> Locator:
        """A piece that can move; where it can go."""
        goals = self.cells("voit siirtyä")
        for piece in self.cells("voit valita").all():
            piece.click()
            if goals.count():
                break
        return goals

    def sit_after(self, pale: list[Any], dark: list[Any]) -> None:
        """In pale's seat, once dark has made all of these moves and pale is to play."""
        self.place = self.found("me", "open")
        moves = [[*pale], [*dark]]

        def done(told: Told) -> bool:
            return not moves[1] and told["ask"]["seats"] == [0]

        self.skip(done, self.join(self.place["table"]), choose=lambda seat, told: moves[seat].pop(0))
        self.take(self.place)
        self.wait()


def step(src: str, dst: str) -> dict[str, Any]:
    return {"type": "Step", "src": number(src), "dst": number(dst)}


def number(name: str) -> int:
    return "abcdefg".index(name[0]) + 7 * (int(name[1]) - 1)
