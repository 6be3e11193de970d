"""`serve --plain`: uvicorn as it is serves pages, API and live tables alike."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.server import web
from websockets.sync.client import connect

from pelipoyta.server.settings import Settings
from pelipoyta.server.transport import make_server
from pelipoyta.server.transport.plain import PlainServer
from pelipoyta.server.transport.server import Server


@pytest.mark.parametrize(("plain", "kind"), [(True, PlainServer), (False, Server)])
def test_the_setting_chooses_the_server(plain: bool, kind: type) -> None:
    assert type(make_server(None, Settings(plain=plain), lambda: None)) is kind


def test_a_plain_server_plays_a_move_and_keeps_it(process: Callable[..., Any]) -> None:
    server = process(plain="true", pause="0")
    made = server.made("me", "bot:uniform")
    with connect(server.live(made["table"])) as line:
        line.send(json.dumps({"type": "hello", "token": made["token"], "seen": 0}))
        choice = _until(line, lambda message: message.get("legal"))
        line.send(json.dumps({"type": "do", "id": "c1", "at": choice["at"], "action": _first(choice)}))
        assert _until(line, lambda message: message.get("id") == "c1")["type"] == "ack"
    assert web.get(f"http://{server.address}/readyz").status_code == 200
    before = _record(server, made)
    server.stop()
    server.start()
    assert _record(server, made).startswith(before) and len(before.splitlines()) > 5  # the bot plays on


def _record(server: Any, made: dict[str, Any]) -> str:
    bearer = {"Authorization": f"Bearer {made['token']}"}
    record: str = web.get(f"http://{server.address}/api/tables/{made['table']}/record", headers=bearer).text
    return record


def _until(line: Any, holds: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    while not holds(message := json.loads(line.recv(timeout=30))):
        pass
    return message  # type: ignore[no-any-return]


def _first(choice: dict[str, Any]) -> Any:
    return choice["legal"][0]["action"]
