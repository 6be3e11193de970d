"""Meeting in the lobby: by the list of open tables and by a link's QR code; a third person watches."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.e2e.looks import complaints

Open = Callable[..., Page]
PASSWORD = "kolme vihreää norsua hyppii"
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


def test_an_event_is_found_in_the_lobby_and_entered_by_one_tap(open_page: Open) -> None:
    aino, eino = open_page("/tournament/new/rolechess"), open_page("/lobby", width=390, height=844)
    origin = str(aino.evaluate("location.origin"))
    account = {"name": "Aino Arranges", "password": PASSWORD}
    assert aino.request.post("/api/account/sign-up", data=account, headers={"origin": origin}).ok
    expect(eino.get_by_text("Sinulle avoimia tapahtumia ei ole tulossa.")).to_be_visible()
    aino.get_by_label("Turnauksen nimi").fill("Syyskisa aulassa")
    aino.get_by_label("Alkaa", exact=True).fill("2099-01-01T18:00")
    aino.get_by_label("Kuka löytää tapahtuman").select_option("open")
    aino.get_by_role("button", name="Avaa turnaus").click()
    expect(aino.get_by_role("alert")).to_contain_text("enintään vuoden päässä")
    aino.get_by_label("Alkaa", exact=True).fill("")
    aino.get_by_role("button", name="Avaa turnaus").click()
    row = eino.get_by_role("listitem").filter(has_text="Syyskisa aulassa")
    row.get_by_role("button", name="Ilmoittaudu: Syyskisa aulassa").click()
    expect(eino).to_have_url(re.compile(r"/tournament/\w+"))
    expect(eino.get_by_text("Oma lippu")).to_be_visible()


def signed_in(page: Page, name: str) -> Callable[..., Any]:
    """Sign a page's browser up; what it may post from now on."""
    origin = str(page.evaluate("location.origin"))

    def post(path: str, **body: Any) -> Any:
        answer = page.request.post(path, data=body, headers={"origin": origin})
        assert answer.ok, answer.text()
        return answer.json()

    post("/api/account/sign-up", name=name, password=PASSWORD)
    return post


def test_favourites_stand_in_the_profile_and_a_newcomer_is_placed_by_a_bot(open_page: Open) -> None:
    page = open_page("/privacy")
    signed_in(page, "Sisu Sijoittuu")
    page.goto("/account")
    page.get_by_role("checkbox", name="RoleChess").check()
    expect(page.get_by_role("checkbox", name="RoleChess")).to_be_enabled()
    page.goto("/people/Sisu%20Sijoittuu")
    expect(page.get_by_text("Lempipelit: RoleChess")).to_be_visible()
    assert complaints(page) == []
    page.goto("/ratings")
    row = page.get_by_role("listitem").filter(has_text="RoleChess").filter(has_text="10 peliä jäljellä")
    expect(row).to_be_visible()
    assert complaints(page) == []
    row.get_by_role("button", name="Pelaa").click()
    expect(page).to_have_url(TABLE)
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert table["rated"] is True and table["seats"][1]["bot"] == "level2"
