"""Decks in the browser: checked while one types, kept, taken home, and each its player's secret."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Response, WebSocket, expect
from tests.e2e.lotr.hand import Fellow

Open = Callable[..., Page]
NUMBER = re.compile(r"\b(\d)[CURP](\d{1,3})\b")


def lists(page: Page) -> dict[str, str]:
    """The starters as text, as the house offers them."""
    return {offer["key"]: offer["text"] for offer in page.request.get("/api/games/lotr/decks/offers").json()}


def import_deck(page: Page, name: str, text: str) -> None:
    page.get_by_text("Pakat listoina").click()
    page.get_by_role("button", name="Tuo pakka tekstinä").click()
    page.get_by_label("Pakan nimi").fill(name)
    page.get_by_role("textbox", name="Pakkalista").fill(text)


def test_a_list_is_checked_while_one_types_and_kept(open_page: Open) -> None:
    """LOTR-2.1, LOTR-2.4: every broken rule in words, then none; the deck is there after a reload."""
    page = open_page("/new/lotr")
    text = lists(page)["ttt-theoden"]
    import_deck(page, "Oma", text.replace("4 4U282", "5 4U282").replace("ring 4C2", "3 4C999"))
    said = page.locator(".said")
    expect(said).to_contain_text("korttia 4C999 ei ole")
    expect(said).to_contain_text("yksi Sormus; tässä niitä on 0")
    page.get_by_role("textbox", name="Pakkalista").fill(text.replace("4 4U282", "5 4U282"))
    expect(said).to_contain_text("enintään 4")
    page.get_by_role("textbox", name="Pakkalista").fill(text)
    expect(said).to_contain_text("Pakka on sääntöjen mukainen")
    expect(said).to_contain_text("Nostopakassa 60 korttia")
    assert Fellow(page).complaints() == []
    page.get_by_role("button", name="Tallenna pakka").click()
    expect(page.get_by_label("Oma pakkasi").locator("option:checked")).to_have_text("Oma")
    page.reload()
    page.get_by_label("Oma pakkasi").select_option(label="Oma")
    page.get_by_role("button", name="Istu pöytään").click()
    expect(page.get_by_text("Yksi paikka on vapaana")).to_be_visible()


def test_contradictory_choices_cannot_be_made(open_page: Open) -> None:
    """LOTR-2.6, LOTR-27.2: the starters that fit are offered, and the form moves along."""
    page = open_page("/new/lotr", width=390, height=844)
    mine = page.get_by_label("Oma pakkasi")
    expect(mine.locator("option:not([disabled])")).to_have_count(13)
    import_deck(page, "Torni", lists(page)["ttt-aragorn"])
    page.get_by_role("button", name="Tallenna pakka").click()
    expect(mine.locator("option:checked")).to_have_text("Torni")
    page.get_by_label("Säännöt", exact=True).select_option(label="Aloittelijasäännöt")
    expect(page.get_by_label("Formaatti").locator("option:checked")).to_have_text("Sormuksen ritarit")
    expect(mine.locator("option:not([disabled])")).to_have_text(["Aragorn, 60 korttia", "Gandalf, 60 korttia"])
    expect(mine.locator("option[disabled]")).to_have_text("Torni")
    expect(page.get_by_text("Aloittelijasäännöillä pelataan vain valmiilla aloittelijapakoilla.")).to_be_visible()
    assert Fellow(page).fits()
    page.get_by_label("Paikka 2").select_option(label="Botti Tarkka")
    page.get_by_role("button", name="Istu pöytään").click()
    expect(page.locator("[data-ask]:not([data-ask=''])")).to_be_visible()


def test_a_starter_is_taken_home_as_text(open_page: Open) -> None:
    page = open_page("/new/lotr")
    page.get_by_text("Pakat listoina").click()
    with page.expect_download() as taken:
        page.get_by_role("button", name="Lataa: Gandalf (Sormuksen ritarit)").click()
    assert taken.value.suggested_filename.endswith(".txt")
    assert taken.value.path().read_text(encoding="utf-8") == lists(page)["fotr-gandalf"]


class SentRecorder:
    """Everything a browser is sent about a table: by its socket, and by HTTP."""

    def __init__(self, page: Page) -> None:
        self.sent: list[Any] = []
        page.on("websocket", self._record_socket)
        page.on("response", self._record_response)

    def _record_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.sent.append(json.loads(frame)))

    def _record_response(self, response: Response) -> None:
        if "/api/tables" in response.url and "json" in response.headers.get("content-type", ""):
            self.sent.append(response.json())

    def codes(self) -> set[int]:
        found: set[int] = set()
        gather(self.sent, found)
        return found


def gather(value: Any, found: set[int]) -> None:
    """Every number, and every card named in a text."""
    if isinstance(value, dict):
        gather([*value, *value.values()], found)
    elif isinstance(value, list):
        for each in value:
            gather(each, found)
    elif isinstance(value, str):
        found.update(codes_in(value))
    elif isinstance(value, int):
        found.add(value)


def codes_in(text: str) -> set[int]:
    return {int(number) * 1000 + int(card) for number, card in NUMBER.findall(text)}


def bid(host: Page, guest: Page) -> None:
    """LOTR-3.2: all bid at once; what one is about to bid stands when another has bid meanwhile."""
    for page, burdens in ((host, 1), (guest, 2)):
        page.get_by_role("button", name=f"Valitse {burdens} taakka").click()
    guest.get_by_role("button", name=re.compile("^Tarjoa .* taakka")).click()
    expect(guest.get_by_role("button", name="Valitse 2 taakka")).to_have_count(0)
    host.get_by_role("button", name=re.compile("^Tarjoa .* taakka")).click()


def test_neither_of_two_players_is_sent_the_others_deck(open_page: Open) -> None:
    """LOTR-25.6, TABLE-9: nothing that comes by socket or HTTP names a card that only the other's deck holds."""
    host, guest, onlooker = open_page("/new/lotr"), open_page("/"), open_page("/")
    ears = [SentRecorder(page) for page in (host, guest, onlooker)]
    texts = [lists(host)["ttt-aragorn"], lists(host)["ttt-theoden"]]
    import_deck(host, "Kuningas", texts[0])
    host.get_by_role("button", name="Tallenna pakka").click()
    host.get_by_role("button", name="Istu pöytään").click()
    host.wait_for_url("**/t/*")
    guest.goto(host.url)
    import_deck(guest, "Ratsastajat", texts[1])
    onlooker.goto(host.url)
    expect(guest.get_by_role("banner").get_by_text("2 katsojaa")).to_be_attached()
    expect(guest.get_by_label("Pakan nimi")).to_have_value("Ratsastajat")  # whoever comes, what is written stays
    expect(guest.get_by_text("Pakka on sääntöjen mukainen")).to_be_visible()
    guest.get_by_role("button", name="Tallenna pakka").click()
    expect(guest.get_by_label("Oma pakkasi").locator("option:checked")).to_have_text("Ratsastajat")
    guest.get_by_role("button", name="Istu pöytään").click()
    bid(host, guest)
    for page in (host, guest, onlooker):
        expect(page.get_by_role("list", name="Tapahtumat")).to_contain_text("Tarjoukset")
    only = [codes_in(texts[0]) - codes_in(texts[1]), codes_in(texts[1]) - codes_in(texts[0])]
    for owner, codes in enumerate(only):
        for listener, recorder in enumerate(ears):
            assert owner == listener or not codes & recorder.codes(), (owner, listener, codes & recorder.codes())
            assert recorder.codes(), "every listener heard something"


