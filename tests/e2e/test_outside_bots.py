"""Bots from outside in the browser: marked where they wait, play and have played; in no leaderboard of people."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from playwright.sync_api import Page, expect
from tests.e2e.looks import complaints
from tests.e2e.player import Player
from tests.e2e.test_accounts import fresh
from tests.e2e.test_clubs import Signed
from websockets.sync.client import ClientConnection, connect

Open = Callable[..., Page]
TABLE = re.compile(r"/t/\w+")
EXAMPLE = Path(__file__).parents[2] / "examples/outside_bot.py"
GAMES = 3  # as many as a season's table asks for
pytestmark = pytest.mark.timeout(600)


class OwnBot:
    """A bot account of a person, with a token to play."""

    def __init__(self, owner: Signed) -> None:
        self.name = fresh("Kone")
        id = owner.post("/api/account/bots", name=self.name)["id"]
        self.token = owner.post(f"/api/account/bots/{id}/tokens", scopes=["play", "offer"], label="")["token"]

    @contextmanager
    def waiting(self, server: str, *games: str) -> Iterator[ClientConnection]:
        """A connection of the bot, which plays these games with people."""
        line = f"{server.replace('http', 'ws')}/api/lobby/live"
        wants = [{"game": game, "pace": "free", "seats": [2]} for game in games]
        with connect(line, additional_headers={"Authorization": f"Bearer {self.token}"}) as socket:
            accepts = {"type": "accepts", "wants": wants, "opponents": "people", "at_once": 2}
            for message in ({"type": "enter"}, accepts):
                socket.send(json.encode(message).decode())
            yield socket

    def plays(self, server: str, game: str) -> "subprocess.Popen[str]":
        """The example program, which plays rated games with other bots."""
        command = [sys.executable, str(EXAMPLE), server, game, "--games", str(GAMES)]
        env = {**os.environ, "BOT_TOKEN": self.token}
        return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)


def until(socket: ClientConnection, kind: str) -> Any:
    while (told := json.decode(socket.recv(timeout=30)))["type"] != kind:
        pass
    return told


def test_a_bot_is_marked_where_it_waits_plays_and_has_played(open_page: Open, server: str) -> None:
    owner, guest = Signed(open_page("/privacy"), fresh("Oili")), open_page("/lobby", width=390, height=844)
    bot = OwnBot(owner)
    with bot.waiting(server, "rolechess", "sequence") as socket:
        row = guest.get_by_role("listitem").filter(has_text=f"Botti {bot.name}")
        expect(row).to_contain_text(f"tekijä {owner.name}", timeout=20_000)
        assert complaints(guest) == []
        row.get_by_role("button").click()
        expect(guest).to_have_url(TABLE)
        told = until(socket, "paired")
        assert guest.url.endswith(told["table"]) and told["game"] == "rolechess"
    marked = f"{bot.name} (botti)"
    expect(guest.locator("[data-busy]")).to_be_visible()
    expect(guest.get_by_text(marked).first).to_be_visible()
    onlooker = open_page(guest.url)
    expect(onlooker.get_by_text(marked).first).to_be_visible()
    Player(guest).resign()
    expect(
        onlooker.get_by_text(re.compile(f"voitti.*{re.escape(marked)}|{re.escape(marked)}.*voitti")).first
    ).to_be_visible()


def test_rated_bots_stand_in_no_leaderboard(open_page: Open, server: str) -> None:
    owners = [Signed(open_page("/privacy"), fresh(name)) for name in ("Oma", "Muu")]
    bots = [OwnBot(owner) for owner in owners]  # of two owners: their games are rated
    running = [bot.plays(server, "dnup") for bot in bots]
    told = [each.communicate(timeout=300)[0] for each in running]
    tables = re.findall(r"^dnup (\w+):", told[0], re.MULTILINE)
    assert len(tables) == GAMES
    page = owners[0].open(f"/people/{bots[0].name}")
    expect(page.get_by_text(re.compile(r"1\s?\d\d\d ±")).first).to_be_visible()
    page.goto(f"/t/{tables[0]}")
    for bot in bots:
        expect(page.get_by_text(f"{bot.name} (botti)").first).to_be_visible()
    page.goto("/ratings")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    for bot in bots:
        expect(page.get_by_text(bot.name)).to_have_count(0)
