"""The protocol under the WebSockets: a piece at a time, one write for what belongs together, and an end to patience."""

import asyncio
import os
from collections.abc import Callable
from typing import Any

import pytest
from uvicorn.protocols.utils import ClientDisconnected
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from pelipoyta.server.transport.websocket_protocol import (
    AFTER_CLOSE,
    CONTROL_FRAMES,
    PIECE,
    ReceiveBuffer,
    TimeoutWebSocketProtocol,
)

pytestmark = pytest.mark.anyio


class Loop:
    """Time in a test's hands: what is to come later comes when the test says so."""

    def __init__(self) -> None:
        self.now = 100.0
        self.later: list[Callable[[], None]] = []

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, call: Callable[[], None]) -> Any:
        self.later.append(call)
        return self

    def cancel(self) -> None:
        self.later.clear()


class Transport:
    def __init__(self) -> None:
        self.writes: list[bytes] = []
        self.aborted = self.closing = False
        self.reads = True

    def write(self, data: bytes) -> None:
        self.writes.append(data)

    def abort(self) -> None:
        self.aborted = True

    def close(self) -> None:
        pass

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True


@pytest.fixture
def open_line() -> Any:
    """A connection after its handshake."""
    protocol: Any = TimeoutWebSocketProtocol.__new__(TimeoutWebSocketProtocol)
    protocol.loop, protocol.transport, protocol.writable = Loop(), Transport(), asyncio.Event()
    protocol.conn, protocol.close_sent = ServerProtocol(state=State.OPEN, max_size=1 << 16), False
    protocol.queue, protocol.frames, protocol._unread = ReceiveBuffer(), [], bytearray()
    protocol.pending_ping_payload, protocol._between = None, True
    protocol.writable.set()
    return protocol


