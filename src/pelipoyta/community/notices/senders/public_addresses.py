"""Public Internet addresses: the check that a URL from a user does not lead into the server's own network."""

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

Address = IPv4Address | IPv6Address

# Networks that lead elsewhere than they look, or nowhere; some of them `is_global` takes for public.
CLOSED = tuple(
    ip_network(each)
    for each in (
        "0.0.0.0/8",
        "100.64.0.0/10",  # shared by providers
        "192.0.0.0/24",
        "192.31.196.0/24",
        "192.52.193.0/24",
        "192.88.99.0/24",  # relays of 6to4
        "192.175.48.0/24",
        "198.18.0.0/15",
        "224.0.0.0/4",
        "240.0.0.0/4",
        "::/8",  # mapped, compatible and NAT64 well-known addresses hold another one
        "64:ff9b::/96",  # NAT64
        "64:ff9b:1::/48",
        "100::/8",
        "2001::/23",  # Teredo and other protocols
        "2001:db8::/32",
        "2002::/16",  # 6to4 holds an IPv4 address
        "3fff::/20",
        "5f00::/16",
        "fc00::/7",
        "fe80::/10",
        "fec0::/10",
        "ff00::/8",
    )
)


def is_public(text: str) -> bool:
    """True for an address of the public Internet; one that holds another address inside is none."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    return address.is_global and not any(address in network for network in CLOSED)


def is_literal(host: str) -> bool:
    """True for a host that is an IP address rather than a name, in any spelling that a resolver may take."""
    bare = host.strip("[]").partition("%")[0]
    try:
        ip_address(bare)
    except ValueError:
        return ":" in bare or _looks_numeric(bare)
    return True


def _looks_numeric(host: str) -> bool:
    """True for 2130706433, 0x7f000001, 127.1 and 0177.0.0.1, which C libraries read as addresses."""
    last = host.rstrip(".").rpartition(".")[2].lower()
    return last.isdigit() or last.startswith("0x")
