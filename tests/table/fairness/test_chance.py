"""A table's chance follows from its seed and the players' words, through restarts; told when all is over (TABLE-12)."""

from collections import Counter
from collections.abc import Callable
from time import time
from typing import Any

import msgspec
import pytest

from pelipoyta.kernel.fairness.commitment import commitment_to
from pelipoyta.kernel.fairness.verify import verify
from pelipoyta.kernel.records import record
from pelipoyta.table.access.policy import access
from pelipoyta.table.autoplay.bot_delay import BotDelay
from pelipoyta.table.commands import Do, FromSeat, Rematch, Resign
from pelipoyta.table.fairness import chance
from pelipoyta.table.live.lobby import Lobby, TableSpec
from pelipoyta.table.live.table import Table
from pelipoyta.table.model import NO_CHAIN, Chain, TableHeader

pytestmark = pytest.mark.anyio
SECRET = b"the house's own"


def test_a_chain_runs_backwards() -> None:
    """Each seed is the digest of the next one: what is told of a game was the next one's commitment."""
    first = chance.next_link(NO_CHAIN, "t1")
    second = chance.next_link(first, "t2")
    assert chance.committed(SECRET, second) == chance.seed_of(SECRET, first).hex()
    assert (first, second) == (Chain("t1", 63), Chain("t1", 62))
    assert chance.next_link(Chain("t1", 0), "t65") == Chain("t65", 63)


def test_other_tables_and_houses_have_other_seeds() -> None:
    seeds = {chance.seed_of(secret, Chain(name, 63)) for secret in (SECRET, b"x") for name in ("t1", "t2")}
    assert len(seeds) == 4


def test_a_table_from_before_is_committed_to_nothing() -> None:
    old = b'{"id":"t","game":"g","version":1,"seats":2,"options":{},"shown":{},"host":"h","before":null,"created":1.0}'
    header = msgspec.json.decode(old, type=TableHeader)
    assert header.chain == NO_CHAIN and chance.committed(SECRET, header.chain) == ""


def whole(table: Table) -> record.Record:
    state, secret = table.state, table._store.secret
    assert state.over
    return record.Record(
        state.header.game,
        state.header.version,
        state.header.seats,
        state.options,
        (),
        state.over,
        state.history.record_steps(),
        dice=chance.proof(secret, state, access(state, "", time())),
    )


async def answer(table: Table, seat: int) -> None:
    state = table.state
    await table.submit(FromSeat(seat, Do("", state.versions[seat], state.history.current.legal(seat)[0])))


async def play_on(table: Table, moves: int) -> None:
    """So many choices, the first there is."""
    for _ in range(moves):
        if table.state.over:
            return
        await answer(table, next(iter(table.state.history.asked_version)))


async def test_a_game_that_was_broken_off_goes_on_with_the_same_chance(
    games: Any, store: Any, advisers: Any, seated: Callable[..., Any]
) -> None:
    table = await seated("salkku", "me", "open")
    await play_on(table, 3)
    again = Lobby(games, store, advisers, lambda game: (), BotDelay(0.0, 1.0), 60.0)
    other = await again.own(table.state.header.id)
    await play_on(other, 10)
    assert verify(games["salkku"], whole(other), table.commitment) == 1
    await again.close()


async def test_words_are_kept_and_told_at_the_end(lobby: Lobby, games: Any) -> None:
    place = await lobby.create(
        TableSpec(game="salkku", seats=2, options={}, places=("me", "open"), name="Aino", word="kuusi")
    )
    await lobby.sit(place.table, None, "Eino", word="mänty")
    table = await lobby.own(place.table)
    assert chance.proof(table._store.secret, table.state, access(table.state, "", time())) is None
    await table.submit(FromSeat(0, Resign("r")))
    proof = chance.proof(table._store.secret, table.state, access(table.state, "", time()))
    assert proof and proof.words == ("kuusi", "mänty")
    assert commitment_to(bytes.fromhex(proof.seed)) == proof.commitment == table.commitment
    assert verify(games["salkku"], whole(table)) == 0


async def test_a_rematch_has_its_own_seed_and_the_same_words(lobby: Lobby, seated: Callable[..., Any]) -> None:
    table = await seated("salkku", "me", "open")
    await table.submit(FromSeat(0, Resign("r")))
    await table.submit(FromSeat(1, Rematch("again")))
    second = await lobby.own(table.state.offers.next)
    proof = chance.proof(table._store.secret, table.state, access(table.state, "", time()))
    assert proof and second.commitment == proof.seed != table.commitment


async def test_what_a_key_will_make_is_committed_to_beforehand(lobby: Lobby) -> None:
    told = lobby.commitment("a key")
    place = await lobby.create(
        TableSpec(game="salkku", seats=2, options={}, places=("me", "open"), name="Aino"), "a key"
    )
    assert (await lobby.own(place.table)).commitment == told != lobby.commitment("another")


async def test_the_same_seed_with_other_words_brings_other_chance(games: Any, store: Any, advisers: Any) -> None:
    """Whoever knew the seed could not foretell without the words."""
    dies = Counter[int]()
    for number in range(12):
        lobby = Lobby(games, type(store)(), advisers, lambda game: (), BotDelay(0.0, 1.0), 60.0)
        place = await lobby.create(
            TableSpec(game="salkku", seats=2, options={}, places=("me", "open"), name="Aino", word=str(number)),
            "one key",
        )
        await lobby.sit(place.table, None, "Eino")
        table = await lobby.own(place.table)
        await play_on(table, 10)
        dies[table.state.game_state.die] += 1
        await lobby.close()
    assert len(dies) > 1
