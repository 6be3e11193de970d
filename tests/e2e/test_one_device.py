"""People around one table: one device that goes round, and a large screen with phones."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect
from tests.e2e.conftest import Enter, Open
from tests.e2e.player import EMPTY, Player
from tests.e2e.wire import Place, answer
from tests.qr import read_qr

KEEP = """(table) => localStorage.setItem('pelipoyta.one-device', JSON.stringify([table]))"""
NAMES = ("Aino", "Eino", "Irja", "Olli")
HIDING = ("kasvoton", "sequence", "dnup", "lotr")


class Wires:
    """The tokens with which the page is connected to the table, and what it is told by each."""

    def __init__(self, page: Page) -> None:
        self.told: list[tuple[str, str]] = []
        self.open: dict[WebSocket, str] = {}
        self.page = page
        page.on("websocket", self._follow)

    def _follow(self, line: WebSocket) -> None:
        if "/live" not in line.url or "/tables/" not in line.url:
            return
        line.on("framesent", lambda text: self._sent(line, str(text)))
        line.on("framereceived", lambda text: self.told.append((self.open.get(line, ""), str(text))))
        line.on("close", self._closed)

    def _closed(self, line: WebSocket) -> None:
        self.open.pop(line, None)

    def _sent(self, line: WebSocket, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "hello":
            self.open[line] = message["token"]

    def become(self, token: str) -> bool:
        """True once the page is connected by this token alone."""
        for _ in range(400):
            if set(self.open.values()) == {token}:
                return True
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
        return False


class Around(Player):
    """The people around one device, at a table made by the house's own interface."""

    places: tuple[Place, ...] = ()
    host = ""

    def gather(self, game: str, count: int = 2, open_game: bool = False, **options: Any) -> None:
        wish = {"game": game, "seats": count, "options": options, "places": ["open"] * count, "name": "", "away": 0}
        made = self.page.request.post("/api/tables", data=wish).json()
        self.host = made["token"]
        names = NAMES[:count]
        sat = [self.page.request.post(f"/api/tables/{made['table']}/sit", data={"name": name}) for name in names]
        self.places = tuple(each.json() for each in sat)
        people = [
            {"name": name, "key": name, "token": place["token"], "seat": place["seat"]}
            for name, place in zip(names, self.places, strict=True)
        ]
        table = {"id": made["table"], "game": game, "open": open_game, "brings": False, "turns": True}
        self.page.evaluate(KEEP, {**table, "host": self.host, "people": people, "wanted": wish})
        self.page.goto(f"/t/{made['table']}/here")

    @property
    def curtain(self) -> Any:
        return self.page.locator(".curtain")

    def comer(self) -> Place:
        """Whom the curtain calls."""
        name = re.sub("^.*pelaajalle ", "", self.curtain.get_by_role("heading").inner_text())
        return self.places[NAMES.index(name)]

    def lift(self) -> Place:
        place = self.comer()
        self.curtain.get_by_role("button", name=re.compile("^Olen")).first.click()
        self.curtain.get_by_role("button", name="Näytä").click()
        expect(self.curtain).to_have_count(0)
        return place

    def answer(self, place: Place) -> None:
        """One question is answered, behind the page's back."""
        answer(str(self.page.evaluate("location.origin")), place, self.choose)

    def behind(self) -> str:
        """What is in the page, with the curtain down."""
        return str(self.page.evaluate("[document.title, document.body.innerText].join('\\n')"))

    def comes_to(self, left: str) -> bool:
        """True once the page holds this and nothing else."""
        for _ in range(400):
            if self.behind() == left:
                return True
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
        return False


@pytest.mark.parametrize("game", HIDING)
def test_a_hidden_game_goes_round_behind_a_curtain(enter: Enter, game: str) -> None:
    around = enter(Around, EMPTY)
    wires = Wires(around.page)
    around.gather(game)
    expect(around.curtain).to_be_visible()
    for _ in range(2):
        assert wires.become(around.host), "with the curtain down the page is an onlooker's"
        before = len(wires.told)
        place = around.lift()
        expect(around.page.locator("[data-ask]:not([data-ask=''])")).to_be_visible()
        assert wires.become(place["token"]), "a person's view is asked for when the curtain is lifted"
        assert {token for token, _ in wires.told[before:]} <= {around.host, place["token"]}
        around.answer(place)
        cover = around.button("Peitä näyttö")
        expect(cover).to_be_visible()
        cover.click()
        expect(around.curtain).to_be_visible()
    left = around.behind()
    around.page.reload()
    expect(around.curtain).to_be_visible()
    assert around.comes_to(left), "something is left of the player before"
    assert around.complaints("body") == []


def test_people_begin_from_the_page_of_a_new_table(enter: Enter) -> None:
    around = enter(Around, "/new/kasvoton")
    around.page.get_by_role("link", name="Samassa huoneessa").click()
    around.page.get_by_label("Paikka 1: nimi").fill("Aino")
    around.page.get_by_label("Paikka 2: nimi").fill("Eino")
    around.button("Aloita").click()
    expect(around.curtain.get_by_role("heading")).to_have_text("Anna laite pelaajalle Aino")
    around.curtain.get_by_role("button", name="Olen Aino").click()
    around.curtain.get_by_role("button", name="Pidä peitettynä").click()
    expect(around.curtain.get_by_role("status")).to_have_text("Näyttö pysyi peitettynä. Kukaan ei nähnyt mitään.")
    around.page.goto("/")
    expect(around.page.get_by_role("heading", name="Pelit tällä laitteella")).to_be_visible()


def test_an_open_game_passes_the_turn_and_turns_the_board(enter: Enter) -> None:
    around = enter(Around, EMPTY)
    around.gather("rolechess", open_game=True)
    first = around.page.locator("[data-ask=turn]")
    expect(first).to_be_visible()
    before = around.page.locator(".who").inner_text()
    lines = around.log.get_by_role("listitem")
    around.answer(around.places[NAMES.index(before)])
    expect(around.page.locator(".who")).not_to_have_text(before)
    expect(around.curtain).to_have_count(0)
    expect(lines.first).to_be_attached()


def test_a_large_screen_shows_no_hand_and_phones_join_by_its_code(enter: Enter, open_page: Open) -> None:
    screen = enter(Player, "/new/dnup/here")
    screen.page.get_by_label("Iso näyttö ja puhelimet").check()
    screen.button("Aloita").click()
    expect(screen.button("Kutsu botit")).to_be_visible()  # nothing moves after that
    code = screen.page.get_by_role("img", name=re.compile("QR"))
    expect(code).to_have_js_property("complete", True)
    address = read_qr(code.screenshot())
    path = "/" + address.split("/", 3)[3]
    wires = Wires(screen.page)
    for name in ("Aino", "Eino"):
        phone = open_page(path, width=390, height=844)
        phone.get_by_role("textbox", name=re.compile("Nimesi")).fill(name)
        phone.get_by_role("button", name="Istu").click()
    expect(screen.page.locator(".turn")).to_have_text(re.compile("Aino|Eino"))
    expect(screen.page.locator("[data-ask='']")).to_be_visible()
    views = [json.loads(text)["view"] for _, text in wires.told if json.loads(text)["type"] == "update"]
    assert all(not view.get("hand") for view in views)
    assert screen.complaints("aside") == []
    assert screen.fits()
