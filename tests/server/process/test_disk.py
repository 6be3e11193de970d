"""A real server whose disk is full, or whose database is gone: nothing acknowledged is lost, nothing else is said."""

import resource
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server import web
from websockets.sync.client import ClientConnection, connect

WISH = {"game": "rolechess", "seats": 2, "places": ["me", "open"], "name": "Aino"}
TALK = "x" * 250  # a line of talk is stored as a move is, and has no end


class Speaker:
    """Someone at a table of a real server."""

    def __init__(self, server: Any) -> None:
        self.http = f"http://{server.address}"
        made = web.post(f"{self.http}/api/tables", json=WISH).json()
        self.table, self.token, self.said = made["table"], made["token"], 0

    @contextmanager
    def line(self, server: Any) -> Iterator[ClientConnection]:
        with connect(f"ws://{server.address}/api/tables/{self.table}/live") as line:
            line.send(msgspec.json.encode({"type": "hello", "token": self.token}).decode())
            yield line

    def say(self, line: ClientConnection) -> dict[str, Any]:
        """The answer to one more line of talk."""
        id = f"c{self.said}"
        self.said += 1
        line.send(msgspec.json.encode({"type": "say", "id": id, "text": f"{id} {TALK}"}).decode())
        while (answer := msgspec.json.decode(line.recv())).get("id") != id:
            pass
        said: dict[str, Any] = answer
        return said

    def heard(self, server: Any) -> list[str]:
        """The ids of the lines that a newcomer is told."""
        with self.line(server) as line:
            while (message := msgspec.json.decode(line.recv()))["type"] != "said":
                pass
            return [said["text"].split()[0] for said in message["lines"]]

    def ready(self) -> int:
        return web.get(f"{self.http}/readyz").status_code


@pytest.fixture
def server(process: Callable[..., Any]) -> Any:
    return process(lines_per_ten_seconds="10000", messages_per_second="10000")


def test_a_full_disk(server: Any) -> None:
    """What fits is acknowledged and kept, what does not is refused; with room again, the talk goes on."""
    speaker = Speaker(server)
    with speaker.line(server) as line:
        acked = [speaker.say(line)["id"]]  # the tables of rows are made with the first line of talk
        used = max(file.stat().st_size for file in server.database.parent.glob(f"{server.database.name}*"))
        limit = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (used + 100_000, resource.RLIM_INFINITY))
        while (answer := speaker.say(line))["type"] == "ack":
            acked.append(answer["id"])
            assert len(acked) < 1000
        assert answer["code"] == "not_saved" and speaker.ready() == 503 and len(acked) > 1
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, limit)
        acked.append(speaker.say(line)["id"])
    kept = speaker.heard(server)[-20:]
    server.stop()
    server.start()
    assert speaker.heard(server)[-20:] == kept == acked[-20:]
    assert speaker.ready() == 200


def test_a_database_that_is_gone(server: Any, tmp_path: Path) -> None:
    speaker = Speaker(server)
    with speaker.line(server) as line:
        assert speaker.say(line)["type"] == "ack" and speaker.ready() == 200
        aside = server.database.rename(tmp_path / "aside")
        assert speaker.ready() == 503
        assert speaker.say(line)["code"] == "not_saved"
        assert web.post(f"{speaker.http}/api/tables", json=WISH).status_code == 503
        assert web.get(f"{speaker.http}/api/tables/nosuch").status_code == 503
        assert not server.database.exists()
        aside.rename(server.database)
        assert speaker.ready() == 200 and speaker.say(line)["type"] == "ack"
    assert speaker.heard(server) == ["c0", "c2"]
    assert "removed or replaced" in server.log.read_text()
