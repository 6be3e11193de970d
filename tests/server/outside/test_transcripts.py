"""Transcripts of the live protocol, one a game, as documentation that is run.

`PELIPOYTA_RENEW=1 pytest tests/server/outside/test_transcripts.py` writes them anew.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient
from tests.server.conftest import FirstChoice, House
from tests.table.memory_store import MemoryStore

from pelipoyta.client.messages import read_message
from pelipoyta.games import NAMES, load
from pelipoyta.server.app import create_app
from pelipoyta.server.schemas.websocket.live import ClientMessage, ServerMessage
from pelipoyta.server.settings import Settings

FOLDER = Path(__file__).parents[3] / "docs" / "transcripts"
LONGEST = 400  # letters of a message in a transcript
KEYS = [f"transcript-of-seat-{seat}-0123456789" for seat in range(2)]
# Messages that tell of people coming and going come when they come; the order of all others is fixed.
UNORDERED = {"table", "floor", "lets_pass"}


class Transcript:
    """Lines of both directions, long ones cut with a hash of the whole."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def add(self, mark: str, message: dict[str, Any]) -> None:
        text = msgspec.json.encode(message).decode()
        if len(text) > LONGEST:
            whole = f" sha256:{sha256(text.encode()).hexdigest()[:16]}" if message["type"] == "update" else ""
            text = f"{text[:LONGEST]}…{whole}"
        self.lines.append(f"{mark} {text}")

    def say(self, text: str) -> None:
        self.lines += ["", f"# {text}"]


class Talker:
    """One seat's connection, written down."""

    def __init__(self, socket: Any, name: str, transcript: Transcript) -> None:
        self.socket, self.name, self.transcript = socket, name, transcript
        self.last: dict[str, Any] = {}

    def send(self, **message: Any) -> None:
        msgspec.json.decode(msgspec.json.encode(message), type=ClientMessage)
        self.transcript.add(f"{self.name}>", message)
        self.socket.send_json(message)

    def until(self, type: str) -> dict[str, Any]:
        """Hear up to a message of this type; every one is a message of the server that the client can read."""
        while True:
            text = self.socket.receive_text()
            msgspec.json.decode(text, type=ServerMessage)
            read_message(text)
            message: dict[str, Any] = msgspec.json.decode(text)
            if message["type"] not in UNORDERED:
                self.transcript.add(f"{self.name}<", message)
            if message["type"] == "update":
                self.last = message
            if message["type"] == type:
                return message

    @property
    def may_choose(self) -> bool:
        return len(self.last.get("legal", ())) > 1


class FixedStore(MemoryStore):
    secret = b"transcripts are the same each time"


@pytest.fixture
def opened_house(settings: Settings, tmp_path: Path) -> Iterator[Callable[[str], House]]:
    with ExitStack() as stack:

        def open(game: str) -> House:
            store = FixedStore()
            app = create_app(settings, {game: load(game)}, store, FirstChoice(), tmp_path / "client")
            return House(stack.enter_context(TestClient(app)), stack)

        yield open


def hear_questions(players: list[Talker]) -> Talker:
    """Hear until somebody may choose freely, and return that player."""
    while not any(player.may_choose for player in players):
        for player in players:
            player.until("update")
    return next(player for player in players if player.may_choose)


def record(house: House, game: str) -> str:
    transcript = Transcript()
    made = house.client.post(
        "/api/tables",
        json={"game": game, "seats": 2, "options": {}, "places": ["me", "open"], "name": "A", "key": KEYS[0]},
    ).json()
    seated = house.client.post(f"/api/tables/{made['table']}/sit", json={"name": "B", "key": KEYS[1]}).json()
    players = []
    for name, place in (("A", made), ("B", seated)):
        socket = house.stack.enter_context(house.client.websocket_connect(f"/api/tables/{made['table']}/live"))
        transcript.say(f"{name} says hello with the token of seat {place['seat']}")
        players.append(Talker(socket, name, transcript))
        players[-1].send(type="hello", token=place["token"])
        players[-1].until("welcome")
    transcript.say("The first questions: `legal` has every action that is allowed")
    player = hear_questions(players)
    choice = {"type": "do", "id": "1", "at": player.last["at"], "action": player.last["legal"][0]["action"]}
    transcript.say("An answer, acknowledged once it is stored")
    player.send(**choice)
    player.until("ack")
    transcript.say("The same command again, as after a lost connection: done once, acknowledged again")
    player.send(**choice)
    player.until("ack")
    transcript.say("An answer to a question that is over: stale, which is no fault")
    player.send(**{**choice, "id": "2", "at": 0})
    player.until("error")
    transcript.say("Something that is no action of this game")
    player.send(type="do", id="3", at=player.last["at"], action={"type": "NoSuchAction"})
    player.until("error")
    transcript.say("Resigning ends the game for both")
    player.send(type="resign", id="4")
    player.until("ack")
    for each in players:
        while not each.last.get("over"):
            each.until("update")
    return "\n".join(transcript.lines).lstrip() + "\n"


@pytest.mark.parametrize("game", NAMES)
def test_the_transcript_is_what_happens(opened_house: Callable[[str], House], game: str) -> None:
    text = record(opened_house(game), game)
    path = FOLDER / f"{game}.txt"
    if os.environ.get("PELIPOYTA_RENEW"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text
