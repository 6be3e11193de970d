"""Visitors of the lobby over WebSockets, each with a browser of its own."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

WANT = {"game": "rolechess", "pace": "free", "seats": [2]}


class Visitor:
    """One page: says things, and hears messages in order; `until` waits for one of a type."""

    def __init__(self, socket: Any, device: str, answers: bool = True) -> None:
        """`answers`: says by itself that it is here when players were found, as the page does."""
        self.socket, self.answers = socket, answers
        self.heard: list[dict[str, Any]] = []
        self.say("enter", device=device)
        self.lobby = self.until("lobby")

    def say(self, type: str, **what: Any) -> "Visitor":
        self.socket.send_json({"type": type, **what})
        return self

    def until(self, type: str, fits: Callable[[dict[str, Any]], bool] = lambda message: True) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = self.socket.receive_json()
            self.heard.append(message)
            if message["type"] == "found" and self.answers:
                self.say("here", table=message["table"])
            if message["type"] == type and fits(message):
                return message

    def heard_or_hears(self, type: str, fits: Callable[[dict[str, Any]], bool]) -> None:
        """Wait for a message that may have come already, while another was waited for."""
        if not any(message["type"] == type and fits(message) for message in self.heard):
            self.until(type, fits)

    def search(self, *wants: dict[str, Any], name: str = "") -> dict[str, Any]:
        """Post an offer and hear that it is stored."""
        self.say("offer", wants=list(wants or (WANT,)), name=name)
        own: dict[str, Any] = self.until("own_offer", lambda message: message["own"] is not None)["own"]
        return own


def meet(*visitors: Visitor) -> list[dict[str, Any]]:
    """Everybody answers that they are here; the tables that they are told of."""
    for visitor in visitors:
        visitor.until("found")
    return [visitor.until("paired") for visitor in visitors]


def device(name: str) -> str:
    return f"{name}-0123456789abcdef"


@pytest.fixture
def visit(house: Any) -> Iterator[Callable[..., Visitor]]:
    with ExitStack() as stack:

        def open(name: str, answers: bool = True) -> Visitor:
            socket = stack.enter_context(house.client.websocket_connect("/api/lobby/live"))
            return Visitor(socket, device(name), answers)

        yield open
