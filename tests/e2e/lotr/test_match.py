"""The Lord of the Rings TCG in the browser: a whole match against the bot, keys, a phone."""

import re

from playwright.sync_api import expect
from tests.e2e.conftest import Enter
from tests.e2e.lotr.hand import Fellow, has_a_card_to_play
from tests.soak import TIMES

BY_HAND = 8 * TIMES  # questions at least; the rest of the game is played over the wire
ROLES = {"shadow", "fellowship"}


def test_quick_play_is_a_whole_beginners_game(enter: Enter) -> None:
    """LOTR-27.1, LOTR-27.3: nobody bids, and the fellowship is there; to the end."""
    player, troubles, asked = enter(Fellow, "/"), list[str](), list[str]()
    player.page.on("pageerror", lambda error: troubles.append(str(error)))
    player.quick()
    expect(player.page.locator(".lane").first).to_be_visible()
    player.play(lambda what: len(asked) >= BY_HAND and set(asked) >= ROLES, asked.append)
    expect(player.page.get_by_text(re.compile(r"pelaa kortin")).first).to_be_visible()
    player.skip_to_the_end()
    expect(player.verdict).to_have_text(re.compile("Voitit|Hävisit"))
    assert not {"bid", "place", "starting"} & set(asked), asked
    assert set(asked) >= ROLES, asked
    assert troubles == []


def test_a_bid_that_loses_is_warned_of_first(enter: Enter) -> None:
    """LOTR-30.2: warned, then legal."""
    player = enter(Fellow)
    page = player.page
    player.gather()
    expect(page.get_by_text("Montako taakkaa tarjoat")).to_be_visible()
    before = player.at
    player.bid(10)
    expect(player.prompt).to_contain_text("häviäisit")
    assert player.at == before
    player.buttons.filter(has_text="En vielä").click()
    expect(player.prompt).to_contain_text("Montako taakkaa")
    player.bid(10)
    player.buttons.filter(has_text="Tarjoa 10 taakkaa").click()
    expect(page.locator(".verdict")).to_be_visible()


def test_keys_names_and_a_sure_pass(enter: Enter) -> None:
    player = enter(Fellow, color_scheme="dark")
    page = player.page
    player.gather_at(has_a_card_to_play)
    before = player.at
    player.hand.locator("[tabindex='0']").focus()
    page.keyboard.press("End")
    page.keyboard.press("Home")
    first = player.hand.get_by_role("button").first
    expect(first).to_be_focused()
    expect(first).to_have_accessible_name(re.compile(r", hinta \d+"))
    expect(page.get_by_role("complementary", name="Kortti suurena")).to_contain_text("Hinta")
    expect(player.buttons.locator("kbd")).to_have_text("p")
    page.keyboard.press("p")
    expect(player.prompt).to_contain_text("Voisit vielä toimia")
    expect(player.buttons.locator("kbd")).to_be_visible()
    assert player.at == before
    player.buttons.filter(has_text="En vielä").click()
    expect(player.prompt).not_to_contain_text("Voisit vielä toimia")
    frodo = page.get_by_role("button", name=re.compile(r"^Frodo, kumppani, voima \d+, elinvoima \d+"))
    expect(frodo.first).to_be_visible()
    assert player.complaints() == []


def test_a_phone_has_room_for_all(enter: Enter) -> None:
    player = enter(Fellow, width=390, height=844, has_touch=True, is_mobile=True)
    page = player.page
    player.gather_at(has_a_card_to_play)
    assert player.fits()
    expect(player.buttons.locator("kbd").first).to_be_hidden()  # a phone has no keys
    page.locator(".hand [data-stop]").first.tap()
    card = page.get_by_role("complementary", name="Kortti suurena")
    expect(card).to_be_visible()
    card.get_by_role("button", name="Sulje").tap()
    expect(card).to_have_count(0)
