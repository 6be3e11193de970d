"""A game that was decided on gets its table once, also when the server dies between the two."""

from collections import Counter
from typing import Any, cast

import pytest

from pelipoyta.community.offers.book import OfferBook
from pelipoyta.community.offers.facts import WaitingFacts
from pelipoyta.community.offers.model import PairedPerson, PairedTable
from pelipoyta.community.pairing import PairingPool
from pelipoyta.games import load
from pelipoyta.server.lobby.pairing.facts import LobbyFacts
from pelipoyta.server.lobby.pairing.paces import first_options
from pelipoyta.server.lobby.pairing.pairer import Pairer
from pelipoyta.server.lobby.presence.people import People
from pelipoyta.server.lobby.presence.processes import LobbyPresence
from pelipoyta.storage.database import Database
from pelipoyta.table.live.lobby import SeatTicket, TableSpec

GAME = PairedTable(
    key="decided",
    pool=PairingPool("rolechess", "quick"),
    people=(PairedPerson("aino", "Aino", "seat-a"), PairedPerson("eino", "Eino", "seat-e")),
    made=1.0,
)


class Tables:
    """Lobby that notes what it was asked for; the first requests of a kind may fail."""

    def __init__(self, failing: str = "") -> None:
        self.asked: list[tuple[str, Any]] = []
        self._failing = failing

    def game(self, name: str) -> Any:
        return load(name)

    async def create(self, spec: TableSpec, key: str) -> SeatTicket:
        return self._note("create", (spec.seats, spec.time.bank if spec.time else 0, key))

    async def sit(self, table: str, seat: int, name: str, key: str, account: str = "") -> SeatTicket:
        return self._note("sit", (seat, name, key))

    def _note(self, what: str, which: Any) -> SeatTicket:
        self.asked.append((what, which))
        if what == self._failing:
            self._failing = ""
            raise OSError("the server dies")
        return SeatTicket("table", 0, "key")


pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("anyio_backend", ["asyncio"])]


@pytest.fixture
async def book() -> Any:
    database = Database("sqlite://")
    yield OfferBook(database)
    await database.close()


class News:
    """Notes the games that were made."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def made(self, game: PairedTable) -> None:
        self.heard.append(game.key)


@pytest.mark.parametrize("failing", ["", "create", "sit"])
async def test_a_decided_game_gets_its_table_after_a_crash(book: OfferBook, failing: str) -> None:
    tables, news = Tables(failing), News()
    pairer = Pairer(book, cast("Any", tables), LobbyPresence(People()), cast("Any", news), asking=20.0)
    await book.take([], GAME)
    await pairer.finish()
    if failing:
        assert news.heard == [] and await book.unmade() == [GAME]
        await pairer.finish()
    assert news.heard == ["decided"]
    assert await book.unmade() == []
    counts = Counter(tables.asked)
    assert set(counts) == {
        ("create", (2, 300, "decided")),
        ("sit", (0, "Aino", "seat-a")),
        ("sit", (1, "Eino", "seat-e")),
    }


@pytest.mark.parametrize(
    ("game", "seats", "teams"), [("sequence", 4, 2), ("sequence", 6, 2), ("sequence", 9, 3), ("sequence", 2, 0)]
)
async def test_teams_are_those_of_the_game(game: str, seats: int, teams: int) -> None:
    facts = LobbyFacts(WaitingFacts(), {}, LobbyPresence(People()), cast("Any", Tables()))
    assert facts.team_count(PairingPool(game, "free"), seats) == teams
    sides = load(game).hooks.teams(first_options(load(game)), seats)
    assert len(set(sides)) == (teams or seats)
