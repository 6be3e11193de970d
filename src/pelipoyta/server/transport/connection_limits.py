"""Who may come in: connections are let in one by one, so many to the house and so many from an address."""

import asyncio
import errno
import socket
from collections import Counter
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

import structlog
from pydantic import IPvAnyNetwork

log = structlog.get_logger("pelipoyta.door")
PAUSE = 1.0  # seconds until the next try, where there was nothing to let anyone in with
ENOUGH = 65_536  # descriptors; more than we could use
RESERVE = 64  # descriptors for all that is no connection: database, bots, logs
FEWEST = 8
SHORT = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM, errno.ENOSPC, errno.EDQUOT}
NO_ROOM = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\nRetry-After: 5\r\n\r\n"


def descriptors() -> int:
    """As many as this process may have open, after asking for as many as it can be given."""
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


@lru_cache(4096)
def neighbourhood(host: str) -> str:
    """What counts as one address: a household has a whole network of them in IPv6."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped) if mapped else str(IPv6Network((address, 64), strict=False))
    return str(address)


class ConnectionLimiter:
    """Counts who is inside. Of all that the house can hold, one address gets half at most."""

    def __init__(self, house: int, each: int, free: int, proxies: Collection[IPvAnyNetwork] = ()) -> None:
        """`free` descriptors are shared by connections and the files they ask for; proxies bring many guests each."""
        self._house = max(FEWEST, min(house, (free - RESERVE) // 2))
        self._each = max(FEWEST // 2, min(each, self._house // 2))
        self._proxies = proxies
        self._inside: Counter[str] = Counter()

    def enter(self, host: str) -> bool:
        """Whether there is room for one more from there; if so, it is counted."""
        where = neighbourhood(host)
        crowded = self._inside[where] >= self._each and not self._is_proxy(host)
        if crowded or self._inside.total() >= self._house:
            log.warning("turned away", address=where, from_there=self._inside[where], inside=self._inside.total())
            return False
        self._inside[where] += 1
        return True

    def leave(self, host: str) -> None:
        where = neighbourhood(host)
        self._inside[where] -= 1
        if self._inside[where] <= 0:
            del self._inside[where]

    def _is_proxy(self, host: str) -> bool:
        return any(ip_address(host) in network for network in self._proxies)

    async def admit(self, door: socket.socket, guest: Callable[[], asyncio.Protocol]) -> None:
        """Let people in for ever. What cannot be let in now waits at the door, and costs nothing meanwhile."""
        door.setblocking(False)
        while True:
            try:
                line, peer = await asyncio.get_running_loop().sock_accept(door)
            except OSError as error:
                if not isinstance(error, ConnectionError):  # those left before they were let in
                    log.error("nobody can be let in", why=str(error))
                    await asyncio.sleep(PAUSE)
                continue
            await self._let_in(line, peer[0], guest)

    async def _let_in(self, line: socket.socket, host: str, guest: Callable[[], asyncio.Protocol]) -> None:
        if not self.enter(host):
            with suppress(OSError), line:
                line.send(NO_ROOM)
            await asyncio.sleep(0)
            return
        try:
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # an answer does not wait for the next one
            await asyncio.get_running_loop().connect_accepted_socket(guest, line)
        except OSError as error:
            log.warning("lost at the door", why=str(error))
            self.leave(host)
            line.close()


def host_of(transport: asyncio.BaseTransport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""
