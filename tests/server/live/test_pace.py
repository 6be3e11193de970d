"""Every WebSocket takes a turn of its address before anything is looked up for it."""

from typing import Any

import pytest

from pelipoyta.server.services.requests.pacing import PaceByAddress


@pytest.mark.parametrize("path", ["/api/lobby/live", "/api/tables/{table}/live"])
def test_a_websocket_takes_a_turn_of_its_address_first(house: Any, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    wish = {"game": "arvaus", "seats": 2, "places": ["me", "open"]}
    table = house.client.post("/api/tables", json=wish).json()["table"]
    accounts, done = house.client.app.state.services.accounts, list[str]()
    caller = accounts.caller

    async def turn(pace: Any, address: str) -> None:
        done.append(address)

    async def looked_up(connection: Any) -> Any:
        done.append("looked up")
        return await caller(connection)

    monkeypatch.setattr(PaceByAddress, "turn", turn)
    monkeypatch.setattr(type(accounts), "caller", lambda _, connection: looked_up(connection))
    with house.client.websocket_connect(path.format(table=table)) as socket:
        socket.send_json({"type": "nonsense"})
        socket.receive_json()
    assert done == ["testclient", "looked up"]
