"""dnup in the browser: a whole game of two against a bot, the hand kept in order, thirteen cards on a phone."""

import re
from contextlib import suppress

from playwright.sync_api import expect
from tests.e2e.conftest import Enter
from tests.e2e.dnup.hand import Climber
from tests.e2e.looks import box, comes

# Names of areas that reach out of their area.
OUTSIDE = """() => [...document.querySelectorAll('.spot .hint')]
  .filter((each) => each.checkVisibility() && each.scrollWidth > each.closest('.spot').clientWidth)
  .map((each) => each.textContent)"""


def press_until_told(player: Climber, words: re.Pattern[str]) -> None:
    """Play looks disabled and answers all the same; right after a play a press counts as the second of two clicks."""
    for _ in range(20):
        player.way("play").click(force=True)
        with suppress(AssertionError):
            expect(player.why).to_contain_text(words, timeout=1_000)
            return
    raise AssertionError("nothing was told")


def refused(player: Climber) -> bool:
    """DNUP-A.2, DNUP-8.4: try a card that beats nothing, if there is one; nothing changes but a sentence."""
    idle = player.page.locator(".idle [data-card]")
    if not idle.count():
        return False
    before = player.hand()
    idle.first.click()
    expect(player.prompt).to_contain_text("Ei käy nyt: paina Pelaa, niin näet miksi.")
    expect(player.way("play")).to_have_attribute("aria-disabled", "true")
    press_until_told(player, re.compile("(lyö sitä|lyö niitä).*Sääntö DNUP-"))
    assert player.hand() == before
    player.page.keyboard.press("Escape")
    return True


def test_a_whole_game_of_two(enter: Enter) -> None:
    """DNUP-8.5: two rounds won, each area used in turn, and a play that does not beat its size refused on the way.

    Once all of it was seen the game is played on over the wire.
    """
    player = enter(Climber)
    player.begin()
    areas, done, was_refused = set[str](), list[str](), False
    while not (areas == {"1", "2"} and done.count("play") >= 2 and was_refused):
        areas.update(re.findall(r"alueellesi (\d)", player.prompt.inner_text()))
        was_refused = was_refused or refused(player)
        assert not player.is_over, (areas, done)
        done += player.play_turns(1)
    player.skip_to_the_end()
    expect(player.verdict).to_have_text(re.compile("Voitit|Hävisit"))
    expect(player.page.get_by_text(re.compile("[Vv]oit(it|ti) kaksi kierrosta"))).to_be_visible()


def test_thirteen_cards_on_a_phone(enter: Enter) -> None:
    """DNUP-8.1, DNUP-1.6: all cards in sight with both values, room for a thumb, no scrolling sideways."""
    player = enter(Climber, width=390, height=844, has_touch=True)
    player.begin()
    boxes = [box(each) for each in player.cards.all()]
    assert len(boxes) >= 12
    assert all(each["x"] >= 0 and each["x"] + each["width"] <= 390 and each["width"] >= 60 for each in boxes)
    rows = {round(each["y"] / 30) for each in boxes}
    assert len(rows) <= 3
    assert player.fits()
    assert all(re.match(r"\d+, toinen pää \d+", name) for name in names_of(player))


def test_beside_the_result_an_areas_name_stays_inside_it(enter: Enter) -> None:
    """On a phone the areas are narrow then, and the number alone tells which is which."""
    player = enter(Climber, width=390, height=844, has_touch=True)
    player.begin()
    player.resign()
    expect(player.verdict).to_have_text(re.compile("Hävisit"))
    expect(player.page.locator(".spot .area").first).to_be_visible()
    comes(lambda: player.page.evaluate(OUTSIDE), [])


def names_of(player: Climber) -> list[str]:
    names: list[str] = player.cards.evaluate_all("all => all.map(each => each.ariaLabel)")
    return names


def test_the_hand_is_kept_in_any_order(enter: Enter) -> None:
    """DNUP-1.3: by key, by dragging and by value; no card is turned by it."""
    player = enter(Climber)
    player.begin()
    first = player.hand()
    assert first == sorted(first, key=lambda card: [int(end) for end in card.split("/")])
    player.cards.first.focus()
    player.page.keyboard.press("Shift+ArrowRight")
    assert player.hand() == [first[1], first[0], *first[2:]]
    drag(player, 0, 5)
    assert player.hand() == [first[0], *first[2:6], first[1], *first[6:]]
    player.page.get_by_role("button", name="Passiivisen mukaan").click()
    assert player.hand() == sorted(first, key=lambda card: [int(end) for end in reversed(card.split("/"))])
    seen = player.at
    player.way("turn").click()
    player.wait_to_move(seen)
    assert sorted(player.hand()) == sorted("/".join(reversed(card.split("/"))) for card in first)


