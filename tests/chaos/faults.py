"""Faults of a chaos run: each breaks something for a while, and mends it."""

import asyncio
import subprocess
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import combinations
from random import Random
from typing import Any

from tests.chaos.fleet import LEASE, Fleet, Member

Fault = Callable[[Fleet, Random], Awaitable[None]]
BEYOND = LEASE + 0.8  # longer than a lease
REVIVALS = 100


async def kill_owner(fleet: Fleet, random: Random) -> None:
    """SIGKILL an owner; it is started again while the others go on."""
    await _killed(random.choice(fleet.owners))


async def kill_gateway(fleet: Fleet, random: Random) -> None:
    """SIGKILL a gateway."""
    await _killed(random.choice(fleet.gateways))


async def stop_owner(fleet: Fleet, random: Random) -> None:
    """SIGSTOP an owner beyond its lease, then SIGCONT."""
    await _paused(random.choice(fleet.owners), BEYOND)


async def stop_owner_briefly(fleet: Fleet, random: Random) -> None:
    """SIGSTOP an owner for less than its lease."""
    await _paused(random.choice(fleet.owners), LEASE / 3)


async def stop_gateway(fleet: Fleet, random: Random) -> None:
    """SIGSTOP a gateway, then SIGCONT."""
    await _paused(random.choice(fleet.gateways), BEYOND)


async def cut_owner_from_database(fleet: Fleet, random: Random) -> None:
    """Cut the proxy between an owner and PostgreSQL."""
    await _cut(random.choice(fleet.owners), "db")


async def cut_owner_from_bus(fleet: Fleet, random: Random) -> None:
    """Cut the proxy between an owner and NATS."""
    await _cut(random.choice(fleet.owners), "bus")


async def cut_gateway_from_database(fleet: Fleet, random: Random) -> None:
    """Cut the proxy between a gateway and PostgreSQL."""
    await _cut(random.choice(fleet.gateways), "db")


async def cut_gateway_from_bus(fleet: Fleet, random: Random) -> None:
    """Cut the proxy between a gateway and NATS."""
    await _cut(random.choice(fleet.gateways), "bus")


async def cut_owner_off(fleet: Fleet, random: Random) -> None:
    """Cut an owner from both."""
    owner = random.choice(fleet.owners)
    await asyncio.gather(_cut(owner, "db"), _cut(owner, "bus"))


async def restart_postgres(fleet: Fleet, _random: Random) -> None:
    """Stop PostgreSQL as a power cut does, and start it again."""
    async with fleet.database_care:
        with suppress(subprocess.CalledProcessError):  # a full disk has ended it already
            await asyncio.to_thread(fleet.postgres.stop)
    await _revived(fleet)


async def restart_nats(fleet: Fleet, _random: Random) -> None:
    """Kill NATS, and start it again a moment later."""
    fleet.nats.stop()
    await asyncio.sleep(0.5)
    await asyncio.to_thread(fleet.nats.start)


async def fill_disk(fleet: Fleet, _random: Random) -> None:
    """Fill the disk of PostgreSQL, then make room; where it has shut down over that, it is started again."""
    assert fleet.disk is not None
    await asyncio.to_thread(fleet.disk.fill)
    await asyncio.sleep(1.0)
    await asyncio.to_thread(fleet.disk.free)
    await _revived(fleet)


async def set_clocks_back(fleet: Fleet, _random: Random) -> None:
    """Set the wall clock of all gateways and owners back by an hour, then right again."""
    fleet.clock.set(-3600)
    await asyncio.sleep(1.5)
    fleet.clock.set(0)


FAULTS: dict[str, Fault] = {
    fault.__name__: fault
    for fault in (
        kill_owner,
        kill_gateway,
        stop_owner,
        stop_owner_briefly,
        stop_gateway,
        cut_owner_from_database,
        cut_owner_from_bus,
        cut_gateway_from_database,
        cut_gateway_from_bus,
        cut_owner_off,
        restart_postgres,
        restart_nats,
        fill_disk,
        set_clocks_back,
    )
}

AND = " + "  # between the names of faults that happen at the same time
DATABASE = {"restart_postgres", "fill_disk"}  # while they last no lease ends, and no table gets another owner


class Victims(Random):
    """Random that chooses each member once, so that two faults at the same time hit two of them."""

    def __init__(self, random: Random) -> None:
        super().__init__(random.random())
        self._chosen: list[Any] = []

    def choice(self, seq: Any) -> Any:
        left = [each for each in seq if each not in self._chosen]
        self._chosen.append(super().choice(left))
        return self._chosen[-1]


async def cause(fleet: Fleet, random: Random, name: str) -> None:
    """Let a fault happen, or several at the same time, and wait until all are mended."""
    victims = Victims(random)
    await asyncio.gather(*(FAULTS[each](fleet, victims) for each in name.split(AND)))


def drawn(random: Random, names: Sequence[str], count: int, pairs: bool = False) -> list[str]:
    """Names of so many faults, or pairs of them: each once in any order, then at random."""
    kinds = [AND.join(pair) for pair in combinations(names, 2)] if pairs else list(names)
    if pairs:
        random.shuffle(kinds)
    return [kinds[number] if number < len(kinds) else random.choice(kinds) for number in range(count)]


async def _revived(fleet: Fleet) -> None:
    """Start PostgreSQL, if it does not run, as a supervisor does: again and again while the disk is full."""
    for _ in range(REVIVALS):
        async with fleet.database_care:
            with suppress(subprocess.CalledProcessError):
                return await asyncio.to_thread(fleet.postgres.revive)
        await asyncio.sleep(0.2)
    raise AssertionError("PostgreSQL does not start")


async def _killed(member: Member) -> None:
    member.kill()
    await member.start()


async def _paused(member: Member, seconds: float) -> None:
    member.pause()
    await asyncio.sleep(seconds)
    member.resume()


async def _cut(member: Member, proxy: str) -> None:
    member.proxies[proxy].cut()
    await asyncio.sleep(BEYOND)
    member.proxies[proxy].restore()
