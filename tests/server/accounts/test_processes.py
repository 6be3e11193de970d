"""Accounts at two processes on one database: sessions end everywhere, challenges and limits of use hold in both."""

from contextlib import ExitStack
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.accounts.conftest import ORIGIN, Browser, closing_code, code


@pytest.fixture(params=["sqlite", "postgres"])
def both(request: Any, opened: Any, settings: Any) -> Any:
    """A browser with the same cookies at two servers, and the second server's house."""
    if request.param == "postgres":
        settings = settings.model_copy(update={"database_url": request.getfixturevalue("postgres").new_database()})
    first, second = opened(settings), opened(settings)
    with ExitStack() as stack:
        here = Browser(first, stack)
        here.sign_up("Aino")
        there = Browser(second, stack)
        there.client.cookies = here.client.cookies
        yield here, there


def test_a_session_counts_at_every_process_and_ends_at_all(both: Any) -> None:
    here, there = both
    assert there.me()["name"] == "Aino"
    socket = there.socket("/api/lobby/live")
    socket.send_json({"type": "enter", "device": "device-0123456789abcdef"})
    assert here.post("/api/account/sign-out").status_code == 200
    assert closing_code(socket) == 4401  # within a second
    assert there.me() is None


def test_a_name_is_taken_once_at_whichever_process(both: Any) -> None:
    _, there = both
    other = TestClient(there.client.app, headers=ORIGIN)
    other.portal = there.client.portal
    answer = other.post("/api/account/sign-up", json={"name": "AINO", "password": "kolme vihreää norsua hyppii"})
    assert answer.status_code == 409 and code(answer) == "name_taken"


def test_a_recovery_code_works_once_at_whichever_process(both: Any) -> None:
    here, there = both
    codes = here.post("/api/account/recovery-codes").json()["codes"]
    stranger = Browser.__new__(Browser)
    stranger.client = TestClient(there.client.app, headers=ORIGIN)
    stranger.client.portal = there.client.portal
    assert stranger.post("/api/account/recover", name="Aino", code=codes[0]).status_code == 200
    assert here.post("/api/account/recover", name="Aino", code=codes[0]).status_code == 401
