"""Manners in the browser: a message is reported and judged, and the sanction appealed against and lifted."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.every_page import Visitor
from tests.e2e.looks import AMISS, complaints, left
from tests.e2e.test_accounts import fresh
from tests.e2e.test_clubs import Signed
from tests.e2e.test_talk import field, lines, say, talk_tab

Open = Callable[..., Page]
SOLD = "Ostakaa <i>mattoja</i>"
pytestmark = pytest.mark.timeout(600)


def at_desk(page: Page) -> Page:
    """The operator's page, as it is now."""
    operator = Visitor(page)
    operator.go("/operator")
    operator.open_desk()
    return page


def fine(page: Page) -> None:
    assert complaints(page) == []
    assert left(page, AMISS) == []


def report(page: Page, name: str, text: str) -> None:
    """Report one line of a player at the table, with a note."""
    page.get_by_role("button", name="Ilmoita").click()
    form = page.get_by_role("form", name="Ilmoita ylläpitäjälle")
    form.get_by_label("Kenestä").select_option(label=name)
    form.get_by_label("Miksi").select_option("spam")
    form.get_by_label(text).check()
    form.get_by_label("Lisätietoja").fill("Kauppaa joka pelissä")
    form.get_by_role("button", name="Lähetä ilmoitus").click()
    expect(form.get_by_text("Kiitos. Ylläpitäjä lukee ilmoituksen")).to_be_visible()


def row_of(page: Page, panel: str, name: str) -> Locator:
    return page.get_by_role("region", name=panel).get_by_role("article").filter(has_text=name)


def test_a_line_is_reported_judged_appealed_and_the_sanction_lifted(open_page: Open) -> None:
    aino, eino = Signed(open_page("/privacy"), fresh("Tapa Aino")), Signed(open_page("/privacy"), fresh("Tapa Eino"))
    table = aino.post("/api/tables", game="rolechess", seats=2, places=["me", "open"], name="")["table"]
    eino.post(f"/api/tables/{table}/sit", name="")
    for each in (aino, eino):
        talk_tab(each.open(f"/t/{table}")).click()
    say(eino.page, "Hei vaan")
    say(eino.page, SOLD)
    expect(lines(aino.page)).to_contain_text(["Hei vaan", SOLD])
    report(aino.page, eino.name, SOLD)

    desk = at_desk(open_page("/privacy", width=390, height=844))
    case = row_of(desk, "Avoimet tapaukset", eino.name)
    expect(case).to_contain_text("Kauppaa joka pelissä")
    expect(case.get_by_role("listitem")).to_contain_text(["Hei vaan", SOLD])  # lines around it tell how it was meant
    fine(desk)
    case.get_by_role("listitem").filter(has_text=SOLD).get_by_role("button", name="Poista viesti").click()
    expect(case.get_by_text("poistettu")).to_be_visible()
    expect(lines(aino.page).filter(has_text=SOLD)).to_have_count(0)
    case.get_by_label("Seuraamus").select_option("silence")
    case.get_by_label("Viesti pelaajalle").fill("Täällä ei kaupata mattoja.")
    case.get_by_role("button", name="Määrää seuraamus").click()
    expect(case).to_have_count(0)

    field(eino.page).fill("Mutta hyviä mattoja")
    field(eino.page).press("Enter")
    expect(eino.page.get_by_text("Et voi juuri nyt kirjoittaa viestejä").first).to_be_visible()
    expect(lines(aino.page).filter(has_text="hyviä")).to_have_count(0)
    mine = eino.open("/sanctions").get_by_role("region", name="Kirjoituskielto")
    expect(mine).to_contain_text("Täällä ei kaupata mattoja.")
    mine.get_by_label("Miksi seuraamus on mielestäsi väärä?").fill("Ne olivat lentäviä.")
    mine.get_by_role("button", name="Lähetä valitus").click()
    expect(mine.get_by_text("Valituksesi: ”Ne olivat lentäviä.”")).to_be_visible()
    fine(eino.page)

    appeal = row_of(at_desk(desk), "Valitukset", eino.name)
    expect(appeal).to_contain_text("Ne olivat lentäviä.")
    fine(desk)
    appeal.get_by_label("Vastaus").fill("Totta, anteeksi.")
    appeal.get_by_role("button", name="Kumoa seuraamus").click()
    expect(appeal).to_have_count(0)
    expect(desk.get_by_role("listitem").filter(has_text=f"Valitukseen vastattu: {eino.name}")).to_have_count(1)
    eino.page.reload()
    expect(mine).to_contain_text("Valitus hyväksyttiin. Totta, anteeksi.")
    talk_tab(eino.open(f"/t/{table}")).click()
    say(eino.page, "Kiitos")
    expect(lines(aino.page).filter(has_text="Kiitos")).to_have_count(1)
    expect(aino.open("/notices").get_by_text("Ilmoituksesi on käsitelty, ja se johti toimiin.")).to_be_visible()
