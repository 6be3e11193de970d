"""Kasvoton vihollinen in the browser: a whole match, deployment by drag, keys and saved plans, and a game of four."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

Open = Callable[..., Page]
AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
READY = "Valmis taisteluun"
ASKED = """(after) => {
  const {ask, at} = document.querySelector('.kasvoton')?.dataset ?? {}
  return document.querySelector('.verdict') || (ask && Number(at) > after &&
    document.querySelector('[data-busy=false]'))
}"""
SEAT = """([id, token, seat]) =>
  localStorage.setItem('pelipoyta.tables', JSON.stringify([{id, game: 'kasvoton', seat, token}]))"""


def sit(page: Page, places: list[str], **options: object) -> str:
    """Take a place at a new table; its address."""
    wish = {"game": "kasvoton", "seats": len(places), "options": options, "places": places, "name": "Aino"}
    made = page.request.post("/api/tables", data=wish).json()
    return take_seat(page, made)


def take_seat(page: Page, place: dict[str, Any]) -> str:
    page.evaluate(SEAT, [place["table"], place["token"], place["seat"]])
    page.goto(f"/t/{place['table']}")
    return f"/t/{place['table']}"


def cells(page: Page, what: str) -> Locator:
    return page.get_by_role("gridcell", name=re.compile(what))


def cell(page: Page, name: str) -> Locator:
    return page.get_by_role("gridcell", name=re.compile(f"^{name},"))


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^{name}"))


def choose_knight(page: Page) -> None:
    button(page, "Ritari C").click()
    expect(button(page, READY)).to_be_visible()


def deploy(page: Page) -> None:
    button(page, READY).click()
    expect(button(page, READY)).to_have_count(0)


def wait_for_my_turn(page: Page, after: int = -1) -> bool:
    """Whether the game goes on."""
    page.wait_for_function(ASKED, arg=after)
    return page.locator(".verdict").count() == 0


def at(page: Page) -> int:
    return int(page.locator(".kasvoton").get_attribute("data-at") or 0)


def ask(page: Page) -> str:
    return page.locator(".kasvoton").get_attribute("data-ask") or ""


WAYS = "(Kolmiolyönti|Ammu|Hyökkää|Linjalyönti)"


def act(page: Page, tried: set[str]) -> str:
    """Do something legal: strike, shoot or attack if it can be done, move forward otherwise; what was done."""
    what = ask(page)
    if what in ("pair", "royal"):
        return press(page, button(page, "(Lyö:|Näytä|Jätä lyömättä)").first)
    if what == "starter":
        return press(page, button(page, "(Hyväksy|Minä aloitan)").first)
    for target in cells(page, "vihollisen .*voit iskeä").all():
        name = (target.get_attribute("aria-label") or "")[:2]
        if name not in tried:
            tried.add(name)
            target.click()
            return press(page, page.locator(".acts").get_by_role("button", name=re.compile(f"^{WAYS}")).first)
    if what in ("archers", "move"):
        return advance(page)
    return press(page, button(page, "Lopeta vuoro"))


def press(page: Page, what: Locator) -> str:
    words = " ".join((what.text_content() or "").split())
    what.click()
    return words


def advance(page: Page) -> str:
    """The first card that can step ahead does."""
    for own in cells(page, "oma .*voit valita").all()[::-1]:
        row = int((own.get_attribute("aria-label") or "")[1])
        own.click()
        ahead = cells(page, f"^.{row + 1}, tyhjä, voit siirtyä")
        if ahead.count():
            ahead.first.click()
            return "Siirto"
        page.keyboard.press("Escape")
    return press(page, button(page, "Lopeta vuoro"))


def play(page: Page) -> list[str]:
    done: list[str] = []
    goes_on, tried, turn = wait_for_my_turn(page), set[str](), ""
    while goes_on:
        seen = at(page)
        now = page.locator(".turn").text_content() or ""
        tried, turn = (set[str](), now) if now != turn else (tried, turn)
        done.append(act(page, tried))
        goes_on = wait_for_my_turn(page, seen)
    return done


def test_a_whole_match_against_a_bot(open_page: Open) -> None:
    """From the form to the end: knight, ready-made formation, phases, attacks, and everything turned up at last."""
    page = open_page("/new/kasvoton")
    page.get_by_label("Nimesi").fill("Aino")
    page.get_by_label("Vuororaja", exact=True).fill("14")
    page.get_by_label("Paikka 2", exact=True).select_option(label="Botti Tarkka")
    page.get_by_role("button", name="Istu pöytään").click()
    choose_knight(page)
    deploy(page)
    expect(page.get_by_role("list", name="Vuoron vaiheet")).to_be_visible()
    assert cells(page, "vihollisen kortti, piilossa$").count() + cells(page, "vihollisen").count() >= 26
    done = play(page)
    assert "Siirto" in done
    expect(page.locator(".verdict")).to_have_text(re.compile("Voitit|Hävisit|Tasapeli"))
    assert cells(page, "piilossa").count() == 0
    log = page.get_by_role("list", name="Tapahtumat")
    expect(log.get_by_text(re.compile(r"Ritareita alussa: \d ja \d"))).to_be_visible()
    record = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}/record")
    assert record.ok and "game kasvoton" in record.text()


def army(page: Page) -> dict[str, str]:
    """The own cards by cell."""
    found = [own.get_attribute("aria-label") or "" for own in cells(page, "oma .*piilossa").all()]
    return {label[:2]: label.split(", ")[1] for label in found}


def test_deploying_by_drag_touch_and_keys(open_page: Open) -> None:
    page = open_page()
    sit(page, ["me", "bot:uniform"])
    choose_knight(page)
    before = army(page)
    assert len(before) == 26
    one, other = next((a, b) for a in before for b in before if before[a] != before[b] and a[1] == b[1] == "1")
    start, end = cell(page, one).bounding_box(), cell(page, other).bounding_box()
    assert start and end
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + 20, end["y"] + 20, steps=8)
    page.mouse.up()
    swapped = {**before, one: before[other], other: before[one]}
    assert army(page) == swapped
    cell(page, one).click()
    expect(cell(page, one)).to_have_attribute("aria-selected", "true")
    cell(page, other).click()
    assert army(page) == before
    cell(page, "a1").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    assert army(page) == {**before, "a1": before["a2"], "a2": before["a1"]}
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    assert cells(page, "oma").and_(page.locator("[aria-selected=true]")).count() == 0


def test_saved_and_ready_made_formations(open_page: Open) -> None:
    """The army is the same in every formation; a saved one is there at the next table, with that day's cards."""
    page = open_page()
    sit(page, ["me", "bot:uniform"])
    choose_knight(page)
    cards = sorted(army(page).values())
    seen = []
    for name in ("Kiila", "Siivet", "Satunnainen", "Peilaa", "Muuri"):
        button(page, name).click()
        seen.append(army(page))
        assert sorted(seen[-1].values()) == cards
    assert len({json.dumps(each) for each in seen}) >= 4
    button(page, "Satunnainen").click()
    king = next(where for where, what in army(page).items() if "kuningas" in what)
    button(page, "Tallenna").click()
    sit(page, ["me", "bot:uniform"])
    choose_knight(page)
    button(page, "Oma 1").click()
    assert "kuningas" in army(page)[king]
    button(page, "Unohda oma 1").click()
    expect(button(page, "Oma 1")).to_have_count(0)
    wanted = army(page)
    deploy(page)
    wait_for_my_turn(page)
    held = {name: what for name, what in army(page).items() if wanted.get(name) == what}
    assert len(held) >= 24


