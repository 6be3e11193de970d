"""A line to the server: what ends it for good, how long it waits before it tries again, when it is cut."""

import asyncio
import json
from typing import Any

import pytest
from tests.client.conftest import Stage
from websockets.asyncio.server import ServerConnection

from pelipoyta.client import line
from pelipoyta.client.errors import ClientError, NotAdmitted, TableClosed
from pelipoyta.client.line import LastingLine

pytestmark = pytest.mark.anyio


class Enough(Exception):
    """The test has seen what it waits for."""


class Pauses(list[float]):
    """Pauses that a line told, in thousandths of a second; after so many it is stopped."""

    def __init__(self, most: int) -> None:
        self.most = most

    def __call__(self, pause: float) -> None:
        self.append(round(pause * 1000, 3))
        if len(self) == self.most:
            raise Enough


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "FIRST_PAUSE", 0.004)
    monkeypatch.setattr(line, "LONGEST_PAUSE", 0.016)
    monkeypatch.setattr(line, "random", lambda: 1.0)  # a quarter longer than the pause itself


def lasting(url: str, read: Any = lambda data: None, lost: Any = lambda pause: None) -> LastingLine:
    return LastingLine(url.replace("http", "ws"), "secret", lambda: [{"type": "hello", "who": "ä"}], read, lost)


async def hang_up(connection: ServerConnection) -> None:
    await connection.close()


@pytest.mark.parametrize("status", [401, 403])
async def test_a_refused_token_ends_it(stage: Stage, status: int) -> None:
    url = await stage(hang_up, process_request=lambda connection, request: connection.respond(status, ""))
    with pytest.raises(NotAdmitted) as refused:
        await lasting(url).run()
    assert refused.value.code == "bad_token"


@pytest.mark.parametrize(("code", "error"), [(4404, TableClosed("no_such_table")), (4401, NotAdmitted("bad_token"))])
async def test_a_final_close_ends_it(stage: Stage, code: int, error: ClientError) -> None:
    url = await stage(lambda connection: connection.close(code))
    with pytest.raises(type(error)) as closed:
        await lasting(url).run()
    assert closed.value.code == error.code


async def test_pauses_double_up_to_the_longest(stage: Stage) -> None:
    pauses = Pauses(4)
    with pytest.raises(Enough):
        await lasting(await stage(hang_up), lost=pauses).run()
    assert pauses == [5, 10, 20, 20]


async def test_a_server_that_is_away_is_tried_again() -> None:
    pauses = Pauses(2)
    with pytest.raises(Enough):
        await lasting("ws://127.0.0.1:9", lost=pauses).run()
    assert pauses == [5, 10]


async def test_after_a_message_the_pause_is_the_first_again(stage: Stage) -> None:
    connections: list[Any] = []

    async def third_speaks(connection: ServerConnection) -> None:
        connections.append(await connection.recv())
        if len(connections) == 3:
            await connection.send("{}")

    pauses = Pauses(4)
    with pytest.raises(Enough):
        await lasting(await stage(third_speaks), lost=pauses).run()
    assert pauses == [5, 10, 5, 10]


async def test_a_busy_server_is_given_the_time_it_asks_for(stage: Stage) -> None:
    def busy(connection: ServerConnection, request: Any) -> Any:
        answer = connection.respond(503, "")
        answer.headers["Retry-After"] = "3"
        return answer

    pauses = Pauses(1)
    with pytest.raises(Enough):
        await lasting(await stage(hang_up, process_request=busy), lost=pauses).run()
    assert pauses == [3750]


async def test_a_silent_line_is_cut_after_pings(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "SILENT", 0.12)
    monkeypatch.setattr(line, "PING", 0.02)
    heard: list[Any] = []

    async def mute(connection: ServerConnection) -> None:
        async for message in connection:
            heard.append(json.loads(message))

    pauses = Pauses(1)
    with pytest.raises(Enough):
        await asyncio.wait_for(lasting(await stage(mute), lost=pauses).run(), 20)
    assert heard[0] == {"type": "hello", "who": "ä"} and heard.count({"type": "ping"}) >= 2


async def test_a_line_that_speaks_is_kept(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "SILENT", 0.5)
    monkeypatch.setattr(line, "PING", 0.01)
    done, pings = asyncio.Event(), 0

    async def answering(connection: ServerConnection) -> None:
        nonlocal pings
        async for _ in connection:
            pings += 1
            await connection.send("{}")
            if pings > 60:  # longer than a silent line is kept
                done.set()

    lost: list[float] = []
    running = asyncio.create_task(lasting(await stage(answering), lost=lost.append).run())
    await asyncio.wait_for(done.wait(), 20)
    running.cancel()
    assert lost == []


async def test_messages_are_texts_under_the_token_and_may_be_large(stage: Stage) -> None:
    first, token = [], []

    async def large(connection: ServerConnection) -> None:
        assert connection.request is not None
        token.append(connection.request.headers["Authorization"])
        first.append(await connection.recv())
        await connection.send("x" * 3 * 2**20)

    heard: list[bytes | str] = []

    def read(data: bytes | str) -> None:
        heard.append(data)
        raise Enough

    own = lasting(await stage(large), read)
    await own.send({"type": "lost"})  # there is no connection yet
    with pytest.raises(Enough):
        await own.run()
    assert first == ['{"type":"hello","who":"ä"}'] and token == ["Bearer secret"]
    assert len(heard[0]) == 3 * 2**20
