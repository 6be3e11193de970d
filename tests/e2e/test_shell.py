"""The client around the boards: messages, the end, and clicks, the same for every game."""

import re
from typing import TypeVar

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Enter, Open
from tests.e2e.dnup.hand import Climber
from tests.e2e.looks import box
from tests.e2e.player import Player
from tests.e2e.rolechess.hand import Officer
from tests.e2e.sequence.hand import Sequencer

SIZES = {"phone": (390, 844), "desktop": (1440, 900)}
P = TypeVar("P", bound=Player)


def seated(enter: Enter, kind: type[P], width: int = 1280, height: int = 800) -> P:
    """At a table with a careless bot, and asked."""
    player = enter(kind, width=width, height=height)
    player.sit("me", "bot:uniform")
    player.wait()
    return player


def overlap(player: Player, one: str, other: str) -> bool:
    a, b = box(player.page.locator(one)), box(player.page.locator(other))
    apart_x = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    apart_y = a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]
    return not (apart_x or apart_y)


@pytest.mark.parametrize("size", SIZES)
def test_a_message_stands_beside_the_sentence_and_leaves(enter: Enter, size: str) -> None:
    player = seated(enter, Officer, *SIZES[size])
    player.open_leaf()
    player.page.get_by_role("button", name="Tarjoa tasapeliä").click()
    message = player.page.get_by_text("Tasapelitarjous hylättiin")
    expect(message).to_be_visible()
    if player.page.get_by_role("button", name="Sulje").first.is_visible():
        player.page.keyboard.press("Escape")
    for other in (".ledge", "main", "header"):
        assert not overlap(player, ".told", other), other
    player.choose_mover().first.click()
    expect(message).to_be_hidden()


def test_the_table_tab_opens_at_its_top_with_the_commitment_folded(enter: Enter) -> None:
    """However far the tab before it was scrolled."""
    player = seated(enter, Officer, *SIZES["desktop"])
    player.open_leaf("Säännöt")
    panel = player.page.get_by_role("tabpanel")
    expect(panel.get_by_text("RC-8").first).to_be_attached()
    panel.evaluate("(panel) => { panel.scrollTop = 600 }")
    player.open_leaf()
    expect(player.button("Luovuta")).to_be_in_viewport(ratio=1)
    expect(panel).to_have_js_property("scrollTop", 0)
    commitment = panel.locator("code").first
    expect(commitment).to_be_hidden()
    panel.get_by_text("Sinetti ennen peliä").click()
    expect(commitment).to_be_visible()


def test_resigning_on_a_phone_tells_me_and_lies_open(enter: Enter) -> None:
    player = seated(enter, Sequencer, *SIZES["phone"])
    player.resign()
    expect(player.verdict).to_have_text("Hävisit")
    expect(player.page.locator(".finish")).to_contain_text("Luovutit.")
    expect(player.page.locator("aside")).to_have_count(0)
    player.page.get_by_role("button", name="Uudestaan").click()
    expect(player.page).not_to_have_title(re.compile("Hävisit"))


def test_an_onlooker_hears_names(enter: Enter, open_page: Open) -> None:
    player = seated(enter, Climber)
    watching = open_page(player.page.url)
    player.resign()
    expect(watching.locator(".verdict")).to_have_text(re.compile("voitti$"))
    expect(watching.locator(".finish")).to_contain_text("Aino luovutti.")


def test_a_double_click_is_one_click(enter: Enter) -> None:
    """Neither does its second half answer the question anew, nor the next one, nor raise a message."""
    player = seated(enter, Officer)
    turns, goes_on = 0, player.wait()
    while turns < 5 and goes_on:
        seen = player.at
        if player.ask == "turn":
            player.choose_mover().first.dblclick()
            turns += 1
        else:
            player.button("Lopeta vuoro").dblclick()
        goes_on = player.wait(seen)
        expect(player.page.locator(".told:not(:empty)")).to_have_count(0)


def test_a_name_can_be_given_at_the_table(open_page: Open) -> None:
    """The host who pressed «invite» is a guest, in each reader's language, until a name is said (TABLE-10)."""
    host = open_page("/")
    host.get_by_role("article", name="RoleChess").get_by_role("button", name="Kutsu ystävä").click()
    expect(host.get_by_role("img", name="Sinä, vapaa")).to_be_visible()
    friend = open_page(host.url, locale="sv-FI")
    expect(friend.get_by_role("img", name="Gäst, ledig")).to_be_visible()
    host.get_by_label("Nimesi").fill("Aino")
    host.get_by_role("button", name="Vaihda nimi").click()
    expect(friend.get_by_role("img", name="Aino, ledig")).to_be_visible()
    friend.get_by_role("button", name="Sätt dig").click()
    expect(host.get_by_role("list", name="Muut pöydässä")).to_contain_text("Vieras")
    expect(friend.locator(".ledge .who")).to_have_text("Du")  # seated on this page too, and hears what follows
    Officer(host).open_leaf()
    host.get_by_label("Nimesi").fill("Aune")
    host.get_by_role("button", name="Vaihda nimi").click()
    expect(friend.get_by_text("Aino heter nu Aune.")).to_be_visible()


def test_players_are_told_how_many_look_on(enter: Enter, open_page: Open) -> None:
    player = seated(enter, Officer)
    expect(player.page.get_by_text("katsoja")).to_have_count(0)
    watcher = open_page(player.page.url)
    for each in (player.page, watcher):
        expect(each.get_by_role("banner").get_by_text("yksi katsoja")).to_be_attached()
    watcher.close()
    expect(player.page.get_by_text("katsoja")).to_have_count(0)
