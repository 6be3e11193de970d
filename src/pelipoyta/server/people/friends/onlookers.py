"""Accounts among the onlookers of a table, at this process and at the others."""

import asyncio
from collections.abc import Iterable

from pelipoyta.server.live.room import Room
from pelipoyta.server.services.peers import Drop, PeerLookup

HERE = b"here"


def announce(peers: PeerLookup, room: Room, person: str) -> Drop:
    """Answer the other processes that the account looks on here; the result ends that."""
    name = _name(room.table.state.header.id, person)
    return peers.register("onlooker", name, lambda: HERE if person in room.onlookers() else None)


async def looking_on(peers: PeerLookup, table: str, people: Iterable[str]) -> frozenset[str]:
    """People of these who look on at another process."""
    asked = tuple(people)
    answers = await asyncio.gather(*(peers.look_up("onlooker", _name(table, each)) for each in asked))
    return frozenset(each for each, answer in zip(asked, answers, strict=True) if answer == HERE)


def _name(table: str, person: str) -> str:
    return f"{table}/{person}"
