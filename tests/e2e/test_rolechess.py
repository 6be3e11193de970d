"""RoleChess in the browser: a whole match against a bot, its odds and dice, keys alone, reload, resigning, watching."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

Open = Callable[..., Page]
AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
# «With whom?» is answered by the page itself, from the button that attacked.
ASKED = """(after) => {
  const {ask, at} = document.querySelector('[data-ask]')?.dataset ?? {}
  return document.querySelector('.verdict') || (ask && ask !== 'partner' && Number(at) > after &&
    document.querySelector('[data-busy=false]'))
}"""


def sit_against(page: Page, bot: str) -> None:
    page.get_by_label("Nimesi").fill("Aino")
    page.get_by_label("Paikka 2", exact=True).select_option(label=f"Botti {bot}")
    page.get_by_role("button", name="Istu pöytään").click()


def at(page: Page) -> int:
    return int(page.locator("[data-at]").get_attribute("data-at") or 0)


def wait_for_my_turn(page: Page, after: int = -1) -> bool:
    """Whether the game goes on."""
    page.wait_for_function(ASKED, arg=after)
    return page.locator(".verdict").count() == 0


def cells(page: Page, what: str) -> Locator:
    return page.get_by_role("gridcell", name=re.compile(what))


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name="Taistelu ja nappulat")


def act(page: Page) -> str:
    """Do something legal, fighting wherever it can be done; what was done."""
    ask = page.locator("[data-ask]").get_attribute("data-ask")
    if ask == "advance":
        page.get_by_role("button", name="Ota ympyrä").click()
        return "advance"
    if ask == "attack" and cells(page, "voit hyökätä").count() > 1:
        cells(page, "voit hyökätä").first.click()
    if ask == "turn":
        choose_piece(page)
    ways = panel(page).locator("label")
    if ways.count():
        expect(ways.first).to_contain_text(re.compile(r"kaatuu\s+\d+\s%.*osuu\s+\d+\s%.*keskimäärin\s+−\d", re.DOTALL))
        attack = page.get_by_role("region", name="Mitä nyt").get_by_role("button", name=re.compile("^Hyökkää"))
        pair = bool(re.search("yhdessä| ja ", attack.text_content() or ""))
        attack.click()
        return "pair" if pair else "attack"
    cells(page, "voit siirtyä").last.click()
    return "move"


def choose_piece(page: Page) -> None:
    """An enemy in range if there is one, else the first piece that can move."""
    foes = cells(page, "^.., vastustajan")
    for foe in foes.all():
        if "lively" in (foe.get_attribute("class") or ""):
            foe.click()
            return
    for piece in cells(page, "voit valita").all():
        piece.click()
        if cells(page, "voit siirtyä").count():
            return


def play(page: Page, choices: int = 10_000) -> list[str]:
    """Make so many choices, or play to the end; what was done. Leaves the page asking for the next one."""
    done: list[str] = []
    goes_on = wait_for_my_turn(page)
    while goes_on and len(done) < choices:
        seen = at(page)
        done.append(act(page))
        goes_on = wait_for_my_turn(page, seen)
    return done


def names(page: Page) -> list[str]:
    return [cell.get_attribute("aria-label") or "" for cell in page.get_by_role("gridcell").all()]


def test_a_whole_match_and_a_rematch(open_page: Open) -> None:
    """RC-8: odds before, dice and arithmetic after, until an Emperor falls; then the seats change."""
    done: list[str] = []
    while not {"attack", "pair"} & set(done):  # a game may be lost before one has attacked
        page = open_page("/new/rolechess")
        sit_against(page, "Tarkka")
        expect(page.get_by_role("grid", name="RoleChess-lauta")).to_be_visible()
        assert names(page)[0].startswith("a7")
        done = play(page)
        assert "move" in done
    expect(page.locator(".verdict")).to_have_text(re.compile("Voitit|Hävisit"))
    expect(page.get_by_text(re.compile("[kK]eisari(si)? kaatui"))).to_be_visible()
    expect(panel(page)).to_contain_text(re.compile(r"\d × \d"))
    log = page.get_by_text(re.compile(r"^Hyökkäys \d × \d.* = \d+$"))
    assert log.count() >= 1
    page.get_by_role("button", name=re.compile("Pelaa uudelleen|Uusi erä")).click()
    expect(page.get_by_role("gridcell").first).to_have_attribute("aria-label", re.compile("^g1"))


def test_reloading_in_the_middle(open_page: Open) -> None:
    page = open_page("/new/rolechess")
    sit_against(page, "Huoleton")
    play(page, 4)
    before = [re.sub(", voit.*", "", name) for name in names(page)]
    page.reload()
    wait_for_my_turn(page)
    assert [re.sub(", voit.*", "", name) for name in names(page)] == before
    assert play(page, 2)


def test_keys_alone(open_page: Open) -> None:
    """Arrows walk, Enter picks and moves, Escape lets go."""
    page = open_page("/new/rolechess")
    sit_against(page, "Huoleton")
    wait_for_my_turn(page)
    page.get_by_role("gridcell", name=re.compile("^d1")).focus()
    page.keyboard.press("ArrowUp")
    lackey = page.get_by_role("gridcell", name=re.compile("^d2, oma lakeija 4, energiaa 7"))
    expect(lackey).to_be_focused()
    page.keyboard.press("Enter")
    expect(lackey).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(lackey).to_have_attribute("aria-selected", "false")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("gridcell", name="d3, tyhjä, voit siirtyä tähän")).to_be_focused()
    page.keyboard.press("Enter")
    log = page.get_by_role("list", name="Tapahtumat")  # the live region says it too
    expect(log.get_by_text("Lakeija 4 d2 → d3")).to_be_visible()


def test_resigning(open_page: Open) -> None:
    """RC-9.3: a matter of the table (TABLE-1)."""
    page = open_page("/new/rolechess")
    sit_against(page, "Huoleton")
    wait_for_my_turn(page)
    page.get_by_role("tab", name="Pöytä").click()
    page.get_by_role("button", name="Luovuta").click()
    page.get_by_role("button", name="Kyllä, luovutan").click()
    expect(page.locator(".verdict")).to_have_text("Hävisit")
    expect(page.get_by_text("Luovutit.")).to_be_visible()
    expect(cells(page, "voit")).to_have_count(0)


def test_watching(open_page: Open) -> None:
    """An onlooker sees both sides by their colour, the player's moves as they come, and can touch nothing."""
    page = open_page("/new/rolechess")
    sit_against(page, "Huoleton")
    wait_for_my_turn(page)
    watcher = open_page(page.url)
    expect(watcher.get_by_role("gridcell", name="d1, vaalea keisari, energiaa 9")).to_be_visible()
    expect(watcher.get_by_role("gridcell", name="d7, tumma keisari, energiaa 9")).to_be_visible()
    play(page, 1)
    expect(watcher.get_by_text(re.compile(r"^\w+( \d)? \w\d → \w\d$")).first).to_be_visible()
    assert cells(watcher, "voit").count() == 0
    watcher.get_by_role("gridcell", name=re.compile("vaalea keisari")).click()
    expect(panel(watcher)).to_contain_text("Keisari")


def test_a_phone(open_page: Open) -> None:
    """The board fills the width, circles are large enough for a thumb, numbers are legible, axe has no complaint."""
    page = open_page("/new/rolechess", width=390, height=844, has_touch=True)
    sit_against(page, "Huoleton")
    play(page, 3)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    board = page.get_by_role("grid").bounding_box()
    assert board and board["width"] >= 330
    size = page.evaluate("""() => {
      const text = document.querySelector('.plaque text')
      return text.getBoundingClientRect().height
    }""")
    assert size >= 14
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document.querySelector('main')).then(({violations}) => violations.map(v => v.id))")
    assert found == []
