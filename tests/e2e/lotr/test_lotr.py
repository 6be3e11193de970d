"""The Lord of the Rings TCG in the browser: a whole match against the bot, keys, a phone."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

Open = Callable[..., Page]
WINDOWS = ("fellowship", "shadow", "maneuver", "archery", "assignment", "skirmish", "regroup", "respond")


def test_quick_play_is_a_whole_beginners_game(open_page: Open, rings: Any) -> None:
    """LOTR-27.1, LOTR-27.3: nobody bids, and the fellowship is there; to the end."""
    page, troubles = open_page(), list[str]()
    page.on("pageerror", lambda error: troubles.append(str(error)))
    player = rings(page)
    player.quick()
    expect(page.locator(".lane").first).to_be_visible()
    asked = player.play_until(lambda what: False)
    expect(page.locator(".verdict")).to_have_text(re.compile("Voitit|Hävisit"))
    assert not {"bid", "place", "starting"} & set(asked), asked
    assert {"shadow", "fellowship"} <= set(asked), asked
    expect(page.get_by_text(re.compile(r"pelaa kortin")).first).to_be_visible()
    assert troubles == []


def test_a_bid_that_loses_is_warned_of_first(open_page: Open, rings: Any) -> None:
    """LOTR-30.2: warned, then legal."""
    page = open_page()
    player = rings(page)
    player.sit(player.new_table())
    expect(page.get_by_text("Montako taakkaa tarjoat")).to_be_visible()
    before = player.at
    player.bid(10)
    expect(page.locator(".ledge .prompt")).to_contain_text("häviäisit")
    assert player.at == before
    player.buttons.filter(has_text="En vielä").click()
    expect(page.locator(".ledge .prompt")).to_contain_text("Montako taakkaa")
    player.bid(10)
    player.buttons.filter(has_text="Tarjoa 10 taakkaa").click()
    expect(page.locator(".verdict")).to_be_visible()


def to_my_hand(player: Any) -> None:
    """On until there is a hand to look at and something to ask about it."""
    lit = player.page.locator(".hand [data-lit]")
    player.play_until(lambda what: what in WINDOWS and lit.count() > 0)
    assert lit.count(), "no card was ever playable"


def test_keys_names_and_a_sure_pass(open_page: Open, rings: Any) -> None:
    page = open_page(color_scheme="dark")
    player = rings(page)
    player.quick()
    to_my_hand(player)
    before = player.at
    hand = page.get_by_role("toolbar", name="Kätesi")
    hand.locator("[tabindex='0']").focus()
    page.keyboard.press("End")
    page.keyboard.press("Home")
    first = hand.get_by_role("button").first
    expect(first).to_be_focused()
    expect(first).to_have_accessible_name(re.compile(r", hinta \d+"))
    expect(page.get_by_role("complementary", name="Kortti suurena")).to_contain_text("Hinta")
    expect(player.buttons.locator("kbd")).to_have_text("p")
    page.keyboard.press("p")
    expect(page.locator(".ledge .prompt")).to_contain_text("Voisit vielä toimia")
    expect(player.buttons.locator("kbd")).to_be_visible()
    assert player.at == before
    player.buttons.filter(has_text="En vielä").click()
    expect(page.locator(".ledge .prompt")).not_to_contain_text("Voisit vielä toimia")
    frodo = page.get_by_role("button", name=re.compile(r"^Frodo, kumppani, voima \d+, elinvoima \d+"))
    expect(frodo.first).to_be_visible()
    assert player.flaws() == []


def test_a_phone_has_room_for_all(open_page: Open, rings: Any) -> None:
    page = open_page(width=390, height=844, has_touch=True, is_mobile=True)
    player = rings(page)
    player.quick()
    to_my_hand(player)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(player.buttons.locator("kbd").first).to_be_hidden()  # a phone has no keys
    page.locator(".hand [data-stop]").first.tap()
    card = page.get_by_role("complementary", name="Kortti suurena")
    expect(card).to_be_visible()
    card.get_by_role("button", name="Sulje").tap()
    expect(card).to_have_count(0)
