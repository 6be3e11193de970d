"""The server as it runs: every line answers at once, and garbage is seldom looked for."""

import asyncio
import gc
import os
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from stat import S_ISSOCK
from typing import Any

import httpx2 as httpx
import pytest
from uvicorn import Server as UvicornServer
from websockets.sync.client import connect

from pelipoyta.server.app import create_app
from pelipoyta.server.serve import listening
from pelipoyta.server.settings import Settings
from pelipoyta.server.transport.garbage import NEVER, YOUNG
from pelipoyta.server.transport.server import Server


@pytest.fixture
def address(settings: Settings, advisers: Any, games: Any, tmp_path: Path) -> Iterator[str]:
    """A whole server in a thread of this process, on a port of its own."""
    opened, before = threading.Event(), gc.get_threshold()
    with listening("127.0.0.1", 0) as door:
        app = create_app(settings, games, advisers=advisers, client=tmp_path / "client")
        server = Server(app, settings, opened.set)
        thread = threading.Thread(target=server.run, args=([door],))
        thread.start()
        opened.wait()
        yield f"127.0.0.1:{door.getsockname()[1]}"
        server.should_exit = True
        thread.join()
    gc.unfreeze()
    gc.set_threshold(*before)


def others_end(line: socket.socket) -> socket.socket:
    """The server's end of a line, which is in this process too."""
    for number in sorted(int(each.name) for each in Path("/dev/fd").iterdir()):
        with suppress(OSError):  # closed meanwhile, or not connected
            if S_ISSOCK(os.fstat(number).st_mode):
                with socket.socket(fileno=os.dup(number)) as end:
                    if end.getpeername() == line.getsockname():
                        return end.dup()
    raise AssertionError(f"nobody holds the other end of {line}")


def test_no_line_waits_for_more_to_send(address: str) -> None:
    """A small answer is sent at once, and not when the one before it has been acknowledged (Nagle)."""
    with ExitStack() as stack:
        http = stack.enter_context(httpx.Client(base_url=f"http://{address}"))
        wish = {"game": "arvaus", "seats": 2, "places": ["me", "open"]}
        table = http.post("/api/tables", json=wish).json()["table"]
        live = stack.enter_context(connect(f"ws://{address}/api/tables/{table}/live"))
        plain = stack.enter_context(socket.create_connection(tuple(address.split(":"))))  # type: ignore[arg-type]
        plain.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert plain.recv(4096).startswith(b"HTTP/1.1 200")
        for line in (live.socket, plain):
            end = stack.enter_context(others_end(line))
            assert end.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_what_was_there_at_the_start_is_never_searched_for_garbage(address: str) -> None:
    assert gc.get_threshold() == (YOUNG, NEVER, NEVER) and gc.get_freeze_count() > 0


@pytest.mark.anyio
async def test_a_server_that_closes_accepts_nobody_any_more(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server(create_app(settings, {}), settings, lambda: None)
    accepting = server._accepting = [asyncio.create_task(asyncio.sleep(60))]
    still: list[bool] = []

    async def shutdown(*_: Any) -> None:
        await asyncio.sleep(0)
        still.extend(not task.cancelled() for task in accepting)

    monkeypatch.setattr(UvicornServer, "shutdown", shutdown)
    await server.shutdown()
    assert still == [False]
