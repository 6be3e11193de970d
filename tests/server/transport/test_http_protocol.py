"""Who owes the house the rest of a request, or does not take its answer, is not waited for for ever."""

import socket
from collections.abc import Callable
from threading import Event, Thread
from typing import Any

import pytest
from tests.server import web
from websockets.sync.client import connect

from pelipoyta.server.middleware.security_headers import SAFE

GET = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
UPGRADE = (
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
UNFINISHED = {
    "nothing": b"",
    "half a head": GET[:-4] + b"\r\nX-",
    "half a body": POST + b"{",
    "a request, and half a head": GET + GET[:20],
    "a request, and half a body": GET + POST + b"{",
    "no body, though it was answered": POST.replace(b"json", b"text") + b"{",
    "what is no HTTP": b"\0" * 100,
    "an upgrade without the body it announces": UPGRADE + b"Content-Length: 5\r\n\r\n",
    "an upgrade with a body": UPGRADE + b"Content-Length: 5\r\n\r\nhello",
    "an upgrade in chunks": UPGRADE + b"Transfer-Encoding: chunked\r\n\r\n5\r\nhel",
}


@pytest.fixture(scope="module")
def server(lasting_process: Callable[..., Any]) -> Any:
    return lasting_process(request_seconds="0.5")


def called(server: Any) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=60)


def until_cut(line: socket.socket) -> bytes:
    """All that comes until the other end hangs up."""
    heard = b""
    try:
        while piece := line.recv(65_536):
            heard += piece
    except ConnectionError:
        pass
    return heard


def answered(line: socket.socket) -> None:
    heard = b""
    while not heard.endswith(b"ok"):
        heard += (piece := line.recv(4096))
        assert piece


@pytest.mark.parametrize("sent", UNFINISHED.values(), ids=UNFINISHED)
def test_what_is_never_finished_is_ended(server: Any, sent: bytes) -> None:
    with called(server) as line:
        line.sendall(sent)
        heard = until_cut(line)
    assert heard.startswith(b"HTTP/1.1 200 OK") == sent.startswith(GET)


@pytest.mark.parametrize("first", [GET[:-4] + b"\r\nX-Slow: ", POST], ids=["head", "body"])
def test_a_byte_now_and_then_wins_no_time(server: Any, first: bytes) -> None:
    cut = Event()
    with called(server) as line:
        line.sendall(first)
        drip = Thread(target=dripped, args=(line, cut))
        drip.start()
        until_cut(line)
        cut.set()
        drip.join()


def dripped(line: socket.socket, cut: Event) -> None:
    for _ in range(1000):
        if cut.wait(0.05):
            return
        try:
            line.sendall(b"x")
        except OSError:
            return


def test_who_takes_nothing_of_the_answers_is_cut_off(server: Any) -> None:
    """Requests go out and no answer is read: in the end nobody is there to take the next."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(60)
    line.connect(("127.0.0.1", server.port))
    asked = GET.replace(b"/healthz", b"/api/openapi.json") * 100
    with line, pytest.raises(ConnectionError):
        line.sendall(asked * 1000)


def test_who_is_in_time_is_served_as_often_as_wanted(server: Any) -> None:
    with called(server) as line:
        for _ in range(5):
            line.sendall(GET[:10])
            line.sendall(GET[10:])
            answered(line)


def test_a_request_of_two_lengths_is_the_last_of_its_line(server: Any) -> None:
    """RFC 9112, 6.1: a proxy that goes by the other length would take the rest for a part of it."""
    doubled = POST.replace(b"Content-Length: 100", b"Content-Length: 5\r\nTransfer-Encoding: chunked")
    with called(server) as line:
        line.sendall(doubled + b"0\r\n\r\n" + GET)
        heard = until_cut(line)
    assert heard.count(b"HTTP/1.1 ") == 1 and heard.startswith(b"HTTP/1.1 400")


def test_the_protocol_s_own_refusal_has_the_security_headers(server: Any) -> None:
    with called(server) as line:
        line.sendall(UNFINISHED["what is no HTTP"])
        head = until_cut(line).partition(b"\r\n\r\n")[0].decode().lower()
    assert all(f"{name}: {value}".lower() in head for name, value in SAFE.items())


def test_a_live_line_is_no_request(server: Any) -> None:
    """It outlasts the time that a request has."""
    wish = {"game": "rolechess", "seats": 2, "places": ["me", "open"]}
    table = web.post(f"http://{server.address}/api/tables", json=wish).json()["table"]
    with connect(f"ws://{server.address}/api/tables/{table}/live") as live, called(server) as other:
        live.send('{"type":"hello"}')
        until_cut(other)  # a request that began later has had its time
        live.send('{"type":"ping"}')
        while live.recv() != '{"type":"pong"}':
            pass


def test_nobody_fills_the_log(server: Any) -> None:
    """Whatever was tried above, and again, fits on a page."""
    for sent in UNFINISHED.values():
        for _ in range(10):
            with called(server) as line:
                line.sendall(sent)
    with called(server) as line:
        line.sendall(GET)
        answered(line)
    assert server.log.read_text().count("\n") < 50
