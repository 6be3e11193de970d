"""Attacker: a process with its own loopback address and sixteen kept-alive connections, which ask without a pause.

`python -m benchmarks.attack.attacker KIND PORT WORLD`, where WORLD is a file. It attacks from a line on standard input
to the next one, and then prints how many answers it got, by status.
"""

import asyncio
import os
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from pathlib import Path

import msgspec
from benchmarks.attack.world import World
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

OWN = "127.0.0.2"  # not the quiet player's address
LINES = 16
BACK = 60  # updates that a reconnecting client says it has missed
COURTEOUS = 10  # niceness: on another machine it would take no processor time from the server


class Ask(Struct, frozen=True):
    """Request of an attack."""

    path: str
    method: str = "GET"
    body: bytes = b""


Attack = Callable[[World, int], Ask]
KINDS: dict[str, Attack] = {
    "static page": lambda world, n: Ask("/healthz"),
    "pictures": lambda world, n: Ask(f"/api/tables/{world.kasvoton}/preview?move={n % world.moves}"),
    "records": lambda world, n: Ask(f"/api/tables/{world.lotr}/record"),
    "dice": lambda world, n: Ask(f"/api/tables/{world.lotr}/dice"),
    "moments": lambda world, n: Ask(f"/api/tables/{world.lotr}/replay/{n * 7 % world.moments}?count=32"),
    "tournament page": lambda world, n: Ask(f"/api/tournaments/{world.tournament}"),
    "openapi": lambda world, n: Ask("/api/openapi.json"),
    "readyz": lambda world, n: Ask("/readyz"),
    "offers": lambda world, n: Ask("/api/games/lotr/decks/offers"),
    "uploads": lambda world, n: Ask("/api/replays", "POST", _spoilt(world, n)),
    "analyses": lambda world, n: Ask(f"/api/tables/{world.small[n % len(world.small)]}/analysis", "POST"),
    "cold tables": lambda world, n: Ask(f"/api/tables/{world.small[n % len(world.small)]}"),
}
PASSWORD = "kolme vihreää norsua hyppii"
# Attacks on accounts and on the lobby, which need no prepared games.
PEOPLE: dict[str, Attack] = {
    "sign in": lambda world, n: _posted("/api/account/sign-in", name=f"nobody {n % 10**9}", password=PASSWORD),
    "one name": lambda world, n: _posted("/api/account/sign-in", name="nobody", password=f"{PASSWORD} {n}"),
    "sign up": lambda world, n: _posted("/api/account/sign-up", name=f"Flood {n % 10**9}", password=PASSWORD),
    "recovery codes": lambda world, n: _posted("/api/account/recover", code=f"{n:016d}"),
    "sign-in links": lambda world, n: _posted("/api/account/link-claims", token=f"{n:032d}"),
    "profiles": lambda world, n: Ask(f"/api/people/nobody{n}"),
}
KINDS |= PEOPLE
RECONNECTS, LOBBY = "reconnects", "lobby"


def _posted(path: str, **body: str) -> Ask:
    return Ask(path, "POST", msgspec.json.encode(body))


def _spoilt(world: World, number: int) -> bytes:
    """A record that fails at its last step, and is another each time."""
    lines = world.record.splitlines()
    text = "\n".join(_renamed(line, number) for line in lines[:-1])
    return msgspec.json.encode({"text": f"{text}\nnonsense {number}\n"})


def _renamed(line: str, number: int) -> str:
    return line.replace("uniform", f"guest {number}", 1) if line.startswith("players") else line