def finished(host: Page, guest: Page, texts: list[str]) -> None:
    """Both sit down with decks of their own, and the guest gives up at once."""
    import_deck(host, "Kuningas", texts[0])
    host.get_by_role("button", name="Tallenna pakka").click()
    host.get_by_role("button", name="Istu pöytään").click()
    host.wait_for_url("**/t/*")
    guest.goto(host.url)
    import_deck(guest, "Ratsastajat", texts[1])
    guest.get_by_role("button", name="Tallenna pakka").click()
    expect(guest.get_by_label("Oma pakkasi").locator("option:checked")).to_have_text("Ratsastajat")
    guest.get_by_role("button", name="Istu pöytään").click()
    expect(guest.get_by_role("button", name="Valitse 1 taakka")).to_be_visible()
    guest.get_by_role("tab", name="Pöytä").click()
    guest.get_by_role("button", name="Luovuta").click()
    guest.get_by_role("button", name="Kyllä, luovutan").click()
    for page in (host, guest):
        expect(page.get_by_role("button", name="Uudestaan")).to_be_visible()


def test_a_deck_stays_secret_after_the_game_until_its_owner_shows_it(open_page: Open) -> None:
    """TABLE-9: the one who gave up reads nothing; shown, the deck can be read; the rematch takes another one."""
    host, guest = open_page("/new/lotr"), open_page("/")
    texts = [lists(host)["ttt-aragorn"], lists(host)["ttt-theoden"]]
    finished(host, guest, texts)
    record = host.url.replace("/t/", "/api/tables/") + "/record"
    only = codes_in(texts[0]) - codes_in(texts[1])
    assert not only & codes_in(guest.request.get(record).text())
    host.get_by_role("button", name="Näytä pakkani kaikille").click()
    guest.locator("summary").filter(has_text="pakka").click()
    expect(guest.locator("pre")).to_contain_text("4C302")
    expect(host.get_by_role("button", name="Näytä pakkani kaikille")).to_have_count(0)
    host.get_by_role("button", name="Uudestaan").click()
    expect(host.get_by_role("button", name="Pelaa samalla pakalla")).to_be_visible()
    guest.get_by_role("link", name="Siirry uusintapeliin").click()
    guest.get_by_text("Vaihda pakka").click()
    guest.get_by_label("Oma pakkasi").select_option(index=0)
    guest.get_by_role("button", name="Pelaa tällä pakalla").click()
    expect(guest.get_by_role("status").filter(has_text="Odotetaan pakan valintaa")).to_be_visible()
    host.get_by_role("button", name="Pelaa samalla pakalla").click()
    for page in (host, guest):
        expect(page.get_by_role("button", name="Valitse 1 taakka")).to_be_visible()
