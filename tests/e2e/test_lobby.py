"""Meeting in the lobby: by the list of open tables and by a link's QR code; a third person watches."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

Open = Callable[..., Page]
TABLE = re.compile(r"/t/\w+")


def test_three_meet_by_the_list_and_by_a_link(open_page: Open) -> None:
    aino, eino, saara = open_page("/new/rolechess"), open_page("/lobby", width=390, height=844), open_page("/lobby")
    aino.get_by_label("Nimesi").first.fill("Aino Aulasta")
    aino.get_by_label("Kuka löytää pöydän").select_option("open")
    aino.get_by_role("button", name="Istu pöytään").click()
    expect(aino).to_have_url(TABLE)
    aino.get_by_role("button", name="QR-koodi").click()
    expect(aino.get_by_role("img", name=f"QR-koodi linkistä {aino.url}")).to_be_visible()
    row = eino.get_by_role("listitem").filter(has_text="Aino Aulasta")
    expect(row).to_contain_text("yksi vapaa paikka")
    saara.get_by_role("combobox", name="Peli").select_option("dnup")
    expect(saara.get_by_role("listitem").filter(has_text="Aino Aulasta")).to_have_count(0)
    row.get_by_role("button").click()
    expect(eino).to_have_url(aino.url)
    saara.get_by_role("combobox", name="Peli").select_option("rolechess")
    saara.get_by_role("button", name="Käynnissä olevat pelit").click()
    saara.get_by_role("listitem").filter(has_text="Aino Aulasta").get_by_role("link").click()
    expect(saara).to_have_url(aino.url)
