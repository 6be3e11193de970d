"""Connection limits: accepts connections one by one, up to a maximum in all and for each address."""

import asyncio
import socket
from collections import Counter
from collections.abc import Callable, Collection
from contextlib import suppress
from ipaddress import ip_address
from typing import Any

import structlog
from pydantic import IPvAnyNetwork

from pelipoyta.server.addresses import neighbourhood

log = structlog.get_logger("pelipoyta.connections")
PAUSE = 1.0  # seconds until the next accept after the process ran out of descriptors
ENOUGH = 65_536  # descriptors; more than we could use
RESERVE = 64  # descriptors for all that is no connection: database, bots, logs
FEWEST = 8
NO_ROOM = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\nRetry-After: 5\r\n\r\n"


def descriptors() -> int:
    """Raise the limit of open descriptors as far as allowed, and return it."""
    try:
        import resource
    except ImportError:  # Windows, where sockets are no descriptors
        return ENOUGH
    wanted = min(ENOUGH, _finite(resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    if wanted > _finite(resource.getrlimit(resource.RLIMIT_NOFILE)[0]):
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    return min(ENOUGH, _finite(resource.getrlimit(resource.RLIMIT_NOFILE)[0]))


def _finite(limit: int) -> int:
    return ENOUGH if limit < 0 else limit


class ConnectionLimiter:
    """Counter of open connections by address. One address gets at most half of all."""

    def __init__(self, most: int, each: int, free: int, proxies: Collection[IPvAnyNetwork] = ()) -> None:
        """`free` descriptors serve connections and the files they ask for; a proxy brings many clients."""
        self._most = max(FEWEST, min(most, (free - RESERVE) // 2))
        self._each = max(FEWEST // 2, min(each, self._most // 2))
        self._proxies = proxies
        self._open: Counter[str] = Counter()

    def enter(self, host: str) -> bool:
        """Count one more connection from this address, or return False where that would exceed a limit."""
        where = neighbourhood(host)
        crowded = self._open[where] >= self._each and not self._is_proxy(host)
        if crowded or self._open.total() >= self._most:
            log.warning(
                "connection refused: limit reached",
                address=where,
                from_address=self._open[where],
                open=self._open.total(),
            )
            return False
        self._open[where] += 1
        return True

    def leave(self, host: str) -> None:
        where = neighbourhood(host)
        self._open[where] -= 1
        if self._open[where] <= 0:
            del self._open[where]

    def _is_proxy(self, host: str) -> bool:
        return any(ip_address(host) in network for network in self._proxies)

    async def accept(self, listener: socket.socket, make_protocol: Callable[[], asyncio.Protocol]) -> None:
        """Accept connections for ever. While descriptors run short, new ones wait in the backlog at no cost."""
        listener.setblocking(False)
        while True:
            try:
                line, peer = await _accepted(listener)
            except OSError as error:
                if not isinstance(error, ConnectionError):  # the peer left before it was accepted
                    log.error("cannot accept connections", why=str(error))
                    await asyncio.sleep(PAUSE)
                continue
            await self._connect(line, peer[0], make_protocol)

    async def _connect(self, line: socket.socket, host: str, make_protocol: Callable[[], asyncio.Protocol]) -> None:
        if not self.enter(host):
            with suppress(OSError), line:
                line.send(NO_ROOM)
            await asyncio.sleep(0)
            return
        try:
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # an answer does not wait for the next one
            await asyncio.get_running_loop().connect_accepted_socket(make_protocol, line)
        except OSError as error:
            log.warning("connection lost before it was set up", why=str(error))
            self.leave(host)
            line.close()


async def _accepted(listener: socket.socket) -> tuple[socket.socket, Any]:
    """The next connection; a caller who is cancelled meanwhile leaves it in the queue, where sock_accept drops it."""
    while True:
        try:
            line, peer = listener.accept()
        except BlockingIOError:
            await _readable(listener)
        else:
            line.setblocking(False)
            return line, peer


async def _readable(listener: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    found: asyncio.Future[None] = loop.create_future()
    loop.add_reader(listener, lambda: None if found.done() else found.set_result(None))
    try:
        await found
    finally:
        loop.remove_reader(listener)


def host_of(transport: asyncio.BaseTransport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""