class Attacker:
    """Sixteen connections of one kind of attack."""

    def __init__(self, kind: str, port: int, world: World) -> None:
        self._kind = kind
        self._port = port
        self._world = world
        self._numbers = count(os.getpid() * 1000)
        self.answers: Counter[str] = Counter()

    async def run(self) -> None:
        """Attack until cancelled."""
        line = {RECONNECTS: self._reconnecting, LOBBY: self._searching}.get(self._kind, self._asking)
        await asyncio.gather(*(self._again(line) for _ in range(LINES)))

    async def _again(self, line: Callable[[], Awaitable[None]]) -> None:
        """Open another connection whenever one was closed."""
        while True:
            with suppress(OSError, EOFError, WebSocketException, TimeoutError):
                await line()
            self.answers["closed"] += 1
            await asyncio.sleep(0.05)

    async def _asking(self) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port, local_addr=(OWN, 0))
        try:
            while True:
                ask = KINDS[self._kind](self._world, next(self._numbers))
                writer.write(self._encoded(ask))
                self.answers[await _status(reader)] += 1
        finally:
            writer.close()

    def _encoded(self, ask: Ask) -> bytes:
        head = f"{ask.method} {ask.path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\n"
        about = f"Content-Type: application/json\r\nContent-Length: {len(ask.body)}\r\n\r\n"
        return (head + about).encode() + ask.body

    async def _reconnecting(self) -> None:
        url = f"ws://127.0.0.1:{self._port}/api/tables/{self._world.lotr}/live"
        async with connect(url, compression=None, local_addr=(OWN, 0), open_timeout=30) as line:
            await line.send('{"type": "hello", "seen": 999999}')
            now = _welcomed(await line.recv())
        while True:
            async with connect(url, compression=None, local_addr=(OWN, 0), open_timeout=30) as line:
                await line.send(f'{{"type": "hello", "seen": {max(0, now - BACK)}}}')
                for _ in range(2):
                    await asyncio.wait_for(line.recv(), 30)
            self.answers["200"] += 1

    async def _searching(self) -> None:
        """Search, stop and ask for lists without a pause, over one connection to the lobby."""
        url = f"ws://127.0.0.1:{self._port}/api/lobby/live"
        async with connect(url, compression=None, local_addr=(OWN, 0), open_timeout=30) as line:
            await line.send(msgspec.json.encode({"type": "enter", "device": f"{next(self._numbers):032d}"}).decode())
            hearing = asyncio.create_task(self._hear(line))
            try:
                while True:
                    for message in SEARCHES:
                        await line.send(message)
                    await asyncio.sleep(0)  # hear what is answered
            finally:
                hearing.cancel()

    async def _hear(self, line: ClientConnection) -> None:
        async for text in line:
            self.answers[msgspec.json.decode(text, type=Heard).told] += 1


WANT = {"game": "rolechess", "pace": "days", "seats": [2]}
SEARCHES = tuple(
    msgspec.json.encode(each).decode()
    for each in (
        {"type": "offer", "wants": [WANT]},
        {"type": "list", "filter": {"pace": "quick"}},
        {"type": "list", "filter": {"rated": True}},
        {"type": "withdraw"},
    )
)


class Heard(Struct):
    """Message of the server."""

    type: str
    at: int = 0
    code: str = ""

    @property
    def told(self) -> str:
        return self.code or self.type


def _welcomed(text: str | bytes) -> int:
    return msgspec.json.decode(text, type=Heard).at


async def _status(reader: asyncio.StreamReader) -> str:
    """Read one answer, which tells its length."""
    head = await reader.readuntil(b"\r\n\r\n")
    lines = dict(_header(line) for line in head.split(b"\r\n")[1:] if line)
    await reader.readexactly(int(lines.get(b"content-length", b"0")))
    return head.split(b" ", 2)[1].decode()


def _header(line: bytes) -> tuple[bytes, bytes]:
    name, _, value = line.partition(b":")
    return name.lower(), value.strip()


async def serve(kind: str, port: int, world: World) -> None:
    """Attack whenever a line was read, until the next one."""
    loop = asyncio.get_running_loop()
    while await loop.run_in_executor(None, sys.stdin.readline):
        attacker = Attacker(kind, port, world)
        attack = asyncio.create_task(attacker.run())
        await loop.run_in_executor(None, sys.stdin.readline)
        attack.cancel()
        await asyncio.gather(attack, return_exceptions=True)
        print(msgspec.json.encode(attacker.answers).decode(), flush=True)


if __name__ == "__main__":
    os.nice(COURTEOUS)
    file = Path(sys.argv[3])
    asyncio.run(serve(sys.argv[1], int(sys.argv[2]), msgspec.json.decode(file.read_bytes(), type=World)))
