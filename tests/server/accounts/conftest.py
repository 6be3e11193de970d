"""Browsers of people at one server: each has cookies of its own and says from which page it comes."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from time import time
from typing import Any

import pytest
from starlette.testclient import TestClient

PASSWORD = "kolme vihreää norsua hyppii"
ORIGIN = {"origin": "http://testserver"}


class Browser:
    """A browser with its cookies."""

    def __init__(self, house: Any, stack: ExitStack, agent: str = "Mozilla/5.0 (X11; Linux) Firefox/140.0") -> None:
        self.client = TestClient(house.client.app, headers={**ORIGIN, "user-agent": agent})
        self.client.portal = house.client.portal  # one event loop for all
        self._stack = stack

    def post(self, path: str, **body: Any) -> Any:
        return self.client.post(path, json=body)

    def get(self, path: str) -> Any:
        return self.client.get(path)

    def sign_up(self, name: str, password: str = PASSWORD) -> dict[str, Any]:
        answer = self.post("/api/account/sign-up", name=name, password=password)
        assert answer.status_code == 201, answer.text
        me: dict[str, Any] = answer.json()["me"]
        return me

    def sign_in(self, name: str, password: str = PASSWORD) -> Any:
        return self.post("/api/account/sign-in", name=name, password=password)

    def me(self) -> Any:
        return self.get("/api/account").json()["me"]

    def socket(self, path: str) -> Any:
        return self._stack.enter_context(self.client.websocket_connect(path, headers=ORIGIN))


def code(answer: Any) -> str:
    return str(answer.json()["error"]["code"])


def closing_code(socket: Any) -> int:
    """Code with which the server closes the WebSocket, after what else it sends."""
    while (message := socket.receive())["type"] != "websocket.close":
        pass
    return int(message["code"])


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Set the clock of the server forward or back."""

    def set(seconds: float) -> None:
        now = time
        for module in ("service", "owner_service", "passkey_service", "leaving_service"):
            monkeypatch.setattr(f"pelipoyta.server.accounts.{module}.time", lambda: now() + seconds)
        for module in ("common", "links", "moving", "leaving"):
            monkeypatch.setattr(f"pelipoyta.server.api.account.{module}.time", lambda: now() + seconds)

    return set


@pytest.fixture
def browser(house: Any) -> Iterator[Callable[..., Browser]]:
    with ExitStack() as stack:
        yield lambda *args: Browser(house, stack, *args)
