"""Connection limits: in all, for each address, and no busy loop when descriptors run out."""

import asyncio
import errno
import resource
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from ipaddress import ip_network
from time import sleep
from types import SimpleNamespace
from typing import Any

import httpx2 as httpx
import pytest
import structlog
from tests.server import web
from websockets.sync.client import connect

from pelipoyta.server.addresses import neighbourhood
from pelipoyta.server.transport import connection_limits
from pelipoyta.server.transport.connection_limits import ConnectionLimiter, descriptors

WISH = {"game": "rolechess", "seats": 2, "places": ["me", "open"]}
HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-"
HERE, THERE = "127.0.0.1", "127.0.0.2"


def test_one_address_gets_half_of_the_house_at_most() -> None:
    keeper = ConnectionLimiter(most=100, each=500, free=10_000)
    assert [keeper.enter("192.0.2.1") for _ in range(51)] == [True] * 50 + [False]
    assert keeper.enter("192.0.2.2")
    keeper.leave("192.0.2.1")
    assert keeper.enter("192.0.2.1") and not keeper.enter("192.0.2.1")


def test_the_house_holds_what_descriptors_allow() -> None:
    """Each connection may have a file open too."""
    keeper = ConnectionLimiter(most=4000, each=500, free=264)
    assert sum(keeper.enter(f"192.0.2.{n}") for n in range(250)) == 100
    keeper = ConnectionLimiter(most=4000, each=500, free=10)
    assert sum(keeper.enter(f"192.0.2.{n}") for n in range(20)) == connection_limits.FEWEST


def test_a_proxy_brings_many() -> None:
    keeper = ConnectionLimiter(most=100, each=5, free=10_000, proxies=[ip_network("10.0.0.0/8")])
    assert all(keeper.enter("10.1.2.3") for _ in range(100)) and not keeper.enter("10.1.2.3")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("testclient", "other", False),
    ],
)
def test_what_counts_as_one_address(one: str, other: str, same: bool) -> None:
    assert (neighbourhood(one) == neighbourhood(other)) == same


def test_as_many_descriptors_as_can_be_had(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = [(256, 4096)]
    monkeypatch.setattr(resource, "getrlimit", lambda which: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda which, limit: limits.append(limit))
    assert descriptors() == 4096 and limits[-1] == (4096, 4096)
    limits.append((1024, resource.RLIM_INFINITY))
    assert descriptors() == connection_limits.ENOUGH
    limits.append((0, 0))
    assert descriptors() == 0


class Door:
    """Stands in for the loop and the listening socket: a list of what happens at the door."""

    def __init__(self, *happens: Any) -> None:
        self.happens = list(happens)
        self.made: list[Any] = []

    def setblocking(self, blocking: bool) -> None:
        assert not blocking

    def accept(self) -> Any:
        if not self.happens:
            raise asyncio.CancelledError
        happening = self.happens.pop(0)
        if isinstance(happening, OSError):
            raise happening
        return happening

    async def connect_accepted_socket(self, make: Any, line: Any) -> None:
        self.made.append(line)


class Line:
    sent = b""

    def setsockopt(self, *option: int) -> None:
        self.option = option

    def send(self, data: bytes) -> None:
        self.sent += data

    def setblocking(self, blocking: bool) -> None:
        assert not blocking

    def __enter__(self) -> "Line":
        return self

    def __exit__(self, *error: object) -> None:
        pass


@pytest.mark.anyio
async def test_short_of_descriptors_it_pauses_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    line = Line()
    short, odd = OSError(errno.EMFILE, "Too many"), OSError(errno.EBADF, "Odd")
    door: Any = Door(short, odd, ConnectionAbortedError(), (line, (HERE, 1)))
    monkeypatch.setattr(asyncio, "get_running_loop", lambda: door)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    with structlog.testing.capture_logs() as said, pytest.raises(asyncio.CancelledError):
        await ConnectionLimiter(10, 10, 1000).accept(door, asyncio.Protocol)
    assert pauses == [connection_limits.PAUSE, connection_limits.PAUSE] and len(said) == 2
    assert door.made == [line] and line.option == (socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


@contextmanager
def besieged(server: Any, count: int, source: str) -> Iterator[None]:
    """So many connections with a request that never ends; those that are turned away try no more."""
    with ExitStack() as lines:
        for _ in range(count):
            line = lines.enter_context(socket.socket())
            line.settimeout(60)
            line.bind((source, 0))
            line.connect((HERE, server.port))
            lines.callback(line.close)
            with suppress(ConnectionError):
                line.sendall(HALF)
        yield


def served(server: Any) -> bool:
    return web.get(f"http://{server.address}/healthz", timeout=60).text == "ok"


def turned_away(server: Any) -> bool:
    try:
        return web.get(f"http://{server.address}/healthz", timeout=60).status_code == 503
    except httpx.TransportError:
        return True


def test_a_siege(process: Callable[..., Any]) -> None:
    """300 half requests, 256 descriptors: others are served meanwhile, all are after it, and the log is short."""
    server = process(descriptors=256, request_seconds="3600")
    with besieged(server, 300, THERE):
        assert served(server)
    with besieged(server, 300, HERE):
        assert turned_away(server)
    until_served(server)
    with besieged(server, 300, HERE):
        pass
    until_served(server)
    assert server.log.read_text().count("\n") < 20


def until_served(server: Any) -> None:
    """The besiegers are gone as soon as the server has seen it."""
    for _ in range(1000):
        if not turned_away(server):
            assert served(server)
            return
        sleep(0.02)
    pytest.fail("never served again")


def test_besiegers_who_stay_are_put_out(process: Callable[..., Any]) -> None:
    server = process(descriptors=256, request_seconds="0.5")
    with besieged(server, 300, HERE):
        until_served(server)


@pytest.mark.parametrize("proxies", ["[]", '["127.0.0.1"]'], ids=["a guest", "a proxy"])
def test_only_a_proxy_may_say_where_a_guest_comes_from(process: Callable[..., Any], proxies: str) -> None:
    """Or anyone would have as many addresses as they can think of, and every limit as often."""
    server = process(tables_per_minute="2", proxies=proxies)
    headers = [{"X-Forwarded-For": f"192.0.2.{n}"} for n in range(4)]
    codes = [web.post(f"http://{server.address}/api/tables", json=WISH, headers=each).status_code for each in headers]
    assert codes == ([201, 201, 429, 429] if proxies == "[]" else [201] * 4)


def test_live_lines_are_counted_out_too(process: Callable[..., Any]) -> None:
    server = process(connections="16", connections_per_address="8")
    table = web.post(f"http://{server.address}/api/tables", json=WISH).json()["table"]
    for _ in range(30):
        with connect(f"ws://{server.address}/api/tables/{table}/live", proxy=None) as line:
            line.send('{"type":"hello"}')
            assert line.recv()
    assert served(server)


@pytest.mark.parametrize(("peer", "host"), [(("192.0.2.7", 4711), "192.0.2.7"), (None, "")])
def test_a_connection_is_counted_by_its_address_without_the_port(peer: Any, host: str) -> None:
    transport = SimpleNamespace(get_extra_info={"peername": peer}.get)
    assert connection_limits.host_of(transport) == host  # type: ignore[arg-type]
