"""Compressed updates: any client reads what was said, nothing else is compressed, and no connection costs memory."""

import asyncio
import json
import sys
import zlib
from random import Random
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from pelipoyta.server.live.endpoint import UpdateText
from pelipoyta.server.transport import deflate
from pelipoyta.server.transport.deflate import REMEMBERED, UpdateDeflate, UpdateDeflateFactory
from pelipoyta.server.transport.websocket_protocol import DEFLATED, ReceiveBuffer, TimeoutWebSocketProtocol

OFFERS = {
    "a browser": {"client_max_window_bits": True},
    "a client with a small window": {"server_max_window_bits": 9},
    "a client with a window of a kilobyte": {"server_max_window_bits": 10, "client_max_window_bits": 9},
    "a client that keeps nothing": {"server_no_context_takeover": True},
}


@pytest.fixture(params=["zlib", "isal"])
def library(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Library that compresses: the one that is there on every machine, and the quicker one."""
    if request.param == "zlib":
        monkeypatch.setitem(sys.modules, "isal", None)
    else:
        pytest.importorskip("isal")
    monkeypatch.setattr(deflate, "_new_compressor", deflate._library())
    deflate._deflated.cache_clear()
    return str(request.param)


class Wire:
    """Transport that keeps what is written."""

    def __init__(self) -> None:
        self.sent = bytearray()

    def write(self, data: bytes) -> None:
        self.sent += data

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def is_closing(self) -> bool:
        return False


class Pair:
    """A client of the library, and the server's protocol after their handshake."""

    def __init__(self, **offer: Any) -> None:
        wanted = ClientPerMessageDeflateFactory(**offer)
        params, extension = UpdateDeflateFactory().process_request_params(
            [(name, None if value is None else str(value)) for name, value in wanted.get_request_params()], []
        )
        self.client = ClientProtocol.__new__(ClientProtocol)
        ClientProtocol.__bases__[0].__init__(self.client, side=_client_side(), state=State.OPEN, max_size=None)  # type: ignore[misc]
        self.client.extensions = [wanted.process_response_params(params, [])]
        server: Any = TimeoutWebSocketProtocol.__new__(TimeoutWebSocketProtocol)
        server.transport, server.writable, server.loop = Wire(), asyncio.Event(), None
        server.conn, server.close_sent = ServerProtocol(state=State.OPEN, max_size=1 << 16), False
        server.conn.extensions, server._deflate = [extension], extension
        server.queue, server.frames, server._unread, server._between = ReceiveBuffer(), [], bytearray(), True
        server.curr_msg_data_type = "text"
        server.writable.set()
        self.server = server

    def told(self, *texts: bytes) -> tuple[list[bytes], int]:
        """What the client reads of a write, and the bytes on the wire."""
        assert self.server.write(texts)
        sent, self.server.transport.sent = bytes(self.server.transport.sent), bytearray()
        self.client.receive_data(sent)
        frames = [event for event in self.client.events_received() if isinstance(event, Frame)]
        assert all(frame.opcode is Opcode.TEXT for frame in frames)
        return [bytes(frame.data) for frame in frames], len(sent)

    def asked(self, text: bytes) -> list[bytes]:
        """What the server reads of a message of the client."""
        self.client.send_text(text)
        self.server.data_received(b"".join(self.client.data_to_send()))
        return [message["bytes"] for message in self.server.queue._waiting]


def _client_side() -> Any:
    from websockets.protocol import CLIENT

    return CLIENT


def texts(seed: int, count: int = 40) -> list[bytes]:
    """Updates that resemble those before them, between messages of all lengths."""
    random = Random(seed)
    board = [random.randrange(9) for _ in range(random.choice((5, 300, 4000)))]
    found: list[bytes] = []
    for number in range(count):
        board[random.randrange(len(board))] = random.randrange(9)
        view = json.dumps({"type": "update", "at": number, "view": board, "word": "ä" * random.randrange(3)})
        found.append(UpdateText(view.encode()) if random.random() < 0.7 else view.encode()[: random.randrange(1, 400)])
    return found


@pytest.mark.parametrize("offer", OFFERS.values(), ids=OFFERS)
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.usefixtures("library")
def test_a_client_reads_what_was_said(offer: dict[str, Any], seed: int) -> None:
    pair, random, waiting = Pair(**offer), Random(seed), texts(seed)
    while waiting:
        some, waiting = waiting[: (count := random.randrange(1, 5))], waiting[count:]
        assert pair.told(*some)[0] == some


@pytest.mark.usefixtures("library")
def test_an_update_costs_what_is_new_in_it() -> None:
    random = Random(1)
    pair, view, sizes = Pair(), [random.randrange(10**9) for _ in range(300)], []
    for number in range(6):
        view[number] = number
        sizes.append(pair.told(UpdateText(json.dumps(view).encode()))[1])
    assert sizes[0] > 1000 and max(sizes[1:]) < 60


def test_nothing_but_updates_is_compressed_or_remembered() -> None:
    """What strangers write must not share a window with what is hidden: its length would tell of it (CRIME)."""
    pair, secret = Pair(), b"the hidden hand: " + bytes(range(48, 120))
    pair.told(UpdateText(secret))
    assert pair.told(secret) == ([secret], len(secret) + 2)
    assert pair.told(UpdateText(b"next"))[0] == [b"next"]


@pytest.mark.usefixtures("library")
def test_bytes_depend_on_what_this_viewer_was_told_alone() -> None:
    """What others were told, and whether the work was shared, changes nothing on the wire."""
    alone, told = Pair(), [UpdateText(text) for text in texts(3) if isinstance(text, UpdateText)]
    sizes = [alone.told(text)[1] for text in told]
    deflate._deflated.cache_clear()
    others, again = [Pair() for _ in range(3)], Pair()
    for number, text in enumerate(told):
        for other in others:
            other.told(UpdateText(f"another view {number}".encode()), text)
        assert again.told(text)[1] == sizes[number]


def test_the_quicker_library_is_taken_where_it_is(library: str) -> None:
    assert type(deflate._new_compressor()).__module__.startswith("isal" if library == "isal" else "zlib")


def test_the_work_is_done_once_for_all_who_are_told_the_same() -> None:
    pairs = [Pair() for _ in range(20)]
    deflate._deflated.cache_clear()
    for number in range(5):
        text = UpdateText(f"move {number} ".encode() * 50)
        for pair in pairs:
            assert pair.told(text)[0] == [text]
    assert deflate._deflated.cache_info().misses == 5


def test_a_connection_keeps_no_compressor() -> None:
    _, extension = UpdateDeflateFactory().process_request_params([("client_max_window_bits", None)], [])
    for number in range(9):
        extension.deflated(UpdateText(b"%d" % number * 1000))
    assert not {"encoder", "decoder"} & set(vars(extension))
    assert len(extension._before) == REMEMBERED


@pytest.mark.parametrize("offer", OFFERS.values(), ids=OFFERS)
def test_compressed_messages_of_a_client_are_read(offer: dict[str, Any]) -> None:
    pair = Pair(**offer)
    assert pair.asked(b'{"type":"ping"}') == [b'{"type":"ping"}']
    assert pair.asked(b"x" * 9000)[1:] == [b"x" * 9000]


def test_a_long_message_is_the_library_s_to_read() -> None:
    long = b"y" * 50_000  # answered with an error by the application, as without compression
    assert Pair().asked(long) == [long]


def masked(payload: bytes) -> bytes:
    size = bytes((0x80 | len(payload),)) if len(payload) < 126 else bytes((0x80 | 126,)) + len(payload).to_bytes(2)
    return bytes((DEFLATED,)) + size + bytes(4) + payload


@pytest.mark.parametrize(
    ("payload", "code"),
    [(b"no deflate at all", 1002), (zlib.compress(bytes(10**7), wbits=-15), 1009)],
    ids=["nonsense", "a bomb"],
)
def test_a_bad_compressed_message_ends_the_connection(payload: bytes, code: int) -> None:
    pair = Pair()
    pair.server._after_a_while = lambda act: None
    pair.server.handle_parser_exception = lambda: None
    pair.server.data_received(masked(payload))
    assert not pair.server.queue.qsize()
    assert pair.server.conn.close_sent is not None and pair.server.conn.close_sent.code == code


def test_a_client_without_the_extension_is_told_plainly_and_may_not_compress() -> None:
    pair = Pair()
    pair.server.conn.extensions, pair.server._deflate = [], None
    assert pair.told(UpdateText(b"plain")) == ([b"plain"], 7)
    pair.server.handle_parser_exception = lambda: None
    pair.server.data_received(masked(b"whatever"))
    assert pair.server.conn.close_sent.code == 1002


def test_a_second_offer_is_ignored() -> None:
    answer, first = UpdateDeflateFactory().process_request_params([], [])
    assert answer == [("client_no_context_takeover", None)]
    with pytest.raises(Exception, match="duplicate"):
        UpdateDeflateFactory().process_request_params([], [first])
    assert isinstance(first, UpdateDeflate)
