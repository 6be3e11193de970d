"""Someone who plays in a browser. It knows the shell around every board; what to touch on a board is the game's own.

A game's folder has a `hand.py` with a class that says which `game` it plays and how to `act`. Whatever board a game is
drawn on, the shell says what is asked (`data-ask`), how many batches came before (`data-at`), and whether a choice is
on its way or something is still acted out (`data-busy`).
"""

import re
from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from tests.e2e.looks import EVERY, PATIENCE, TRIES, WIDER, complaints, left
from tests.e2e.wire import Choose, Place, Told, hurry

EMPTY = "/healthz"  # a page of the house with nothing on it
BRIEF = 5_000  # for what may be gone: where one answer is left, the table gives it

HOLD = """(seat) => localStorage.setItem('pelipoyta.tables', JSON.stringify([seat]))"""
HELD = (
    """() => JSON.parse(localStorage.getItem('pelipoyta.tables')).find(({ id }) => location.pathname === `/t/${id}`)"""
)
ASKED = """([after, silent]) => {
  if (document.querySelector('.verdict')) return true
  const { ask, at, busy } = document.querySelector('[data-busy]')?.dataset ?? {}
  return ask && !silent.includes(ask) && busy === 'false' && Number(at) > after
}"""
MOVED = "(at) => document.querySelector('.verdict') || Number(document.querySelector('[data-at]').dataset.at) > at"
DOUBTED = f"([at, words]) => document.querySelector('.ledge')?.textContent.includes(words) || ({MOVED})(at)"


def nothing(what: str) -> None:
    """Looks at nothing."""


def never(what: str) -> bool:
    """Plays to the end."""
    return False


class Next:
    """The question after the one that stands, if it leaves a choice."""

    def __init__(self) -> None:
        self._passed = False

    def __call__(self, told: Told) -> bool:
        passed, self._passed = self._passed, True
        return passed and len(told["legal"]) > 1