class Frames:
    """Everything the table has told this browser."""

    def __init__(self, page: Page) -> None:
        self.updates: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)

    def _heard(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message.get("type") == "update":
            self.updates.append(message)

    def leaks(self, own: range) -> list[Any]:
        """Faces this seat was told of cards that lie face down outside its columns, and never stood in the middle."""
        found = []
        for update in self.updates:
            view = update["view"]
            bit = 1 << view["seat"]
            for card in [] if update["over"] else view["cards"]:
                mine = card["side"] == view["seat"] % 2 and card["eyes"] & bit
                seen = mine and (card["cell"] % 13 in own or card["eyes"] != bit)
                if card["face"] and not card["open"] and not seen:
                    found.append((update["at"], card))
        return found


def test_four_players_two_browsers_in_one_team(open_page: Open) -> None:
    """Splitting, halves, the shared column and the order of turns; each is told only what is theirs."""
    aino, helmi = open_page(), open_page()
    frames = Frames(aino), Frames(helmi)
    wish = {"game": "kasvoton", "seats": 4, "options": {"turn_limit": 4}, "name": "Aino",
            "places": ["me", "bot:greedy", "open", "bot:greedy"]}  # fmt: skip
    made = aino.request.post("/api/tables", data=wish).json()
    sat = helmi.request.post(f"/api/tables/{made['table']}/sit", data={"seat": 2, "name": "Helmi"}).json()
    take_seat(aino, made)
    take_seat(helmi, sat)
    button(aino, "Ritari A").click()
    for name in ("Kuningas", "Tiedustelija"):
        button(aino, name).click()
    button(aino, "Ehdota tätä jakoa").click()
    expect(helmi.get_by_text("Parisi ehdottaa näin:")).to_be_visible()
    button(helmi, "Hyväksy").click()
    for page in (aino, helmi):
        expect(button(page, READY)).to_be_visible()
    assert any("kuningas" in what for what in army(aino).values())
    assert not any("kuningas (" in what for what in army(helmi).values())
    assert len(army(aino)) == 13 and len(army(helmi)) == 12
    button(aino, READY).click()
    button(helmi, READY).click()
    play_together(aino, helmi)
    for page in (aino, helmi):
        expect(page.locator(".verdict")).to_be_visible()
    assert len(frames[0].updates) > 20 and len(frames[1].updates) > 20
    assert frames[0].leaks(range(7)) == []
    assert frames[1].leaks(range(6, 13)) == []


def play_together(aino: Page, helmi: Page) -> None:
    """Whoever is asked acts, until the game is over; at the first turn each looks around."""
    looked, tried = set[Page](), set[str]()
    for _ in range(200):
        for page, half, other in ((aino, "[a-f]", "[h-m]"), (helmi, "[h-m]", "[a-f]")):
            if ask(page) not in ("", "deploy") and not page.locator(".verdict").count():
                if page not in looked:
                    looked.add(page)
                    assert cells(page, f"^{other}., parin kortti, piilossa").count() >= 11
                    assert cells(page, f"^{half}., oma .*piilossa").count() >= 11
                    assert cells(page, "^g., oma").count() >= 1
                seen = at(page)
                act(page, tried)
                page.wait_for_function(
                    "(seen) => Number(document.querySelector('.kasvoton').dataset.at) > seen", arg=seen
                )
        if aino.locator(".verdict").count() and helmi.locator(".verdict").count():
            break
        aino.wait_for_timeout(50)
    assert looked == {aino, helmi}


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_a_phone_both_ways(open_page: Open, width: int, height: int) -> None:
    """The field fits, cells are large enough for a thumb, nothing runs off the screen, axe has no complaint."""
    page = open_page(width=width, height=height, has_touch=True)
    sit(page, ["me", "bot:uniform"])
    choose_knight(page)
    complaints(page)
    deploy(page)
    wait_for_my_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    box = cell(page, "a1").bounding_box()
    assert box and box["width"] >= 36 and box["height"] >= 27
    field = page.get_by_role("grid").bounding_box()
    assert field and field["x"] >= 0 and field["x"] + field["width"] <= width
    complaints(page)


def complaints(page: Page) -> None:
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document.querySelector('main')).then(({violations}) => violations.map(v => v.id))")
    assert found == []


