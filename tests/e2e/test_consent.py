"""What the others agree to, on a phone: a bot for one who is away, and a step back (TABLE-17, TABLE-18)."""

import re

from playwright.sync_api import expect
from tests.e2e.conftest import Enter
from tests.e2e.player import EMPTY
from tests.e2e.rolechess.hand import Officer

PHONE = {"width": 390, "height": 844}


def test_a_bot_plays_for_one_who_is_away(enter: Enter) -> None:
    """Proposed by the one who is here; seen by both; and the player comes back and plays."""
    host, guest = enter(Officer, EMPTY, **PHONE), enter(Officer, EMPTY, **PHONE)
    wish = {"game": "rolechess", "seats": 2, "places": ["me", "open"], "name": "Aino", "away": 1}
    place = host.page.request.post("/api/tables", data=wish).json()
    sat = guest.join(place["table"])
    host.take(place)
    expect(host.ledge.get_by_text("Eino on ollut poissa pitkään.")).to_be_visible()
    assert host.complaints("section") == [] and host.fits()
    host.ledge.get_by_label("Botin taso").select_option(index=1)
    host.button("Pyydä botti tilalle").click()
    expect(host.page.get_by_text(re.compile("^sijaisena botti")).first).to_be_attached()

    guest.take(sat)
    expect(guest.ledge.get_by_text(re.compile("pelaa puolestasi"))).to_be_visible()
    assert guest.complaints("section") == [] and guest.fits()
    guest.button("Pelaan itse").click()
    expect(guest.ledge.get_by_text(re.compile("pelaa puolestasi"))).to_have_count(0)
    expect(host.page.get_by_text(re.compile("^sijaisena botti"))).to_have_count(0)


def test_a_step_back_that_the_other_grants(enter: Enter) -> None:
    host, guest = enter(Officer, EMPTY, **PHONE), enter(Officer, EMPTY, **PHONE)
    host.sit_with(guest)
    mover, other = (host, guest) if host.ask else (guest, host)
    mover.wait()
    before, at = mover.names(), other.at
    assert mover.act() == "move"
    other.wait_to_move(at)
    mover.open_leaf()
    mover.button("Pyydä lupaa perua").click()
    mover.page.keyboard.press("Escape")
    expect(other.ledge.get_by_text(re.compile("pyytää lupaa perua"))).to_be_visible()
    assert other.complaints("section") == [] and other.fits()
    at = mover.at
    other.button("Suostun").click()
    mover.wait_to_move(at)
    mover.wait()
    assert mover.names() == before
    mover.open_leaf()
    mover.button("Pyydä lupaa perua").click()
    expect(mover.page.get_by_text(re.compile("Niin kauas peliä ei voi palauttaa"))).to_be_visible()
