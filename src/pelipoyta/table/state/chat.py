"""Chat history of a table, as each viewer may read it (TABLE-8)."""

import re
from collections import deque
from collections.abc import Iterable

from msgspec import Struct

from pelipoyta.table.model import Spoke, TableLine, Viewer

KEPT = 100  # lines kept for viewers who connect later
JOINER = "\u200d"  # zero-width joiner: joins emoji into one; removed elsewhere
_PICTURE = "[\u2190-\U0010ffff]"
LOOSE_JOINER = re.compile(f"(?<!{_PICTURE}){JOINER}|{JOINER}(?!{_PICTURE})")


class HeardLine(Struct, frozen=True):
    """Chat line numbered for one viewer, so that no gap shows a hidden line (TABLE-5)."""

    number: int
    spoke: Spoke
    time: float


class ChatHistory:
    """Latest chat lines by viewer."""

    def __init__(self, viewers: Iterable[Viewer]) -> None:
        self._heard: dict[Viewer, deque[HeardLine]] = {viewer: deque(maxlen=KEPT) for viewer in viewers}

    def take(self, line: TableLine) -> None:
        if isinstance(line.entry, Spoke):
            for viewer, heard in self._heard.items():
                if hears(viewer, line.entry):
                    heard.append(HeardLine(heard[-1].number + 1 if heard else 1, line.entry, line.time))

    def heard(self, viewer: Viewer, seen: int = 0) -> tuple[HeardLine, ...]:
        """Lines for the viewer after number `seen`; all that are kept if the number is unknown."""
        heard = self._heard[viewer]
        if heard and seen > heard[-1].number:
            return tuple(heard)
        return tuple(line for line in heard if line.number > seen)


def hears(viewer: Viewer, spoke: Spoke) -> bool:
    return spoke.eyes is None or viewer in spoke.eyes


def clean(text: str) -> str:
    """Clean a name or chat line: no control or direction marks, no runs of space."""
    kept = LOOSE_JOINER.sub(" ", text)
    return " ".join("".join(letter if letter.isprintable() or letter == JOINER else " " for letter in kept).split())
