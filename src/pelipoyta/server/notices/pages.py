"""Pages that are open: whose notices they show, and which of them are looked at."""

from collections.abc import Iterable, Mapping
from functools import partial
from time import monotonic
from typing import Protocol

from pelipoyta.server.services.peers import Drop, PeerLookup

SILENT = 25.0  # seconds without a message after which a page counts as gone; pages ping every ten


class NoticePage(Protocol):
    """A connection of a person's page."""

    person: str
    heard: float  # when it last said anything, by the monotonic clock
    visible: bool

    def tell(self, text: bytes) -> None: ...


class NoticePages:
    """Open pages by person. May be lost: it is rebuilt as pages connect again."""

    def __init__(self, peers: PeerLookup) -> None:
        """`peers`: the other processes, which are told on demand who is here."""
        self._peers = peers
        self._drops: dict[str, Drop] = {}
        self._pages: dict[str, list[NoticePage]] = {}
        self._marks: dict[str, tuple[float, ...]] = {}

    def enter(self, page: NoticePage) -> None:
        self._pages.setdefault(page.person, []).append(page)
        if page.person not in self._drops:
            tell = partial(self._told, page.person)
            self._drops[page.person] = self._peers.register("page", page.person, tell)

    def leave(self, page: NoticePage) -> None:
        left = [each for each in self._pages.get(page.person, ()) if each is not page]
        if left:
            self._pages[page.person] = left
        else:
            self._pages.pop(page.person, None)
            if drop := self._drops.pop(page.person, None):
                drop()
            self._marks.pop(page.person, None)

    def of(self, person: str) -> Iterable[NoticePage]:
        return tuple(self._pages.get(person, ()))

    def people(self) -> frozenset[str]:
        return frozenset(self._pages)

    def is_here(self, person: str) -> bool:
        """True if a page of the person is visible and answers."""
        now = monotonic()
        return any(page.visible and now - page.heard < SILENT for page in self.of(person))

    def _told(self, person: str) -> bytes | None:
        return b"here" if self.is_here(person) else None

    def changed(self, marks: Mapping[str, tuple[float, ...]]) -> list[str]:
        """People whose list has changed since the last call."""
        found = [each for each in self._pages if marks.get(each, ()) != self._marks.get(each, ())]
        for person in found:
            self._marks[person] = marks.get(person, ())
        return found
