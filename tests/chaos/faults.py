"""Faults of a chaos run: each breaks something for a while, and mends it."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

from tests.chaos.fleet import LEASE, Fleet, Member

Fault = Callable[[Fleet, Random], Awaitable[None]]
BEYOND = LEASE + 0.8  # longer than a lease


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
    await asyncio.to_thread(fleet.postgres.stop)
    await asyncio.to_thread(fleet.postgres.start)


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
    await asyncio.to_thread(fleet.postgres.revive)


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
