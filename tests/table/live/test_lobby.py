"""The lobby: who may make which table, who may sit where, and tables that come and go."""

import asyncio
from typing import Any

import arvaus
import pytest
from msgspec import Struct

from pelipoyta.kernel.game import Refusal, Secret, altered
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.lobby import Lobby, TableSpec

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("spec", "code"),
    [
        (TableSpec(game="chess", seats=2, options={}, places=("me", "open"), name=""), "no_such_game"),
        (TableSpec(game="arvaus", seats=5, options={}, places=("me",) + ("open",) * 4, name=""), "bad_seats"),
        (TableSpec(game="arvaus", seats=0, options={}, places=(), name=""), "bad_seats"),
        (TableSpec(game="arvaus", seats=2, options={"speed": 9}, places=("me", "open"), name=""), "bad_options"),
        (TableSpec(game="arvaus", seats=2, options={}, places=("me",), name=""), "bad_places"),
        (TableSpec(game="arvaus", seats=2, options={}, places=("me", "me"), name=""), "bad_places"),
        (TableSpec(game="arvaus", seats=2, options={}, places=("me", "cat"), name=""), "bad_places"),
        (TableSpec(game="arvaus", seats=2, options={}, places=("me", "bot:cleverest"), name=""), "no_such_bot"),
    ],
)
async def test_a_wish_that_cannot_be_met_makes_no_table(lobby: Lobby, store: Any, spec: TableSpec, code: str) -> None:
    with pytest.raises(TableError) as error:
        await lobby.create(spec)
    assert error.value.code == code
    assert store.headers == {}


async def test_options_the_rules_forbid_cite_their_rule(lobby: Lobby, games: Any) -> None:
    games["arvaus"] = altered(arvaus.GAME, fits=lambda options, seats: Refusal("ARV-1", "too-few"))
    with pytest.raises(IllegalAction, match="ARV-1"):
        await lobby.create(TableSpec(game="arvaus", seats=2, options={}, places=("me", "open"), name=""))


async def test_seats_are_filled_once(lobby: Lobby) -> None:
    place = await lobby.create(
        TableSpec(game="arvaus", seats=3, options={}, places=("open", "me", "open"), name=" Aino\n ")
    )
    assert place.seat == 1
    second = await lobby.sit(place.table, 2, "Eino")
    assert second.seat == 2
    for seat, code in ((1, "seat_taken"), (2, "seat_taken"), (3, "no_such_seat")):
        with pytest.raises(TableError) as error:
            await lobby.sit(place.table, seat, "Oiva")
        assert error.value.code == code
    assert (await lobby.sit(place.table, None, "Oiva")).seat == 0
    with pytest.raises(TableError, match="table_full"):
        await lobby.sit(place.table, None, "Saara")
    state = (await lobby.find(place.table)).state
    assert [player.name if player else None for player in state.seats.players] == ["Oiva", "Aino", "Eino"]
    assert state.seats.of(place.key) == 1
    assert state.seats.of("") is None


async def test_only_the_host_seats_bots(lobby: Lobby) -> None:
    place = await lobby.create(
        TableSpec(game="arvaus", seats=3, options={}, places=("open", "me", "open"), name="Aino")
    )
    guest = await lobby.sit(place.table, 2, "Eino")
    with pytest.raises(TableError, match="not_host"):
        await lobby.put_bot(place.table, 0, "first", guest.key)
    with pytest.raises(TableError, match="no_such_bot"):
        await lobby.put_bot(place.table, 0, "cleverest", place.key)
    with pytest.raises(TableError, match="seat_taken"):
        await lobby.put_bot(place.table, 2, "first", place.key)
    table = await lobby.put_bot(place.table, 0, "first", place.key)
    assert table.state.seats.bot(0) == "first"


async def test_a_host_may_look_on(lobby: Lobby) -> None:
    place = await lobby.create(TableSpec(game="arvaus", seats=2, options={}, places=("open", "open"), name="Aino"))
    assert place.seat is None
    await lobby.put_bot(place.table, 0, "first", place.key)


async def test_a_table_is_loaded_once_however_many_ask(lobby: Lobby) -> None:
    place = await lobby.create(TableSpec(game="arvaus", seats=2, options={}, places=("me", "open"), name="Aino"))
    found = await asyncio.gather(*(lobby.find(place.table) for _ in range(5)))
    assert len(set(map(id, found))) == 1
    for _ in range(2):
        with pytest.raises(TableError, match="no_such_table"):
            await lobby.find("elsewhere")


async def test_an_idle_table_is_put_away_and_comes_back(lobby: Lobby) -> None:
    place = await lobby.create(TableSpec(game="arvaus", seats=2, options={}, places=("me", "open"), name="Aino"))
    first = await lobby.find(place.table)
    await asyncio.sleep(0)
    await lobby.sweep()
    assert await lobby.find(place.table) is first  # not idle for long
    first.join(0)
    first.touched -= 1000
    await lobby.sweep()
    assert await lobby.find(place.table) is first  # someone looks
    first.leave(0)
    await lobby.sweep()
    assert await lobby.find(place.table) is first  # someone looked just now
    first.touched -= 1000
    await lobby.sweep()
    second = await lobby.find(place.table)
    assert second is not first
    assert second.state.seats.of(place.key) == 0


class Decks(Struct, frozen=True, forbid_unknown_fields=True):
    fast: bool = False
    deck: Secret[str] = Secret("", (0,))


async def test_secret_options_are_kept_and_not_shown(lobby: Lobby, games: Any) -> None:
    game: Any = arvaus.GAME
    games["arvaus"] = altered(game, options=Decks)
    spec = TableSpec(
        game="arvaus", seats=2, options={"deck": {"value": "all jokers", "eyes": [0]}}, places=("me", "open"), name=""
    )
    table = await lobby.find((await lobby.create(spec)).table)
    assert table.state.options == Decks(False, Secret("all jokers", (0,)))
    assert bytes(table.state.header.shown) == b'{"fast":false,"deck":{"value":null,"eyes":[0]}}'
