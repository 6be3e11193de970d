"""What a game gives the terminal: a picture of a view, its story in sentences, its choices in words."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import RenderableType

from pelipoyta.kernel.game import Seat
from pelipoyta.locales import Words


@dataclass(frozen=True)
class Reader:
    """Who looks and reads: a language, what the players are called, and the seat it is seen from (None: all of it)."""

    words: Words
    names: Sequence[str]
    seat: Seat | None
    notes: dict[int, int] = field(default_factory=dict)  # what a game's look remembers between pictures

    def name(self, seat: Seat) -> str:
        return self.names[seat]

    def percent(self, share: float) -> str:
        """As the language writes it: 33 %, in English 33%."""
        return self.words("cli-percent", share=round(100 * share))


def log_key(game: str, event: Any) -> str:
    """The key of the sentence for an event: `lotr-log-card-played`."""
    return f"{game}-log-" + re.sub(r"(?<!^)(?=[A-Z])", "-", type(event).__name__).lower()


@dataclass(frozen=True)
class Told:
    """A line of the story, and whose doing it was; an empty one is not told."""

    line: str = ""
    by: Seat | None = None

    def sentence(self, reader: Reader) -> str:
        """With the name of whoever did it, unless the line says it."""
        if not self.line or self.by is None or reader.name(self.by) in self.line:
            return self.line
        return f"{reader.name(self.by)}: {self.line}"


@dataclass(frozen=True)
class Look:
    """The picture a game makes of a view, its story, its choices in words, and the odds where it knows any."""

    picture: Callable[[Reader, Any], RenderableType]
    tell: Callable[[Reader, Any], Told]
    choice: Callable[[Reader, Any, Any], str]
    odds: Callable[[Reader, Any], str]
    notice: Callable[[Reader, Any], None] = lambda reader, view: None  # sees every view, before its story is told
