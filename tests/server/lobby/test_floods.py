"""Floods: what one address asks of the lobby without a pause costs the others little."""

from collections.abc import Callable
from time import perf_counter
from typing import Any

import pytest
from tests.server.lobby.conftest import WANT, Visitor, device

from pelipoyta.server.services.requests.pacing import PaceByAddress

CHANGES = 30


def test_many_changes_at_once_are_told_together(visit: Callable[..., Visitor]) -> None:
    aino, eino = visit("aino"), visit("eino")
    for _ in range(CHANGES):
        aino.say("offer", wants=[WANT], name="Aino")
        aino.say("withdraw")
    aino.say("offer", wants=[WANT], name="Aino the last")
    eino.until("lobby_change", lambda change: any(row["name"] == "Aino the last" for row in change["put"]))
    told = [each for each in eino.heard if each["type"] == "lobby_change"]
    assert len(told) < CHANGES


def test_whoever_comes_meanwhile_sees_all(visit: Callable[..., Visitor]) -> None:
    """No one who comes between a change and its telling misses it."""
    aino = visit("aino")
    visit("eino")
    own = aino.search()
    assert [row["id"] for row in visit("oili").lobby["rows"]] == [own["id"]]


def test_messages_of_an_address_wait_their_turn(opened: Any, settings: Any) -> None:
    house = opened(settings.model_copy(update={"lobby_messages_per_second": 40}))
    with house.client.websocket_connect("/api/lobby/live") as socket:
        visitor = Visitor(socket, device("aino"))
        start = perf_counter()
        for _ in range(5 * 40 + 40):
            visitor.say("leave_list")
        visitor.say("ping").until("pong")
        assert perf_counter() - start > 0.7  # a second's worth above what comes at once, less what passed meanwhile


@pytest.mark.parametrize(("turns", "wait"), [(1, 0.0), (5, 0.0), (30, 1.0)])
def test_what_costs_more_takes_more_turns(turns: int, wait: float) -> None:
    pace = PaceByAddress(20, 10, lambda: 100.0)
    assert pace.wait("192.0.2.1", turns) == pytest.approx(wait)
    assert pace.wait("192.0.2.99") == 0.0 or turns == 0
