"""Terminal interface of a game: drawing of a view, event sentences, and choices in words."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import RenderableType

from pelipoyta.kernel.game import Seat
from pelipoyta.locales import Words


@dataclass(frozen=True)
class Reader:
    """Reader of the terminal: language, names of the players, and the seat of the view (None: everything)."""

    words: Words
    names: Sequence[str]
    seat: Seat | None
    notes: dict[int, int] = field(default_factory=dict)  # what a game's drawing remembers between views

    def name(self, seat: Seat) -> str:
        return self.names[seat]

    def percent(self, share: float) -> str:
        """Percentage as the language writes it: 33 %, in English 33%."""
        return self.words("cli-percent", share=round(100 * share))


def log_key(game: str, event: Any) -> str:
    """Message key of an event's sentence: `lotr-log-card-played`."""
    return f"{game}-log-" + re.sub(r"(?<!^)(?=[A-Z])", "-", type(event).__name__).lower()


@dataclass(frozen=True)
class EventSentence:
    """Sentence of an event and the acting seat; an empty one is not printed."""

    line: str = ""
    by: Seat | None = None

    def sentence(self, reader: Reader) -> str:
        """Sentence with the name of the acting player, unless the line has it."""
        if not self.line or self.by is None or reader.name(self.by) in self.line:
            return self.line
        return f"{reader.name(self.by)}: {self.line}"


@dataclass(frozen=True)
class TerminalLook:
    """Functions of a game for the terminal: drawing, event sentences, choices in words, and odds."""

    picture: Callable[[Reader, Any], RenderableType]
    tell: Callable[[Reader, Any], EventSentence]
    choice: Callable[[Reader, Any, Any], str]
    odds: Callable[[Reader, Any], str]
    notice: Callable[[Reader, Any], None] = lambda reader, view: None  # sees every view, before its story is told
