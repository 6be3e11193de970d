"""Too much of anything, sent to a real server: a clear answer or a closed line, and nobody else waits."""

import base64
import json
import os
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from pelipoyta.server.live.connection import MAX_UNREADABLE, THROTTLE

PER_SECOND = 30


class Flood:
    """A line that sends as much as it is let, and reads only when it is asked to."""

    def __init__(self, server: Any, table: str) -> None:
        self._line = socket.socket()
        self._line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._line.connect(("127.0.0.1", server.port))
        key = base64.b64encode(os.urandom(16)).decode()
        self._line.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b"101" in self._line.recv(4096)
        self._line.setblocking(False)
        self._rest = b""

    def __enter__(self) -> "Flood":
        return self

    def __exit__(self, *what: object) -> None:
        self._line.close()

    def pour(self, data: bytes) -> int:
        """Send what goes through now, after the rest of what did not before; how much. Raises when the line is cut."""
        self._rest = self._rest or data
        with suppress(BlockingIOError):
            sent = self._line.send(self._rest)
            self._rest = self._rest[sent:]
            return sent
        return 0

    def heard(self) -> bytes:
        with suppress(BlockingIOError):
            return self._line.recv(1 << 16)
        return b""


def frame(text: str | bytes, opcode: Opcode = Opcode.TEXT) -> bytes:
    data = text if isinstance(text, bytes) else text.encode()
    return Frame(opcode, data).serialize(mask=True)


def resident(server: Any) -> int:
    """Bytes of memory the server has."""
    return int(Path(f"/proc/{server.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Quiet:
    """A server whose limits are as they come, a table of it, and a visitor who finds it well."""

    def __init__(self, server: Any, visitor: httpx.Client) -> None:
        self.server = server
        self.made = server.made("me", "open")
        self._visitor = visitor

    @property
    def table(self) -> str:
        return str(self.made["table"])

    @property
    def is_well(self) -> bool:
        return self._visitor.get("/healthz").status_code == 200

    def flood(self) -> Flood:
        return Flood(self.server, self.table)


@pytest.fixture(scope="module")
def server(lasting_process: Callable[..., Any]) -> Any:
    return lasting_process(patience="0.5", messages_per_second=str(PER_SECOND), pause="0")


@pytest.fixture
def quiet(server: Any) -> Iterator[Quiet]:
    with httpx.Client(base_url=f"http://{server.address}") as visitor:
        yield Quiet(server, visitor)


def until_cut(quiet: Quiet, flood: Flood, data: bytes) -> tuple[int, int]:
    """Pour until the line is cut, while the house is well; how much went out, and the most memory that was seen."""
    poured = most = 0
    while quiet.is_well:
        most = max(most, resident(quiet.server))
        try:
            for _ in range(10):
                poured += flood.pour(data)
        except (ConnectionResetError, BrokenPipeError):
            break
    assert quiet.is_well
    return poured, most


def test_one_who_does_not_listen_delays_nobody_and_is_cut_off(process: Callable[..., Any]) -> None:
    server = process(patience="0.5", messages_per_second="100000", pause="0")
    with httpx.Client(base_url=f"http://{server.address}") as visitor:
        quiet = Quiet(server, visitor)
        with quiet.flood() as flood:
            until_cut(quiet, flood, frame('{"type":"hello","seen":0}') * 200)


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG], ids=["ping", "pong"])
def test_pings_whose_answers_are_never_read_take_no_memory(quiet: Quiet, opcode: Opcode) -> None:
    before = resident(quiet.server)
    with quiet.flood() as flood:
        poured, most = until_cut(quiet, flood, frame(b"x" * 125, opcode) * 5000)
    assert poured < 16 << 20  # what the buffers of the system hold, and no more
    assert most - before < 16 << 20


NONSENSE = {"short": "{", "long": "x" * 15_000, "too long": "x" * 60_000, "bytes": b"\xff"}


@pytest.mark.parametrize("nonsense", NONSENSE.values(), ids=NONSENSE)
def test_nonsense_without_end_ends_the_line(quiet: Quiet, nonsense: str | bytes) -> None:
    codes: list[str] = []
    with connect(quiet.server.live(quiet.table)) as line, suppress(ConnectionClosed):
        while quiet.is_well:
            line.send(nonsense)
            codes.append(json.loads(line.recv())["code"])
    assert line.close_code == 1008 and 0 < len(codes) - codes.count("too_fast") <= MAX_UNREADABLE
    assert set(codes) <= {"bad_json", "bad_message", "too_large", "too_fast"}
    assert quiet.is_well and "Traceback" not in quiet.server.log.read_text()


def test_a_text_that_is_no_utf8_is_told_so(quiet: Quiet) -> None:
    with quiet.flood() as line:
        line.pour(frame(b'{"type":"\xff"}'))
        heard = b""
        while quiet.is_well and not heard:
            heard = line.heard()
    assert b'"bad_json"' in heard and "Traceback" not in quiet.server.log.read_text()


def test_a_message_of_a_megabyte_ends_the_line(quiet: Quiet) -> None:
    with quiet.flood() as line:
        line.pour(frame("x" * (1 << 20)))
        heard = b""
        while quiet.is_well and not heard:
            heard = line.heard()
    assert heard[:4] == b"\x88" + heard[1:2] + (1009).to_bytes(2)


def test_of_ten_thousand_refused_questions_few_are_looked_into(quiet: Quiet) -> None:
    """So many in a second, then they are told that they are too fast, one breath after another; nobody else waits."""
    question = frame('{"type":"do","id":"q","at":1,"action":{"type":"Stop"}}')
    heard, began = b"", time.monotonic()
    with quiet.flood() as flood:
        flood.pour(frame(json.dumps({"type": "hello", "token": quiet.made["token"]})))
        while heard.count(b'"too_fast"') < 10 and quiet.is_well:
            flood.pour(question * 10_000)
            heard += flood.heard()
    seconds = time.monotonic() - began + 1
    assert PER_SECOND - 1 <= heard.count(b'"not_started"') <= PER_SECOND * seconds
    assert heard.count(b'"too_fast"') <= seconds / THROTTLE
    assert heard.count(b'"too_fast","facts":{"seconds":1},"id":"q"') >= 10


def test_a_seat_with_many_lines_may_ask_no_more_than_with_one(quiet: Quiet) -> None:
    began = time.monotonic()
    with ExitStack() as stack:
        lines = [stack.enter_context(connect(quiet.server.live(quiet.table))) for _ in range(4)]
        for line in lines:
            line.send(json.dumps({"type": "hello", "token": quiet.made["token"]}))
            for number in range(PER_SECOND - 1):
                line.send(json.dumps({"type": "undo", "id": f"u{number}"}))
        codes = [code for line in lines for code in answers(line, PER_SECOND - 1)]
    assert codes.count("not_started") <= PER_SECOND * (time.monotonic() - began + 1)
    assert codes.count("too_fast") > 0


def answers(line: ClientConnection, count: int) -> list[str]:
    """The codes of so many answers."""
    codes: list[str] = []
    while len(codes) < count:
        message = json.loads(line.recv())
        codes += [message["code"]] if message["type"] == "error" else []
    return codes
