"""Games the house has never heard of are played in the browser, to their end, on a board drawn from the wire alone."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect
from tests.e2e.plain.hand import Stranger

from pelipoyta.games import open_game
from pelipoyta.kernel.laws import check

Open = Callable[..., Page]
PHONE = (390, 844)


def axe(page: Page) -> None:
    assert Stranger(page).complaints("html") == []


def no_wider(page: Page) -> None:
    assert Stranger(page).fits()


def tile(page: Page, game: str) -> Locator:
    return page.locator("article", has=page.locator(f"#tile-{game}"))


def field(page: Page) -> Locator:
    return page.get_by_role("region", name="Mitä voit tehdä").get_by_role("textbox")


def choices(page: Page) -> Locator:
    return Stranger(page).choices


def test_a_file_without_a_word_is_played_on_a_phone(open_page: Open) -> None:
    page = open_page("/", *PHONE)
    expect(tile(page, "arvaus").get_by_role("heading")).to_have_text("Arvaus")
    tile(page, "arvaus").get_by_role("button", name=re.compile("botti")).click()
    expect(page.locator("[data-ask=guess]")).to_be_visible()
    expect(choices(page)).to_have_text(["1", "2", "3", "4", "5", "6"])
    expect(page.get_by_role("row", name=re.compile("Eino"))).to_contain_text("−1")  # nothing more will happen by itself
    field(page).fill("7")
    field(page).press("Enter")
    refusal = page.locator(".why")
    refusal.get_by_role("button", name="Sääntö ARV-1").focus()  # looked at, it stays
    expect(refusal).to_contain_text("Sääntö estää tämän: not on a die (number 7)")
    axe(page)
    page.keyboard.press("Enter")
    expect(page.locator(".sought")).to_contain_text("Everyone names a number that a die can show, in secret.")
    page.keyboard.press("Escape")
    field(page).fill("seven")
    page.get_by_role("button", name="Tee").click()
    expect(page.get_by_text("Tällaista siirtoa ei ole: seven")).to_be_visible()
    choices(page).get_by_text("3", exact=True).click()
    expect(page.locator(".verdict")).to_have_text(re.compile("Voitit!|Hävisit|Tasapeli"))
    expect(page.locator(".finish")).to_contain_text("the nearest guess wins")
    expect(field(page)).to_have_count(0)
    axe(page)
    no_wider(page)
    page.get_by_role("button", name="Loki").click()
    log = page.get_by_role("list", name="Tapahtumat")
    expect(log).to_contain_text(re.compile(r"Guessed · number 3.*Silmäluvut: \d.*Shown · guesses", re.DOTALL))
    page.keyboard.press("Escape")
    looked_at_again(page)
    page.get_by_role("button", name="Uudestaan").click()
    expect(page.locator("[data-ask=guess]")).to_be_visible()


def looked_at_again(page: Page) -> None:
    """What the bot had named in secret is open now, before the die."""
    page.get_by_role("link", name="Katso pelin kulku").click()
    expect(page.get_by_role("slider")).to_have_attribute("max", "2")
    page.get_by_role("button", name="Seuraava siirto").click()
    expect(page.get_by_role("row", name=re.compile("Eino"))).not_to_contain_text("−1")
    page.get_by_label("Kenen näkökulmasta").select_option("0")
    expect(page.get_by_role("row", name=re.compile("Eino"))).to_contain_text("−1")
    axe(page)
    page.get_by_role("link", name="Takaisin pöytään").click()


def lay(page: Page) -> None:
    """One's next card, once it is asked for."""
    player = Stranger(page)
    assert player.wait()
    player.act()


def hand(page: Page) -> Locator:
    return page.locator("section", has=page.get_by_role("heading", name="Kätesi")).locator(".chips li")


def test_a_folder_with_words_is_played_by_two_and_a_bot(open_page: Open) -> None:
    host = open_page("/new/huuto")
    host.get_by_label("Nimesi").fill("Aino")
    host.get_by_text("3", exact=True).click()
    host.get_by_label("Kierroksia").fill("2")
    host.get_by_label("Paikka 3", exact=True).select_option(label="Botti Huoleton")
    axe(host)
    host.get_by_role("button", name="Istu pöytään").click()
    expect(host.get_by_label("Linkki pöytään")).to_be_visible()
    friend = open_page(host.url, *PHONE)
    friend.get_by_label("Nimesi").fill("Eino")
    friend.get_by_role("button", name="Istu pöytään").click()
    expect(friend.locator("[data-ask=lay]")).to_be_visible()
    expect(choices(host).first).to_have_text(re.compile("Pane"))
    expect(host.get_by_role("row", name=re.compile("Helmi"))).to_contain_text("nurin")
    for page in (host, friend):
        expect(hand(page)).to_have_count(3)
    axe(friend)
    no_wider(friend)
    host.get_by_role("tab", name="Keskustelu").click()
    host.get_by_label("Kirjoita viesti").fill("Nyt lähtee.")
    host.get_by_label("Kirjoita viesti").press("Enter")
    expect(friend.get_by_role("button", name=re.compile("Keskustelu.*uusi viesti", re.DOTALL))).to_be_visible()
    lay(host)
    expect(friend.get_by_role("row", name=re.compile("Aino"))).to_contain_text("nurin")
    expect(host.locator("[data-ask='']")).to_be_visible()
    lay(friend)
    lay(host)
    lay(friend)
    for page in (host, friend):
        expect(page.locator(".verdict")).to_be_visible()
        expect(page.locator(".finish")).to_contain_text("Peli päättyi: eniten kierroksia vei")
    friend.goto("/rules/huuto")
    expect(friend.get_by_role("heading", level=1)).to_have_text("Huuto: säännöt")
    expect(friend.get_by_text("Jokainen valitsee kädestään kortin")).to_be_visible()
    axe(friend)


def test_many_choices_are_searched_by_keys_and_a_choice_is_taken_back(open_page: Open) -> None:
    page = open_page("/new/nim", locale="sv-FI")
    page.get_by_label("Ditt namn").fill("Aino")
    page.get_by_label("Plats 2", exact=True).select_option(index=2)
    page.get_by_role("button", name="Slå dig ner").click()
    expect(page.locator("[data-ask=pile]")).to_be_visible()
    expect(page.get_by_role("figure", name="Ställning")).to_have_text("1 2 3 1 2 3 1 2 3 1 / 0 / -1")
    side = page.get_by_role("region", name="Vad du kan göra")
    expect(side.get_by_role("status")).to_have_text("10 alternativ")
    axe(page)
    side.get_by_role("textbox").fill("c")
    expect(side.get_by_role("status")).to_have_text("ett alternativ")
    page.keyboard.press("ArrowDown")
    expect(side.get_by_role("button", name="c", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-ask=take]")).to_be_visible()
    expect(side.locator("li button")).to_have_text(
        [re.compile(f"{n}.*left {19 - n} · wins 50", re.DOTALL) for n in (1, 2, 3)]
    )
    expect(side.locator("li button").first).to_be_focused()
    page.get_by_role("button", name="Ångra").click()
    expect(page.locator("[data-ask=pile]")).to_be_visible()
    side.get_by_role("textbox").fill("C")
    page.keyboard.press("Enter")
    expect(page.locator("[data-ask=take]")).to_be_visible()
    side.locator("li button").first.click()
    expect(page.get_by_role("list", name="Händelser")).to_contain_text("Took · pile c, count 1")


def test_the_laws_hold_for_the_guests() -> None:
    """The examples have tests of their own; this one lives here."""
    game = open_game(str(Path(__file__).with_name("nim.py")))
    assert check(game, range(6), texts=20).games == 6
