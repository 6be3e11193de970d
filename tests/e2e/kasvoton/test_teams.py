"""Two teams meet (KV-G2): eight scripted players to the end, and a page on a phone that looks at what came of it."""

import json
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Enter
from tests.e2e.player import Player
from tests.e2e.wire import Place, Told, hurry, resign

PHONE = {"width": 390, "height": 844}
TEAMS = (("Aino", "Antti", "Anni", "Arvo"), ("Bea", "Bertta", "Börje", "Bosse"))


def post(server: str, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    with urlopen(Request(f"{server}/api/team-matches{path}", json.dumps(body).encode(), headers)) as told:
        answer: dict[str, Any] = json.load(told)
    return answer


def gathered(server: str) -> tuple[str, list[list[dict[str, Any]]]]:
    """A match of two teams of four, lined up in the order of joining by both captains; everyone's ticket by team."""
    sides = ["Hakkapeliitat", "Kuninkaan kaarti"]
    wish = {"game": "kasvoton", "form": "teams", "size": 4, "title": "Syysottelu", "sides": sides}
    path = f"/{post(server, '', wish)['id']}"
    tickets = [
        [post(server, f"{path}/entrants", {"name": name, "side": side}) for name in TEAMS[side]] for side in (0, 1)
    ]
    for team in tickets:
        order = {"type": "line_up", "order": [ticket["entrant"] for ticket in team]}
        post(server, f"{path}/commands", order, team[0]["token"])
    return path[1:], tickets


def places(team_match: str, tickets: list[list[dict[str, Any]]], table: int) -> list[Place]:
    """Who sits at a table: at the second of each pair sides have changed over."""
    sides = (0, 1) if table % 2 == 0 else (1, 0)
    tokens = [tickets[side][table]["token"] for side in sides]
    return [{"table": f"{team_match}-{table + 1}", "seat": seat, "token": token} for seat, token in enumerate(tokens)]


def first_choice(seat: int, told: Told) -> Any:
    return told["legal"][0]["action"]


def has_armies(told: Told) -> bool:
    return bool(told["ask"]["what"] == "deploy")


def is_on_the_march(told: Told) -> bool:
    """Four turns have been played."""
    return bool(sum(told["view"]["used"]) >= 4)


def open_result(page: Page, team_match: str, ticket: str) -> None:
    """By a private link, as one who plays."""
    page.goto(f"/match/{team_match}#ticket={ticket}")
    expect(page.get_by_role("heading", name="Sinä: Aino")).to_be_visible()
    expect(page.get_by_role("link", name="Pöytään")).to_be_visible()


def test_a_match_of_two_teams_to_its_end(enter: Enter, server: str) -> None:
    team_match, tickets = gathered(server)
    looker = enter(Player, f"/team-match/{team_match}", **PHONE)
    page = looker.page
    expect(page.get_by_role("listitem").filter(has_text="Aino – Bea")).to_contain_text("salassa")
    expect(page.get_by_role("listitem").filter(has_text="Antti – Bertta")).to_contain_text("salassa")  # CONTEST-19
    waiting = enter(Player, f"/team-match/{team_match}#ticket={tickets[0][1]['token']}", **PHONE).page
    expect(waiting.get_by_role("listitem").filter(has_text="Antti – Bertta")).to_contain_text("odottaa armeijoita")
    for first in (0, 2):
        hurry(server, places(team_match, tickets, first), has_armies, first_choice)
    expect(waiting.get_by_text("odottaa armeijoita")).to_have_count(0)
    for table in range(4):
        hurry(server, places(team_match, tickets, table), is_on_the_march, first_choice)
    resign(server, places(team_match, tickets, 0)[1])
    page.goto(f"/t/{team_match}-1")
    expect(page.get_by_role("heading", name="Tähän pöytään pääsevät vain sen pelaajat")).to_be_visible()
    expect(page.get_by_role("link", name="Otteluun")).to_have_attribute("href", f"/team-match/{team_match}")
    open_result(page, team_match, tickets[0][0]["token"])
    expect(page.get_by_role("listitem").filter(has_text="Aino – Bea")).to_contain_text("salassa")
    for table, loser in ((1, 0), (2, 0), (3, 0)):
        resign(server, places(team_match, tickets, table)[loser])
    expect(page.get_by_role("heading", name="Voittaja on Hakkapeliitat")).to_be_visible()
    steps = page.locator("section", has=page.locator("#reckoning")).get_by_role("listitem")
    expect(steps).to_have_count(5)
    expect(steps.nth(0)).to_have_text("Pöytäpari 1: Hakkapeliitat 2, Kuninkaan kaarti 0.")
    expect(steps.nth(2)).to_have_text("Voittoja yhteensä: Hakkapeliitat 3, Kuninkaan kaarti 1.")
    expect(steps.nth(4)).to_have_text("2 voiton erolla ottelun voittaa Hakkapeliitat.")
    assert looker.complaints() == [] and looker.fits()
    page.get_by_role("link", name="Aino – Bea").click()
    expect(page.get_by_role("link", name="Katso kaikkien kortit")).to_be_visible()
