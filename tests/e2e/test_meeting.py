"""How strangers meet and come again: a QR code read from the page's picture, a rated game, a passkey elsewhere."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.dnup.hand import Climber
from tests.e2e.looks import comes
from tests.e2e.player import ASKED, Player
from tests.e2e.test_accounts import FIRST, Device, fresh, sign_up
from tests.e2e.test_accounts import device as device
from tests.e2e.test_clubs import Signed
from tests.e2e.test_search import search
from tests.qr import read_qr

Open = Callable[..., Page]
TABLE = re.compile(r"/t/\w+")
pytestmark = pytest.mark.timeout(600)


def asked(player: Player) -> bool:
    """True if the page waits for this player, or shows the end."""
    return bool(player.page.evaluate(f"({ASKED})", [-1, list(player.silent)]))


def play_out(players: list[Player]) -> int:
    """Both touch their boards in turn until the game is over; the number of choices."""
    count = 0
    while not any(player.is_over for player in players):
        waiting: list[Player] = []

        def look(found: list[Player] = waiting) -> bool:
            found[:] = [player for player in players if asked(player)]
            return bool(found)

        comes(look, True)
        for player in waiting:
            at = player.at
            if not player.is_over and player.ask and player.touched():
                player.wait_to_move(at)
                count += 1
    return count


def test_a_code_on_one_screen_is_read_by_the_camera_of_another(open_page: Open) -> None:
    """What is followed is what the picture says, module by module."""
    aino, phone, third = open_page("/new/rolechess"), open_page(width=390, height=844), open_page(width=820)
    aino.get_by_label("Nimesi").first.fill("Koodi Aino")
    aino.get_by_role("button", name="Istu pöytään").click()
    expect(aino).to_have_url(TABLE)
    aino.get_by_role("button", name="QR-koodi").click()
    picture = aino.get_by_role("img", name="QR-koodi linkistä")
    expect(picture).to_be_visible()
    expect(picture).to_have_js_property("complete", True)
    link = read_qr(picture.screenshot())
    assert link == aino.url
    phone.goto(link)
    phone.get_by_role("button", name=re.compile("^Istu")).first.click()
    expect(phone.locator("[data-busy]")).to_be_visible()
    expect(aino.locator("[data-busy]")).to_be_visible()
    third.goto(link)  # the third who reads it looks on
    expect(third.locator("[data-busy]")).to_be_visible()
    expect(third.get_by_role("button", name=re.compile("^Istu"))).to_have_count(0)


def test_a_rated_game_to_its_end_and_back_by_passkey_on_another_device(device: Callable[..., Device]) -> None:
    """Met by pool, played by touch to the end that the rules know; the rating is there on the next device too."""
    laptop, other = device(), device(width=390, height=844)
    names = fresh("Luku"), fresh("Vasta")
    laptop.page.get_by_role("button", name="Luo uusi tili").click()
    laptop.page.get_by_label("Nimi", exact=True).fill(names[0])
    laptop.page.get_by_role("button", name="Luo tili pääsyavaimella").click()
    expect(laptop.page.get_by_role("heading", level=1)).to_have_text(names[0], timeout=FIRST)
    sign_up(other.page, names[1])
    expect(other.page.get_by_role("heading", level=1)).to_have_text(names[1], timeout=FIRST)
    for each in (laptop, other):
        each.page.goto("/lobby")
        panel = each.page.get_by_role("region", name="Etsi vastustaja")
        panel.get_by_label("Tahti").select_option("slow")
        panel.get_by_label("Luokiteltu peli").check()
        search(each.page, "dnup")
    for each in (laptop, other):
        expect(each.page).to_have_url(TABLE)
        expect(each.page.locator("[data-busy]")).to_be_visible()
    players: list[Player] = [Climber(laptop.page), Climber(other.page)]
    assert play_out(players) > 5
    changes = [change_of(each.page, name) for each, name in zip((laptop, other), names, strict=True)]
    assert sorted(changes) == [-max(changes), max(changes)] and max(changes) > 20

    laptop.page.goto("/account")
    laptop.page.get_by_role("button", name="Kirjaudu ulos").click()
    expect(laptop.page.get_by_role("link", name="Kirjaudu", exact=True)).to_be_visible()
    phone = device(width=390, height=844)
    phone.receive(laptop.credentials()[0])
    phone.page.reload()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text(names[0])
    phone.page.goto(f"/people/{names[0]}")
    points = re.compile(rf"1\s?{500 + changes[0]} ±")
    expect(phone.page.get_by_text(points).first).to_be_visible()
    expect(phone.page.get_by_role("main")).to_contain_text(names[1])


def change_of(page: Page, name: str) -> int:
    """Points that the card of ratings at the end of the game tells for this player."""
    row = page.get_by_role("region", name="Vahvuusluvun muutos").get_by_role("listitem").filter(has_text=name)
    expect(row).to_contain_text(re.compile(r"[+−]\d+"))
    return int(row.locator("strong").inner_text().replace("−", "-").replace("+", ""))


def test_a_blocked_person_is_met_by_no_pool_and_no_rematch(open_page: Open) -> None:
    """Both search for the same; each meets the third person, who came last."""
    people = [Signed(open_page("/lobby"), fresh(name)) for name in ("Pato", "Este", "Kolmas")]
    aino, ville, fanni = people
    aino.post("/api/people/relations", act="block", name=ville.name)
    for each in (aino, ville):
        search(each.open("/lobby"), "RoleChess")
        expect(each.page.get_by_role("button", name="Lopeta haku")).to_be_visible()
    rows = aino.page.get_by_role("listitem").filter(has_text=ville.name)
    expect(rows).to_have_count(0)
    search(fanni.open("/lobby"), "RoleChess")
    expect(aino.page).to_have_url(TABLE)  # who has waited longest
    expect(fanni.page).to_have_url(aino.page.url)
    expect(ville.page.get_by_role("button", name="Lopeta haku")).to_be_visible()
    profile = ville.open(f"/people/{aino.name}")
    expect(profile.get_by_role("heading", level=1)).to_have_text(aino.name)
    expect(profile.get_by_role("button", name=re.compile("Kutsu"))).to_have_count(0)
    there = ville.open(aino.page.url)
    expect(there.get_by_text("Tätä pöytää ei ole", exact=False).first).to_be_visible()
