"""The deck builder in the browser, on a phone in Finnish: search, build, bring in, be told what is wrong, play."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect
from tests.e2e.looks import reach
from tests.e2e.lotr.hand import Fellow

Open = Callable[..., Page]
TOO_LONG = 10_000
PASTE = """(field, text) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}"""


def starter(page: Page, key: str = "ttt-theoden") -> str:
    offers = page.request.get("/api/games/lotr/decks/offers").json()
    return next(str(offer["text"]) for offer in offers if offer["key"] == key)


def by_names(text: str) -> str:
    """The list as players write it: counts and names, where a name is one card's alone."""
    lines = [line.split(maxsplit=2) for line in text.splitlines()]
    plain = {"bearer": "Ring-bearer:", "ring": "1", "site": "1"}
    shared = re.compile("Ruling Ring|Hobbit Sword|Elven Bow|Pathfinder|Raiding Party")
    return "\n".join(
        f"{head} {number} {name}" if shared.search(name) else f"{plain.get(head, head)} {name}"
        for head, number, name in lines
    )


def bring_in(page: Page, text: str) -> None:
    page.get_by_label("Tuo teksti").fill(text)
    page.get_by_role("button", name="Tuo pakaksi").click()


def test_no_card_is_called_missing_while_the_cards_are_fetched(open_page: Open) -> None:
    page = open_page("/healthz", width=390, height=844)
    fetched: list[Route] = []
    page.route("**/api/games/lotr/cards*", lambda route: fetched.append(route))
    page.goto("/decks/lotr")
    found = page.get_by_role("status").filter(has_text="Haetaan kortteja")
    expect(found).to_be_visible()
    expect(page.get_by_text("Mikään kortti ei täsmää")).to_have_count(0)
    for each in fetched:
        each.continue_()
    expect(page.get_by_role("status").filter(has_text="korttia")).to_be_visible()


def test_a_deck_is_built_on_a_phone_and_played(open_page: Open) -> None:
    """LOTR-2: the server says which rule is broken while one builds; nothing that could be read is lost."""
    page = open_page("/decks/lotr", width=390, height=844)
    fellow = Fellow(page)
    expect(page.locator("[data-busy=false]")).to_be_visible()
    page.get_by_label("Hae nimestä tai tekstistä").fill("theoden golden")
    page.get_by_role("button", name=re.compile("^Lisää Théoden, King of the Golden Hall")).click()
    assert fellow.complaints() == []
    assert fellow.fits()
    page.get_by_role("button", name="Pakka (1)").click()
    deck = page.get_by_role("region", name="Oma pakka")
    expect(deck.get_by_role("link", name="LOTR-2.2").first).to_be_visible()
    expect(deck).to_contain_text("Pakassa on yksi Sormuksen viejä; tässä niitä on 0.")
    bring_in(page, by_names(starter(page)))
    expect(deck).to_contain_text("Pakka on sääntöjen mukainen")
    expect(deck.get_by_role("button", name=re.compile(r"^Paikka \d: "))).to_have_count(9)
    deck.get_by_role("button", name="Nosta koekäsi").click()
    expect(deck.get_by_role("list", name="Nosta koekäsi").get_by_role("listitem")).to_have_count(8)
    page.emulate_media(color_scheme="dark")
    assert fellow.complaints() == []
    page.get_by_label("Pakan nimi").fill("Ratsut")
    page.get_by_role("button", name="Tallenna pakka").click()
    page.reload()
    page.get_by_role("button", name="Pakka (60)").click()
    expect(page.get_by_role("button", name="Avaa: Ratsut")).to_be_visible()
    page.get_by_role("button", name="Pelaa bottia vastaan").click()
    expect(page.locator("[data-ask]:not([data-ask=''])")).to_be_visible()


def test_what_cannot_be_read_is_told_and_the_rest_kept(open_page: Open) -> None:
    """An unknown card in a link, a deck of another format, foreign text, far too much of it."""
    page = open_page("/decks/lotr#3x4C286.1x9C999~Oma")
    deck = page.get_by_role("region", name="Oma pakka")
    expect(deck.get_by_role("alert")).to_contain_text("korttia 9C999 ei ole")
    expect(deck.get_by_role("button", name=re.compile("^Poista yksi Rider of Rohan, pakassa 3"))).to_be_visible()
    expect(page.get_by_label("Pakan nimi")).to_have_value("Oma")
    bring_in(page, "3 4C286\nkolme kissaa\n4 Aragorn\n1 Nobody At All")
    expect(deck.get_by_role("alert")).to_contain_text("3 riviä ei voitu lukea")
    expect(deck.get_by_role("alert")).to_contain_text("4P364")
    page.get_by_label("Tuo teksti").evaluate(PASTE, "1 4C286\n" * TOO_LONG)
    expect(deck.get_by_role("alert").first).to_contain_text("liian pitkä")
    expect(deck.get_by_role("button", name=re.compile("^Poista yksi Rider of Rohan, pakassa 3"))).to_be_visible()
    bring_in(page, starter(page, "fotr-gandalf"))
    expect(deck).to_contain_text("Pakka on sääntöjen mukainen")
    page.get_by_label("Formaatti").select_option("towers")
    expect(deck.get_by_role("link", name="LOTR-2.6").first).to_be_visible()
    expect(deck.get_by_role("button", name="Pelaa bottia vastaan")).to_be_disabled()


def test_a_deck_is_built_by_keys_alone(open_page: Open) -> None:
    """Search, add, look closely, over a thousand cards to the deck and back, bring in, and the way to play."""
    page = open_page("/decks/lotr")
    deck = page.get_by_role("region", name="Oma pakka")
    expect(page.locator("[data-busy=false]")).to_be_visible()
    reach(page, page.get_by_role("button", name="Siirry pakkaan"))
    reach(page, page.get_by_label("Hae nimestä tai tekstistä"))
    page.keyboard.type("theoden golden")
    look = page.get_by_role("button", name=re.compile("^Katso korttia Théoden, King of the Golden Hall"))
    reach(page, look)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(look).to_be_focused()
    reach(page, page.get_by_role("button", name=re.compile("^Lisää Théoden, King of the Golden Hall")))
    page.keyboard.press("Enter")
    fewer = deck.get_by_role("button", name=re.compile("^Poista yksi Théoden"))
    reach(page, fewer)
    page.keyboard.press("Enter")
    expect(fewer).to_have_count(0)
    reach(page, page.get_by_label("Tuo teksti"))
    page.keyboard.insert_text(starter(page))
    reach(page, page.get_by_role("button", name="Tuo pakaksi"))
    page.keyboard.press("Enter")
    expect(deck).to_contain_text("Pakka on sääntöjen mukainen")
    reach(page, deck.get_by_role("button", name="Pelaa bottia vastaan"))
