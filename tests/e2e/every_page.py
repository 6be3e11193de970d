"""Every page of the client with something on it: what a guest sees, and what a person with an account sees."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

OPERATOR_TOKEN = "the-operators-token"
PASSWORD = "kolme vihreää norsua hyppii"
READY = "main[aria-busy=true]"


class Visitor:
    """A page, and the ids of what was made on the server for it to show."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def post(self, path: str, **body: Any) -> Any:
        origin = str(self.page.evaluate("location.origin"))
        answer = self.page.request.post(path, data=body, headers={"origin": origin})
        assert answer.ok, f"{path}: {answer.text()}"
        return answer.json()

    def go(self, path: str) -> None:
        """Open a page and wait until it shows what it has fetched."""
        self.page.goto(path)
        expect(self.page.get_by_role("heading", level=1).first).to_be_attached()
        expect(self.page.locator(READY)).to_have_count(0)

    def speak(self, language: str) -> None:
        """Open the page again in this language."""
        self.page.evaluate("(to) => localStorage.setItem('pelipoyta.language', JSON.stringify(to))", language)
        self.go(self.page.url)
        expect(self.page.locator(f"html[lang={language}]")).to_be_attached()

    def sign_up(self, name: str) -> None:
        self.post("/api/account/sign-up", name=name, password=PASSWORD)

    def table(self, **more: Any) -> str:
        made = self.post("/api/tables", game="rolechess", seats=2, places=["me", "open"], name="Aino", **more)
        return str(made["table"])

    def show(self, address: str) -> None:
        """Open the address; a `{…}` in it stands for what is made now."""
        self.go(re.sub(r"\{(\w+)\}", lambda found: str(MAKERS[found[1]](self)), address))

    def open_desk(self) -> None:
        token = self.page.locator("#operator-token")
        token.fill(OPERATOR_TOKEN)
        token.press("Enter")
        expect(token).to_have_count(0)


def played(visitor: Visitor) -> str:
    visitor.post("/api/tables", game="rolechess", seats=2, places=["me", "bot:uniform"], name="Aino")
    return str(visitor.post("/api/tables", game="rolechess", seats=2, places=["me", "bot:uniform"])["table"])


def one_device(visitor: Visitor) -> str:
    """A hidden game of two people on this device."""
    wish = {"game": "kasvoton", "seats": 2, "options": {}, "places": ["open", "open"], "name": "", "away": 0}
    made = visitor.post("/api/tables", **wish)
    path = f"/api/tables/{made['table']}/sit"
    people = [{"name": name, "key": name, **visitor.post(path, name=name)} for name in ("Aino", "Eino")]
    table = {"id": made["table"], "game": "kasvoton", "open": False, "brings": False, "turns": True}
    kept = {**table, "host": made["token"], "people": people, "wanted": wish}
    visitor.page.evaluate("(kept) => localStorage.setItem('pelipoyta.one-device', JSON.stringify([kept]))", kept)
    return str(made["table"])


def helper(visitor: Visitor) -> str:
    """A battle on a real board, about to be fought."""
    setup = {"names": ["Aino", "Eino"], "options": {}}
    id = str(visitor.post("/api/games/rolechess/helpers", setup=setup, key="h" * 20)["id"])
    commands = ({"type": "RollForStart", "first": 6, "second": 1}, {"type": "DeclareBattle", "opener": 1, "target": 14})
    for number, command in enumerate(commands):
        visitor.post(f"/api/helpers/{id}", type="do", key=f"{number}" * 20, command=command)
    return id


def series(visitor: Visitor) -> str:
    table = visitor.table(contest={"form": "best", "count": 3})
    return str(visitor.page.request.get(f"/api/tables/{table}").json()["round"]["contest"])


def club(visitor: Visitor) -> str:
    return str(visitor.post("/api/clubs", name="Torstaikerho", about="Pelaamme torstaisin.", consent=True)["id"])


def league(visitor: Visitor) -> str:
    return str(visitor.post("/api/leagues", terms={"name": "Syysliiga", "game": "rolechess"})["id"])


def tournament(visitor: Visitor) -> str:
    wanted = {"game": "rolechess", "seats": 2, "system": "swiss", "rounds": 3, "title": "Kylän mestaruus"}
    return str(visitor.post("/api/tournaments", **wanted, options={})["id"])


def team_match(visitor: Visitor) -> str:
    return str(visitor.post("/api/team-matches", game="kasvoton", form="teams", size=2, sides=["Itä", "Länsi"])["id"])


MAKERS: dict[str, Callable[[Visitor], str]] = {
    "table": Visitor.table,
    "played": played,
    "one_device": one_device,
    "helper": helper,
    "series": series,
    "club": club,
    "league": league,
    "tournament": tournament,
    "team_match": team_match,
}

# By the page's name in `client_routes`, and what else tells its addresses apart.
AS_GUEST: dict[str, str] = {
    "start": "/",
    "lobby": "/lobby",
    "new-table": "/new/lotr",
    "new-one-device": "/new/kasvoton/here",
    "table": "/t/{table}",
    "one-device": "/t/{one_device}/here",
    "big-screen": "/t/{table}/screen",
    "replay": "/t/{played}/replay",
    "record": "/replay",
    "history": "/history",
    "sign-in": "/sign-in?new",
    "account-link": "/account/link",
    "privacy": "/privacy",
    "ratings": "/ratings",
    "rules": "/rules/dnup",
    "variants": "/variants/kasvoton?v=1&with=riders,reload:2&name=Villit+ratsut",
    "learn": "/learn/lotr",
    "mistakes": "/t/{played}/mistakes",
    "puzzles": "/puzzles/sequence",
    "decks": "/decks/lotr",
    "new-helper": "/helper/sequence",
    "helper": "/helper/rolechess/{helper}",
    "print": "/print/kasvoton",
    "series": "/e/{series}",
    "new-tournament": "/tournament/new/lotr",
    "tournament": "/tournament/{tournament}",
    "new-team-match": "/team-match/new/kasvoton",
    "new-duplicate": "/team-match/new/dnup/duplicate",
    "team-match": "/team-match/{team_match}",
    "notices: confirm an address": "/notices/confirm/a-code",
    "notices: stop mails": "/notices/stop/a-token/turn",
}
WITH_ACCOUNT: dict[str, str] = {
    "account": "/account",
    "person": "/people/{name}",
    "friends": "/friends",
    "club": "/club/{club}",
    "notices": "/notices",
    "sanctions": "/sanctions",
    "operator": "/operator",
    "new-league": "/league/new/rolechess",
    "league": "/league/{league}",
}

# Pages where people meet: each is looked at in every language, in every size and in both themes.
MEETING = (
    *("start", "lobby", "sign-in", "account-link", "privacy", "ratings"),
    *("notices: confirm an address", "notices: stop mails"),
    *WITH_ACCOUNT,
)
# Addresses that are visited elsewhere, or are other addresses of pages above.
ELSEWHERE = {
    "/t/{id}/replay/*": "test_replay.py: a step of the replay",
    "/learn/{game}/{lesson}": "test_everybody.py",
    "/puzzles/{game}/{puzzle}": "test_puzzles.py",
    "/match/new/{game}": "links of version 0.1",
    "/match/new/{game}/duplicate": "links of version 0.1",
    "/match/{id}": "links of version 0.1",
}
