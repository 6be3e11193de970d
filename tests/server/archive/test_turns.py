"""Addresses take turns, however many requests one of them has waiting."""

import asyncio

import pytest

from pelipoyta.server.archive.turns import TurnsByAddress

pytestmark = pytest.mark.anyio


async def test_an_address_with_one_request_waits_for_one_of_another() -> None:
    turns, served, go_on = TurnsByAddress(), list[str](), asyncio.Event()

    async def ask(address: str) -> None:
        async with turns.turn(address):
            await go_on.wait()
            served.append(address)

    asked = [asyncio.create_task(ask(address)) for address in ("a", "a", "a", "a", "b", "c")]
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(*asked)
    assert served == ["a", "a", "b", "c", "a", "a"]


async def test_a_turn_passes_over_callers_who_have_gone() -> None:
    turns, served = TurnsByAddress(), list[str]()

    async def ask(address: str) -> None:
        async with turns.turn(address):
            served.append(address)

    async with turns.turn("a"):
        gone, waits = asyncio.create_task(ask("b")), asyncio.create_task(ask("c"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
    await waits
    assert served == ["c"] and gone.cancelled()


async def test_a_turn_that_came_too_late_is_handed_on() -> None:
    turns = TurnsByAddress()

    async def ask(address: str) -> None:
        async with turns.turn(address):
            pass

    async with turns.turn("a"):
        late = asyncio.create_task(ask("b"))
        await asyncio.sleep(0)
    late.cancel()  # its turn has come, and it has not run since
    await asyncio.gather(late, return_exceptions=True)
    async with asyncio.timeout(60):
        await ask("c")
