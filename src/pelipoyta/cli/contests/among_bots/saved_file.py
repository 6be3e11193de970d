"""File of an interrupted contest among bots: its settings, then a line for each result."""

from pathlib import Path
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct

T = TypeVar("T", bound=Struct)


class OtherContest(ValueError):
    """The file holds another contest than the one to be resumed."""


class SavedFile(Generic[T]):
    """Results saved so far, as `lines`; a truncated last line is dropped. Without a file nothing is saved."""

    def __init__(self, file: Path | None, entered: Struct, line: type[T]) -> None:
        whole = file.read_bytes().split(b"\n")[:-1] if file is not None and file.exists() else []
        if whole and msgspec.json.decode(whole[0], type=type(entered)) != entered:
            raise OtherContest(str(file))
        self._file = file
        self.lines: list[T] = [msgspec.json.decode(text, type=line) for text in whole[1:]]
        if file is not None:
            file.write_bytes(b"".join(text + b"\n" for text in whole or [msgspec.json.encode(entered)]))

    def add(self, line: T) -> None:
        self.lines.append(line)
        if self._file is not None:
            with self._file.open("ab") as out:
                out.write(msgspec.json.encode(line) + b"\n")
