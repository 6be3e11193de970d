"""Bad messages over WebSocket: each gets a typed error, changes nothing and closes nothing."""

import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import arvaus
import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.websockets import WebSocketDisconnect
from tests.server.arvaus_wire import guess

from pelipoyta.kernel.game import altered
from pelipoyta.server.live.connection import _read
from pelipoyta.server.settings import Settings
from pelipoyta.table.errors import TableError
from pelipoyta.table.log.store import StoreFailed

# Python 3.12 and newer read deeper JSON than a message has room for; the action is then refused for its type.
TOO_DEEP = "bad_json" if sys.version_info < (3, 12) else "bad_action"
BAD = [
    ("{", "bad_json"),
    ("", "bad_json"),
    ("\ud83d", "bad_json"),
    ("[]", "bad_message"),
    ("null", "bad_message"),
    ('"hello"', "bad_message"),
    ('{"type":"dance"}', "bad_message"),
    ('{"id":"a"}', "bad_message"),
    ('{"type":"do","id":"a"}', "bad_message"),
    ('{"type":"do","id":"","at":1,"action":{}}', "bad_message"),
    ('{"type":"do","id":"' + "x" * 65 + '","at":1,"action":{}}', "bad_message"),
    ('{"type":"do","id":"a","at":-1,"action":{}}', "bad_message"),
    ('{"type":"do","id":"a","at":"1","action":{}}', "bad_message"),
    ('{"type":"do","id":"a","at":1e400,"action":{}}', "bad_message"),
    ('{"type":"do","id":"a","at":1,"action":{},"seat":1}', "bad_message"),
    ('{"type":"draw","id":"a","answer":"maybe"}', "bad_message"),
    ('{"type":"hello","token":5}', "bad_message"),
    ('{"type":"hello","seen":-1}', "bad_message"),
    ('{"type":"do","id":"a","at":1,"action":{"type":"Castle"}}', "bad_action"),
    ('{"type":"do","id":"a","at":1,"action":{"type":"Guess"}}', "bad_action"),
    ('{"type":"do","id":"a","at":1,"action":{"type":"Guess","number":"six"}}', "bad_action"),
    ('{"type":"do","id":"a","at":1,"action":null}', "bad_action"),
    ('{"type":"do","id":"a","at":1,"action":{"type":"\udcff"}}', "bad_action"),
    ('{"type":"why","id":"a","at":1,"action":{"type":"\udcff"}}', "bad_action"),
    ('{"type":"do","id":"a","at":1,"action":' + "[" * 2000 + "]" * 2000 + "}", TOO_DEEP),
    ('{"type":"do","id":"a","at":0,"action":{"type":"Guess","number":3}}', "stale"),
    ('{"type":"do","id":"a","at":7,"action":{"type":"Guess","number":3}}', "stale"),
    ('{"type":"ping","pad":"' + "x" * 16_400 + '"}', "too_large"),
]


def raw(text: str) -> bytes:
    """Of half a pair the bytes it would have; of U+DCff the byte ff alone, as no UTF-8 has it."""
    return text.encode("utf-8", "surrogateescape" if "\udcff" in text else "surrogatepass")


@pytest.mark.parametrize(("text", "code"), BAD, ids=[f"{n}-{code}" for n, (_, code) in enumerate(BAD)])
def test_a_bad_message_is_told_and_changes_nothing(house: Any, text: str, code: str) -> None:
    table, one, two = house.pair()
    before = house.client.get(f"/api/tables/{table}").json()
    one.socket.send_bytes(raw(text))
    error = one.until("error")
    assert error["code"] == code, error
    assert error["id"] == ("a" if code in ("bad_action", "stale") else None)
    assert house.client.get(f"/api/tables/{table}").json() == before
    assert one.do(at=1, **guess(3))["type"] == "ack"  # the line is open and the game where it was
    assert two.until("update")["at"] == 2


@given(st.one_of(st.binary(max_size=300), st.text('{}[]":,\\ tyepdohl0123-.', max_size=300).map(str.encode)))
def test_any_bytes_are_read_or_told(data: bytes) -> None:
    with suppress(TableError):
        _read(data)


@pytest.mark.parametrize(
    ("origin", "let_in"),
    [
        (None, True),
        ("http://testserver", True),
        ("https://testserver", True),
        ("https://friend.example", True),
        ("https://evil.example", False),
        ("http://testserver.evil.example", False),
        ("null", False),
        ("http://[", False),
        ("http://[testserver", False),
    ],
)
def test_pages_of_other_sites_are_kept_out(
    opened: Callable[[Settings], Any], settings: Settings, origin: str | None, let_in: bool
) -> None:
    house = opened(settings.model_copy(update={"origins": ("https://friend.example",)}))
    table = house.table("arvaus", "me", "open")["table"]
    headers = {"origin": origin} if origin else {}
    address = f"/api/tables/{table}/live"
    if let_in:
        with house.client.websocket_connect(address, headers=headers) as socket:
            socket.send_json({"type": "ping"})
            assert socket.receive_json() == {"type": "pong"}
    else:
        with pytest.raises(WebSocketDisconnect), house.client.websocket_connect(address, headers=headers):
            pass


def test_what_cannot_be_stored_is_told(house: Any) -> None:
    _, one, _ = house.pair()
    store = house.client.app.state.services.store
    works = store.append

    async def fails(batches: Any) -> None:
        raise StoreFailed("disk full")

    store.append = fails
    assert one.do(**guess(3)) == {"type": "error", "code": "not_saved", "facts": {}, "id": "c1"}
    store.append = works
    assert one.do(**guess(3))["type"] == "ack"


def test_rules_that_fail_close_nothing(house: Any, games: Any) -> None:
    games["arvaus"] = altered(arvaus.GAME, why_not=lambda s, seat, action: [][0])
    _, one, _ = house.pair()
    assert one.do(**guess(3)) == {"type": "error", "code": "unexpected", "facts": {}, "id": "c1"}
    one.say("ping")
    assert one.until("pong")


def test_too_many_messages_are_told_so(opened: Any, settings: Settings) -> None:
    house = opened(settings.model_copy(update={"messages_per_second": 5}))
    table = house.table("arvaus", "me", "open")["table"]
    line = house.connect(table)
    for number in range(8):
        line.say("resign", id=f"r{number}")
    heard = [line.hear() for _ in range(8)]
    assert [message["code"] for message in heard[:5]] == ["hello_first"] * 5
    assert heard[5] == {"type": "error", "code": "too_fast", "facts": {"seconds": 1}, "id": "r5"}


def test_too_many_hellos_are_told_so(opened: Any, settings: Settings) -> None:
    """Each may be worth a long answer: there is a limit in a minute as well as in a second."""
    house = opened(settings.model_copy(update={"messages_per_second": 3}))
    line = house.connect(house.table("arvaus", "me", "open")["table"])
    for _ in range(2):
        for _ in range(2):
            line.say("hello", token=None, seen=0)
        time.sleep(1.1)
    for _ in range(3):
        line.until("welcome")
    error = line.until("error")
    assert error["code"] == "too_fast" and error["facts"] == {"seconds": 60}
