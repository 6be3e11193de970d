"""The nginx and Caddy files of deploy/ before a real server: TLS, HTTP/2, changes, WebSockets and forwarded headers."""

import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from playwright.sync_api import Browser, expect
from tests.e2e.looks import comes
from tests.e2e.proxies import DEPLOY, NAME, proxied
from tests.e2e.rolechess.hand import Officer

from pelipoyta.server.api.routes import ENDPOINTS

KINDS = ("nginx", "caddy")
PROTOCOL = "() => performance.getEntriesByType('navigation')[0].nextHopProtocol"


class Recorder(BaseHTTPRequestHandler):
    """Upstream that answers with the headers which it was sent."""

    def do_GET(self) -> None:
        body = "\n".join(f"{name.lower()}: {value}" for name, value in self.headers.items()).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Nothing is written."""


@pytest.fixture(scope="module")
def recorder() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Recorder) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_is_played_through_the_proxy(kind: str, server: str, browser: Browser, tmp_path: Path) -> None:
    """On a port other than 443: a table is made by POST, moves go over the WebSocket, and a reload comes back."""
    with proxied(kind, server, tmp_path) as address:
        profile = browser.new_context(base_url=address, locale="fi-FI", ignore_https_errors=True)
        page = profile.new_page()
        failed: list[str] = []
        page.on("response", lambda answer: failed.append(answer.url) if answer.status >= 400 else None)
        page.goto("/")
        comes(lambda: page.evaluate(PROTOCOL), "h2")
        player = Officer(page)
        player.quick()
        assert player.play_turns(2)
        page.reload()
        player.wait()
        expect(page.get_by_role("grid", name="RoleChess-lauta")).to_be_visible()
        assert failed == []
        profile.close()


@pytest.mark.parametrize("kind", KINDS)
def test_the_server_is_told_who_asks_and_under_which_name(kind: str, recorder: str, tmp_path: Path) -> None:
    """The port stays in Host; an address that the client claims to have is not passed on; metrics are not either."""
    with proxied(kind, recorder, tmp_path) as address, httpx.Client(verify=False) as client:
        port = address.rpartition(":")[2]
        local, host = f"https://127.0.0.1:{port}", {"Host": f"{NAME}:{port}"}
        asked: Any = {"headers": {**host, "X-Forwarded-For": "203.0.113.9"}, "extensions": {"sni_hostname": NAME}}
        sent = dict(line.split(": ", 1) for line in client.get(local, **asked).text.splitlines())
        assert sent["host"] == f"{NAME}:{port}"
        assert (sent["x-forwarded-for"], sent["x-forwarded-proto"]) == ("127.0.0.1", "https")
        assert client.get(f"{local}/metrics", **asked).status_code == 404


def test_nginx_lets_the_largest_body_pass() -> None:
    most = max(each.body_limit.most for each in ENDPOINTS if each.body is not None)
    allowed = re.search(r"client_max_body_size (\d+)m;", (DEPLOY / "nginx.conf").read_text())
    assert allowed and int(allowed[1]) * 2**20 >= most