class Player:
    """A page, and the one who plays in it."""

    game: ClassVar[str]
    silent: ClassVar[tuple[str, ...]] = ()  # questions that the page answers by itself

    def __init__(self, page: Page) -> None:
        self.page = page
        self.place: Place = {}
        self._rng = Random(0)

    # -- To the table ------------------------------------------------------------------------------------------------

    def quick(self) -> None:
        """From the start page to a running game against the bot that is offered."""
        tile = self.page.locator("article", has=self.page.locator(f"#tile-{self.game}"))
        tile.get_by_role("button", name=re.compile("botti")).click()
        self.wait()
        self.know_place()

    def know_place(self) -> None:
        """The seat that this browser was given at the table it shows."""
        held = self.page.evaluate(HELD)
        self.place = {"table": held["id"], "seat": held["seat"], "token": held["token"]}

    def fill_form(self, *others: str, name: str = "Aino", **choices: str) -> None:
        """On the page of a new table: me first, then bots by name or open places; options by their words."""
        self.page.get_by_label("Nimesi").fill(name)
        count = self.page.locator(".counts label", has_text=re.compile(rf"^\s*{len(others) + 1}\s*$"))
        if count.count():
            count.click()
        for option, choice in choices.items():
            self.page.locator(f"#option-{option}").select_option(label=choice)
        for seat, other in enumerate(others, 2):
            self.page.get_by_label(f"Paikka {seat}", exact=True).select_option(label=other)
        self.page.get_by_role("button", name="Istu pöytään").click()

    def found(self, *places: str, name: str = "Aino", brings: list[Any] | None = None, **options: Any) -> Place:
        """A new table, by the house's own interface: the way of whoever will sit down, and not look at forms."""
        wish = {"game": self.game, "seats": len(places), "options": options, "places": places, "name": name}
        answer = self.page.request.post("/api/tables", data=wish | ({"brings": brings} if brings else {}))
        assert answer.ok, answer.text()
        made: Place = answer.json()
        return made

    def join(self, table: str, name: str = "Eino", **more: Any) -> Place:
        """A free seat of a table there is."""
        answer = self.page.request.post(f"/api/tables/{table}/sit", data={"name": name, **more})
        assert answer.ok, answer.text()
        sat: Place = answer.json()
        return sat

    def take(self, place: Place) -> None:
        """The seat is its token: any page that holds it plays."""
        self.place = place
        held = {"id": place["table"], "game": self.game, "seat": place["seat"], "token": place["token"]}
        self.page.evaluate(HOLD, held)
        self.page.goto(f"/t/{place['table']}")
        expect(self.page.locator("[data-busy]")).to_be_visible()

    def sit(self, *places: str, **options: Any) -> None:
        """Take a place at a new table."""
        self.take(self.found(*places, **options))

    def sit_with(self, other: "Player", name: str = "Eino", **options: Any) -> None:
        """Two persons at a new table, each before a page of their own."""
        place = self.found("me", "open", **options)
        sat = other.join(place["table"], name)
        self.take(place)
        other.take(sat)

    def choose(self, seat: int, told: Told) -> Any:
        """How one answers who is in a hurry."""
        return self._rng.choice(told["legal"])["action"]

    def skip(self, until: Callable[[Told], bool], *others: Place, choose: Choose | None = None) -> Told:
        """On without a browser, at random unless told, to a question that will do; a page that looks on shows it."""
        return hurry(str(self.page.evaluate("location.origin")), [self.place, *others], until, choose or self.choose)

    def skip_unseen(self, until: Callable[[Told], bool]) -> None:
        """The same behind the page's back: to draw all that it is told takes ten times as long as to play it."""
        table = self.page.url
        self.page.goto(EMPTY)
        self.skip(until)
        self.page.goto(table)
        expect(self.page.locator("[data-busy]").or_(self.verdict).first).to_be_visible()

    def skip_to_the_end(self) -> None:
        if not self.is_over:
            self.skip_unseen(lambda told: False)
        expect(self.verdict).to_be_visible()

    def stroll(self, count: int, look: Callable[[str], object]) -> None:
        """So many questions on without a browser, with a look around at each that leaves a choice, till one will do."""
        for _ in range(count):
            told = self.skip(Next())
            if told["over"] or not self.wait() or look(self.ask):
                return

    # -- What is there -----------------------------------------------------------------------------------------------

    @property
    def at(self) -> int:
        return int(self.page.locator("[data-at]").get_attribute("data-at") or 0)

    @property
    def ask(self) -> str:
        return self.page.locator("[data-ask]").get_attribute("data-ask") or ""

    @property
    def is_over(self) -> bool:
        return self.verdict.count() > 0

    @property
    def verdict(self) -> Locator:
        return self.page.locator(".verdict")

    @property
    def ledge(self) -> Locator:
        """The place of the one sentence and its buttons."""
        return self.page.get_by_role("region", name="Mitä nyt tapahtuu")

    @property
    def prompt(self) -> Locator:
        """The one sentence."""
        return self.page.locator(".ledge .prompt")

    @property
    def buttons(self) -> Locator:
        """Those beside the sentence."""
        return self.page.locator(".ledge .buttons button")

    @property
    def why(self) -> Locator:
        """The bubble that says why not."""
        return self.page.locator(".why")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("list", name="Tapahtumat")

    def cells(self, what: str) -> Locator:
        return self.page.get_by_role("gridcell", name=re.compile(what))

    def cell(self, name: str) -> Locator:
        return self.cells(f"^{name},")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(f"^{name}"))

    def labels(self, where: Locator) -> list[str]:
        """What these are called, all at once."""
        names: list[str] = where.evaluate_all("all => all.map((each) => each.ariaLabel ?? '')")
        return names

    def complaints(self, where: str = "main") -> list[list[str]]:
        """What a screen reader's user would stumble over, as axe sees it."""
        return complaints(self.page, where)

    def fits(self) -> bool:
        """Nothing runs off the sides of the screen."""
        return self.left(WIDER) == []

    def left(self, faults: str, arg: Any = None) -> list[str]:
        """What a function of the page finds amiss, and does not go away."""
        return left(self.page, faults, arg)

    # -- Matters of the table ----------------------------------------------------------------------------------------

    def open_leaf(self, name: str = "Pöytä") -> None:
        """A leaf of the drawer: from the bar on a phone, beside the board elsewhere."""
        expect(self.ledge).to_be_visible()
        leaf = self.page.get_by_role("navigation").get_by_role("button", name=name)
        leaf.or_(self.page.get_by_role("tab", name=name)).filter(visible=True).first.click()

    def resign(self) -> None:
        self.open_leaf()
        self.button("Luovuta").click()
        self.button("Kyllä, luovutan").click()

    # -- Playing -----------------------------------------------------------------------------------------------------

    def act(self) -> str:
        """Answers what is asked, by touching the board; what was done. Each game's own."""
        raise NotImplementedError

    def wait_to_move(self, after: int) -> None:
        """Until the table has gone on, whoever is asked then."""
        self.page.wait_for_function(MOVED, arg=after, polling=EVERY)

    def is_doubted(self, after: int, words: str) -> bool:
        """Whether what was done is asked about once more, with these words, instead of being done."""
        self.page.wait_for_function(DOUBTED, arg=[after, words], polling=EVERY)
        return self.at == after and not self.is_over

    def wait(self, after: int = -1) -> bool:
        """Until one is asked again, however long the others play on; whether the game goes on."""
        while True:
            before = self.at if after >= 0 else -1
            try:
                patience = PATIENCE if after < 0 else BRIEF
                self.page.wait_for_function(ASKED, arg=[after, self.silent], timeout=patience, polling=EVERY)
                return not self.is_over
            except PlaywrightTimeout:
                if after < 0:
                    raise
            if self.ask and self.at == after:
                return True  # what was done came to nothing: the same question stands
            if not self.ask:
                self.wait_to_move(before)

    def touched(self) -> str:
        """What was done; nothing where the table answered first, and what was to be touched is gone."""
        self.page.set_default_timeout(BRIEF)
        try:
            return self.act()
        except PlaywrightTimeout:
            return ""
        finally:
            self.page.set_default_timeout(PATIENCE)

    def play(self, until: Callable[[str], bool] = never, look: Callable[[str], object] = nothing) -> list[str]:
        """Acts and looks around, until what is asked will do; what was done. The end will always do."""
        seen, done, idle = -1, list[str](), 0
        while self.wait(seen):
            what = self.ask
            if what and until(what):
                break
            if not what:
                continue  # the table has answered meanwhile
            seen = self.at
            look(what)
            done.append(self.touched())
            idle = 0 if done[-1] else idle + 1
            assert idle < TRIES, f"nothing can be done about {what}"
            seen = seen if done[-1] else -1
        return [each for each in done if each]

    def play_turns(self, count: int) -> list[str]:
        """Makes so many choices; what was done. Leaves the page asking for the next one."""
        asked = list[str]()
        return self.play(lambda what: len(asked) >= count, asked.append)
