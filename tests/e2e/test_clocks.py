"""Clocks on a phone, in Finnish (TABLE-16): chosen in the form, lost on time, and looked at again in the replay."""

import re

from playwright.sync_api import expect
from tests.e2e.conftest import Enter
from tests.e2e.player import EMPTY
from tests.e2e.rolechess.hand import Officer

PHONE = {"width": 390, "height": 844}


def test_the_form_has_clocks_and_says_what_they_mean(enter: Enter) -> None:
    player = enter(Officer, "/new/rolechess", **PHONE)
    player.page.get_by_label("Aika", exact=True).select_option(label="Oma aika")
    player.page.get_by_label("Peliaika minuutteina").fill("0")
    expect(player.page.get_by_label("Peliaika minuutteina")).to_have_attribute("aria-invalid", "true")
    player.page.get_by_label("Peliaika minuutteina").fill("7")
    assert player.complaints() == [] and player.fits()


def test_a_game_is_lost_on_time_and_the_replay_tells_the_clocks(enter: Enter) -> None:
    """Two seconds each: the flag falls while both look on, by the server's word alone."""
    player, other = enter(Officer, EMPTY, **PHONE), enter(Officer, EMPTY, **PHONE)
    wish = {"game": "rolechess", "seats": 2, "places": ["me", "open"], "name": "Aino", "time": {"bank": 2}}
    place = player.page.request.post("/api/tables", data=wish).json()
    sat = other.join(place["table"])
    player.take(place)
    other.take(sat)
    expect(player.verdict).to_have_text(re.compile("Hävisit|Voitit"))
    expect(player.page.get_by_text(re.compile("Aikasi loppui|ylitti aikansa")).first).to_be_visible()
    expect(player.page.get_by_role("timer", name=re.compile("0 sekuntia"))).to_be_visible()
    assert player.complaints() == [] and player.fits()

    player.page.goto(f"/t/{place['table']}/replay")
    clocks = player.page.get_by_role("list", name="Pelaajat").get_by_role("timer")
    expect(clocks).to_have_text(["0:02,0", "0:02,0"])
    player.page.get_by_role("heading", level=1).focus()
    player.page.keyboard.press("End")
    expect(clocks.filter(has_text="0:00,0")).to_have_count(1)
    assert player.complaints() == [] and player.fits()