def test_face_down_enemies_are_alike_to_the_pixel_and_in_name(open_page: Open) -> None:
    page = open_page()
    sit(page, ["me", "bot:uniform"])
    choose_knight(page)
    deploy(page)
    wait_for_my_turn(page)  # nobody moves while we look
    names = cells(page, "^.6, vihollisen kortti").evaluate_all("all => all.map((each) => each.ariaLabel)")
    labels = {name[2:] for name in names}
    assert labels <= {", vihollisen kortti, piilossa"}
    backs = "[...document.querySelectorAll('.piece .grey:not(.up)')]"
    shapes = page.evaluate(f"() => {backs}.map((each) => each.outerHTML)")
    assert len(shapes) >= 20 and len(set(shapes)) == 1


def test_watching(open_page: Open) -> None:
    """An onlooker sees backs alone, and can touch nothing."""
    page = open_page()
    sit(page, ["me", "bot:uniform"])
    choose_knight(page)
    deploy(page)
    wait_for_my_turn(page)
    watcher = open_page(page.url)
    expect(cells(watcher, "sininen kortti, piilossa").first).to_be_visible()
    assert cells(watcher, "voit").count() == 0
    assert cells(watcher, "sininen .*piilossa").count() + cells(watcher, "sininen .*paljastettu").count() == 26


def test_keys_alone(open_page: Open) -> None:
    """Arrows walk, Enter picks and moves, Escape lets go."""
    page = open_page()
    sit(page, ["me", "bot:uniform"])
    choose_knight(page)
    deploy(page)
    wait_for_my_turn(page)
    cell(page, "g1").focus()
    page.keyboard.press("ArrowUp")
    expect(cell(page, "g2")).to_be_focused()
    page.keyboard.press("Enter")
    expect(cell(page, "g2")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(cell(page, "g2")).to_have_attribute("aria-selected", "false")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("gridcell", name="g3, tyhjä, voit siirtyä tähän")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="Tapahtumat").get_by_text("g2 → g3")).to_be_visible()
