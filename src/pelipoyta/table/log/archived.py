"""Logs of finished games, packed: all lines of one log compressed together, in a row of the same database.

A packed log is read as any other. A line that is appended to it, such as a chat line, unpacks it first.
"""

import lzma
from collections.abc import Sequence

import msgspec

LENGTHS = """
SELECT id, COALESCE((SELECT MAX(seq) + 1 FROM log WHERE table_id = id),
                    (SELECT lines FROM archived WHERE table_id = id), 0) FROM tables
"""
FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 6, "dict_size": 2**20}]  # memory to read one: a megabyte
_PACK = msgspec.msgpack.Encoder().encode
_UNPACK = msgspec.msgpack.Decoder(list[bytes]).decode


def pack(lines: Sequence[bytes]) -> bytes:
    """Compress the lines of a log."""
    return lzma.compress(_PACK(lines), format=lzma.FORMAT_RAW, filters=FILTERS)


def unpack(body: bytes) -> list[bytes]:
    """Lines of a packed log, byte for byte. Raises ValueError for a broken one."""
    try:
        return _UNPACK(lzma.decompress(bytes(body), format=lzma.FORMAT_RAW, filters=FILTERS))
    except (lzma.LZMAError, EOFError, msgspec.DecodeError) as error:
        raise ValueError(f"a packed log is broken: {error}") from error
