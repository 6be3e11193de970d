"""Lookups among the processes of a server: a sent record, a study under way, an open page, an onlooker.

A value may be lost with its process. A server of a single process has no peers to ask.
"""

from collections.abc import Callable
from typing import Literal, Protocol

LookupKind = Literal["record", "study", "page", "onlooker"]  # page: of a person, visible
Tell = Callable[[], bytes | None]  # the value now; None: it is not there any more
Drop = Callable[[], None]


class PeerLookup(Protocol):
    """Interface to the other processes of this server."""

    def register(self, kind: LookupKind, name: str, tell: Tell, /) -> Drop:
        """Answer lookups of that name from now on; the result ends that."""

    async def look_up(self, kind: LookupKind, name: str, /) -> bytes | None:
        """Value of another process; None where none has it or answers in time."""

    async def is_connected(self, table: str, seat: int, /) -> bool:
        """True if the seat's player is connected to the table at any process."""


class NoPeers:
    """Null object of a server of a single process."""

    def register(self, _kind: LookupKind, _name: str, _tell: Tell) -> Drop:
        return _nothing

    async def look_up(self, _kind: LookupKind, _name: str) -> bytes | None:
        return None

    async def is_connected(self, _table: str, _seat: int) -> bool:
        return False


def _nothing() -> None:
    """Do nothing: there was nothing to drop."""
