"""Decoding of untrusted JSON into message types, with one error for each way it can fail."""

from collections.abc import Callable
from typing import TypeVar

import msgspec

from pelipoyta.table.errors import TableError

SHOWN = 200  # characters of a decoder's message that the client gets
T = TypeVar("T")


def decoded(decode: Callable[[bytes | bytearray], T], data: bytes | bytearray) -> T:
    """Decode a message. Raises TableError: `bad_message` for wrong content, `bad_json` for what is no JSON."""
    try:
        return decode(data)
    except msgspec.ValidationError as error:
        raise TableError("bad_message", {"detail": str(error)[:SHOWN]}) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise TableError("bad_json", {"detail": str(error)[:SHOWN]}) from error
