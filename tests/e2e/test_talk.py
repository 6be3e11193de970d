"""Talk at the table in the browser: heard by all, closed by a rule, aside for some ears alone; on a phone, by keys."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from tests.e2e.player import EMPTY, Player
from tests.e2e.players import PLAYERS
from tests.e2e.rolechess.hand import Officer
from tests.e2e.wire import Place

Open = Callable[..., Page]
# Answers for all three with whatever comes first, until the Shadow has its line and a question stands that the table
# does not answer by itself; says who may then speak aside.
UNTIL_SHADOW = """([table, tokens]) => new Promise((resolve) => {
  const asides = tokens.map(() => [])
  let pongs = 0
  const lines = tokens.map((token, seat) => {
    const line = new WebSocket(`ws://${location.host}/api/tables/${table}/live`)
    const send = (message) => line.send(JSON.stringify(message))
    const answer = ({ at, legal }) => send({ type: 'do', id: `${at}`, at, action: legal[0].action })
    line.onopen = () => send({ type: 'hello', token })
    line.onmessage = ({ data }) => {
      const told = JSON.parse(data)
      if (told.type === 'floor') asides[seat] = told.aside
      if (told.type === 'pong' && ++pongs === tokens.length) resolve(asides)
      if (!(told.legal?.length > 1) || pongs) return
      if (asides.some((aside) => aside.length)) for (const each of lines) each.send('{"type":"ping"}')
      else answer(told)
    }
    return line
  })
}).then((asides) => asides.flatMap((aside, seat) => (aside.length ? [seat] : [])))"""
KEYBOARD = """height => {
  Object.defineProperty(VisualViewport.prototype, 'height', { configurable: true, get: () => height })
  visualViewport.dispatchEvent(new Event('resize'))
}"""


def gather(page: Page, game: str, *names: str, **options: Any) -> list[Place]:
    """A full table of persons."""
    host = PLAYERS[game](page)
    made = host.found("me", *["open"] * (len(names) - 1), name=names[0], **options)
    return [made, *(host.join(made["table"], name) for name in names[1:])]


def take_seat(page: Page, game: str, place: Place) -> None:
    PLAYERS[game](page).take(place)


def talk_tab(page: Page) -> Locator:
    return page.get_by_role("tab", name="Keskustelu")


def field(page: Page) -> Locator:
    return page.locator("#talk-field")


def say(page: Page, text: str) -> None:
    field(page).fill(text)
    field(page).press("Enter")
    expect(field(page)).to_have_value("")


def lines(page: Page) -> Locator:
    return page.get_by_role("list", name="Keskustelu").get_by_role("listitem")


def complaints(page: Page) -> list[Any]:
    return Player(page).complaints("aside")


def test_all_four_and_onlookers_hear_what_is_said(open_page: Open) -> None:
    """KV-F7: one talk, seen by all; text is text, and nothing else."""
    aino = open_page(EMPTY)
    eino, watcher = open_page(EMPTY), open_page(EMPTY, 390, 844)
    places = gather(aino, "kasvoton", "Aino", "Eino", "Saara", "Oiva")
    take_seat(aino, "kasvoton", places[0])
    take_seat(eino, "kasvoton", places[1])
    watcher.goto(f"/t/{places[0]['table']}")
    talk_tab(aino).click()
    say(aino, "Tuo on <b>ritari</b> https://example.org")
    expect(talk_tab(eino)).to_contain_text("yksi uusi viesti")
    expect(eino.locator("[aria-live=polite]", has_text="Aino sanoo: Tuo on <b>ritari</b>")).to_have_count(1)
    talk_tab(eino).click()
    expect(lines(eino)).to_contain_text(["Tuo on <b>ritari</b> https://example.org"])
    expect(lines(eino).locator("a, b")).to_have_count(0)
    expect(talk_tab(eino)).not_to_contain_text("uusi")
    say(eino, "Niinkö?")
    expect(lines(aino)).to_have_count(2)
    watcher.get_by_role("button", name="Keskustelu").click()
    expect(lines(watcher)).to_contain_text(["Aino", "Niinkö?"])
    expect(field(watcher)).to_have_count(0)
    expect(watcher.get_by_role("button", name="Sääntö TABLE-8")).to_be_visible()
    for page in (aino, watcher):
        assert complaints(page) == []


class CuttableConnection:
    """A page's connection to the table, to be cut and mended."""

    def __init__(self, page: Page) -> None:
        self.is_cut = False
        self.lines: list[WebSocketRoute] = []
        page.route_web_socket("**/live", self._dial)

    def _dial(self, line: WebSocketRoute) -> None:
        if self.is_cut:
            line.close()
        else:
            line.connect_to_server()
            self.lines.append(line)

    def cut(self) -> None:
        self.is_cut = True
        self.lines.pop().close()

    def restore(self) -> None:
        self.is_cut = False


