"""Conditional answers in the browser: given while the other thinks, played when their turn comes, seen by no other."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.looks import AMISS, comes, complaints, left
from tests.e2e.test_accounts import fresh
from tests.e2e.test_clubs import Signed
from tests.e2e.test_days import asked_of

Open = Callable[..., Page]
THREE_DAYS = {"bank": 259_200, "each": True}
# Makes one of the choices of the seat that this browser's account has, by its place among the legal ones.
CHOOSE = """([table, place]) => new Promise((resolve) => {
  const line = new WebSocket(`ws://${location.host}/api/tables/${table}/live`)
  line.onopen = () => line.send(JSON.stringify({ type: 'hello', token: null }))
  line.onmessage = ({ data }) => {
    const told = JSON.parse(data)
    if (told.type === 'update' && told.legal?.length > place && line.made === undefined) {
      line.made = told.at
      line.send(JSON.stringify({ type: 'do', id: 'choice', at: told.at, action: told.legal[place].action }))
    }
    if (told.id === 'choice') resolve(told.type)
  }
})"""
pytestmark = pytest.mark.timeout(600)


class Thinker:
    """A person at a table over days, who thinks ahead while the other is asked."""

    def __init__(self, person: Signed, table: str) -> None:
        self.person, self.path = person, f"/api/tables/{table}/conditionals/forecast"

    def ahead(self, moves: list[str]) -> tuple[str, list[str]]:
        found = self.person.post(self.path, moves=moves)
        return found["turn"], found["moves"]

    def quiet(self, moves: list[str]) -> str:
        """A choice after these that no dice decide."""
        return next(move for move in self.ahead(moves)[1] if self.ahead([*moves, move])[0] in ("me", "them"))

    def way(self) -> tuple[list[str], str]:
        """Choices of the other up to the own turn, and an answer to them."""
        moves: list[str] = []
        while self.ahead(moves)[0] == "them":
            moves.append(self.quiet(moves))
        return moves, self.quiet(moves)


def test_an_answer_given_ahead_is_played_when_its_turn_comes(open_page: Open) -> None:
    wide, phone = open_page("/privacy"), open_page("/privacy", width=390, height=844)
    people = {person.name: person for person in (Signed(wide, fresh("Ehto Aino")), Signed(phone, fresh("Ehto Eino")))}
    host, guest = people.values()
    wish = {"game": "rolechess", "seats": 2, "options": {}, "places": ["me", "open"], "name": "", "time": THREE_DAYS}
    table = host.post("/api/tables", **wish)["table"]
    guest.post(f"/api/tables/{table}/sit", name="")
    pages = {name: person.open(f"/t/{table}") for name, person in people.items()}
    name, mover = asked_of(pages)
    waiter = next(person for other, person in people.items() if other != name)
    thinker, page = Thinker(waiter, table), waiter.page
    moves, answer = thinker.way()

    page.get_by_role("button", name="Ehdolliset vastaukset").click()
    box = page.get_by_role("group", name="Ehdolliset vastaukset")
    for move in moves:
        box.get_by_label("Jos vastustaja pelaa").select_option(move)
        expect(box.get_by_text(f"jos {move}")).to_be_visible()
    box.get_by_label("Minä vastaan").select_option(answer)
    expect(box.get_by_text(f"niin {answer}")).to_be_visible()
    assert complaints(page) == []
    assert left(page, AMISS) == []
    box.get_by_role("button", name="Lisää tämä").click()
    expect(box.get_by_role("listitem")).to_contain_text([re.compile(f"jos {re.escape(moves[0])}.*niin")])
    expect(page.get_by_role("button", name="Ehdollisia vastauksia: 1")).to_be_visible()
    mover.reload()
    expect(mover.locator("[data-ask]:not([data-ask=''])")).to_be_visible()
    expect(mover.get_by_text("Ehdolli")).to_have_count(0)

    for number, move in enumerate(moves):
        place = thinker.ahead(moves[:number])[1].index(move)
        answered = mover.evaluate(CHOOSE, [table, place])
        assert answered == "ack", answered
    comes(lambda: answer in mover.request.get(f"/api/tables/{table}/record").text(), True)
    expect(page.get_by_role("button", name="Ehdollisia vastauksia: 1")).to_have_count(0)
