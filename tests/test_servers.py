"""The servers of browser tests: one for all tests, and another one after a failure."""

import pytest
from tests.e2e.servers import Servers


def test_one_server_until_a_test_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[str] = []

    def start() -> str:
        started.append(f"http://127.0.0.1:{len(started)}")
        return started[-1]

    monkeypatch.setattr(Servers, "failures", 3)
    servers = Servers(start)
    assert started == []
    assert servers.current() == servers.current() == "http://127.0.0.1:0"
    monkeypatch.setattr(Servers, "failures", 4)
    assert servers.current() == servers.current() == "http://127.0.0.1:1"
