"""Players of other servers' rooms move in turns, and what they measure is their own wait and the other's."""

import asyncio
from collections.abc import Callable
from functools import partial
from random import Random

import pytest
from benchmarks.server.rivals.players import Move, RivalTable

pytestmark = pytest.mark.anyio


class Echo:
    """Seat in a room in memory, which tells both players of each move."""

    def __init__(self, room: "EchoRoom") -> None:
        self._room = room

    def send(self, move: Move) -> None:
        self._room.made.append((move["by"], move["number"]))
        for told in self._room.hear:
            asyncio.get_running_loop().call_soon(partial(told, move))


class EchoRoom(RivalTable):
    """Table of two seats that echo."""

    def __init__(self) -> None:
        super().__init__("", Random(1), 0.0)
        self.made: list[tuple[int, int]] = []
        self.hear: list[Callable[[Move], None]] = []

    async def open(self, hear: list[Callable[[Move], None]]) -> "asyncio.Future[None]":
        self.hear, self.seats = hear, [Echo(self), Echo(self)]
        return asyncio.get_running_loop().create_future()


async def test_two_players_move_in_turns_and_measure_each_move_once() -> None:
    table = EchoRoom()
    playing = asyncio.create_task(table.play())
    while len(table.made) < 20:
        await asyncio.sleep(0.001)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    assert table.made[:20] == [(number % 2, number) for number in range(20)]
    assert min(len(table.acks), len(table.tells)) >= 18
    assert all(took >= 0 for took in (*table.acks, *table.tells))
