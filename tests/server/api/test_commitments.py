"""The no-leak law with commitments in place: till the end nobody holds what opens them (TABLE-12, TABLE-19).

And what one is told does not hang on what another brought but by its commitment alone.
"""

from base64 import b64encode, urlsafe_b64encode
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.sweep import sample
from tests.table.conftest import Minds
from tests.table.live.test_hidden import Letters
from tests.table.memory_store import MemoryStore

from pelipoyta.games import NAMES, load
from pelipoyta.kernel.fairness.commitment import commitment_to, key_of
from pelipoyta.kernel.fairness.sealed_draws import Deals
from pelipoyta.kernel.game import AnyGame
from pelipoyta.server.live.updates import table_info
from pelipoyta.table.autoplay.bot_delay import BotDelay
from pelipoyta.table.commands import Do, FromSeat
from pelipoyta.table.fairness.chance import seed_of
from pelipoyta.table.fairness.sealed_decks import keys_of
from pelipoyta.table.live.lobby import Lobby, TableSpec
from pelipoyta.table.live.table import Table

KEY = "a key of the asker's own making"
WORDS = ("a word of the first", "a word of the second", "of the third")
MOVES = 40
PLACES = ("", "/dice", "/record", "/brought", "/replay", "/hint")


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {name: load(name) for name in NAMES}


def heard_so_far(line: Any) -> str:
    """Everything this line was sent up to the answer to a question of its own."""
    line.say("ping")
    heard = [line.hear()]
    while heard[-1]["type"] != "pong":
        heard.append(line.hear())
    return msgspec.json.encode(heard).decode()


def looked(house: Any, table: str, token: str | None) -> str:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return "".join(house.client.get(f"/api/tables/{table}{place}", headers=headers).text for place in PLACES)


def openers(table: Table, secret: bytes, words: tuple[str, ...], viewer: int | None) -> set[str]:
    """All by which another's commitment could be opened, or chance foretold, however it may be written."""
    state = table.state
    seed, keys = seed_of(secret, state.header.chain), keys_of(secret, state)
    deals = Deals.begun(state.game, state.options, keys)
    raw = [seed, key_of(seed, words), secret]
    sealed = [(order.seal, *order.leaves, key) for order, key in zip(deals.orders if deals else (), keys, strict=True)]
    written = [form(each) for each in raw for form in (bytes.hex, spelt(b64encode), spelt(urlsafe_b64encode))]
    theirs = [each for seat, each in enumerate([*zip(words, strict=True), *sealed]) if seat % len(words) != viewer]
    return {*written, *(each for group in theirs for each in group)}


def spelt(encode: Any) -> Any:
    return lambda each: encode(each).decode().rstrip("=")


class Watched:
    """A table and all that each of those around it was ever sent."""

    def __init__(self, house: Any, name: str) -> None:
        seats = min(each for each in load(name).seats if each > 1)
        wish = {"game": name, "seats": seats, "places": ["me", *["open"] * (seats - 1)], "name": "Aino", "key": KEY}
        made = house.client.post("/api/tables", json={**wish, "word": WORDS[0]}).json()
        tokens = [made["token"], *(house.sit(made["table"], word=word)["token"] for word in WORDS[1:seats])]
        self.house, self.name, self.words = house, made["table"], WORDS[:seats]
        self.tokens: dict[int | None, str | None] = {**dict(enumerate(tokens)), None: None}
        self.lines = {viewer: house.join(self.name, token) for viewer, token in self.tokens.items()}
        self.told = dict.fromkeys(self.lines, "")

    def hear(self) -> None:
        for viewer, line in self.lines.items():
            told = heard_so_far(line)
            if not (line.updates and line.updates[-1]["over"]):  # what is told with the end, all may know
                self.told[viewer] += told

    def look(self) -> None:
        """Every page, and a line that comes back."""
        for viewer, token in self.tokens.items():
            self.told[viewer] += looked(self.house, self.name, token)
            self.lines[viewer] = self.house.join(self.name, token)

    def moves(self, random: Random) -> bool:
        self.hear()
        legal = {
            viewer: line.updates[-1]["legal"] for viewer, line in self.lines.items() if not line.updates[-1]["over"]
        }
        asked = [viewer for viewer, choices in legal.items() if choices]
        if asked:
            self.lines[asked[0]].do(**random.choice(legal[asked[0]])["action"])
        return bool(asked)


