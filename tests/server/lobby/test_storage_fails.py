"""A lobby that cannot store says so, and notes it in the log."""

from typing import Any

import pytest
from structlog.testing import capture_logs

from pelipoyta.server.lobby.connection import LobbyConnection
from pelipoyta.storage.database import StorageFailed


def test_what_cannot_be_stored_is_told_and_logged(visit: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    aino = visit("aino")

    async def full(*_: Any) -> None:
        raise StorageFailed("disk full")

    monkeypatch.setattr(LobbyConnection, "_dispatch", full)
    with capture_logs() as logs:
        assert aino.say("withdraw").until("error")["code"] == "not_saved"
    assert [line["event"] for line in logs if line["log_level"] == "error"] == ["cannot store"]
