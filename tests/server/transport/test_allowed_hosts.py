"""Whom the house answers: those who call it by a name of its own, and no page of another site."""

import socket
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from pelipoyta.server.app import create_app
from pelipoyta.server.settings import Settings

WISH = {"game": "arvaus", "seats": 2, "places": ["me", "open"]}
MACHINE = socket.gethostname().partition(".")[0]
OURS = [
    "localhost:8765", "LOCALHOST", "localhost.", "my.localhost:1", "127.0.0.1:8765", "[::1]:8765", "192.168.1.5:8765",
    "[fe80::1]", "games.example", "Games.Example:443", "friend.example", "house.here", f"{MACHINE}:8765",
    f"{MACHINE}.local:8765",
]  # fmt: skip
OTHERS = [
    "evil.example", "evil.example:8765", "localhost.evil.example", "127.0.0.1.evil.example",
    "games.example.evil.example", "evilgames.example", "[", "[::1", "", "user@evil.example",
    "a@127.0.0.1", "127.0.0.1/evil", "127.0.0.1?x", "127.0.0.1:abc", "127.0.0.1:", "localhost\"", "[::1]x",
    f"{MACHINE}.evil.example", "x" * 5000,
]  # fmt: skip


@pytest.fixture
def guest(settings: Settings, games: Any, advisers: Any) -> Any:
    """A client of a house with two names and a friend, opened at house.here."""
    names = {"hosts": ("games.example",), "origins": ("https://friend.example",)}
    app = create_app(settings.model_copy(update=names), games, advisers=advisers, host="house.here")
    with TestClient(app, base_url="http://localhost") as client:
        yield client


@pytest.mark.parametrize("host", OURS)
def test_the_house_answers_to_its_names_and_to_bare_addresses(guest: Any, host: str) -> None:
    assert guest.get("/healthz", headers={"Host": host}).text == "ok"
    assert guest.post("/api/tables", json=WISH, headers={"Host": host, "Origin": f"http://{host}"}).status_code == 201


@pytest.mark.parametrize("host", OTHERS)
def test_under_the_name_of_another_nothing_is_said(guest: Any, host: str) -> None:
    """A page of evil.example, pointed at our address, has its own name as origin and host: they are alike."""
    headers = {"Host": host, "Origin": f"http://{host}"}
    response = guest.get("/api/games", headers=headers)
    assert response.status_code == 421
    assert response.json()["error"]["code"] == "unknown_host" and len(response.content) < 200
    assert guest.post("/api/tables", json=WISH, headers=headers).status_code == 421
    with pytest.raises(WebSocketDisconnect), guest.websocket_connect("/api/tables/x/live", headers=headers):
        pass


def test_a_person_is_told_in_words_how_to_mend_it(guest: Any) -> None:
    headers = {"Host": "mine.example:80", "Accept-Language": "en"}
    said = guest.get("/t/abc", headers=headers)
    assert said.headers["content-type"].startswith("text/plain")
    assert "PELIPOYTA_HOSTS=mine.example" in said.text


def test_a_program_that_names_nobody_is_welcome(guest: Any) -> None:
    scope = {"type": "http", "method": "GET", "path": "/healthz", "headers": [], "query_string": b""}
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    guest.portal.call(guest.app, scope, None, send)
    assert sent[0]["status"] == 200


@pytest.mark.parametrize(
    ("origin", "let_in"),
    [
        (None, True),
        ("http://localhost", True),
        ("https://LOCALHOST", True),
        ("https://friend.example", True),
        ("http://friend.example", False),
        ("https://evil.example", False),
        ("http://localhost:8080", False),
        ("http://localhost.evil.example", False),
        ("null", False),
        ("http://[", False),
        ("", False),
    ],
)
def test_a_page_of_another_site_changes_nothing(guest: Any, origin: str | None, let_in: bool) -> None:
    headers = {"Origin": origin} if origin is not None else {}
    response = guest.post("/api/tables", json=WISH, headers=headers)
    assert response.status_code == (201 if let_in else 403)
    if not let_in:
        assert response.json()["error"]["code"] == "foreign_page"
        with pytest.raises(WebSocketDisconnect), guest.websocket_connect("/api/tables/x/live", headers=headers):
            pass


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_what_a_form_could_send_is_not_read(guest: Any, kind: str) -> None:
    response = guest.post("/api/tables", content=msgspec.json.encode(WISH), headers={"Content-Type": kind})
    assert (response.status_code, response.json()["error"]["code"]) == (415, "not_json")


def test_what_says_it_is_json_is_read(guest: Any) -> None:
    headers = {"Content-Type": "Application/JSON; charset=utf-8"}
    assert guest.post("/api/tables", content=msgspec.json.encode(WISH), headers=headers).status_code == 201


def test_every_answer_has_a_policy(house: Any) -> None:
    """No script but the client's files, no foreign frame; the API's reference adds its style sheet by its digest."""
    for path in ("/", "/healthz", "/api/games", "/api/nothing", "/assets/none.js"):
        policy = house.client.get(path).headers["content-security-policy"]
        assert "default-src 'self';" in policy and "frame-ancestors 'none'" in policy and "script-src" not in policy
    policy = house.client.get("/api/docs").headers["content-security-policy"]
    assert "; style-src 'self' 'sha256-" in policy and "script-src" not in policy
    assert "unsafe" not in policy.replace("style-src-attr 'unsafe-inline'", "")