@pytest.mark.parametrize("name", sample(NAMES, "dnup", "kasvoton", "lotr"))
def test_till_the_end_nobody_holds_what_opens_a_commitment(house: Any, name: str) -> None:
    """Whoever plays, looks on, comes back or asks any page; nor are the words of the others told."""
    watched, random, number = Watched(house, name), Random(name), 0
    live = house.client.app.state.services
    table, secret = house.client.portal.call(live.lobby.find, watched.name), live.store.secret
    commitment = commitment_to(seed_of(secret, table.state.header.chain))
    while number < MOVES and not table.state.over and watched.moves(random):
        if number % 13 == 0 and not table.state.over:
            watched.look()
        number += 1
    for viewer, told in watched.told.items():
        assert commitment in told, "or nothing would be looked into here"
        assert not [each for each in openers(table, secret, watched.words, viewer) if each in told], viewer


async def opened(theirs: str, games: dict[str, AnyGame]) -> Table:
    """A table of one house and key, so that only what the second player brings is another."""
    lobby = Lobby(games, MemoryStore(), Minds(), lambda game: (), BotDelay(0.0, 1.0), 60.0)
    place = await lobby.create(
        TableSpec(game="lotr", seats=2, options={}, places=("me", "open"), name="Aino", word=WORDS[0]), KEY
    )
    await lobby.sit(place.table, None, "Eino", private_options={"decks": theirs}, key="the other's key", word=WORDS[1])
    table = await lobby.own(place.table)
    table.audience = Letters()
    return table


def told_to_others(table: Table) -> bytes:
    """All that the first player and an onlooker were sent, and what any page says of the table but its commitments."""
    letters: Any = table.audience
    said = table_info(table)
    return msgspec.json.encode((letters.sent.get(0), letters.sent.get(None), replace(said, decks=said.decks[:1])))


def with_sites_of(one: str, other: str) -> str:
    """The other deck, but its sites, which lie on the table from the first turn on."""
    sites = [line for line in one.splitlines() if line.startswith("site ")]
    return "\n".join([*sites, *(line for line in other.splitlines() if not line.startswith("site "))])


async def step(pair: tuple[Table, Table], random: Random) -> bool:
    """The same choice at both tables, as long as there is one."""
    seat = sorted(pair[0].state.history.asked_version)[0]
    assert pair[0].state.history.asked_version.keys() == pair[1].state.history.asked_version.keys()
    legal, other = (table.state.history.current.legal(seat) for table in pair)
    both = [action for action in legal if action in other]
    action = random.choice(both) if both else None
    for table in pair if both else ():
        await table.submit(FromSeat(seat, Do("", table.state.versions[seat], action)))
    return bool(both)


@pytest.mark.anyio
@pytest.mark.parametrize("seed", range(3))
async def test_what_another_brought_shows_by_its_commitment_alone(games: dict[str, AnyGame], seed: int) -> None:
    """Decks that look alike at first: the same bytes to everyone else, whatever chance draws from them unseen."""
    game, random = games["lotr"], Random(seed)
    private, options = game.hooks.private[0], game.options()
    theirs = private.check(options, private.usual(options, 1)).text
    other = with_sites_of(theirs, private.alike(options, theirs, random))
    pair = await opened(theirs, games), await opened(other, games)
    mine, yours = zip(*(table.chance.decks for table in pair), strict=True)
    assert mine[0] == mine[1] and yours[0] != yours[1] and pair[0].commitment == pair[1].commitment
    steps = 0
    while steps < MOVES and not pair[0].state.over and await step(pair, random):
        assert told_to_others(pair[0]) == told_to_others(pair[1])
        steps += 1
    assert steps > 4 and pair[0].state.game_state != pair[1].state.game_state
