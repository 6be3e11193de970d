"""A teaching table (TABLE-15) on a phone: said before one sits and all the while, hands open, and the way back."""

import re

from playwright.sync_api import Locator, expect
from tests.e2e.conftest import Enter
from tests.e2e.dnup.hand import Climber

PHONE = {"width": 390, "height": 844}


def test_hands_lie_open_and_the_game_goes_back(enter: Enter) -> None:
    host = enter(Climber, "/new/dnup", **PHONE)
    host.page.get_by_label("Opetuspöytä").check()
    expect(host.page.get_by_label("Vihjeet sallittu")).to_be_disabled()
    assert host.complaints() == []
    host.fill_form("Vapaa")
    expect(host.page.get_by_text("Istumalla pöytään hyväksyt tämän")).to_be_visible()

    guest = enter(Climber, host.page.url, **PHONE)
    expect(guest.page.get_by_text(re.compile("^Opetuspöytä: kaikki kortit"))).to_be_visible()  # before sitting down
    assert guest.complaints() == [] and guest.fits()
    guest.page.get_by_role("button", name="Istu pöytään").click()
    guest.cards.first.wait_for()
    _sees_hand(host, guest)

    mover, other = (host, guest) if host.ask else (guest, host)
    mover.wait()
    before, at = mover.hand(), other.at
    mover.act()
    other.wait_to_move(at)
    mover.page.get_by_role("button", name="Peru").click()
    _is_taken_back(other)
    assert mover.wait() and mover.hand() == before

    at = other.at
    mover.act()
    other.wait_to_move(at)
    _back_from_the_replay(other)
    _is_taken_back(mover)
    assert mover.wait() and mover.hand() == before


def _sees_hand(player: Climber, other: Climber) -> None:
    player.open_leaf("Kädet")
    theirs = player.page.get_by_role("tabpanel").locator("ul > li").nth(1)
    for card in other.hand():
        expect(theirs).to_contain_text(card)
    assert player.complaints("aside") == [] and player.fits()
    player.page.keyboard.press("Escape")


def _is_taken_back(player: Climber) -> None:
    """Said in the log, and the table says what it is, as ever."""
    expect(player.page.get_by_role("button", name="Opetuspöytä")).to_be_visible()
    player.open_leaf("Loki")
    expect(player.log.get_by_text("Peli palautettiin aiempaan kohtaan.").last).to_be_visible()
    player.page.keyboard.press("Escape")


def _back_from_the_replay(player: Climber) -> None:
    """Anyone seated looks back as far as they like, and takes the game there."""
    player.open_leaf()
    player.page.get_by_role("link", name="Katso pelin kulku").click()
    step = player.page.get_by_role("button", name="Alkuun")
    step.click()
    player.page.get_by_role("button", name="Loki, kohdat ja työkalut").click()
    player.page.get_by_role("tab", name="Lisää").click()
    way: Locator = player.page.get_by_role("button", name="Palaa tähän kohtaan")
    assert player.complaints("aside") == []
    way.click()
    player.page.wait_for_url(re.compile("/t/"))
