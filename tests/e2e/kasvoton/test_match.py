"""Kasvoton vihollinen in the browser: a whole match, a game of four, phones, onlookers, keys alone."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect
from tests.e2e.conftest import Enter
from tests.e2e.kasvoton.hand import General
from tests.e2e.looks import at_least, box, comes
from tests.sweep import sample

READY = "Valmis taisteluun"


def test_a_whole_match_against_a_bot(enter: Enter) -> None:
    """From the form to the end: knight, ready-made formation, phases, attacks, and everything turned up at last."""
    aino = enter(General, "/new/kasvoton")
    aino.page.get_by_label("Nimesi").fill("Aino")
    aino.page.get_by_label("Vuororaja", exact=True).fill("4")
    aino.page.get_by_label("Paikka 2", exact=True).select_option(label="Botti Tarkka")
    aino.page.get_by_role("button", name="Istu pöytään").click()
    aino.choose_knight()
    aino.deploy()
    expect(aino.page.get_by_role("list", name="Vuoron vaiheet")).to_be_visible()
    expect(aino.cells("vihollisen")).to_have_count(26)
    done = aino.play()
    assert "Siirto" in done
    expect(aino.page.locator(".verdict")).to_have_text(re.compile("Voitit|Hävisit|Tasapeli"))
    expect(aino.cells("piilossa")).to_have_count(0)
    log = aino.page.get_by_role("list", name="Tapahtumat")
    expect(log.get_by_text(re.compile(r"Ritareita alussa: \d ja \d"))).to_be_visible()
    record = aino.page.request.get(f"/api/tables/{aino.page.url.rpartition('/')[2]}/record")
    assert record.ok and "game kasvoton" in record.text()


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


def test_four_players_two_browsers_in_one_team(enter: Enter) -> None:
    """Splitting, halves, the shared column and the order of turns; each is told only what is theirs."""
    aino, helmi = enter(General), enter(General)
    frames = Frames(aino.page), Frames(helmi.page)
    made = aino.found("me", "bot:greedy", "open", "bot:greedy", turn_limit=2)
    sat = helmi.join(made["table"], "Helmi", seat=2)
    aino.take(made)
    helmi.take(sat)
    aino.button("Ritari A").click()
    for name in ("Kuningas", "Tiedustelija"):
        aino.button(name).click()
    aino.button("Ehdota tätä jakoa").click()
    expect(helmi.page.get_by_text("Kanssapelaajasi ehdottaa näin:")).to_be_visible()
    helmi.button("Ehdota tätä jakoa").click()
    expect(helmi.why).to_contain_text("Juuri tätä on jo ehdotettu")
    helmi.button("Hyväksy").click()
    for player in (aino, helmi):
        expect(player.button(READY)).to_be_visible()
    assert any("kuningas" in what for what in aino.army().values())
    assert not any("kuningas (" in what for what in helmi.army().values())
    assert len(aino.army()) == 13 and len(helmi.army()) == 12
    aino.button(READY).click()
    helmi.button(READY).click()
    play_together(aino, helmi)
    for player in (aino, helmi):
        expect(player.page.locator(".verdict")).to_be_visible()
    assert len(frames[0].updates) > 20 and len(frames[1].updates) > 20
    assert frames[0].leaks(range(7)) == []
    assert frames[1].leaks(range(6, 13)) == []


def play_together(aino: General, helmi: General) -> None:
    """Whoever is asked acts, until the game is over; at the first turn each looks around."""
    looked = set[General]()
    for _ in range(2000):
        for player, half, other in ((aino, "[a-f]", "[h-m]"), (helmi, "[h-m]", "[a-f]")):
            if player.ask not in ("", "deploy") and not player.is_over:
                if player not in looked:
                    looked.add(player)
                    at_least(player.cells(f"^{other}., kanssapelaajan kortti, piilossa"), 11)
                    at_least(player.cells(f"^{half}., oma .*piilossa"), 11)
                seen = player.at
                player.act()
                player.wait_to_move(seen)
        if aino.is_over and helmi.is_over:
            break
    assert looked == {aino, helmi}


@pytest.fixture(scope="module")
def marched(stay: Enter) -> General:
    """In one's own first turn, which nobody goes on with."""
    aino = stay(General)
    aino.march()
    return aino


