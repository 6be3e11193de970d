"""Fixtures of the cluster's tests: a database, a bus in memory, and processes on them."""

from collections.abc import AsyncIterator

import pytest
from tests.cluster.processes import ClusterProcess, Start
from tests.postgres import PostgresServer

from pelipoyta.cluster.bus.interface import MemoryBus

LEASE = 0.6


@pytest.fixture
def url(postgres: PostgresServer) -> str:
    return postgres.new_database()


@pytest.fixture
def bus() -> MemoryBus:
    return MemoryBus()


@pytest.fixture
async def start(url: str, bus: MemoryBus) -> AsyncIterator[Start]:
    """Start a process of the cluster: `await start(owns=True)`."""
    started: list[ClusterProcess] = []

    async def one(owns: bool, lease: float = LEASE, games: object = None) -> ClusterProcess:
        process = await ClusterProcess(url, bus, owns=owns, lease=lease, games=games).start()
        started.append(process)
        return process

    yield one
    for process in started:
        await process.close()
