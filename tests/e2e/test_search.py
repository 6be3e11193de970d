"""Finding an opponent: two strangers meet by a search, by a tap, and while one of them plays a bot."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

Open = Callable[..., Page]
TABLE = re.compile(r"/t/\w+")


def search(page: Page, *games: str) -> None:
    panel = page.get_by_role("region", name="Etsi vastustaja")
    for game in games:
        panel.get_by_role("checkbox", name=game).check()
    panel.get_by_role("button", name="Etsi vastustaja").click()


def test_two_who_search_meet_at_one_table(open_page: Open) -> None:
    aino, eino = open_page(), open_page(width=390, height=844)
    search(aino, "dnup", "RoleChess")
    expect(aino.get_by_text("Etsitään vastustajaa: RoleChess tai dnup")).to_be_visible()
    expect(eino.get_by_role("listitem").filter(has_text="RoleChess tai dnup")).to_be_visible()
    search(eino, "RoleChess")
    expect(aino).to_have_url(TABLE)
    expect(eino).to_have_url(TABLE)
    assert aino.url == eino.url
    expect(aino.get_by_role("heading", level=1)).to_be_visible()


def test_a_search_goes_on_while_a_bot_is_played_and_an_offer_is_joined_by_a_tap(open_page: Open) -> None:
    aino, eino = open_page(), open_page()
    search(aino, "Sequence")
    expect(aino.get_by_role("button", name="Lopeta haku")).to_be_visible()
    aino.locator("article", has=aino.locator("#tile-rolechess")).get_by_role("button", name="Pelaa bottia").click()
    expect(aino).to_have_url(TABLE)
    banner = aino.get_by_role("status", name="Etsi vastustaja")
    expect(banner).to_contain_text("Vastustajaa etsitään.")
    eino.get_by_role("listitem").filter(has_text="Sequence").get_by_role("button").click()
    expect(eino).to_have_url(TABLE)
    expect(banner).to_contain_text("Vastustaja löytyi: Sequence")
    banner.get_by_role("button", name="Siirry pöytään").click()
    expect(aino).to_have_url(eino.url)


def test_a_search_is_stopped_and_seen_no_more(open_page: Open) -> None:
    aino, eino = open_page(), open_page()
    search(aino, "Kasvoton vihollinen")
    seen = eino.get_by_role("listitem").filter(has_text="Kasvoton vihollinen")
    expect(seen).to_be_visible()
    aino.reload()
    aino.get_by_role("button", name="Lopeta haku").click()
    expect(seen).to_have_count(0)
    expect(aino.get_by_role("group", name="Mitä haluat pelata?")).to_be_visible()


def test_two_accounts_play_rated_and_see_whose_turn_it_is(open_page: Open) -> None:
    pages = [open_page("/sign-in"), open_page("/sign-in", width=390, height=844)]
    for page, name in zip(pages, ("Haku Aino", "Haku Eino"), strict=True):
        page.get_by_role("button", name="Luo uusi tili").click()
        page.get_by_label("Nimi", exact=True).fill(name)
        page.get_by_label("Salasana", exact=True).fill("kolme vihreää norsua hyppii")
        page.get_by_role("button", name="Luo tili", exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(name)
        page.goto("/lobby")
        panel = page.get_by_role("region", name="Etsi vastustaja")
        panel.get_by_label("Tahti").select_option("quick")
        panel.get_by_label("Luokiteltu peli").check()
        search(page, "RoleChess")
    for page in pages:
        expect(page).to_have_url(TABLE)
    assert pages[0].url == pages[1].url
    expect(pages[0].get_by_text("Haku Eino").first).to_be_visible()
    table = pages[0].url
    for page in pages:
        page.goto("/lobby")
    mine = [page.get_by_role("region", name="Pelit kesken").get_by_role("listitem") for page in pages]
    expect(mine[0]).to_contain_text("vastassa Haku Eino")
    for game in mine:
        expect(game).to_contain_text(re.compile("sinun vuorosi|vuorossa Haku"))
    mine[0].get_by_role("link", name="Jatka").click()
    expect(pages[0]).to_have_url(table)


def test_a_person_who_is_not_looking_is_called_and_answers(open_page: Open) -> None:
    aino, eino = open_page(), open_page()
    aino.add_init_script("Object.defineProperty(document, 'hidden', { get: () => !window.back })")
    aino.reload()
    search(aino, "Kasvoton vihollinen")
    expect(aino.get_by_role("button", name="Lopeta haku")).to_be_visible()
    search(eino, "Kasvoton vihollinen")
    expect(eino.get_by_text("Odotetaan vastustajan vastausta.")).to_be_visible()
    aino.get_by_role("button", name="Olen paikalla").click()
    expect(aino).to_have_url(TABLE)
    expect(eino).to_have_url(aino.url)


def test_after_twenty_seconds_other_ways_to_play_are_offered_and_the_search_goes_on(open_page: Open) -> None:
    aino = open_page(width=390, height=844)
    aino.clock.install()
    search(aino, "Sequence")
    offers = aino.get_by_role("region", name="Etsi vastustaja")
    expect(aino.get_by_role("button", name="Lopeta haku")).to_be_visible()
    expect(offers.get_by_role("button", name=re.compile("Pelaa odottaessa"))).to_have_count(0)
    aino.clock.fast_forward(21_000)
    offers.get_by_role("button", name="Etsi myös päiviä kestävää peliä").click()
    expect(offers.get_by_role("button", name="Etsi myös päiviä kestävää peliä")).to_have_count(0)
    aino.clock.fast_forward(25_000)
    expect(offers.get_by_text("Sopivaa vastustajaa ei ole löytynyt hetkeen.")).to_be_visible()
    offers.get_by_role("button", name=re.compile("Pelaa odottaessa")).click()
    expect(aino).to_have_url(TABLE)
    expect(aino.get_by_role("status", name="Etsi vastustaja")).to_be_visible()


def test_who_searches_is_led_to_the_table_that_waits(open_page: Open) -> None:
    """Nobody taps a row: a search and an open table are the same thing, seen from both sides."""
    aino, eino, late = open_page("/new/rolechess?open"), open_page(width=390, height=844), open_page("/lobby")
    aino.get_by_label("Nimesi").first.fill("Aino Avoimesta")
    aino.get_by_role("button", name="Istu pöytään").click()
    expect(aino.get_by_text("Pöytä näkyy aulassa")).to_be_visible()
    own = open_page("/lobby").get_by_role("listitem").filter(has_text="Aino Avoimesta")
    expect(own.get_by_role("button", name=re.compile("^Istu"))).to_be_visible()
    expect(eino.get_by_role("link", name=re.compile(r"Aula: \S+ odottaa"))).to_be_visible()
    row = eino.get_by_role("listitem").filter(has_text="Aino Avoimesta")
    expect(row).to_contain_text(re.compile("yksi vapaa paikka · ilman kelloa.*paikalla", re.DOTALL))
    search(eino, "RoleChess")
    expect(eino).to_have_url(aino.url)
    expect(eino.locator("[data-busy]")).to_be_visible()
    expect(aino.locator("[data-busy]")).to_be_visible()
    search(late, "RoleChess")  # whose search goes on
    expect(late.get_by_role("button", name="Lopeta haku")).to_be_visible()


def test_the_own_table_and_search_stand_in_the_list_as_ones_own(open_page: Open) -> None:
    aino = open_page("/new/dnup?open")
    aino.get_by_label("Nimesi").first.fill("Aino Omansa")
    aino.get_by_role("button", name="Istu pöytään").click()
    expect(aino).to_have_url(TABLE)
    table = aino.url
    aino.goto("/lobby")
    row = aino.get_by_role("listitem").filter(has_text="Aino Omansa")
    expect(row.get_by_role("button")).to_have_count(0)
    row.get_by_role("link", name="Siirry pöytään").click()
    expect(aino).to_have_url(table)
