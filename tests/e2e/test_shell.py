"""The client around the boards: messages, the end, and clicks, the same for every game."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

Open = Callable[..., Page]
ASKED = """() => document.querySelector('[data-ask=turn], [data-ask=attack]') &&
  document.querySelector('[data-busy=false]')"""
SIZES = {"phone": (390, 844), "desktop": (1440, 900)}


def sit_down(page: Page, game: str, bot: str = "Huoleton") -> None:
    page.goto(f"/new/{game}")
    page.get_by_label("Nimesi").fill("Aino")
    page.get_by_label("Paikka 2", exact=True).select_option(label=f"Botti {bot}")
    page.get_by_role("button", name="Istu pöytään").click()
    expect(page.locator("[data-busy=false]")).to_be_visible()
    expect(page.get_by_text("Katetaan pöytää…")).to_be_hidden()


def open_table_leaf(page: Page) -> None:
    """The leaf of table matters: from the bar on a phone, in the drawer elsewhere."""
    expect(page.locator(".ledge")).to_be_visible()
    leaf = page.get_by_role("navigation").get_by_role("button", name="Pöytä")
    if not leaf.is_visible():
        leaf = page.get_by_role("tab", name="Pöytä")
    leaf.click()


def choose_mover(page: Page) -> Locator:
    """Choose a piece that can move; where it can go."""
    goals = page.get_by_role("gridcell", name=re.compile("voit siirtyä"))
    for piece in page.get_by_role("gridcell", name=re.compile("voit valita")).all():
        piece.click()
        if goals.count():
            break
    return goals.first


def overlap(page: Page, one: str, other: str) -> bool:
    a, b = page.locator(one).bounding_box(), page.locator(other).bounding_box()
    assert a and b
    apart_x = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    apart_y = a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]
    return not (apart_x or apart_y)


@pytest.mark.parametrize("size", SIZES)
def test_a_message_stands_beside_the_sentence_and_leaves(open_page: Open, size: str) -> None:
    page = open_page("/", *SIZES[size])
    sit_down(page, "rolechess")
    expect(page.locator("[data-ask=turn]")).to_be_visible()
    open_table_leaf(page)
    page.get_by_role("button", name="Tarjoa tasapeliä").click()
    message = page.get_by_text("Tasapeliä ei otettu vastaan")
    expect(message).to_be_visible()
    if page.get_by_role("button", name="Sulje").first.is_visible():
        page.keyboard.press("Escape")
    for other in (".ledge", "main", "header"):
        assert not overlap(page, ".told", other), other
    choose_mover(page).click()
    expect(message).to_be_hidden()


def test_resigning_on_a_phone_tells_me_and_lies_open(open_page: Open) -> None:
    page = open_page("/", *SIZES["phone"])
    sit_down(page, "sequence")
    open_table_leaf(page)
    page.get_by_role("button", name="Luovuta").click()
    page.get_by_role("button", name="Kyllä, luovutan").click()
    expect(page.locator(".verdict")).to_have_text("Hävisit")
    expect(page.locator(".finish")).to_contain_text("Luovutit.")
    expect(page.locator("aside")).to_have_count(0)
    page.get_by_role("button", name="Pelaa uudelleen").click()
    expect(page).not_to_have_title(re.compile("Hävisit"))


def test_an_onlooker_hears_names(open_page: Open) -> None:
    page = open_page("/")
    sit_down(page, "dnup")
    watching = open_page(page.url)
    open_table_leaf(page)
    page.get_by_role("button", name="Luovuta").click()
    page.get_by_role("button", name="Kyllä, luovutan").click()
    expect(watching.locator(".verdict")).to_have_text(re.compile("voitti$"))
    expect(watching.locator(".finish")).to_contain_text("Aino luovutti.")


def test_a_double_click_is_one_click(open_page: Open) -> None:
    """Neither does its second half answer the question anew, nor the next one, nor raise a message."""
    page = open_page("/")
    sit_down(page, "rolechess")
    turns = 0
    while turns < 5:
        page.wait_for_function(ASKED)
        if page.locator("[data-ask=turn]").count():
            choose_mover(page).dblclick()
            turns += 1
        else:
            page.get_by_role("button", name="Lopeta vuoro").dblclick()
        page.wait_for_function(ASKED)
        assert page.locator(".told:not(:empty)").count() == 0


def test_a_name_can_be_given_at_the_table(open_page: Open) -> None:
    """The host who pressed «invite» is a guest, in each reader's language, until a name is said (TABLE-10)."""
    host = open_page("/")
    host.get_by_role("article", name="RoleChess").get_by_role("button", name="Kutsu ystävä").click()
    expect(host.get_by_role("img", name="Vieras, vapaa")).to_be_visible()
    friend = open_page(host.url, locale="sv-FI")
    expect(friend.get_by_role("img", name="Gäst, ledig")).to_be_visible()
    host.get_by_label("Nimesi").fill("Aino")
    host.get_by_role("button", name="Vaihda nimi").click()
    expect(friend.get_by_role("img", name="Aino, ledig")).to_be_visible()
    friend.get_by_role("button", name="Sätt dig").click()
    expect(host.get_by_role("list", name="Muut pöydässä")).to_contain_text("Vieras")
    open_table_leaf(host)
    host.get_by_label("Nimesi").fill("Aune")
    host.get_by_role("button", name="Vaihda nimi").click()
    expect(friend.get_by_text("Aino heter nu Aune.")).to_be_visible()


def test_players_are_told_how_many_look_on(open_page: Open) -> None:
    page = open_page("/")
    sit_down(page, "rolechess")
    expect(page.get_by_text("katselija")).to_have_count(0)
    watcher = open_page(page.url)
    for each in (page, watcher):
        expect(each.get_by_role("banner").get_by_text("yksi katselija")).to_be_attached()
    watcher.close()
    expect(page.get_by_text("katselija")).to_have_count(0)
