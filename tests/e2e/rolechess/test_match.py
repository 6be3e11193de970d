"""RoleChess in the browser: a whole match against a bot, its odds and dice, keys alone, reload, resigning, watching."""

import re

from playwright.sync_api import expect
from tests.e2e.conftest import Enter
from tests.e2e.looks import box
from tests.e2e.rolechess.hand import Officer
from tests.e2e.wire import Told

CAREFUL, CARELESS = "bot:greedy", "bot:uniform"


def can_attack(told: Told) -> bool:
    return any(choice["action"]["type"] == "Attack" for choice in told["legal"])


def test_a_whole_match_and_a_rematch(enter: Enter) -> None:
    """RC-8: odds before, dice and arithmetic after, until an Emperor falls; then the seats change.

    Between the first moves and the first attack, and after that, the game is played on over the wire.
    """
    player, done = enter(Officer), list[str]()
    while not {"attack", "pair"} & set(done):  # a game may be lost before one has attacked
        player.page.goto("/new/rolechess")
        player.fill_form("Botti Tarkka")
        expect(player.page.get_by_role("grid", name="RoleChess-lauta")).to_be_visible()
        assert player.names()[0].startswith("a7")
        assert "move" in player.play_turns(2)
        player.know_place()
        player.skip_unseen(can_attack)
        done = player.play_turns(1)
    expect(player.panel).to_contain_text(re.compile(r"\d × \d"))
    expect(player.page.get_by_text(re.compile(r"^Hyökkäys \d × \d.* = \d+$")).first).to_be_attached()
    player.skip_to_the_end()
    expect(player.verdict).to_have_text(re.compile("Voitit|Hävisit"))
    expect(player.page.get_by_text(re.compile("[kK]eisari(si)? kaatui"))).to_be_visible()
    player.button("(Uudestaan|Uusi erä)").click()
    expect(player.page.get_by_role("gridcell").first).to_have_attribute("aria-label", re.compile("^g1"))


def test_reloading_in_the_middle(enter: Enter) -> None:
    player = enter(Officer)
    player.sit("me", CARELESS)
    player.play_turns(4)
    before = player.names()
    player.page.reload()
    player.wait()
    assert player.names() == before
    assert player.play_turns(2)


def test_keys_alone(enter: Enter) -> None:
    """Arrows walk, Enter picks and moves, Escape lets go."""
    player = enter(Officer)
    player.sit("me", CARELESS)
    player.wait()
    keys = player.page.keyboard
    player.cell("d1").focus()
    keys.press("ArrowUp")
    lackey = player.cells("^d2, oma lakeija 4, energiaa 7")
    expect(lackey).to_be_focused()
    keys.press("Enter")
    expect(lackey).to_have_attribute("aria-selected", "true")
    keys.press("Escape")
    expect(lackey).to_have_attribute("aria-selected", "false")
    keys.press("Enter")
    keys.press("ArrowUp")
    expect(player.cells("^d3, tyhjä, voit siirtyä tähän$")).to_be_focused()
    keys.press("Enter")
    expect(player.log.get_by_text("Lakeija 4 d2 → d3")).to_be_visible()  # the live region says it too


def test_resigning(enter: Enter) -> None:
    """RC-9.3: a matter of the table (TABLE-1)."""
    player = enter(Officer)
    player.sit("me", CARELESS)
    player.wait()
    player.resign()
    expect(player.verdict).to_have_text("Hävisit")
    expect(player.page.get_by_text("Luovutit.")).to_be_visible()
    expect(player.cells("voit")).to_have_count(0)


def test_watching(enter: Enter) -> None:
    """An onlooker sees both sides by their colour, the player's moves as they come, and can touch nothing."""
    player = enter(Officer)
    player.sit("me", CARELESS)
    player.wait()
    watcher = enter(Officer, player.page.url)
    expect(watcher.cells("^d1, vaalea keisari, energiaa 9$")).to_be_visible()
    expect(watcher.cells("^d7, tumma keisari, energiaa 9$")).to_be_visible()
    player.play_turns(1)
    expect(watcher.page.get_by_text(re.compile(r"^\w+( \d)? \w\d → \w\d$")).first).to_be_visible()
    expect(watcher.cells("voit")).to_have_count(0)
    watcher.cells("vaalea keisari").click()
    expect(watcher.panel).to_contain_text("Keisari")


def test_a_phone(enter: Enter) -> None:
    """The board fills the width, circles are large enough for a thumb, numbers are legible, axe has no complaint."""
    player = enter(Officer, width=390, height=844, has_touch=True)
    player.sit("me", CARELESS)
    first = box(player.page.get_by_role("grid"))
    player.play_turns(3)
    assert player.fits()
    board = box(player.page.get_by_role("grid"))
    assert first["width"] >= 330
    assert board["width"] >= 300  # a longer sentence takes a line of it
    size = player.page.evaluate("document.querySelector('.plaque text').getBoundingClientRect().height")
    assert size >= 14
    assert player.complaints() == []
