"""Presence in the lobby: which people have a page open that answers and is looked at."""

from collections.abc import Callable, Iterator
from time import monotonic
from typing import Protocol

SILENT = 25.0  # seconds without a message after which a connection counts as gone; clients ping every ten
HIDDEN = 60.0  # seconds for which a page may be hidden


class Visitor(Protocol):
    """A connection of a person."""

    person: str
    heard: float  # when it last said anything, by the monotonic clock
    hidden: float | None  # since when its page is hidden

    def tell(self, text: bytes) -> None: ...


class People:
    """Connections by person. May be lost: it is rebuilt as pages connect again."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._visitors: dict[str, list[Visitor]] = {}
        self.clock = clock

    def __len__(self) -> int:
        return len(self._visitors)

    def __iter__(self) -> Iterator[Visitor]:
        return (visitor for visitors in self._visitors.values() for visitor in visitors)

    def enter(self, visitor: Visitor) -> None:
        self._visitors.setdefault(visitor.person, []).append(visitor)

    def leave(self, visitor: Visitor) -> None:
        left = [each for each in self._visitors.get(visitor.person, ()) if each is not visitor]
        if left:
            self._visitors[visitor.person] = left
        else:
            self._visitors.pop(visitor.person, None)

    def of(self, person: str) -> list[Visitor]:
        return self._visitors.get(person, [])

    def is_here(self, person: str) -> bool:
        """True if a page of the person answers, and was seen within the last minute."""
        now = self.clock()
        return any(
            now - visitor.heard < SILENT and (visitor.hidden is None or now - visitor.hidden < HIDDEN)
            for visitor in self.of(person)
        )
