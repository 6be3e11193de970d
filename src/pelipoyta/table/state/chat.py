"""Chat history of a table, as each viewer may read it (TABLE-8)."""

import re
from collections import deque
from collections.abc import Collection, Iterable

from msgspec import Struct
from msgspec.structs import replace

from pelipoyta.table.model import Redacted, Spoke, TableLine, Viewer

KEPT = 100  # lines kept for viewers who connect later
JOINER = "\u200d"  # zero-width joiner: joins emoji into one; removed elsewhere
_PICTURE = "[\u2190-\U0010ffff]"
LOOSE_JOINER = re.compile(f"(?<!{_PICTURE}){JOINER}|{JOINER}(?!{_PICTURE})")


class ChatLine(Struct, frozen=True):
    """Chat line numbered for one viewer, so that no gap shows a hidden line (TABLE-5)."""

    number: int
    spoke: Spoke
    time: float
    line: int = 0  # its number in the log
    removed: bool = False  # its text is no longer shown


class ChatHistory:
    """Latest chat lines by viewer."""

    def __init__(self, viewers: Iterable[Viewer]) -> None:
        self._lines: dict[Viewer, deque[ChatLine]] = {viewer: deque(maxlen=KEPT) for viewer in viewers}
        self._taken = 0  # log lines
        self._shown: set[int] = set()  # numbers in the log of chat lines with their text

    def take(self, line: TableLine) -> None:
        if isinstance(line.entry, Spoke):
            self._shown.add(self._taken)
            for viewer, lines in self._lines.items():
                if may_read(viewer, line.entry):
                    number = lines[-1].number + 1 if lines else 1
                    lines.append(ChatLine(number, line.entry, line.time, self._taken))
        elif isinstance(line.entry, Redacted):
            self._redact(set(line.entry.lines))
        self._taken += 1

    def skip(self, lines: int) -> None:
        """Pass over lines of the log that are no chat."""
        self._taken += lines

    def is_shown(self, line: int) -> bool:
        """True for the number of a log line that is a chat line whose text is shown."""
        return line in self._shown

    def _redact(self, gone: set[int]) -> None:
        self._shown -= gone
        for viewer, lines in self._lines.items():
            kept = (_without_text(each) if each.line in gone else each for each in lines)
            self._lines[viewer] = deque(kept, maxlen=KEPT)

    def lines_for(self, viewer: Viewer, seen: int = 0) -> tuple[ChatLine, ...]:
        """Lines for the viewer after number `seen`; all that are kept if the number is unknown."""
        lines = self._lines[viewer]
        if lines and seen > lines[-1].number:
            return tuple(lines)
        return tuple(line for line in lines if line.number > seen or line.removed)

    def removed_for(self, viewer: Viewer, gone: Collection[int]) -> tuple[ChatLine, ...]:
        """Lines of these numbers in the log that the viewer has read."""
        return tuple(line for line in self._lines[viewer] if line.line in gone)


def _without_text(line: ChatLine) -> ChatLine:
    return replace(line, spoke=replace(line.spoke, text=""), removed=True)


def may_read(viewer: Viewer, spoke: Spoke) -> bool:
    return (spoke.eyes is None or viewer in spoke.eyes) and viewer not in spoke.unheard


def clean(text: str) -> str:
    """Clean a name or chat line: no control or direction marks, no runs of space."""
    kept = LOOSE_JOINER.sub(" ", text)
    return " ".join("".join(letter if letter.isprintable() or letter == JOINER else " " for letter in kept).split())
