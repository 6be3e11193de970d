"""TABLE-16: timed games between scripted players with delays, lost lines and restarts; every flag is right.

Here time is advanced by the test; tests/server/process/test_timed_soak.py has the same over real lines.
"""

import asyncio
import json
import os
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from tests.manual_clock import ManualClock, settled
from tests.table.clocks.reckoning import check
from tests.table.conftest import SALKKU, Minds
from tests.table.memory_store import MemoryStore

from pelipoyta.games import load
from pelipoyta.table.autoplay.bot_delay import BotDelay
from pelipoyta.table.commands import Do, FromSeat
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.lobby import Lobby, TableSpec
from pelipoyta.table.live.table import Table
from pelipoyta.table.log.store import Batch, StoreFailed
from pelipoyta.table.model import Timing

GAMES = int(os.environ.get("PELIPOYTA_TIMED", "30"))  # make timed-soak asks for a hundred and more
STEPS = 400


class Plug:
    """A house's way to the store, which can be pulled out: a killed house writes nothing more."""

    secret = MemoryStore.secret

    def __init__(self, store: MemoryStore) -> None:
        self.store = store
        self.out = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    def append(self, batches: Sequence[Batch]) -> "asyncio.Future[None]":
        if not self.out:
            return self.store.append(batches)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_exception(StoreFailed("killed"))
        return done


class Evening:
    """One game, played by a script."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.manual_clock = ManualClock()
        self.store = MemoryStore()
        self.restarted_so = self.lost = 0
        self.game = self.rng.choice(("rolechess", "salkku", "salkku"))
        self.restarts = {self.rng.randrange(2, 6): True, self.rng.randrange(6, 12): False}  # closed well, or killed

    def open(self) -> None:
        self.plug = Plug(self.store)
        games = {"salkku": SALKKU, "rolechess": load("rolechess")}
        self.lobby = Lobby(
            games, self.plug, Minds(), lambda game: ("first",), BotDelay(0.0, 1.0), 60.0, time=self.manual_clock
        )

    async def seated(self) -> Table:
        rng = self.rng
        time = Timing(rng.randint(8, 40), increment=rng.choice((0, 0, 2)), delay=rng.choice((0, 3)))
        count = 2 if self.game == "rolechess" else rng.choice((2, 3))
        places = ("me", *["open"] * (count - 1))
        place = await self.lobby.create(
            TableSpec(game=self.game, seats=count, options={}, places=places, name="Aino", time=time)
        )
        for number in range(1, count):
            await self.lobby.sit(place.table, None, f"Eino {number}")
        return await self.entered(place.table)

    async def entered(self, name: str) -> Table:
        table = await self.lobby.own(name)
        await settled()
        for seat in range(table.state.header.seats):
            table.join(seat)
            table.timer.set_latency(seat, self.rng.randrange(0, 2_000))
        return table

    async def restarted(self, table: Table, well: bool) -> Table:
        self.plug.out = not well
        self.restarted_so += 1
        await self.lobby.close()
        self.manual_clock.time += self.rng.uniform(0, 10_000)
        self.open()
        return await self.entered(table.state.header.id)

    async def lost_line(self, table: Table, seat: int) -> None:
        self.lost += 1
        table.leave(seat)
        await self.manual_clock.advance(self.rng.uniform(0, 4))
        table.join(seat)
        table.timer.set_latency(seat, self.rng.randrange(0, 2_000))

    async def step(self, table: Table) -> None:
        seat = self.rng.choice(sorted(table.state.history.asked_version))
        if self.rng.random() < 0.15:
            await self.lost_line(table, seat)
        await self.manual_clock.advance(self.rng.expovariate(1 / 4))
        if legal := () if table.state.over else table.state.history.current.legal(seat):
            with suppress(TableError):  # too late
                await table.submit(FromSeat(seat, Do("", table.state.versions[seat], self.rng.choice(legal))))

    async def play(self) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        self.open()
        table = await self.seated()
        for number in range(STEPS):
            if table.state.over:
                break
            await self.step(table)
            if number in self.restarts and not table.state.over:
                table = await self.restarted(table, self.restarts[number])
        await self.lobby.close()
        name = table.state.header.id
        return json.loads(self.store.headers[name]), [json.loads(line) for line in self.store.lines[name]]


@pytest.mark.timeout(60 + 3 * GAMES)
def test_every_flag_is_right() -> None:
    evenings = [Evening(seed) for seed in range(GAMES)]
    flags = [check(*asyncio.run(evening.play())) for evening in evenings]
    assert any(flags) and not all(flags)
    restarts, lost = sum(each.restarted_so for each in evenings), sum(each.lost for each in evenings)
    print(f"{GAMES} timed games: {sum(flags)} flags, {restarts} restarts, {lost} lost lines")
    assert restarts > GAMES / 2 and lost > GAMES


@pytest.mark.parametrize("fault", ["ran", "flag"])
def test_a_wrong_flag_would_be_seen(fault: str) -> None:
    """Else the test above could not fail."""
    header, lines = next(story for seed in range(99) if check(*(story := asyncio.run(Evening(seed).play()))))
    if fault == "flag":
        lines[-1]["entry"]["seats"] = [(lines[-1]["entry"]["seats"][0] + 1) % header["seats"]]
    else:
        late = lines[-1]["entry"]["seats"][0]
        lines[-1]["clock"]["ran"][str(late)] = 0
    with pytest.raises(AssertionError):
        check(header, lines)
