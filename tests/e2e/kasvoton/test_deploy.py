"""Setting up an army in the browser: by drag, touch and keys, ready-made and saved."""

import json

from playwright.sync_api import expect
from tests.e2e.conftest import Enter
from tests.e2e.kasvoton.hand import General
from tests.e2e.looks import at_least, box, comes


def test_deploying_by_drag_touch_and_keys(enter: Enter) -> None:
    aino = enter(General)
    aino.sit("me", "bot:uniform")
    aino.choose_knight()
    at_least(aino.cells("oma .*piilossa"), 26)
    before = aino.army()
    one, other = next((a, b) for a in before for b in before if before[a] != before[b] and a[1] == b[1] == "1")
    start, end = box(aino.cell(one)), box(aino.cell(other))
    aino.page.mouse.move(start["x"] + 20, start["y"] + 20)
    aino.page.mouse.down()
    aino.page.mouse.move(end["x"] + 20, end["y"] + 20, steps=8)
    aino.page.mouse.up()
    swapped = {**before, one: before[other], other: before[one]}
    comes(aino.army, swapped)
    aino.cell(one).click()
    expect(aino.cell(one)).to_have_attribute("aria-selected", "true")
    aino.cell(other).click()
    comes(aino.army, before)
    aino.cell("a1").focus()
    aino.page.keyboard.press("Enter")
    aino.page.keyboard.press("ArrowUp")
    aino.page.keyboard.press("Enter")
    comes(aino.army, {**before, "a1": before["a2"], "a2": before["a1"]})
    aino.page.keyboard.press("Enter")
    aino.page.keyboard.press("Escape")
    expect(aino.cells("oma").and_(aino.page.locator("[aria-selected=true]"))).to_have_count(0)


def test_saved_and_ready_made_formations(enter: Enter) -> None:
    """The army is the same in every formation; a saved one is there at the next table, with that day's cards."""
    aino = enter(General)
    aino.sit("me", "bot:uniform")
    aino.choose_knight()
    cards = sorted(aino.army().values())
    seen = []
    for name in ("Kiila", "Siivet", "Satunnainen", "Peilaa", "Muuri"):
        aino.button(name).click()
        seen.append(aino.army())
        assert sorted(seen[-1].values()) == cards
    assert len({json.dumps(each) for each in seen}) >= 4
    aino.button("Satunnainen").click()
    king = next(where for where, what in aino.army().items() if "kuningas" in what)
    aino.button("Tallenna").click()
    aino.sit("me", "bot:uniform")
    aino.choose_knight()
    aino.button("Oma 1").click()
    assert "kuningas" in aino.army()[king]
    aino.button("Unohda oma 1").click()
    expect(aino.button("Oma 1")).to_have_count(0)
    wanted = aino.army()
    aino.deploy()
    aino.wait()
    held = {name: what for name, what in aino.army().items() if wanted.get(name) == what}
    assert len(held) >= 24


def test_a_touch_outside_the_own_cells_is_answered(enter: Enter) -> None:
    """KV-C4: while one sets up, and once one is ready; the lifted card says what it does."""
    aino = enter(General)
    aino.sit("me", "bot:uniform")
    aino.choose_knight()
    expect(aino.log).to_contain_text("on valmis taisteluun")  # what the bot does would take the answer away
    aino.cell("g3").click()
    expect(aino.why).to_contain_text("Ruutu g3 ei ole sinun asettelualuettasi. Sääntö KV-C4")
    king = next(where for where, what in aino.army().items() if "kuningas (" in what)
    aino.cell(king).click()
    expect(aino.ledge).to_contain_text("Nostettu: kuningas (13).")
    expect(aino.page.get_by_text("Jos kuninkaasi kaatuu, häviät.")).to_be_visible()


def test_an_army_stands_while_others_set_up_theirs_and_when_they_give_up(enter: Enter) -> None:
    aino, eino = enter(General), enter(General)
    aino.sit_with(eino)
    aino.button("Ritari A").click()  # the army is drawn once both have chosen
    eino.choose_knight()
    expect(aino.button("Muuri")).to_be_visible()
    wanted = aino.army()
    aino.deploy()
    waiting = aino.page.get_by_text("Odotetaan muita")
    expect(waiting).to_be_visible()
    comes(aino.army, wanted)
    eino.resign()
    expect(aino.verdict).to_have_text("Voitit!")
    expect(waiting).to_have_count(0)
    comes(aino.army, wanted)
    comes(lambda: len(eino.army()), 26)  # as it was thought out
