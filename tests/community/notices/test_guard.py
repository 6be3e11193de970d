"""The guarded client reaches public addresses only: by name, by every address of the name, without redirects."""

import asyncio
import socket
from typing import Any

import pytest
from aiohttp import web
from tests.community.notices.receivers import endless, hangs, serving

from pelipoyta.community.notices.senders.guard import AddressRefused, GuardedSender, Unreachable
from pelipoyta.community.notices.senders.public_addresses import is_literal, is_public

PUBLIC = "93.184.216.34"
CLOSED = [
    "127.0.0.1",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "192.0.0.8",
    "192.88.99.1",
    "198.18.0.1",
    "203.0.113.5",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "64:ff9b:1::1",
    "2002:7f00:1::",
    "2001::1",
    "2001:db8::1",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "fec0::1",
    "ff02::1",
    "3fff::1",
    "5f00::1",
    "100::1",
    "not an address",
]
REFUSED = [
    "http://hooks.example.org/",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://0x7f000001/",
    "https://2130706433/",
    "https://127.1/",
    "https://0177.0.0.1/",
    "https://93.184.216.34/",
    "https://localhost/",
    "https://a.localhost/",
    "https://printer.local/",
    "https://metadata.google.internal/",
    "https://house/",
    "https://ⓛocalhost/",
    "https://games.example/hook",
    "https://GAMES.example./hook",
    "https://user:pass@hooks.example.org/",
    "https://user@hooks.example.org/",
    "https://hooks.example.org:22/",
    "https://hooks.example.org:80/",
    "https://hooks.example.org:99999/",
    "https://hooks.example.org\\@127.0.0.1/",
    "https://hooks.example.org/\r\nHost: x",
    "https:///path",
    "ftp://hooks.example.org/",
    "javascript:alert(1)",
    "https://[::1",
    "",
    "https://hooks.example.org/" + "x" * 3000,
]


class FakeLookup:
    """Resolver with answers in turn; the last one repeats."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = list(answers)
        self.asked = 0

    async def __call__(self, host: str, port: int) -> list[Any]:
        found = self.answers[min(self.asked, len(self.answers) - 1)]
        self.asked += 1
        return [
            {
                "hostname": host,
                "host": address,
                "port": port,
                "family": socket.AF_INET6 if ":" in address else socket.AF_INET,
                "proto": 0,
                "flags": 0,
            }
            for address in found
        ]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize("address", CLOSED)
def test_an_address_inside_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", [PUBLIC, "8.8.8.8", "2a00:1450:400f:80d::200e", "2606:4700::1111"])
def test_an_address_outside_is_public(address: str) -> None:
    assert is_public(address)
    assert is_literal(address)


@pytest.mark.anyio
@pytest.mark.parametrize("url", REFUSED)
async def test_an_address_is_refused_before_it_is_resolved(url: str) -> None:
    lookup = FakeLookup([PUBLIC])
    with pytest.raises(AddressRefused):
        await GuardedSender(["games.example"], lookup=lookup).post(url, b"", {})
    assert lookup.asked == 0


@pytest.mark.anyio
@pytest.mark.parametrize("address", CLOSED[:-1])
async def test_a_name_with_any_address_inside_is_refused(address: str) -> None:
    for answer in ([address], [PUBLIC, address], []):
        with pytest.raises(AddressRefused):
            await GuardedSender(lookup=FakeLookup(answer)).post("https://hooks.example.org/", b"", {})


@pytest.mark.anyio
async def test_a_name_is_resolved_once_and_cannot_lead_elsewhere_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rebinding: the second answer is this machine, and is never asked for; the connection goes to the first."""
    reached = []

    async def connect(self: Any, sock: socket.socket, address: tuple[str, int]) -> None:
        reached.append(address[0])
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio.BaseEventLoop, "sock_connect", connect, raising=False)
    monkeypatch.setattr("asyncio.selector_events.BaseSelectorEventLoop.sock_connect", connect)
    lookup = FakeLookup([PUBLIC], ["127.0.0.1"])
    with pytest.raises(Unreachable):
        await GuardedSender(lookup=lookup).post("https://hooks.example.org/", b"", {})
    assert (set(reached), lookup.asked) == ({PUBLIC}, 1)


@pytest.mark.anyio
async def test_a_redirect_is_not_followed() -> None:
    paths = []

    async def redirect(request: web.Request) -> web.StreamResponse:
        paths.append(request.path)
        raise web.HTTPTemporaryRedirect("/inside")

    async with serving(redirect) as origin:
        reply = await GuardedSender(allowed=[origin]).post(f"{origin}/hook", b"{}", {})
    assert (reply.status, paths) == (307, ["/hook"])


@pytest.mark.anyio
async def test_no_proxy_of_the_environment_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:9")
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")

    async def good(request: web.Request) -> web.StreamResponse:
        return web.Response(status=204, headers={"Retry-After": "7"})

    async with serving(good) as origin:
        reply = await GuardedSender(allowed=[origin]).post(f"{origin}/", b"{}", {})
    assert (reply.status, reply.retry_after) == (204, 7.0)


@pytest.mark.anyio
async def test_an_answer_that_hangs_ends_in_time() -> None:
    async with serving(hangs) as origin:
        with pytest.raises(Unreachable):
            await GuardedSender(allowed=[origin], timeout=0.2).post(f"{origin}/", b"", {})


@pytest.mark.anyio
async def test_an_endless_answer_is_not_read() -> None:
    async with serving(endless) as origin:
        reply = await asyncio.wait_for(GuardedSender(allowed=[origin]).post(f"{origin}/", b"", {}), 2)
    assert reply.status == 201


@pytest.mark.anyio
async def test_this_machine_is_refused_unless_the_operator_allows_it() -> None:
    async with serving(hangs) as origin:
        with pytest.raises(AddressRefused):
            await GuardedSender(allowed=["http://127.0.0.1:1"]).post(f"{origin}/", b"", {})
