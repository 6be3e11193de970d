"""File of an interrupted contest among bots: its settings, then a line for each result."""

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from pelipoyta.cli.contests.among_bots.play_table import PlayedTable


class OtherContest(ValueError):
    """The file holds another contest than the one to be resumed."""


class SavedFile:
    """Results saved so far, by table; a truncated last line is dropped. Without a file nothing is saved."""

    def __init__(self, file: Path | None, entered: Struct) -> None:
        settings = msgspec.json.encode(entered)
        whole = file.read_bytes().split(b"\n")[:-1] if file is not None and file.exists() else []
        if whole and msgspec.json.decode(whole[0]) != msgspec.json.decode(settings):
            raise OtherContest(str(file))
        self._file = file
        self.results = {each.table: each for text in whole[1:] for each in _results(text)}
        if file is not None:
            file.write_bytes(b"".join(text + b"\n" for text in whole or [settings]))

    def add(self, played: PlayedTable) -> None:
        if played.table in self.results:
            return
        self.results[played.table] = played
        if self._file is not None:
            with self._file.open("ab") as out:
                out.write(msgspec.json.encode(played) + b"\n")


def _results(text: bytes) -> list[PlayedTable]:
    """Results in a line: one game's, or as version 0.1 saved them: an entry of the contest's log."""
    line = msgspec.json.decode(text, type=dict[str, Any])
    entry = msgspec.convert(line.get("entry", line), dict[str, Any])
    games = entry.get("games") or ([entry] if entry.get("type") == "Ended" else [])
    return msgspec.convert(games, list[PlayedTable])
