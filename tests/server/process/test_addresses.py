"""The addresses that `pelipoyta serve` prints."""

import socket
from typing import Any

import pytest

from pelipoyta.server import serve
from pelipoyta.server.addresses import lan_urls, local_url


class Routes:
    """Stands in for UDP sockets: the own address of this machine towards others, by family."""

    def __init__(self, **own: str) -> None:
        self.own = {socket.AF_INET: own.get("v4", ""), socket.AF_INET6: own.get("v6", "")}

    def __call__(self, family: Any, kind: Any) -> "Routes":
        assert kind == socket.SOCK_DGRAM, "a stream would connect"
        self.family = family
        return self

    def __enter__(self) -> "Routes":
        return self

    def __exit__(self, *error: object) -> None:
        """Nothing to close."""

    def connect(self, address: tuple[str, int]) -> None:
        if not self.own[self.family]:
            raise OSError("network is unreachable")

    def getsockname(self) -> tuple[str, int]:
        return self.own[self.family], 40_000


@pytest.mark.parametrize(
    ("host", "here", "others"),
    [
        ("0.0.0.0", "http://localhost:8765", ["http://192.168.1.5:8765"]),
        ("::", "http://localhost:8765", ["http://192.168.1.5:8765", "http://[fd00::5]:8765"]),
        ("127.0.0.1", "http://127.0.0.1:8765", []),
        ("192.168.1.5", "http://192.168.1.5:8765", []),
        ("fd00::5", "http://[fd00::5]:8765", []),
    ],
)
def test_addresses_by_host(monkeypatch: pytest.MonkeyPatch, host: str, here: str, others: list[str]) -> None:
    monkeypatch.setattr("pelipoyta.server.addresses.socket.socket", Routes(v4="192.168.1.5", v6="fd00::5"))
    assert (local_url(host, 8765), lan_urls(host, 8765)) == (here, others)


@pytest.mark.parametrize("own", [{}, {"v4": "127.0.0.1", "v6": "::1"}, {"v4": "169.254.3.4", "v6": "fe80::1%eth0"}])
def test_without_a_network_there_is_only_this_machine(monkeypatch: pytest.MonkeyPatch, own: dict[str, str]) -> None:
    monkeypatch.setattr("pelipoyta.server.addresses.socket.socket", Routes(**own))
    assert lan_urls("::", 8765) == []


@pytest.mark.parametrize(
    ("lang", "says"), [("fi", "samassa verkossa"), ("sv", "samma nätverk"), ("en", "same network")]
)
def test_the_host_is_told_the_address_for_others(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str, says: str
) -> None:
    monkeypatch.setattr("pelipoyta.server.addresses.socket.socket", Routes(v4="192.168.1.5"))
    serve._greet("0.0.0.0", 8765, False, lang)
    lines = capsys.readouterr().out.splitlines()
    assert "http://localhost:8765" in lines[0]
    assert says in lines[1] and "http://192.168.1.5:8765" in lines[1]
