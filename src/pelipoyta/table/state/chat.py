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


class ChatLine(Struct, frozen=True):
    """Chat line numbered for one viewer, so that no gap shows a hidden line (TABLE-5)."""

    number: int
    spoke: Spoke
    time: float


class ChatHistory:
    """Latest chat lines by viewer."""

    def __init__(self, viewers: Iterable[Viewer]) -> None:
        self._lines: dict[Viewer, deque[ChatLine]] = {viewer: deque(maxlen=KEPT) for viewer in viewers}

    def take(self, line: TableLine) -> None:
        if isinstance(line.entry, Spoke):
            for viewer, lines in self._lines.items():
                if may_read(viewer, line.entry):
                    lines.append(ChatLine(lines[-1].number + 1 if lines else 1, line.entry, line.time))

    def lines_for(self, viewer: Viewer, seen: int = 0) -> tuple[ChatLine, ...]:
        """Lines for the viewer after number `seen`; all that are kept if the number is unknown."""
        lines = self._lines[viewer]
        if lines and seen > lines[-1].number:
            return tuple(lines)
        return tuple(line for line in lines if line.number > seen)


def may_read(viewer: Viewer, spoke: Spoke) -> bool:
    return spoke.eyes is None or viewer in spoke.eyes


def clean(text: str) -> str:
    """Clean a name or chat line: no control or direction marks, no runs of space."""
    kept = LOOSE_JOINER.sub(" ", text)
    return " ".join("".join(letter if letter.isprintable() or letter == JOINER else " " for letter in kept).split())