def test_no_line_is_lost_or_told_twice(open_page: Open) -> None:
    """Over a broken connection and a reload; what was read stays read."""
    aino, eino = open_page(EMPTY), open_page(EMPTY)
    connection = CuttableConnection(eino)
    places = gather(aino, "rolechess", "Aino", "Eino")
    take_seat(aino, "rolechess", places[0])
    take_seat(eino, "rolechess", places[1])
    for page in (aino, eino):
        talk_tab(page).click()
    say(aino, "Yksi")
    expect(lines(eino)).to_have_count(1)
    connection.cut()
    expect(eino.locator(".lost").first).to_be_visible()
    say(aino, "Kaksi")
    field(eino).fill("Kolme")
    field(eino).press("Enter")
    expect(lines(eino)).to_have_count(1)
    connection.restore()
    for page in (aino, eino):
        expect(lines(page)).to_contain_text(["Yksi", "Kaksi", "Kolme"])
    eino.reload()
    expect(talk_tab(eino)).not_to_contain_text("uusi")
    say(aino, "Neljä")
    expect(talk_tab(eino)).to_contain_text("yksi uusi viesti")
    talk_tab(eino).click()
    expect(lines(eino)).to_contain_text(["Yksi", "Kaksi", "Kolme", "Neljä"])
    expect(lines(eino)).to_have_count(4)


def test_a_rule_closes_talk(open_page: Open) -> None:
    """SEQ-6.1: without coaching the players are silent during the game, and are told why."""
    aino = open_page(EMPTY)
    places = gather(aino, "sequence", "Aino", "Eino", "Saara", "Oiva", no_coaching=True)
    take_seat(aino, "sequence", places[0])
    talk_tab(aino).click()
    expect(aino.get_by_role("tabpanel")).to_contain_text("neuvottelukielto")
    expect(field(aino)).to_have_count(0)
    assert complaints(aino) == []
    aino.get_by_role("button", name="Sääntö SEQ-6.1").click()
    expect(aino.locator(".sought")).to_contain_text("SEQ-6.1")
    aino.get_by_role("tab", name="Pöytä").click()
    aino.get_by_role("button", name="Luovuta").click()
    aino.get_by_role("button", name="Kyllä, luovutan").click()
    talk_tab(aino).click()
    say(aino, "Hyvä peli")
    expect(lines(aino)).to_have_count(1)


def test_the_shadow_plans_aside(open_page: Open) -> None:
    """LOTR-30.48: a line that the Free Peoples player does not hear, shown as such to those who do."""
    pages = [open_page(EMPTY, 390, 844, color_scheme="dark"), open_page(EMPTY), open_page(EMPTY)]
    places = gather(pages[0], "lotr", "Aino", "Eino", "Saara", shadow_chat=True)
    shadow = pages[0].evaluate(UNTIL_SHADOW, [places[0]["table"], [place["token"] for place in places]])
    [free] = {0, 1, 2} - set(shadow)
    seats = [*shadow, free]
    for page, seat in zip(pages, seats, strict=True):
        take_seat(page, "lotr", places[seat])
    one, other, fellowship = pages
    one.get_by_role("button", name="Keskustelu").click()
    one.get_by_role("button", name="Vain varjo").click()
    say(one, "Nyt hyökätään")
    expect(lines(one)).to_contain_text(["Vain varjopelaajat näkivät viestin"])
    one.get_by_role("button", name="Kaikki").click()
    say(one, "Onnea matkaan")
    for page in (other, fellowship):
        talk_tab(page).click()
    expect(lines(other)).to_contain_text(["Nyt hyökätään", "Onnea matkaan"])
    expect(lines(fellowship)).to_have_count(1)
    expect(lines(fellowship)).to_contain_text(["Onnea matkaan"])
    expect(fellowship.get_by_role("button", name="Vain varjo")).to_have_count(0)
    assert complaints(one) == []


