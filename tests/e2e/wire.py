"""Seats played over the wire, without a browser: on to the position a test wants to look at, in a moment."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

Place = dict[str, Any]  # what the house answers to whoever sits down: the table, the seat and its token
Told = dict[str, Any]  # an update, as a seat is told it
Choose = Callable[[int, Told], Any]  # the action of a seat that is asked
SECONDS = 100


def hurry(server: str, places: Sequence[Place], until: Callable[[Told], bool], choose: Choose) -> Told:
    """Answers for these seats until a question will do or the game is over; that update."""
    with ThreadPoolExecutor(1) as apart:  # the browser's own loop runs in this thread
        return apart.submit(asyncio.run, _hurry(server, places, until, choose)).result()


async def _hurry(server: str, places: Sequence[Place], until: Callable[[Told], bool], choose: Choose) -> Told:
    lines = list[ClientConnection]()
    seats = [asyncio.ensure_future(_play(server, place, until, choose, lines)) for place in places]
    ready, waiting = await asyncio.wait(seats, timeout=SECONDS, return_when=asyncio.FIRST_COMPLETED)
    for seat in waiting:
        seat.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for line in lines:  # one that was cancelled while it closed has not closed
        line.transport.abort()
    assert ready, "what was to be asked never was"
    return ready.pop().result()


async def _play(
    server: str, place: Place, until: Callable[[Told], bool], choose: Choose, lines: list[ClientConnection]
) -> Told:
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{place['table']}/live"
    async with connect(address, max_size=None) as line:
        lines.append(line)
        await line.send(json.dumps({"type": "hello", "token": place["token"]}))
        async for told in _updates(line):
            mine = bool(told["ask"]) and place["seat"] in told["ask"]["seats"]
            if told["over"] or (mine and until(told)):
                return told
            if mine and told["legal"]:
                action = choose(place["seat"], told)
                await line.send(json.dumps({"type": "do", "id": str(told["at"]), "at": told["at"], "action": action}))
    raise AssertionError("the house hung up")


async def _updates(line: ClientConnection) -> AsyncIterator[Told]:
    """From now on: what was told before is told again to whoever comes."""
    now = 0
    async for text in line:
        told = json.loads(text)
        now = told["at"] if told["type"] == "welcome" else now
        if told["type"] == "update" and told["at"] >= now:
            yield told


def resign(server: str, place: Place) -> None:
    """The player of that seat gives up."""
    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, _resign(server, place)).result()


async def _resign(server: str, place: Place) -> None:
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{place['table']}/live"
    async with connect(address, max_size=None) as line:
        await line.send(json.dumps({"type": "hello", "token": place["token"]}))
        await line.send(json.dumps({"type": "resign", "id": "gives up"}))
        async for text in line:
            if json.loads(text)["type"] == "ack":
                return


def answer(server: str, place: Place, choose: Choose) -> None:
    """The player of that seat, who is asked, answers one question."""
    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, _answer(server, place, choose)).result()


async def _answer(server: str, place: Place, choose: Choose) -> None:
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{place['table']}/live"
    async with connect(address, max_size=None) as line:
        await line.send(json.dumps({"type": "hello", "token": place["token"]}))
        async for text in line:
            told = json.loads(text)
            if told["type"] == "update" and told["legal"]:
                action = choose(place["seat"], told)
                await line.send(json.dumps({"type": "do", "id": "once", "at": told["at"], "action": action}))
            if told["type"] in ("ack", "refused"):
                return
