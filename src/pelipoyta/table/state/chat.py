"""What was said at the table, as each has heard it (TABLE-8)."""

import re
from collections import deque
from collections.abc import Iterable

from msgspec import Struct

from pelipoyta.table.model import Spoke, TableLine, Viewer

KEPT = 100  # lines kept for those who come, or come back
JOINER = "\u200d"  # makes one picture of two, a family of its members; unseen anywhere else
_PICTURE = "[\u2190-\U0010ffff]"
LOOSE_JOINER = re.compile(f"(?<!{_PICTURE}){JOINER}|{JOINER}(?!{_PICTURE})")


class HeardLine(Struct, frozen=True):
    """A line as one viewer heard it, numbered for that viewer alone: a gap says nothing (TABLE-5)."""

    number: int
    spoke: Spoke
    time: float


class ChatHistory:
    """What was said lately, as each viewer heard it."""

    def __init__(self, viewers: Iterable[Viewer]) -> None:
        self._heard: dict[Viewer, deque[HeardLine]] = {viewer: deque(maxlen=KEPT) for viewer in viewers}

    def take(self, line: TableLine) -> None:
        if isinstance(line.entry, Spoke):
            for viewer, heard in self._heard.items():
                if hears(viewer, line.entry):
                    heard.append(HeardLine(heard[-1].number + 1 if heard else 1, line.entry, line.time))

    def heard(self, viewer: Viewer, seen: int = 0) -> tuple[HeardLine, ...]:
        """What the viewer heard after number `seen`; all that is kept, where there never was such a number."""
        heard = self._heard[viewer]
        if heard and seen > heard[-1].number:
            return tuple(heard)
        return tuple(line for line in heard if line.number > seen)


def hears(viewer: Viewer, spoke: Spoke) -> bool:
    return spoke.eyes is None or viewer in spoke.eyes


def clean(text: str) -> str:
    """A name or a line as it may be shown: no control or direction marks, no runs of space."""
    kept = LOOSE_JOINER.sub(" ", text)
    return " ".join("".join(letter if letter.isprintable() or letter == JOINER else " " for letter in kept).split())
