"""Guarded HTTP client for addresses that strangers give: push services and web-hooks.

It reaches public addresses only. Names are resolved once, every address is checked, and the connection goes to those
very addresses, so that a name cannot lead elsewhere between the check and the use.
"""

import asyncio
import socket
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Protocol
from urllib.parse import urlsplit

from msgspec import Struct

from pelipoyta.community.notices.senders.public_addresses import is_literal, is_public

if TYPE_CHECKING:
    from aiohttp.abc import ResolveResult

PORTS = frozenset({443, 8443})
LONGEST_URL = 2048
TOTAL = 5.0  # seconds for all of it
READ = 1024  # bytes of the answer that are read
LARGEST = 64 * 1024  # bytes that are sent


class AddressRefused(Exception):
    """The address is none that may be reached. Callers tell it as if it could not be reached."""


class Unreachable(Exception):
    """There was no answer in time, or no connection."""


class HttpReply(Struct, frozen=True):
    """Status of an answer, and the seconds after which to try again where it says so."""

    status: int
    retry_after: float | None = None


class Lookup(Protocol):
    """Resolver of host names; tests pass their own."""

    async def __call__(self, host: str, port: int) -> "list[ResolveResult]": ...


async def system_lookup(host: str, port: int) -> "list[ResolveResult]":
    """Addresses of a name, by the system's resolver."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [
        {"hostname": host, "host": str(place[0]), "port": port, "family": family, "proto": proto, "flags": 0}
        for family, _, proto, _, place in found
    ]


class GuardedSender:
    """Posts small bodies to public addresses, without redirects, proxies or patience."""

    def __init__(
        self,
        own_names: Iterable[str] = (),
        *,
        lookup: Lookup = system_lookup,
        allowed: Iterable[str] = (),
        timeout: float = TOTAL,
    ) -> None:
        """`allowed` are origins that the operator trusts, such as a test's receiver: for them no check is made."""
        self._own = frozenset(name.lower().rstrip(".") for name in own_names)
        self._lookup = lookup
        self._allowed = frozenset(allowed)
        self._timeout = timeout

    def check(self, url: str) -> None:
        """Raises AddressRefused for an address that would be refused before any name is resolved."""
        if _origin(url) in self._allowed:
            return
        parts = _split(url)
        host = (parts.hostname or "").rstrip(".").lower()
        if parts.scheme != "https" or (parts.port or 443) not in PORTS or not host or is_literal(host):
            raise AddressRefused("address")
        if parts.username is not None or parts.password is not None or not host.isascii():
            raise AddressRefused("address")
        if "." not in host or host.endswith((".localhost", ".local", ".internal", ".home.arpa", ".lan")):
            raise AddressRefused("name")
        if host in self._own:
            raise AddressRefused("own")

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> HttpReply:
        """Send the body. Raises AddressRefused and Unreachable."""
        import aiohttp

        self.check(url)
        if len(body) > LARGEST:
            raise AddressRefused("size")
        timeout = aiohttp.ClientTimeout(total=self._timeout)
        try:
            async with (
                asyncio.timeout(self._timeout),
                aiohttp.ClientSession(
                    connector=self._connector(url),
                    timeout=timeout,
                    trust_env=False,
                    cookie_jar=aiohttp.DummyCookieJar(),
                ) as session,
                session.post(url, data=body, headers=dict(headers), allow_redirects=False) as answer,
            ):
                await answer.content.read(READ)
                return HttpReply(answer.status, _seconds(answer.headers.get("Retry-After", "")))
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
            refused = _refusal_in(error)
            if refused:
                raise refused from error
            raise Unreachable(type(error).__name__) from error

    def _connector(self, url: str) -> Any:
        import aiohttp

        trusted = _origin(url) in self._allowed
        resolver = _resolver(self._lookup, (lambda address: True) if trusted else is_public)
        return aiohttp.TCPConnector(resolver=resolver, use_dns_cache=False, force_close=True, ttl_dns_cache=0)


def _resolver(lookup: Lookup, may: Any) -> Any:
    """Resolver of aiohttp that refuses a name if any of its addresses is not public."""
    from aiohttp.abc import AbstractResolver

    class PublicOnly(AbstractResolver):
        async def resolve(
            self,
            host: str,
            port: int = 0,
            family: socket.AddressFamily = socket.AF_INET,  # noqa: ARG002
        ) -> "list[ResolveResult]":
            found = await lookup(host, port)
            if not found or not all(may(each["host"]) for each in found):
                raise OSError("refused") from AddressRefused("resolved")
            return found

        async def close(self) -> None:
            """Keep nothing open."""

    return PublicOnly()


def _refusal_in(error: BaseException | None) -> AddressRefused | None:
    while error is not None:
        if isinstance(error, AddressRefused):
            return error
        error = error.__cause__ or error.__context__
    return None


def _split(url: str) -> Any:
    """Parts of the address. Raises AddressRefused for one that is malformed."""
    if len(url) > LONGEST_URL or any(letter.isspace() or ord(letter) < 33 for letter in url) or "\\" in url:
        raise AddressRefused("address")
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError as error:
        raise AddressRefused("address") from error
    return parts


def _origin(url: str) -> str:
    """Scheme, host and port of an address; empty where it is malformed."""
    try:
        parts = _split(url)
    except AddressRefused:
        return ""
    return f"{parts.scheme}://{parts.netloc}".lower()


def origin_of(url: str) -> str:
    """Origin of an address, as a push service expects it in `aud`."""
    return _origin(url)


def _seconds(header: str) -> float | None:
    return float(header) if header.isdigit() and len(header) < 8 else None
