"""Every message of the lobby by a visitor who has not said who it is, and tokens that are forged.

The messages are read from the union, so that a new one without a guard fails here.
"""

from typing import Any, get_args

import pytest

from pelipoyta.server.schemas.websocket.lobby import EnterLobby, LobbyMessage, LobbyPing

WANT = {"game": "rolechess", "pace": "free", "seats": [2]}
BODIES: dict[str, dict[str, Any]] = {
    "offer": {"wants": [WANT]},
    "join": {"offer": "x", "want": 0},
    "here": {"table": "x"},
    "attention": {"visible": True},
}
TAGS = sorted(str(kind.__struct_config__.tag) for kind in get_args(LobbyMessage) if kind not in (EnterLobby, LobbyPing))


@pytest.mark.parametrize("tag", TAGS)
def test_nothing_is_done_for_a_visitor_who_has_not_said_who_it_is(house, tag: str) -> None:
    with house.client.websocket_connect("/api/lobby/live") as socket:
        socket.send_json({"type": tag, **BODIES.get(tag, {})})
        assert socket.receive_json() == {"type": "error", "code": "hello_first", "facts": {}}


@pytest.mark.parametrize("token", ["", "x", "pb_" + "0" * 43, "Ä" * 10])
def test_a_forged_token_is_nobody(house, token: str) -> None:
    headers = {"authorization": f"Bearer {token}".encode()}
    answers = []
    with house.client.websocket_connect("/api/lobby/live", headers=headers) as socket:
        socket.send_json({"type": "enter", "device": "device-0123456789abcdef"})
        answers.append(socket.receive())
    assert "bot_welcome" not in str(answers) and "paired" not in str(answers)