def test_face_down_enemies_are_alike_to_the_pixel_and_in_name(marched: General) -> None:
    aino = marched
    names = aino.labels(aino.page.get_by_role("gridcell"))  # in one look: the other may be moving
    # The other may have struck already and shown a card: it is named with its rank, and is not face down.
    labels = {name[2:] for name in names if name[1:].startswith("6, vihollisen kortti") and "paljastettu" not in name}
    assert labels == {", vihollisen kortti, piilossa"}
    backs = "[...document.querySelectorAll('.piece .grey:not(.up)')]"
    shapes = aino.page.evaluate(f"() => {backs}.map((each) => each.outerHTML)")
    assert len(shapes) >= 20 and len(set(shapes)) == 1


def test_watching(marched: General, enter: Enter) -> None:
    """An onlooker sees backs alone, and can touch nothing."""
    watcher = enter(General, marched.page.url)
    expect(watcher.cells("sininen kortti, piilossa").first).to_be_visible()
    expect(watcher.cells("voit")).to_have_count(0)
    expect(watcher.cells("sininen .*(piilossa|paljastettu)")).to_have_count(26)


def test_keys_alone(enter: Enter) -> None:
    """Arrows walk, Enter picks and moves, Escape lets go."""
    aino = enter(General)
    aino.march()
    aino.cell("g1").focus()
    aino.page.keyboard.press("ArrowUp")
    expect(aino.cell("g2")).to_be_focused()
    aino.page.keyboard.press("Enter")
    expect(aino.cell("g2")).to_have_attribute("aria-selected", "true")
    aino.page.keyboard.press("Escape")
    expect(aino.cell("g2")).to_have_attribute("aria-selected", "false")
    aino.page.keyboard.press("Enter")
    aino.page.keyboard.press("ArrowUp")
    expect(aino.page.get_by_role("gridcell", name="g3, tyhjä, voit siirtyä tähän")).to_be_focused()
    aino.page.keyboard.press("Enter")
    expect(aino.page.get_by_role("list", name="Tapahtumat").get_by_text("g2 → g3")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), sample([(390, 844), (844, 390)], (390, 844)))
def test_a_phone_both_ways(enter: Enter, width: int, height: int) -> None:
    """The field fits, cells are large enough for a thumb, nothing runs off the screen, axe has no complaint."""
    aino = enter(General, width=width, height=height, has_touch=True)
    aino.sit("me", "bot:uniform")
    aino.choose_knight()
    assert aino.complaints() == []
    aino.deploy()
    aino.wait()
    assert aino.fits()
    cell, field = box(aino.cell("a1")), box(aino.page.get_by_role("grid"))
    assert cell["width"] >= 36 and cell["height"] >= 27
    assert field["x"] >= 0 and field["x"] + field["width"] <= width
    assert aino.complaints() == []
    aino.cell("a1").click()
    expect(aino.page.locator(".info")).to_contain_text("a1")
    assert box(aino.page.get_by_role("grid")) == field  # nothing moves under the finger
    stands = box(aino.cell("m1"))["y"] > cell["y"]
    aino.resign()
    expect(aino.page.locator(".finish")).to_be_visible()
    assert (box(aino.cell("m1"))["y"] > box(aino.cell("a1"))["y"]) == stands  # the result does not turn the field


ROWS = """() => {
  const cells = [...document.querySelectorAll("[role=gridcell]")].map((cell) => cell.getBoundingClientRect())
  return cells.map(({ top, height }) => [Math.round(top), Math.round(height)])
}"""


def test_the_board_stands_still_between_two_taps_on_a_phone(enter: Enter) -> None:
    aino = enter(General, width=390, height=844)
    aino.march()
    before = aino.page.evaluate(ROWS)
    own = aino.labels(aino.cells("oma .*voit valita"))
    aino.cell(max(label[:2] for label in own)).click()
    expect(aino.page.locator("[aria-selected=true]")).to_have_count(1)
    comes(lambda: aino.page.evaluate(ROWS), before)


def test_rows_of_a_lesson_on_a_phone_are_as_high_as_a_finger(enter: Enter) -> None:
    pupil = enter(General, "/learn/kasvoton/first", width=390, height=844)
    expect(pupil.page.get_by_role("gridcell").first).to_be_visible()
    comes(lambda: min(height for _, height in pupil.page.evaluate(ROWS)) >= 28, True)