@pytest.fixture
def stuck(open_line: Any) -> Any:
    """A connection whose peer has just stopped reading."""
    open_line.pause_writing()
    return open_line


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """As a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


def goodbye(code: int) -> bytes:
    return b"\x88\x02" + code.to_bytes(2)


def test_a_goodbye_is_left_and_then_the_line_is_cut(stuck: Any) -> None:
    stuck.loop.later.pop()()
    assert stuck.transport.writes == [goodbye(1013)]
    assert stuck.close_sent and not stuck.transport.aborted
    stuck.loop.later.pop()()
    assert stuck.transport.aborted


def test_one_who_listens_again_is_forgiven(stuck: Any) -> None:
    stuck.resume_writing()
    assert stuck.loop.later == [] and stuck.writable.is_set() and stuck.transport.reads
    assert stuck.transport.writes == []


def test_one_who_was_told_goodbye_is_not_waited_for(stuck: Any) -> None:
    stuck.loop.later.pop()()
    stuck.resume_writing()
    stuck.loop.later.pop()()
    assert stuck.transport.aborted and stuck.transport.writes == [goodbye(1013)]


def test_one_who_says_goodbye_and_takes_nothing_is_cut_off(open_line: Any) -> None:
    open_line.data_received(frame((1000).to_bytes(2), Opcode.CLOSE))
    open_line.pause_writing()
    while open_line.loop.later:
        open_line.loop.later.pop()()
    assert open_line.transport.aborted


async def test_nothing_is_read_from_one_who_does_not_read(stuck: Any) -> None:
    stuck.data_received(frame(b"hello"))
    assert not stuck.transport.reads and stuck.queue.qsize() == 0
    stuck.resume_writing()
    assert stuck.transport.reads and await stuck.receive() == {"type": "websocket.receive", "bytes": b"hello"}


async def test_a_burst_is_read_a_piece_at_a_time(open_line: Any) -> None:
    said = [b"%05d" % number for number in range(5000)]
    open_line.data_received(b"".join(map(frame, said)))
    assert 0 < open_line.queue.qsize() < PIECE / 10 and not open_line.transport.reads
    heard = [(await open_line.receive())["bytes"] for _ in said]
    assert heard == said
    assert open_line.transport.reads and not open_line._unread


async def test_a_single_message_stops_no_reading(open_line: Any) -> None:
    """To stop and go on costs more than the message."""
    told: list[str] = []
    open_line.transport.pause_reading = lambda: told.append("pause")
    open_line.data_received(frame(b"move"))
    assert (await open_line.receive())["bytes"] == b"move"
    assert told == []


async def test_a_message_in_parts_is_one(open_line: Any) -> None:
    open_line.data_received(frame(b"one", fin=False) + frame(b" and ", Opcode.CONT, False) + frame(b"all", Opcode.CONT))
    assert (await open_line.receive())["bytes"] == b"one and all"


PARTS = frame(b"", fin=False) + frame(b"", Opcode.CONT, False) * 100
FLOODS = {"pings": frame(b"x", Opcode.PING) * 100, "pongs": frame(b"x", Opcode.PONG) * 100, "parts": PARTS}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
def test_frames_that_are_no_messages_are_counted(open_line: Any, flood: bytes) -> None:
    open_line.data_received(flood)
    assert open_line.transport.writes[-1] == goodbye(1008)
    assert len(open_line.transport.writes) <= CONTROL_FRAMES + 1 and len(open_line.frames) <= CONTROL_FRAMES + 1
    open_line.loop.later.pop()()
    assert open_line.transport.aborted


def test_pings_at_leisure_are_answered(open_line: Any) -> None:
    for second in range(5):
        open_line.loop.now = float(second)
        open_line.data_received(frame(b"x", Opcode.PING) * (CONTROL_FRAMES // 2))
    assert len(open_line.transport.writes) == 5 * (CONTROL_FRAMES // 2) and not open_line.close_sent


def test_one_who_talks_on_after_goodbye_is_cut_off(open_line: Any) -> None:
    open_line._close_by_protocol()
    for _ in range(AFTER_CLOSE // 1000 + 1):
        open_line.data_received(frame(b"x" * 1000))
    assert open_line.transport.aborted and open_line.queue.qsize() == 0


async def test_what_belongs_together_is_one_write(open_line: Any) -> None:
    assert open_line.write([b"update", b"ack"])
    assert open_line.transport.writes == [b"\x81\x06update\x81\x03ack"]


async def test_nothing_is_written_to_one_who_has_gone_without_a_word(open_line: Any) -> None:
    """The transport knows it a moment before the protocol; whoever waits to write is told, lest it try for ever."""
    open_line.transport.closing = True
    assert not open_line.write([b"news"])
    assert open_line.transport.writes == []
    with pytest.raises(ClientDisconnected):
        await open_line.when_writable()


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
async def test_texts_are_framed_as_the_library_frames_them(open_line: Any, size: int) -> None:
    await open_line.send({"type": "websocket.send", "text": "x" * size})
    assert open_line.transport.writes == [Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)]


async def test_what_cannot_be_sent_now_waits(stuck: Any) -> None:
    assert not stuck.write([b"update"])
    sending = asyncio.create_task(stuck.send({"type": "websocket.send", "text": "update"}))
    await asyncio.sleep(0)
    assert stuck.transport.writes == []
    stuck.resume_writing()
    await sending
    assert stuck.transport.writes == [b"\x81\x06update"]


class Parser:
    """Counts what the parser is given."""

    def __init__(self, protocol: Any) -> None:
        self.pieces: list[bytes] = []
        self._receive = protocol.conn.receive_data
        protocol.conn.receive_data = self

    def __call__(self, data: bytes) -> None:
        self.pieces.append(data)
        self._receive(data)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 16384, 65535])
async def test_a_lone_text_needs_no_parser(open_line: Any, size: int) -> None:
    parser, text = Parser(open_line), os.urandom(size)
    open_line.data_received(frame(text))
    assert (await open_line.receive())["bytes"] == text and parser.pieces == []


@pytest.mark.parametrize("cut", range(1, 40))
async def test_wherever_a_line_is_cut_the_same_is_heard(open_line: Any, cut: int) -> None:
    said = [b"one", b"", b"x" * 130, b"last"]
    stream = b"".join(map(frame, said))
    for start in range(0, len(stream), cut):
        open_line.data_received(stream[start : start + cut])
    assert [(await open_line.receive())["bytes"] for _ in said] == said


async def test_a_part_that_looks_like_a_text_is_a_part_all_the_same(open_line: Any) -> None:
    inner = frame(b"a text within a text")
    for piece in (bytes((0x81, 0x80 | len(inner), 0, 0, 0, 0)), inner):  # masked with nothing: as it is
        open_line.data_received(piece)
    assert (await open_line.receive())["bytes"] == inner


async def test_after_a_ping_texts_need_no_parser_still(open_line: Any) -> None:
    open_line.data_received(frame(b"x", Opcode.PING) + frame(b"one"))
    parser = Parser(open_line)
    open_line.data_received(frame(b"two"))
    assert [(await open_line.receive())["bytes"] for _ in range(2)] == [b"one", b"two"] and parser.pieces == []


WRONG = {
    "unmasked": Frame(Opcode.TEXT, b"hello").serialize(mask=False),
    "reserved": b"\xc1" + frame(b"hello")[1:],
    "within a message": frame(b"part", fin=False) + frame(b"hello"),
}


@pytest.mark.parametrize("data", WRONG.values(), ids=WRONG)
def test_what_the_library_refuses_is_refused(open_line: Any, data: bytes) -> None:
    for piece in (data[: -len(frame(b"hello"))], data[-len(frame(b"hello")) :]):
        if piece:
            open_line.data_received(piece)
    last = open_line.transport.writes[-1]
    assert (last[0], last[2:4]) == (0x88, (1002).to_bytes(2))


async def test_after_a_goodbye_the_application_hears_that_nobody_is_there(open_line: Any) -> None:
    open_line._close_by_protocol()
    with pytest.raises(ClientDisconnected):
        await open_line.send({"type": "websocket.send", "text": "update"})
