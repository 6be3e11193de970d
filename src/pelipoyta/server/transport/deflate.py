"""Compression of updates (permessage-deflate, RFC 7692): no memory a connection, one piece of work for all alike.

The window that a client keeps is the text of the compressed messages it got, and nothing else goes into it. So what
was said last is known, and is given to a fresh compressor as its dictionary: the bytes are those that a compressor
kept for the connection could have written. Connections that were told the same share the work (decision 008).
"""

import zlib
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Any

from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

from pelipoyta.server.live.endpoint import UpdateText

LEVEL, MEMORY = 3, 7  # of zlib; level 6: a fifth fewer bytes for half as much again of processor time
ISAL_LEVEL = 1  # half of the processor time of zlib at level 3, for a fifth more bytes
BITS = 14  # of the window: 16 kB, more than the updates that a compressor is shown
REMEMBERED = 2  # updates that the next one is written with: the last one, and the last that this player had to answer
SHARED = 64  # compressed updates kept for the other connections that are told the same
INFLATED = 32 * 1024  # bytes of a client's message that are read without the library's care
EMPTY_BLOCK = b"\x00\x00\xff\xff"  # end of every compressed message, which is not sent


class UpdateDeflate(PerMessageDeflate):
    """The extension of one connection. What the library itself says stays uncompressed."""

    def __init__(self, asked: PerMessageDeflate) -> None:
        """`asked`: as it was negotiated."""
        super().__init__(True, True, asked.remote_max_window_bits, asked.local_max_window_bits)
        self._forgets = asked.local_no_context_takeover
        self._bits = min(BITS, asked.local_max_window_bits)
        self._before: tuple[bytes, ...] = ()

    def encode(self, frame: Frame) -> Frame:
        return frame

    def deflated(self, text: UpdateText) -> bytes:
        """Payload of the next update; it must be sent, as later ones refer to it."""
        found = _deflated(text, self._before, self._bits)
        if not self._forgets:
            self._before = (*self._before, text)[-REMEMBERED:]
        return found

    def inflated(self, data: bytes) -> bytes | None:
        """Text of a whole message of the client; None where it is wrong or long, which the library tells."""
        inflater = zlib.decompressobj(-self.remote_max_window_bits)
        try:
            text = inflater.decompress(data + EMPTY_BLOCK, INFLATED)
        except zlib.error:
            return None
        return None if inflater.unconsumed_tail else text


class UpdateDeflateFactory(ServerPerMessageDeflateFactory):
    """Offers the extension, and asks the client to keep no window either."""

    def __init__(self) -> None:
        super().__init__(client_no_context_takeover=True, compress_settings={"memLevel": 1})

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], UpdateDeflate]:
        answer, asked = super().process_request_params(params, accepted_extensions)
        return answer, UpdateDeflate(asked)


@lru_cache(SHARED)
def _deflated(text: bytes, before: tuple[bytes, ...], bits: int) -> bytes:
    known = b"".join(before)
    writer = _new_compressor(wbits=-bits, zdict=known) if known else _new_compressor(wbits=-bits)
    packed: bytes = writer.compress(text) + writer.flush(zlib.Z_SYNC_FLUSH)
    return packed.removesuffix(EMPTY_BLOCK)


def _library() -> Callable[..., Any]:
    """Compressors of ISA-L, or of zlib where there is no ISA-L for the machine."""
    try:
        from isal import isal_zlib
    except ImportError:
        return partial(zlib.compressobj, level=LEVEL, memLevel=MEMORY)
    return partial(isal_zlib.compressobj, level=ISAL_LEVEL)


_new_compressor = _library()
