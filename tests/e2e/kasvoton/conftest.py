"""Someone who plays Kasvoton vihollinen in a browser, for tests to look over the shoulder of."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

AXE = Path(__file__).parents[3] / "client/node_modules/axe-core/axe.min.js"
READY = "Valmis taisteluun"
ASKED = """(after) => {
  const {ask, at} = document.querySelector('.kasvoton')?.dataset ?? {}
  return document.querySelector('.verdict') || (ask && Number(at) > after &&
    document.querySelector('[data-busy=false]'))
}"""
SEAT = """([id, token, seat]) =>
  localStorage.setItem('pelipoyta.tables', JSON.stringify([{id, game: 'kasvoton', seat, token}]))"""
WAYS = "(Kolmiolyönti|Ammu|Hyökkää|Linjalyönti)"
HARM = "vihollisen .*voit (hyökätä|ampua|lyödä)"


class General:
    """A page, and the one who plays in it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # -- To the table ------------------------------------------------------------------------------------------------

    def sit(self, places: list[str], **options: object) -> None:
        """Take a place at a new table."""
        wish = {"game": "kasvoton", "seats": len(places), "options": options, "places": places, "name": "Aino"}
        self.take_seat(self.page.request.post("/api/tables", data=wish).json())

    def take_seat(self, place: dict[str, Any]) -> None:
        self.page.evaluate(SEAT, [place["table"], place["token"], place["seat"]])
        self.page.goto(f"/t/{place['table']}")

    def choose_knight(self) -> None:
        self.button("Ritari C").click()
        expect(self.button(READY)).to_be_visible()

    def deploy(self) -> None:
        self.button(READY).click()
        expect(self.button(READY)).to_have_count(0)

    def march(self, opponent: str = "bot:uniform", **options: object) -> None:
        """From nothing to one's own first turn."""
        self.sit(["me", opponent], **options)
        self.choose_knight()
        self.deploy()
        assert self.wait()
        expect(self.button("Lopeta vuoro")).to_be_visible()  # it comes once all was acted out

    # -- What is there -----------------------------------------------------------------------------------------------

    def cells(self, what: str) -> Locator:
        return self.page.get_by_role("gridcell", name=re.compile(what))

    def cell(self, name: str) -> Locator:
        return self.page.get_by_role("gridcell", name=re.compile(f"^{name},"))

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(f"^{name}"))

    @property
    def ledge(self) -> Locator:
        """The place of the one sentence and its buttons."""
        return self.page.get_by_role("region", name="Mitä nyt tapahtuu")

    @property
    def why(self) -> Locator:
        """The bubble that says why not."""
        return self.page.locator(".why")

    @property
    def at(self) -> int:
        return int(self.page.locator(".kasvoton").get_attribute("data-at") or 0)

    @property
    def ask(self) -> str:
        return self.page.locator(".kasvoton").get_attribute("data-ask") or ""

    def army(self) -> dict[str, str]:
        """The own cards by cell."""
        found = [own.get_attribute("aria-label") or "" for own in self.cells("oma .*piilossa").all()]
        return {label[:2]: label.split(", ")[1] for label in found}

    def complaints(self) -> list[str]:
        """What axe has to say."""
        self.page.evaluate(AXE.read_text())
        found: list[str] = self.page.evaluate(
            "axe.run(document.querySelector('main')).then(({violations}) => violations.map(v => v.id))"
        )
        return found

    # -- Playing -----------------------------------------------------------------------------------------------------

    def wait(self, after: int = -1) -> bool:
        """Until one is asked again; whether the game goes on."""
        self.page.wait_for_function(ASKED, arg=after)
        return self.page.locator(".verdict").count() == 0

    def act(self, tried: set[str]) -> str:
        """Do something legal: strike, shoot or attack if it can be done, move forward otherwise; what was done."""
        what = self.ask
        if what in ("pair", "royal"):
            return self.press(self.button("(Lyö:|Näytä|Jätä lyömättä)").first)
        if what == "starter":
            return self.press(self.button("(Hyväksy|Minä aloitan)").first)
        for target in self.cells(HARM).all():
            name = (target.get_attribute("aria-label") or "")[:2]
            if name not in tried:
                tried.add(name)
                target.click()
                return self.press(self.ledge.get_by_role("button", name=re.compile(f"^{WAYS}")).first)
        return self.advance() if what == "archers" else self.end_turn()

    def press(self, what: Locator) -> str:
        words = " ".join((what.text_content() or "").split())
        what.click()
        return words

    def advance(self) -> str:
        """The first card that can step ahead does."""
        for own in self.cells("oma .*voit valita").all()[::-1]:
            row = int((own.get_attribute("aria-label") or "")[1])
            own.click()
            ahead = self.cells(f"^.{row + 1}, tyhjä, voit siirtyä")
            if ahead.count():
                ahead.first.click()
                return "Siirto"
            self.page.keyboard.press("Escape")
        return self.end_turn()

    def end_turn(self) -> str:
        """An empty turn asks once."""
        words = self.press(self.button("Lopeta vuoro"))
        if self.page.get_by_text("Lopetetaanko vuoro?").count():
            self.press(self.button("Lopeta vuoro"))
        return words

    def play(self) -> list[str]:
        """To the end; what was done."""
        done: list[str] = []
        goes_on, tried, turn = self.wait(), set[str](), ""
        while goes_on:
            seen = self.at
            now = self.page.locator(".turn").text_content() or ""
            tried, turn = (set[str](), now) if now != turn else (tried, turn)
            done.append(self.act(tried))
            goes_on = self.wait(seen)
        return done


@pytest.fixture
def general(open_page: Callable[..., Page]) -> Callable[..., General]:
    """Opens a browser for one more player."""
    return lambda *where, **how: General(open_page(*where, **how))
