"""Networks of a chaos run: a cut way carries nothing, and a connection lives on once its link is restored."""

import asyncio
import sys
from collections.abc import Iterator

import pytest
from tests.chaos.networks import LoopbackNetwork, Network, network
from tests.nats import free_port

pytestmark = pytest.mark.anyio
ECHO = """
import socket, sys
line = socket.create_connection((sys.argv[1], int(sys.argv[2])), 10)
while data := line.recv(100):
    line.sendall(data)
"""


@pytest.fixture(params=[LoopbackNetwork, network], ids=["proxies", "best here"])
def between(request: pytest.FixtureRequest) -> Iterator[Network]:
    made = request.param()
    yield made
    made.close()


async def test_a_cut_way_carries_nothing_until_it_is_mended(between: Network) -> None:
    talking: asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = asyncio.Queue()
    port = free_port()
    server = await asyncio.start_server(lambda *line: talking.put_nowait(line), between.database, port)
    member = await between.member(port, port)
    host, _, where = member.addresses["db"].partition(":")
    enter = ["nsenter", f"--net={member.namespace}"] if member.namespace else []
    process = await asyncio.create_subprocess_exec(*enter, sys.executable, "-c", ECHO, host, where)
    reader, writer = await asyncio.wait_for(talking.get(), 20)

    async def echoed(text: bytes, seconds: float) -> bytes:
        writer.write(text)
        return await asyncio.wait_for(reader.readexactly(len(text)), seconds)

    assert await echoed(b"one", 20) == b"one"
    member.proxies["db"].cut()
    with pytest.raises(TimeoutError):
        await echoed(b"two", 0.5)
    member.proxies["db"].restore()
    if member.namespace:
        assert await asyncio.wait_for(reader.readexactly(3), 20) == b"two", "what was lost is sent again"
    else:
        with pytest.raises((asyncio.IncompleteReadError, ConnectionError)):
            await asyncio.wait_for(reader.readexactly(3), 20)
    process.kill()
    await process.wait()
    writer.transport.abort()
    server.close()
    for proxy in member.proxies.values():
        await proxy.close()
