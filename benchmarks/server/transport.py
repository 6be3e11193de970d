"""Cost of each module of server/transport, and what it saves: servers that lack one beside the whole one.

`python -m benchmarks.server.transport [--tables N] [--rounds N] [--seconds S] [--ways A,B] [--json]`

Servers take turns in every round, each round from another one on: the whole one, one without each module that can be
taken out alone, and uvicorn as it is (`serve --plain`). Costs are processor time of the server (Linux) and bytes that
it sends, and ratios to the whole one within each round, so that other work on the machine counts little. Then each
server is misused once, and what it does is counted.
"""

import argparse
import asyncio
import base64
import json
import os
import socket
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from statistics import median
from typing import Any

import httpx2 as httpx
from benchmarks.server.moves import GATHERED, HERE, Server, measure
from msgspec import Struct
from websockets.frames import Frame, Opcode

WHOLE, PLAIN = "whole", "plain"
START = """
from pelipoyta.server.transport import server, websocket_protocol
def replace(owner, name, new):
    assert hasattr(owner, name), f"{owner} has no {name} any more"
    setattr(owner, name, new)
"""
WITHOUT = {  # Python that takes a module of server/transport out of the server, before it starts
    "connection_limits": """
import uvicorn
accept_alone = server.Server.startup
async def startup(self, sockets=None):
    await uvicorn.Server.startup(self, sockets)
    uvicorn_startup, uvicorn.Server.startup = uvicorn.Server.startup, nothing
    try:
        await accept_alone(self, [])
    finally:
        uvicorn.Server.startup = uvicorn_startup
async def nothing(self, sockets=None): ...
replace(server.Server, "startup", startup)
""",
    "deflate": """
with_deflate = websocket_protocol.TimeoutWebSocketProtocol.connection_made
def connection_made(self, transport):
    with_deflate(self, transport)
    self.conn.available_extensions = []
replace(websocket_protocol.TimeoutWebSocketProtocol, "connection_made", connection_made)
""",
    "garbage": """
async def run(self): ...
replace(server.garbage, "tune", lambda: None)
replace(server.GarbageSearch, "run", run)
""",
    "http_protocol": """
from uvicorn.protocols.http.h11_impl import H11Protocol
replace(server, "TimeoutHTTPProtocol", H11Protocol)
""",
    "websocket_protocol": """
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
replace(server, "TimeoutWebSocketProtocol", WebSocketsSansIOProtocol)
""",
}
# What puts the others together, `plain` in their place, and what `websocket_protocol` waits with.
KEPT = {"__init__", "config", "server", "plain", "waiting"}
PATCHES = {WHOLE: "", **{f"without {name}": START + patch for name, patch in WITHOUT.items()}, PLAIN: ""}
REQUESTS = 200
CROWD = 700  # connections of one address; the server's own limit is 500
SILENCE = 14.0  # seconds a silent connection is watched; the server's own limit is 10
FLOOD = 3.0  # seconds of pings whose answers are never read
PING = Frame(Opcode.PING, b"x" * 125).serialize(mask=True)


class Costs(Struct, frozen=True):
    """Processor milliseconds of the server for one of each, and bytes for a move, in one round."""

    move: float
    sent: float  # bytes to both players of a table, for a move
    request: float
    connection: float


class Misuse(Struct, frozen=True):
    """What a server did with connections that no browser would make."""

    silent: float  # seconds until a half-sent request was closed; SILENCE: not closed
    crowd: int  # connections of one address that were served
    unread: float  # MB of memory more for one peer that sends pings and reads nothing
    pinged: float  # MB of pings taken from that peer


def costs(server: Server, tables: int, seconds: float, turn: int) -> Costs:
    played = asyncio.run(measure(server, tables, seconds, 0.0, turn))
    with httpx.Client(base_url=f"http://{server.address}") as client:
        request = _work(server, lambda: client.get("/healthz"))
    connection = _work(server, lambda: httpx.get(f"http://{server.address}/healthz"))
    return Costs(played.work, played.sent, request, connection)


def _work(server: Server, act: Callable[[], object]) -> float:
    started = server.processor_seconds()
    for _ in range(REQUESTS):
        act()
    return (server.processor_seconds() - started) * 1000 / REQUESTS


def misuse(server: Server) -> Misuse:
    silent = _connect(server)
    silent.sendall(b"GET /healthz HTTP/1.1\r\nHo")
    started = time.perf_counter()
    unread, pinged = _flood(server)
    crowd = _crowd(server)
    return Misuse(_seconds_until_closed(silent, started), crowd, unread, pinged)


