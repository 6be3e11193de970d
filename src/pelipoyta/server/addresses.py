"""Addresses: a client's, and those that a listening server prints for this machine and for others."""

import socket
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection

ANY = ("0.0.0.0", "::")  # listens on every interface of the machine
# Documentation addresses (RFC 5737, RFC 3849). Connecting a UDP socket sends nothing; it only picks the route.
ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}


def address_of(connection: HTTPConnection) -> str:
    """The client's IP address, by which requests are rate-limited."""
    return connection.client.host if connection.client else ""


@lru_cache(4096)
def neighbourhood(host: str) -> str:
    """Key that counts as one address: an IPv4 address, or the /64 network that an IPv6 household has."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped) if mapped else str(IPv6Network((address, 64), strict=False))
    return str(address)


def local_url(host: str, port: int) -> str:
    """URL of the server for a browser on this machine."""
    return _url("localhost" if host in ANY else host, port)


def lan_urls(host: str, port: int) -> list[str]:
    """URLs of the server for other machines; none where it listens on one address only, which `local_url` names."""
    families = {"0.0.0.0": (socket.AF_INET,), "::": (socket.AF_INET, socket.AF_INET6)}.get(host, ())
    found = [address for family in families if (address := _own_address(family))]
    return [_url(address, port) for address in found]


def _own_address(family: socket.AddressFamily) -> str:
    """Address of the interface that leads to other machines; empty without a network."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((ELSEWHERE[family], 9))
            address = str(probe.getsockname()[0])
    except OSError:
        return ""
    return "" if _is_local(address) else address


def _is_local(address: str) -> bool:
    parsed = ip_address(address.partition("%")[0])
    return parsed.is_loopback or parsed.is_unspecified or parsed.is_link_local


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
