"""The server as a process: it says where it is or what is wrong, and says goodbye."""

import asyncio
import base64
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.sync.client import connect

from pelipoyta.server.protocol import ImpatientProtocol
from pelipoyta.server.serve import serve
from pelipoyta.table.dbfile import VERSION
from pelipoyta.table.sqlite import SqliteStore

pytestmark = pytest.mark.anyio


def made(server: Any, *places: str, game: str = "rolechess") -> dict[str, Any]:
    wish = {"game": game, "seats": 2, "options": {}, "places": places, "name": "Aino"}
    answer: dict[str, Any] = httpx.post(f"http://{server.address}/api/tables", json=wish).json()
    return answer


def live(server: Any, table: str) -> str:
    return f"ws://{server.address}/api/tables/{table}/live"


@pytest.fixture
def cannot(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """The last words of a server that cannot start with these settings."""

    def last_words(**settings: str) -> str:
        for name, value in settings.items():
            monkeypatch.setenv(name, value)
        assert serve(port=0, lang="en") == 2
        return capsys.readouterr().err

    return last_words


def test_a_port_in_use(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        for lang, word in (("fi", "käytössä"), ("sv", "upptagen"), ("en", "in use")):
            assert serve(port=port, lang=lang) == 2
            said = capsys.readouterr().err
            assert str(port) in said and word in said and f"--port {port + 1}" in said


def test_an_address_of_another_machine(capsys: pytest.CaptureFixture[str]) -> None:
    assert serve(host="192.0.2.1", port=8765, lang="en") == 2
    assert "192.0.2.1" in capsys.readouterr().err


def test_a_database_that_cannot_be_used(cannot: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way " * 200)
    for url, says in (
        (f"sqlite:///{tmp_path}/file/games.sqlite3", "cannot be written"),
        (f"sqlite:///{tmp_path}/file", "not a Pelipöytä database"),
        ("postgresql://here/there", "sqlite:////"),
    ):
        assert says in cannot(PELIPOYTA_DATABASE_URL=url)


async def test_a_database_from_a_newer_version(tmp_path: Path) -> None:
    """The exit code of the whole process, and no traceback."""
    path = tmp_path / "games.sqlite3"
    await SqliteStore(path).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA user_version = {VERSION + 1}")
    command = [
        sys.executable,
        "-c",
        "import sys; from pelipoyta.server.serve import serve; sys.exit(serve(port=0, lang='en'))",
    ]
    env = {**os.environ, "PELIPOYTA_DATABASE_URL": f"sqlite:///{path}"}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "newer" in done.stderr and str(path) in done.stderr and "Traceback" not in done.stderr


def test_a_setting_that_is_not_valid(cannot: Callable[..., str]) -> None:
    assert "PELIPOYTA_PAUSE" in cannot(PELIPOYTA_PAUSE="slow")


def test_it_says_goodbye_to_everyone(process: Callable[..., Any]) -> None:
    server = process()
    table = made(server, "me", "open")["table"]
    with connect(live(server, table)) as line:
        line.send('{"type":"hello","token":null,"seen":0}')
        line.recv(), line.recv()  # welcome, and that onlookers listen
        server.stop(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            line.recv()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012


def test_a_message_too_large_is_told_and_one_far_too_large_ends_the_line(process: Callable[..., Any]) -> None:
    server = process()
    table = made(server, "me", "open")["table"]
    with connect(live(server, table)) as line:
        line.send('{"type":"ping","x":"' + "x" * 16_400 + '"}')
        assert '"too_large"' in str(line.recv())
        line.send('{"type":"ping"}')
        assert line.recv() == '{"type":"pong"}'
        line.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            line.recv()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


def deaf(server: Any, table: str) -> socket.socket:
    """A line that will never be read from."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in line.recv(4096)
    return line


def frame(text: str) -> bytes:
    data = text.encode()
    return bytes([0x81, 0x80 | len(data)]) + b"\0\0\0\0" + data  # a mask of zeros changes nothing


def test_one_who_does_not_listen_delays_nobody_and_is_cut_off(process: Callable[..., Any]) -> None:
    server = process(patience="0.5", messages_per_second="100000", pause="0")
    table = made(server, "me", "bot:uniform")
    with deaf(server, table["table"]) as line, connect(live(server, table["table"])) as other:
        with pytest.raises(OSError, match=r"reset|[Bb]roken"):
            shout(line, other)
        assert answers(other)


def shout(line: socket.socket, other: Any) -> None:
    """Ask for long answers without reading them, while another finds the table as lively as ever."""
    while True:
        line.sendall(frame('{"type":"hello","seen":0}') * 20)
        assert answers(other)


def answers(line: Any) -> bool:
    line.send('{"type":"ping"}')
    return bool(line.recv() == '{"type":"pong"}')


class Loop:
    """Time in a test's hands: what is to come later comes when the test says so."""

    def __init__(self) -> None:
        self.later: list[Callable[[], None]] = []

    def call_later(self, delay: float, call: Callable[[], None]) -> Any:
        self.later.append(call)
        return self

    def cancel(self) -> None:
        self.later.clear()


class Transport:
    def __init__(self) -> None:
        self.written = b""
        self.aborted = False

    def write(self, data: bytes) -> None:
        self.written += data

    def abort(self) -> None:
        self.aborted = True


@pytest.fixture
def stuck() -> Any:
    """A connection whose peer has just stopped reading."""
    protocol: Any = ImpatientProtocol.__new__(ImpatientProtocol)
    protocol.loop, protocol.transport, protocol.writable = Loop(), Transport(), asyncio.Event()
    protocol.conn, protocol.close_sent = ServerProtocol(state=State.OPEN), False
    protocol.pause_writing()
    return protocol


def test_a_goodbye_is_left_and_then_the_line_is_cut(stuck: Any) -> None:
    stuck.loop.later.pop()()
    assert stuck.transport.written == b"\x88\x02" + (1013).to_bytes(2)
    assert stuck.close_sent and not stuck.transport.aborted
    stuck.loop.later.pop()()
    assert stuck.transport.aborted


def test_one_who_listens_again_is_forgiven(stuck: Any) -> None:
    stuck.resume_writing()
    assert stuck.loop.later == [] and stuck.writable.is_set()
    assert stuck.transport.written == b""


def test_one_who_was_told_goodbye_is_not_waited_for(stuck: Any) -> None:
    stuck.close_sent = True
    stuck.resume_writing()
    stuck.loop.later.pop()()
    stuck.loop.later.pop()()
    assert stuck.transport.aborted and stuck.transport.written == b""