def test_talk_can_be_muted_and_is_then_remembered(open_page: Open) -> None:
    aino, eino = open_page(EMPTY), open_page(EMPTY)
    places = gather(aino, "rolechess", "Aino", "Eino")
    take_seat(aino, "rolechess", places[0])
    take_seat(eino, "rolechess", places[1])
    talk_tab(eino).click()
    eino.get_by_role("button", name="Mykistä keskustelu").click()
    talk_tab(aino).click()
    say(aino, "Hei")
    eino.reload()
    expect(talk_tab(eino)).to_be_visible()
    expect(talk_tab(eino)).not_to_contain_text("uusi")
    talk_tab(eino).click()
    expect(eino.get_by_role("tabpanel")).to_contain_text("mykistetty")
    eino.get_by_role("button", name="Näytä keskustelu").click()
    expect(lines(eino)).to_contain_text(["Hei"])


def test_by_keys_alone(open_page: Open) -> None:
    """TABLE-8: from tab to tab, into the field, and one line after another."""
    aino = open_page(EMPTY)
    places = gather(aino, "rolechess", "Aino", "Eino")
    take_seat(aino, "rolechess", places[0])
    aino.get_by_role("tab", name="Loki").focus()
    aino.keyboard.press("ArrowRight")
    expect(talk_tab(aino)).to_be_focused()
    for _ in range(8):
        if field(aino).evaluate("field => field === document.activeElement"):
            break
        aino.keyboard.press("Tab")
    aino.keyboard.type("Hei Eino")
    aino.keyboard.press("Enter")
    expect(lines(aino)).to_contain_text(["Hei Eino"])
    expect(field(aino)).to_be_focused()
    aino.keyboard.press("Enter")  # nothing is written: nothing is said
    aino.keyboard.type("Kuuletko?")
    aino.keyboard.press("Enter")
    expect(lines(aino)).to_contain_text(["Hei Eino", "Kuuletko?"])
    expect(lines(aino)).to_have_count(2)


def test_a_phone_with_its_keyboard_open(open_page: Open) -> None:
    """The field stands on the keyboard, and the newest line above it."""
    aino = open_page(EMPTY, 390, 844)
    places = gather(aino, "rolechess", "Aino", "Eino")
    take_seat(aino, "rolechess", places[0])
    aino.get_by_role("button", name="Keskustelu").click()
    for number in range(6):
        say(aino, f"Rivi {number} " + "ja vielä sanoja " * 8)
    aino.evaluate(KEYBOARD, 430)
    aino.wait_for_function("() => document.querySelector('#talk-field').getBoundingClientRect().bottom <= 430")
    say(aino, "Viimeinen")
    expect(lines(aino).last).to_contain_text("Viimeinen")
    aino.wait_for_function(
        """() => { const all = document.querySelectorAll('ol[aria-label] li'), form = document.querySelector('form')
          return all[all.length - 1].getBoundingClientRect().bottom <= form.getBoundingClientRect().top }"""
    )
    assert Player(aino).fits()


def test_alone_with_bots_there_is_nobody_to_talk_to(open_page: Open) -> None:
    player = Officer(open_page(EMPTY))
    player.sit("me", "bot:uniform")
    expect(player.page.get_by_role("tab", name="Säännöt")).to_be_visible()
    expect(talk_tab(player.page)).to_have_count(0)


def test_one_player_is_muted_and_shown_again(open_page: Open) -> None:
    page, other = open_page("/"), open_page("/")
    mine, theirs = gather(page, "rolechess", "Aino", "Eino")
    take_seat(page, "rolechess", mine)
    take_seat(other, "rolechess", theirs)
    talk_tab(page).click()
    talk_tab(other).click()
    say(other, "Höpöhöpö")
    expect(page.get_by_text("Höpöhöpö", exact=True)).to_be_visible()
    page.get_by_role("button", name="Mykistä pelaaja").click()
    box = page.get_by_role("checkbox", name="Eino")
    box.check()
    expect(page.get_by_text("Höpöhöpö", exact=True)).to_have_count(0)
    expect(page.get_by_text("1 mykistetyn pelaajan viesti on piilotettu.")).to_be_visible()
    say(other, "Vielä tämä")
    expect(page.get_by_text("2 mykistetyn pelaajan viestiä on piilotettu.")).to_be_visible()
    assert complaints(page) == []
    box.uncheck()
    expect(page.get_by_text("Vielä tämä", exact=True)).to_be_visible()