def drag(player: Climber, card: int, to: int) -> None:
    one, other = (box(player.cards.nth(index)) for index in (card, to))
    player.page.mouse.move(one["x"] + 10, one["y"] + 20)
    player.page.mouse.down()
    player.page.mouse.move(other["x"] + 10, other["y"] + 20, steps=8)
    player.page.mouse.up()


def test_everyone_can_use_the_board(enter: Enter) -> None:
    """Names, roles and contrast as axe sees them, in the dark, with the help of DNUP-1.7 at hand."""
    player = enter(Climber, color_scheme="dark")
    player.begin()
    player.page.get_by_role("button", name="Näin pelataan").click()
    sheet = player.page.get_by_role("dialog", name="Näin pelataan")
    expect(sheet.get_by_role("heading")).to_have_text(
        ["Näin pelataan", "Tavoite", "Vuorollasi teet yhden näistä", "Merkit pöydällä", "Alueet 1 ja 2"]
    )
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    assert player.complaints() == []


def test_a_newcomer_is_told_the_aim_and_why_not(enter: Enter) -> None:
    """DNUP-8.5 before the first turn; a place without a set, a button without a card: each has its answer."""
    player = enter(Climber)
    player.begin()
    expect(player.page.get_by_text("Tavoite: pääse ensimmäisenä eroon korteistasi.")).to_be_visible()
    player.page.get_by_role("button", name=re.compile("^Edessäsi, alue 1")).click(force=True)
    expect(player.why).to_contain_text("Omaan sarjaan ei voi lisätä, eikä sitä voi ottaa. Sääntö DNUP-8.4")
    player.way("play").click(force=True)
    expect(player.prompt).to_have_text("Valitse kädestäsi kortit, jotka pelaat.")
    player.playable.last.click()
    expect(player.way("play")).to_have_text(re.compile("Pelaa +(\\d )?[a-zöä]+"))
    player.way("turn").click()
    expect(player.page.get_by_text("Tavoite: pääse")).to_have_count(0)
    player.resign()
    expect(player.verdict).to_be_visible()
    expect(player.way("play")).to_have_count(0)  # nothing is left to do
    expect(player.page.get_by_text("Sarjasi tulee tähän")).to_have_count(0)


def test_what_would_be_taken_is_named(enter: Enter) -> None:
    """DNUP-C: on the button, and in the sentence once it is chosen."""
    player = enter(Climber)
    player.begin()
    theirs = player.page.get_by_role("button", name=re.compile("^(?!Edessäsi).*, alue .: .*toisissa päissä"))
    for _ in range(20):
        if theirs.count():
            break
        seen = player.at
        player.way("turn").click()
        player.wait(seen)
    theirs.first.click()
    expect(player.prompt).to_contain_text(re.compile("Valittu: .*Ota, niin saat"))
    expect(player.way("take")).to_have_text(re.compile("Ota +(\\d )?[a-zöä]+"))


# What of the table lies out of the window, where only scrolling would bring it.
OUT = """() => [...document.querySelectorAll('.place, .sort, [data-card], [data-act]')].filter((each) => {
  const { top, bottom } = each.getBoundingClientRect()
  return top < -1 || bottom > innerHeight + 1
}).map((each) => each.outerHTML.slice(0, 80))"""


def test_a_phone_on_its_side_shows_all_of_a_table_of_four(enter: Enter) -> None:
    """The others, my place, my hand and the four actions: whatever is picked, nothing has to be scrolled to."""
    player = enter(Climber, width=740, height=360, has_touch=True)
    player.sit("me", *["bot:greedy"] * 3)
    player.wait()
    assert player.left(OUT) == []
    player.cards.first.click()
    expect(player.way("play")).to_contain_text(re.compile(r"\w"))
    assert player.left(OUT) == []
    player.page.set_viewport_size({"width": 844, "height": 390})
    assert player.left(OUT) == []
