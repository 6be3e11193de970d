"""The book's tournament of five games (KV-G1), from the form to the reckoning, on a phone."""

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Enter
from tests.e2e.kasvoton.hand import General
from tests.e2e.wire import Place, Told, hurry
from websockets.asyncio.client import connect

PHONE = {"width": 390, "height": 844}


async def give_up(server: str, place: Place) -> None:
    async with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{place['table']}/live", max_size=None) as line:
        await line.send(json.dumps({"type": "hello", "token": place["token"]}))
        await line.send(json.dumps({"type": "resign", "id": "r"}))
        async for text in line:
            if json.loads(text)["type"] == "ack":
                return


def deploys(told: Told) -> bool:
    """The first seat puts its army on the field: both are drawn."""
    return bool(told["view"]["seat"] == 0 and told["ask"]["what"] == "deploy")


def play(page: Page, tokens: list[str], loser: int) -> None:
    """The game at the table that the page shows, without a browser: both armies are drawn, then one gives up."""
    server, now = str(page.evaluate("location.origin")), contest_of(page)["rounds"][-1]
    places = [
        {"table": now["table"], "seat": now["players"].index(player), "token": token}
        for player, token in enumerate(tokens)
    ]
    hurry(server, places, deploys, lambda seat, told: told["legal"][0]["action"])
    with ThreadPoolExecutor(1) as apart:  # the browser's own loop runs in this thread
        apart.submit(asyncio.run, give_up(server, places[loser])).result()


def contest_of(page: Page) -> dict[str, Any]:
    table = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    told: dict[str, Any] = page.request.get(f"/api/contests/{table['round']['contest']}").json()
    return told


def test_a_tournament_to_its_end(enter: Enter) -> None:
    aino = enter(General, "/new/kasvoton", **PHONE)
    page = aino.page
    page.get_by_label("Nimesi").fill("Aino")
    page.get_by_label("Kilpimuuri").check()
    page.get_by_label("Montako peliä").select_option(label="Viiden pelin turnaus")
    page.get_by_label("Tauko pelien välillä").select_option(label="Ei taukoa")
    page.get_by_role("button", name="Istu pöytään").click()
    expect(page.get_by_role("alert")).to_contain_text("lisäsääntöä ei pelata turnauksessa")
    page.get_by_label("Kilpimuuri").uncheck()
    page.get_by_role("button", name="Istu pöytään").click()
    page.wait_for_url(re.compile("/t/"))
    [held] = page.evaluate("JSON.parse(localStorage.getItem('pelipoyta.tables'))")
    eino = aino.join(page.url.rpartition("/")[2], "Eino")
    tokens = [held["token"], eino["token"]]
    for game, loser in enumerate((1, 0, 1, 1, 0), 1):
        expect(page.locator("[data-ask]:not([data-ask=''])")).to_be_visible()
        expect(page.get_by_role("link", name=f"Peli {game}", exact=True)).to_be_visible()
        assert contest_of(page)["rounds"][-1]["marks"] == {}
        play(page, tokens, loser)
        if game < 5:
            page.get_by_role("link", name="Seuraavaan peliin").click()
    aino.open_leaf()
    page.get_by_role("button", name="Tarkista arvonta").click()
    expect(page.get_by_text(re.compile("^Arvonta oli rehellinen: kaikki"))).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Sarjan kulku").last.click()
    expect(page.get_by_role("heading", name="Viiden pelin turnaus")).to_be_visible()
    steps = page.locator("section", has=page.locator("#reckoning")).get_by_role("listitem")
    expect(steps.first).to_have_text("Voittoja: Aino 3, Eino 2.")
    expect(page.get_by_role("link", name=re.compile(r"^Peli \d$"))).to_have_count(5)
    expect(page.get_by_text(re.compile(r"^Ritareita \d – \d$"))).to_have_count(5)
    assert aino.complaints() == [] and aino.fits()
