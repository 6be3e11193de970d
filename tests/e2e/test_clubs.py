"""A club in several browsers: joined by link, a league's round played; a blocked person reaches no one; friends."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.e2e.looks import comes, complaints

Open = Callable[..., Page]
PASSWORD = "kolme vihreää norsua hyppii"
TABLE = re.compile(r"/t/\w+")


class Signed:
    """A page of a signed-in person, and what its browser may ask the server."""

    def __init__(self, page: Page, name: str) -> None:
        self.page, self.name = page, name
        self.site = page.evaluate("location.origin")
        self.id = self.post("/api/account/sign-up", name=name, password=PASSWORD)["me"]["account"]

    def ask(self, path: str, **body: Any) -> Any:
        return self.page.request.post(self.site + path, data=body, headers={"origin": self.site})

    def post(self, path: str, **body: Any) -> Any:
        answer = self.ask(path, **body)
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        return self.page.request.get(self.site + path).json()

    def open(self, path: str) -> Page:
        self.page.goto(path)
        return self.page


def test_a_clubs_league_round_is_played_by_those_who_joined_by_link(open_page: Open) -> None:
    olga, jaana = Signed(open_page("/privacy"), "Olga Kerhosta"), Signed(open_page("/privacy"), "Jaana Kerhosta")
    page = olga.open("/friends")
    page.get_by_label("Uuden kerhon nimi").fill("Kuusikerho")
    page.get_by_role("button", name="Perusta kerho").click()
    expect(page.get_by_role("heading", name="Kuusikerho")).to_be_visible()
    club = page.url.rsplit("/", 1)[1]
    page.get_by_role("button", name="Luo kutsulinkki").click()
    link = page.get_by_role("textbox", name=re.compile("inkki")).input_value()
    guest = jaana.open(link)
    guest.get_by_role("button", name="Liity kerhoon").click()
    expect(guest.get_by_role("heading", name="Kerhon pöydät")).to_be_visible()
    assert complaints(guest) == []
    olga.post("/api/tables", game="rolechess", seats=2, places=["me", "open"], listing="club", club=club)
    row = guest.get_by_role("region", name="Vapaita paikkoja").get_by_role("listitem").filter(has_text="Olga Kerhosta")
    expect(row.get_by_role("button", name=re.compile("Istu pöytään"))).to_be_visible()  # without a reload
    assert complaints(guest) == []
    terms = {"name": "Syysliiga", "game": "rolechess", "games": 1, "size": 2, "up": 0, "down": 0, "rated": False}
    league = olga.post("/api/leagues", terms=terms, club=club)["id"]
    guest.reload()
    guest.get_by_role("link", name=re.compile("Syysliiga")).click()
    guest.get_by_role("button", name="Ilmoittaudu").click()
    organiser = olga.open(f"/league/{league}")
    organiser.get_by_role("button", name="Ilmoittaudu").click()
    organiser.get_by_role("button", name="Aloita kausi").click()
    organiser.locator("a[href^='/t/']").first.click()
    expect(organiser).to_have_url(TABLE)
    resign(organiser)

    def played() -> bool:
        rows = olga.get(f"/api/leagues/{league}")["season"]["divisions"][0]["rows"]
        return any(row["points"] > 0 for row in rows)

    comes(played, True)
    guest.reload()
    expect(guest.get_by_role("row").filter(has_text="Jaana Kerhosta").first).to_contain_text("1–0–0")


def resign(page: Page) -> None:
    table = page.url.rsplit("/", 1)[1]
    page.evaluate(
        """(table) => new Promise((done) => {
          const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/live`)
          socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', token: null }))
          socket.onmessage = ({ data }) => {
            const { type } = JSON.parse(data)
            if (type === 'welcome') socket.send(JSON.stringify({ type: 'resign', id: 'r' }))
            if (type === 'ack') done(socket.close())
          }
        })""",
        table,
    )


def test_a_blocked_person_reaches_no_one(open_page: Open) -> None:
    aino, ville = Signed(open_page("/lobby"), "Aino Estäjä"), Signed(open_page("/lobby"), "Ville Estetty")
    aino.post("/api/people/relations", act="block", name="Ville Estetty")
    wish = {"game": "rolechess", "seats": 2, "places": ["me", "open"], "listing": "open"}
    table = aino.post("/api/tables", **wish)["table"]
    fanni = open_page("/lobby")
    expect(fanni.get_by_role("listitem").filter(has_text="Aino Estäjä")).to_be_visible()
    lobby = ville.open("/lobby")
    expect(lobby.get_by_role("heading", name="Aula")).to_be_visible()
    expect(lobby.get_by_role("listitem").filter(has_text="Aino Estäjä")).to_have_count(0)
    there = ville.open(f"/t/{table}")
    expect(there.get_by_text("Tätä pöytää ei ole", exact=False).first).to_be_visible()
    assert ville.ask(f"/api/tables/{table}/sit").status == 404
    asked = ville.ask("/api/people/relations", act="ask", name="Aino Estäjä")
    assert asked.ok and aino.get("/api/people")["asking"] == []
    assert not ville.ask("/api/people/invitations", person=aino.id, table=table).ok
    assert "Aino Estäjä" not in str(ville.get("/api/featured"))


def test_a_friend_is_invited_with_one_tap(open_page: Open) -> None:
    aino = Signed(open_page("/privacy", width=390, height=844), "Aino Kaveri")
    eino = Signed(open_page("/privacy"), "Eino Kaveri")
    aino.post("/api/people/relations", act="ask", name="Eino Kaveri")
    page = eino.open("/friends")
    page.get_by_role("button", name="Hyväksy").click()
    expect(page.get_by_role("button", name=re.compile("Kutsu"))).to_be_visible()
    aino.page.evaluate("localStorage.setItem('pelipoyta.signed-in', 'true')")  # as signing in by the page does
    friends = aino.open("/friends")
    row = friends.get_by_role("listitem").filter(has_text="Eino Kaveri")
    row.get_by_role("button", name=re.compile("Kutsu")).click()
    expect(friends).to_have_url(TABLE)
    row = friends.get_by_role("listitem").filter(has_text="Eino Kaveri")  # a third could be invited to this very table
    row.get_by_role("button", name="Kutsu peliin").click()
    expect(row.get_by_role("button", name="Kutsuttu")).to_be_visible()
    assert complaints(friends) == []
    notices = eino.open("/notices")
    expect(notices.get_by_text("Aino Kaveri").first).to_be_visible()
    assert complaints(aino.open("/friends")) == []
    profile = eino.open("/people/Aino%20Kaveri")
    profile.get_by_role("button", name="Seuraa").click()
    expect(profile.get_by_text("Seuraat nyt tätä pelaajaa.")).to_be_visible()
    expect(profile.get_by_role("button", name="Lopeta seuraaminen")).to_be_visible()
    expect(profile.get_by_role("button", name="Pyydä kaveriksi")).to_have_count(0)  # they are friends
    expect(profile.get_by_role("link", name="Kutsu peliin")).to_be_visible()
    assert complaints(profile) == []
