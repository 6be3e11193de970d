"""What someone who knows nothing of Kasvoton vihollinen meets: the aim, what cards do, questions, and why not."""

import re

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Enter
from tests.e2e.kasvoton.hand import General
from tests.e2e.looks import at_least

LETTERS = "abcdefghijklm"


@pytest.fixture(scope="module")
def marched(stay: Enter) -> General:
    """In one's own first turn: what is asked and touched there, and turned up, neither ends it nor moves a card."""
    aino = stay(General)
    aino.march()
    return aino


@pytest.fixture
def aino(marched: General) -> General:
    """With nothing in hand."""
    marched.page.keyboard.press("Escape")
    marched.page.keyboard.press("Escape")
    return marched


def test_the_aim_and_every_card_are_told_on_the_table(enter: Enter) -> None:
    """KV-A1: also while one sets up; a card says what it does, with its rule; the fallen are those who fell."""
    aino = enter(General)
    aino.sit("me", "bot:uniform")
    expect(aino.page.get_by_text("Tavoite: etsi vihollisen kuningas")).to_be_visible()
    aino.choose_knight()
    expect(aino.page.get_by_text("Tavoite: etsi vihollisen kuningas")).to_be_visible()
    aino.deploy()
    assert aino.wait()
    expect(aino.page.get_by_text("Tavoite: etsi vihollisen kuningas")).to_be_visible()
    expect(aino.page.get_by_role("region", name="Vihollisen kaatuneet").get_by_role("listitem")).to_have_text(
        "Ei vielä ketään"
    )
    at_least(aino.page.get_by_role("region", name="Arvonta").get_by_role("listitem"), 2)
    for what, where in {what: where for where, what in aino.army().items()}.items():  # one of each kind
        aino.page.keyboard.press("Escape")
        aino.cell(where).click()
        told = aino.page.locator(".context .told")
        expect(told).to_contain_text(re.compile(r"\. +Sääntö KV-"))
        expect(aino.page.locator(".context .title")).to_contain_text(
            re.compile(what.removeprefix("oma kortti: ").split(" (")[0], re.IGNORECASE)
        )
    aino.page.locator(".context").get_by_role("button", name=re.compile("^Sääntö KV-")).click()
    expect(aino.page.get_by_role("tab", name="Säännöt")).to_have_attribute("aria-selected", "true")


def test_an_empty_turn_asks_before_it_ends(enter: Enter) -> None:
    """KV-D0.2: quiet until something was done."""
    aino = enter(General)
    aino.march()
    expect(aino.button("Lopeta vuoro")).to_have_class(re.compile("quiet"))
    aino.button("Lopeta vuoro").click()
    expect(aino.ledge).to_contain_text("Et ole vielä tehnyt tällä vuorolla mitään.")
    seen = aino.at  # by now all has come and was acted out
    aino.button("En vielä").click()
    expect(aino.ledge).to_contain_text("Valitse kortti, jonka siirrät.")
    assert aino.ask == "archers" and aino.at == seen
    aino.button("Lopeta vuoro").click()
    aino.button("Lopeta vuoro").click()
    assert aino.wait(seen)
    expect(aino.page.locator(".turn")).to_contain_text("Vuoro 2")


def test_revealing_says_what_it_costs_and_asks(aino: General) -> None:
    """KV-D0.3, KV-D0.4: no card is turned up by a slip."""
    aino.cell("g2").click()
    expect(aino.ledge).to_contain_text(re.compile("g2: .*valitse ruutu"))
    aino.button("Paljasta").click()
    expect(aino.ledge).to_contain_text("Vihollinen näkee sen pelin loppuun asti.")
    aino.button("Pidä piilossa").click()
    expect(aino.cell("g2")).to_have_attribute("aria-label", re.compile("piilossa viholliselta"))
    aino.button("Paljasta").click()
    aino.ledge.get_by_role("button", name="Paljasta", exact=True).click()
    expect(aino.cell("g2")).to_have_attribute("aria-label", re.compile("oma .*paljastettu"))


def answered(aino: General, name: str) -> None:
    """A touch picks the card, or the rules say why not."""
    cell = aino.cell(name)
    label = cell.get_attribute("aria-label") or ""
    cell.click()
    if "voit valita" in label:
        expect(cell).to_have_attribute("aria-selected", "true")
    else:
        expect(aino.why).to_contain_text("Sääntö KV-")
        expect(aino.why.get_by_role("button")).to_be_visible()


def test_no_touch_is_left_without_an_answer(aino: General) -> None:
    """Cells of every row, from edge to edge, with nothing picked and with a card in hand."""
    for name in (f"{column}{row}" for row in range(1, 7) for column in LETTERS[::6]):
        aino.page.keyboard.press("Escape")
        answered(aino, name)
    for name in ("g1", "a4", "g6", "m5", "j3"):
        aino.page.keyboard.press("Escape")
        aino.cell("g2").click()
        expect(aino.cell("g2")).to_have_attribute("aria-selected", "true")
        answered(aino, name)
    aino.page.keyboard.press("Escape")
    aino.cell("g2").click()
    aino.cell("g4").click()
    expect(aino.why).to_contain_text("Kortti siirtyy vain viereiseen ruutuun, eikä g4 ole sellainen. Sääntö KV-D2")


def test_out_of_turn_cards_are_looked_at_and_nothing_else(enter: Enter) -> None:
    """KV-D0.1, KV-C4."""
    aino, helmi = enter(General), enter(General)
    aino.sit_with(helmi, "Helmi")
    for player in (aino, helmi):
        player.button("Ritari C").click()
    aino.deploy()
    expect(aino.page.get_by_text("Armeijasi on paikoillaan.")).to_be_visible()
    aino.cell("c1").click()
    expect(aino.why).to_contain_text("Armeijasi on jo valmis, eikä asettelua enää muuteta. Sääntö KV-C4")
    helmi.deploy()
    for player in (aino, helmi):
        expect(player.page.get_by_role("list", name="Vuoron vaiheet")).to_be_visible()
    waits = helmi if aino.ask else aino
    own, empty = ("g1", "g3") if waits is aino else ("g6", "g4")
    waits.cell(own).click()
    expect(waits.page.locator(".context .title")).to_contain_text(own)
    expect(waits.why).to_have_text("")
    waits.cell(empty).click()
    expect(waits.why).to_contain_text("Nyt ei ole sinun vuorosi. Sääntö KV-D0.1")


def test_why_not_by_keys_alone(aino: General) -> None:
    """Enter asks, Escape hushes, and the focus stays where it was."""
    aino.cell("g3").focus()
    aino.page.keyboard.press("Enter")
    expect(aino.why).to_contain_text("Ruudussa g3 ei ole sinun korttiasi.")
    expect(aino.cell("g3")).to_be_focused()
    aino.page.keyboard.press("Escape")
    expect(aino.why).to_have_text("")