def _connect(server: Server) -> socket.socket:
    host, _, port = server.address.rpartition(":")
    return socket.create_connection((host, int(port)), timeout=5)


def _seconds_until_closed(line: socket.socket, started: float) -> float:
    line.settimeout(max(0.1, SILENCE - (time.perf_counter() - started)))
    with line, suppress(ConnectionError):
        try:
            line.recv(1)
        except TimeoutError:
            return SILENCE
    return time.perf_counter() - started


def _crowd(server: Server) -> int:
    """Open many connections at once and count those that get an answer other than "503"."""
    request = f"GET /healthz HTTP/1.1\r\nHost: {server.address}\r\n\r\n".encode()
    with ExitStack() as opened:
        lines = [opened.enter_context(_connect(server)) for _ in range(CROWD)]
        return sum(_is_served(line, request) for line in lines)


def _is_served(line: socket.socket, request: bytes) -> bool:
    with suppress(OSError):
        line.sendall(request)
        return line.recv(16).startswith(b"HTTP/1.1 200")
    return False


def _flood(server: Server) -> tuple[float, float]:
    """Send pings and read nothing: megabytes that the server's memory grew by, and megabytes it took."""
    with _upgraded(server) as line:
        before, sent, end = _resident(server), 0, time.perf_counter() + FLOOD
        while time.perf_counter() < end:
            try:
                sent += line.send(PING * 100)
            except BlockingIOError:
                time.sleep(0.01)
            except ConnectionError:
                break
        return (_resident(server) - before) / 1e6, sent / 1e6


def _upgraded(server: Server) -> socket.socket:
    """Open the live connection of a new table."""
    wish = {"game": "rolechess", "seats": 2, "places": ["me", "open"]}
    table = httpx.post(f"http://{server.address}/api/tables", json=wish).json()["table"]
    line = _connect(server)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in line.recv(4096)
    line.setblocking(False)
    return line


def _resident(server: Server) -> int:
    return int(Path(f"/proc/{server.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def start(folder: Path, name: str) -> Server:
    own = folder / name.replace(" ", "-")
    own.mkdir()
    return Server(own, HERE, GATHERED, plain=name == PLAIN, patch=PATCHES[name])


def one_round(servers: dict[str, Server], tables: int, seconds: float, turn: int) -> dict[str, Costs]:
    """Measure every server, in an order that no two rounds in a row share."""
    names = list(servers)
    first = turn % len(names)
    return {name: costs(servers[name], tables, seconds, turn) for name in (*names[first:], *names[:first])}


def summary(name: str, table: list[dict[str, Costs]], found: Misuse) -> dict[str, Any]:
    """Medians over the rounds, each with its ratio to the whole server."""
    row: dict[str, Any] = {"way": name}
    for kind in Costs.__struct_fields__:
        ratios = sorted(getattr(each[name], kind) / getattr(each[WHOLE], kind) for each in table)
        row[kind] = median(getattr(each[name], kind) for each in table)
        row[f"{kind}_ratio"] = [ratios[0], median(ratios), ratios[-1]]
    return {**row, **{kind: getattr(found, kind) for kind in Misuse.__struct_fields__}}


def as_text(row: dict[str, Any]) -> str:
    costs = "   ".join(
        f"{kind} {row[kind]:.3f} × {row[f'{kind}_ratio'][1]:.2f} "
        f"({row[f'{kind}_ratio'][0]:.2f} … {row[f'{kind}_ratio'][2]:.2f})"
        for kind in Costs.__struct_fields__
    )
    return (
        f"{row['way']:<26} {costs}   silent {row['silent']:.1f} s   crowd {row['crowd']}"
        f"   unread {row['unread']:.1f} MB of {row['pinged']:.1f} MB pinged"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--ways", default=",".join(PATCHES), help="servers to compare; the whole one is always there")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as running:
        servers = {name: start(Path(folder), name) for name in dict.fromkeys((WHOLE, *asked.ways.split(",")))}
        for server in servers.values():
            running.callback(server.stop)
        table = [one_round(servers, asked.tables, asked.seconds, turn) for turn in range(asked.rounds)]
        rows = [summary(name, table, misuse(server)) for name, server in servers.items()]
    print(f"{asked.tables} tables, {asked.rounds} rounds, load {os.getloadavg()[0]:.1f}, {os.cpu_count()} processors")
    for row in rows:
        print(json.dumps(row) if asked.json else as_text(row))


if __name__ == "__main__":
    main()
